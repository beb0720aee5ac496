"""The built-in translation equals that of liblouis for all that the game says and understands."""

import re

import pytest
from braille_print import to_print
from braille_samples import sample_texts

from azul_access.braille.cells.braille_codes import load_braille_code
from azul_access.braille.cells.liblouis import Liblouis
from azul_access.braille.cells.translation import Translator
from azul_access.braille.cells.uncontracted import translate_word
from azul_access.language.languages import LANGUAGES
from firmware_protocol.cells import from_unicode, to_unicode

# Accepted differences, as cells of liblouis and built-in cells.
DIFFERENCES = {
    # liblouis finds the parts of German words by hyphenation; the built-in code has only the words
    # of the game and a few names. Both are readable.
    ("de", "Haustür"): ("⠓⠡⠎⠞⠳⠗", "⠓⠡⠾⠳⠗"),
    ("de", "Kastanie"): ("⠅⠁⠾⠁⠝⠊⠑", "⠅⠁⠾⠁⠝⠬"),
    # liblouis puts the number sign before a colon between a word and a number.
    ("de", "„lan:8450“."): ("⠦⠇⠁⠝⠼⠒⠓⠙⠑⠚⠴⠄", "⠦⠇⠁⠝⠒⠼⠓⠙⠑⠚⠴⠄"),
    # Dutch liblouis counts an apostrophe among the capitals, and marks foreign letters.
    ("nl", "O'Neil"): ("⠘⠕⠄⠝⠠⠑⠊⠇", "⠨⠕⠄⠨⠝⠑⠊⠇"),
    ("nl", "COMMANDO'S"): ("⠘⠉⠕⠍⠍⠁⠝⠙⠕⠄⠎", "⠘⠉⠕⠍⠍⠁⠝⠙⠕⠄⠨⠎"),
    ("nl", "PAGINA'S"): ("⠘⠏⠁⠛⠊⠝⠁⠄⠎", "⠘⠏⠁⠛⠊⠝⠁⠄⠨⠎"),
    ("nl", "Søren"): ("⠨⠎⠰⠪⠗⠑⠝", "⠨⠎⠪⠗⠑⠝"),
}
PLAYERS = """
    Anna Bernd Christian Christine Sebastian Astrid Kirsten Thorsten Stefan Stephanie August Paul
    Klaus Laura Maurice Eugen Heinrich Heidi Rainer Michael Michaela Joachim Friedrich Marie Sophie
    Lieselotte Gabriele Daniela Emilie Rosalie Beatrice Andreas Schorsch Sascha Natascha Ursula
    Jürgen Jörg Günther Bärbel Käthe Zoë André Renée Jan-Peter Anna-Lena Ann-Christin Eva-Maria
    Daan Sjoerd Thijs Maaike Joost Lieke MacDonald AJ Max3 Team1 2b3 ?2r3 R2 SCHs AB2c
    3,5 10:15 1.234 12:30.
"""
COMPUTER_TABLES = {"de": "de-de-comp8.ctb", "en": "en-us-comp8.ctb", "nl": "nl-comp8.utb"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_equal_to_liblouis(library: Liblouis, language: str) -> None:
    """All words of all phrases with sample slots, of the word lists, and names are the same."""
    by_library, built_in = Translator(language, library), Translator(language, None)
    assert (by_library.table, built_in.table) == (load_braille_code(language).liblouis_table, None)
    words = {word for text in [*sample_texts(language), PLAYERS] for word in text.split()}
    # Unicode braille is not translated. File names, which liblouis writes in computer braille,
    # occur only in the help of the command line.
    words = {word for word in words if not re.search(r"[\u2800-\u28ff]|\w\.\w", word)}
    assert len(words) > 1000
    different = {
        word: (to_unicode(by_library.translate(word)), to_unicode(built_in.translate(word)))
        for word in words
        if (language, word) not in DIFFERENCES
        and by_library.translate(word) != built_in.translate(word)
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_computer_braille_is_that_of_liblouis(library: Liblouis, language: str) -> None:
    """Each character has the cell of liblouis' table of computer braille."""
    code = load_braille_code(language).computer
    cells = {
        character: library.translate(character, COMPUTER_TABLES[language]) for character in code
    }
    assert cells == code


@pytest.mark.parametrize(("language", "word"), DIFFERENCES)
def test_accepted_differences(library: Liblouis, language: str, word: str) -> None:
    """Each listed difference still exists."""
    by_library, built_in = Translator(language, library), Translator(language, None)
    cells = (to_unicode(by_library.translate(word)), to_unicode(built_in.translate(word)))
    assert cells == DIFFERENCES[language, word]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_can_be_read_back(language: str) -> None:
    """Labels, numbers and words are unambiguous, except that German does not mark capitals."""
    for word in ("2b3", "SCH", "Anna", "12", "R", "ja?", "Reihe"):
        expected = word.lower() if language == "de" else word
        assert to_print(translate_word(word, language), language) == expected


def test_german_groupsigns() -> None:
    """SCH is one cell, as are the other groups of grade 1, but not across the parts of a word."""
    assert translate_word("SCH", "de") == from_unicode("⠱")
    assert translate_word("Häuschen", "de") == from_unicode("⠓⠌⠎⠹⠑⠝")
    assert translate_word("passt", "de") == from_unicode("⠏⠁⠎⠎⠞")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_character_is_one_full_cell(language: str) -> None:
    """It is neither an escape of ten cells nor omitted."""
    assert translate_word("Ж", language)[-1:] == b"\x3f"
