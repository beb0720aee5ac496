"""Phrases for raised grids and for places on them, which people find by touch."""

from collections.abc import Sequence
from itertools import groupby

from azul_access.language.phrase import Phrase, describe_numbers, join_with_and, phrase


def grid_rows(labels: Sequence[Phrase | None], width: int) -> list[Phrase]:
    """Return the rows of a grid as sentences, without empty rows.

    `labels` are the spaces in braille reading order; None is an empty space.
    """
    return [
        phrase(
            "grid-row",
            row=start // width + 1,
            labels=tuple(label or phrase("space-empty") for label in labels[start : start + width]),
        )
        for start in range(0, len(labels), width)
        if any(labels[start : start + width])
    ]


def places(spaces: Sequence[int]) -> Phrase:
    """Name one or more places in one row; `spaces` count from 0, in ascending order."""
    if len(spaces) == 1:
        return phrase("place", place=spaces[0] + 1)
    return phrase("places", places=join_with_and(describe_numbers(space + 1 for space in spaces)))


def positions(spaces: Sequence[int], width: int) -> tuple[Phrase, ...]:
    """Name spaces of a grid, row by row; `spaces` count from 0 in reading order."""
    return tuple(
        phrase(
            "grid-position",
            row=row + 1,
            places=places([space % width for space in in_row]),
        )
        for row, in_row in groupby(spaces, key=lambda space: space // width)
    )


def position(space: int, width: int) -> Phrase:
    """Name row and place of a space, which counts from 0 in reading order."""
    return positions([space], width)[0]
