"""Hands follow games at which little is said: where tiles go, how many, and the final cards."""

from dataclasses import fields
from random import Random

import azul_hands
import dutch
import english
import german
import pavilion_hands
import pytest
from azul_players import AzulHabits
from azul_random import Habit as AzulHabit
from brief_hands import BriefAzulHands, BriefPavilionHands, BriefTable, BriefWords
from brief_sentences import AZUL, PAVILION
from case_samples import sample
from felt_table import HandsError
from pavilion_players import PavilionHabits
from players import Players
from summer_pavilion_random import Habit as PavilionHabit
from told_sentences import NAMES, Reader, Words
from whole_games import play, seeds

from azul_access.games.azul import editions as azul_editions
from azul_access.games.azul import put_back
from azul_access.games.summer_pavilion import editions as pavilion_editions
from azul_access.language.phrase import Form, Verbosity
from azul_access.session.control.controls import Pace

WORDS = {
    language: BriefWords(
        **{
            **{field.name: getattr(words, field.name) for field in fields(Words)},
            "on": " ",
            "more_beside": more_beside,
        }
    )
    for language, words, more_beside in (
        ("de", german.WORDS, ", # daneben"),
        ("en", english.WORDS, ", # beside"),
        ("nl", dutch.WORDS, ", # ernaast"),
    )
}


def begin(random: Random, game: str, language: str) -> Players:
    """A new game of any number of players, with any wall, edition, pace and output."""
    names = NAMES[: random.randint(2, 4)]
    first_seat = random.randrange(len(names))
    is_azul = game == "azul"
    new_table = azul_hands.new_table if is_azul else pavilion_hands.new_table
    laid = new_table(names, names[first_seat])
    table = BriefTable(laid.pieces, laid.heaps, laid.cards, laid.hundreds)
    sentences = (AZUL if is_azul else PAVILION)[language]
    kind = BriefAzulHands if is_azul else BriefPavilionHands
    choices = (azul_editions if is_azul else pavilion_editions).CHOICES
    return Players.begin(
        game,
        kind(Reader(WORDS[language], sentences), table),
        AzulHabits(language, random.choice(list(AzulHabit)))
        if is_azul
        else PavilionHabits(language, random.choice(list(PavilionHabit))),
        names,
        language=language,
        chosen={name: random.choice(choice.values) for name, choice in choices.items()},
        first_seat=first_seat,
        verbosity=Verbosity.TERSE,
        pace=random.choice(list(Pace)),
        form=random.choice([Form.SHOW, Form.SAY]),
    )


@pytest.mark.parametrize(("game", "language"), sample(["azul", "summer-pavilion"], WORDS))
def test_hands_follow_whole_games(game: str, language: str, request: pytest.FixtureRequest) -> None:
    """At every moment the same tiles lie together as for the program."""
    for seed in seeds(request, usual=1):
        random = Random(seed)
        play(begin(random, game, language), random)


def test_hands_notice_what_undo_leaves_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the mistake they can follow the same game."""
    play(begin(Random(0), "azul", "en"), Random(0))
    monkeypatch.setattr(put_back, "_tiles_back", lambda *_: [])
    with pytest.raises(HandsError):
        play(begin(Random(0), "azul", "en"), Random(0))
