"""Translate print to uncontracted braille: by liblouis where it is installed, else built in.

Each word is translated by itself. Callers can tell which cells belong to which word, panning can
break lines between words, and a repeated word is translated only once. Marks that span several
words, as English has for passages of capitals, are left out on purpose: the edge of a display
could separate them from their passage.
"""

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache

from azul_access.braille import uncontracted
from azul_access.braille.braille_codes import load_braille_code
from azul_access.braille.liblouis import Liblouis, open_liblouis
from firmware_protocol.cells import BLANK, SIX_DOTS

_CACHED_WORDS = 4096
# liblouis writes only these cells, if any, for a character that its table does not define.
_UNDEFINED = b"\x00\x20"


@dataclass(frozen=True, slots=True)
class BrailleWord:
    """A word in print, with its punctuation, and its cells."""

    text: str
    cells: bytes


@dataclass(frozen=True, slots=True)
class LiblouisTable:
    """A table of liblouis, and the version of the library."""

    name: str
    version: str


class Translator:
    """Translates one language, with a table of liblouis or, if `table` is None, built in."""

    def __init__(self, language: str, library: Liblouis | None) -> None:
        """Raises: KeyError for an unknown language."""
        self.language = language
        code = load_braille_code(language)
        table = code.liblouis_table
        self._library = library if library is not None and library.has_table(table) else None
        self.table = table if self._library else None
        self._translate_cached: Callable[[str], BrailleWord] = lru_cache(_CACHED_WORDS)(
            self._translate_word
        )
        self._quotation_marks = code.quotation_marks

    def translate_words(self, text: str) -> tuple[BrailleWord, ...]:
        """Translate each word of `text`; white space is not kept."""
        return tuple(self._translate_cached(word) for word in text.split())

    def translate(self, text: str) -> bytes:
        """Return the cells of all words with one blank cell between words."""
        return bytes([BLANK]).join(word.cells for word in self.translate_words(text))

    def _translate_word(self, word: str) -> BrailleWord:
        # Soft hyphens allow line breaks in print; braille words are not broken.
        text = unicodedata.normalize("NFC", word).replace("\xad", "") or "-"
        text = _replace_straight_quotes(text.translate(self._quotation_marks))
        cells = self._translate_by_library(text)
        return BrailleWord(word, cells or uncontracted.translate_word(text, self.language))

    def _translate_by_library(self, word: str) -> bytes | None:
        """Return None if there is no library, or if it would write an escape of many cells."""
        if self._library is None or self.table is None:
            return None
        if not all(character.isascii() or self._defines(character) for character in word):
            return None
        cells = self._library.translate(word, self.table)
        # Escapes have dot 7, even in six-dot braille.
        return cells if cells and max(cells) <= SIX_DOTS else None

    def _defines(self, character: str) -> bool:
        assert self._library is not None
        assert self.table is not None
        cells = self._library.translate(character, self.table, omit_undefined=True)
        return bool(cells and cells.strip(_UNDEFINED))


def _replace_straight_quotes(word: str) -> str:
    """Replace straight quotation marks by opening and closing ones, which the tables only guess."""
    text = ""
    for character in word:
        if character == '"':
            character = "”" if text.strip("(“") else "“"
        text += character
    return text


@cache
def load_translator(language: str) -> Translator:
    """Return the best translator of this computer. Raises: KeyError, as `Translator` does."""
    return Translator(language, open_liblouis())


def translate_words(text: str, language: str) -> tuple[BrailleWord, ...]:
    """Translate each word of `text`; white space is not kept."""
    return load_translator(language).translate_words(text)


def translate(text: str, language: str) -> bytes:
    """Return the cells of all words with one blank cell between words."""
    return load_translator(language).translate(text)


def find_liblouis_table(language: str) -> LiblouisTable | None:
    """Return the table of liblouis in use, or None if the built-in translation is used."""
    library, table = open_liblouis(), load_translator(language).table
    return LiblouisTable(table, library.version) if library is not None and table else None
