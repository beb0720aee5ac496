"""Writes a document as a PDF for print; the same document always gives the same bytes.

Its headings are an outline, and it names its title and language. ReportLab writes no tags, so
pages and books are better for screen readers.
"""

from collections.abc import Iterator
from typing import assert_never

from azul_access.export import document as parts
from azul_access.export.board_svg import drawing_lines
from azul_access.export.chart import chart_lines
from azul_access.export.curve_svg import curve_lines
from azul_access.export.pdf.pages import Pages
from azul_access.export.pdf.svg_picture import read_picture
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.games.boards import PhraseTable


def write_pdf(document: parts.Document, renderer: PhraseRenderer) -> bytes:
    pages = Pages(renderer.show(document.title), document.author, renderer.language)
    for number, chapter in enumerate(document.chapters):
        level = 2 if number else 1
        pages.add_heading(renderer.show(chapter.heading), level, 0)
        points = {point.element_id: point.label for point in chapter.navigation}
        for block in chapter.blocks:
            if isinstance(block, parts.TextLine) and block.element_id in points:
                pages.add_heading(renderer.show(points[block.element_id]), level + 1, 1)
            _add_block(pages, block, renderer, level)
    return pages.finish()


def _add_block(
    pages: Pages, block: parts.Block, renderer: PhraseRenderer, chapter_level: int
) -> None:
    match block:
        case parts.TextLine(phrases=phrases):
            pages.add_paragraph(renderer.line(phrases, no_break=True))
        case parts.Heading(phrase=phrase):
            pages.add_heading(renderer.show(phrase), chapter_level + 1, 1)
        case parts.Chart():
            pages.add_picture(read_picture(chart_lines(block, renderer)))
        case parts.Curve():
            pages.add_picture(read_picture(curve_lines(block, renderer)))
        case parts.BoardDrawing():
            pages.add_picture(read_picture(drawing_lines(block, renderer)))
        case parts.DataTable(table=table):
            pages.add_table(renderer.show(table.caption), list(_rows(table, renderer)))
        case _:
            assert_never(block)


def _rows(table: PhraseTable, renderer: PhraseRenderer) -> Iterator[list[str]]:
    yield [renderer.show(each) for each in (table.corner, *table.columns)]
    for header, cells in table.rows:
        yield [renderer.show(each) for each in (header, *cells)]
