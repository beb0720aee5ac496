"""Translate typed chords back to text: several candidates, the most likely first.

One cell can have several meanings. Dots 1-5-6 are SCH in German six-dot braille, 5 in German and
Dutch computer braille and a colon in American computer braille; c is also a 3 without its number
sign; a dropped 5 is a question mark in German. Only the whole command decides, so this module
returns what the chords may say, and the session uses the first candidate that is a command. It
knows no game and no words, only where digits stand in short commands: singly, at the ends of a
word, with letters between them ("2r3", "f3", "zs1").

The cost of a candidate is a sum. Each line has one style of digits: with number signs, or one of
`DigitStyle`, which are tried in turn. Within a style each cell has options; each word, and then
the line, keeps its cheapest combinations. Plain text costs nothing. The work is bounded by limits
on the ambiguous cells of a word, the combinations kept, and the candidates returned.

Contracted (grade 2) braille is not supported: it has no place for single letters.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from functools import cache
from itertools import product

from azul_access.braille.cells.braille_codes import (
    DIGITS,
    LETTERS,
    NUMBER_SIGN,
    load_braille_code,
)
from azul_access.values import frozen
from firmware_protocol.cells import BLANK, SIX_DOTS, from_unicode, six_dots, to_unicode

MAX_CANDIDATES = 8
_MAX_COMBINATIONS = 16
# A word with more ambiguous cells is read in two ways only.
_MAX_AMBIGUOUS_CELLS = 6
# A word with more parts is an ordinary word, not a short command.
_MAX_COMMAND_PARTS = 4
# The punctuation marks that are commands or parts of commands.
_COMMAND_PUNCTUATION = "?.+<>"
_SCH_LABEL = "⠱"  # as on the tile; the lexicon has it in every language
_SCH_CELL = from_unicode(_SCH_LABEL)[0]
_INDICATORS = frozenset(from_unicode("⠠⠨⠘⠰⠈⠐⠸"))
_DOT_8 = 0x80


class DigitStyle(Enum):
    """A way to write digits without number signs; the value is the cost of using it in a line."""

    COMPUTER = 2
    DROPPED = 3
    BARE_LETTERS = 4


_UNMARKED_DIGITS: dict[DigitStyle, dict[int, str]] = {
    DigitStyle.COMPUTER: dict(zip(from_unicode("⠬⠡⠣⠩⠹⠱⠫⠻⠳⠪"), "0123456789", strict=True)),
    DigitStyle.DROPPED: dict(zip(from_unicode("⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔"), "0123456789", strict=True)),
    DigitStyle.BARE_LETTERS: {cell[0]: digit for digit, cell in DIGITS.items()},
}
_MARKED_DIGITS = _UNMARKED_DIGITS[DigitStyle.BARE_LETTERS]
_LETTER_OF_CELL = {cell[0]: letter for letter, cell in LETTERS.items()}
# Costs, on the same scale as those of the styles.
_PUNCTUATION_WITHOUT_MEANING = 4
_DIGIT_NEXT_TO_DIGIT = 3
_DIGIT_INSIDE_WORD = 2
_DIGIT_IN_LONG_WORD = 4
_NO_DIGIT_AT_END = 2
_MISSING_GRADE1_INDICATOR = 2
_NUMBER_CUT_SHORT = 3
_NOT_A_NUMBER = 6
_OTHER_KEYBOARD = 6
_BARE_LETTER = 1


@frozen
class ChordReading:
    """One meaning of a part of a word; `unmarked_digit` if it is a digit without number sign."""

    text: str
    cost: int = 0
    unmarked_digit: bool = False


@frozen
class Candidate:
    """Text of a word or line; `unmarked_digits` if it has digits without number signs."""

    cost: int
    text: str
    unmarked_digits: bool = False


# The options of a cell, or of several cells that belong together.
Part = tuple[ChordReading, ...]


def text_candidates(
    chords: bytes,
    language: str,
    *,
    dots: int = 6,
    number_expected: bool = False,
    letters_expected: bool = False,
) -> tuple[str, ...]:
    """Return what a line of chords may say, the most likely first; 1 to MAX_CANDIDATES texts.

    `dots` is 6 or 8, as the keyboard is set; with 8, or if a chord has dot 7 or 8, computer braille
    comes first. `number_expected` prefers numbers; `letters_expected` puts the reading without
    unmarked digits first. Chords without meaning are returned as Unicode braille, so that they
    are refused instead of ignored.
    """
    words = [word for word in chords.split(bytes([BLANK])) if word]
    if not words:
        return ("",)
    # A number sign implies six-dot braille, however the keyboard is set.
    has_number_sign = NUMBER_SIGN[0] in chords
    is_computer = not has_number_sign and (dots == 8 or max(chords) > SIX_DOTS)
    candidates: list[Candidate] = []
    for computer in (True, False) if is_computer or dots == 8 else (False,):
        base_cost = _OTHER_KEYBOARD if computer != is_computer else 0
        for style in _possible_styles(chords):
            parts = [_split_word(word, language, style, computer=computer) for word in words]
            candidates += _read_line(parts, style, base_cost, number_expected=number_expected)
    candidates.sort(key=lambda candidate: candidate.cost)
    texts = list(dict.fromkeys(candidate.text for candidate in candidates))
    # The reading without unmarked digits is always among the candidates, however expensive.
    plain = next(
        (candidate.text for candidate in candidates if not candidate.unmarked_digits), texts[0]
    )
    if letters_expected:
        texts = list(dict.fromkeys([plain, *texts]))
    if plain in texts[:MAX_CANDIDATES]:
        return tuple(texts[:MAX_CANDIDATES])
    return (*texts[: MAX_CANDIDATES - 1], plain)


def _possible_styles(chords: bytes) -> Iterator[DigitStyle | None]:
    """Yield None for digits with number signs, and the other styles if there is no number sign."""
    yield None
    if NUMBER_SIGN[0] not in chords:
        for style, digits in _UNMARKED_DIGITS.items():
            if any(chord in digits for chord in chords):
                yield style


def _read_line(
    words: Sequence[Sequence[Part]],
    style: DigitStyle | None,
    base_cost: int,
    *,
    number_expected: bool,
) -> list[Candidate]:
    """Return the cheapest candidates for all words together."""
    if number_expected:
        words = [_prefer_numbers(word) for word in words]
    if all(len(word) == 1 for word in words):
        # "2 r 3": single cells with spaces between them are one command.
        lines = _read_word([part for word in words for part in word], " ")
    else:
        lines = [Candidate(0, "")]
        for word in words:
            lines = _cheapest(
                Candidate(
                    line.cost + last.cost,
                    f"{line.text} {last.text}" if line.text else last.text,
                    line.unmarked_digits or last.unmarked_digits,
                )
                for line in lines
                for last in _read_word(word, "")
            )
    style_cost = style.value if style is not None and not number_expected else 0
    return [
        Candidate(
            base_cost + line.cost + (style_cost if line.unmarked_digits else 0),
            line.text,
            line.unmarked_digits,
        )
        for line in lines
    ]


def _read_word(parts: Sequence[Part], separator: str) -> list[Candidate]:
    """Return the cheapest candidates of one word."""
    if sum(len(part) > 1 for part in parts) <= _MAX_AMBIGUOUS_CELLS:
        combinations: Iterable[tuple[ChordReading, ...]] = product(*parts)
    else:
        combinations = [tuple(part[0] for part in parts), tuple(part[-1] for part in parts)]
    return _cheapest(
        Candidate(
            sum(option.cost for option in options) + _shape_cost(parts, options),
            separator.join(option.text for option in options),
            any(option.unmarked_digit for option in options),
        )
        for options in combinations
    )


def _cheapest(candidates: Iterable[Candidate]) -> list[Candidate]:
    return sorted(candidates, key=lambda candidate: candidate.cost)[:_MAX_COMBINATIONS]


def _prefer_numbers(word: Sequence[Part]) -> list[Part]:
    """Raise the cost of everything but numbers, except in words too long for a command."""
    if len(word) > _MAX_COMMAND_PARTS:
        return list(word)
    return [
        tuple(
            option
            if option.unmarked_digit or option.text.isdecimal()
            else ChordReading(option.text, option.cost + _NOT_A_NUMBER)
            for option in part
        )
        for part in word
    ]


def _shape_cost(parts: Sequence[Part], options: Sequence[ChordReading]) -> int:
    """Return how much a word with unmarked digits or punctuation differs from a short command.

    In commands such digits stand singly and at the ends. A question mark before the command does
    not count as an end.
    """
    start = 1 if options[0].text == "?" and len(options) > 1 else 0
    last = len(options) - 1
    is_long = len(options) > _MAX_COMMAND_PARTS
    cost = 0
    for index, option in enumerate(options):
        if option.unmarked_digit:
            cost += 0 if index in (start, last) else _DIGIT_INSIDE_WORD
            cost += _DIGIT_NEXT_TO_DIGIT if index and options[index - 1].unmarked_digit else 0
            cost += _DIGIT_IN_LONG_WORD if is_long else 0
        elif _is_punctuation(option.text):
            at_end = index == last > 0
            # A word of a sentence may end in any punctuation mark.
            if (option.text not in _COMMAND_PUNCTUATION or at_end) and not (at_end and is_long):
                cost += _PUNCTUATION_WITHOUT_MEANING
    if any(option.unmarked_digit for option in options):
        # "f3" and "b2" have only one end that can be a digit: the last.
        for end in (last,) if last - start < 2 else (start, last):
            could_be_digit = any(option.unmarked_digit for option in parts[end])
            cost += _NO_DIGIT_AT_END if could_be_digit and not options[end].unmarked_digit else 0
    return cost


def _is_punctuation(text: str) -> bool:
    return len(text) == 1 and not text.isalnum() and text != _SCH_LABEL


def _split_word(
    word: bytes, language: str, style: DigitStyle | None, *, computer: bool
) -> list[Part]:
    """Split a word into marked numbers, symbols of several cells, and single cells."""
    if not computer and not any(cell & _DOT_8 for cell in word):
        word = six_dots(word)  # dot 7 marks a capital
    parts: list[Part] = []
    start = 0
    while start < len(word):
        if not computer and word[start] == NUMBER_SIGN[0]:
            end = start + 1
            while end < len(word) and word[end] in _MARKED_DIGITS:
                end += 1
            if end > start + 1:
                parts.append(_read_number(word[start + 1 : end], word[end : end + 1]))
                start = end
                continue
        text, length = _read_symbol(word, start, language, computer=computer)
        if length == 1 and not (start and word[start - 1] in _INDICATORS):
            part = _cell_options(word[start], text, language, style, computer=computer)
        else:
            part = (ChordReading(text),)
        if any(option.text for option in part):
            parts.append(part)
        start += length
    # A word of nothing but indicators.
    return parts or [(ChordReading(to_unicode(word), _PUNCTUATION_WITHOUT_MEANING),)]


def _read_number(cells: bytes, cell_after: bytes) -> Part:
    """Return the number, and its first digits with letters after them.

    The letters a to j look like digits if the grade 1 indicator before them is missing.
    """
    options = []
    for length in range(len(cells), 0, -1):
        number = "".join(_MARKED_DIGITS[cell] for cell in cells[:length])
        letters = "".join(_LETTER_OF_CELL[cell] for cell in cells[length:])
        if letters:
            cost = _MISSING_GRADE1_INDICATOR
        else:
            # Two numbers stand side by side only if letters between them look like digits.
            cost = _NUMBER_CUT_SHORT if cell_after == NUMBER_SIGN and length > 1 else 0
        options.append(ChordReading(number + letters, cost))
    return tuple(options)


def _cell_options(
    cell: int, text: str, language: str, style: DigitStyle | None, *, computer: bool
) -> Part:
    """Return the meanings of one cell: its `text`, the label SCH, a digit of the style."""
    options = [ChordReading(text, unmarked_digit=text.isdecimal())]
    if computer and cell == _SCH_CELL:
        options.append(ChordReading(_texts_of_cells(language, computer=False)[bytes([cell])]))
    if style is not None and cell in _UNMARKED_DIGITS[style]:
        cost = _BARE_LETTER if style is DigitStyle.BARE_LETTERS else 0
        options.append(ChordReading(_UNMARKED_DIGITS[style][cell], cost, unmarked_digit=True))
    # Of equal texts the first option counts.
    return tuple({option.text: option for option in reversed(options)}.values())[::-1]


def _read_symbol(word: bytes, start: int, language: str, *, computer: bool) -> tuple[str, int]:
    """Return the text of the longest symbol at `start`, and its length in cells."""
    texts = _texts_of_cells(language, computer=computer)
    for length in (3, 2, 1):
        text = texts.get(word[start : start + length])
        if text is not None and start + length <= len(word):
            return text, length
    cell = word[start]
    if not computer and cell in _INDICATORS and len(word) > 1:
        return "", 1
    return to_unicode(bytes([cell])), 1


@cache
def _texts_of_cells(language: str, *, computer: bool) -> dict[bytes, str]:
    """Return the text of each symbol; where two share their cells, that of a command counts."""
    braille_code = load_braille_code(language)
    if computer:
        return {cell: text.lower() for text, cell in braille_code.computer.items()}
    code = braille_code.six_dots
    texts = {from_unicode("⠖"): "+"}
    for symbols in (code.letters, code.groupsigns):
        texts |= {cells: text for text, cells in symbols.items()}
    for mark in sorted(code.punctuation, key=lambda mark: mark not in _COMMAND_PUNCTUATION):
        if code.punctuation[mark][-1] not in _INDICATORS:
            texts.setdefault(code.punctuation[mark], mark)
    if code.lone_question_mark:
        texts[code.lone_question_mark] = "?"
    if "sch" not in code.groupsigns:
        texts[bytes([_SCH_CELL])] = _SCH_LABEL
    for character, cell in braille_code.computer.items():
        is_symbol = not character.isdecimal() and cell[0] not in _INDICATORS
        if is_symbol and cell[0] <= SIX_DOTS:
            texts.setdefault(cell, character.lower())
    return texts
