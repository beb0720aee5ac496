"""Text made fit for a terminal: no control characters, and only what its encoding can hold."""

import unicodedata

# An escape, a bell or a carriage return in a name would tear the transcript.
_CONTROLS = dict.fromkeys((*range(0x20), *range(0x7F, 0xA0)), " ")

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


def whole_lines(text: str) -> list[str]:
    """The lines of `text`, without line ends and other control characters."""
    return [one_line(line) for line in text.splitlines()]


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
