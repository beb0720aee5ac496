"""The computer player's choice: a command that the rules allow, and what it is thought to be worth.

The choice depends on the state, the level and the seed only: it knows no clock, except at the
highest level, and of the bag only the number of tiles of each colour.
"""

import time
from collections.abc import Callable, Collection
from random import Random

from azul_access.games.planning import LEVELS, Level, Move, Outlook, lead
from azul_access.games.system import Command, Expects, State, System
from azul_access.player.many_players import ManyPlayerSearch
from azul_access.player.search import Ranked, Stopped
from azul_access.player.two_players import TwoPlayerSearch
from azul_access.values import frozen

# A level looks at this many positions at least, for each move that it looks ahead.
_LEAST_POSITIONS = 4
_DEFAULT_SECONDS = 0.5


@frozen
class Candidate:
    """A command, and by how many points the player would lead at the end after it."""

    command: Command
    value: float


@frozen
class Choice:
    """The chosen command and its value, as in a candidate; `second` is the next best candidate.

    `nodes` is the number of positions looked at, `depth` how many moves ahead all was seen;
    `is_complete` if that was the rest of the round. `second` is None where there is only one
    command.
    """

    command: Command
    value: float
    second: Candidate | None
    nodes: int
    depth: int
    is_complete: bool = False


def choose(
    system: System,
    state: State,
    level: int,
    seed: int = 0,
    seconds: float | None = None,
    stop: Callable[[], bool] | None = None,
    among: Collection[Command] | None = None,
) -> Choice:
    """A command for the player who has to move or to choose in `state`.

    `level` is from 1 to 6. `seed` decides between moves of the same value. `seconds` of processor
    time limit level 6, and any level that is given them. When `stop` returns True the best command
    so far is returned at once. With `among` only these commands are compared; those that the
    player never looks at are left out.

    Raises: ValueError for another level, and where no player has to move or no command is left.
    """
    if level not in LEVELS:
        raise ValueError(f"no level {level}")
    expected = system.rules.expects(state)
    if expected.kind not in (Expects.TURN, Expects.CHOICE) or expected.player is None:
        raise ValueError("no player has to move")
    random = Random(seed)
    if system.load_planning is None:
        commands = list(system.rules.legal_commands(state))
        return Choice(random.choice(commands), 0.0, None, len(commands), 0)
    planning = system.load_planning()
    limits = planning.BY_LEVEL[level]
    if seconds is None and limits.nodes is None:
        seconds = _DEFAULT_SECONDS
    outlook = planning.look(state, limits.sight)
    return _search(outlook, limits, random, _make_limit(seconds, stop), among)


def _make_limit(seconds: float | None, stop: Callable[[], bool] | None) -> Callable[[], bool]:
    """Whether the search may go on; it is asked again and again."""
    until = None if seconds is None else time.process_time() + seconds

    def may_go_on() -> bool:
        if stop is not None and stop():
            return False
        return until is None or time.process_time() < until

    return may_go_on


def _search(
    outlook: Outlook[Command],
    level: Level,
    random: Random,
    may_go_on: Callable[[], bool],
    among: Collection[Command] | None,
) -> Choice:
    """Look ahead move by move, until the limits are reached or all of the round is seen."""
    moves = _in_order(outlook, random)
    if among is not None:
        moves = [move for move in moves if outlook.command(move) in among]
    if not moves:
        raise ValueError("no command to choose from")
    is_duel = len(outlook.values(outlook.start)) == 2
    search_class = TwoPlayerSearch if is_duel else ManyPlayerSearch
    nodes = level.nodes
    if nodes is not None:
        # Where positions cost much, a level that looks further still sees more of them.
        nodes = max(nodes, _LEAST_POSITIONS * level.depth * outlook.cost)
    search = search_class(outlook, nodes, may_go_on)
    ranked: list[Ranked] = []
    depth = 0
    try:
        while depth < level.depth and not search.has_seen_all:
            ranked = search.rank(moves, depth + 1)
            depth += 1
            if len(moves) == 1:
                break
            moves = search.moves_for_next(moves)
    except Stopped:
        # The best move of the last depth was looked at first, so what is above it is better.
        if len(search.ranked) > 1:
            ranked = search.ranked
    candidates = [Candidate(outlook.command(move), value) for value, move in ranked[:2]]
    best, *others = candidates or [Candidate(outlook.command(moves[0]), 0.0)]
    second = others[0] if others else None
    is_complete = search.has_seen_all and is_duel and outlook.sees_round
    return Choice(best.command, best.value, second, search.nodes, depth, is_complete)


def _in_order(outlook: Outlook[Command], random: Random) -> list[Move]:
    """The moves from the start, the best first; the order of equal ones is left to chance."""
    seat = outlook.turn(outlook.start)
    moves = list(outlook.moves(outlook.start))
    random.shuffle(moves)
    leads = [lead(outlook.values(outlook.apply(outlook.start, move)), seat) for move in moves]
    order = sorted(range(len(moves)), key=lambda index: -leads[index])
    return [moves[index] for index in order]
