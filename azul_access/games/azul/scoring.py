"""Points of base Azul: a placed tile, the floor line, the bonuses, the winners."""

from collections.abc import Sequence
from functools import lru_cache

from azul_access.games.azul.editions import Edition
from azul_access.games.azul.events import Bonus
from azul_access.games.azul.pieces import ALL_COLOURS, LINES
from azul_access.games.azul.state import Row


def runs(wall: Sequence[Row], row: int, column: int) -> tuple[int, int]:
    """The lengths of the horizontal and the vertical run that a tile on this space is part of.

    The tile need not be there yet.
    """
    return _run(wall[row], column), _run(tuple([other[column] for other in wall]), row)


@lru_cache(maxsize=4096)
def _run(tiles: Row, at: int) -> int:
    """The length of the run that a tile at this space of a row or column is part of."""
    first = last = at
    while first and tiles[first - 1] is not None:
        first -= 1
    while last < LINES - 1 and tiles[last + 1] is not None:
        last += 1
    return last - first + 1


def placement_points(across: int, down: int) -> int:
    """Rules, "Tiling": 1 for a tile that touches none, else the runs of two or more."""
    return ((across if across > 1 else 0) + (down if down > 1 else 0)) or 1


def floor_cost(edition: Edition, first: int, count: int) -> int:
    """Points lost for `count` spaces of the floor line from space `first` (from 0) on."""
    return sum(edition.floor_costs[first : first + count])


def complete_rows(wall: Sequence[Row]) -> list[int]:
    """The indexes of the complete rows of a wall."""
    return [index for index, row in enumerate(wall) if None not in row]


def bonuses(
    edition: Edition, wall: Sequence[Row], lacking: int = 0
) -> list[tuple[Bonus, int, int]]:
    """Kind, index and points of each bonus at the end: rows, then columns, then colours.

    With `lacking` those for which exactly so many tiles are missing.
    """
    rows = [
        (Bonus.ROW, index, edition.row_bonus)
        for index, row in enumerate(wall)
        if row.count(None) == lacking
    ]
    columns = [
        (Bonus.COLUMN, column, edition.column_bonus)
        for column in range(LINES)
        if [row[column] for row in wall].count(None) == lacking
    ]
    colours = [
        (Bonus.COLOUR, int(colour), edition.colour_bonus)
        for colour in ALL_COLOURS
        if sum(colour in row for row in wall) == LINES - lacking
    ]
    return rows + columns + colours


def winners(scores: Sequence[int], rows: Sequence[int]) -> tuple[int, ...]:
    """Most points; a tie goes to the most complete rows; a further tie is shared."""
    results = list(zip(scores, rows, strict=True))
    best = max(results)
    return tuple(seat for seat, result in enumerate(results) if result == best)
