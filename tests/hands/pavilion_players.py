"""How people play Summer Pavilion."""

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import dutch
import english
import german
from felt_table import Table
from hands import Hands
from pavilion_hands import PavilionHands, new_table
from pavilion_table import lay_out
from players import WORDS, Players
from summer_pavilion_random import Habit, random_command
from told_sentences import NAMES, Reader

from azul_access.games.sources import Factory
from azul_access.games.summer_pavilion import rules
from azul_access.games.summer_pavilion.commands import Fill, SetTable, Take
from azul_access.games.summer_pavilion.editions import CHOICES
from azul_access.games.summer_pavilion.pieces import LABELS
from azul_access.games.summer_pavilion.state import State
from azul_access.language.phrase import Form, Verbosity
from azul_access.record.seats import Computers
from azul_access.session import Session, Step
from azul_access.session.change.commands import enter_commands
from azul_access.session.control.controls import Pace
from azul_access.session.step.completion import complete_step

READERS = {
    "de": Reader(german.WORDS, german.PAVILION),
    "en": Reader(english.WORDS, english.PAVILION),
    "nl": Reader(dutch.WORDS, dutch.PAVILION),
}
QUESTIONS = {
    "de": ("f", "f1", "f2", "z", "sterne", "sterne 2", "stern 2", "vorrat", "stand", "beutel"),
    "en": ("f", "f1", "f2", "c", "stars", "stars 2", "star 2", "supply", "score", "bag"),
    "nl": ("f", "f1", "f2", "c", "sterren", "sterren 2", "ster 2", "voorraad", "score", "zak"),
}
CENTRE = {"de": "z", "en": "c", "nl": "c"}
PASS = {"de": "passe", "en": "pass", "nl": "pas"}


class PavilionHabits:
    def __init__(self, language: str, habit: Habit) -> None:
        self.language = language
        self.habit = habit
        self.questions = QUESTIONS[language]

    def next_step(self, hands: Hands, session: Session, random: Random) -> tuple[str, Step]:
        state = cast(State, session.ledger.state)
        command = random_command(state, random, self.habit)
        if isinstance(command, Fill):
            command = Fill(tuple(random.sample(command.tiles, len(command.tiles))))
            hands.drawn = {state.filled + 1: [LABELS[tile] for tile in command.tiles]}
        return str(command), complete_step(enter_commands(session, [command], "keyboard"))

    def correction(self, session: Session, random: Random) -> str:
        """Another draw or another take than some earlier one, mostly a late one."""
        applied = session.ledger.applied
        number = len(applied) - random.randrange(min(random.choice([3, 12, 40]), len(applied)))
        old = applied[number - 1]
        state = cast(State, old.before)
        takes = [move for move in rules.legal_commands(state) if isinstance(move, Take)]
        if isinstance(old.command, Fill):
            text = "".join(random.choice([*LABELS.values()]) for _ in old.command.tiles)
        elif takes:
            text = self.text(random.choice(takes))
        else:
            text = PASS[self.language]
        return f"fix {WORDS[self.language].entry} {number} {text}"

    def what_if(self, session: Session, random: Random) -> str | None:
        """No answer tells something about the table that hands could compare."""
        return None

    def text(self, take: Take) -> str:
        source = take.source
        where = source.index + 1 if isinstance(source, Factory) else CENTRE[self.language]
        return f"{where}{LABELS[take.colour]}"

    def set_command(self, contents: Sequence[Any]) -> SetTable:
        return SetTable(tuple(contents))

    def lay_out(self, names: Sequence[str], state: object) -> Table:
        return lay_out(names, cast(State, state))


def begin_pavilion(random: Random, language: str, computers: Computers = ()) -> Players:
    """A new game of any number of players, with any board, edition, pace and output.

    With `computers` there are as many players as these have seats.
    """
    names = NAMES[: len(computers) or random.randint(2, 4)]
    first_seat = random.randrange(len(names))
    chosen = {name: random.choice(choice.values) for name, choice in CHOICES.items()}
    return Players.begin(
        "summer-pavilion",
        PavilionHands(READERS[language], new_table(names, names[first_seat])),
        PavilionHabits(language, random.choice(list(Habit))),
        names,
        language=language,
        chosen=dict(chosen),
        first_seat=first_seat,
        verbosity=random.choice([Verbosity.NORMAL, Verbosity.VERBOSE]),
        pace=random.choice(list(Pace)),
        form=random.choice([Form.SHOW, Form.SAY]),
        computers=computers,
    )
