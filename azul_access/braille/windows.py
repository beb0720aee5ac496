"""Cells that know what they mean: braille dots with what touching them picks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cell:
    """`dots` is an ISO 11548-1 byte; `pick` what is picked by touching it, or None."""

    dots: int = 0
    pick: object = None


# Cells that are not torn apart where they fit on the display.
Segment = tuple[Cell, ...]
BLANK = Cell()


def split_into_windows(pieces: Sequence[Segment], width: int) -> list[Segment]:
    """What a display of `width` cells shows one after the other; at least one window.

    Pieces have an empty cell between them. A piece that is wider than the display is cut.
    """
    found: list[list[Cell]] = [[]]
    for piece in pieces:
        for part in _parts(piece, width):
            line = found[-1]
            if line and len(line) + 1 + len(part) > width:
                line = []
                found.append(line)
            if line:
                line.append(BLANK)
            line += part
    return [tuple(line) for line in found]


def _parts(piece: Segment, width: int) -> Iterator[Segment]:
    for start in range(0, len(piece), width):
        yield piece[start : start + width]


def dots_of(cells: Sequence[Cell], width: int) -> bytes:
    """The bytes of a line, filled up with empty cells."""
    return bytes([cell.dots for cell in cells[:width]]).ljust(width, b"\0")
