"""Draws the boards as SVG for swell paper: braille dots at true size, all boards on one page.

Sizes are those of Marburg Medium in millimetres; the dots are printed a little smaller, because
they grow when the paper swells. Captions for the eye are pale, so that they stay flat. The page is
A4 if the boards have room there, else the smallest one that has.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from html import escape

from azul_access.braille.cells.translation import translate_words
from azul_access.export.board_braille import drawing_rows
from azul_access.export.braille_pages import wrap_words
from azul_access.export.document import BoardDrawing, Document
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.values import frozen
from firmware_protocol.cells import dots

# A4, A3 and A2, upright and across.
PAGES = ((210, 297), (297, 210), (297, 420), (420, 297), (420, 594), (594, 420))
LEFT, TOP = 20.0, 30.0
CELL, LINE, PITCH, DOT = 6.0, 10.0, 2.5, 1.3
_CAPTION_RISE = 14.0
# The longer side of A3: boards of a moment are drawn if this page has room for them.
_LONGEST_WITH_MOMENTS = 420
# Cells and lines between two boards.
GAP, _GAP_LINES = 2, 2
_CAPTION_CELLS = 16
_RUNOVER = 2


@frozen
class Placed:
    """A board on a page: its caption, its rows of cells, and the cell and line of its corner."""

    caption: str
    rows: Sequence[bytes]
    column: int = 0
    line: int = 0


def write_svg(document: Document, renderer: PhraseRenderer) -> str:
    """Return one SVG of one page; without boards in the document, it has no dots."""
    drawings = document.boards
    moments = [board for board in drawings if board.is_moment]
    while moments and max(place_boards(drawings, renderer)[0]) > _LONGEST_WITH_MOMENTS:
        drawings.remove(moments.pop())
    return "\n".join(_lines(document, drawings, renderer)) + "\n"


def place_boards(
    drawings: Sequence[BoardDrawing], renderer: PhraseRenderer
) -> tuple[tuple[float, float], list[Placed]]:
    """The smallest page with room for all boards, in millimetres, and where they lie on it."""
    boards = [_read(drawing, renderer) for drawing in drawings]
    for width, height in PAGES:
        columns = int((width - 2 * LEFT) / CELL)
        placed = _arrange(boards, columns)
        most = max((board.line + len(board.rows) for board in placed), default=0)
        widest = max((_width(board) for board in boards), default=0)
        if widest <= columns and TOP + most * LINE <= height:
            break
    return (float(width), float(height)), placed


def _read(drawing: BoardDrawing, renderer: PhraseRenderer) -> Placed:
    caption = renderer.show(drawing.caption)
    rows = drawing_rows(drawing.grid, renderer.language)
    words = [[word] for word in translate_words(caption, renderer.language)]
    cells = max(_CAPTION_CELLS, *map(len, rows))
    return Placed(caption, [*wrap_words(words, cells, _RUNOVER), b"", *rows])


def _width(board: Placed) -> int:
    return max(map(len, board.rows))


def _arrange(boards: Sequence[Placed], columns: int) -> list[Placed]:
    """The boards from the left to the right and from the top, as many beside each other as fit."""
    placed: list[Placed] = []
    column = line = next_line = 0
    for board in boards:
        if column and column + _width(board) > columns:
            column, line = 0, next_line
        placed.append(replace(board, column=column, line=line))
        column += _width(board) + GAP
        next_line = max(next_line, line + len(board.rows) + _GAP_LINES)
    return placed


def _lines(
    document: Document, drawings: list[BoardDrawing], renderer: PhraseRenderer
) -> Iterator[str]:
    (width, height), boards = place_boards(drawings, renderer)
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" xml:lang="{renderer.language}"'
        f' width="{width:g}mm" height="{height:g}mm" viewBox="0 0 {width:g} {height:g}">'
    )
    yield f"<title>{escape(renderer.show(document.title), quote=False)}</title>"
    for board in boards:
        yield from _board_lines(board)
    yield "</svg>"


def _board_lines(board: Placed) -> Iterator[str]:
    left, top = LEFT + board.column * CELL, TOP + board.line * LINE
    yield (
        f'<text x="{left:g}" y="{top - _CAPTION_RISE:g}" font-family="sans-serif" font-size="7"'
        f' fill="#999999">{escape(board.caption, quote=False)}</text>'
    )
    for line, row in enumerate(board.rows):
        for column, cell in enumerate(row):
            for dot in dots(cell):
                x = left + column * CELL + (dot > 3) * PITCH
                y = top + line * LINE + (dot - 1) % 3 * PITCH
                yield f'<circle cx="{x:g}" cy="{y:g}" r="{DOT / 2:g}"/>'
