"""Text for a terminal: without control characters, and within the terminal's encoding."""

import textwrap
import unicodedata
from collections.abc import Iterable

# An escape, a bell or a carriage return in a name would disturb the lines of the terminal.
_CONTROLS: dict[int, str] = dict.fromkeys((*range(0x20), *range(0x7F, 0xA0)), " ")
# Marks of the direction of writing would turn round what stands after them.
_CONTROLS |= dict.fromkeys(
    (0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)), ""
)

_NO_BREAK_SPACE = "\xa0"

# On narrower terminals the terminal's own line breaks are as good.
MIN_COLUMNS = 20

# Replacements for characters that Unicode does not decompose into ASCII ones.
_REPLACEMENTS = {
    "„": '"',
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "‚": "'",
    "‘": "'",
    "’": "'",
    "–": "-",
    "—": "-",
    "−": "-",
    "×": "x",
    "ß": "ss",
}


def as_one_line(text: str) -> str:
    """Replace line ends and other control characters with spaces, and drop marks of direction."""
    return text.translate(_CONTROLS)


def split_lines(text: str, columns: int | None = None) -> list[str]:
    """The lines of `text`, without line ends and other control characters.

    For a terminal with `columns`, lines are broken between words: a terminal breaks them inside
    words, and a screen reader reads line by line. A longer word, such as a path, is not broken.
    No-break spaces become ordinary ones, which can be searched for and are in every encoding.
    """
    lines = [as_one_line(line) for line in text.splitlines()]
    if columns is not None and columns >= MIN_COLUMNS:
        lines = _wrap(lines, columns)
    return [line.replace(_NO_BREAK_SPACE, " ") for line in lines]


def _wrap(lines: Iterable[str], columns: int) -> list[str]:
    return [
        part
        for line in lines
        for part in textwrap.wrap(line, columns - 1, break_long_words=False, break_on_hyphens=False)
        or [line]
    ]


def make_encodable(text: str, encoding: str | None) -> str:
    """Replace what `encoding` lacks with similar characters, or `?` if there are none."""
    encoding = encoding or "utf-8"
    if _is_encodable(text, encoding):
        return text
    return "".join(_replacement(character, encoding) for character in text)


def _replacement(character: str, encoding: str) -> str:
    if _is_encodable(character, encoding):
        return character
    parts = _REPLACEMENTS.get(character) or unicodedata.normalize("NFKD", character)
    return "".join(part for part in parts if _is_encodable(part, encoding)) or "?"


def _is_encodable(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
