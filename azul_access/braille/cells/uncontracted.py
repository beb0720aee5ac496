"""The built-in translation of print to uncontracted six-dot braille, used without liblouis.

It translates by the codes of `braille_codes`. For what the game says, its cells equal those of
liblouis; the tests list the exceptions.
"""

import re
import unicodedata
from itertools import groupby

from azul_access.braille.cells.braille_codes import (
    DIGITS,
    NUMBER_SIGN,
    SixDotCode,
    load_braille_code,
)
from firmware_protocol.cells import SIX_DOTS, from_unicode

# Numbers with their inner punctuation, runs of letters, a dash, single characters.
_PART = re.compile(r"\d+(?:[.,:]\d+)*|[^\W\d_]+|--|.", re.DOTALL)
_UNKNOWN = bytes([SIX_DOTS])  # a full cell
_OPENING = ("", "“", "(")
_LETTERS_LIKE_DIGITS = frozenset("abcdefghij")


def translate_word(word: str, language: str) -> bytes:
    """Return the cells of one word; a full cell stands for an unknown character."""
    code = load_braille_code(language).six_dots
    parts = _PART.findall(unicodedata.normalize("NFC", word))
    cells = b""
    for before, part, after in zip(["", *parts], parts, [*parts[1:], ""], strict=False):
        if part[0].isdecimal():
            cells += _translate_number(part, code)
        elif part[0].isalpha():
            cells += _translate_letters(part, code, after_digit=before[-1:].isdecimal())
        elif part == "?" and before in _OPENING and code.lone_question_mark:
            cells += code.lone_question_mark
        else:
            cells += _translate_punctuation(part, before, after, code)
    return cells


def _translate_number(number: str, code: SixDotCode) -> bytes:
    """Digits after a number sign, which is repeated after punctuation that ends its effect."""
    cells = NUMBER_SIGN
    for character in number:
        if character.isdecimal():
            cells += DIGITS[str(int(character))]
        elif character in code.numeric_punctuation:
            cells += code.numeric_punctuation[character]
        else:
            cells += code.punctuation[character] + NUMBER_SIGN
    return cells


def _translate_punctuation(part: str, before: str, after: str, code: SixDotCode) -> bytes:
    if before[-1:].isdecimal():
        marked = part in code.marked_after_number
    else:
        marked = before.isalpha() and after.isalpha() and part in code.marked_in_word
    cells = code.punctuation.get(part)
    if cells is None:
        cells = b"".join(_translate_sign(character, code) for character in part)
    return (code.grade1_indicator if marked else b"") + cells


def _translate_sign(character: str, code: SixDotCode) -> bytes:
    """A sign of punctuation, or a cell that is written as a braille character."""
    if "\u2800" <= character <= "\u283f":
        return from_unicode(character)
    return code.punctuation.get(character, _UNKNOWN)


def _translate_letters(letters: str, code: SixDotCode, *, after_digit: bool) -> bytes:
    """A run of letters with the indicators that mark capitals and distinguish it from digits."""
    marked_as_capital = code.capital_indicator and letters[0].isupper()
    like_digit = after_digit and letters[0].lower() in _LETTERS_LIKE_DIGITS
    cells = code.grade1_indicator if like_digit and not marked_as_capital else b""
    if not code.capital_indicator:
        return cells + _translate_lowercase(letters.lower(), code)
    capitals_before = ""
    for is_upper, group in groupby(letters, str.isupper):
        part = "".join(group)
        if is_upper:
            several = len(part) > 1
            cells += code.capitals_word_indicator if several else code.capital_indicator
        elif len(capitals_before) > 1:
            cells += code.capitals_terminator
        cells += _translate_lowercase(part.lower(), code)
        capitals_before = part if is_upper else ""
    return cells


def _translate_lowercase(letters: str, code: SixDotCode) -> bytes:
    for stem in code.divided_stems:
        letters = letters.replace(stem.replace("|", ""), stem)
    cells = b""
    start = 0
    while start < len(letters):
        lengths = (n for n in (3, 2) if letters[start : start + n] in code.groupsigns)
        length = next(lengths, 1)
        part = letters[start : start + length]
        if part != "|":
            cells += code.groupsigns.get(part) or _translate_letter(part, code)
        start += length
    return cells


def _translate_letter(letter: str, code: SixDotCode) -> bytes:
    cells = code.letters.get(letter)
    if cells:
        return cells
    decomposed = unicodedata.normalize("NFD", letter)
    modifiers = b"".join(code.modifiers.get(mark, b"") for mark in decomposed[1:])
    return modifiers + code.letters.get(decomposed[0], _UNKNOWN)
