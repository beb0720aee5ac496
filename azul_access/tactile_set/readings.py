"""What fingers find on a raised grid, as sentences: how many spaces, and which braille."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import atan2, pi

from azul_access.games.tactile_set import GridSpace, RaisedGrid
from azul_access.language.phrase import Phrase, phrase

# Decimals of pitches and angles; what is equal so far is equal.
_DECIMALS = 2


def count_spaces(grid: RaisedGrid) -> list[Phrase]:
    """How many spaces are in each row, or around the middle."""
    counts = tuple(phrase("number", number=len(row)) for row in _rows(grid))
    if grid.is_round:
        return [phrase("guide-count-round", count=len(grid.spaces))]
    if len(counts) == 1:
        return [phrase("guide-count-row", title=grid.title, count=len(grid.spaces))]
    return [phrase("guide-count-rows", title=grid.title, counts=counts)]


def read_labels(grid: RaisedGrid, *, values: bool) -> Iterator[Phrase]:
    """The labels in the spaces, or the values above them; nothing if there are none."""
    rows = [[space.value if values else space.label for space in row] for row in _rows(grid)]
    for number, row in enumerate(rows, 1):
        labels = tuple(phrase("name", name=text) for text in row if text)
        if not labels:
            continue
        if grid.is_round:
            yield phrase("guide-read-round", title=grid.title, labels=labels)
        elif len(rows) == 1:
            yield phrase("guide-read-row", title=grid.title, labels=labels)
        else:
            yield phrase("guide-read-rows", title=grid.title, row=number, labels=labels)


def _rows(grid: RaisedGrid) -> Sequence[Sequence[GridSpace]]:
    """Spaces from the top and from the left, or in one row clockwise from 12 o'clock."""
    if grid.is_round:
        return [sorted(grid.spaces, key=_clockwise)]
    ordered = sorted(grid.spaces, key=lambda space: (_height(space), space.x))
    return [list(row) for _, row in groupby(ordered, key=_height)]


def _height(space: GridSpace) -> float:
    return round(space.y, _DECIMALS)


def _clockwise(space: GridSpace) -> float:
    return round(atan2(space.x, -space.y) % (2 * pi), _DECIMALS)
