"""The outlines of flat labels, and where braille, print and the mark of the lower edge are on them.

A label is as big as the piece that it is stuck on, less a margin, unless the piece is very big.
Lengths are in millimetres from the middle of the label, y downwards.
"""

from dataclasses import dataclass
from math import sqrt

from azul_access.games.tactile_set import LabelGroup, Shape, TactileSet
from azul_access.tactile_set.braille_sizes import (
    BrailleSize,
    label_cells,
    label_height,
    label_width,
)
from azul_access.tactile_set.drawing import CAPITAL
from azul_access.tactile_set.sizes import Sizes

# How much smaller a label is than its piece at each side, and how large it is at most.
_MARGIN = 0.5
_MOST = 30.0
# From the outermost dots to the cut, at least.
_CLEAR = 0.4
# What is between braille, print and mark, and from them to the cut, if there is room.
_SPACING = 1.5
# The line that is felt at the lower edge: its width, and its distance from the cut.
MARK_WIDTH = 1.0
_MARK_UP = 0.8 + MARK_WIDTH / 2
_MARK_PART = 0.5  # of the side
# The height of the capitals of print: at most, still large, and at least.
_LARGE_PRINT, _FAIR_PRINT, _LEAST_PRINT = 6.0, 4.0, 2.0
# The width of a capital of sans-serif letters, as a part of the height of the font.
_CAPITAL_WIDTH = 0.75
_LONG_DIAGONAL = sqrt(3)


@dataclass(frozen=True, slots=True)
class LabelOutline:
    """The outline of all labels of a group: a square, or a rhombus with its acute corners at the
    top and the bottom; `side` is its side.
    """

    shape: Shape
    side: float

    @property
    def width(self) -> float:
        return self.side

    @property
    def height(self) -> float:
        return self.side * _LONG_DIAGONAL if self.shape is Shape.RHOMBUS else self.side

    @property
    def corners(self) -> tuple[tuple[float, float], ...]:
        across, down = self.width / 2, self.height / 2
        if self.shape is Shape.RHOMBUS:
            return (0, -down), (across, 0), (0, down), (-across, 0)
        return (-across, -down), (across, -down), (across, down), (-across, down)

    @property
    def row_height(self) -> float:
        """From a row of labels to the next; the rows of rhombi are half a label apart sideways."""
        return self.height / 2 if self.shape is Shape.RHOMBUS else self.height


@dataclass(frozen=True, slots=True)
class LabelLayout:
    """`dot_1` is the middle of the first cell's dot 1, `mark` the ends of the mark.

    `print_at` is the middle of the baseline of the print, `print_size` the height of its font, 0
    without print.
    """

    dot_1: tuple[float, float]
    mark: tuple[tuple[float, float], tuple[float, float]]
    print_at: tuple[float, float]
    print_size: float


def choose_outline(group: LabelGroup, sizes: Sizes, braille: BrailleSize) -> LabelOutline:
    """A rhombus if the group's labels lie on rhombi and fit, or else the smallest square; a square
    for all others.
    """
    side = min(sizes.tile - 2 * _MARGIN, _MOST)
    cells = [label_cells(label.text) for label in group.labels]
    widest = max(label_width(each, braille) for each in cells)
    smallest = widest + 2 * _CLEAR
    if group.shape is Shape.SQUARE:
        return LabelOutline(Shape.SQUARE, max(side, smallest))
    if _room_in_rhombus(side, widest, braille) < 0:
        return LabelOutline(Shape.SQUARE, smallest)
    return LabelOutline(Shape.RHOMBUS, side)


def least_tile(pieces: TactileSet, braille: BrailleSize) -> float:
    """The side of the smallest piece that every label has room on, if it is square."""
    texts = {label.text for group in pieces.labels for label in group.labels}
    widest = max(label_width(label_cells(text), braille) for text in texts)
    return widest + 2 * (_CLEAR + _MARGIN)


def place_label(outline: LabelOutline, text: str, braille: BrailleSize) -> LabelLayout:
    """Where the braille, the print and the mark of one label are."""
    if outline.shape is Shape.RHOMBUS:
        return _place_in_rhombus(outline, text, braille)
    return _place_in_square(outline, text, braille)


def _place_in_square(outline: LabelOutline, text: str, braille: BrailleSize) -> LabelLayout:
    """The print is below the braille if it is large there, else where it is largest."""
    layout = _print_below(outline, text, braille, _SPACING)
    if layout.print_size * CAPITAL < _FAIR_PRINT:
        others = _print_below(outline, text, braille, _CLEAR), _print_beside(outline, text, braille)
        layout = max(layout, *others, key=lambda each: each.print_size)
    return layout


def _print_below(
    outline: LabelOutline, text: str, braille: BrailleSize, spacing: float
) -> LabelLayout:
    """Braille, print and mark below each other, `spacing` apart."""
    width, height = label_width(label_cells(text), braille), label_height(braille)
    top = -outline.side / 2 + spacing
    print_top = top + height + spacing
    mark = _mark_in_square(outline)
    room = mark[0][1] - MARK_WIDTH / 2 - spacing - print_top
    size = _print_size(text, min(_LARGE_PRINT, room), outline.side - 2 * spacing)
    if not size:
        top = -outline.side / 2 + _CLEAR
    at = 0, print_top + size * CAPITAL
    return LabelLayout(_dot_1(0, top, width, braille), mark, at, size)


def _print_beside(outline: LabelOutline, text: str, braille: BrailleSize) -> LabelLayout:
    """The braille at the left and the print beside it."""
    width, height = label_width(label_cells(text), braille), label_height(braille)
    half = outline.side / 2
    top, left = -half + _CLEAR, -half + _CLEAR
    room = outline.side - 2 * _CLEAR - width - _SPACING
    size = _print_size(text, height, room)
    at = half - _CLEAR - room / 2, top + (height + size * CAPITAL) / 2
    dot_1 = _dot_1(left + width / 2, top, width, braille)
    return LabelLayout(dot_1, _mark_in_square(outline), at, size)


def _mark_in_square(outline: LabelOutline) -> tuple[tuple[float, float], tuple[float, float]]:
    y, across = outline.side / 2 - _MARK_UP, outline.side * _MARK_PART / 2
    return (-across, y), (across, y)


def _place_in_rhombus(outline: LabelOutline, text: str, braille: BrailleSize) -> LabelLayout:
    """The braille is above the middle, so that the print has room below it."""
    layouts = [_fill_rhombus(outline, text, braille, spacing) for spacing in (_SPACING, _CLEAR)]
    return layouts[0] if layouts[0].print_size else max(layouts, key=lambda it: it.print_size)


def _fill_rhombus(
    outline: LabelOutline, text: str, braille: BrailleSize, spacing: float
) -> LabelLayout:
    """Braille, print and mark below each other, `spacing` apart."""
    width, height = label_width(label_cells(text), braille), label_height(braille)
    mark_half = outline.side / 10
    mark_y = _half_height(outline.side, mark_half + _CLEAR) - MARK_WIDTH / 2
    mark = (-mark_half, mark_y), (mark_half, mark_y)
    room = _room_in_rhombus(outline.side, width + 2 * (spacing - _CLEAR), braille)
    top = -max(0, min(room, height / 2 + spacing)) - height / 2
    print_top = top + height + spacing
    capital = min(_LARGE_PRINT, mark_y - MARK_WIDTH / 2 - spacing - print_top)
    size = _print_size(text, capital, outline.side / 2)
    baseline = print_top + size * CAPITAL
    return LabelLayout(_dot_1(0, top, width, braille), mark, (0, baseline), size)


def _room_in_rhombus(side: float, width: float, braille: BrailleSize) -> float:
    """How far braille can be above the middle of a rhombus; negative if it has no room."""
    return _half_height(side, width / 2 + _CLEAR) - label_height(braille) / 2


def _half_height(side: float, across: float) -> float:
    """How far above or below its middle a rhombus is twice `across` wide."""
    return side * _LONG_DIAGONAL / 2 * (1 - 2 * across / side)


def _print_size(text: str, capital: float, width: float) -> float:
    """The size of print with capitals at most `capital` high, in a width; 0 if it is too small."""
    size = min(capital / CAPITAL, width / (_CAPITAL_WIDTH * len(text)))
    return size if size * CAPITAL >= _LEAST_PRINT else 0


def _dot_1(middle: float, top: float, width: float, braille: BrailleSize) -> tuple[float, float]:
    return middle - (width - braille.dot) / 2, top + braille.dot / 2
