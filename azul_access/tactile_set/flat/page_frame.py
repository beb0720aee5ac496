"""What every flat page has: a title in print and braille, notes, and a ruler of 100 millimetres."""

import textwrap
from collections.abc import Iterable, Iterator, Sequence

from azul_access.braille.cells.translation import translate, translate_words
from azul_access.export.braille_pages import wrap_words
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.language.phrase import Phrase, phrase
from azul_access.tactile_set.braille_sizes import dot_places
from azul_access.tactile_set.flat.drawing import PAGE_WIDTH, Dot, Page, Shape, Stroke, Text
from azul_access.tactile_set.plan import SetPlan

LEFT, RIGHT = 15.0, PAGE_WIDTH - 15
# What a page holds lies between these.
BODY_TOP, BODY_BOTTOM = 64.0, 266.0
BODY_WIDTH = RIGHT - LEFT
NOTE_SIZE = 3.6
NOTE_LINE = 4.6
_TITLE_TOP, _TITLE_SIZE = 17.0, 6.0
_BRAILLE_TOP = 22.0
_BRAILLE_LINES = 2
_NOTES_TOP = 46.5
_RULER_TOP, _RULER_LENGTH, _RULER_STEP = 274.0, 100, 10
_RULER_FAR = 50  # between pairs of dots
# The mean width of a letter as a part of the height of the font, rather too much than too little.
_LETTER_WIDTH = 0.56


def frame_pages(
    plan: SetPlan,
    renderer: PhraseRenderer,
    title: Phrase,
    pages: Sequence[tuple[Sequence[Phrase], Iterable[Shape]]],
) -> list[Page]:
    """Pages with sentences and a body each. How to print is the first sentence of every page.

    All sentences of a page have room for four lines.
    """
    framed = []
    for number, (notes, body) in enumerate(pages, 1):
        heading = renderer.show(
            phrase("set-page", game=plan.game, title=title, page=number, pages=len(pages))
        )
        text = renderer.line([phrase("set-true-size"), *notes])
        shapes = [
            *_draw_title(plan, heading),
            *draw_lines(_NOTES_TOP, wrap_print(text, NOTE_SIZE)),
            *body,
            *_draw_ruler(plan),
        ]
        framed.append(Page(heading, plan.language, tuple(shapes)))
    return framed


def draw_braille(plan: SetPlan, cells: bytes, x: float, y: float) -> Iterator[Dot]:
    """The dots of a line whose first cell has the middle of its dot 1 at `x` and `y`."""
    for across, down in dot_places(cells, plan.braille):
        yield Dot(x + across, y + down, plan.sizes.print_dot)


def draw_braille_lines(plan: SetPlan, lines: Sequence[bytes], top: float) -> Iterator[Dot]:
    """Lines at the left; `top` is the middle of the uppermost dots."""
    for number, cells in enumerate(lines):
        y = top + number * plan.braille.line
        yield from draw_braille(plan, cells, LEFT + plan.braille.dot / 2, y)


def draw_lines(top: float, lines: Sequence[str], size: float = NOTE_SIZE) -> Iterator[Text]:
    """Lines of print; `top` is the baseline of the first one."""
    for number, line in enumerate(lines):
        yield Text(LEFT, top + number * NOTE_LINE * size / NOTE_SIZE, line, size)


def wrap_print(text: str, size: float, width: float = BODY_WIDTH) -> list[str]:
    """Lines that are surely not wider than `width`."""
    return textwrap.wrap(text, int(width / (size * _LETTER_WIDTH)), break_on_hyphens=False)


def wrap_braille(plan: SetPlan, text: str) -> list[bytes]:
    """Lines of cells that a page has room for."""
    room = BODY_WIDTH - plan.braille.pitch - plan.braille.dot
    columns = int(room / plan.braille.cell) + 1
    words = [[word] for word in translate_words(text, plan.language)]
    return list(wrap_words(words, columns, 0))


def _draw_title(plan: SetPlan, heading: str) -> Iterator[Shape]:
    size = min(_TITLE_SIZE, BODY_WIDTH / (len(heading) * _LETTER_WIDTH))
    yield Text(LEFT, _TITLE_TOP, heading, size)
    yield from draw_braille_lines(plan, wrap_braille(plan, heading)[:_BRAILLE_LINES], _BRAILLE_TOP)


def _draw_ruler(plan: SetPlan) -> Iterator[Shape]:
    """Dots and lines ten millimetres apart, pairs of dots at 0, 50 and 100."""
    base = _RULER_TOP + 8
    yield Stroke(LEFT, base, LEFT + _RULER_LENGTH, base)
    for length in range(0, _RULER_LENGTH + 1, _RULER_STEP):
        is_far = length % _RULER_FAR == 0
        x = LEFT + length
        yield Dot(x, _RULER_TOP + plan.braille.pitch, plan.sizes.print_dot)
        if is_far:
            yield Dot(x, _RULER_TOP, plan.sizes.print_dot)
            yield Text(x, base + 4.5, f"{length}", NOTE_SIZE, centred=True)
        yield Stroke(x, base - (3 if is_far else 2), x, base)
    end = translate(f"{_RULER_LENGTH} mm", plan.language)
    yield from draw_braille(plan, end, LEFT + _RULER_LENGTH + 10, _RULER_TOP)
