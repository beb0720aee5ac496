"""The pieces of base Azul and the spaces of its boards. No words, no rules."""

from enum import Enum, IntEnum

from azul_access.values import frozen

COLOURS = 5
TILES_OF_A_COLOUR = 20
LINES = 5
FLOOR_SPACES = 7
DISC_SPACES = 16


class Colour(IntEnum):
    """The five colours, in the order in which tiles are sorted on the centre disc."""

    RED = 0
    BLUE = 1
    BLACK = 2
    TURQUOISE = 3
    ORANGE = 4

    # The hash of an enum is slow, and every move looks up colours.
    __hash__ = int.__hash__


# Iterating over this is faster than over the enum.
ALL_COLOURS = tuple(Colour)


class Marker(Enum):
    """The start marker. It is not a tile: it has no colour and never goes into the bag."""

    START = "1"


MARKER = Marker.START
Piece = Colour | Marker

# The braille print on the tactile set, the same in every language (seed 003).
LABELS: dict[Piece, str] = {
    Colour.RED: "R",
    Colour.BLUE: "B",
    Colour.BLACK: "SCH",
    Colour.TURQUOISE: "X",
    Colour.ORANGE: "O",
    MARKER: "1",
}
COLOUR_OF_LABEL: dict[str, Colour] = {LABELS[colour]: colour for colour in Colour}


@frozen
class Line:
    """A pattern line; `index` counts from 0 at the top, so it holds `index` + 1 tiles."""

    index: int


class Floor(Enum):
    FLOOR = "floor"


FLOOR = Floor.FLOOR
Target = Line | Floor

PATTERN_LINES: tuple[Line, ...] = tuple(Line(index) for index in range(LINES))
TARGETS: tuple[Target, ...] = (*PATTERN_LINES, FLOOR)
