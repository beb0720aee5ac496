"""Draws the boards as SVG for swell paper: braille dots at true size, an A4 page for each board.

Sizes are those of Marburg Medium in millimetres; the dots are printed a little smaller, because
they grow when the paper swells. Captions for the eye are pale, so that they stay flat. The pages
lie one below the other in one file, because SVG has no pages.
"""

from collections.abc import Iterator
from html import escape

from azul_access.braille.cells.translation import translate_words
from azul_access.export.board_braille import drawing_rows
from azul_access.export.braille_pages import wrap_words
from azul_access.export.document import BoardDrawing, Document
from azul_access.export.phrase_renderer import PhraseRenderer
from firmware_protocol.cells import dots

PAGE_WIDTH, PAGE_HEIGHT = 210.0, 297.0
LEFT, TOP = 20.0, 30.0
CELL, LINE, PITCH, DOT = 6.0, 10.0, 2.5, 1.3
_CAPTION_TOP = 16.0
_CELLS = int((PAGE_WIDTH - 2 * LEFT) / CELL)
_RUNOVER = 2


def write_svg(document: Document, renderer: PhraseRenderer) -> str:
    """Return one SVG; without boards in the document, a page without dots."""
    drawings = [
        block
        for chapter in document.chapters
        for block in chapter.blocks
        if isinstance(block, BoardDrawing)
    ]
    return "\n".join(_lines(document, drawings, renderer)) + "\n"


def _lines(
    document: Document, drawings: list[BoardDrawing], renderer: PhraseRenderer
) -> Iterator[str]:
    height = PAGE_HEIGHT * max(1, len(drawings))
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" xml:lang="{renderer.language}"'
        f' width="{PAGE_WIDTH:g}mm" height="{height:g}mm" viewBox="0 0 {PAGE_WIDTH:g} {height:g}">'
    )
    yield f"<title>{escape(renderer.show(document.title), quote=False)}</title>"
    for number, drawing in enumerate(drawings):
        yield from _page(drawing, number * PAGE_HEIGHT, renderer)
    yield "</svg>"


def _page(drawing: BoardDrawing, top: float, renderer: PhraseRenderer) -> Iterator[str]:
    caption = renderer.show(drawing.caption)
    yield (
        f'<text x="{LEFT:g}" y="{top + _CAPTION_TOP:g}" font-family="sans-serif" font-size="7"'
        f' fill="#999999">{escape(caption, quote=False)}</text>'
    )
    words = [[word] for word in translate_words(caption, renderer.language)]
    rows = [
        *wrap_words(words, _CELLS, _RUNOVER),
        b"",
        *drawing_rows(drawing.grid, renderer.language),
    ]
    for line, row in enumerate(rows):
        for column, cell in enumerate(row):
            for dot in dots(cell):
                x = LEFT + column * CELL + (dot > 3) * PITCH
                y = top + TOP + line * LINE + (dot - 1) % 3 * PITCH
                yield f'<circle cx="{x:g}" cy="{y:g}" r="{DOT / 2:g}"/>'
