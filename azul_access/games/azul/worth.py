"""What a wall of base Azul and the tiles on its pattern lines are worth at the end of a round.

A value is linear: features times weights, which self-play has fitted (`worth.json`). Features that
stand for a bonus are in points of the edition's bonus, so that weights hold for every edition.
"""

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from azul_access.games.azul.editions import Edition, Options, Wall, wall_column
from azul_access.games.azul.packed import unpack_line
from azul_access.games.azul.pieces import COLOURS, LINES
from azul_access.games.azul.scoring import placement_points
from azul_access.games.azul.state import Row

_SPACE_BITS = 3
_SPACE_MASK = (1 << _SPACE_BITS) - 1
_RANGE = range(LINES)
_WHOLE = (1 << LINES) - 1


class Shape(NamedTuple):
    """A wall as sets of bits.

    `rows` and `columns` are the taken spaces of each, `in_rows` and `in_columns` their colours.
    """

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    in_rows: tuple[int, ...]
    in_columns: tuple[int, ...]


def pack_wall(wall: Sequence[Row]) -> int:
    return sum(
        (tile + 1) << _space(row, column)
        for row, tiles in enumerate(wall)
        for column, tile in enumerate(tiles)
        if tile is not None
    )


def add_tile(wall: int, row: int, column: int, colour: int) -> int:
    return wall | colour + 1 << _space(row, column)


def _space(row: int, column: int) -> int:
    return _SPACE_BITS * (LINES * row + column)


@lru_cache(maxsize=8192)
def shape_of(wall: int) -> Shape:
    rows, columns, in_rows, in_columns = ([0] * LINES for _ in range(4))
    for row in _RANGE:
        for column in _RANGE:
            tile = wall >> _space(row, column) & _SPACE_MASK
            if tile:
                rows[row] |= 1 << column
                columns[column] |= 1 << row
                in_rows[row] |= 1 << tile - 1
                in_columns[column] |= 1 << tile - 1
    return Shape(tuple(rows), tuple(columns), tuple(in_rows), tuple(in_columns))


def _make_runs() -> tuple[tuple[int, ...], ...]:
    """The length of the run that a tile is part of, by the taken spaces and by its own."""
    runs = []
    for taken in range(1 << LINES):
        lengths = []
        for at in _RANGE:
            first = last = at
            while first and taken >> first - 1 & 1:
                first -= 1
            while taken >> last + 1 & 1:
                last += 1
            lengths.append(last - first + 1)
        runs.append(tuple(lengths))
    return tuple(runs)


_RUNS = _make_runs()
_POINTS = tuple(
    tuple(placement_points(across, down) for down in range(LINES + 1))
    for across in range(LINES + 1)
)
_COUNTS = tuple(taken.bit_count() for taken in range(1 << LINES))


def points_at(shape: Shape, row: int, column: int) -> int:
    """The points for a tile that is placed there now."""
    return _POINTS[_RUNS[shape.rows[row]][column]][_RUNS[shape.columns[column]][row]]


def columns_for(options: Options, shape: Shape, row: int, colour: int) -> list[int]:
    """The wall columns that a complete line's tile may go to, as the rules have it."""
    if shape.in_rows[row] >> colour & 1:
        return []
    if options.wall is Wall.COLOURED:
        return [wall_column(row, colour)]  # type: ignore[arg-type]
    taken = shape.rows[row]
    return [
        column
        for column in _RANGE
        if not taken >> column & 1 and not shape.in_columns[column] >> colour & 1
    ]


def has_whole_row(shape: Shape) -> bool:
    return _WHOLE in shape.rows


def bonus(edition: Edition, shape: Shape) -> int:
    """The points at the end for complete rows, columns and colours."""
    points = shape.rows.count(_WHOLE) * edition.row_bonus
    points += shape.columns.count(_WHOLE) * edition.column_bonus
    return points + _colour_rows(shape).count(_WHOLE) * edition.colour_bonus


def _colour_rows(shape: Shape) -> list[int]:
    """For each colour the rows, as bits, that show it."""
    return [
        sum((shape.in_rows[row] >> colour & 1) << row for row in _RANGE)
        for colour in range(COLOURS)
    ]


# Features of a wall: how many of its rows have 1 to 4 tiles, by row; columns and colours with 1 to
# 4, and the tiles that their missing rows need; the points that the free spaces of each row would
# score, all and the highest.
_ROW_TILES = 0
_COLUMN_TILES = _ROW_TILES + LINES * 4
_COLUMN_NEEDS = _COLUMN_TILES + 4
_COLOUR_TILES = _COLUMN_NEEDS + 4
_COLOUR_NEEDS = _COLOUR_TILES + 4
_SPACES = _COLOUR_NEEDS + 4
_BEST_SPACE = _SPACES + LINES
# Features of a begun line: how many tiles it has, by line; the points of its space times the share
# of its tiles that it has, by line; the same share of the bonuses of its column and its colour.
_BEGUN = _BEST_SPACE + LINES
_BEGUN_POINTS = _BEGUN + sum(_RANGE)
_BEGUN_COLUMN = _BEGUN_POINTS + LINES
_BEGUN_COLOUR = _BEGUN_COLUMN + 4
# The start marker of the next round, and one.
MARKER = _BEGUN_COLOUR + 4
CONSTANT = MARKER + 1
FEATURES = CONSTANT + 1
# What players see who see no plans.
BEGUN_FEATURES = range(_BEGUN, FEATURES)

Feature = tuple[int, float]


def wall_features(options: Options, shape: Shape) -> list[Feature]:
    """The features of a wall without a complete row, each with its index."""
    edition = options.edition
    found: list[Feature] = [(CONSTANT, 1.0)]
    for row in _RANGE:
        if tiles := _COUNTS[shape.rows[row]]:
            found.append((_ROW_TILES + 4 * row + tiles - 1, 1.0))
        points = _open_points(options, shape, row)
        found.append((_SPACES + row, float(sum(points))))
        found.append((_BEST_SPACE + row, float(max(points, default=0))))
    for taken in shape.columns:
        found += _progress(taken, edition.column_bonus, _COLUMN_TILES, _COLUMN_NEEDS)
    for taken in _colour_rows(shape):
        found += _progress(taken, edition.colour_bonus, _COLOUR_TILES, _COLOUR_NEEDS)
    return found


def _open_points(options: Options, shape: Shape, row: int) -> list[int]:
    """For each colour that the row does not show, the points of its best space."""
    return [
        max((points_at(shape, row, column) for column in columns), default=0)
        for colour in range(COLOURS)
        if not shape.in_rows[row] >> colour & 1
        for columns in [columns_for(options, shape, row, colour)]
    ]


def _progress(taken: int, points: int, tiles_from: int, needs_from: int) -> list[Feature]:
    """A column or a colour of which rows are taken, and not all."""
    tiles = _COUNTS[taken]
    if not 0 < tiles < LINES:
        return []
    needs = sum(row + 1 for row in _RANGE if not taken >> row & 1)
    return [(tiles_from + tiles - 1, float(points)), (needs_from + tiles - 1, points * needs / 10)]


def line_features(options: Options, shape: Shape, line: int, packed: int) -> list[Feature]:
    """The features of a pattern line that is begun and not full."""
    colour, count = unpack_line(line, packed)
    columns = columns_for(options, shape, line, colour)
    if not columns:
        return []
    column = max(columns, key=lambda each: points_at(shape, line, each))
    share = count / (line + 1)
    found = [
        (_BEGUN + line * (line - 1) // 2 + count - 1, 1.0),
        (_BEGUN_POINTS + line, share * points_at(shape, line, column)),
    ]
    in_column = _COUNTS[shape.columns[column]]
    if in_column > 0:
        found.append((_BEGUN_COLUMN + in_column - 1, share * options.edition.column_bonus))
    of_colour = sum(colours >> colour & 1 for colours in shape.in_rows)
    if of_colour > 0:
        found.append((_BEGUN_COLOUR + of_colour - 1, share * options.edition.colour_bonus))
    return found


def stage_of(shapes: Sequence[Shape]) -> int:
    """How near the end of the game is: the tiles of the longest row of all walls, 0 to 4."""
    longest = max(_COUNTS[row] for shape in shapes for row in shape.rows)
    return min(longest, LINES - 1)


@cache
def _tables() -> dict[str, list[list[float]]]:
    text = (files("azul_access.games.azul") / "worth.json").read_text(encoding="utf-8")
    tables: dict[str, list[list[float]]] = json.loads(text)
    return tables


def fitted_weights(options: Options, players: int, stage: int, *, plans: bool) -> Sequence[float]:
    """The weights for a number of players and a stage; without `plans` those of begun lines."""
    return _tables()[f"{options.wall.value} {players}{'' if plans else ' begun'}"][stage]
