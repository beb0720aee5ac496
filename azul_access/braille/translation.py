"""Print as cells, word by word, and back: liblouis where it is there, else the built-in table.

Each word is translated by itself. So callers know which cells are which word's, panning can break
between words, and a word is translated once however often it is shown. What liblouis would do
across a blank (in English, mark a whole passage of capitals) is left out on purpose: a passage
that is cut by a window's edge would lose its sign.

It knows languages and tables, never a game, a display or its width.
"""

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache

from azul_access.braille import uncontracted
from azul_access.braille.liblouis import Liblouis, open_liblouis
from firmware_protocol.cells import BLANK, SIX_DOTS

# By language and dots. German grade 1 has one cell for SCH; grade 2 would mark every single
# letter, and no grade 2 is used for showing what a player reads and types in the same breath.
TABLES: dict[str, dict[int, str]] = {
    "de": {6: "de-g1.ctb", 8: "de-de-comp8.ctb"},
    "en": {6: "en-ueb-g1.ctb", 8: "en-us-comp8.ctb"},
    "nl": {6: "nl-NL-g0.utb", 8: "nl-comp8.utb"},
}
# German quotation marks as the table wants them: it takes a closing “ for an opening one.
_QUOTES = {"de": str.maketrans({"„": "“", "“": "”"})}
# What computer braille of one byte a sign does not have, in plainer signs.
_PLAINER = str.maketrans(
    {"„": '"', "“": '"', "”": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "−": "-", "…": "..."}
)
_WORDS_KEPT = 4096
_NOTHING = b"\x00\x20"


@dataclass(frozen=True, slots=True)
class BrailleWord:
    """A word as it is printed, with its punctuation, and its cells."""

    text: str
    cells: bytes


@dataclass(frozen=True, slots=True)
class TablesInUse:
    """What makes the cells: a table of liblouis and its version, or the built-in one (`None`)."""

    six: str | None
    eight: str | None
    version: str | None
    origin: str | None


class Translator:
    """One language's braille of 6 or 8 dots, with liblouis or, for `None`, built in."""

    def __init__(self, language: str, dots: int, library: Liblouis | None) -> None:
        """Raises: KeyError, for a language or a number of dots that there is no table for."""
        self.language = language
        self.dots = dots
        self._table = TABLES[language][dots]
        self._library = library if library is not None and library.has(self._table) else None
        # Which table of liblouis is used, for `doctor`; `None` is the built-in one.
        self.table = self._table if self._library else None
        self._word: Callable[[str], BrailleWord] = lru_cache(_WORDS_KEPT)(self._translated)

    def translate_words(self, text: str) -> tuple[BrailleWord, ...]:
        """The words of a text; blanks and ends of lines divide them and are not kept."""
        return tuple(self._word(word) for word in text.split())

    def translate(self, text: str) -> bytes:
        """The words with one blank cell between them."""
        return bytes([BLANK]).join(word.cells for word in self.translate_words(text))

    def back(self, cells: bytes) -> str:
        """Print of cells, for tests and logs: what braille does not tell is not told."""
        return uncontracted.backward(cells, self.language, self.dots)

    def _translated(self, word: str) -> BrailleWord:
        # A soft hyphen says where print may break; braille words are not broken.
        written = unicodedata.normalize("NFC", word).replace("\xad", "") or "-"
        if self.dots == 8:
            written = written.translate(_PLAINER)
        else:
            written = _curled(written.translate(_QUOTES.get(self.language, {})))
        return BrailleWord(word, self._of_library(written) or self._built_in(written))

    def _built_in(self, written: str) -> bytes:
        return uncontracted.forward(written, self.language, self.dots)

    def _of_library(self, written: str) -> bytes | None:
        if self._library is None:
            return None
        # For a sign that it does not have liblouis writes an escape of many cells.
        if not all(sign.isascii() or self._knows(sign) for sign in written):
            return None
        made = self._library.forward(written, self._table)
        return made if made and self._fits(made) else None

    def _fits(self, made: bytes) -> bool:
        """Escapes have dot 7 in six-dot braille too."""
        return self.dots == 8 or max(made) <= SIX_DOTS

    def _knows(self, sign: str) -> bool:
        assert self._library is not None  # asked only where it is there
        made = self._library.forward(sign, self._table, defined=True)
        # The German table frames what it does not have with dot 6.
        return bool(made and made.strip(_NOTHING))


def _curled(word: str) -> str:
    """Typewriter's quotation marks as opening and closing ones; the tables only guess at them."""
    made = ""
    for sign in word:
        made += ("”" if made.strip("(“") else "“") if sign == '"' else sign
    return made


@cache
def load_translator(language: str, dots: int = 6) -> Translator:
    """What this computer has for a language. Raises: KeyError, as `Translator` does."""
    return Translator(language, dots, open_liblouis())


def translate_words(text: str, language: str, *, dots: int = 6) -> tuple[BrailleWord, ...]:
    """The words of a text and their cells."""
    return load_translator(language, dots).translate_words(text)


def translate(text: str, language: str, *, dots: int = 6) -> bytes:
    """The cells of a text, one blank between words."""
    return load_translator(language, dots).translate(text)


def back(cells: bytes, language: str, *, dots: int = 6) -> str:
    """Print of cells, for tests and logs."""
    return load_translator(language, dots).back(cells)


def tables_in_use(language: str) -> TablesInUse:
    """What `doctor` tells about a language's braille."""
    library = open_liblouis()
    six, eight = (load_translator(language, dots).table for dots in (6, 8))
    if library is None or not (six or eight):
        return TablesInUse(None, None, None, None)
    return TablesInUse(six, eight, library.version, library.origin)
