"""Uncontracted braille codes of each language, six-dot and computer braille, as data.

The cells are those of liblouis 3.24 (de-g1, en-ueb-g1, nl-NL-g0 and the computer braille tables);
tests compare the two. The standards behind those tables (German Vollschrift, Unified English
Braille grade 1, Dutch six-dot braille) were not consulted. The codes cover what the game can say;
liblouis, where it is installed, covers the rest.
"""

import re
import string
from collections.abc import Mapping
from dataclasses import dataclass, field

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


@dataclass(frozen=True, slots=True)
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


def _parse_rows(text: str) -> dict[str, bytes]:
    """Parse rows of a character, a space and its dot numbers; two spaces or a newline end a row."""
    rows = (row.split() for row in re.split(r"\n|  +", text) if row.strip())
    return {character: parse_dots(dots) for character, dots in rows}


GERMAN = SixDotCode(
    letters=LETTERS | _parse_rows("ä 345  ö 246  ü 1256  ß 2346  ø 4-135  ł 4-123"),
    modifiers={
        mark: parse_dots("4") for mark in "\u0300\u0301\u0302\u0303\u0308\u030a\u030c\u0327"
    },
    punctuation=_parse_rows("""
        , 2  ; 23  : 25  . 3  ? 26  ! 235  ( 2356  ) 2356  [ 6-2356  ] 6-2356  - 36  -- 6-36  – 6-36
        … 3-3-3  / 5-2  ' 6  ’ 6-356  + 4-235  − 4-36  < 4-246-3  > 4-135-2  = 4-2356  * 6-35
        % 3456-245-356  “ 236  ” 356
    """),
    numeric_punctuation=_parse_rows(", 2  . 3  : 4-25"),
    grade1_indicator=parse_dots("6"),
    marked_after_number=":;?!()[]",
    marked_in_word="?!:()[",
    groupsigns=_parse_rows("au 16  eu 126  ei 146  ch 1456  sch 156  st 23456  äu 34  ie 346"),
    divided_stems=("äus|chen", "auss|t", "ss|t", "gabri|el", "dani|el", "emili|e", "rosali|e"),
)
ENGLISH = SixDotCode(
    letters=LETTERS | _parse_rows("ß 46-2346  ø 4-16-135  ł 4-16-123"),
    modifiers=_parse_rows(
        "\u0300 45-16  \u0301 45-34  \u0302 45-146  \u0303 45-12456  \u0308 45-25  \u030a 45-1246"
        "  \u030c 45-346  \u0327 45-12346"
    ),
    punctuation=_parse_rows("""
        , 2  ; 23  : 25  . 256  ? 236  ! 235  ( 5-126  ) 5-345  [ 46-126  ] 46-345  - 36  – 6-36
        … 256-256-256  / 456-34  ' 3  ’ 3  + 5-235  − 5-36  < 4-126  > 4-345  = 5-2356  * 5-35
        % 46-356  “ 236  ” 356
    """),
    numeric_punctuation=_parse_rows(", 2  . 256"),
    grade1_indicator=parse_dots("56"),
    marked_in_word=",;:?!",
    capital_indicator=parse_dots("6"),
    capitals_word_indicator=parse_dots("6-6"),
    capitals_terminator=parse_dots("6-3"),
    lone_question_mark=parse_dots("56-236"),
)
DUTCH = SixDotCode(
    letters=LETTERS
    | _parse_rows("""
        à 12356  á 12356  â 16  ä 345  ç 12346  è 2346  é 123456  ê 126  ë 1246  í 34  î 146
        ï 12456  ò 346  ó 346  ô 1456  ö 246  ù 23456  ú 23456  û 156  ü 1256  ß 2346
        ø 246  ł 126
    """),
    modifiers={},
    punctuation=_parse_rows("""
        , 2  ; 23  : 25  . 256  ? 26  ! 235  ( 236  ) 356  [ 12356  ] 23456  - 36  – 36
        … 256-256-256  / 34  ' 3  ’ 3  + 235  − 36  < 5-246  > 5-135  * 35  % 123456
        “ 2356  ” 2356  „ 2356  = 2356
    """),
    numeric_punctuation=_parse_rows(", 2  . 256"),
    grade1_indicator=parse_dots("6"),
    capital_indicator=parse_dots("46"),
    capitals_word_indicator=parse_dots("45"),
    capitals_terminator=parse_dots("6"),
)
SIX_DOT_CODES: dict[str, SixDotCode] = {"de": GERMAN, "en": ENGLISH, "nl": DUTCH}


def _computer_code(ascii_cells: str, others: str = "") -> dict[str, bytes]:
    """Map characters to cells of computer braille, which has eight dots and one cell a character.

    `ascii_cells` are the cells of the visible ASCII characters in order; `others` holds pairs of a
    character and its cell, separated by spaces.
    """
    characters = "".join(map(chr, range(0x21, 0x7F))) + others[::3]
    cells = from_unicode(ascii_cells + others[1::3])
    return {character: bytes([cell]) for character, cell in zip(characters, cells, strict=True)}


COMPUTER_CODES: dict[str, dict[str, bytes]] = {
    "de": _computer_code(
        "⠐⠈⠼⠨⠿⠯⠠⠦⠴⠔⠖⠂⠤⠄⠲⠬⠡⠣⠩⠹⠱⠫⠻⠳⠪⠒⠆⠰⠶⠘⠢"
        "⡜⡁⡃⡉⡙⡑⡋⡛⡓⡊⡚⡅⡇⡍⡝⡕⡏⡟⡗⡎⡞⡥⡧⡺⡭⡽⡵⡷⡌⡾⡮⡸"
        "⠜⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵⠷⠌⠾⠮",
        "ä⢜ ö⢪ ü⢳ ß⢼ Ä⡰ Ö⢔ Ü⢦ é⢿ è⢮ ë⢫ ï⢻ ê⣣ ó⢹",
    ),
    "en": _computer_code(
        "⠮⠐⠼⠫⠩⠯⠄⠷⠾⠡⠬⠠⠤⠨⠌⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔⠱⠰⠣⠿⠜⠹"
        "⡈⡁⡃⡉⡙⡑⡋⡛⡓⡊⡚⡅⡇⡍⡝⡕⡏⡟⡗⡎⡞⡥⡧⡺⡭⡽⡵⡪⡳⡻⡘⠸"
        "⠈⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵⠪⠳⠻⠘",
    ),
    "nl": _computer_code(
        "⠖⠶⠼⢙⠿⠯⠄⠦⠴⠔⢖⠂⠤⠲⠌⠬⠡⠣⠩⠹⠱⠫⠻⠳⠪⠒⠆⢔⢶⡢⠢"
        "⠜⡁⡃⡉⡙⡑⡋⡛⡓⡊⡚⡅⡇⡍⡝⡕⡏⡟⡗⡎⡞⡥⡧⡺⡭⡽⡵⠷⡡⠾⡬⠸"
        "⠠⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵⣦⢸⣴⢢",
        "ä⢜ ö⢪ ü⢳ ß⢼ Ä⣜ Ö⣪ Ü⣳ é⢿ è⢮ ë⢫ ï⢻ ê⢣ ó⢬ É⣿ È⣮ Ë⣫ Ï⣻ Ê⣣ Ó⣬",
    ),
}
