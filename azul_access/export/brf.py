"""Braille Ready Format (BRF) for embossers and displays: pages of North American ASCII braille.

There is no standard; by convention lines end with carriage return and line feed, and pages with a
form feed. Each page begins with a running title and the page number. Each cell is one character of
North American ASCII braille, whatever the language. Embossers are shipped with this setting.
"""

from collections.abc import Iterable, Iterator, Sequence

from azul_access.braille.translation import BrailleWord, translate, translate_words
from azul_access.export.board_braille import drawing_rows
from azul_access.export.document import BoardDrawing, Document, Heading, Line
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.games.picture import Grid
from azul_access.language.phrase import Phrase
from firmware_protocol.cells import to_ascii

_RUNOVER = 2  # blank cells at the beginning of continuation lines
_NEWLINE, _PAGE_END = "\r\n", "\f"
_GAP = 2


def write_brf(document: Document, renderer: PhraseRenderer, cells: int, lines: int) -> str:
    """Return the document with `cells` per line and `lines` per page, in ASCII."""
    body = list(_body(document, renderer, cells))
    title = translate_words(renderer.show(document.title), renderer.language)
    pages: list[list[_Row]] = []
    while body:
        count = _count_rows(body, lines - 1)
        number = translate(str(len(pages) + 1), renderer.language)
        pages.append([_page_header(title, number, cells), *body[:count]])
        del body[:count]
        while body and not body[0][0]:  # a page does not begin with an empty line
            del body[0]
    return "".join(map(_ascii, pages))


# Words that stay together.
Group = Sequence[BrailleWord]
# A line: its cells, and whether the next line must be on the same page.
_Row = tuple[bytes, bool]


def _ascii(page: Sequence[_Row]) -> str:
    return "".join(to_ascii(cells) + _NEWLINE for cells, _ in page) + _PAGE_END


def _count_rows(body: Sequence[_Row], room: int) -> int:
    """Return how many rows go on a page: as many as fit without a heading at its end."""
    if len(body) <= room:
        return len(body)
    count = room
    while count > 1 and (body[count - 1][1] or not body[count - 1][0]):
        count -= 1
    return count if count > 1 else room


def _page_header(title: Sequence[BrailleWord], number: bytes, cells: int) -> _Row:
    """Return the page header: the words of the title that fit, and the page number at the right."""
    room = cells - len(number) - _GAP
    row = b""
    for word in title:
        longer = row + (b"\0" if row else b"") + word.cells
        if len(longer) > room:
            break
        row = longer
    return row + bytes(cells - len(number) - len(row)) + number, False


def _body(document: Document, renderer: PhraseRenderer, cells: int) -> Iterator[_Row]:
    for number, chapter in enumerate(document.chapters):
        if number:
            yield b"", False
        yield from _heading(_translate((chapter.heading,), renderer), cells)
        for block in chapter.blocks:
            match block:
                case Line(phrases=phrases):
                    groups = _translate(phrases, renderer)
                    yield from ((row, False) for row in wrap_words(groups, cells, _RUNOVER))
                case Heading(phrase=phrase):
                    yield b"", False
                    yield from _heading(_translate((phrase,), renderer), cells)
                case BoardDrawing(caption=caption, grid=grid):
                    yield from _drawing(grid, caption, renderer, cells)


def _drawing(grid: Grid, caption: Phrase, renderer: PhraseRenderer, cells: int) -> Iterator[_Row]:
    """Yield a caption and the lines of a drawing on the same page; nothing if it is too wide."""
    rows = drawing_rows(grid, renderer.language)
    if max(map(len, rows)) > cells:
        return
    yield b"", False
    for row in wrap_words(_translate((caption,), renderer), cells, _RUNOVER):
        yield row, True
    yield b"", True
    for number, row in enumerate(rows, 1):
        yield row, number < len(rows)


def _heading(groups: Sequence[Group], cells: int) -> Iterator[_Row]:
    """Yield the rows of a centred heading, which keeps the next row on its page."""
    for row in wrap_words(groups, cells - 2 * _RUNOVER, 0):
        yield bytes((cells - len(row)) // 2) + row, True


def _translate(phrases: Sequence[Phrase], renderer: PhraseRenderer) -> list[Group]:
    """Translate sentences; words with no-break spaces between them are one group."""
    text = renderer.line(phrases, no_break=True)
    return [translate_words(group, renderer.language) for group in text.split(" ")]


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
