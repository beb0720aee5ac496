"""Braille cells as bytes, their dots, and their Unicode characters. Must never know a protocol.

One cell is one byte in the order of ISO 11548-1: bit 0 is dot 1, bit 7 is dot 8. Only codecs
permute dots. Imports nothing, so that devices in MicroPython can use it.
"""

SIX_DOTS = 0x3F
BLANK = 0x00
_FIRST = 0x2800  # BRAILLE PATTERN BLANK; the 256 patterns follow in the same order of dots

# North American ASCII braille, the cells 0 to 63 in order: what a dot pattern is called in print.
ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="


def dots(cell: int) -> tuple[int, ...]:
    """The dots of a cell, 1 to 8, in order."""
    return tuple([dot for dot in range(1, 9) if cell >> (dot - 1) & 1])


def cell(dots: "tuple[int, ...]") -> int:
    """The cell with these dots. What is not 1 to 8 has no place in a cell and is left out."""
    value = 0
    for dot in dots:
        if 1 <= dot <= 8:
            value |= 1 << (dot - 1)
    return value


def to_unicode(cells: bytes) -> str:
    """Cells as the characters U+2800 to U+28FF."""
    return "".join([chr(_FIRST + value) for value in cells])


def from_unicode(text: str) -> bytes:
    """The cells of braille characters. A space is a blank cell; other characters are left out."""
    found = []
    for character in text:
        if character == " ":
            found.append(BLANK)
        elif _FIRST <= ord(character) <= _FIRST + 0xFF:
            found.append(ord(character) - _FIRST)
    return bytes(found)


def to_ascii(cells: bytes) -> str:
    """Cells as North American ASCII braille; dots 7 and 8 are not told."""
    return "".join([ASCII[value & SIX_DOTS] for value in cells])


def from_ascii(text: str) -> bytes:
    """The cells of North American ASCII braille. Unknown characters become blank cells."""
    return bytes([max(ASCII.find(_upper(character)), 0) for character in text])


def _upper(character: str) -> str:
    # Python would make two letters of some.
    return character.upper() if "a" <= character <= "z" else character


def six_dots(cells: bytes) -> bytes:
    """The cells without dots 7 and 8, for displays that have none."""
    return bytes([value & SIX_DOTS for value in cells])


def fitted(cells: bytes, length: int) -> bytes:
    """The cells cut, or filled up with blank ones, to `length`."""
    return bytes(cells[:length]) + bytes(max(length - len(cells), 0))
