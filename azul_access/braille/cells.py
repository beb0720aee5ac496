"""Cells, as every other file here has them: one ISO 11548-1 byte a cell.

Dot 1 is 01, dot 2 is 02, dot 3 is 04, dot 4 is 08, dot 5 is 10, dot 6 is 20, dot 7 is 40 and dot 8
is 80 (hexadecimal), so a cell is also what Unicode's U+2800 is counted up by.
"""

from collections.abc import Iterable

BLANK = 0x00
FULL = 0x3F  # all six dots: what stands for a sign that a table does not have
_UNICODE = 0x2800


def cells(dots: str) -> bytes:
    """Cells named by their dots: "4-235" is two cells, dot 4 and dots 2 3 5; "0" is a blank."""
    return bytes(cell(int(dot) for dot in one if dot != "0") for one in dots.split("-") if one)


def cell(dots: Iterable[int]) -> int:
    """The cell of some dots, 1 to 8; no dots are a blank."""
    return sum(1 << (dot - 1) for dot in set(dots))


def from_unicode(text: str) -> bytes:
    """Cells of Unicode braille; every other character is a blank."""
    return bytes(ord(sign) - _UNICODE if 0 <= ord(sign) - _UNICODE <= 0xFF else 0 for sign in text)


def to_unicode(of: bytes) -> str:
    """Unicode braille of cells, for tests, logs and the eye."""
    return "".join(chr(_UNICODE + one) for one in of)
