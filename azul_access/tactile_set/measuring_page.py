"""Draws the page with which people measure their tiles and their board."""

from collections.abc import Iterator

from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.language.phrase import Phrase, phrase
from azul_access.tactile_set import drawing
from azul_access.tactile_set.braille_sizes import label_cells
from azul_access.tactile_set.drawing import Dot, Line, Page, Text
from azul_access.tactile_set.page_frame import (
    BODY_TOP,
    LEFT,
    NOTE_LINE,
    RIGHT,
    draw_braille,
    frame_pages,
    wrap_print,
)
from azul_access.tactile_set.plan import SetPlan
from azul_access.tactile_set.sizes import describe_length

# The ruler goes down the page, so that it is long enough for ten tiles of two centimetres.
_LENGTH = 200
_DOT_STEP = 5
# How many dots are side by side at a multiple of a length.
_DOTS = ((50, 3), (10, 2), (_DOT_STEP, 1))
_RULER_LEFT, _RULER_TOP = LEFT + 8, BODY_TOP + 2
_TICKS = ((10, 6.0), (5, 4.5), (1, 3.0))
_START_WIDTH = 1.0
_TEXT_LEFT, _TEXT_SIZE = 85.0, 4.2
_TEXT_LINE = NOTE_LINE * 4.2 / 3.6


def describe_measuring(plan: SetPlan) -> list[Phrase]:
    """What people measure, in paragraphs."""
    pieces = plan.pieces
    spans = describe_length(pieces.spans)
    return [
        phrase("set-measure-ruler"),
        phrase("set-measure-tiles"),
        phrase("set-measure-fields", span=pieces.span, spans=spans),
        phrase("set-measure-again"),
    ]


def draw_measuring_page(plan: SetPlan, renderer: PhraseRenderer) -> list[Page]:
    body = [*_draw_ruler(plan), *_draw_text(plan, renderer)]
    return frame_pages(plan, renderer, phrase("set-measure-title"), [([], body)])


def _draw_ruler(plan: SetPlan) -> Iterator[drawing.Shape]:
    """A ruler in print with dots beside it; a raised line is its beginning."""
    left, top = _RULER_LEFT, _RULER_TOP
    step = plan.braille.pitch
    dots_left = left + 3
    start = top - _START_WIDTH / 2  # its lower edge is the beginning
    yield Line(left - 6, start, dots_left + 14, start, _START_WIDTH, raised=True)
    yield Line(left, top, left, top + _LENGTH)
    for length in range(_LENGTH + 1):
        y = top + length
        tick = next(width for multiple, width in _TICKS if length % multiple == 0)
        yield Line(left - tick, y, left, y)
        if length and length % _DOT_STEP == 0:
            count = next(count for multiple, count in _DOTS if length % multiple == 0)
            for number in range(count):
                yield Dot(dots_left + number * step, y, plan.sizes.print_dot)
        if length and length % _DOTS[0][0] == 0:
            yield Text(LEFT - 8, y + 1.3, str(length), 3.6)
            yield from draw_braille(plan, label_cells(str(length)), dots_left + 14, y - step)


def _draw_text(plan: SetPlan, renderer: PhraseRenderer) -> Iterator[Text]:
    y = _RULER_TOP + 4
    for paragraph in describe_measuring(plan):
        for line in wrap_print(renderer.show(paragraph), _TEXT_SIZE, RIGHT - _TEXT_LEFT):
            yield Text(_TEXT_LEFT, y, line, _TEXT_SIZE)
            y += _TEXT_LINE
        y += _TEXT_LINE
