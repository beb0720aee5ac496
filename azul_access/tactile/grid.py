"""Raised grids, and how a place on one is named so that fingers find it."""

from collections.abc import Sequence
from dataclasses import dataclass

from azul_access.phrase import Phrase, phrase


@dataclass(frozen=True, slots=True)
class Grid:
    """What lies on a grid: rows from the top, each from left to right; None is an empty space."""

    rows: tuple[tuple[str | None, ...], ...]


def grid(pieces: Sequence[str | None], width: int) -> Grid:
    """Pieces in braille reading order, cut into rows of `width`."""
    return Grid(
        tuple(tuple(pieces[start : start + width]) for start in range(0, len(pieces), width))
    )


def position(space: int, width: int) -> Phrase:
    """Row and place of a space, given in reading order from 0."""
    return phrase("grid-position", row=space // width + 1, place=space % width + 1)


def places(spaces: Sequence[int]) -> Phrase:
    """One or more places in one row, given from 0 and rising."""
    first, last = spaces[0] + 1, spaces[-1] + 1
    if first == last:
        return phrase("place", place=first)
    if last - first == len(spaces) - 1 and len(spaces) > 2:
        return phrase("places-range", first=first, last=last)
    return phrase("places", places=tuple(phrase("number", number=space + 1) for space in spaces))
