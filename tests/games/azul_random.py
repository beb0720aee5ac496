"""Random games of base Azul: legal moves and draws from a bag, the same for the same seed."""

from collections.abc import Iterator
from enum import Enum
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from azul_access.games.azul import disc, editions, rules, virtual_bag
from azul_access.games.azul.commands import END, Command, Take
from azul_access.games.azul.events import Event
from azul_access.games.azul.pieces import FLOOR, Line
from azul_access.games.azul.state import State
from azul_access.games.sources import CENTRE, Factory
from azul_access.games.system import Expects

# A game in which all tiles go to the floor lines has no end; after this round the players agree.
MOST_ROUNDS = 25


class Turn(NamedTuple):
    """One command: the state before it, the state after it, and its events."""

    before: State
    command: Command
    after: State
    events: tuple[Event, ...]


class Habit(Enum):
    """How the players of a random game choose among the legal moves."""

    ANY = "any"
    # They drop as few tiles as possible: walls fill, and bag and lid run out.
    CAREFUL = "careful"
    # They drop tiles, first those of factories: floor lines are full before the marker is taken.
    CARELESS = "careless"


def random_command(state: State, random: Random, habit: Habit = Habit.ANY) -> Command:
    """A draw, or a legal move."""
    expected = rules.expects(state).kind
    if expected is Expects.FILL and state.round <= MOST_ROUNDS:
        return virtual_bag.draw(state, random)
    if expected in (Expects.FILL, Expects.STUCK):
        return END
    moves = rules.legal_commands(state)
    if expected is Expects.TURN and habit is Habit.CAREFUL:
        moves = _best_moves(state, [move for move in moves if isinstance(move, Take)])
    if expected is Expects.TURN and habit is Habit.CARELESS:
        dropping = [move for move in moves if isinstance(move, Take) and move.target is FLOOR]
        from_factories = [move for move in dropping if move.source is not CENTRE]
        moves = random.choice([moves, from_factories or dropping, from_factories or dropping])
    return random.choice(moves)


def _best_moves(state: State, moves: list[Take]) -> list[Take]:
    """The moves that drop the fewest tiles; of these those that do not complete a row."""
    costs = [(_dropped(state, move), _completes_a_row(state, move)) for move in moves]
    return [move for move, cost in zip(moves, costs, strict=True) if cost == min(costs)]


def _dropped(state: State, move: Take) -> int:
    if isinstance(move.source, Factory):
        count = state.factories[move.source.index].count(move.colour)
    else:
        count = disc.count(state.centre, move.colour)
    if not isinstance(move.target, Line):
        return count
    row = state.players[state.turn].lines[move.target.index]
    return max(0, count - (move.target.index + 1 - (row.count if row else 0)))


def _completes_a_row(state: State, move: Take) -> bool:
    if not isinstance(move.target, Line):
        return False
    return state.players[state.turn].wall[move.target.index].count(None) == 1


def random_game(state: State, random: Random, habit: Habit = Habit.ANY) -> Iterator[Turn]:
    """From `state` to the end of the game, one command at a time."""
    while rules.expects(state).kind is not Expects.OVER:
        command = random_command(state, random, habit)
        after, events = rules.apply(state, command)
        yield Turn(state, command, after, events)
        state = after


def open_game(players: int, starts: int, **chosen: object) -> State:
    state, _ = rules.new_game(players, starts, editions.decode_options(chosen))
    return state


@st.composite
def openings(draw: st.DrawFn) -> State:
    """A new game: every edition, wall, column bonus and number of players."""
    players = draw(st.integers(2, 4))
    chosen = {
        name: draw(st.sampled_from(choice.values)) for name, choice in editions.CHOICES.items()
    }
    return open_game(players, draw(st.integers(0, players - 1)), **chosen)


@st.composite
def reached_states(draw: st.DrawFn) -> State:
    """A state of a random game, in any phase."""
    state = draw(openings())
    random = Random(draw(st.integers(0, 2**32)))
    habit = draw(st.sampled_from(Habit))
    # The number of commands is not drawn by Hypothesis, because it prefers small numbers.
    for _ in range(random.randrange(160)):
        if rules.expects(state).kind is Expects.OVER:
            break
        state, _ = rules.apply(state, random_command(state, random, habit))
    return state
