"""What a game has to provide: protocols that the modules of its folder satisfy.

A game is a folder under `games`. Its modules contain no words: the grammar names concepts, the
narration names phrases, and the language folders own the wording. They know no device, no file and
no clock. States, commands, events, questions and options are values of the game's own: frozen
dataclasses, or named tuples, which are made faster. `TypedSystem` is generic in these five.
Everybody outside the folder uses `System`, in which they are opaque: the other rooms store them,
compare them, and pass them back to the same game.

The core is `rules`, `commands`, `grammar`, `narration`, `put_back`, `dialogue`, `facts` and
`places`. A game may leave out everything else.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from enum import Enum
from random import Random
from typing import Generic, Protocol, TypeVar, cast

from azul_access.errors import AccessError
from azul_access.games.asking import Vocabulary
from azul_access.games.boards import Boards
from azul_access.games.choices import NO_EDITIONS, Choice
from azul_access.games.coach import Coach
from azul_access.games.context import MessageKind, TypedContext
from azul_access.games.deeds import ListDeeds
from azul_access.games.keypad import Keypad
from azul_access.games.lessons import Lessons
from azul_access.games.milestone import Milestone
from azul_access.games.picture import Pictures
from azul_access.games.planning import Planning
from azul_access.games.rule_book import RuleBook
from azul_access.games.statistics import Statistics
from azul_access.games.story import Story
from azul_access.games.supposing import Supposing
from azul_access.games.table import Content, Places, Statements
from azul_access.games.tactile_set import TactileSets
from azul_access.games.touch import Touch
from azul_access.games.waiting import Waiting
from azul_access.language.grammar import Rule
from azul_access.language.phrase import Paragraph, Phrase
from azul_access.values import frozen

# What the other rooms see of a game's own values.
State = object
Command = object
Event = object
Question = object
Options = object

StateT = TypeVar("StateT")
StateT_contra = TypeVar("StateT_contra", contravariant=True)
CommandT = TypeVar("CommandT")
CommandT_co = TypeVar("CommandT_co", covariant=True)
CommandT_contra = TypeVar("CommandT_contra", contravariant=True)
EventT = TypeVar("EventT")
EventT_co = TypeVar("EventT_co", covariant=True)
EventT_contra = TypeVar("EventT_contra", contravariant=True)
QuestionT = TypeVar("QuestionT")
OptionsT = TypeVar("OptionsT")
OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)


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


@frozen
class Expectation:
    """Who has to do what now; `player` is a seat from 0, or None when the game is over."""

    kind: Expects
    player: int | None


@frozen
class Commands:
    """The input means these commands, all or none of them; `player` is the seat it names."""

    commands: tuple[Command, ...]
    player: int | None = None


@frozen
class Ask:
    """The input asks a question and changes nothing."""

    question: Question


@frozen
class CorrectionRequest:
    """The input replaces an earlier command: the newest one that matches the other fields.

    `number` counts the standing commands from 1; `player` is the seat that gave the command;
    `place` is the factory that was filled, from 1, in this round unless another is given.
    """

    command: Command
    number: int | None = None
    player: int | None = None
    place: int | None = None
    round: int | None = None


# The core


class Rules(Protocol[StateT, CommandT, EventT_co, OptionsT_contra]):
    """The rules as pure functions."""

    def new_game(
        self, players: int, first_seat: int, options: OptionsT_contra
    ) -> tuple[StateT, tuple[EventT_co, ...]]:
        """The first state and its events, of which the first begins a round.

        `players` is one of the system's numbers of players, `first_seat` a seat from 0.
        """

    def expects(self, state: StateT) -> Expectation: ...

    def apply(self, state: StateT, command: CommandT) -> tuple[StateT, tuple[EventT_co, ...]]:
        """The state after `command`, and its events. Total for any field values of a command.

        Raises: IllegalCommand, and nothing else.
        """

    def legal_commands(self, state: StateT) -> Sequence[CommandT]:
        """Every command that the expected player may give; none while people draw tiles."""


class CommandCodec(Protocol[CommandT]):
    """Commands as JSON objects: a public file format, in which numbers count from 1."""

    def encode(self, command: CommandT) -> dict[str, object]:
        """An object with the key "do"; "undo", "redo" and "amend" are the ledger's own."""

    def decode(self, data: Mapping[str, object]) -> CommandT:
        """Raises: IllegalCommand when `data` is no command of this game."""


class Grammar(Protocol[StateT_contra, CommandT_contra]):
    """What can be typed and said, as rules over concepts."""

    def typed_rules(self, state: StateT_contra) -> Sequence[Rule]:
        """Commands, questions and corrections; they build Commands, Ask or CorrectionRequest."""

    def spoken_rules(self, state: StateT_contra) -> Sequence[Rule]:
        """The typed rules that the recogniser listens for: commands only when they are due."""

    def matches_correction(
        self, correction: CorrectionRequest, command: CommandT_contra, state: StateT_contra
    ) -> bool:
        """Whether `correction` can replace `command`, which was given in `state`."""

    def refuse_line(
        self, state: StateT_contra, commands: Sequence[CommandT_contra]
    ) -> IllegalCommand | None:
        """Why the refused `commands` of one line are impossible together.

        None if the reason is one of the commands.
        """

    def needs_consent(self, command: CommandT_contra) -> bool:
        """Whether all players have to agree, so that the companion asks for a "yes"."""


class EventNarration(Protocol[EventT_contra, OptionsT_contra]):
    """Events as phrases; each phrase is one or more whole sentences."""

    def narrate(
        self, context: TypedContext[OptionsT_contra], event: EventT_contra, *others: EventT_contra
    ) -> list[Phrase]:
        """The phrases of an event; `others` follow it and are told together with it."""

    def are_told_together(self, event: EventT_contra, following: EventT_contra) -> bool:
        """Whether two successive events can be told in one paragraph."""

    def kind_of(
        self, context: TypedContext[OptionsT_contra], event: EventT_contra
    ) -> MessageKind | None:
        """The kind of what is told of an event; None where listeners cannot choose."""


class PutBack(Protocol[EventT, OptionsT_contra]):
    """How players take the events of a command back on the table."""

    def parts(self, events: Sequence[EventT]) -> list[tuple[EventT, ...]]:
        """The events in parts that are put back one after the other, newest part first.

        A part is what hands can follow at once: a turn, or the scoring of one player's board.
        """

    def put_back(
        self, context: TypedContext[OptionsT_contra], events: Sequence[EventT]
    ) -> list[Phrase]:
        """What they have to do with their hands for one part, newest step first.

        The score cards are turned once for each player, at the end.
        """


class Dialogue(Protocol[StateT_contra, CommandT_contra, OptionsT_contra]):
    """What the companion asks for, reads back and refuses."""

    def describe_setup(self, context: TypedContext[OptionsT_contra]) -> list[Phrase]:
        """The options in force, for the beginning of a game."""

    def wait(
        self, context: TypedContext[OptionsT_contra], state: StateT_contra, *, named: bool = False
    ) -> Waiting:
        """What is said while players are waited for; `named` always names the player."""

    def describe_command(self, state: StateT_contra, command: CommandT_contra) -> Phrase:
        """A command as it is meant in `state`; without a full stop."""

    def type_command(self, state: StateT_contra, command: CommandT_contra) -> Phrase:
        """What a player can type to give a legal command in `state`."""

    def read_back(
        self, context: TypedContext[OptionsT_contra], state: StateT_contra, command: CommandT_contra
    ) -> Phrase:
        """A command with the tiles that it would move; without a full stop."""

    def explain_consent(
        self, context: TypedContext[OptionsT_contra], state: StateT_contra, command: CommandT_contra
    ) -> list[Phrase]:
        """What follows from a command that all players have to agree on."""

    def explain_refusal(
        self,
        context: TypedContext[OptionsT_contra],
        state: StateT_contra,
        command: CommandT_contra,
        why: IllegalCommand,
    ) -> list[Phrase]:
        """Why `command`, or a question that is refused, is impossible; and what is possible."""


class Facts(Protocol[StateT_contra, EventT_contra, QuestionT, OptionsT_contra]):
    """Answers to questions about a state, and facts about an event."""

    def answer(
        self, context: TypedContext[OptionsT_contra], state: StateT_contra, question: QuestionT
    ) -> list[Paragraph]:
        """One paragraph for each thing in the answer.

        Raises: IllegalCommand for a question about something that is not in this game.
        """

    def overview_questions(self, state: StateT_contra) -> Sequence[QuestionT]:
        """Questions whose answers together describe the whole table."""

    def round_number(self, state: StateT_contra) -> int:
        """The round of a state, from 1; after the end of the game the last one."""

    def scores(self, state: StateT_contra) -> Sequence[int]:
        """The points of each player, by seat."""

    def results(self, state: StateT_contra) -> object:
        """What counts in the end, to be compared with that of other states: scores and walls."""

    def encode_state(self, names: Sequence[str], state: StateT_contra) -> dict[str, object]:
        """The state as one JSON object."""

    def milestone(self, event: EventT_contra) -> Milestone: ...


# What a game may leave out, beside what has a module of its own


class Editions(Protocol[OptionsT]):
    """What people choose before the first tile. A game without it has the options None."""

    @property
    def CHOICES(self) -> Mapping[str, Choice]: ...  # noqa: N802 - a module's constant

    def decode_options(self, chosen: Mapping[str, object]) -> OptionsT:
        """Raises: InvalidSetup for a choice that CHOICES does not offer."""

    def encode_options(self, options: OptionsT) -> dict[str, object]:
        """The choices that lead to `options`, as fields of a log's header."""


class CarryOver(Protocol[StateT, CommandT_contra]):
    """What a command did, without applying it again: corrections of long games are faster."""

    def __call__(
        self, command: CommandT_contra, before: StateT, after: StateT, other: StateT, /
    ) -> StateT | None:
        """The state after a legal command in `other`, where it does just what it did in `before`.

        `after` is the state after it in `before`. The events are the same, too. None where only
        the rules can tell.
        """


class Evolve(Protocol[StateT, EventT_contra]):
    """An event applied to a state: the table in the middle of a command, while it is announced."""

    def __call__(self, state: StateT, event: EventT_contra, /) -> StateT:
        """The state after `event`.

        All events of a command lead, one after the other, to the state that the rules give. Without
        the events of the newest parts of `PutBack` they lead to the state before these parts.
        """


class VirtualBag(Protocol[StateT_contra, CommandT_co]):
    """The program's own bag, for practice without a set."""

    def draw(self, state: StateT_contra, random: Random) -> CommandT_co:
        """The tiles for a state that expects Expects.FILL."""


@frozen
class TypedSystem(Generic[StateT, CommandT, EventT, QuestionT, OptionsT]):
    """A game: its modules by what they do.

    `name` is the name in logs, on the command line and of the language files; `players` are the
    possible numbers of players. `symbols` map signs to concepts in every language: what is printed
    on the tiles. `asking` is what questions in free words can name. The modules for stories,
    tactile sets, rule books and the computer player are loaded when they are used, since few games
    at the table need them.
    """

    name: str
    players: range
    rules: Rules[StateT, CommandT, EventT, OptionsT]
    commands: CommandCodec[CommandT]
    grammar: Grammar[StateT, CommandT]
    narration: EventNarration[EventT, OptionsT]
    put_back: PutBack[EventT, OptionsT]
    dialogue: Dialogue[StateT, CommandT, OptionsT]
    facts: Facts[StateT, EventT, QuestionT, OptionsT]
    places: Places[StateT, OptionsT]
    symbols: Mapping[str, str] = field(default_factory=dict, hash=False)
    editions: Editions[OptionsT] = field(default=cast("Editions[OptionsT]", NO_EDITIONS))
    boards: Boards[StateT, QuestionT, OptionsT] | None = None
    pictures: Pictures[StateT, OptionsT] | None = None
    statistics: Statistics[StateT, EventT, OptionsT] | None = None
    load_story: Callable[[], Story[StateT, EventT, OptionsT]] | None = None
    load_tactile_sets: Callable[[], TactileSets[OptionsT]] | None = None
    load_planning: Callable[[], Planning[StateT, CommandT]] | None = None
    load_rule_book: Callable[[], RuleBook[OptionsT]] | None = None
    load_lessons: Callable[[], Lessons[StateT, OptionsT]] | None = None
    load_coach: Callable[[], Coach[StateT, CommandT]] | None = None
    touch: Touch[StateT, CommandT, QuestionT, OptionsT] | None = None
    keypad: Keypad[StateT] | None = None
    virtual_bag: VirtualBag[StateT, CommandT] | None = None
    carry_over: CarryOver[StateT, CommandT] | None = None
    evolve: Evolve[StateT, EventT] | None = None
    list_deeds: ListDeeds[StateT, EventT, OptionsT] | None = None
    statements: Statements[StateT, CommandT] | None = None
    supposing: Supposing[StateT, CommandT] | None = None
    asking: Vocabulary | None = None


AnyStatistics = Statistics[State, Event, Options]
System = TypedSystem[State, Command, Event, Question, Options]


def differences(system: System, before: State, after: State) -> list[Content]:
    """What lies at the places that have changed, as it is in `after`."""
    contents = system.places.contents
    return [new for old, new in zip(contents(before), contents(after), strict=True) if old != new]


def without_types(game: TypedSystem[StateT, CommandT, EventT, QuestionT, OptionsT]) -> System:
    """The game for the registry. This is safe as long as a room mixes no values of two games."""
    return cast(System, game)
