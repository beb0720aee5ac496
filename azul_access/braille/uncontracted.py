"""The built-in braille table: print to cells and back, where there is no liblouis.

It writes words as `signs` has them, and knows neither liblouis nor what the words mean. For what
the game says it is equal to liblouis' tables; the tests list where it is not.
"""

import re
import unicodedata
from functools import cache
from itertools import groupby

from azul_access.braille.signs import DIGITS, EIGHT_DOT_SIGNS, NUMBER_SIGN, SIX_DOT_SIGNS, Signs
from firmware_protocol.cells import BLANK, SIX_DOTS

# Runs of digits with what may stand between them, runs of letters, a dash, single signs.
_PIECE = re.compile(r"\d+(?:[.,:]\d+)*|[^\W\d_]+|--|.", re.DOTALL)
_UNKNOWN = bytes([SIX_DOTS])  # a full cell
_OPENING = ("", "“", "(")
_LIKE_DIGITS = frozenset("abcdefghij")
# What the signs for capitals become on the way back to print.
_CAPITAL, _CAPITALS, _SMALL = "\ue000", "\ue001", "\ue002"


def forward(word: str, language: str, dots: int) -> bytes:
    """Cells of one word. `dots` is 6 or 8."""
    word = unicodedata.normalize("NFC", word)
    if dots == 8:
        return b"".join(_computer(sign, language) for sign in word)
    return _literary(word, SIX_DOT_SIGNS[language])


def backward(cells: bytes, language: str, dots: int) -> str:
    """Print of cells, one word or many. What German six-dot braille does not tell comes small."""
    inverse = _inverse(language, dots)
    longest = max(map(len, inverse))
    text = ""
    place = 0
    number = False
    while place < len(cells):
        cell = cells[place : place + 1]
        if dots == 6 and cell == NUMBER_SIGN and cells[place + 1 : place + 2] in _DIGIT_OF:
            number = True
            place += 1
        elif number and cell in _DIGIT_OF:
            text += _DIGIT_OF[cell]
            place += 1
        else:
            lengths = range(min(longest, len(cells) - place), 1, -1)
            length = next((n for n in lengths if cells[place : place + n] in inverse), 1)
            found = inverse.get(cells[place : place + length], "\ufffd")
            number = number and found in (".", ",")
            text += found
            place += length
    return _recapitalised(text)


def _computer(sign: str, language: str) -> bytes:
    table = EIGHT_DOT_SIGNS[language]
    bare = unicodedata.normalize("NFD", sign)[0]
    return table.get(sign) or table.get(bare) or _UNKNOWN


def _literary(word: str, signs: Signs) -> bytes:
    pieces = _PIECE.findall(word)
    made = b""
    for before, piece, after in zip(["", *pieces], pieces, [*pieces[1:], ""], strict=False):
        if piece[0].isdecimal():
            made += _number(piece, signs)
        elif piece[0].isalpha():
            made += _letters(piece, signs, behind_digit=before[-1:].isdecimal())
        elif piece == "?" and before in _OPENING and signs.lone_question:
            made += signs.lone_question
        else:
            made += _sign(piece, before, after, signs)
    return made


def _number(digits: str, signs: Signs) -> bytes:
    """A number sign holds as long as what stands between the digits goes on with the number."""
    made = NUMBER_SIGN
    for sign in digits:
        if sign.isdecimal():
            made += DIGITS[str(int(sign))]
        elif sign in signs.in_number:
            made += signs.in_number[sign]
        else:
            made += signs.signs[sign] + NUMBER_SIGN
    return made


def _sign(sign: str, before: str, after: str, signs: Signs) -> bytes:
    if before[-1:].isdecimal():
        guarded = sign in signs.guarded_behind_number
    else:
        guarded = before.isalpha() and after.isalpha() and sign in signs.guarded_in_word
    found = signs.signs.get(sign)
    if found is None:
        found = b"".join(signs.signs.get(part, _UNKNOWN) for part in sign)
    return (signs.guard if guarded else b"") + found


def _letters(run: str, signs: Signs, *, behind_digit: bool) -> bytes:
    """A run of letters, with what tells them from digits, and the capitals from the small ones."""
    marked = signs.capital and run[0].isupper()
    like_digit = behind_digit and run[0].lower() in _LIKE_DIGITS
    made = signs.guard if like_digit and not marked else b""
    if not signs.capital:
        return made + _grouped(run.lower(), signs)
    before = ""
    for upper, group in groupby(run, str.isupper):
        part = "".join(group)
        if upper:
            made += signs.capitals if len(part) > 1 else signs.capital
        elif len(before) > 1:
            made += signs.capitals_end
        made += _grouped(part.lower(), signs)
        before = part if upper else ""
    return made


def _grouped(run: str, signs: Signs) -> bytes:
    for stem in signs.divided:
        run = run.replace(stem.replace("|", ""), stem)
    made = b""
    place = 0
    while place < len(run):
        lengths = (n for n in (3, 2) if run[place : place + n] in signs.groups)
        length = next(lengths, 1)
        piece = run[place : place + length]
        made += b"" if piece == "|" else signs.groups.get(piece) or _letter(piece, signs)
        place += length
    return made


def _letter(letter: str, signs: Signs) -> bytes:
    found = signs.letters.get(letter)
    if found:
        return found
    decomposed = unicodedata.normalize("NFD", letter)
    accents = b"".join(signs.accents.get(mark, b"") for mark in decomposed[1:])
    return accents + signs.letters.get(decomposed[0], _UNKNOWN)


_DIGIT_OF = {cell: digit for digit, cell in DIGITS.items()}


@cache
def _inverse(language: str, dots: int) -> dict[bytes, str]:
    """What cells stand for; where two signs have the same, the one that is more often meant."""
    found = {bytes([BLANK]): " "}
    if dots == 8:
        return found | {cell: sign for sign, cell in EIGHT_DOT_SIGNS[language].items()}
    signs = SIX_DOT_SIGNS[language]
    if signs.capital:
        found |= {signs.capital: _CAPITAL, signs.capitals: _CAPITALS, signs.capitals_end: _SMALL}
    found.setdefault(signs.guard, "")
    for letter, cell in signs.letters.items():
        found.setdefault(cell, letter)
    for mark, prefix in signs.accents.items():
        for vowel in "aeiou":
            composed = unicodedata.normalize("NFC", vowel + mark)
            found.setdefault(prefix + signs.letters[vowel], composed)
    found |= {cell: letters for letters, cell in signs.groups.items()}
    for sign, cell in signs.signs.items():
        found.setdefault(cell, sign)
    for sign in signs.guarded_behind_number + signs.guarded_in_word:
        found.setdefault(signs.guard + signs.signs[sign], sign)
    if signs.lone_question:
        found.setdefault(signs.lone_question, "?")
    return found


def _recapitalised(text: str) -> str:
    made = ""
    upper = ""
    for sign in text:
        if sign in (_CAPITAL, _CAPITALS):
            upper = sign
        elif sign == _SMALL:
            upper = ""
        else:
            made += sign.upper() if upper and sign != "ß" else sign
            upper = upper if upper == _CAPITALS and sign.isalpha() else ""
    return made
