"""Cells as bytes, dots and characters, and the names of keys."""

import pytest

from firmware_protocol import cells, keys


def test_bits_are_dots() -> None:
    """ISO 11548-1: dot 1 is bit 0, dot 8 is bit 7; dots convert back to the same cell."""
    assert [cells.dots(1 << bit) for bit in range(8)] == [(dot,) for dot in range(1, 9)]
    assert cells.dots(0) == ()
    for value in range(256):
        assert cells.cell(cells.dots(value)) == value
    assert cells.cell((1, 9, 0, -1, 100)) == 1


def test_unicode() -> None:
    """A cell is U+2800 plus its byte; a space is a blank cell, other characters are ignored."""
    everything = bytes(range(256))
    text = cells.to_unicode(everything)
    assert (text[0], text[1], text[255]) == ("⠀", "⠁", "⣿")
    assert cells.from_unicode(text) == everything
    assert cells.from_unicode("⠁ ⠃\nx") == b"\x01\x00\x03"


def test_ascii() -> None:
    """All 64 cells of six dots have a character; dots 7 and 8 are ignored."""
    assert len(set(cells.ASCII)) == 64
    assert cells.to_ascii(bytes([0x01, 0x03, 0x09, 0x35, 0x3A])) == "ABCZW"
    assert cells.to_ascii(b"\xff") == "="


def test_number_sign_and_digits() -> None:
    """⠼ is #; comma, full stop and question mark are those of the standard."""
    assert cells.to_ascii(cells.from_unicode("⠼⠠⠨⠹")) == "#,.?"


def test_ascii_agrees_with_the_published_table() -> None:
    """The characters that are easily mixed up, as printed in the BRF specifications."""
    dots = {"!": (2, 3, 4, 6), "&": (1, 2, 3, 4, 6), "(": (1, 2, 3, 5, 6), "=": (1, 2, 3, 4, 5, 6)}
    dots |= {"@": (4,), "*": (1, 6), "<": (1, 2, 6), "%": (1, 4, 6), "+": (3, 4, 6), "^": (4, 5)}
    dots |= {"/": (3, 4), ">": (3, 4, 5), "-": (3, 6), '"': (5,), "'": (3,), ";": (5, 6)}
    dots |= {":": (1, 5, 6), "$": (1, 2, 4, 6), "\\": (1, 2, 5, 6), "[": (2, 4, 6)}
    dots |= {"]": (1, 2, 4, 5, 6), ")": (2, 3, 4, 5, 6), "_": (4, 5, 6), "0": (3, 5, 6)}
    assert cells.to_ascii(bytes(map(cells.cell, dots.values()))) == "".join(dots)


def test_six_dots_and_fit() -> None:
    """Dots 7 and 8 are removed; rows are cut or filled up."""
    assert cells.six_dots(b"\xff\xc0\x15") == b"\x3f\x00\x15"
    assert cells.fit(b"\x01\x02", 4) == b"\x01\x02\x00\x00"
    assert cells.fit(b"\x01\x02", 1) == b"\x01"


@pytest.mark.parametrize(
    ("key", "word", "number"),
    [("routing 1", "routing", 1), ("routing 80", "routing", 80), ("dot 8", "dot", 8)],
)
def test_numbered_keys(key: str, word: str, number: int) -> None:
    """A word and a number from 1."""
    assert keys.numbered(word, number) == key
    assert keys.number(key, word) == number
    assert keys.known(key)


@pytest.mark.parametrize("key", ["routing", "routing 0", "routing x", "routing -1", "dots 1", ""])
def test_invalid_names_of_keys(key: str) -> None:
    """Only words of the tables, with numbers from 1, are names."""
    assert keys.number(key, "routing") == 0
    assert not keys.known(key)
