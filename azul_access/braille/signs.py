"""The signs of uncontracted braille in each language, six dots and eight, as data.

They are named as liblouis 3.24 writes them (de-g1, en-ueb-g1, nl-NL-g0 and the computer braille
tables); tests compare the two. The standards that those tables follow (German Vollschrift, Unified
English Braille grade 1, Dutch six-dot braille) were not read for it. They hold what the game can
say; liblouis serves the rest where it is there.
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
# Behind the number sign; 0 is j.
DIGITS: dict[str, bytes] = {digit: LETTERS["jabcdefghi"[int(digit)]] for digit in "0123456789"}


@dataclass(frozen=True, slots=True)
class Signs:
    """One language's six-dot braille.

    `groups` are letters that share a cell, `divided` stems in which some of them do not, because
    they belong to two parts of a word. `accents` go before the bare letter (Unicode's combining
    mark is the key). `in_number` are signs that go on with a number. `guard` goes before the signs
    `guarded_behind_number`, which could be read as digits, and `guarded_in_word`, which could be
    read as letters; before a letter that could be a digit it goes too. A language without
    `capital` does not mark capitals.
    """

    letters: Mapping[str, bytes]
    accents: Mapping[str, bytes]
    signs: Mapping[str, bytes]
    in_number: Mapping[str, bytes]
    guard: bytes
    guarded_behind_number: str = ""
    guarded_in_word: str = ""
    groups: Mapping[str, bytes] = field(default_factory=dict)
    divided: tuple[str, ...] = ()
    capital: bytes = b""
    capitals: bytes = b""
    capitals_end: bytes = b""
    # A question mark with nothing before it would be an opening quotation mark.
    lone_question: bytes = b""


def _rows(text: str) -> dict[str, bytes]:
    """Rows of a table: a sign, a blank, its dots; rows are divided by two blanks or a new line."""
    found = (row.split() for row in re.split(r"\n|  +", text) if row.strip())
    return {sign: parse_dots(dots) for sign, dots in found}


GERMAN = Signs(
    letters=LETTERS | _rows("ä 345  ö 246  ü 1256  ß 2346  ø 4-135  ł 4-123"),
    accents={mark: parse_dots("4") for mark in "\u0300\u0301\u0302\u0303\u0308\u030a\u030c\u0327"},
    signs=_rows("""
        , 2  ; 23  : 25  . 3  ? 26  ! 235  ( 2356  ) 2356  [ 6-2356  ] 6-2356  - 36  -- 6-36  – 6-36
        … 3-3-3  / 5-2  ' 6  ’ 6-356  + 4-235  − 4-36  < 4-246-3  > 4-135-2  = 4-2356  * 6-35
        % 3456-245-356  “ 236  ” 356
    """),
    in_number=_rows(", 2  . 3  : 4-25"),
    guard=parse_dots("6"),
    guarded_behind_number=":;?!()[]",
    guarded_in_word="?!:()[",
    groups=_rows("au 16  eu 126  ei 146  ch 1456  sch 156  st 23456  äu 34  ie 346"),
    divided=("äus|chen", "auss|t", "ss|t", "gabri|el", "dani|el", "emili|e", "rosali|e"),
)
ENGLISH = Signs(
    letters=LETTERS | _rows("ß 46-2346  ø 4-16-135  ł 4-16-123"),
    accents=_rows(
        "\u0300 45-16  \u0301 45-34  \u0302 45-146  \u0303 45-12456  \u0308 45-25  \u030a 45-1246"
        "  \u030c 45-346  \u0327 45-12346"
    ),
    signs=_rows("""
        , 2  ; 23  : 25  . 256  ? 236  ! 235  ( 5-126  ) 5-345  [ 46-126  ] 46-345  - 36  – 6-36
        … 256-256-256  / 456-34  ' 3  ’ 3  + 5-235  − 5-36  < 4-126  > 4-345  = 5-2356  * 5-35
        % 46-356  “ 236  ” 356
    """),
    in_number=_rows(", 2  . 256"),
    guard=parse_dots("56"),
    guarded_in_word=",;:?!",
    capital=parse_dots("6"),
    capitals=parse_dots("6-6"),
    capitals_end=parse_dots("6-3"),
    lone_question=parse_dots("56-236"),
)
DUTCH = Signs(
    letters=LETTERS
    | _rows("""
        à 12356  á 12356  â 16  ä 345  ç 12346  è 2346  é 123456  ê 126  ë 1246  í 34  î 146
        ï 12456  ò 346  ó 346  ô 1456  ö 246  ù 23456  ú 23456  û 156  ü 1256  ß 2346
        ø 246  ł 126
    """),
    accents={},
    signs=_rows("""
        , 2  ; 23  : 25  . 256  ? 26  ! 235  ( 236  ) 356  [ 12356  ] 23456  - 36  – 36
        … 256-256-256  / 34  ' 3  ’ 3  + 235  − 36  < 5-246  > 5-135  * 35  % 123456
        “ 2356  ” 2356  „ 2356  = 2356
    """),
    in_number=_rows(", 2  . 256"),
    guard=parse_dots("6"),
    capital=parse_dots("46"),
    capitals=parse_dots("45"),
    capitals_end=parse_dots("6"),
)
SIX_DOT_SIGNS: dict[str, Signs] = {"de": GERMAN, "en": ENGLISH, "nl": DUTCH}


def _computer(visible: str, more: str = "") -> dict[str, bytes]:
    """A cell for each visible sign of ASCII, in its order; `more` are pairs of a sign and its."""
    ascii_signs = "".join(map(chr, range(0x21, 0x7F)))
    found = zip(ascii_signs + more[::3], from_unicode(visible + more[1::3]), strict=True)
    return {sign: bytes([cell]) for sign, cell in found}


EIGHT_DOT_SIGNS: dict[str, dict[str, bytes]] = {
    "de": _computer(
        "⠐⠈⠼⠨⠿⠯⠠⠦⠴⠔⠖⠂⠤⠄⠲⠬⠡⠣⠩⠹⠱⠫⠻⠳⠪⠒⠆⠰⠶⠘⠢"
        "⡜⡁⡃⡉⡙⡑⡋⡛⡓⡊⡚⡅⡇⡍⡝⡕⡏⡟⡗⡎⡞⡥⡧⡺⡭⡽⡵⡷⡌⡾⡮⡸"
        "⠜⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵⠷⠌⠾⠮",
        "ä⢜ ö⢪ ü⢳ ß⢼ Ä⡰ Ö⢔ Ü⢦ é⢿ è⢮ ë⢫ ï⢻ ê⣣ ó⢹",
    ),
    "en": _computer(
        "⠮⠐⠼⠫⠩⠯⠄⠷⠾⠡⠬⠠⠤⠨⠌⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔⠱⠰⠣⠿⠜⠹"
        "⡈⡁⡃⡉⡙⡑⡋⡛⡓⡊⡚⡅⡇⡍⡝⡕⡏⡟⡗⡎⡞⡥⡧⡺⡭⡽⡵⡪⡳⡻⡘⠸"
        "⠈⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵⠪⠳⠻⠘",
    ),
    "nl": _computer(
        "⠖⠶⠼⢙⠿⠯⠄⠦⠴⠔⢖⠂⠤⠲⠌⠬⠡⠣⠩⠹⠱⠫⠻⠳⠪⠒⠆⢔⢶⡢⠢"
        "⠜⡁⡃⡉⡙⡑⡋⡛⡓⡊⡚⡅⡇⡍⡝⡕⡏⡟⡗⡎⡞⡥⡧⡺⡭⡽⡵⠷⡡⠾⡬⠸"
        "⠠⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵⣦⢸⣴⢢",
        "ä⢜ ö⢪ ü⢳ ß⢼ Ä⣜ Ö⣪ Ü⣳ é⢿ è⢮ ë⢫ ï⢻ ê⢣ ó⢬ É⣿ È⣮ Ë⣫ Ï⣻ Ê⣣ Ó⣬",
    ),
}
