"""Translation of print to cells, word by word: with liblouis and built in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul_access.braille.cells import translation
from azul_access.braille.cells.braille_codes import load_braille_code, parse_dots
from azul_access.braille.cells.liblouis import Liblouis, load_liblouis
from azul_access.braille.cells.translation import (
    BrailleWord,
    LiblouisTable,
    Translator,
    find_liblouis_table,
)
from azul_access.language.languages import LANGUAGES
from firmware_protocol.cells import SIX_DOTS, from_unicode, to_unicode

BOTH = pytest.mark.parametrize(
    "library",
    [pytest.param(load_liblouis(), id="liblouis"), pytest.param(None, id="built in")],
)


def test_dot_numbers_become_iso_bytes() -> None:
    """Dot 1 is bit 0 and dot 8 is bit 7; a hyphen separates cells."""
    assert parse_dots("1-345-12345678") == b"\x01\x1c\xff"


@BOTH
def test_words_and_their_cells(library: Liblouis | None) -> None:
    """A word keeps its punctuation; the cells of a text are those of its words."""
    german = Translator("de", library)
    assert german.translate_words(" zwei SCH,\n2. ") == (
        BrailleWord("zwei", from_unicode("⠵⠺⠩")),
        BrailleWord("SCH,", from_unicode("⠱⠂")),
        BrailleWord("2.", from_unicode("⠼⠃⠄")),
    )
    assert german.translate("zwei  SCH") == from_unicode("⠵⠺⠩⠀⠱")
    assert german.translate_words("") == ()


@BOTH
def test_braille_characters_are_their_own_cells(library: Liblouis | None) -> None:
    """The label ⠱ has the same cell in every language."""
    for language in LANGUAGES:
        assert to_unicode(Translator(language, library).translate("2 ⠱")).endswith("⠀⠱")


@BOTH
@pytest.mark.parametrize(
    ("language", "text", "cells"),
    [
        ("de", "„Anna“", "⠦⠁⠝⠝⠁⠴"),
        ("de", '"2"', "⠦⠼⠃⠴"),
        ("en", "“?”", "⠦⠰⠦⠴"),
        ("en", '"2"', "⠦⠼⠃⠴"),
        ("en", "SCH", "⠠⠠⠎⠉⠓"),
        ("nl", "één", "⠿⠿⠝"),
    ],
)
def test_typography(library: Liblouis | None, language: str, text: str, cells: str) -> None:
    """Straight quotation marks are opening and closing ones, as typographic ones are."""
    assert to_unicode(Translator(language, library).translate(text)) == cells


@BOTH
@pytest.mark.parametrize("language", LANGUAGES)
@given(text=st.text(max_size=40))
def test_any_text(library: Liblouis | None, language: str, text: str) -> None:
    """No text raises; each word of print has cells; no cell has dot 7 or 8."""
    words = Translator(language, library).translate_words(text)
    assert [word.text for word in words] == text.split()
    assert all(word.cells for word in words)
    assert all(cell <= SIX_DOTS for word in words for cell in word.cells)


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_in_use(library: Liblouis, language: str) -> None:
    """The table of the language is used where liblouis is installed."""
    assert find_liblouis_table(language) == LiblouisTable(
        load_braille_code(language).liblouis_table, library.version
    )


def test_no_table_without_liblouis(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without liblouis the built-in translation is used."""
    monkeypatch.setattr(translation, "open_liblouis", lambda: None)
    translation.load_translator.cache_clear()
    try:
        assert find_liblouis_table("de") is None
        assert translation.translate("SCH", "de") == from_unicode("⠱")
    finally:
        translation.load_translator.cache_clear()


def test_a_word_is_translated_once() -> None:
    """A repeated word comes from the cache."""
    translator = Translator("de", None)
    assert translator.translate_words("Reihe")[0] is translator.translate_words("Reihe")[0]


def test_unknown_language() -> None:
    """A language without a table raises KeyError."""
    with pytest.raises(KeyError):
        Translator("xx", None)
