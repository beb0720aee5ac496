"""What a game system must bring, as protocols that its folder of modules satisfies.

A system is a folder under `games`. It holds no words: its grammar names concepts, its tellings name
phrases, and the language folders own how either sounds. It knows no device, no file and no clock.
States, commands, events and questions are frozen dataclasses of the system's own; outside its
folder nobody looks inside them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Any, Protocol

from azul_access.errors import AccessError
from azul_access.games.choices import Choice
from azul_access.language.grammar import Rule
from azul_access.language.phrase import Paragraph, Phrase, Verbosity

State = Any
Command = Any
Event = Any
Question = Any


class IllegalCommand(AccessError):  # noqa: N818 - the rules' own word
    """A command that the rules do not allow now; the state stays as it was."""


class MalformedReason(Enum):
    MALFORMED = "malformed"


class Expects(Enum):
    """What the game waits for."""

    FILL = "fill"
    TURN = "turn"
    CHOICE = "choice"
    STUCK = "stuck"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Expectation:
    """Who must do what now; `player` is a seat, or None when the game is over."""

    kind: Expects
    player: int | None


@dataclass(frozen=True, slots=True)
class Commands:
    """What was said means these commands, all or none."""

    commands: tuple[Command, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """What was said asks something and changes nothing."""

    question: Question


@dataclass(frozen=True, slots=True)
class CorrectionRequest:
    """What was said corrects an earlier command: the newest that fits what is named.

    `number` counts the standing commands from 1; `player` is the seat that gave the command;
    `place` is of the game's own choosing (base Azul: the factory that was filled).
    """

    command: Command
    number: int | None = None
    player: int | None = None
    place: object = None


class Rules(Protocol):
    """The pure core of a game: values in, values out."""

    def new_game(
        self, players: int, starts: int, options: Any
    ) -> tuple[State, tuple[Event, ...]]: ...

    def expects(self, state: State) -> Expectation: ...

    def apply(self, state: State, command: Command) -> tuple[State, tuple[Event, ...]]:
        """The state after `command`, and what event. Total for any field values.

        Raises: IllegalCommand, and nothing else.
        """

    def legal_commands(self, state: State) -> Sequence[Command]:
        """Every move the expected player may make; none while people draw tiles."""

    def find_problems(self, state: State) -> tuple[str, ...]:
        """What is wrong with a state (tiles lost or doubled); nothing in a reachable one."""


class CommandCodec(Protocol):
    """Commands as JSON objects: a public file format, numbers counted from 1."""

    def encode(self, command: Command) -> dict[str, object]: ...

    def decode(self, data: Mapping[str, object]) -> Command:
        """Raises: IllegalCommand when `data` is no command of this game."""


class Editions(Protocol):
    """The choices people make before the first tile."""

    @property
    def CHOICES(self) -> Mapping[str, Choice]: ...  # noqa: N802 - a module's constant

    def decode_options(self, chosen: Mapping[str, object]) -> Any:
        """Raises: InvalidSetup."""

    def encode_options(self, options: Any) -> dict[str, object]: ...


class Grammar(Protocol):
    """What can be said, as rules over concepts; one source for typing, speech and braille."""

    @property
    def SYMBOLS(self) -> Mapping[str, str]:  # noqa: N802 - a module's constant
        """Signs that mean a concept in every language: what is printed on the tiles."""

    def typed_rules(self, state: State) -> Sequence[Rule]:
        """Commands, questions and corrections; builds `Do`, `Ask` or `Mend`."""

    def spoken_rules(self, state: State) -> Sequence[Rule]:
        """Those of the rules that are worth listening for: moves only at their moment."""

    def matches_correction(
        self, correction: CorrectionRequest, command: Command, state: State
    ) -> bool:
        """Whether `correction` may mean `command`, which was given in `state`."""

    def needs_consent(self, command: Command) -> bool:
        """Whether all players must agree, so that a "yes" is asked for."""


class EventNarration(Protocol):
    """What event, as phrases; each phrase is a whole sentence or more."""

    def narrate(self, context: "NarrationContext", event: Event) -> list[Phrase]: ...

    def starts_steps(self, event: Event) -> bool:
        """Whether what follows `event` may be told a step at a time, for hands to keep up."""


class PutBack(Protocol):
    """What hands do so that something has not event, newest step first."""

    def put_back(self, context: "NarrationContext", event: Event) -> list[Phrase]: ...


class Dialogue(Protocol):
    """What the companion asks for, reads back and refuses."""

    def describe_setup(self, context: "NarrationContext") -> list[Phrase]:
        """What is in force, said when a game begins."""

    def describe_expectation(
        self, context: "NarrationContext", state: State, *, named: bool = False
    ) -> list[Phrase]:
        """Who must do what now; `named` where nobody was named just before."""

    def give_hint(self, context: "NarrationContext", state: State) -> list[Phrase]:
        """An example for this moment, for somebody who mistyped."""

    def prompt(self, context: "NarrationContext", state: State) -> Phrase: ...

    def give_help(self, context: "NarrationContext", state: State) -> list[Phrase]: ...

    def describe_command(self, state: State, command: Command) -> Phrase:
        """A command read back, as it is meant in `state`; without a full stop."""

    def read_back(self, context: "NarrationContext", state: State, command: Command) -> Phrase:
        """A command as it would be done, said before it counts; without a full stop."""

    def explain_refusal(
        self, context: "NarrationContext", state: State, command: Command, why: IllegalCommand
    ) -> list[Phrase]:
        """Why `command` was refused, and what is possible instead."""


class Facts(Protocol):
    """Answers to questions about a state."""

    def answer(
        self, context: "NarrationContext", state: State, question: Question
    ) -> list[Paragraph]:
        """A paragraph for each thing that is told.

        Raises: IllegalCommand for a question about what is not in this game.
        """

    def what_if_question(self, command: Command) -> Question:
        """The question what would follow from `command`."""

    def questions_about_changes(self, before: State, after: State) -> Sequence[Question]:
        """Questions whose answers differ between two states, for people to check by hand."""

    def overview_questions(self, state: State) -> Sequence[Question]:
        """Questions whose answers together tell the whole table."""

    def encode_state(self, names: Sequence[str], state: State) -> dict[str, object]:
        """The state as one JSON object."""

    def round_scores(self, event: Event) -> Sequence[int] | None:
        """The scores after a round where `event` ends one."""

    def winners(self, event: Event) -> Sequence[int] | None:
        """The seats that won where `event` ends the game."""

    def round_begun(self, event: Event) -> int | None:
        """The number of the round that `event` begins."""

    def board_questions(self, state: State) -> Sequence[Question]:
        """Questions whose answers together tell what lies before the players."""

    def board_tables(self, context: "NarrationContext", state: State) -> Sequence["PhraseTable"]:
        """The same as tables, as far as it is one: for readers who ask for tables."""


@dataclass(frozen=True, slots=True)
class PhraseTable:
    """A table: `rows` are a header and a cell for each of `columns`; `corner` heads the headers."""

    caption: Phrase
    corner: Phrase
    columns: tuple[Phrase, ...]
    rows: tuple[tuple[Phrase, tuple[Phrase, ...]], ...]


@dataclass(frozen=True, slots=True)
class Gain:
    """Points that a seat won or, below zero, lost; `source` is one of the game's POINT_SOURCES."""

    seat: int
    source: str
    points: int


@dataclass(frozen=True, slots=True)
class TilesTaken:
    """Tiles that came to a seat; `colour` counts from 0 in the game's own order."""

    seat: int
    colour: int
    count: int


class Statistics(Protocol):
    """What event as numbers. All gains of a game together are its scores."""

    @property
    def POINT_SOURCES(self) -> Sequence[str]:  # noqa: N802 - a module's constant
        """Names of the phrases for what brings or costs points, in the order of telling."""

    def opening_gains(self, state: State) -> Sequence[Gain]:
        """The points that players have before the first move."""

    def gains(self, event: Event) -> Sequence[Gain]: ...

    def tiles_taken(self, event: Event) -> Sequence[TilesTaken]: ...

    def colour_labels(self) -> Sequence[Phrase]:
        """The label of each colour."""

    def describe_tiles(self, context: "NarrationContext", colour: int, count: int) -> Phrase: ...


class VirtualBag(Protocol):
    """The program's own bag, for practice without a set."""

    def draw(self, state: State, random: Random) -> Command:
        """A draw for a state that expects one."""


# What fingers find


@dataclass(frozen=True, slots=True)
class Field:
    """A few cells that mean one thing: a label, a number, a short text; None is an empty cell.

    Who touches it picks `pick`, a value of the game's own; None where there is nothing to pick.
    """

    text: Phrase | None
    pick: object = None


# Fields that stand side by side and are not torn apart: a factory's labels, a pattern line.
Strip = tuple[Field, ...]
EMPTY_CELL = Field(None)


@dataclass(frozen=True, slots=True)
class View:
    """One thing to read on a single line: its strips with an empty cell between them.

    `name` is the same as long as the game goes on, so that a hand that reads it may stay there.
    """

    name: str
    title: Phrase
    strips: tuple[Strip, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of the table as it lies there, row by row, for displays with several lines."""

    rows: tuple[Strip, ...]


class Touch(Protocol):
    """The table for hands on a braille display. A player picks what is touched."""

    def views(self, context: "NarrationContext", state: State) -> Sequence[View]:
        """Everything there is to read, the player to act first."""

    def blocks(self, context: "NarrationContext", state: State) -> Sequence[Block]:
        """The whole table for one page, the most important first. Whose turn it is stands above."""

    def choices(
        self, context: "NarrationContext", state: State, picked: tuple[object, ...]
    ) -> View:
        """What can be picked next; no strips where nothing can.

        Strips at the beginning in which nothing can be picked tell what has been picked already.
        """

    def picked_command(self, state: State, picked: tuple[object, ...]) -> Command | None:
        """What the picked things mean together, or None as long as something is missing."""


@dataclass(frozen=True, slots=True)
class NarrationContext:
    """Who listens: the players' names by seat, the game's options, and how much is to be told."""

    names: tuple[str, ...]
    options: Any
    verbosity: Verbosity

    @property
    def terse(self) -> bool:
        return self.verbosity is Verbosity.TERSE

    @property
    def verbose(self) -> bool:
        return self.verbosity is Verbosity.VERBOSE


@dataclass(frozen=True, slots=True)
class System:
    """A game: its modules by what they do."""

    name: str
    players: range
    rules: Rules
    commands: CommandCodec
    editions: Editions
    grammar: Grammar
    narration: EventNarration
    put_back: PutBack
    dialogue: Dialogue
    facts: Facts
    statistics: Statistics
    virtual_bag: VirtualBag
    touch: Touch
