"""The rule book on a braille display in the middle of a game, paragraph by paragraph."""

import pytest
from reader_table import ReaderTable, start_recorded_game
from recorded_moves import list_moves, load_game

from azul_access.braille.actions import KeyAction
from azul_access.braille.cells.layout import DisplaySize
from azul_access.language.languages import LANGUAGES
from azul_access.session.session import Owner

ASKED = {
    "de": ("Regelbuch", "Regel 4", "Regeln Kapitel 4"),
    "en": ("rule book", "rule 4", "rules chapter 4"),
    "nl": ("regelboek", "regel 4", "regels hoofdstuk 4"),
}
# Every paragraph in few windows.
WIDE = DisplaySize(1, 80)
# They fill the factories.
MOVES = 5


def ask(table: ReaderTable, text: str) -> None:
    table._has_pressed_key = True
    table.participant.handle_line(text, "braille")
    table._has_pressed_key = False


def shown(table: ReaderTable) -> str:
    message = table.messages.current
    return "" if message is None else message.text.replace("\N{NO-BREAK SPACE}", " ")


def name_view(table: ReaderTable) -> str:
    content = table.reader.content
    return content.views[content.view].name


def open_book(language: str = "en") -> ReaderTable:
    table = ReaderTable(start_recorded_game(language=language, moves=MOVES), WIDE, Owner(0))
    table.dismiss_messages()
    ask(table, ASKED[language][0])
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_book_is_read_by_panning_or_by_message_keys(language: str) -> None:
    """It begins with its chapters; after its end the game is back; both ways read the same."""
    table = open_book(language)
    contents, by_keys, by_panning = shown(table), [], []
    assert "7. " in contents
    for _ in range(80):
        table.press(KeyAction.LATER_MESSAGE)
        by_keys.append(shown(table))
    ask(table, ASKED[language][0])
    assert shown(table) == contents
    while text := shown(table):
        if text not in by_panning:
            by_panning.append(text)
        table.press(KeyAction.PAN_ON)
    assert by_panning == [contents, *dict.fromkeys(by_keys)]
    assert len(by_panning) > 40
    assert "1.1" in by_panning[1]
    assert "8.3" in by_panning[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_is_a_place_in_the_same_book(language: str) -> None:
    """From there it is read on and back; the book is not added a second time."""
    table = open_book(language)
    count = len(table.messages.items)
    for text in ASKED[language][1:]:
        ask(table, text)
        assert "4.1" in shown(table)
        table.press(KeyAction.LATER_MESSAGE)
        assert "4.2" in shown(table)
        table.press(KeyAction.EARLIER_MESSAGE, KeyAction.EARLIER_MESSAGE)
        assert " 3." in shown(table)
    assert len(table.messages.items) == count


def test_what_happens_meanwhile_waits_and_nothing_else_does() -> None:
    """No word moves under the finger; escape leads back to the view, and the news follow."""
    table = open_book()
    table.press(KeyAction.LATER_MESSAGE)
    view, paragraph, line = name_view(table), shown(table), table.line
    move = list_moves(load_game("azul-coloured"))[MOVES]
    table.type_line(move.text("en"))
    assert (shown(table), table.line) == (paragraph, line)
    assert len(table.messages.waiting) == 1
    table.press(KeyAction.ESCAPE)
    assert (shown(table), name_view(table)) == ("", view)
    table.press(KeyAction.PAN_ON)
    assert shown(table).startswith("Anna")
    assert not table.messages.waiting


def test_it_is_told_only_to_its_reader() -> None:
    """Asked for at the keyboard, nobody's display moves, and the screen gets the chapters."""
    companion = start_recorded_game(language="en")
    anna, ben = (ReaderTable(companion, WIDE, Owner(seat)) for seat in (0, 1))
    before, screen = ben.messages, companion._screen.console.output  # type: ignore[attr-defined]
    entries = companion.session.ledger.applied
    ask(anna, "rule book")
    assert shown(anna)
    assert ben.messages == before
    assert companion._screen.console.output == screen  # type: ignore[attr-defined]
    assert companion.session.ledger.applied == entries
    shared = ReaderTable(companion, WIDE)
    shared.press(KeyAction.WHOSE_TURN)
    line = shared.line
    companion.handle_line("rule 4", "keyboard")
    assert shared.line == line
    assert "4.1" in companion._screen.console.output  # type: ignore[attr-defined]
    assert "4.2" not in companion._screen.console.output  # type: ignore[attr-defined]
