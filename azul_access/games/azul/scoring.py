"""Points of base Azul: a placed tile, the floor line, the bonuses, the winners."""

from collections.abc import Sequence

from azul_access.games.azul.events import Bonus
from azul_access.games.azul.pieces import ALL_COLOURS, FLOOR_SPACES, LINES, Piece
from azul_access.games.azul.state import Row

# Rules, "Material": what the seven floor spaces cost, left to right.
FLOOR_COSTS = (1, 1, 2, 2, 2, 3, 3)
_COST_OF = tuple(sum(FLOOR_COSTS[:used]) for used in range(FLOOR_SPACES + 1))
ROW_BONUS = 2
COLOUR_BONUS = 10


def runs(wall: Sequence[Row], row: int, column: int) -> tuple[int, int]:
    """How long the horizontal and vertical runs are that a tile on this space is part of."""
    tiles = wall[row]
    left = column
    while left and tiles[left - 1] is not None:
        left -= 1
    right = column
    while right < LINES - 1 and tiles[right + 1] is not None:
        right += 1
    top = row
    while top and wall[top - 1][column] is not None:
        top -= 1
    bottom = row
    while bottom < LINES - 1 and wall[bottom + 1][column] is not None:
        bottom += 1
    return right - left + 1, bottom - top + 1


def placement_points(across: int, down: int) -> int:
    """Rules, "Tiling": 1 for a tile that touches none, else the runs of two or more."""
    return ((across if across > 1 else 0) + (down if down > 1 else 0)) or 1


def floor_cost(floor: Sequence[Piece]) -> int:
    """Points lost for the used floor spaces, as a positive number."""
    return _COST_OF[len(floor)]


def complete_rows(wall: Sequence[Row]) -> list[int]:
    return [index for index, row in enumerate(wall) if None not in row]


def bonuses(wall: Sequence[Row], column_bonus: int) -> list[tuple[Bonus, int, int]]:
    """Kind, index and points of each bonus at the end: rows, then columns, then colours."""
    rows = [(Bonus.ROW, row, ROW_BONUS) for row in complete_rows(wall)]
    columns = [
        (Bonus.COLUMN, column, column_bonus)
        for column in range(LINES)
        if all(row[column] is not None for row in wall)
    ]
    colours = [
        (Bonus.COLOUR, int(colour), COLOUR_BONUS)
        for colour in ALL_COLOURS
        if all(colour in row for row in wall)
    ]
    return rows + columns + colours


def winners(scores: Sequence[int], rows: Sequence[int]) -> tuple[int, ...]:
    """Most points; a tie goes to the most complete rows; a further tie is shared."""
    best = max(zip(scores, rows, strict=True))
    return tuple(seat for seat, own in enumerate(zip(scores, rows, strict=True)) if own == best)
