"""The built-in table is equal to liblouis for everything the game says and understands."""

import re

import pytest
from braille_samples import texts

from azul_access.braille.liblouis import Liblouis
from azul_access.braille.translation import TABLES, Translator
from azul_access.braille.uncontracted import backward, forward
from azul_access.language.languages import LANGUAGES
from firmware_protocol.cells import from_unicode, to_unicode

# Where the built-in table is not equal, and why that is well.
NAMES = {
    # German liblouis knows from hyphenation where a word's parts meet; the built-in table knows
    # it for the game's words and a few names. Both are readable.
    ("de", "Haustür"): ("⠓⠡⠎⠞⠳⠗", "⠓⠡⠾⠳⠗"),
    ("de", "Kastanie"): ("⠅⠁⠾⠁⠝⠊⠑", "⠅⠁⠾⠁⠝⠬"),
    # Dutch liblouis takes the apostrophe for a part of capitals, and marks foreign letters.
    ("nl", "O'Neil"): ("⠘⠕⠄⠝⠠⠑⠊⠇", "⠨⠕⠄⠨⠝⠑⠊⠇"),
    ("nl", "Søren"): ("⠨⠎⠰⠪⠗⠑⠝", "⠨⠎⠪⠗⠑⠝"),
}
PLAYERS = """
    Anna Bernd Christian Christine Sebastian Astrid Kirsten Thorsten Stefan Stephanie August Paul
    Klaus Laura Maurice Eugen Heinrich Heidi Rainer Michael Michaela Joachim Friedrich Marie Sophie
    Lieselotte Gabriele Daniela Emilie Rosalie Beatrice Andreas Schorsch Sascha Natascha Ursula
    Jürgen Jörg Günther Bärbel Käthe Zoë André Renée Jan-Peter Anna-Lena Ann-Christin Eva-Maria
    Daan Sjoerd Thijs Maaike Joost Lieke MacDonald AJ Max3 Team1 2b3 ?2r3 R2 SCHs AB2c
"""


@pytest.mark.parametrize("dots", [6, 8])
@pytest.mark.parametrize("language", LANGUAGES)
def test_equal_to_liblouis(library: Liblouis, language: str, dots: int) -> None:
    """Every word of every phrase with sampled slots, of the word lists, and names."""
    theirs, ours = Translator(language, dots, library), Translator(language, dots, None)
    assert (theirs.table, ours.table) == (TABLES[language][dots], None)
    words = {word for text in [*texts(language), PLAYERS] for word in text.split()}
    # What is written in Unicode braille are cells already and never comes here. File names are
    # computer braille to liblouis; they stand in the help of the command line only.
    words = {word for word in words if not re.search(r"[\u2800-\u28ff]|\w\.\w", word)}
    assert len(words) > 1000
    different = {
        word: (to_unicode(theirs.translate(word)), to_unicode(ours.translate(word)))
        for word in words
        if theirs.translate_words(word) != ours.translate_words(word)
    }
    assert different == {}


@pytest.mark.parametrize(("language", "word"), NAMES)
def test_known_differences(library: Liblouis, language: str, word: str) -> None:
    """What is listed above is still so."""
    theirs, ours = Translator(language, 6, library), Translator(language, 6, None)
    found = (to_unicode(theirs.translate(word)), to_unicode(ours.translate(word)))
    assert found == NAMES[language, word]


@pytest.mark.parametrize("dots", [6, 8])
@pytest.mark.parametrize("language", LANGUAGES)
def test_back_to_print(language: str, dots: int) -> None:
    """Labels, numbers and words come back as they were; German six dots tell no capitals."""
    for word in ("2b3", "SCH", "Anna", "12", "R", "ja?", "Reihe"):
        told = backward(forward(word, language, dots), language, dots)
        assert told == (word.lower() if language == "de" and dots == 6 else word)


def test_german_groups() -> None:
    """SCH is one cell, and so are the other groups of grade 1."""
    assert forward("SCH", "de", 6) == from_unicode("⠱")
    assert forward("Häuschen", "de", 6) == from_unicode("⠓⠌⠎⠹⠑⠝")
    assert forward("passt", "de", 6) == from_unicode("⠏⠁⠎⠎⠞")
    assert forward("SCH", "de", 8) == from_unicode("⡎⡉⡓")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("dots", [6, 8])
def test_a_sign_that_no_table_has_is_one_full_cell(language: str, dots: int) -> None:
    """Not an escape of ten cells, and not nothing."""
    assert forward("Ж", language, dots)[-1:] == b"\x3f"
