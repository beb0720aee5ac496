"""The levels of the computer player: what each of them sees of a board, and how far it looks."""

from azul_access.games.planning import Sight
from azul_access.values import frozen


@frozen
class Level:
    """`depth` is how many moves ahead is looked at most, with the own one.

    `nodes` limits the positions that are looked at; with None the time does, in seconds of
    processor time.
    """

    sight: Sight
    depth: int
    nodes: int | None = None


# Levels 1 to 5 know no clock, so that they choose the same everywhere.
LEVELS: dict[int, Level] = {
    1: Level(Sight.POINTS, depth=1, nodes=1_000),
    2: Level(Sight.PLANS, depth=1, nodes=1_000),
    3: Level(Sight.PLANS, depth=2, nodes=2_000),
    4: Level(Sight.PLANS, depth=3, nodes=180),
    5: Level(Sight.PLANS, depth=4, nodes=5_000),
    6: Level(Sight.PLANS, depth=100),
}
DEFAULT_SECONDS = 0.5
