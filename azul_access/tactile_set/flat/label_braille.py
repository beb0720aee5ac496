"""Writes labels as braille for an embosser, in Braille Ready Format (BRF).

Each label takes two lines: its cells, and below them dots that mark its lower edge. Labels stand in
rows side by side, so that people cut strips first and then the single labels.
"""

from collections.abc import Iterable, Iterator, Sequence

from azul_access.export import braille_pages
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.games.tactile_set import LabelGroup, Shape, Surface
from azul_access.language.phrase import Phrase, phrase
from azul_access.tactile_set.braille_sizes import label_cells
from azul_access.tactile_set.flat.label_words import (
    describe_group,
    describe_single_cells,
    group_heading,
)
from azul_access.tactile_set.plan import SetPlan
from firmware_protocol.cells import cell

# A4 in the size of embossers.
CELLS, LINES = 28, 29
_USUAL_WIDTH = 3
# The mark of the lower edge, in the row of dots that still is on the piece.
_MARKS = (cell((1, 4)), cell((2, 5)), cell((3, 6)))
_CLEAR = 2.0


def write_label_brf(
    plan: SetPlan, renderer: PhraseRenderer, title: Phrase, groups: Sequence[LabelGroup]
) -> str:
    """Pages of `CELLS` in a line and `LINES` lines: how to cut the labels, then each group."""
    braille = braille_pages.Braille(renderer, "")
    opening = [phrase("set-cut-embossed"), *describe_single_cells(groups)]
    body = list(_paragraph(braille, opening))
    headings = [b""]
    for number, group in enumerate(groups, 1):
        headings.append(braille.cells(renderer.show(group_heading(group))))
        body.append(braille_pages.Row(b"", number))
        body += braille_pages.heading_rows(braille.groups((group_heading(group),)), CELLS, number)
        width = _choose_width(plan, group)
        for sentences in ([describe_group(group)], _cutting(plan, group, width)):
            rows = _paragraph(braille, sentences, number)
            body += [row._replace(keeps_next=True) for row in rows]
        body.append(braille_pages.Row(b"", number, keeps_next=True))
        body += _label_rows(group, width, _choose_mark(plan), number)
    words = braille.words(renderer.show(phrase("set-file-title", game=plan.game, title=title)))
    return braille_pages.write_pages(
        words, headings, braille_pages.paginate_rows(body, LINES), braille, CELLS
    )


def write_sentences_brf(
    plan: SetPlan, renderer: PhraseRenderer, title: Phrase, paragraphs: Sequence[Phrase]
) -> str:
    """Sentences in paragraphs, on the same pages."""
    braille = braille_pages.Braille(renderer, "")
    body = [row for text in paragraphs for row in _paragraph(braille, [text])]
    words = braille.words(renderer.show(phrase("set-file-title", game=plan.game, title=title)))
    return braille_pages.write_pages(
        words, [b""], braille_pages.paginate_rows(body, LINES), braille, CELLS
    )


def _paragraph(
    braille: braille_pages.Braille, phrases: Iterable[Phrase], chapter: int | None = None
) -> Iterator[braille_pages.Row]:
    for row in braille_pages.wrap_words(braille.groups([*phrases]), CELLS, braille_pages.RUNOVER):
        yield braille_pages.Row(row, chapter)


def _choose_width(plan: SetPlan, group: LabelGroup) -> int:
    """In cells, with one that is free; small labels for tiles narrower than others are."""
    cells = max(len(label_cells(label.text)) for label in group.labels)
    is_narrow = plan.sizes.tile < _USUAL_WIDTH * plan.braille.cell
    return cells + 1 if is_narrow else max(_USUAL_WIDTH, cells + 1)


def _cutting(plan: SetPlan, group: LabelGroup, width: int) -> Iterator[Phrase]:
    """How the labels of a group are cut to what they are stuck on."""
    yield phrase("set-cut-width", width=width, row=CELLS // width)
    is_square = plan.pieces.shape is Shape.SQUARE
    match group.surface:
        case Surface.TILE if not is_square:
            yield phrase("set-cut-to-tile")
        case Surface.SPACE if not is_square:
            yield phrase("set-cut-close")
        case Surface.MARKER | Surface.STRIP | Surface.DISC:
            yield phrase("set-cut-close")


def _label_rows(
    group: LabelGroup, width: int, mark: int, chapter: int
) -> Iterator[braille_pages.Row]:
    """Labels side by side, each in the middle of its `width` cells, with marks below."""
    texts = [label.text for label in group.labels for _ in range(label.count)]
    columns = CELLS // width
    for start in range(0, len(texts), columns):
        row = [_centre(label_cells(text), width) for text in texts[start : start + columns]]
        marks = [_centre(bytes([mark]), width)] * len(row)
        yield braille_pages.Row(b"".join(row).rstrip(b"\0"), chapter, keeps_next=True)
        yield braille_pages.Row(b"".join(marks).rstrip(b"\0"), chapter)


def _centre(cells: bytes, width: int) -> bytes:
    left = (width - len(cells)) // 2
    return (bytes(left) + cells).ljust(width, b"\0")


def _choose_mark(plan: SetPlan) -> int:
    """The lowest mark that still is on a piece, with some room below it, or else the first."""
    size = plan.braille
    depths = [size.line + row * size.pitch + size.dot + _CLEAR for row in range(len(_MARKS))]
    return max(
        mark
        for mark, depth in zip(_MARKS, depths, strict=True)
        if depth <= plan.sizes.tile or mark == _MARKS[0]
    )
