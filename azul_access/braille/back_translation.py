"""Chords as typed text: a few readings, the likeliest first, for the lexicon to try in turn.

One chord can mean several things. Dots 1-5-6 are SCH in German six-dot braille, 5 in German and
Dutch computer braille and a colon in American; c is also the 3 of somebody who leaves out the
number sign; a dropped 5 is a question mark in German. Only the whole command decides: a source or
a row is a number, a tile is a letter. So this file hands on what the chords may say and the
game's grammar takes the first reading that is a command. It knows no game and no word; it only
knows where numbers stand in short commands: at the ends of a word, one by one, letters between
them ("2r3", "f3", "zs1").

How a reading costs more: a line has one style of digits (behind the number sign, of computer
braille, dropped, or bare letters a to j), so every style but the number sign's is tried by
itself. Within a style each cell has options; each word keeps its cheapest combinations, and so
does the line. What is plainly written costs nothing. Everything is bounded: cells in a word that
are tried in more than one way, combinations that are kept, readings that are returned.

Contracted (grade 2) braille is never read: it has no room for single letters.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import product

from azul_access.braille.signs import DIGITS, EIGHT_DOT_SIGNS, NUMBER_SIGN, SIX_DOT_SIGNS
from firmware_protocol.cells import BLANK, SIX_DOTS, from_unicode, six_dots, to_unicode

MOST_READINGS = 8
_KEPT = 16
# Cells of one word that are read in more than one way; a word with more is read in two.
_MOST_OPEN = 6
# A word of more pieces than this is a word, not a short command.
_SHORT = 4
# The signs that mean something to the conversation.
_MEANT = "?.+<>"
_SCH = from_unicode("⠱")[0]
_TILE = "⠱"  # as it is on the tile; the lexicon knows it in every language
_INDICATORS = frozenset(from_unicode("⠠⠨⠘⠰⠈⠐⠸"))


class Style(Enum):
    """How somebody writes digits without a number sign, and what the first one costs."""

    COMPUTER = 2
    DROPPED = 3
    BARE = 4


_UNSIGNED: dict[Style, dict[int, str]] = {
    Style.COMPUTER: dict(zip(from_unicode("⠬⠡⠣⠩⠹⠱⠫⠻⠳⠪"), "0123456789", strict=True)),
    Style.DROPPED: dict(zip(from_unicode("⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔"), "0123456789", strict=True)),
    Style.BARE: {cell[0]: digit for digit, cell in DIGITS.items()},
}
_SIGNED = _UNSIGNED[Style.BARE]
# What makes a reading less likely, in the same measure as a style's first digit.
_MEANINGLESS = 4
_BESIDE_NUMBER = 3
_INSIDE = 2
_MISSED_END = 2
_IN_LONG_WORD = 4
_FORGOTTEN_GUARD = 2
_NUMBER_CUT_SHORT = 3
_NOT_A_NUMBER = 6
_OTHER_DOTS = 6
_EACH_BARE = 1


@dataclass(frozen=True, slots=True)
class Option:
    """One way to read a piece of a word; `number` if it is a digit that no number sign marks."""

    text: str
    cost: int = 0
    number: bool = False


@dataclass(frozen=True, slots=True)
class Candidate:
    cost: int
    text: str
    numbers: bool = False


Piece = tuple[Option, ...]


def text_candidates(
    chords: bytes,
    language: str,
    *,
    dots: int = 6,
    numbers_first: bool = False,
    most: int = MOST_READINGS,
) -> tuple[str, ...]:
    """What a line of chords may say, the likeliest first; at most `most` readings.

    `dots` is how the person's keyboard is set; with 8, computer braille comes first, as it does
    when a chord has dot 7 or 8. `numbers_first` is for a place where a number is expected.
    Chords that mean nothing stay as Unicode braille, so that they are refused and not dropped.
    """
    words = [word for word in chords.split(bytes([BLANK])) if word]
    if not words:
        return ("",)
    # A number sign is six-dot braille, whatever the keyboard is set to.
    marked = NUMBER_SIGN[0] in chords
    computer = not marked and (dots == 8 or any(chord > SIX_DOTS for chord in chords))
    found: list[Candidate] = []
    for eight in (True, False) if computer or dots == 8 else (False,):
        base = _OTHER_DOTS if eight != computer else 0
        for style in _styles(chords):
            pieces = [_pieces(word, language, style, eight=eight) for word in words]
            found += _line(pieces, style, base, numbers_first)
    found.sort(key=lambda reading: reading.cost)
    # Letters on their own stay among the readings however likely a number is.
    plain = next((reading.text for reading in found if not reading.numbers), found[0].text)
    told = list(dict.fromkeys(reading.text for reading in found))
    return tuple(told[:most] if plain in told[:most] else [*told[: most - 1], plain])


def _styles(chords: bytes) -> Iterator[Style | None]:
    """Who writes number signs writes them everywhere."""
    yield None
    if NUMBER_SIGN[0] not in chords:
        for style, digits in _UNSIGNED.items():
            if any(chord in digits for chord in chords):
                yield style


def _line(
    words: Sequence[Sequence[Piece]], style: Style | None, base: int, numbers_first: bool
) -> list[Candidate]:
    """The cheapest readings of all words together."""
    if numbers_first:
        words = [_numbers_preferred(word) for word in words]
    if all(len(word) == 1 for word in words):
        # "2 r 3": cells with spaces between them are one command.
        lines = list(_word([piece for word in words for piece in word], " "))
    else:
        lines = [Candidate(0, "")]
        for word in words:
            lines = _cheapest(
                Candidate(
                    before.cost + here.cost,
                    f"{before.text} {here.text}" if before.text else here.text,
                    before.numbers or here.numbers,
                )
                for before in lines
                for here in _word(word, "")
            )
    first = style.value if style is not None and not numbers_first else 0
    return [
        Candidate(base + line.cost + (first if line.numbers else 0), line.text) for line in lines
    ]


def _word(pieces: Sequence[Piece], between: str) -> list[Candidate]:
    """The cheapest readings of one word."""
    if sum(len(piece) > 1 for piece in pieces) <= _MOST_OPEN:
        chosen: Iterable[tuple[Option, ...]] = product(*pieces)
    else:
        chosen = [tuple(piece[0] for piece in pieces), tuple(piece[-1] for piece in pieces)]
    return _cheapest(
        Candidate(
            sum(option.cost for option in options) + _shape(pieces, options),
            between.join(option.text for option in options),
            any(option.number for option in options),
        )
        for options in chosen
    )


def _cheapest(found: Iterable[Candidate]) -> list[Candidate]:
    return sorted(found, key=lambda reading: reading.cost)[:_KEPT]


def _numbers_preferred(word: Sequence[Piece]) -> list[Piece]:
    """What is no number costs more where one is expected; long words are words even there."""
    if len(word) > _SHORT:
        return list(word)
    return [
        tuple(
            option
            if option.number or option.text.isdecimal()
            else Option(option.text, option.cost + _NOT_A_NUMBER)
            for option in piece
        )
        for piece in word
    ]


def _shape(pieces: Sequence[Piece], options: Sequence[Option]) -> int:
    """How unlike a short command a word with unmarked digits, or with odd signs, is.

    Digits stand alone and at the ends. A question mark before a command is not one of its ends.
    """
    start = 1 if options[0].text == "?" and len(options) > 1 else 0
    last = len(options) - 1
    cost = 0
    for place, option in enumerate(options):
        if option.number:
            cost += 0 if place in (start, last) else _INSIDE
            cost += _BESIDE_NUMBER if place and options[place - 1].number else 0
            cost += _IN_LONG_WORD if len(options) > _SHORT else 0
        elif len(option.text) == 1 and not option.text.isalnum() and option.text != _TILE:
            attached = place == last > 0
            if option.text not in _MEANT or attached:
                # A sentence may end in any sign.
                cost += 0 if attached and len(options) > _SHORT else _MEANINGLESS
    if any(option.number for option in options):
        # "f3" and "b2" begin with what they are about.
        ends = [last] if last - start < 2 else [start, last]
        for end in ends:
            if not options[end].number and any(option.number for option in pieces[end]):
                cost += _MISSED_END
    return cost


def _pieces(word: bytes, language: str, style: Style | None, *, eight: bool) -> list[Piece]:
    """A word in pieces: cells, signs of several cells, numbers behind their number sign."""
    if not eight and not any(cell & 0x80 for cell in word):
        # Dot 7 is a capital.
        word = six_dots(word)
    made: list[Piece] = []
    place = 0
    while place < len(word):
        if not eight and word[place] == NUMBER_SIGN[0]:
            end = place + 1
            while end < len(word) and word[end] in _SIGNED:
                end += 1
            if end > place + 1:
                made.append(_number(word[place + 1 : end], word[end : end + 1]))
                place = end
                continue
        text, length = _plain(word, place, language, eight=eight)
        if length == 1 and not (place and word[place - 1] in _INDICATORS):
            piece = _options(word[place], text, language, style, eight=eight)
        else:
            piece = (Option(text),)
        if any(option.text for option in piece):
            made.append(piece)
        place += length
    # Signs for capitals and nothing behind them: no reading, but not nothing either.
    return made or [(Option(to_unicode(word), _MEANINGLESS),)]


def _number(digits: bytes, after: bytes) -> Piece:
    """A marked number, or its first digits and letters for which the guard was forgotten."""
    letters = _plain_signs("en", eight=False)
    made = []
    for length in range(len(digits), 0, -1):
        number = "".join(_SIGNED[cell] for cell in digits[:length])
        rest = "".join(letters[bytes([cell])] for cell in digits[length:])
        if rest:
            cost = _FORGOTTEN_GUARD
        else:
            # Two numbers stand side by side only if letters between them were taken for digits.
            cost = _NUMBER_CUT_SHORT if after == NUMBER_SIGN and length > 1 else 0
        made.append(Option(number + rest, cost))
    return tuple(made)


def _options(cell: int, text: str, language: str, style: Style | None, *, eight: bool) -> Piece:
    found = [Option(text, number=text.isdecimal())]
    if eight and cell == _SCH:
        found.append(Option(_label(language)))
    if style is not None and cell in _UNSIGNED[style]:
        digit = _UNSIGNED[style][cell]
        found.append(Option(digit, _EACH_BARE if style is Style.BARE else 0, number=True))
    return tuple({option.text: option for option in reversed(found)}.values())[::-1]


def _label(language: str) -> str:
    """What the cell SCH stands for by itself: the letters, or the sign on the tile."""
    return _plain_signs(language, eight=False)[bytes([_SCH])]


def _plain(word: bytes, place: int, language: str, *, eight: bool) -> tuple[str, int]:
    """The text of the longest sign at a place, and its length in cells."""
    table = _plain_signs(language, eight=eight)
    for length in (3, 2, 1):
        found = table.get(word[place : place + length])
        if found is not None and place + length <= len(word):
            return found, length
    cell = word[place]
    if not eight and cell in _INDICATORS and len(word) > 1:
        return "", 1
    return to_unicode(bytes([cell])), 1


@cache
def _plain_signs(language: str, *, eight: bool) -> dict[bytes, str]:
    """Cells as they are written; the signs of the conversation come before all others."""
    if eight:
        return {cell: sign.lower() for sign, cell in EIGHT_DOT_SIGNS[language].items()}
    signs = SIX_DOT_SIGNS[language]
    found = {from_unicode("⠖"): "+"}
    for table in (signs.letters, signs.groups):
        found |= {cell: letters for letters, cell in table.items()}
    for sign in sorted(signs.signs, key=lambda sign: sign not in _MEANT):
        if signs.signs[sign][-1] not in _INDICATORS:
            found.setdefault(signs.signs[sign], sign)
    if signs.lone_question:
        found[signs.lone_question] = "?"
    if language != "de":
        found[bytes([_SCH])] = _TILE
    for sign, cell in EIGHT_DOT_SIGNS[language].items():
        if not sign.isdecimal() and cell[0] not in _INDICATORS and cell[0] <= 0x3F:
            found.setdefault(cell, sign.lower())
    return found
