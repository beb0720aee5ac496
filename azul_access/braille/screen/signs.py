"""The signs of a display: whose turn it is, and how many messages wait.

They are status cells. A display without them shows the signs after a blank at the end of its first
line: both on a wide display, on a narrow one a single sign.
"""

from typing import NamedTuple

from azul_access.braille.cells.braille_codes import LETTERS
from azul_access.braille.cells.layout import DisplaySize
from firmware_protocol.cells import fit, from_unicode

_SEATS = "abcd"
_LOWER_DIGITS = [bytes([cell]) for cell in from_unicode("\u2800⠂⠆⠒⠲⠢⠖⠶⠦⠔")]
_MANY = b"\xff"
_BLANK = b"\0"
# On a narrow display, instead of the letter: messages wait. No letter of a seat has these dots.
_WAITING = bytes(from_unicode("⠶"))
_BOTH = 2
_WIDE = 32
_TINY = 8


class Signs(NamedTuple):
    """`seat` has to act, or None; so many messages are `waiting`."""

    seat: int | None
    waiting: int


def text_columns(size: DisplaySize) -> int:
    """The cells of the first line for text."""
    count = _count(size)
    return size.columns - count - bool(count)


def add_signs(text: bytes, signs: Signs, size: DisplaySize) -> bytes:
    """The first line, of `text_columns` cells, with the signs: its cells and the status cells."""
    turn = _BLANK if signs.seat is None else LETTERS[_SEATS[signs.seat]]
    waiting = _LOWER_DIGITS[signs.waiting] if signs.waiting < len(_LOWER_DIGITS) else _MANY
    if size.status >= _BOTH:
        return text + fit(turn + waiting, size.status)
    both = turn + waiting
    only = _WAITING if signs.waiting else turn
    shown = {0: b"", 1: _BLANK + only, _BOTH: _BLANK + both}[_count(size)]
    return text + shown + fit(b"", size.status)


def _count(size: DisplaySize) -> int:
    """How many signs stand in the line; none where there is no room for text beside them."""
    if size.status >= _BOTH or size.columns < _TINY:
        return 0
    return _BOTH if size.columns >= _WIDE else 1
