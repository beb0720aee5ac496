"""Heap, a game in one file: players take one to three tiles in turn, for a point each.

It exists for tests and implements only what the packages require of a game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, cast

from azul_access.games.context import TypedContext
from azul_access.games.system import (
    NO_MILESTONE,
    Ask,
    Commands,
    CorrectionRequest,
    Expectation,
    Expects,
    IllegalCommand,
    Milestone,
)
from azul_access.games.table import Area
from azul_access.games.terms import describe_ending, describe_score, list_scores
from azul_access.language.grammar import (
    Captures,
    Name,
    Number,
    Opt,
    Rule,
    Seat,
    alt,
    maybe,
    seq,
    word,
)
from azul_access.language.phrase import Paragraph, Phrase, phrase

ROUNDS, MOST_IN_HEAP, MOST_TAKEN = 2, 9, 3
Context = TypedContext[None]


class State(NamedTuple):
    """`round` is 3 when the game is over; an empty heap waits to be filled."""

    round: int
    turn: int
    heap: int
    scores: tuple[int, ...]


class Content(NamedTuple):
    """The points of a seat; without a seat, the tiles of the heap."""

    seat: int | None
    number: int


@dataclass(frozen=True, slots=True)
class Fill:
    tiles: int


@dataclass(frozen=True, slots=True)
class Take:
    tiles: int


@dataclass(frozen=True, slots=True)
class RoundStarted:
    round: int


@dataclass(frozen=True, slots=True)
class Filled:
    player: int
    tiles: int


@dataclass(frozen=True, slots=True)
class Taken:
    player: int
    tiles: int
    left: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    round: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Question(Enum):
    HEAP = "heap"
    SCORES = "scores"


class Reason(Enum):
    NOT_NOW = "heap-not-now"
    TOO_MANY = "heap-too-many"


Command = Fill | Take
Event = RoundStarted | Filled | Taken | RoundEnded | GameEnded

# Rules


def new_game(players: int, first_seat: int, _: None) -> tuple[State, tuple[Event, ...]]:
    return State(1, first_seat, 0, (0,) * players), (RoundStarted(1),)


def expects(state: State) -> Expectation:
    if state.round > ROUNDS:
        return Expectation(Expects.OVER, None)
    return Expectation(Expects.TURN if state.heap else Expects.FILL, state.turn)


def apply(state: State, command: Command) -> tuple[State, tuple[Event, ...]]:
    expected = expects(state).kind
    if expected is not (Expects.FILL if isinstance(command, Fill) else Expects.TURN):
        raise IllegalCommand(Reason.NOT_NOW)
    most = MOST_IN_HEAP if isinstance(command, Fill) else min(MOST_TAKEN, state.heap)
    if not 1 <= command.tiles <= most:
        raise IllegalCommand(Reason.TOO_MANY, most=most)
    if isinstance(command, Fill):
        return state._replace(heap=command.tiles), (Filled(state.turn, command.tiles),)
    points = list(state.scores)
    points[state.turn] += command.tiles
    left = state.heap - command.tiles
    after = State(state.round, (state.turn + 1) % len(points), left, tuple(points))
    taken = Taken(state.turn, command.tiles, left)
    if left:
        return after, (taken,)
    ended = RoundEnded(state.round, after.scores)
    after = after._replace(round=state.round + 1)
    if after.round <= ROUNDS:
        return after, (taken, ended, RoundStarted(after.round))
    winners = [seat for seat, score in enumerate(points) if score == max(points)]
    return after, (taken, ended, GameEnded(tuple(winners), after.scores))


def legal_commands(state: State) -> Sequence[Command]:
    return [Take(tiles) for tiles in range(1, min(MOST_TAKEN, state.heap) + 1)]


# Commands in a log


def encode(command: Command) -> dict[str, object]:
    return {"do": "fill" if isinstance(command, Fill) else "take", "tiles": command.tiles}


def decode(data: Mapping[str, object]) -> Command:
    match data:
        case {"do": "fill", "tiles": int(tiles)}:
            return Fill(tiles)
        case {"do": "take", "tiles": int(tiles)}:
            return Take(tiles)
    raise IllegalCommand(Reason.NOT_NOW)


# Grammar


def _take(captures: Captures) -> Take:
    return Take(cast(int, captures["tiles"]))


def _correction(captures: Captures) -> CorrectionRequest:
    number, seat = cast("int | None", captures.get("number")), captures.get("seat")
    return CorrectionRequest(
        _take(captures), number, seat.index if isinstance(seat, Seat) else None
    )


_TILES = seq(Number("tiles", 0, MOST_IN_HEAP), maybe("tile"))
_TAKE = seq(maybe("take"), _TILES)
_WHICH = Opt(alt(seq(word("move"), Number("number", 1, 99)), Name("seat")))
_RULES = (
    Rule("take", _TAKE, lambda captures: Commands((_take(captures),))),
    Rule(
        "fill", seq(word("fill"), _TILES), lambda captures: Commands((Fill(_take(captures).tiles),))
    ),
    Rule("correct", seq(word("correct"), _WHICH, _TAKE), _correction),
    Rule("heap", word("heap"), lambda _: Ask(Question.HEAP)),
    Rule("score", word("score"), lambda _: Ask(Question.SCORES)),
)


def typed_rules(_: State) -> Sequence[Rule]:
    return _RULES


spoken_rules = typed_rules


def matches_correction(correction: CorrectionRequest, command: Command, state: State) -> bool:
    return isinstance(command, Take) and correction.player in (None, state.turn)


def refuse_line(_: State, commands: Sequence[Command]) -> IllegalCommand | None:
    return None


def needs_consent(_: Command) -> bool:
    return False


# Narration


def narrate(context: Context, event: Event) -> list[Phrase]:
    match event:
        case RoundStarted(number):
            return [phrase("round-begun", round=number)]
        case Filled(player, tiles):
            return [phrase("heap-filled", player=context.names[player], count=tiles)]
        case Taken(player, tiles, left):
            return [phrase("heap-taken", player=context.names[player], count=tiles, left=left)]
        case RoundEnded(number, points):
            return [phrase("round-ended", round=number, scores=list_scores(context.names, points))]
        case GameEnded(winners, points):
            return describe_ending(context.names, winners, points, agreed=False)


def parts(events: Sequence[Event]) -> list[tuple[Event, ...]]:
    return [tuple(events)]


def put_back(context: Context, events: Sequence[Event]) -> list[Phrase]:
    phrases = []
    for event in reversed(events):
        match event:
            case Filled(_, tiles):
                phrases.append(phrase("heap-back-filled", count=tiles))
            case Taken(player, tiles):
                phrases.append(phrase("heap-back-taken", player=context.names[player], count=tiles))
    return phrases


def describe_setup(_: Context) -> list[Phrase]:
    return []


def describe_expectation(context: Context, state: State, *, named: bool = False) -> list[Phrase]:
    match expects(state).kind:
        case Expects.FILL:
            return [phrase("heap-expect-fill", player=context.names[state.turn])]
        case Expects.TURN:
            return [phrase("expect-turn", player=context.names[state.turn])]
    return []


def give_hint(_: Context, state: State) -> list[Phrase]:
    return [phrase("heap-hint")]


def prompt(context: Context, state: State) -> Phrase:
    if state.round > ROUNDS:
        return phrase("prompt-over")
    return phrase("prompt-turn", player=context.names[state.turn])


give_help = give_hint


def describe_command(_: State, command: Command) -> Phrase:
    name = "heap-command-fill" if isinstance(command, Fill) else "heap-command-take"
    return phrase(name, count=command.tiles)


def read_back(_: Context, state: State, command: Command) -> Phrase:
    return describe_command(state, command)


def explain_consent(_: Context, state: State, command: Command) -> list[Phrase]:
    return []


def explain_refusal(_: Context, state: State, command: object, why: IllegalCommand) -> list[Phrase]:
    return [phrase(f"error-{why.reason.value}", **cast("dict[str, int]", why.slots))]


# Places


def contents(state: State) -> Sequence[Content]:
    return [Content(None, state.heap), *map(Content, range(len(state.scores)), state.scores)]


def area(content: Content) -> int | Area:
    return Area.CENTRE if content.seat is None else content.seat


def is_empty(content: Content) -> bool:
    return not content[1]


def steps(contents: Sequence[Content]) -> Sequence[tuple[Content, ...]]:
    return [(content,) for content in contents]


def describe(context: Context, step: Sequence[Content]) -> list[Phrase]:
    seat, number = step[0]
    if seat is None:
        return [phrase("heap-holds", count=number)]
    return [describe_score(context.names[seat], number)]


# Facts


def answer(context: Context, state: State, question: Question) -> list[Paragraph]:
    if question is Question.HEAP:
        return [[phrase("heap-holds", count=state.heap)]]
    return [[phrase("heap-scores", scores=list_scores(context.names, state.scores))]]


def overview_questions(_: State) -> Sequence[Question]:
    return list(Question)


def round_number(state: State) -> int:
    return min(state.round, ROUNDS)


def results(state: State) -> object:
    return state.scores


def encode_state(names: Sequence[str], state: State) -> dict[str, object]:
    return {"heap": state.heap, "scores": dict(zip(names, state.scores, strict=True))}


def milestone(event: Event) -> Milestone:
    match event:
        case RoundStarted(number):
            return Milestone(round_begun=number)
        case RoundEnded(scores=points):
            return Milestone(round_scores=points)
        case GameEnded(winners):
            return Milestone(winners=winners)
    return NO_MILESTONE
