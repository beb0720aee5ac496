"""Braille to emboss or to read on a display: pages of North American ASCII braille.

Customary, for there is no standard: lines end with carriage return and line feed, pages with a form
feed. Each page begins with a line of running title and page number. Dots come from `braille`; each
cell is one sign of ASCII here, whatever the language, so an embosser shows the right dots only when
it is set to North American (US) ASCII braille, which is what they are shipped with.
"""

from collections.abc import Iterator, Sequence

from azul_access.braille.translation import BrailleWord, translate, translate_words
from azul_access.export.document import Document, Heading, Line
from azul_access.export.words import Words

# The sign of each cell, counted by its dots: dot 1 is worth 1, dot 2 is 2, dot 6 is 32.
SIGNS = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
_RUNOVER = 2  # blank cells before what does not fit on an event's first line
_NEWLINE, _PAGE_END = "\r\n", "\f"
_GAP = 2


def write_brf(document: Document, shown: Words, cells: int, lines: int) -> str:
    """The whole narration; `cells` a line, `lines` a page. All signs are ASCII."""
    body = list(_body(document, shown, cells))
    title = translate_words(shown.show(document.title), shown.language)
    pages: list[list[_Row]] = []
    while body:
        taken = _page(body, lines - 1)
        number = translate(str(len(pages) + 1), shown.language)
        pages.append([_running(title, number, cells), *body[:taken]])
        del body[:taken]
        while body and not body[0][0]:  # no page begins with an empty line
            del body[0]
    return "".join(_ascii(page) for page in _plain(pages))


# A line of a page: its cells, and whether the next line must not be on another page.
_Row = tuple[bytes, bool]


def _plain(pages: Sequence[Sequence[_Row]]) -> Iterator[list[bytes]]:
    for page in pages:
        yield [cells for cells, _ in page]


def _ascii(page: Sequence[bytes]) -> str:
    written = ("".join(SIGNS[cell] for cell in row) for row in page)
    return "".join(line + _NEWLINE for line in written) + _PAGE_END


def _page(body: Sequence[_Row], room: int) -> int:
    """How many rows go on a page: as many as fit, but no heading is its last one."""
    if len(body) <= room:
        return len(body)
    taken = room
    while taken > 1 and (body[taken - 1][1] or not body[taken - 1][0]):
        taken -= 1
    return taken if taken > 1 else room


def _running(title: Sequence[BrailleWord], number: bytes, cells: int) -> _Row:
    """As many words of the title as fit, and the number at the right."""
    room = cells - len(number) - _GAP
    kept = b""
    for word in title:
        longer = kept + (b"\0" if kept else b"") + word.cells
        if len(longer) > room:
            break
        kept = longer
    return kept + bytes(cells - len(number) - len(kept)) + number, False


def _body(document: Document, shown: Words, cells: int) -> Iterator[_Row]:
    for number, chapter in enumerate(document.chapters):
        if number:
            yield b"", False
        yield from _heading(translate_words(shown.show(chapter.heading), shown.language), cells)
        for block in chapter.blocks:
            match block:
                case Line(phrases=phrases):
                    told = translate_words(shown.line(phrases), shown.language)
                    yield from ((row, False) for row in broken(told, cells, _RUNOVER))
                case Heading(phrase=phrase):
                    yield b"", False
                    yield from _heading(translate_words(shown.show(phrase), shown.language), cells)


def _heading(told: Sequence[BrailleWord], cells: int) -> Iterator[_Row]:
    """In the middle of the line, and never the last on its page."""
    for row in broken(told, cells - 2 * _RUNOVER, 0):
        yield bytes((cells - len(row)) // 2) + row, True


def broken(told: Sequence[BrailleWord], cells: int, runover: int) -> Iterator[bytes]:
    """Lines of whole words, at most `cells` long; all but the first begin with blanks.

    A word that is longer than a line is cut, which only a long name can be.
    """
    row = b""
    for word in told:
        rest = word.cells
        if not rest:
            continue
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
