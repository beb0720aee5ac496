"""Chapters of a document as XHTML that is HTML, too: what the page and the book share.

It knows elements and idents, never files, styles or sound.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import assert_never

from azul_access.export import chart
from azul_access.export.document import Block, Chapter, Chart, DataTable, Heading, Line
from azul_access.export.words import Words
from azul_access.language.phrase import Phrase, phrase

_FREE = phrase("plan-free")


@dataclass(frozen=True, slots=True)
class Markup:
    """How chapters are marked up.

    `level` is the level of a chapter's heading. In a book each chapter says that it is one, and
    each sentence is an element of its own, so that a voice can be kept in step.
    """

    words: Words
    level: int = 2
    in_book: bool = False

    def chapter(self, chapter: Chapter, *, level: int | None = None) -> Iterator[str]:
        """The lines of a section."""
        level = level or self.level
        head = f"{chapter.ident}-h"
        kind = f' epub:type="chapter" role="doc-chapter" aria-labelledby="{head}"'
        yield f'<section id="{chapter.ident}"{kind if self.in_book else ""}>'
        yield self.heading(level, head, chapter.heading)
        for block in chapter.blocks:
            yield from self._block(block, level)
        yield "</section>"

    def heading(self, level: int, ident: str, told: Phrase) -> str:
        text = self._line(ident, (told,))
        return f'<h{level} id="{ident}">{text}</h{level}>'

    def _block(self, block: Block, level: int) -> Iterator[str]:
        match block:
            case Line(ident, phrases):
                yield f'<p id="{ident}">{self._line(ident, phrases)}</p>'
            case Heading(ident, told):
                yield self.heading(level + 1, ident, told)
            case Chart():
                yield from chart.figure(block, self.words)
            case DataTable():
                yield from self._table(block)
            case _:
                assert_never(block)

    def _line(self, ident: str, phrases: tuple[Phrase, ...]) -> str:
        if not self.in_book:
            return escape(self.words.line(phrases), quote=False)
        return " ".join(
            f'<span id="{sentence_ident(ident, number)}">'
            f"{escape(self.words.show(told), quote=False)}</span>"
            for number, told in enumerate(phrases, 1)
        )

    def _table(self, table: DataTable) -> Iterator[str]:
        plan = table.plan
        board = any(cell == _FREE for _, cells in plan.rows for cell in cells)
        kind = ' class="board"' if board else ""
        yield f'<table id="{table.ident}"{kind}>'
        yield f"<caption>{self._text(plan.caption)}</caption>"
        columns = "".join(f'<th scope="col">{self._text(each)}</th>' for each in plan.columns)
        yield f'<thead><tr><th scope="col">{self._text(plan.corner)}</th>{columns}</tr></thead>'
        yield "<tbody>"
        for header, cells in plan.rows:
            filled = "".join(map(self._cell, cells))
            yield f'<tr><th scope="row">{self._text(header)}</th>{filled}</tr>'
        yield "</tbody>"
        yield "</table>"

    def _cell(self, cell: Phrase) -> str:
        kind = ' class="free"' if cell == _FREE else ""
        return f"<td{kind}>{self._text(cell)}</td>"

    def _text(self, told: Phrase) -> str:
        return escape(self.words.show(told), quote=False)


def sentence_ident(ident: str, number: int) -> str:
    """The ident of a line's sentence, counted from 1."""
    return f"{ident}-s{number}"
