"""Questions for a yes or a no, and moves that were misheard, on a braille display."""

import pytest
from reader_table import ReaderTable, start_reader

from azul_access.braille.actions import KeyAction
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.cells.translation import translate
from azul_access.session.recognition import Certainty, Guess, Recognition


def is_over(table: ReaderTable) -> bool:
    return table.session.setup.system.rules.expects(table.state).player is None


def read_question(table: ReaderTable) -> None:
    """Pan to the end of the message on the display."""
    content = table.reader.content
    while content.window < len(content.windows()) - 1:
        table.press(KeyAction.PAN_ON)


@pytest.mark.parametrize("key", [KeyAction.ROUTING, KeyAction.LINE, KeyAction.CONFIRM])
def test_one_key_is_yes(key: KeyAction) -> None:
    """Wherever it is on the display."""
    table = start_reader()
    table.type_cells(translate("ende", "de"))
    table.press(KeyAction.CONFIRM)
    read_question(table)
    table.press(key, number=30)
    assert is_over(table)


@pytest.mark.parametrize("key", [KeyAction.ROUTING, KeyAction.LINE])
def test_no_touch_answers_a_question_of_others(key: KeyAction) -> None:
    table = start_reader()
    table.type_line("ende")
    read_question(table)
    table.press(key, number=30)
    assert table.session.pending


def test_a_question_that_comes_up_by_itself_takes_no_key_for_a_second() -> None:
    """A key that was under way when it came answers nothing."""
    table = start_reader()
    table.companion.handle_line("ende", "keyboard")
    read_question(table)
    table.press(KeyAction.CONFIRM)
    assert table.session.pending
    table.press(KeyAction.EARLIER_MESSAGE)
    read_question(table)
    table.now += 1.1
    table.press(KeyAction.CONFIRM)
    assert is_over(table)


def test_escape_is_no() -> None:
    table = start_reader()
    table.type_line("ende")
    read_question(table)
    table.press(KeyAction.ESCAPE)
    assert not table.session.pending
    assert not is_over(table)


def test_a_question_that_is_not_read_to_its_end_is_not_answered() -> None:
    """The same key leaves the message, as it does with others."""
    table = start_reader(size=DisplaySize(1, 12))
    table.type_line("ende")
    table.press(KeyAction.ROUTING)
    assert table.session.pending
    assert not is_over(table)


def test_the_undo_key_takes_back_what_was_misheard() -> None:
    """And offers the next guess, which one key accepts."""
    table = start_reader()
    count = len(table.session.ledger.applied)
    guesses = (Guess("2o3", 0.0), Guess("2o4", -1.0))
    table.companion.handle_recognition(Recognition(guesses, Certainty.LIKELY))
    assert len(table.session.ledger.applied) == count + 1
    table.press(KeyAction.UNDO)
    assert len(table.session.ledger.applied) == count
    assert table.session.asks_yes_or_no
    while table.session.asks_yes_or_no:
        read_question(table)
        table.press(KeyAction.CONFIRM)
    assert len(table.session.ledger.applied) == count + 1
