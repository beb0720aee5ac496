"""Where braille, print and the mark of the lower edge are on a label.

Lengths are in millimetres from the middle of the label, y downwards.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import pairwise

from azul_access.tactile_set.braille_sizes import (
    SWELL_CLEAR,
    BrailleSize,
    centred_dots,
    label_cells,
    label_height,
    label_width,
)
from azul_access.tactile_set.flat.drawing import CAPITAL
from azul_access.tactile_set.flat.label_outlines import LabelOutline
from azul_access.tactile_set.outlines import Point
from azul_access.values import frozen

# From the print to the mark and to the cut.
_SPACING = 0.4
# The line that is felt at the lower edge: its width, and its distances from the cuts
# below and beside it.
MARK_WIDTH = 1.0
_MARK_UP, _MARK_CLEAR = 0.8, 0.3
# Half of the mark, as a part of the lowest side; at least a part of the label's width.
_MARK_PART, _LEAST_MARK_PART = 0.25, 0.1
# The height of the capitals of print: at most and at least.
_LARGE_PRINT, _LEAST_PRINT = 6.0, 2.5
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
def place_label(
    outline: LabelOutline, text: str, braille: BrailleSize, *, has_print: bool = True
) -> LabelLayout:
    """The print is beside the braille, below it or above it, where it is largest, or nowhere."""
    bare = _without_print(outline, text, braille)
    if not has_print:
        return bare
    layouts = (
        bare,
        _print_beside(outline, text, braille),
        _print_below(outline, text, braille),
        _print_above(outline, text, bare, braille),
    )
    return max(layouts, key=lambda layout: layout.print_size)


def _print_below(outline: LabelOutline, text: str, braille: BrailleSize) -> LabelLayout:
    """The braille is as high as it can be, so that the print has room below it."""
    width, height = label_width(label_cells(text), braille), label_height(braille)
    dots = centred_dots(label_cells(text), braille)
    top = _highest(outline, dots, braille.dot / 2 + outline.clear) - height / 2
    print_top = top + height + SWELL_CLEAR
    mark = _place_mark(outline)
    bottom = _lower_end(outline, mark) - _SPACING
    for size in _PRINT_SIZES:
        baseline = print_top + size * CAPITAL
        if baseline <= bottom and _has_room(outline, text, size, baseline):
            return LabelLayout(_dot_1(0, top, width, braille), mark, (0, baseline), size)
    return _without_print(outline, text, braille)


def _print_above(
    outline: LabelOutline, text: str, bare: LabelLayout, braille: BrailleSize
) -> LabelLayout:
    """The braille is where it is without print: in the upper point of a rhombus is room."""
    baseline = bare.dot_1[1] - braille.dot / 2 - SWELL_CLEAR
    _, highest, _, _ = outline.box
    for size in _PRINT_SIZES:
        is_low = baseline - size * CAPITAL >= highest + _SPACING
        if is_low and _has_room(outline, text, size, baseline):
            return replace(bare, print_at=(0, baseline), print_size=size)
    return bare


def _has_room(outline: LabelOutline, text: str, size: float, baseline: float) -> bool:
    """Whether print in the middle of a label is narrower than it there."""
    rows = baseline - size * CAPITAL, baseline
    room = min(map(outline.half_width, rows)) - _SPACING
    return _CAPITAL_WIDTH * len(text) * size <= 2 * room


def _print_beside(outline: LabelOutline, text: str, braille: BrailleSize) -> LabelLayout:
    """The braille at a side that is upright, and the print beside it."""
    width, height = label_width(label_cells(text), braille), label_height(braille)
    left, _, _, _ = outline.box
    bare = _without_print(outline, text, braille)
    top = bare.dot_1[1] - braille.dot / 2
    if outline.reach(top, -1) < -left - _STRAIGHT:
        return bare
    middle = left + outline.clear + width / 2
    print_left = middle + width / 2 + SWELL_CLEAR
    for size in _PRINT_SIZES:
        half = size * CAPITAL / 2
        rows = top + height / 2 - half, top + height / 2 + half
        print_right = min(outline.reach(row, 1) for row in rows) - _SPACING
        if _CAPITAL_WIDTH * len(text) * size <= print_right - print_left:
            at = (print_left + print_right) / 2, rows[1]
            return LabelLayout(_dot_1(middle, top, width, braille), bare.mark, at, size)
    return bare


def _without_print(outline: LabelOutline, text: str, braille: BrailleSize) -> LabelLayout:
    """In the middle, or higher if the mark is near."""
    cells = label_cells(text)
    width, height = label_width(cells, braille), label_height(braille)
    mark = _place_mark(outline)
    middle = 0.0
    if mark:
        below = _lower_end(outline, mark) - SWELL_CLEAR - height / 2
        dots = centred_dots(cells, braille)
        middle = min(0, max(below, _highest(outline, dots, braille.dot / 2 + outline.clear)))
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
        (distance - abs(across) * (half + _MARK_CLEAR)) / down
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
