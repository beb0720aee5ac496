"""Sizes of braille, and where the dots of a label are. Sources: docs/set.md."""

from collections.abc import Iterator
from functools import cache
from math import inf

from azul_access.braille.cells.uncontracted import translate_word
from azul_access.language.languages import SET_LABELS
from azul_access.values import frozen
from firmware_protocol.cells import dots

_DOTS_DOWN = 3
# From the dots of a label to its cut: as swell paper needs it, and as scissors need it.
SWELL_CLEAR, KNIFE_CLEAR = 3.0, 2.0
# What a label is wider with print beside the braille, at the distance that swell paper needs.
_PRINT_WIDTH = 6.0


@frozen
class BrailleSize:
    """Lengths in millimetres: the diameter and the height of a dot, the distances of dots in a
    cell, of cells in a line, and of lines.
    """

    dot: float
    dot_height: float
    pitch: float
    cell: float
    line: float


# The first is the default.
BRAILLE_SIZES: dict[str, BrailleSize] = {
    "marburg-medium": BrailleSize(1.6, 0.5, 2.5, 6.0, 10.1),
    "large": BrailleSize(1.6, 0.6, 2.7, 6.6, 10.8),  # DIN 32976
    "nls": BrailleSize(1.44, 0.48, 2.34, 6.2, 10.0),
    "ada": BrailleSize(1.6, 0.8, 2.5, 6.1, 10.1),
}


@cache
def label_cells(text: str) -> bytes:
    """The cells of a label, one for "SCH", two for "2"; the same whatever language people speak."""
    return translate_word(text.lower(), SET_LABELS)


def dot_numbers(cells: bytes) -> str:
    """The dots of cells as people write them: "3-4-5-6, 1"."""
    return ", ".join("-".join(map(str, dots(cell))) for cell in cells)


def dot_places(cells: bytes, size: BrailleSize) -> Iterator[tuple[float, float]]:
    """The middles of the dots of a line in millimetres, y downwards, from dot 1 of its first
    cell.
    """
    for number, cell in enumerate(cells):
        for dot in dots(cell):
            column, row = divmod(dot - 1, _DOTS_DOWN)
            yield number * size.cell + column * size.pitch, row * size.pitch


def centred_dots(cells: bytes, size: BrailleSize) -> Iterator[tuple[float, float]]:
    """The middles of the dots of a line whose cells are around 0, 0."""
    left, top = (label_width(cells, size) - size.dot) / 2, (label_height(size) - size.dot) / 2
    for x, y in dot_places(cells, size):
        yield x - left, y - top


def label_width(cells: bytes, size: BrailleSize) -> float:
    """From the left edge of the first cell's dots to the right edge of the last one's."""
    return (len(cells) - 1) * size.cell + size.pitch + size.dot


def label_height(size: BrailleSize) -> float:
    return (_DOTS_DOWN - 1) * size.pitch + size.dot


def label_box(
    cells: bytes, size: BrailleSize, *, has_print: bool = False, most: float = inf
) -> tuple[float, float]:
    """Width and height of a label that is no larger than it has to be, and no wider than `most`."""
    width = label_width(cells, size) + 2 * SWELL_CLEAR + (_PRINT_WIDTH if has_print else 0)
    return min(width, most), label_height(size) + 2 * SWELL_CLEAR
