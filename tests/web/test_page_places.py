"""Both pages in Chromium, of two to four players in every size: nothing is cut off or covered."""

import pytest
from case_samples import sample
from looks import NARROW, PHONE, SIZES, TABLET, UPRIGHT_TABLETS, show
from page_places import find_misplaced, grows
from playwright.sync_api import Browser, Page
from seat_pages import TARGETS, open_seat
from served_game import ServedGame, serve_game
from table_pages import NAMES, open_page, play_on

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.long]

GAMES, PLAYERS = ("azul", "summer-pavilion"), (4, 3, 2)
LEAST_TARGET = 44
# Colours of tiles and the marker.
KINDS = {"azul": 6, "summer-pavilion": 7}


def fill_boards(served: ServedGame) -> None:
    """Go on until tiles lie everywhere; in Summer Pavilion somebody has passed, which is noted."""
    play_on(served, 33)
    pictures = served.companion.session.setup.system.pictures
    assert pictures is not None
    for _ in range(60):
        session = served.companion.session
        boards = pictures.draw_table(session.context, session.ledger.state).boards
        if session.setup.system.name == "azul" or any(board.notes for board in boards):
            return
        play_on(served, 1)
    raise AssertionError("nobody has passed")


def check_seat(page: Page, game: str) -> None:
    """Sources, board and floor line are in sight together; Summer Pavilion's need a tablet."""
    whole = (*UPRIGHT_TABLETS, TABLET, *([PHONE] if game == "azul" else []))
    for size in (*SIZES, NARROW):
        show(page, size)
        is_whole = size in whole
        assert find_misplaced(page, is_whole=is_whole) == [], size
        small = [it for it in page.evaluate(TARGETS) if min(it[1:]) < LEAST_TARGET]
        assert small == [], size
        assert not grows(page, KINDS[game]), size


def check_table(page: Page, part: str) -> None:
    """The whole table in every size, and one part of it alone on upright tablets."""
    for size in SIZES:
        for view in ("", part) if size in UPRIGHT_TABLETS else ("",):
            page.evaluate("view => { location.hash = view; }", view)
            show(page, size)
            assert find_misplaced(page, is_whole=size != PHONE) == [], (size, view)


@pytest.mark.parametrize(("game", "players"), sample(GAMES, PLAYERS))
def test_everything_has_its_place(browser: Browser, game: str, players: int) -> None:
    """On both pages, with a full centre and with full boards; targets of a move have 44 pixels."""
    with serve_game(NAMES[:players], game=game) as served:
        play_on(served, 2 + players)
        with open_seat(browser, served, 0) as seat, open_page(browser, served) as page:
            check_seat(seat.page, game)
            check_table(page, "sources")
            fill_boards(served)
            moves = len(served.companion.session.ledger.applied)
            seat.page.wait_for_selector(f"[data-moves='{moves}']", state="attached")
            check_seat(seat.page, game)
        with open_page(browser, served) as page:
            check_table(page, "board-1")
