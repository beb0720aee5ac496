"""Reads files in Braille Ready Format, as embossers do."""

from firmware_protocol.cells import ASCII


def pages(text: str) -> list[list[str]]:
    """Split a file into pages of lines; pages end with a form feed, lines with CR and LF."""
    assert text.endswith("\f")
    parts = text.removesuffix("\f").split("\f")
    assert all(part.endswith("\r\n") for part in parts)
    return [part.removesuffix("\r\n").split("\r\n") for part in parts]


def decode_cells(line: str) -> bytes:
    return bytes(ASCII.index(sign) for sign in line)
