"""Views, status cells, and the table on displays with several lines."""

from typing import Any

import pytest
from braille_print import to_print
from fake_table import start_game
from reader_table import ReaderTable, start_reader
from recorded_moves import load_game, make_setup

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.cells.translation import translate
from azul_access.braille.effects import ExplainKey
from azul_access.braille.reader import Reader
from azul_access.braille.screen.content import Layer
from azul_access.games.azul.state import Phase
from azul_access.games.sentence_touch import touch_of
from azul_access.language.phrase import phrase
from firmware_protocol.cells import from_unicode

NINE_LINES = DisplaySize(9, 40, dots=6)
# These need other keys, or stand on a view or among the choices.
NOT_WITH_TWO_KEYS = {
    KeyAction.ROUTING,
    KeyAction.LINE,
    KeyAction.ERASE,
    KeyAction.ONE_HANDED,
    KeyAction.LISTEN,
}
TWO_KEYS = {KeyAction.PAN_ON, KeyAction.PAN_BACK, KeyAction.CONFIRM}
# Panning on over the end of a view and back over its start.
VIEW_ACTIONS = {KeyAction.NEXT_VIEW, KeyAction.PREVIOUS_VIEW}
# Confirm on a view; back at the first choice; on past the end of a message; back past the start of
# each message, or of each view.
OTHER_ACTIONS = {
    KeyAction.CHOICES,
    KeyAction.ESCAPE,
    KeyAction.LATER_MESSAGE,
    KeyAction.FIRST,
}


def layer_of(table: ReaderTable) -> Layer:
    return table.reader.content.layer


def test_the_view_keeps_its_place() -> None:
    """After a message and after moves the same part of the same view is on the display."""
    table = start_reader(DisplaySize(1, 20), moves=5)
    table.press_until(KeyAction.NEXT_VIEW, "reihen anna")
    table.press(KeyAction.PAN_ON)
    line = table.line
    table.type_line("wer")
    assert table.line == line
    table.press(KeyAction.PAN_ON)
    assert table.line != line
    table.press(KeyAction.ESCAPE)
    assert table.line == line
    table.type_line("2o5")
    table.press(KeyAction.PAN_ON, KeyAction.ESCAPE)
    assert table.line == line.replace("5 -----", "5 o----")


def test_two_keys_reach_everything() -> None:
    """All other actions follow from pan on, pan back, and both together, which is confirm."""
    table = start_reader(moves=7)
    content = table.reader.content
    table.press(KeyAction.CHOICES)
    picks = {option.pick for option in content.choices().options}
    choices = {pick for pick in picks if isinstance(pick, KeyAction)}
    reached = choices | VIEW_ACTIONS | OTHER_ACTIONS | TWO_KEYS | NOT_WITH_TWO_KEYS
    assert reached == set(KeyAction)
    table.press(KeyAction.ESCAPE)
    views = set()
    for _ in range(200):
        views.add(content.views[content.view].name)
        table.press(KeyAction.PAN_ON)
    assert views == {view.name for view in content.views}
    table.press(*[KeyAction.PAN_BACK] * 200, KeyAction.CONFIRM)
    assert layer_of(table) is Layer.CHOICES
    table.press(KeyAction.PAN_BACK)
    assert layer_of(table) is Layer.VIEW
    table.press(KeyAction.CONFIRM)
    table.press_until(KeyAction.PAN_ON, "sagen, was eine taste tut")
    table.press(KeyAction.CONFIRM)
    assert table.press(KeyAction.PAN_ON) == ExplainKey(phrase("braille-action-on"))


@pytest.mark.parametrize(
    ("file", "parts"),
    [("azul-grey", ("lines", "wall", "floor")), ("summer-pavilion-coloured", ("tiles", "stars"))],
)
def test_each_player_has_views(file: str, parts: tuple[str, ...]) -> None:
    """The views of all four players follow from the current player on, named by the player."""
    companion, _, _ = start_game(make_setup(load_game(file, players=4), "de"))
    reader = Reader(companion.session, DisplaySize(1, 80))
    reader.press(KeyPress(KeyAction.CONFIRM))
    content = reader.content
    views = []
    for _ in content.views:
        line = to_print(reader.frame()[0], "de")
        views.append((content.views[content.view].name, line))
        reader.press(KeyPress(KeyAction.NEXT_VIEW))
    boards = [(name, line) for name, line in views if name.split("-")[0] in parts]
    state: Any = companion.session.ledger.state
    seats = [(state.turn + step) % 4 for step in range(4)]
    assert [name for name, _ in boards] == [f"{part}-{seat}" for seat in seats for part in parts]
    names = [companion.session.setup.names[seat].casefold() for seat in seats for _ in parts]
    assert all(name in line for name, (_, line) in zip(names, boards, strict=True))


def test_ending_by_agreement_is_a_choice() -> None:
    """With no tiles left to fill the factories it is the first one, and all must agree."""
    table = start_reader()
    system = table.session.setup.system
    empty = table.state._replace(phase=Phase.FILL, bag=(0,) * 5, lid=(0,) * 5)
    strips = touch_of(system).choices(table.session.context, empty, ()).strips
    command = touch_of(system).picked_command(empty, (strips[0][0].pick,))
    assert system.grammar.needs_consent(command)


def test_status_cells() -> None:
    """The first is the letter of the seat to act, the second the number of waiting messages."""
    table = start_reader(DisplaySize(1, 40, status=4))
    assert table.reader.frame()[0][40:] == translate("a", "de") + b"\0\0\0"
    table.type_line("2o5")
    table.type_line("wer")
    assert table.reader.frame()[0][40:] == translate("b", "de") + from_unicode("⠂⠀⠀")


def test_few_lines_of_the_table_change() -> None:
    """A message changes the first line only, a move also source, centre and pattern line."""
    table = start_reader(NINE_LINES)
    before = table.reader.frame()
    table.type_line("wer")
    assert table.reader.frame()[1:] == before[1:]
    table.press(KeyAction.CONFIRM)
    table.type_line("2o1")
    after = table.reader.frame()
    assert sum(old != new for old, new in zip(before, after, strict=True)) <= 6
    table.press(KeyAction.CONFIRM, KeyAction.CONFIRM)
    assert layer_of(table) is Layer.CHOICES
    assert table.reader.frame()[1:] == after[1:]


def test_routing_keys_of_several_lines_are_counted_through() -> None:
    """A label is picked where it stands in the table; a number past the last line is ignored."""
    table = start_reader(NINE_LINES)
    rows = table.reader.frame()
    label = translate("o", "de")
    row = next(row for row in (1, 2) if label in rows[row])
    table.press(KeyAction.ROUTING, number=row * 40 + rows[row].index(label))
    assert table.reader.content.selection.picks.has_steps
    assert table.press(KeyAction.ROUTING, number=9 * 40 + 3) is None
