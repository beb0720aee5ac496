"""Text made fit for a terminal: no control characters, and only what its encoding can hold."""

import textwrap
import unicodedata

# An escape, a bell or a carriage return in a name would tear the transcript.
_CONTROLS = dict.fromkeys((*range(0x20), *range(0x7F, 0xA0)), " ")

# Below this a terminal breaks lines as well as we could.
NARROWEST = 20

# What Unicode does not take apart into plainer characters by itself.
_PLAINER = {
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


def one_line(text: str) -> str:
    """`text` without line ends and other control characters."""
    return text.translate(_CONTROLS)


def whole_lines(text: str, columns: int | None = None) -> list[str]:
    """The lines of `text`, without line ends and other control characters.

    On a terminal of `columns` lines are broken between words, not by the terminal inside one: a
    screen reader reads what stands in a line. A longer word, such as a file's name, stays whole.
    """
    lines = [one_line(line) for line in text.splitlines()]
    if columns is None or columns < NARROWEST:
        return lines
    return [
        part
        for line in lines
        for part in textwrap.wrap(line, columns - 1, break_long_words=False, break_on_hyphens=False)
        or [line]
    ]


def encodable(text: str, encoding: str | None) -> str:
    """`text` with a readable stand-in, at worst `?`, for what `encoding` lacks."""
    encoding = encoding or "utf-8"
    if _fits(text, encoding):
        return text
    return "".join(_stand_in(character, encoding) for character in text)


def _stand_in(character: str, encoding: str) -> str:
    if _fits(character, encoding):
        return character
    apart = _PLAINER.get(character) or unicodedata.normalize("NFKD", character)
    kept = "".join(part for part in apart if _fits(part, encoding))
    return kept or "?"


def _fits(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
