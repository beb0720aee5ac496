"""The computer player's choice: a command that the rules allow, and what it is thought to be worth.

The choice depends on the state, the level and the seed only: it knows no clock, except at the
highest level, and of the bag only the number of tiles of each colour.
"""

from collections.abc import Callable
from random import Random

from azul_access.games.planning import Outlook, Sight, lead
from azul_access.games.system import Command, Expects, State, System
from azul_access.player.levels import LEVELS
from azul_access.values import frozen


@frozen
class Candidate:
    """A command, and by how many points the player would lead at the end after it."""

    command: Command
    value: float


@frozen
class Choice:
    """The chosen command and its value, as in a candidate; `second` is the next best candidate.

    `nodes` is the number of positions looked at, `depth` how many moves ahead all was seen.
    `second` is None where there is only one command.
    """

    command: Command
    value: float
    second: Candidate | None
    nodes: int
    depth: int


def choose(
    system: System,
    state: State,
    level: int,
    seed: int = 0,
    seconds: float | None = None,
    stop: Callable[[], bool] | None = None,
) -> Choice:
    """A command for the player who has to move or to choose in `state`.

    `level` is from 1 to 6. `seed` decides between moves of the same value. `seconds` of processor
    time limit level 6, and any level that is given them. When `stop` returns True the best command
    so far is returned at once.

    Raises: ValueError for another level, and where no player has to move.
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
    return _best_move(system.load_planning().look(state, Sight.PLANS), expected.player, random)


def _best_move(outlook: Outlook[Command], seat: int, random: Random) -> Choice:
    """The move with the greatest lead at once."""
    moves = list(outlook.moves(outlook.start))
    random.shuffle(moves)
    values = [lead(outlook.values(outlook.apply(outlook.start, move)), seat) for move in moves]
    ranked = sorted(
        [
            Candidate(outlook.command(move), value)
            for move, value in zip(moves, values, strict=True)
        ],
        key=lambda candidate: -candidate.value,
    )
    second = ranked[1] if len(ranked) > 1 else None
    return Choice(ranked[0].command, ranked[0].value, second, len(ranked), 1)
