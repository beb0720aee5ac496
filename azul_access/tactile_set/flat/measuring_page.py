"""Draws the page with which people measure their tiles and their board."""

from collections.abc import Iterator, Sequence
from math import cos, radians, sin, sqrt

from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.games.tactile_set import Shape, Span, pitch_option
from azul_access.language.phrase import Phrase, phrase
from azul_access.tactile_set.braille_sizes import label_cells
from azul_access.tactile_set.flat import drawing, page_frame
from azul_access.tactile_set.flat.drawing import Dot, Outline, Page, Stroke, Text
from azul_access.tactile_set.plan import SetPlan
from azul_access.tactile_set.sizes import Sizes, describe_length
from azul_access.values import frozen

# The ruler goes down the page, so that it is long enough for ten tiles of two centimetres. Of
# larger tiles fewer are measured.
_LENGTH = 200
_DOT_STEP = 5
# How many dots are side by side at a multiple of a length.
_DOTS = ((50, 3), (10, 2), (_DOT_STEP, 1))
_RULER_LEFT, _RULER_TOP = page_frame.LEFT + 8, page_frame.BODY_TOP + 2
_TICKS = ((10, 6.0), (5, 4.5), (1, 3.0))
_START_WIDTH = 1.0
_TEXT_LEFT, _TEXT_SIZE = 85.0, 3.8
_TEXT_LINE = page_frame.NOTE_LINE * 3.8 / 3.6
# What is measured, in the drawings beside the ruler.
_TILES, _TILE = (10, 5, 3), 7.0
_TIP_UP = sqrt(3) / 2  # how high the upper tips of a star are, as a part of its half width


def describe_measuring(plan: SetPlan) -> list[Phrase]:
    """What people measure, in paragraphs."""
    return [
        phrase("set-measure-ruler"),
        phrase("set-measure-tiles", count=tiles_in_row(plan.sizes)),
        *(_describe_span(span) for span in plan.pieces.spans),
        phrase("set-measure-again"),
    ]


def _describe_span(span: Span) -> Phrase:
    return phrase(
        "set-measure-fields",
        title=span.title,
        span=span.what,
        spans=describe_length(span.count),
        option=f"--{pitch_option(span.place)}",
    )


def tiles_in_row(sizes: Sizes) -> int:
    """How many tiles are measured side by side."""
    return next(count for count in _TILES if count * sizes.tile <= _LENGTH)


def draw_measuring_page(plan: SetPlan, renderer: PhraseRenderer) -> list[Page]:
    body = [*_draw_ruler(plan), *_draw_text(plan, renderer)]
    return page_frame.frame_pages(plan, renderer, phrase("set-measure-title"), [([], body)])


def _draw_ruler(plan: SetPlan) -> Iterator[drawing.Shape]:
    """A ruler in print with dots beside it; a raised line is its beginning."""
    left, top = _RULER_LEFT, _RULER_TOP
    step = plan.braille.pitch
    dots_left = left + 3
    start = top - _START_WIDTH / 2  # its lower edge is the beginning
    yield Stroke(left - 6, start, dots_left + 14, start, _START_WIDTH, raised=True)
    yield Stroke(left, top, left, top + _LENGTH)
    for length in range(_LENGTH + 1):
        y = top + length
        tick = next(width for multiple, width in _TICKS if length % multiple == 0)
        yield Stroke(left - tick, y, left, y)
        if length and length % _DOT_STEP == 0:
            count = next(count for multiple, count in _DOTS if length % multiple == 0)
            for number in range(count):
                yield Dot(dots_left + number * step, y, plan.sizes.print_dot)
        if length and length % _DOTS[0][0] == 0:
            yield Text(page_frame.LEFT - 8, y + 1.3, str(length), 3.6)
            yield from page_frame.draw_braille(
                plan, label_cells(str(length)), dots_left + 14, y - step
            )


def _draw_text(plan: SetPlan, renderer: PhraseRenderer) -> Iterator[drawing.Shape]:
    """The sentences, and small drawings below those about tiles and fields."""
    shape, y = plan.pieces.shape, _RULER_TOP + 4
    count = tiles_in_row(plan.sizes)
    ruler, tiles, *fields, again = describe_measuring(plan)
    for sentence, measured, result in (
        (ruler, None, ""),
        (tiles, _row_of(shape, count), f"÷ {count} = --tile"),
        *(
            (
                sentence,
                _measured_span(shape, span),
                f"÷ {renderer.show(describe_length(span.count))} = --{pitch_option(span.place)}",
            )
            for sentence, span in zip(fields, plan.pieces.spans, strict=True)
        ),
        (again, None, ""),
    ):
        for line in page_frame.wrap_print(
            renderer.show(sentence), _TEXT_SIZE, page_frame.RIGHT - _TEXT_LEFT
        ):
            yield Text(_TEXT_LEFT, y, line, _TEXT_SIZE)
            y += _TEXT_LINE
        if measured:
            yield from _draw_measured(measured, result, y)
            y += measured.height + 1.5 * _TEXT_LINE
        y += _TEXT_LINE / 2


@frozen
class _Measured:
    """Pieces as their corners, and the length to measure, all from the upper left corner."""

    pieces: Sequence[Sequence[tuple[float, float]]]
    length: float

    @property
    def height(self) -> float:
        return max(y for corners in self.pieces for _, y in corners)


def _row_of(shape: Shape, count: int) -> _Measured:
    """Tiles or spaces side by side; rhombi lean to the right."""
    lean, height = (_TILE / 2, _TILE * sqrt(3) / 2) if shape is Shape.RHOMBUS else (0.0, _TILE)
    lefts = [number * _TILE for number in range(count)]
    pieces = [
        ((left + lean, 0), (left + lean + _TILE, 0), (left + _TILE, height), (left, height))
        for left in lefts
    ]
    return _Measured(pieces, count * _TILE)


def _measured_span(shape: Shape, span: Span) -> _Measured:
    """A row of whole spaces, or a star that points to both sides."""
    if span.count == int(span.count):
        return _row_of(shape, int(span.count))
    tip = _TILE * sqrt(3)

    def at(length: float, degrees: float) -> tuple[float, float]:
        return tip + length * cos(radians(degrees)), _TIP_UP * tip + length * sin(radians(degrees))

    star = [
        (at(0, 0), at(_TILE, turn - 30), at(tip, turn), at(_TILE, turn + 30))
        for turn in range(0, 360, 60)
    ]
    return _Measured(star, 2 * tip)


def _draw_measured(measured: _Measured, result: str, top: float) -> Iterator[drawing.Shape]:
    """The pieces, below them a line as long as what is measured, and beside it the result."""
    left, right = _TEXT_LEFT, _TEXT_LEFT + measured.length
    for corners in measured.pieces:
        yield Outline(tuple((left + x, top + y) for x, y in corners))
    below = top + measured.height + 3
    yield Stroke(left, below, right, below)
    for end in (left, right):
        yield Stroke(end, below - 1.5, end, below + 1.5)
    yield Text(right + 3, below + _TEXT_SIZE / 3, result, _TEXT_SIZE)
