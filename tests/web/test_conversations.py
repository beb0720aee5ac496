"""The conversations of the pages of a seat: how many there are, and how a browser names them."""

import pytest
from fake_table import start_game
from reader_table import start_recorded_game
from recorded_moves import load_game, make_setup

from azul_access.language.phrase import Verbosity
from azul_access.web.conversations import Conversations
from azul_access.web.tokens import Page, PageKind
from azul_access.web.view import View, is_tab


def test_a_seat_has_eight_pages() -> None:
    """The page that was used longest ago is forgotten for the ninth one."""
    companion, _, _ = start_game(make_setup(load_game("azul-coloured"), "de"))
    conversations = Conversations(companion, lambda *_: None, moves_for_all=False)

    def find(tab: str) -> object:
        view = View(Page(PageKind.SEAT, 0), "token", "de", Verbosity.NORMAL, tab)
        return conversations.find(view)

    found = {tab: find(tab) for tab in "abcdefgh"}
    assert all(find(tab) is found[tab] for tab in "bcdefgha")
    find("i")
    assert all(find(tab) is found[tab] for tab in "acdefgh")
    assert find("b") is not found["b"]


def test_names_of_pages_have_up_to_40_letters_and_digits() -> None:
    """Others are no names: the page is one without script."""
    assert is_tab("a1" * 20)
    assert not any(map(is_tab, ("a1" * 20 + "a", "", "a b", "ä", "../a")))


@pytest.mark.parametrize("asks", [True, False])
def test_a_complete_move_is_made_at_once_where_nobody_wants_to_be_asked(asks: bool) -> None:
    companion = start_recorded_game()
    conversations = Conversations(companion, lambda *_: None, moves_for_all=True)
    view = View(Page(PageKind.SEAT, 0), "token", "de", Verbosity.NORMAL, "a")
    page, made = conversations.find(view), len(companion.session.ledger.history)
    if not asks:
        page.say("braille ohne nachfragen")
    while page.picks.command is None and len(companion.session.ledger.history) == made:
        page.pick(page.offer.choices[0].pick)
    assert len(companion.session.ledger.history) == made + (not asks)
    if asks:
        page.play()
    assert len(companion.session.ledger.history) == made + 1
    assert not page.picks.has_steps
