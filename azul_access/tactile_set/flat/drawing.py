"""Flat drawings: shapes on a page of A4, for swell paper, label printers and scissors.

Lengths are in millimetres from the upper left corner of the page, y downwards. What is black rises
on swell paper; print and cutting lines are paler, so that they stay flat.
"""

from azul_access.values import frozen

PAGE_WIDTH, PAGE_HEIGHT = 210.0, 297.0
RAISED_INK = "#000000"
# As pale as print may be that everybody can read: 4.5 : 1 on white.
PRINT_INK = "#767676"
# Of labels and cards, on something light and on something dark.
LABEL_INKS = {False: "#000000", True: "#ffffff"}
CUTTING_INK = "#a6a6a6"
# White print has an edge, so that it is seen on white paper, too.
EDGE_WIDTH = 0.15
CUTTING_WIDTH = 0.2


@frozen
class Dot:
    """A raised dot; `x` and `y` are its middle."""

    x: float
    y: float
    diameter: float


@frozen
class Stroke:
    """A straight line, raised, or else to fold or to measure by."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float = CUTTING_WIDTH
    raised: bool = False


@frozen
class Outline:
    """A closed line to cut along, through the corners `points`."""

    points: tuple[tuple[float, float], ...]


@frozen
class Hole:
    """A circle to cut out; `x` and `y` are its middle."""

    x: float
    y: float
    diameter: float


@frozen
class Text:
    """A line of print that begins, or has its middle, at `x`, with its baseline at `y`.

    `size` is the height of the font; its capitals are 0.72 of it. `ink` is its colour.
    """

    x: float
    y: float
    text: str
    size: float
    centred: bool = False
    ink: str = PRINT_INK

    @property
    def has_edge(self) -> bool:
        return self.ink == LABEL_INKS[True]


Shape = Dot | Stroke | Outline | Hole | Text
CAPITAL = 0.72


@frozen
class Page:
    """A page with its title and its language."""

    title: str
    language: str
    shapes: tuple[Shape, ...]


def rectangle(left: float, top: float, width: float, height: float) -> Outline:
    right, bottom = left + width, top + height
    return Outline(((left, top), (right, top), (right, bottom), (left, bottom)))
