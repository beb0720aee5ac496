"""Braille cells as bytes, their dots, and their characters in Unicode and in ASCII braille.

One cell is one byte in the order of ISO 11548-1: bit 0 is dot 1, bit 7 is dot 8. Only codecs use
other orders. This module imports nothing, so that devices in MicroPython can use it.
"""

SIX_DOTS = 0x3F
BLANK = 0x00
_FIRST = 0x2800  # BRAILLE PATTERN BLANK; the 256 patterns follow in the same order of dots

# North American ASCII braille: the characters of the cells 0 to 63, in order.
ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="


def dots(cell: int) -> tuple[int, ...]:
    """The dots of a cell, 1 to 8, in order."""
    return tuple([dot for dot in range(1, 9) if cell >> (dot - 1) & 1])


def cell(dots: "tuple[int, ...]") -> int:
    """The cell with these dots. Numbers other than 1 to 8 are ignored."""
    value = 0
    for dot in dots:
        if 1 <= dot <= 8:
            value |= 1 << (dot - 1)
    return value


def to_unicode(cells: bytes) -> str:
    """Cells as the characters U+2800 to U+28FF."""
    return "".join([chr(_FIRST + value) for value in cells])


def from_unicode(text: str) -> bytes:
    """The cells of braille characters. A space is a blank cell; other characters are ignored."""
    cells = []
    for character in text:
        if character == " ":
            cells.append(BLANK)
        elif _FIRST <= ord(character) <= _FIRST + 0xFF:
            cells.append(ord(character) - _FIRST)
    return bytes(cells)


def to_ascii(cells: bytes) -> str:
    """Cells as North American ASCII braille, without dots 7 and 8."""
    return "".join([ASCII[value & SIX_DOTS] for value in cells])


def six_dots(cells: bytes) -> bytes:
    """The cells without dots 7 and 8, for displays that have none."""
    return bytes([value & SIX_DOTS for value in cells])


def fit(cells: bytes, length: int) -> bytes:
    """The first `length` cells, filled up with blank ones."""
    return bytes(cells[:length]) + bytes(max(length - len(cells), 0))
