"""Tables of braille that the reader chooses: words are read back, and labels stay as they are."""

import pytest
from liblouis_judge import PROGRAM, back_translate, translate_by_liblouis
from reader_table import ReaderTable, start_reader

from azul_access.braille.cells.layout import join_segments
from azul_access.braille.cells.liblouis import Liblouis
from azul_access.braille.cells.rendering import Renderer
from azul_access.braille.cells.translation import Translator, find_tables, has_table
from azul_access.language.languages import LANGUAGES
from azul_access.session.control.braille_tables import BrailleTable, TableKind
from firmware_protocol.cells import from_unicode

SENTENCES = {
    "de": "Anna nimmt zwei rote Fliesen aus Manufaktur drei und legt sie in die zweite Reihe",
    "en": "Anna takes two red tiles from the third factory and puts them into the second row",
    "nl": "Anna neemt twee rode tegels uit fabriek drie en legt ze in de tweede rij",
}
TABLES = {
    "de": ("de-comp6.utb", "de-de-comp8.ctb", "de-g0.utb", "de-g1.ctb", "de-g2.ctb"),
    "en": ("en-us-comp6.ctb", "en-us-comp8.ctb", "en-ueb-g1.ctb", "en-ueb-g2.ctb"),
    "nl": ("nl-comp8.utb", "nl-NL-g0.utb"),
}
# liblouis 3.24 cannot read by this table what it has itself written by it.
FORWARD_ONLY = "de-g2.ctb"
CASES = [(language, table) for language in LANGUAGES for table in TABLES[language]]


def render(text: str, language: str, table: str) -> bytes:
    segments = Renderer(language, table).render_words(text)
    return bytes(cell.dots for cell in join_segments(segments))


@pytest.mark.needs(PROGRAM)
@pytest.mark.parametrize(("language", "table"), CASES)
def test_sentences_translated_back(library: Liblouis, language: str, table: str) -> None:
    """liblouis reads by the table what the program wrote by it, or would write the same."""
    assert Translator(language, library, table).table == table
    sentence = SENTENCES[language]
    cells = render(sentence, language, table)
    if table == FORWARD_ONLY:
        assert cells == from_unicode(translate_by_liblouis(sentence, table))
        return
    (read,) = back_translate([cells], table)
    assert read.casefold() == sentence.casefold()


@pytest.mark.parametrize(("language", "table"), CASES)
def test_labels_and_numbers_are_as_on_the_tiles(
    library: Liblouis, language: str, table: str
) -> None:
    """One cell for each label, and a number sign before each number, by every table."""
    assert library.has_table(table)
    text = "2 r, 3 ⠱ f1 b"
    assert render(text, language, table) == render(text, language, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_of_the_system_are_found(library: Liblouis, language: str) -> None:
    """Each of them can be used."""
    assert library.version
    tables = find_tables()[language]
    assert {TableKind.COMPUTER_8, TableKind.UNCONTRACTED} <= {table.kind for table in tables}
    assert all(has_table(table.name) for table in tables)


def start_with_tables() -> ReaderTable:
    table = start_reader()
    tables = (
        BrailleTable("de-comp6.utb", TableKind.COMPUTER_6),
        BrailleTable("de-g2.ctb", TableKind.CONTRACTED),
    )
    table.companion.set_braille_tables({"de": tables})
    return table


def test_a_table_is_chosen_by_its_number(library: Liblouis) -> None:
    """The display is written by it from then on; 0 leads back, and other numbers change nothing."""
    assert library.has_table("de-g2.ctb")
    table = start_with_tables()
    table.type_line("wer")
    usual = table.reader.frame()
    table.type_line("Braille Tabelle 2")
    table.dismiss_messages()
    assert table.session.settings.braille_table("de") == "de-g2.ctb"
    table.type_line("Braille Tabelle 3")
    assert table.session.settings.braille_table("de") == "de-g2.ctb"
    table.dismiss_messages()
    table.type_line("wer")
    assert table.reader.frame() != usual
    table.type_line("Braille Tabelle 0")
    assert table.session.settings.braille_tables == ()
    table.dismiss_messages()
    table.type_line("wer")
    assert table.reader.frame() == usual


def test_a_missing_table_is_replaced_by_the_usual_one(library: Liblouis) -> None:
    """So it is where there is no liblouis."""
    missing = Translator("de", library, "no-such-table.ctb")
    assert missing.table == "de-g1.ctb"
    assert Translator("de", None, "de-g2.ctb").table is None


def test_without_tables_a_sentence_says_what_is_needed() -> None:
    """Nothing is changed."""
    table = start_reader()
    before = table.session.settings
    for line in ("Braille Tabellen", "Braille Tabelle 2"):
        table.type_line(line)
        assert "liblouis" in table.messages.items[-1].text
    assert table.session.settings == before
    assert table.companion.refused_lines == 2
