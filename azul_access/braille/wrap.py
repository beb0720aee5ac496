"""Windows: how words go on a display of some width, one window after the other.

It knows widths and cells, never what the words say or which display it is.
"""

from collections.abc import Sequence

from azul_access.braille.cells import BLANK
from azul_access.braille.text import Word


def windows(words: Sequence[Word], width: int) -> tuple[bytes, ...]:
    """What is shown, window by window; each is at most `width` cells, and none ends in a blank.

    A word is whole where it fits in a window. A longer one begins in a window of its own and goes
    on plainly in the next, without a hyphen: labels, numbers and names stay what they are.
    Panning through all windows shows each cell of each word exactly once. No words, no windows.
    Raises: ValueError, for a width below 1.
    """
    if width < 1:
        raise ValueError(width)
    made: list[bytes] = []
    line = b""
    for word in words:
        cells = word.cells
        if not cells:
            continue
        if line and len(line) + 1 + len(cells) <= width:
            line += bytes([BLANK]) + cells
            continue
        if line:
            made.append(line)
        while len(cells) > width:
            made.append(cells[:width])
            cells = cells[width:]
        line = cells
    return (*made, line) if line else tuple(made)


def rows(words: Sequence[Word], width: int, height: int) -> tuple[tuple[bytes, ...], ...]:
    """Pages of a display with `height` rows: the windows, that many at once."""
    if height < 1:
        raise ValueError(height)
    lines = windows(words, width)
    return tuple(lines[top : top + height] for top in range(0, len(lines), height))
