"""Print as cells, word by word: the same with liblouis and without."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul_access.braille import translation as braille
from azul_access.braille.liblouis import load
from azul_access.braille.signs import parse_dots
from azul_access.braille.translation import BrailleWord, TablesInUse, Translator
from azul_access.language.languages import LANGUAGES
from firmware_protocol.cells import from_unicode, to_unicode

WAYS = [pytest.param(load(), id="library"), pytest.param(None, id="built in")]


def test_dot_numbers_become_iso_bytes() -> None:
    """Dot 1 is bit 0 and dot 8 is bit 7; a hyphen separates cells."""
    assert parse_dots("1-345-12345678") == b"\x01\x1c\xff"


@pytest.mark.parametrize("library", WAYS)
def test_words_and_their_cells(library: object) -> None:
    """A word keeps its punctuation; the cells of a text are those of its words."""
    german = Translator("de", 6, library)  # type: ignore[arg-type]
    assert german.translate_words(" zwei SCH,\n2. ") == (
        BrailleWord("zwei", from_unicode("⠵⠺⠩")),
        BrailleWord("SCH,", from_unicode("⠱⠂")),
        BrailleWord("2.", from_unicode("⠼⠃⠄")),
    )
    assert german.translate("zwei  SCH") == from_unicode("⠵⠺⠩⠀⠱")
    assert german.translate_words("") == ()


@pytest.mark.parametrize("library", WAYS)
@pytest.mark.parametrize(
    ("language", "dots", "print_", "wanted"),
    [
        ("de", 6, "„Anna“", "⠦⠁⠝⠝⠁⠴"),
        ("de", 6, '"2"', "⠦⠼⠃⠴"),
        ("en", 6, "“?”", "⠦⠰⠦⠴"),
        ("en", 6, '"2"', "⠦⠼⠃⠴"),
        ("en", 6, "SCH", "⠠⠠⠎⠉⠓"),
        ("en", 8, "Jürgen’s", "⡚⠥⠗⠛⠑⠝⠄⠎"),
        ("nl", 6, "één", "⠿⠿⠝"),
        ("de", 8, "−3", "⠤⠩"),
        ("en", 8, "2r3", "⠆⠗⠒"),
    ],
)
def test_typography(library: object, language: str, dots: int, print_: str, wanted: str) -> None:
    """Quotation marks, apostrophes, minus signs: where tables have gaps there is a plainer sign."""
    translator = Translator(language, dots, library)  # type: ignore[arg-type]
    assert to_unicode(translator.translate(print_)) == wanted


@pytest.mark.parametrize("library", WAYS)
@pytest.mark.parametrize("dots", [6, 8])
@pytest.mark.parametrize("language", LANGUAGES)
@given(text=st.text(max_size=40))
def test_any_text(library: object, language: str, dots: int, text: str) -> None:
    """Never an error; a word of print is a word of cells; six dots stay six."""
    translator = Translator(language, dots, library)  # type: ignore[arg-type]
    found = translator.translate_words(text)
    assert [word.text for word in found] == text.split()
    assert all(word.cells for word in found)
    if dots == 6:
        assert all(one <= 0x3F for word in found for one in word.cells)


def test_functions_and_doctor() -> None:
    """The functions take what this computer has, and `doctor` can say what that is."""
    assert braille.translate_words("R", "de")[0].cells == braille.translate("r", "de")
    assert braille.back(braille.translate("2b3", "nl"), "nl") == "2b3"
    assert braille.translate("SCH", "de", dots=8) == from_unicode("⡎⡉⡓")
    told = braille.tables_in_use("de")
    if load() is None:
        assert told == TablesInUse(None, None, None, None)
    else:
        assert (told.six, told.eight) == ("de-g1.ctb", "de-de-comp8.ctb")
        assert told.version


def test_a_word_is_translated_once() -> None:
    """What is shown again comes from the cache."""
    translator = Translator("de", 6, None)
    assert translator.translate_words("Reihe")[0] is translator.translate_words("Reihe")[0]


def test_unknown_language_or_dots() -> None:
    with pytest.raises(KeyError):
        Translator("xx", 6, None)
    with pytest.raises(KeyError):
        Translator("de", 7, None)
