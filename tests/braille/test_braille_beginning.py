"""What a display shows first, and how long messages stand on displays with several lines."""

import pytest
from fake_table import start_game
from reader_table import ReaderTable, start_recorded_game

from azul_access.braille.actions import KeyAction
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.reader import Reader
from azul_access.record.setup import make_setup
from azul_access.table.companion import Companion

GAMES = ("azul", "summer-pavilion")
SENTENCE = "A sentence that fills its line."
SIZES = (DisplaySize(1, 20), DisplaySize(1, 40), DisplaySize(9, 40))


def begin(game: str = "azul") -> Companion:
    setup = make_setup(
        game=game,
        names=("Anna", "Ben"),
        first_seat=0,
        chosen={},
        language="en",
        bag="virtual",
        seed=3,
    )
    return start_game(setup)[0]


def show_first(table: ReaderTable) -> None:
    """Let the reader of a table begin as one that is there from the start."""
    size = table.reader.content.size
    table.reader = Reader(table.session, size, is_beginning=table.companion.table.is_beginning)


def read_on(table: ReaderTable) -> str:
    """Pan through the message on the display, and return all that stood there."""
    read: list[str] = []
    message = table.messages.current
    while message is not None and table.messages.current is message:
        rows = table.rows if table.reader.content.fills_display else [table.line]
        read += rows
        table.press(KeyAction.PAN_ON)
    return " ".join(row for row in read if row)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_display_from_the_start_begins_with_the_rules_of_the_table(
    game: str, size: DisplaySize
) -> None:
    table = ReaderTable(begin(game), size)
    show_first(table)
    text = read_on(table)
    assert text.startswith("New game: Anna and Ben.")
    assert "Round 1." in text
    assert "Anna begins" in text
    assert text.endswith("Anna's turn.")
    assert table.messages.current is None


def test_the_owner_is_asked_before_the_beginning_which_then_waits() -> None:
    table = ReaderTable(begin())
    show_first(table)
    table.reader.ask_owner()
    assert table.line.startswith("whose display?")
    table.press(KeyAction.ESCAPE, KeyAction.ESCAPE)
    assert len(table.messages.waiting) == 1
    table.press(KeyAction.PAN_ON)
    assert table.line.startswith("New game")


@pytest.mark.parametrize("line", ["w", "1o1"])
def test_a_display_that_is_connected_late_begins_with_whose_turn_it_is(line: str) -> None:
    companion = begin()
    companion.handle_line(line, "keyboard")
    assert not companion.table.is_beginning
    table = ReaderTable(companion)
    show_first(table)
    assert table.line.endswith("'s turn.")


@pytest.mark.parametrize(("sentences", "fills"), [(1, False), (3, False), (4, True), (20, True)])
def test_a_long_message_takes_all_lines_until_it_is_read(sentences: int, fills: bool) -> None:
    """Nothing of it is missing, and the table is back behind its end."""
    table = ReaderTable(start_recorded_game(language="en"), DisplaySize(9, 40))
    table.press(KeyAction.CONFIRM)
    below = table.rows[1:]
    text = [SENTENCE] * sentences
    table.add_message(" ".join(text))
    assert table.reader.content.fills_display is fills
    assert (table.rows[1:] != below) is fills
    assert read_on(table).replace(" ", "") == "".join(text).replace(" ", "")
    assert table.rows[1:] == below


@pytest.mark.parametrize("action", [KeyAction.CONFIRM, KeyAction.ESCAPE, KeyAction.NEXT_VIEW])
def test_keys_leave_a_long_message(action: KeyAction) -> None:
    table = ReaderTable(start_recorded_game(language="en"), DisplaySize(4, 20))
    table.press(KeyAction.CONFIRM)
    below = table.rows[1:]
    table.add_message(" ".join([SENTENCE] * 9))
    assert table.rows[1:] != below
    table.press(action)
    assert table.messages.current is None
    assert table.rows[1:] == below


def test_a_routing_key_on_any_line_leaves_a_long_message() -> None:
    table = ReaderTable(start_recorded_game(language="en"), DisplaySize(4, 20))
    table.press(KeyAction.CONFIRM)
    table.add_message(" ".join([SENTENCE] * 9))
    table.press(KeyAction.ROUTING, number=2 * 20 + 3)
    assert table.messages.current is None
