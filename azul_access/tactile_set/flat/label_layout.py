"""Where braille, print and the mark of the lower edge are on a label.

Lengths are in millimetres from the middle of the label, y downwards.
"""

from collections.abc import Iterable
from functools import cache
from itertools import pairwise

from azul_access.tactile_set.braille_sizes import (
    BrailleSize,
    centred_dots,
    label_cells,
    label_height,
    label_width,
)
from azul_access.tactile_set.flat.drawing import CAPITAL
from azul_access.tactile_set.flat.label_outlines import CLEAR, LabelOutline
from azul_access.tactile_set.outlines import Point
from azul_access.values import frozen

# What is between braille, print and mark, and from them to the cut: usually, and at least.
_SPACING, _LEAST_SPACING = 1.5, 0.4
# From the braille to the mark, where there is no print between them.
_MARK_DOWN = 0.8
# The line that is felt at the lower edge: its width, and its distance from the cut.
MARK_WIDTH = 1.0
_MARK_UP = 0.8
# Half of the mark, as a part of the lowest side; at least a part of the label's width.
_MARK_PART, _LEAST_MARK_PART = 0.25, 0.1
# The height of the capitals of print: at most, still large, and at least.
_LARGE_PRINT, _FAIR_PRINT, _LEAST_PRINT = 6.0, 4.0, 2.0
_PRINT_STEPS = 40
_PRINT_SIZES = [
    (_LARGE_PRINT - step * (_LARGE_PRINT - _LEAST_PRINT) / _PRINT_STEPS) / CAPITAL
    for step in range(_PRINT_STEPS + 1)
]
# The width of a capital of sans-serif letters, as a part of the height of the font.
_CAPITAL_WIDTH = 0.8

# Directions nearer than this to a level or upright one are level or upright.
_STRAIGHT = 1e-9

Mark = tuple[Point, Point]


@frozen
class LabelLayout:
    """`dot_1` is the middle of the first cell's dot 1, `mark` the ends of the mark, if any.

    `print_at` is the middle of the baseline of the print, `print_size` the height of its font, 0
    without print.
    """

    dot_1: Point
    mark: Mark | None
    print_at: Point = (0, 0)
    print_size: float = 0


@cache
def place_label(outline: LabelOutline, text: str, braille: BrailleSize) -> LabelLayout:
    """The print is below the braille if it is large there, else where it is largest."""
    usual = _print_below(outline, text, braille, _SPACING)
    if usual.print_size * CAPITAL >= _FAIR_PRINT:
        return usual
    layouts = (
        usual,
        _print_below(outline, text, braille, _LEAST_SPACING),
        _print_beside(outline, text, braille),
    )
    largest = max(layouts, key=lambda layout: layout.print_size)
    return largest if largest.print_size else _without_print(outline, text, braille)


def _print_below(
    outline: LabelOutline, text: str, braille: BrailleSize, spacing: float
) -> LabelLayout:
    """The braille is above the middle, so that the print has room below it."""
    width, height = label_width(label_cells(text), braille), label_height(braille)
    corners = [(x * width / 2, y * height / 2) for x in (-1, 1) for y in (-1, 1)]
    top = max(_highest(outline, corners, spacing) - height / 2, -height - spacing)
    print_top = top + height + spacing
    mark = _place_mark(outline)
    bottom = _lower_end(outline, mark) - spacing
    for size in _PRINT_SIZES:
        capital = size * CAPITAL
        room = min(outline.half_width(print_top), outline.half_width(print_top + capital))
        is_narrow = _CAPITAL_WIDTH * len(text) * size <= 2 * (room - spacing)
        if is_narrow and print_top + capital <= bottom:
            dot_1 = _dot_1(0, top, width, braille)
            return LabelLayout(dot_1, mark, (0, print_top + capital), size)
    return _without_print(outline, text, braille)


def _print_beside(outline: LabelOutline, text: str, braille: BrailleSize) -> LabelLayout:
    """The braille at a side that is upright, as high as it can be above a mark, and the print
    beside it.
    """
    width, height = label_width(label_cells(text), braille), label_height(braille)
    left, highest, _, _ = outline.box
    mark = _place_mark(outline)
    top = highest + _LEAST_SPACING if mark else -height / 2
    if outline.reach(top, -1) < -left - _STRAIGHT:
        return _without_print(outline, text, braille)
    middle = left + _LEAST_SPACING + width / 2
    print_left = middle + width / 2 + _SPACING
    for size in _PRINT_SIZES:
        half = size * CAPITAL / 2
        rows = top + height / 2 - half, top + height / 2 + half
        print_right = min(outline.reach(row, 1) for row in rows) - _LEAST_SPACING
        if _CAPITAL_WIDTH * len(text) * size <= print_right - print_left:
            at = (print_left + print_right) / 2, rows[1]
            return LabelLayout(_dot_1(middle, top, width, braille), mark, at, size)
    return _without_print(outline, text, braille)


def _without_print(outline: LabelOutline, text: str, braille: BrailleSize) -> LabelLayout:
    """In the middle, or higher if the mark is near."""
    cells = label_cells(text)
    width, height = label_width(cells, braille), label_height(braille)
    mark = _place_mark(outline)
    middle = 0.0
    if mark:
        below = _lower_end(outline, mark) - _MARK_DOWN - height / 2
        dots = centred_dots(cells, braille)
        middle = min(0, max(below, _highest(outline, dots, braille.dot / 2 + CLEAR)))
    return LabelLayout(_dot_1(0, middle - height / 2, width, braille), mark)


def _place_mark(outline: LabelOutline) -> Mark | None:
    """A line as low as the label is wide enough for it."""
    if not outline.has_mark:
        return None
    _, _, _, bottom = outline.box
    around = pairwise([*outline.corners, outline.corners[0]])
    lowest = max(around, key=lambda side: side[0][1] + side[1][1])
    is_level = abs(lowest[0][1] - lowest[1][1]) < _STRAIGHT
    length = abs(lowest[0][0] - lowest[1][0]) if is_level else 0
    half = max(_MARK_PART * length, _LEAST_MARK_PART * outline.width)
    # A point of the label is narrower than the mark.
    deepest = min(
        (distance - abs(across) * (half + CLEAR)) / down
        for (across, down), distance in outline.sides
        if down > _STRAIGHT
    )
    y = min(deepest, bottom - _MARK_UP) - MARK_WIDTH / 2
    return (-half, y), (half, y)


def _lower_end(outline: LabelOutline, mark: Mark | None) -> float:
    """Where braille and print have to end."""
    _, _, _, bottom = outline.box
    return mark[0][1] - MARK_WIDTH / 2 if mark else bottom


def _highest(outline: LabelOutline, points: Iterable[Point], clear: float) -> float:
    """How far down points have to be moved at least, to be `clear` of the cuts above them."""
    points = list(points)
    return max(
        (distance - clear - across * x) / down - y
        for (across, down), distance in outline.sides
        if down < -_STRAIGHT
        for x, y in points
    )


def _dot_1(middle: float, top: float, width: float, braille: BrailleSize) -> Point:
    return middle - (width - braille.dot) / 2, top + braille.dot / 2
