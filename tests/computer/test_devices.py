"""What displays, keyboards and pages of players' own say and show of the computer's moves."""

from fake_table import start_game
from reader_table import ReaderTable
from scripted_conversation import FILLED_FACTORIES

from azul_access.braille.actions import KeyAction
from azul_access.braille.effects import SendText
from azul_access.braille.screen.menus import Menu, OwnerChoice, list_menu
from azul_access.language.phrase import Verbosity
from azul_access.player import choose
from azul_access.record.seats import Computer
from azul_access.record.setup import make_setup
from azul_access.session.session import Owner
from azul_access.table.companion import Companion
from azul_access.web.conversations import Conversations
from azul_access.web.seat_choices import render_choices
from azul_access.web.tokens import Page, PageKind
from azul_access.web.view import View


def start_with_computer() -> Companion:
    """A game of Anna and the computer, in which the computer has just moved."""
    setup = make_setup(
        game="azul",
        names=("Anna", "Computer"),
        first_seat=0,
        chosen={},
        language="en",
        computers=(None, Computer(1)),
    )
    companion, _, _ = start_game(setup)
    companion.handle_line(FILLED_FACTORIES, "keyboard")
    companion.handle_line("1r2", "keyboard")
    session = companion.session
    command = choose(session.setup.system, session.ledger.state, 1).command
    companion.table.handle_computer(command, session.ledger.state, "")
    assert companion.session.awaits_hands
    return companion


def test_the_space_bar_of_a_display_says_that_a_move_is_laid() -> None:
    """Alone, while nothing is typed; afterwards it types a space again."""
    companion = start_with_computer()
    table = ReaderTable(companion)
    effect = table.reader.type(0)
    assert effect == SendText(("",))
    companion.handle_line("", "braille")
    assert not companion.session.awaits_hands
    assert table.reader.type(0) is None


def test_the_key_that_confirms_says_so_too() -> None:
    """On a display without keys to type, when its message has been read."""
    companion = start_with_computer()
    table = ReaderTable(companion)
    table.press(KeyAction.CONFIRM)
    table.press(KeyAction.CONFIRM)
    assert not companion.session.awaits_hands


def test_no_display_is_the_computers() -> None:
    """It is not among those whose a display can be."""
    strips = list_menu(Menu.OWNER, start_with_computer().session)
    owners = [field.pick for strip in strips for field in strip]
    assert OwnerChoice(0) in owners
    assert OwnerChoice(1) not in owners


def test_a_player_with_a_display_keeps_the_seat() -> None:
    """The computer cannot take it while the display is hers; then it can."""
    companion = start_with_computer()
    table = ReaderTable(companion, owner=Owner(0))
    companion.handle_line("Computer takes over from Anna", "keyboard")
    companion.handle_line("Anna is the computer now", "keyboard")
    assert companion.session.setup.computer_at(0) is None
    companion.part_from(table.participant, table)
    companion.handle_line("Anna is the computer now", "keyboard")
    assert companion.session.setup.computer_at(0) is not None


def test_everybody_hears_who_plays_at_a_seat() -> None:
    """A page of a player's own has the new names, too, and may not move for the computer."""
    companion = start_with_computer()
    table = ReaderTable(companion, owner=Owner(0))
    companion.handle_line("the computer's seat is Carla's", "keyboard")
    own = table.participant.session
    assert own.setup.names == ("Anna", "Carla")
    assert not own.setup.has_computers
    assert own.context.own_seat == 0


def test_a_page_has_buttons_for_the_hands() -> None:
    """One says that the move is laid, one that it is not possible; then they are gone."""
    companion = start_with_computer()
    conversations = Conversations(companion, lambda *_: None, moves_for_all=False)
    view = View(Page(PageKind.SEAT, 0), "token", "en", Verbosity.NORMAL, "a")
    page = conversations.find(view)
    shown = render_choices(view, page)
    assert '<button name="text" value="" class="main">Done</button>' in shown
    assert '<button name="text" value="not there">Not there</button>' in shown
    page.say("")
    assert not companion.session.awaits_hands
    assert "Done</button>" not in render_choices(view, page)
