"""What stands on a display while the steps of a scoring wait to be announced."""

from fake_table import start_game
from reader_table import ReaderTable
from recorded_moves import list_moves, load_game, make_setup

from azul_access.braille.actions import KeyAction
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.screen.content import Layer
from azul_access.games.sentence_touch import TURN, touch_of
from azul_access.games.touch import View


def start_scoring() -> ReaderTable:
    """A first round at the pace STEP, up to its last move."""
    game = load_game("azul-coloured")
    companion, _, _ = start_game(make_setup(game, "de"))
    companion.handle_line("schrittweise", "keyboard")
    table = ReaderTable(companion)
    for move in list_moves(game, 1):
        table.type_line(move.text("de"))
    return table


def test_confirm_continues_a_stepwise_scoring() -> None:
    """With queued announcements it acts like the Enter key; then it opens the choices."""
    table = start_scoring()
    queued = len(table.session.queued_announcements)
    assert queued > 2
    for remaining in reversed(range(queued)):
        table.dismiss_messages()
        table.press(KeyAction.CONFIRM)
        assert len(table.session.queued_announcements) == remaining
    table.dismiss_messages()
    table.press(KeyAction.CONFIRM)
    assert table.reader.content.layer is Layer.CHOICES


def test_a_display_shows_the_table_as_it_is_told() -> None:
    """While steps of a scoring wait, no view is ahead of them, and nothing can be picked."""
    table = start_scoring()
    final = touched_views(table, table.session.ledger.state)
    assert views_without_turn(table) != final
    assert not table.reader.content.choices().head
    turn = table.reader.content.turn_phrases()
    assert [sentence.name for sentence in turn] == ["steps-remaining"]
    table.reader.content.size = DisplaySize(1, 40, status=2)
    assert table.reader.frame()[0][-2:-1] == b"\0"
    while table.session.queued_announcements:
        assert views_without_turn(table) == touched_views(table, table.session.told_state)
        table.dismiss_messages()
        table.press(KeyAction.CONFIRM)
    assert views_without_turn(table) == final
    assert table.reader.content.turn_phrases() != turn


def touched_views(table: ReaderTable, state: object) -> list[View]:
    session = table.session
    views = touch_of(session.setup.system).views(session.context, state)
    return [view for view in views if view.name != TURN]


def views_without_turn(table: ReaderTable) -> list[View]:
    return [view for view in table.reader.content.views if view.name != TURN]
