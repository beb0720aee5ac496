"""Pages of six-dot braille, for files in Braille Ready Format (BRF).

There is no standard; by convention lines end with carriage return and line feed, and pages with a
form feed. Each page begins with a running title, its chapter and the page number. Each cell is one
character of North American ASCII braille, whatever the language; embossers are shipped with this
setting.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from azul_access.braille.cells.translation import BrailleWord, translate, translate_words
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.language.phrase import Phrase
from azul_access.values import frozen
from firmware_protocol.cells import to_ascii

RUNOVER = 2  # blank cells at the beginning of continuation lines
GAP = 2
_NEWLINE, _PAGE_END = "\r\n", "\f"


# Words that stay together.
Group = Sequence[BrailleWord]


class Row(NamedTuple):
    """A line: its cells, the index of its chapter, if it has one, and whether the next line must be
    on the same page.
    """

    cells: bytes
    chapter: int | None
    keeps_next: bool = False


@frozen
class Braille:
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


def write_pages(
    title: Sequence[BrailleWord],
    headings: Sequence[bytes],
    pages: Iterable[Sequence[Row]],
    braille: Braille,
    cells: int,
) -> str:
    """Return the pages in ASCII, each with a running title and, if there is room, a chapter."""
    return "".join(
        _ascii([_page_header(title, headings, page, number, braille, cells), *page])
        for number, page in enumerate(pages, 1)
    )


def paginate_rows(body: Sequence[Row], lines: int) -> list[list[Row]]:
    """Divide rows into pages, which have room for a header."""
    rows = list(body)
    pages: list[list[Row]] = []
    while rows:
        count = _count_rows(rows, lines - 1)
        pages.append(rows[:count])
        del rows[:count]
        while rows and not rows[0].cells:  # a page does not begin with an empty line
            del rows[0]
    return pages


def _count_rows(body: Sequence[Row], room: int) -> int:
    """Return how many rows go on a page: as many as fit without a heading at its end."""
    if len(body) <= room:
        return len(body)
    count = room
    while count > 1 and (body[count - 1].keeps_next or not body[count - 1].cells):
        count -= 1
    return count if count > 1 else room


def heading_rows(groups: Sequence[Group], cells: int, chapter: int | None) -> Iterator[Row]:
    """Yield the rows of a centred heading, which keeps the next row on its page."""
    for row in wrap_words(groups, cells - 2 * RUNOVER, 0):
        yield Row(bytes((cells - len(row)) // 2) + row, chapter, keeps_next=True)


def _page_header(
    title: Sequence[BrailleWord],
    headings: Sequence[bytes],
    page: Sequence[Row],
    number: int,
    braille: Braille,
    cells: int,
) -> Row:
    """The words of the title that fit, the chapter if there is room for it, and the page number."""
    end = braille.number(number)
    whole_title = b"\0".join(word.cells for word in title)
    if chapter := page[0].chapter:
        longer = headings[chapter] + bytes(GAP) + end
        if len(whole_title) + GAP + len(longer) <= cells:
            end = longer
    room = cells - len(end) - GAP
    row = b""
    for word in title:
        longer = row + (b"\0" if row else b"") + word.cells
        if len(longer) > room:
            break
        row = longer
    return Row(row + bytes(cells - len(end) - len(row)) + end, None)


def _ascii(page: Sequence[Row]) -> str:
    return "".join(to_ascii(row.cells) + _NEWLINE for row in page) + _PAGE_END


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
