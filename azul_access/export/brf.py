"""Braille Ready Format (BRF) for embossers and displays: pages of North American ASCII braille.

There is no standard; by convention lines end with carriage return and line feed, and pages with a
form feed. Each page begins with a running title, its chapter and the page number. Each cell is one
character of North American ASCII braille, whatever the language; embossers are shipped with this
setting.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from azul_access.braille.translation import BrailleWord, translate, translate_words
from azul_access.export.board_braille import drawing_rows
from azul_access.export.document import BoardDrawing, Document, Heading, Line
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.language.phrase import Phrase, phrase
from firmware_protocol.cells import to_ascii

_RUNOVER = 2  # blank cells at the beginning of continuation lines
_NEWLINE, _PAGE_END = "\r\n", "\f"
_GAP = 2


# Words that stay together.
Group = Sequence[BrailleWord]


class _Row(NamedTuple):
    """A line: its cells, the index of its chapter, if it has one, and whether the next line must be
    on the same page.
    """

    cells: bytes
    chapter: int | None
    keeps_next: bool = False


def write_brf(
    document: Document, renderer: PhraseRenderer, cells: int, lines: int, table: str = ""
) -> str:
    """Return the document with `cells` per line and `lines` per page, in ASCII.

    `table` is a table of liblouis for sentences, the usual one if it is empty. Numbers of pages and
    labels in drawings are always uncontracted.

    A list of the chapters with their pages follows the first chapter.
    """
    braille = _Braille(renderer, table)
    body = list(_body(document, braille, cells))
    title = braille.words(renderer.show(document.title))
    headings = [braille.cells(renderer.show(chapter.heading)) for chapter in document.chapters]
    opening = [row for row in body if not row.chapter]
    rest = body[len(opening) :]
    pages = _paginate([*opening, *rest], lines)
    if len(pages) > 1:
        # The list has as many rows whatever the numbers are, so the second division is final.
        for _ in range(2):
            contents = list(_contents(headings, _first_pages(pages), braille, cells))
            pages = _paginate([*opening, *contents, *rest], lines)
    return "".join(
        _ascii([_page_header(title, headings, page, number, braille, cells), *page])
        for number, page in enumerate(pages, 1)
    )


def _paginate(body: Sequence[_Row], lines: int) -> list[list[_Row]]:
    """Divide rows into pages, which have room for a header."""
    rows = list(body)
    pages: list[list[_Row]] = []
    while rows:
        count = _count_rows(rows, lines - 1)
        pages.append(rows[:count])
        del rows[:count]
        while rows and not rows[0].cells:  # a page does not begin with an empty line
            del rows[0]
    return pages


def _first_pages(pages: Sequence[Sequence[_Row]]) -> dict[int, int]:
    """The number of the page on which each chapter begins."""
    first: dict[int, int] = {}
    for number, page in enumerate(pages, 1):
        for row in page:
            if row.chapter is not None and row.cells:
                first.setdefault(row.chapter, number)
    return first


def _contents(
    headings: Sequence[bytes], first_pages: Mapping[int, int], braille: "_Braille", cells: int
) -> Iterator[_Row]:
    """A row for each chapter after the first, with the number of its page at the right."""
    yield _Row(b"", None)
    heading = braille.groups((phrase("transcript-contents"),))
    yield from _heading(heading, cells, None)
    for chapter, text in enumerate(headings[1:], 1):
        number = braille.number(first_pages.get(chapter, 1))
        room = cells - len(number) - _GAP
        yield _Row(text[:room].ljust(cells - len(number), b"\0") + number, None)


def _ascii(page: Sequence[_Row]) -> str:
    return "".join(to_ascii(row.cells) + _NEWLINE for row in page) + _PAGE_END


def _count_rows(body: Sequence[_Row], room: int) -> int:
    """Return how many rows go on a page: as many as fit without a heading at its end."""
    if len(body) <= room:
        return len(body)
    count = room
    while count > 1 and (body[count - 1].keeps_next or not body[count - 1].cells):
        count -= 1
    return count if count > 1 else room


def _page_header(
    title: Sequence[BrailleWord],
    headings: Sequence[bytes],
    page: Sequence[_Row],
    number: int,
    braille: "_Braille",
    cells: int,
) -> _Row:
    """The words of the title that fit, the chapter if there is room for it, and the page number."""
    end = braille.number(number)
    whole_title = b"\0".join(word.cells for word in title)
    if chapter := page[0].chapter:
        longer = headings[chapter] + bytes(_GAP) + end
        if len(whole_title) + _GAP + len(longer) <= cells:
            end = longer
    room = cells - len(end) - _GAP
    row = b""
    for word in title:
        longer = row + (b"\0" if row else b"") + word.cells
        if len(longer) > room:
            break
        row = longer
    return _Row(row + bytes(cells - len(end) - len(row)) + end, None)


def _body(document: Document, braille: "_Braille", cells: int) -> Iterator[_Row]:
    for number, chapter in enumerate(document.chapters):
        if number:
            yield _Row(b"", number)
        yield from _heading(braille.groups((chapter.heading,)), cells, number)
        for block in chapter.blocks:
            match block:
                case Line(phrases=phrases):
                    groups = braille.groups(phrases)
                    yield from (_Row(row, number) for row in wrap_words(groups, cells, _RUNOVER))
                case Heading(phrase=heading):
                    yield _Row(b"", number)
                    yield from _heading(braille.groups((heading,)), cells, number)
                case BoardDrawing():
                    yield from _drawing(block, braille, cells, number)


def _drawing(
    drawing: BoardDrawing, braille: "_Braille", cells: int, chapter: int
) -> Iterator[_Row]:
    """Yield a caption and the lines of a drawing on the same page; nothing if it is too wide."""
    rows = drawing_rows(drawing.grid, braille.renderer.language)
    if max(map(len, rows)) > cells:
        return
    yield _Row(b"", chapter)
    for row in wrap_words(braille.groups((drawing.caption,)), cells, _RUNOVER):
        yield _Row(row, chapter, keeps_next=True)
    yield _Row(b"", chapter, keeps_next=True)
    for number, row in enumerate(rows, 1):
        yield _Row(row, chapter, keeps_next=number < len(rows))


def _heading(groups: Sequence[Group], cells: int, chapter: int | None) -> Iterator[_Row]:
    """Yield the rows of a centred heading, which keeps the next row on its page."""
    for row in wrap_words(groups, cells - 2 * _RUNOVER, 0):
        yield _Row(bytes((cells - len(row)) // 2) + row, chapter, keeps_next=True)


@dataclass(frozen=True, slots=True)
class _Braille:
    """Translates the sentences of a document by a table."""

    renderer: PhraseRenderer
    table: str

    def words(self, text: str) -> tuple[BrailleWord, ...]:
        return translate_words(text, self.renderer.language, self.table)

    def cells(self, text: str) -> bytes:
        return b"\0".join(word.cells for word in self.words(text))

    def number(self, value: int) -> bytes:
        return translate(str(value), self.renderer.language)

    def groups(self, phrases: Sequence[Phrase]) -> list[Group]:
        """Sentences as groups of words; words with no-break spaces between them are one group."""
        text = self.renderer.line(phrases, no_break=True)
        return [self.words(group) for group in text.split(" ")]


def wrap_words(groups: Iterable[Group], cells: int, runover: int) -> Iterator[bytes]:
    """Yield lines of whole groups, at most `cells` long; all but the first are indented.

    A group that is longer than a line is broken between its words. A word that is longer is cut;
    only long names are.
    """
    row = b""
    for rest in _fit_groups(groups, cells - runover):
        if row.strip(b"\0") and len(row) + 1 + len(rest) <= cells:
            row += b"\0" + rest
            continue
        if row.strip(b"\0"):
            yield row
            row = bytes(runover)
        while len(row) + len(rest) > cells:
            cut = cells - len(row)
            yield row + rest[:cut]
            rest, row = rest[cut:], bytes(runover)
        row += rest
    if row.strip(b"\0"):
        yield row


def _fit_groups(groups: Iterable[Group], room: int) -> Iterator[bytes]:
    """Yield the cells of each group that has room in a line, and of each word of the others."""
    for group in groups:
        parts = [word.cells for word in group if word.cells]
        joined = b"\0".join(parts)
        if joined and len(joined) <= room:
            yield joined
        else:
            yield from parts
