"""Draws the walls and stars of the players in braille, three cells and two lines for a space.

A tile is its label, or a full cell on a star of its own colour; a free space is the dots 3-6. The
cell of the label in the middle of a star names its colour. Rows and columns have numbers.
"""

from collections.abc import Mapping

from azul_access.braille.cells.translation import translate
from azul_access.games.picture import Grid, Space
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases
from firmware_protocol.cells import cell, from_unicode

_ACROSS, _DOWN = 3, 2
_FREE = cell((3, 6))
_COVERED = cell((1, 2, 3, 4, 5, 6))
# From the middle of the board to a star around it, in cells and lines for each unit of a picture.
_STAR_ACROSS, _STAR_DOWN = 10 / 3, 2.31
# From the middle of a star to a space.
_SPACE_ACROSS, _SPACE_DOWN = 3.4, 2.0


def drawing_rows(grid: Grid, language: str) -> list[bytes]:
    """The lines of a drawing, without blank cells at their ends."""
    cells: dict[tuple[int, int], bytes] = {}
    if grid.is_square:
        _place_rows(grid, language, cells)
    else:
        _place_stars(grid, language, cells)
    top, left = min(line for line, _ in cells), min(column for _, column in cells)
    moved = {(line - top, column - left): signs for (line, column), signs in cells.items()}
    return [_row(moved, line) for line in range(max(line for line, _ in moved) + 1)]


def _place_rows(grid: Grid, language: str, cells: dict[tuple[int, int], bytes]) -> None:
    for number, header in enumerate(grid.columns):
        cells[0, _ACROSS * (number + 1)] = _translate(header.sign, language)
    for number, header in enumerate(grid.rows):
        cells[_DOWN * number + 1, 0] = _translate(header.sign, language)
    for space in grid.spaces:
        # The label stands below the letter of the column's number.
        place = _DOWN * space.row + 1, _ACROSS * (space.column + 1) + 1
        cells[place] = _sign(space, language, is_own=False)


def _place_stars(grid: Grid, language: str, cells: dict[tuple[int, int], bytes]) -> None:
    for number, header in enumerate(grid.rows):
        spaces = [space for space in grid.spaces if space.row == number]
        x, y = grid.middle(number)
        line, column = round(y * _STAR_DOWN), round(x * _STAR_ACROSS)
        if header.colour:
            cells[line, column] = _translate(header.sign, language)
        for space in spaces:
            down = round((space.y - y) * _SPACE_DOWN)
            across = round((space.x - x) * _SPACE_ACROSS)
            is_own = space.accepts is not None and space.tile == space.accepts
            cells[line + down, column + across] = _sign(space, language, is_own=is_own)


def _sign(space: Space, language: str, *, is_own: bool) -> bytes:
    if space.tile is None:
        return bytes([_FREE])
    return bytes([_COVERED]) if is_own else _translate(space.tile.name, language)


def _translate(sign: Phrase, language: str) -> bytes:
    """A label or number as on a display; labels of tiles are one cell, in lower case."""
    text = load_phrases(language).render(sign, Verbosity.TERSE, Form.BRAILLE)
    is_braille = all("\u2800" <= character <= "\u28ff" for character in text)
    return from_unicode(text) if is_braille else translate(text.lower(), language)


def _row(cells: Mapping[tuple[int, int], bytes], line: int) -> bytes:
    row = b""
    for column in sorted(column for at, column in cells if at == line):
        row = row.ljust(column, b"\0") + cells[line, column]
    return row
