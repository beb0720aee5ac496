"""Chapters of a document as XHTML that is also valid HTML, for the page and the book."""

from collections.abc import Iterator
from html import escape
from typing import assert_never

from azul_access.export import chart, document
from azul_access.export.board_svg import drawing_lines
from azul_access.export.curve_svg import curve_lines
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.language.phrase import Phrase, phrase
from azul_access.values import frozen

_FREE = phrase("plan-free")


@frozen
class Markup:
    """Marks up chapters.

    `level` is the level of a chapter's heading. In a book each chapter has a role, and each
    sentence is an element of its own, so that media overlays can refer to it.
    """

    renderer: PhraseRenderer
    level: int = 2
    in_book: bool = False

    def chapter(self, chapter: document.Chapter, *, level: int | None = None) -> Iterator[str]:
        """Yield the lines of a section."""
        level = level or self.level
        head = f"{chapter.element_id}-h"
        kind = f' epub:type="chapter" role="doc-chapter" aria-labelledby="{head}"'
        yield f'<section id="{chapter.element_id}"{kind if self.in_book else ""}>'
        yield self.heading(level, head, chapter.heading)
        points = {point.element_id: point.label for point in chapter.navigation}
        for block in chapter.blocks:
            # In a book, its table of contents has the turns.
            if (
                isinstance(block, document.TextLine)
                and block.element_id in points
                and not self.in_book
            ):
                element_id = f"{block.element_id}-h"
                yield self.heading(level + 1, element_id, points[block.element_id])
            yield from self._block(block, level)
        yield "</section>"

    def heading(self, level: int, element_id: str, text: Phrase) -> str:
        # As in the table of contents.
        line = self._line(element_id, (text,), no_break=False)
        return f'<h{level} id="{element_id}">{line}</h{level}>'

    def _block(self, block: document.Block, level: int) -> Iterator[str]:
        match block:
            case document.TextLine(element_id, phrases):
                yield f'<p id="{element_id}">{self._line(element_id, phrases)}</p>'
            case document.Heading(element_id, text):
                yield self.heading(level + 1, element_id, text)
            case document.Chart():
                yield from chart.chart_lines(block, self.renderer)
            case document.Curve():
                yield from curve_lines(block, self.renderer)
            case document.BoardDrawing():
                yield from drawing_lines(block, self.renderer)
            case document.DataTable():
                yield from self._table(block)
            case _:
                assert_never(block)

    def _line(self, element_id: str, phrases: tuple[Phrase, ...], *, no_break: bool = True) -> str:
        if not self.in_book:
            return escape(self.renderer.line(phrases, no_break=no_break), quote=False)
        return " ".join(
            f'<span id="{sentence_id(element_id, number)}">'
            f"{escape(self.renderer.show(sentence, no_break=no_break), quote=False)}</span>"
            for number, sentence in enumerate(phrases, 1)
        )

    def _table(self, block: document.DataTable) -> Iterator[str]:
        table = block.table
        board = any(cell == _FREE for _, cells in table.rows for cell in cells)
        kind = ' class="board"' if board else ""
        yield f'<table id="{block.element_id}"{kind}>'
        yield f"<caption>{self._text(table.caption)}</caption>"
        columns = "".join(f'<th scope="col">{self._text(column)}</th>' for column in table.columns)
        yield f'<thead><tr><th scope="col">{self._text(table.corner)}</th>{columns}</tr></thead>'
        yield "<tbody>"
        for header, cells in table.rows:
            filled = "".join(map(self._cell, cells))
            yield f'<tr><th scope="row">{self._text(header)}</th>{filled}</tr>'
        yield "</tbody>"
        yield "</table>"

    def _cell(self, cell: Phrase) -> str:
        kind = ' class="free"' if cell == _FREE else ""
        return f"<td{kind}>{self._text(cell)}</td>"

    def _text(self, phrase_: Phrase) -> str:
        return escape(self.renderer.show(phrase_), quote=False)


def sentence_id(element_id: str, number: int) -> str:
    """The element id of a sentence in a line, counted from 1."""
    return f"{element_id}-s{number}"
