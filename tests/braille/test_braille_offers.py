"""What can be picked next stands behind the answer to the last picked move."""

from typing import Any

import pytest
from reader_table import ReaderTable, start_reader

from azul_access.braille.actions import KeyAction
from azul_access.braille.cells.layout import BLANK_CELL, Cell, DisplaySize
from azul_access.braille.cells.translation import translate
from azul_access.braille.screen.content import Layer
from azul_access.braille.screen.offers import add_offers
from azul_access.braille.screen.signs import text_columns
from azul_access.games.azul.commands import Take
from azul_access.games.factories import Pile
from azul_access.language.languages import LANGUAGES

WIDTHS = (12, 14, 20, 32, 40, 80)


def touch(table: ReaderTable, *kinds: type) -> None:
    """Press the routing key over the first cell that picks a value of each kind in turn."""
    for kind in kinds:
        for _ in range(30):
            line = table.reader.content.lines()[0]
            columns = [at for at, cell in enumerate(line) if isinstance(cell.pick, kind)]
            if columns:
                table.press(KeyAction.ROUTING, number=columns[0])
                break
            table.press(KeyAction.PAN_ON)
        else:
            raise AssertionError(table.line)


def take_by_touch(table: ReaderTable) -> None:
    """Take the first tiles that the display offers, in the first line that accepts them."""
    touch(table, Pile)
    table.press(KeyAction.CONFIRM, KeyAction.CONFIRM)


def start_picking(width: int = 40, **options: Any) -> ReaderTable:
    """Return a game in which both players have picked a move; the last answer is shown."""
    table = start_reader(DisplaySize(1, width), **options)
    for _ in range(2):
        table.dismiss_messages()
        table.press(KeyAction.FIRST)
        take_by_touch(table)
    return table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_a_picked_move_offers_the_next_one(width: int, language: str) -> None:
    """All sources are shown behind the answer, each by a cell that picks it; none is hidden."""
    table = start_picking(width, language=language)
    answer = table.messages.current
    assert answer is not None
    offered = set()
    while table.messages.current is answer:
        offered |= {cell.pick for cell in table.reader.content.lines()[0]}
        table.press(KeyAction.PAN_ON)
    takes = table.session.setup.system.rules.legal_commands(table.state)
    expected = {Pile(take.source, take.colour) for take in takes if isinstance(take, Take)}
    assert offered - {None} == expected


def test_three_keys_for_a_take() -> None:
    """Tile, line, yes; two without the question, and then escape undoes the move."""
    table = start_picking()
    count = len(table.session.ledger.applied)
    take_by_touch(table)
    assert len(table.session.ledger.applied) == count + 1
    table.type_line("braille ohne fragen")
    assert table.line.startswith("ok ")
    touch(table, Pile)
    table.press(KeyAction.CONFIRM)
    assert len(table.session.ledger.applied) == count + 2
    table.press(KeyAction.ESCAPE)
    assert len(table.session.ledger.applied) == count + 1


def test_the_whole_answer_comes_before_its_short_form() -> None:
    """Panning back, or the key for earlier messages, shows it."""
    for key in (KeyAction.PAN_BACK, KeyAction.EARLIER_MESSAGE):
        table = start_picking()
        assert table.line.startswith("ok ")
        table.press(key)
        text = table.messages.items[-1].text
        assert text.casefold().startswith(table.line.split(".")[0])


def test_the_answer_stands_in_full_where_there_is_room() -> None:
    """Then the choices stand behind it."""
    table = start_picking(200)
    text = table.messages.items[-1].text.replace("\u00a0", " ")
    assert table.line.replace("sch", "⠱").startswith(text.casefold())
    assert table.reader.content.has_short_answer


def test_the_answer_stands_in_full_up_to_the_width_of_the_display() -> None:
    """Its last cell may be the last one before the signs; only then it is shortened."""
    [line] = start_picking(200).reader.content.windows()
    signs = 200 - text_columns(DisplaySize(1, 200))
    full, short = start_picking(len(line) + signs), start_picking(len(line) + signs - 1)
    assert full.reader.content.windows() == [line]
    assert full.line.startswith("bruno o f2 re1 voll.")
    assert short.line.startswith("o, f2, reihe 1. ")


def test_offers_stand_behind_a_message_up_to_the_width_of_the_display() -> None:
    """One cell less, and they have a window of their own."""
    message, offer = (Cell(1),) * 5, (Cell(2),) * 4
    assert add_offers([message], [offer], 10) == [(*message, BLANK_CELL, *offer)]
    assert add_offers([message], [offer], 9) == [message, offer]


def test_escape_leads_back_to_the_answer() -> None:
    """After a pick that was not meant the other sources are offered again."""
    table = start_picking()
    line = table.line
    touch(table, Pile)
    assert table.reader.content.layer is Layer.CHOICES
    table.press(KeyAction.ESCAPE)
    assert table.line == line


def test_a_key_over_the_answer_picks_nothing() -> None:
    """It leaves the message."""
    table = start_picking()
    table.press(KeyAction.ROUTING, number=0)
    assert table.reader.content.layer is Layer.VIEW
    assert not table.reader.content.selection.picks.has_steps


def test_at_a_mixed_table_choices_follow_the_last_message() -> None:
    """The answer stays until its reader moves on, and what others do is counted meanwhile."""
    table = start_reader(DisplaySize(1, 40))
    table.press(KeyAction.FIRST)
    take_by_touch(table)
    full = table.line
    assert full.startswith("anna ")
    table.type_line("wer")
    move = table.session.setup.system.rules.legal_commands(table.state)[0]
    table.companion.table.handle_touch(move, table.state, "keyboard")
    assert table.line == full
    assert table.signs == "⠀⠁⠆"
    table.press_until(KeyAction.PAN_ON, "bruno dran.")
    while not any(cell.pick for cell in table.reader.content.lines()[0]):
        table.press(KeyAction.PAN_ON)
    assert table.reader.content.layer is Layer.MESSAGE


@pytest.mark.parametrize("width", [12, 20, 40, 80])
def test_who_types_or_uses_two_keys_gets_no_offers(width: int) -> None:
    """Their answers stand in full."""
    table = start_reader(DisplaySize(1, width))
    table.type_cells(translate("1o1", "de"))
    table.press(KeyAction.CONFIRM)
    table.dismiss_messages()
    table.press(*[KeyAction.CONFIRM] * 4)
    while table.messages.current is not None:
        assert not any(cell.pick for cell in table.reader.content.lines()[0])
        table.press(KeyAction.PAN_ON)


@pytest.mark.parametrize(("width", "expected"), [(40, "5 sch 1 2 3 4 5 0"), (14, "5 sch 1 2")])
def test_free_places_are_left_out_where_they_do_not_fit(width: int, expected: str) -> None:
    """So that more rows can be picked in one window."""
    table = start_reader(DisplaySize(1, width))
    table.press_until(KeyAction.PAN_ON, "m 5" if width == 14 else "m 4")
    line = table.reader.content.lines()[0]
    column = max(at for at, cell in enumerate(line) if cell.pick)
    table.press(KeyAction.ROUTING, number=column)
    assert table.line == expected


def test_the_order_of_tiles_is_that_of_the_views() -> None:
    """A hand finds them where it found them before."""
    table = start_picking(83)
    answer = table.line
    table.dismiss_messages()
    table.press(KeyAction.FIRST)
    factories = table.line.removeprefix("manufakturen ")
    assert f" {factories} z" in answer


def test_a_move_that_was_taken_back_is_not_ok() -> None:
    """It is read in full, and the message about the undo is counted."""
    table = start_picking()
    assert table.line.startswith("ok ")
    table.type_line("u")
    assert table.line.startswith("ok ")
    assert table.signs[-1] == "⠂"
    table.press(KeyAction.EARLIER_MESSAGE, KeyAction.LATER_MESSAGE)
    assert table.line.startswith("bruno o f2 ")
    table.press(KeyAction.LATER_MESSAGE)
    assert table.line.startswith("zurück")


def test_the_answer_to_a_move_that_is_undone_does_not_come_back() -> None:
    """It was shown as "ok" and not read; after undo it would tell what is not on the table."""
    table = start_picking()
    take_by_touch(table)
    answer = table.messages.current
    assert answer is not None
    assert table.line.startswith("ok")
    table.press(KeyAction.UNDO)
    assert table.line.startswith("zurückgenommen")
    assert not [at for at in table.messages.waiting if table.messages.items[at] is answer]
