"""How people play base Azul: what they type, by the letters on the tiles."""

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import dutch
import english
import german
from azul_hands import AzulHands, new_table
from azul_random import Habit, random_command
from azul_table import lay_out
from felt_table import Table
from hands import Hands
from players import WORDS, Players
from told_sentences import NAMES, Reader

from azul_access.games.azul import rules
from azul_access.games.azul.commands import END, Choose, Command, Fill, SetTable, Take
from azul_access.games.azul.editions import CHOICES
from azul_access.games.azul.pieces import LABELS, Colour, Line
from azul_access.games.azul.state import State
from azul_access.games.sources import Factory
from azul_access.games.system import Expects
from azul_access.language.phrase import Form, Verbosity
from azul_access.record.seats import Computers
from azul_access.session import Session, Step, handle_line
from azul_access.session.control.controls import Pace

READERS = {
    "de": Reader(german.WORDS, german.AZUL),
    "en": Reader(english.WORDS, english.AZUL),
    "nl": Reader(dutch.WORDS, dutch.AZUL),
}
CENTRE = {"de": "z", "en": "c", "nl": "c"}
QUESTIONS = {
    "de": ("f", "f1", "f2", "f3", "z", "b", "b 2", "b 1", "stand", "beutel"),
    "en": ("f", "f1", "f2", "f3", "c", "b", "b 2", "b 1", "score", "bag"),
    "nl": ("f", "f1", "f2", "f3", "c", "b", "b 2", "b 1", "score", "zak"),
}
END_WORD = {"de": "ende", "en": "end", "nl": "einde"}


class AzulHabits:
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
        line = self.text(command)
        return line, handle_line(session, line, "keyboard")

    def correction(self, session: Session, random: Random) -> str:
        """Another draw or another move than some earlier one, mostly a late one."""
        applied = session.ledger.applied
        number = len(applied) - random.randrange(min(random.choice([3, 12, 40]), len(applied)))
        old, entry = applied[number - 1], WORDS[self.language].entry
        state, command = cast(State, old.before), old.command
        if isinstance(command, Fill):
            tiles = list(command.tiles)
            tiles[random.randrange(len(tiles))] = random.choice(list(Colour))
            return f"fix {entry} {number} {self.text(Fill(tuple(tiles)))}"
        moves = rules.legal_commands(state)
        return f"fix {entry} {number} {self.text(random.choice(moves) if moves else END)}"

    def what_if(self, session: Session, random: Random) -> str | None:
        state = cast(State, session.ledger.state)
        if rules.expects(state).kind is not Expects.TURN:
            return None
        return f"?{self.text(random.choice(rules.legal_commands(state)))}"

    def set_command(self, contents: Sequence[Any]) -> SetTable:
        return SetTable(tuple(contents))

    def lay_out(self, names: Sequence[str], state: object) -> Table:
        return lay_out(names, cast(State, state))

    def text(self, command: Command) -> str:
        """A command as people type it."""
        match command:
            case Fill(tiles):
                return "".join(_letter(tile) for tile in tiles)
            case Take(source, colour, target):
                where = source.index + 1 if isinstance(source, Factory) else CENTRE[self.language]
                to = target.index + 1 if isinstance(target, Line) else 0
                return f"{where}{_letter(colour)}{to}"
            case Choose(column):
                return str(column + 1)
        return END_WORD[self.language]


def begin_azul(random: Random, language: str, computers: Computers = ()) -> Players:
    """A new game of any number of players, with any wall, edition, pace and output.

    With `computers` there are as many players as these have seats.
    """
    names = NAMES[: len(computers) or random.randint(2, 4)]
    first_seat = random.randrange(len(names))
    chosen = {name: random.choice(choice.values) for name, choice in CHOICES.items()}
    return Players.begin(
        "azul",
        AzulHands(READERS[language], new_table(names, names[first_seat])),
        AzulHabits(language, random.choice(list(Habit))),
        names,
        language=language,
        chosen=dict(chosen),
        first_seat=first_seat,
        verbosity=random.choice([Verbosity.NORMAL, Verbosity.VERBOSE]),
        pace=random.choice(list(Pace)),
        form=random.choice([Form.SHOW, Form.SAY]),
        computers=computers,
    )


def _letter(colour: Colour) -> str:
    return LABELS[colour][0].lower()
