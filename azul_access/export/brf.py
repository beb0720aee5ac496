"""Writes transcripts as pages of braille, in Braille Ready Format (BRF)."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from azul_access.export import braille_pages
from azul_access.export.board_braille import drawing_rows
from azul_access.export.document import BoardDrawing, Document, Heading, TextLine
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.language.phrase import phrase

# Boards that have no room on so many pages with a story are left out.
_STORY_PAGES = 5
# The room of a caption beside another one.
_CAPTION_CELLS = 17


def write_brf(
    document: Document, renderer: PhraseRenderer, cells: int, lines: int, table: str = ""
) -> str:
    """Return the document with `cells` per line and `lines` per page, in ASCII.

    `table` is a table of liblouis for sentences, the usual one if it is empty. Numbers of pages and
    labels in drawings are always uncontracted.

    A list of the chapters with their pages follows the first chapter. A story has none: its rounds
    begin with their numbers, and as many boards are drawn as have room in a few pages.
    """
    braille = braille_pages.Braille(renderer, table)
    if document.is_story:
        return _write_story(document, braille, cells, lines)
    body = list(_body(document, braille, cells))
    title = braille.words(renderer.show(document.title))
    headings = [braille.cells(renderer.show(chapter.heading)) for chapter in document.chapters]
    opening = [row for row in body if not row.chapter]
    rest = body[len(opening) :]
    pages = braille_pages.paginate_rows([*opening, *rest], lines)
    if len(pages) > 1:
        # The list has as many rows whatever the numbers are, so the second division is final.
        for _ in range(2):
            contents = list(_contents(headings, _first_pages(pages), braille, cells))
            pages = braille_pages.paginate_rows([*opening, *contents, *rest], lines)
    return braille_pages.write_pages(title, headings, pages, braille, cells)


def _write_story(document: Document, braille: braille_pages.Braille, cells: int, lines: int) -> str:
    text = list(_story_text(document, braille, cells))
    pages = braille_pages.paginate_rows(text, lines)
    boards: list[BoardDrawing] = []
    for board in document.boards:
        drawn = _drawings([*boards, board], braille, cells, len(document.chapters) - 1)
        tried = braille_pages.paginate_rows([*text, *drawn], lines)
        if len(tried) <= _STORY_PAGES or not boards:  # one board at least
            boards.append(board)
            pages = tried
    title = braille.words(braille.renderer.show(document.title))
    headings = [braille.cells(braille.renderer.show(each.heading)) for each in document.chapters]
    return braille_pages.write_pages(title, headings, pages, braille, cells)


def _story_text(
    document: Document, braille: braille_pages.Braille, cells: int
) -> Iterator[braille_pages.Row]:
    """The title, and a paragraph for each chapter that begins with its heading."""
    for number, chapter in enumerate(document.chapters):
        begins = braille.groups((chapter.heading,))
        if number == 0:
            yield from braille_pages.heading_rows(begins, cells, number)
            begins = []
        else:  # as the beginning of the first sentence
            last = braille.renderer.show(chapter.heading).split(" ")[-1]
            begins = [*begins[:-1], braille.words(f"{last}.")]
        for block in chapter.blocks:
            if isinstance(block, TextLine):
                groups = [*begins, *braille.groups(block.phrases)]
                for row in braille_pages.wrap_words(groups, cells, braille_pages.RUNOVER):
                    yield braille_pages.Row(row, number)
                begins = []


def _drawings(
    boards: Sequence[BoardDrawing], braille: braille_pages.Braille, cells: int, chapter: int
) -> Iterator[braille_pages.Row]:
    """Boards with their captions, beside each other where there is room."""
    blocks = [block for board in boards if (block := _board_block(board, braille, cells))]
    while blocks:
        left, *rest = blocks
        width = max(map(len, left)) + braille_pages.GAP
        if rest and width + max(map(len, rest[0])) <= cells:
            left = [
                one.ljust(width, b"\0") + other if other else one
                for one, other in zip_longest(left, rest.pop(0), fillvalue=b"")
            ]
        yield braille_pages.Row(b"", chapter)
        for number, row in enumerate(left, 1):
            yield braille_pages.Row(row, chapter, keeps_next=number < len(left))
        blocks = rest


def _board_block(
    board: BoardDrawing, braille: braille_pages.Braille, cells: int
) -> list[bytes] | None:
    """A caption as wide as its board, and the board below it; None if it is too wide."""
    rows = drawing_rows(board.grid, braille.renderer.language)
    width = max(map(len, rows))
    if width > cells:
        return None
    caption = braille_pages.wrap_words(
        braille.groups((board.caption,)), max(width, _CAPTION_CELLS), braille_pages.RUNOVER
    )
    return [*caption, *rows]


def _first_pages(pages: Sequence[Sequence[braille_pages.Row]]) -> dict[int, int]:
    """The number of the page on which each chapter begins."""
    first: dict[int, int] = {}
    for number, page in enumerate(pages, 1):
        for row in page:
            if row.chapter is not None and row.cells:
                first.setdefault(row.chapter, number)
    return first


def _contents(
    headings: Sequence[bytes],
    first_pages: Mapping[int, int],
    braille: braille_pages.Braille,
    cells: int,
) -> Iterator[braille_pages.Row]:
    """A row for each chapter after the first, with the number of its page at the right."""
    yield braille_pages.Row(b"", None)
    heading = braille.groups((phrase("transcript-contents"),))
    yield from braille_pages.heading_rows(heading, cells, None)
    for chapter, text in enumerate(headings[1:], 1):
        number = braille.number(first_pages.get(chapter, 1))
        room = cells - len(number) - braille_pages.GAP
        yield braille_pages.Row(text[:room].ljust(cells - len(number), b"\0") + number, None)


def _body(
    document: Document, braille: braille_pages.Braille, cells: int
) -> Iterator[braille_pages.Row]:
    for number, chapter in enumerate(document.chapters):
        if number:
            yield braille_pages.Row(b"", number)
        yield from braille_pages.heading_rows(braille.groups((chapter.heading,)), cells, number)
        for block in chapter.blocks:
            match block:
                case TextLine(phrases=phrases):
                    groups = braille.groups(phrases)
                    yield from (
                        braille_pages.Row(row, number)
                        for row in braille_pages.wrap_words(groups, cells, braille_pages.RUNOVER)
                    )
                case Heading(phrase=heading):
                    yield braille_pages.Row(b"", number)
                    yield from braille_pages.heading_rows(braille.groups((heading,)), cells, number)
                case BoardDrawing():
                    yield from _drawing(block, braille, cells, number)


def _drawing(
    drawing: BoardDrawing, braille: braille_pages.Braille, cells: int, chapter: int
) -> Iterator[braille_pages.Row]:
    """Yield a caption and the lines of a drawing on the same page; nothing if it is too wide."""
    rows = drawing_rows(drawing.grid, braille.renderer.language)
    if max(map(len, rows)) > cells:
        return
    yield braille_pages.Row(b"", chapter)
    for row in braille_pages.wrap_words(
        braille.groups((drawing.caption,)), cells, braille_pages.RUNOVER
    ):
        yield braille_pages.Row(row, chapter, keeps_next=True)
    yield braille_pages.Row(b"", chapter, keeps_next=True)
    for number, row in enumerate(rows, 1):
        yield braille_pages.Row(row, chapter, keeps_next=number < len(rows))
