"""Translate six-dot cells back to print, so that tests can read a display without liblouis.

Where two symbols share their cells, the more frequent one is returned; capitals that the braille
code does not mark come back in lower case.
"""

import unicodedata
from functools import cache

from azul_access.braille.cells.braille_codes import DIGITS, NUMBER_SIGN, load_braille_code
from firmware_protocol.cells import BLANK

_DIGIT_OF_CELL = {cell: digit for digit, cell in DIGITS.items()}
# Placeholders for capital indicators, replaced in a second pass.
_CAPITAL, _CAPITALS, _TERMINATOR = "\ue000", "\ue001", "\ue002"


def to_print(cells: bytes, language: str) -> str:
    """Return the text of `cells`; U+FFFD stands for unknown cells."""
    texts = _texts_of_cells(language)
    longest = max(map(len, texts))
    text = ""
    start = 0
    in_number = False
    while start < len(cells):
        cell = cells[start : start + 1]
        if cell == NUMBER_SIGN and cells[start + 1 : start + 2] in _DIGIT_OF_CELL:
            in_number = True
            start += 1
        elif in_number and cell in _DIGIT_OF_CELL:
            text += _DIGIT_OF_CELL[cell]
            start += 1
        else:
            lengths = range(min(longest, len(cells) - start), 1, -1)
            length = next((n for n in lengths if cells[start : start + n] in texts), 1)
            symbol = texts.get(cells[start : start + length], "\ufffd")
            in_number = in_number and symbol in (".", ",")
            text += symbol
            start += length
    return _apply_capitals(text)


@cache
def _texts_of_cells(language: str) -> dict[bytes, str]:
    code = load_braille_code(language).six_dots
    texts = {bytes([BLANK]): " "}
    if code.capital_indicator:
        texts[code.capital_indicator] = _CAPITAL
        texts[code.capitals_word_indicator] = _CAPITALS
        texts[code.capitals_terminator] = _TERMINATOR
    texts.setdefault(code.grade1_indicator, "")
    for letter, cells in code.letters.items():
        texts.setdefault(cells, letter)
    for mark, modifier in code.modifiers.items():
        for vowel in "aeiou":
            accented = unicodedata.normalize("NFC", vowel + mark)
            texts.setdefault(modifier + code.letters[vowel], accented)
    texts |= {cells: letters for letters, cells in code.groupsigns.items()}
    for symbol, cells in code.punctuation.items():
        texts.setdefault(cells, symbol)
    for symbol in code.marked_after_number + code.marked_in_word:
        texts.setdefault(code.grade1_indicator + code.punctuation[symbol], symbol)
    if code.lone_question_mark:
        texts.setdefault(code.lone_question_mark, "?")
    return texts


def _apply_capitals(text: str) -> str:
    capitalised = ""
    indicator = ""
    for character in text:
        if character in (_CAPITAL, _CAPITALS):
            indicator = character
        elif character == _TERMINATOR:
            indicator = ""
        else:
            capitalised += character.upper() if indicator and character != "ß" else character
            if indicator != _CAPITALS or not character.isalpha():
                indicator = ""
    return capitalised
