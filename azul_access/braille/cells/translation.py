"""Translate print to uncontracted braille: by liblouis where it is installed, else built in.

Each word is translated by itself. Callers can tell which cells belong to which word, panning can
break lines between words, and a repeated word is translated only once. Marks that span several
words, as English has for passages of capitals, are left out on purpose: the edge of a display
could separate them from their passage.
"""

import unicodedata
from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from anyascii import anyascii

from azul_access.braille.cells import uncontracted
from azul_access.braille.cells.braille_codes import load_braille_code
from azul_access.braille.cells.liblouis import Liblouis, open_liblouis
from azul_access.language.languages import LANGUAGES
from azul_access.session.control.braille_tables import BrailleTable, TableKind
from azul_access.values import frozen
from firmware_protocol.cells import BLANK, SIX_DOTS

_CACHED_WORDS = 4096
# liblouis writes only these cells, if any, for a character that its table does not define.
_UNDEFINED = b"\x00\x20"


@frozen
class BrailleWord:
    """A word in print, with its punctuation, and its cells."""

    text: str
    cells: bytes


@frozen
class LiblouisTable:
    """A table of liblouis, and the version of the library."""

    name: str
    version: str


class Translator:
    """Translates one language, with a table of liblouis or, if `table` is None, built in."""

    def __init__(self, language: str, library: Liblouis | None, chosen_table: str = "") -> None:
        """`chosen_table` is used instead of the usual one if the library has it.

        Raises: KeyError for an unknown language.
        """
        self.language = language
        code = load_braille_code(language)
        has_chosen = bool(chosen_table) and library is not None and library.has_table(chosen_table)
        table = chosen_table if has_chosen else code.liblouis_table
        # Escapes have dot 7, even in six-dot braille; so have capitals in computer braille.
        self._highest_cell = 0xFF if has_chosen else SIX_DOTS
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
        text = "".join(map(_to_latin, text))
        cells = self._translate_by_library(text)
        return BrailleWord(word, cells or uncontracted.translate_word(text, self.language))

    def _translate_by_library(self, word: str) -> bytes | None:
        """Return None if there is no library, or if it would write an escape of many cells."""
        if self._library is None or self.table is None:
            return None
        if not all(character.isascii() or self._defines(character) for character in word):
            return None
        cells = self._library.translate(word, self.table)
        return cells if cells and max(cells) <= self._highest_cell else None

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
def load_translator(language: str, table: str = "") -> Translator:
    """Return the best translator of this computer. Raises: KeyError, as `Translator` does."""
    return Translator(language, open_liblouis(), table)


@cache
def _to_latin(character: str) -> str:
    """A letter of another script in Latin letters, so that names in it stay different."""
    is_latin = unicodedata.name(character, "LATIN").startswith("LATIN")
    return character if is_latin or not character.isalpha() else anyascii(character) or character


def translate_words(text: str, language: str, table: str = "") -> tuple[BrailleWord, ...]:
    """Translate each word of `text`, by a table or the usual one; white space is not kept."""
    return load_translator(language, table).translate_words(text)


def translate(text: str, language: str, table: str = "") -> bytes:
    """Return the cells of all words with one blank cell between words, by a table or the usual."""
    return load_translator(language, table).translate(text)


def has_table(name: str) -> bool:
    """Whether this computer has a table of liblouis with this file name."""
    library = open_liblouis()
    return library is not None and library.has_table(name)


@cache
def find_tables() -> dict[str, list[BrailleTable]]:
    """Return the tables of this computer for each language of the program, by kind and name."""
    library = open_liblouis()
    listed = [] if library is None else library.list_tables()
    order = list(TableKind)
    return {
        language: sorted(
            (
                BrailleTable(fields["name"], _find_kind(fields))
                for fields in listed
                if fields["language"].partition("-")[0] == language
            ),
            key=lambda table: (order.index(table.kind), table.name),
        )
        for language in LANGUAGES
    }


def _find_kind(fields: Mapping[str, str]) -> TableKind:
    if fields["type"] == "computer":
        return TableKind.COMPUTER_6 if fields["dots"] == "6" else TableKind.COMPUTER_8
    kinds = {
        "no": TableKind.UNCONTRACTED,
        "partial": TableKind.PARTIAL,
        "full": TableKind.CONTRACTED,
    }
    return kinds.get(fields["contraction"], TableKind.OTHER)


def find_liblouis_table(language: str) -> LiblouisTable | None:
    """Return the table of liblouis in use, or None if the built-in translation is used."""
    library, table = open_liblouis(), load_translator(language).table
    return LiblouisTable(table, library.version) if library is not None and table else None
