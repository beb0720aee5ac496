"""Random games of Summer Pavilion: legal moves and draws, the same for the same seed."""

from collections.abc import Iterator
from enum import Enum
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from azul_access.games.summer_pavilion import editions, rules, virtual_bag
from azul_access.games.summer_pavilion.commands import Command, Pass, Place
from azul_access.games.summer_pavilion.events import Event
from azul_access.games.summer_pavilion.pieces import Colour
from azul_access.games.summer_pavilion.placing import surrounded_features
from azul_access.games.summer_pavilion.state import State
from azul_access.games.system import Expects


class Turn(NamedTuple):
    """One command: the state before it, the state after it, and its events."""

    before: State
    command: Command
    after: State
    events: tuple[Event, ...]


class Habit(Enum):
    """How the players of a random game choose among the legal moves."""

    ANY = "any"
    # They place tiles as long as possible: boards fill, bag and tower run out.
    EAGER = "eager"
    # They earn bonus tiles where possible: the supply runs short.
    GREEDY = "greedy"
    # They pass early and keep few tiles: they lose many points, and the tower fills.
    CARELESS = "careless"


def random_command(state: State, random: Random, habit: Habit = Habit.ANY) -> Command:
    """A draw, or a legal move."""
    if rules.expects(state).kind is Expects.FILL:
        return virtual_bag.draw(state, random)
    moves = list(rules.legal_commands(state))
    places = [move for move in moves if isinstance(move, Place)]
    passes = [move for move in moves if isinstance(move, Pass)]
    if not passes:
        return random.choice(moves)
    match habit:
        case Habit.EAGER if places:
            return random.choice(places)
        case Habit.GREEDY if places:
            return random.choice([place for place in places if _earns(state, place)] or places)
        case Habit.CARELESS if random.random() < 0.5:
            keep = random.choice(passes).keep or ()
            return Pass(keep[: random.randrange(len(keep) + 1)])
    return random.choice(moves)


def _earns(state: State, place: Place) -> bool:
    player = state.players[state.turn]
    star = list(player.stars[place.star])
    star[place.space] = place.colour
    stars = list(player.stars)
    stars[place.star] = tuple(star)
    return bool(surrounded_features(tuple(stars), place.star, place.space))


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
    """A new game: every edition, board, order of wild colours and number of players."""
    players = draw(st.integers(2, 4))
    lists = st.permutations([colour.name.lower() for colour in Colour]).map(",".join)
    chosen = {
        "edition": draw(st.sampled_from(editions.CHOICES["edition"].values)),
        "board": draw(st.sampled_from(editions.CHOICES["board"].values)),
        "wild_order": draw(st.sampled_from(editions.CHOICES["wild_order"].values) | lists),
    }
    return open_game(players, draw(st.integers(0, players - 1)), **chosen)


@st.composite
def reached_states(draw: st.DrawFn) -> State:
    """A state of a random game, in any phase."""
    state = draw(openings())
    random = Random(draw(st.integers(0, 2**32)))
    habit = draw(st.sampled_from(Habit))
    # The number of commands is not drawn by Hypothesis, because it prefers small numbers.
    for _ in range(random.randrange(60 * len(state.players))):
        if rules.expects(state).kind is Expects.OVER:
            break
        state, _ = rules.apply(state, random_command(state, random, habit))
    return state
