"""The uncontracted braille code of a language, six-dot and computer braille, from its data file.

The cells are those of liblouis 3.24 (de-g1, en-ueb-g1, nl-NL-g0 and the computer braille tables);
tests compare the two. The standards behind those tables (German Vollschrift, Unified English
Braille grade 1, Dutch six-dot braille) were not consulted. The codes cover what the game can say;
liblouis, where it is installed, covers the rest.
"""

import string
from collections.abc import Mapping
from dataclasses import field
from functools import cache
from typing import Any

from azul_access.language.languages import LANGUAGES
from azul_access.values import frozen
from firmware_protocol.cells import cell, from_unicode


def parse_dots(text: str) -> bytes:
    """Return the cells that are written as dot numbers: "4-235" is dot 4, then dots 2 3 5."""
    return bytes(cell(tuple(map(int, dots))) for dots in text.split("-"))


NUMBER_SIGN = parse_dots("3456")
LETTERS: dict[str, bytes] = {
    letter: bytes([cell])
    for letter, cell in zip(
        string.ascii_lowercase,
        from_unicode("⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵"),
        strict=True,
    )
}
# The cells after a number sign: a to i are 1 to 9, j is 0.
DIGITS: dict[str, bytes] = {digit: LETTERS["jabcdefghi"[int(digit)]] for digit in "0123456789"}

# The fields of `SixDotCode` that hold the cells of one symbol.
_INDICATORS = (
    "grade1_indicator",
    "capital_indicator",
    "capitals_word_indicator",
    "capitals_terminator",
    "lone_question_mark",
)


@frozen
class SixDotCode:
    """Uncontracted six-dot braille of one language; every value is one or more cells.

    `modifiers` precede a letter to give it an accent; their keys are Unicode's combining marks.
    `numeric_punctuation` continues a number. `grade1_indicator` marks a letter or punctuation that
    could be read as a digit, or punctuation that could be read as a letter: the characters of
    `marked_after_number` and `marked_in_word`. `groupsigns` are letters that share a cell;
    `divided_stems` are words ("|" at the division) in which such letters keep their own cells. In
    a language without `capital_indicator` capitals are not marked. `lone_question_mark` replaces a
    question mark with nothing before it, which would be read as an opening quotation mark.
    """

    letters: Mapping[str, bytes]
    modifiers: Mapping[str, bytes]
    punctuation: Mapping[str, bytes]
    numeric_punctuation: Mapping[str, bytes]
    grade1_indicator: bytes
    marked_after_number: str = ""
    marked_in_word: str = ""
    groupsigns: Mapping[str, bytes] = field(default_factory=dict)
    divided_stems: tuple[str, ...] = ()
    capital_indicator: bytes = b""
    capitals_word_indicator: bytes = b""
    capitals_terminator: bytes = b""
    lone_question_mark: bytes = b""


@frozen
class BrailleCode:
    """The braille of one language, as `braille.toml` in its folder describes it.

    `quotation_marks` is a table for `str.translate`: the marks as `liblouis_table` expects them.
    `computer` maps characters to cells of computer braille, which has eight dots and one cell a
    character.
    """

    liblouis_table: str
    quotation_marks: Mapping[int, str]
    six_dots: SixDotCode
    computer: dict[str, bytes]


@cache
def load_braille_code(language: str) -> BrailleCode:
    """Raises: KeyError for an unknown language."""
    data = LANGUAGES[language].load_toml("braille.toml")
    return BrailleCode(
        data["liblouis_table"],
        str.maketrans(data.get("quotation_marks", {})),
        _parse_six_dot_code(data["six_dots"]),
        _parse_computer_code(data["computer"]),
    )


def _parse_six_dot_code(data: Mapping[str, Any]) -> SixDotCode:
    indicators = {name: parse_dots(data[name]) for name in _INDICATORS if name in data}
    return SixDotCode(
        letters=LETTERS | _parse_rows(data.get("letters", {})),
        modifiers=_parse_rows(data.get("modifiers", {})),
        punctuation=_parse_rows(data["punctuation"]),
        numeric_punctuation=_parse_rows(data.get("numeric_punctuation", {})),
        groupsigns=_parse_rows(data.get("groupsigns", {})),
        marked_after_number=data.get("marked_after_number", ""),
        marked_in_word=data.get("marked_in_word", ""),
        divided_stems=tuple(data.get("divided_stems", ())),
        **indicators,
    )


def _parse_rows(rows: Mapping[str, str]) -> dict[str, bytes]:
    return {character: parse_dots(dots) for character, dots in rows.items()}


def _parse_computer_code(data: Mapping[str, Any]) -> dict[str, bytes]:
    """`ascii` are the cells of the visible ASCII characters in order, as Unicode braille."""
    characters = "".join(map(chr, range(0x21, 0x7F)))
    cells = dict(zip(characters, data["ascii"], strict=True)) | data.get("others", {})
    return {character: from_unicode(cell) for character, cell in cells.items()}
