"""Hands follow games at which little is said: where tiles go, how many, and the final cards."""

from random import Random

import dutch
import english
import german
import pytest
from azul_hands import new_table
from azul_players import AzulHabits
from azul_random import Habit
from brief_hands import BriefAzulHands, BriefTable
from brief_sentences import AZUL
from players import Players
from told_sentences import NAMES, Reader
from whole_games import play, seeds

from azul_access.games.azul.editions import CHOICES
from azul_access.language.phrase import Form, Verbosity
from azul_access.session.controls import Pace

WORDS = {"de": german.WORDS, "en": english.WORDS, "nl": dutch.WORDS}


def begin_azul(random: Random, language: str) -> Players:
    """A new game of any number of players, with any wall, edition, pace and output."""
    names = NAMES[: random.randint(2, 4)]
    first_seat = random.randrange(len(names))
    chosen = {name: random.choice(choice.values) for name, choice in CHOICES.items()}
    laid = new_table(names, names[first_seat])
    table = BriefTable(laid.pieces, laid.heaps, laid.cards, laid.hundreds)
    return Players.begin(
        "azul",
        BriefAzulHands(Reader(WORDS[language], AZUL[language]), table),
        AzulHabits(language, random.choice(list(Habit))),
        names,
        language=language,
        chosen=dict(chosen),
        first_seat=first_seat,
        verbosity=Verbosity.TERSE,
        pace=random.choice(list(Pace)),
        form=random.choice([Form.SHOW, Form.SAY]),
    )


@pytest.mark.parametrize("language", WORDS)
def test_hands_follow_whole_games(language: str, request: pytest.FixtureRequest) -> None:
    """At every moment the same tiles lie together as for the program."""
    for seed in seeds(request, usual=2):
        random = Random(seed)
        play(begin_azul(random, language), random)
