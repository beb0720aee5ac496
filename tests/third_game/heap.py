"""Heap, a game in one file: players take one to three tiles in turn, for a point each.

It exists for tests and implements only what the packages require of a game.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import NamedTuple, cast

from azul_access.games.context import MessageKind, TypedContext
from azul_access.games.defaults import describe_setup as describe_setup
from azul_access.games.defaults import explain_consent as explain_consent
from azul_access.games.defaults import needs_consent as needs_consent
from azul_access.games.defaults import parts as parts
from azul_access.games.defaults import refuse_line as refuse_line
from azul_access.games.defaults import steps as steps
from azul_access.games.milestone import Milestone
from azul_access.games.system import (
    Ask,
    Commands,
    CorrectionRequest,
    Expectation,
    Expects,
    IllegalCommand,
)
from azul_access.games.table import Area
from azul_access.games.terms import describe_ending, describe_score, list_scores
from azul_access.games.waiting import Waiting
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
from azul_access.values import frozen

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


@frozen
class Command:
    """`do` is "fill" or "take"."""

    do: str
    tiles: int


@frozen
class Done:
    """A player carried out a command, which left `left` tiles on the heap."""

    player: int
    command: Command
    left: int


@frozen
class RoundStarted:
    round: int


@frozen
class RoundEnded:
    round: int
    scores: tuple[int, ...]


@frozen
class GameEnded:
    scores: tuple[int, ...]


Event = Done | RoundStarted | RoundEnded | GameEnded
Question = Enum("Question", "HEAP SCORES")


class Reason(Enum):
    NOT_NOW = "heap-not-now"
    TOO_MANY = "heap-too-many"


# Rules


def new_game(players: int, first_seat: int, _: None) -> tuple[State, tuple[Event, ...]]:
    return State(1, first_seat, 0, (0,) * players), (RoundStarted(1),)


def expects(state: State) -> Expectation:
    if state.round > ROUNDS:
        return Expectation(Expects.OVER, None)
    return Expectation(Expects.TURN if state.heap else Expects.FILL, state.turn)


def apply(state: State, command: Command) -> tuple[State, tuple[Event, ...]]:
    expected = Expects.FILL if command.do == "fill" else Expects.TURN
    if expects(state).kind is not expected:
        raise IllegalCommand(Reason.NOT_NOW)
    most = MOST_IN_HEAP if expected is Expects.FILL else min(MOST_TAKEN, state.heap)
    if not 1 <= command.tiles <= most:
        raise IllegalCommand(Reason.TOO_MANY, most=most)
    if expected is Expects.FILL:
        return state._replace(heap=command.tiles), (Done(state.turn, command, command.tiles),)
    scores = list(state.scores)
    scores[state.turn] += command.tiles
    left = state.heap - command.tiles
    after = State(state.round, (state.turn + 1) % len(scores), left, tuple(scores))
    done = Done(state.turn, command, left)
    if left:
        return after, (done,)
    after = after._replace(round=state.round + 1)
    is_over = after.round > ROUNDS
    end = GameEnded(after.scores) if is_over else RoundStarted(after.round)
    return after, (done, RoundEnded(state.round, after.scores), end)


def legal_commands(state: State) -> Sequence[Command]:
    return [Command("take", tiles) for tiles in range(1, min(MOST_TAKEN, state.heap) + 1)]


# Commands in a log


def encode(command: Command) -> dict[str, object]:
    return {"do": command.do, "tiles": command.tiles}


def decode(data: Mapping[str, object]) -> Command:
    match data:
        case {"do": "fill" | "take" as do, "tiles": int(tiles)}:
            return Command(str(do), tiles)
    raise IllegalCommand(Reason.NOT_NOW)


# Grammar


def _take(captures: Captures) -> Command:
    return Command("take", cast(int, captures["tiles"]))


def _fill(captures: Captures) -> Command:
    return Command("fill", cast(int, captures["tiles"]))


def _correction(captures: Captures) -> CorrectionRequest:
    number, seat = cast("int | None", captures.get("number")), captures.get("seat")
    player = seat.index if isinstance(seat, Seat) else None
    return CorrectionRequest(_take(captures), number, player)


_TILES = seq(Number("tiles", 0, MOST_IN_HEAP), maybe("tile"))
_TAKE = seq(maybe("take"), _TILES)
_WHICH = Opt(alt(seq(word("move"), Number("number", 1, 99)), Name("seat")))
_RULES = (
    Rule("take", _TAKE, lambda captures: Commands((_take(captures),))),
    Rule("fill", seq(word("fill"), _TILES), lambda captures: Commands((_fill(captures),))),
    Rule("correct", seq(word("correct"), _WHICH, _TAKE), _correction),
    Rule("heap", word("heap"), lambda _: Ask(Question.HEAP)),
    Rule("score", word("score"), lambda _: Ask(Question.SCORES)),
)


def typed_rules(_: State) -> Sequence[Rule]:
    return _RULES


spoken_rules = typed_rules


def matches_correction(correction: CorrectionRequest, command: Command, state: State) -> bool:
    return command.do == "take" and correction.player in (None, state.turn)


# Narration


def are_told_together(event: Event, following: Event) -> bool:
    return False


def kind_of(context: Context, event: Event) -> MessageKind | None:
    return context.moves_of(event.player) if isinstance(event, Done) else None


def narrate(context: Context, event: Event, *others: Event) -> list[Phrase]:
    match event:
        case Done(player, Command(do, tiles), left):
            return [phrase(f"heap-{do}", player=context.names[player], count=tiles, left=left)]
        case RoundStarted(number):
            return [phrase("round-begun", round=number)]
        case GameEnded(scores):
            return describe_ending(context.names, _best(scores), scores, agreed=False)
        case RoundEnded(number, scores):
            return [phrase("round-ended", round=number, scores=list_scores(context.names, scores))]


def _best(scores: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def put_back(context: Context, events: Sequence[Event]) -> list[Phrase]:
    done = next(event for event in events if isinstance(event, Done))
    player, tiles = context.names[done.player], done.command.tiles
    return [phrase(f"heap-back-{done.command.do}", player=player, count=tiles)]


def wait(context: Context, state: State, *, named: bool = False) -> Waiting:
    player = context.names[state.turn]
    names = {Expects.FILL: "heap-expect-fill", Expects.TURN: "expect-turn"}
    kind = expects(state).kind
    expect = [phrase(names[kind], player=player)] if kind in names else []
    is_over = state.round > ROUNDS
    prompt = phrase("prompt-over") if is_over else phrase("prompt-turn", player=player)
    return Waiting(expect, prompt, hint=[phrase("heap-hint")], help=[phrase("heap-hint")])


def describe_command(_: State, command: Command) -> Phrase:
    return phrase(f"heap-command-{command.do}", count=command.tiles)


def type_command(state: State, command: Command) -> Phrase:
    return describe_command(state, command)


def read_back(_: Context, state: State, command: Command) -> Phrase:
    return describe_command(state, command)


def explain_refusal(_: Context, state: State, command: object, why: IllegalCommand) -> list[Phrase]:
    return [phrase(f"error-{why.reason.value}", **cast("dict[str, int]", why.slots))]


# Places


def contents(state: State) -> Sequence[Content]:
    return [Content(None, state.heap), *map(Content, range(len(state.scores)), state.scores)]


def area(content: Content) -> int | Area:
    return Area.CENTRE if content.seat is None else content.seat


def is_empty(content: Content) -> bool:
    return not content[1]


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


def scores(state: State) -> Sequence[int]:
    return state.scores


def results(state: State) -> object:
    return state.scores


def encode_state(names: Sequence[str], state: State) -> dict[str, object]:
    return {"heap": state.heap, "scores": dict(zip(names, state.scores, strict=True))}


def milestone(event: Event) -> Milestone:
    match event:
        case RoundStarted(number):
            return Milestone(round_begun=number)
        case RoundEnded(_, scores):
            return Milestone(round_scores=scores)
        case GameEnded(scores):
            return Milestone(winners=_best(scores))
    return Milestone()
