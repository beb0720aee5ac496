"""axe at its strictest level: both pages in every scheme, size and state, with `--thorough`."""

import pytest
from looks import DARK, ENLARGED, LIGHT, NARROW, PHONE, SCHEMES, SIZES, show
from page_measures import check_axe
from playwright.sync_api import Browser, Page
from seat_games import ANNA, CHOICES, GAMES, MOST_STEPS
from seat_pages import FOCUSED, SeatPage, open_seat
from served_game import serve_game
from table_pages import open_page, play_on
from validators import AXE

pytestmark = [pytest.mark.needs("chromium", str(AXE)), pytest.mark.thorough]

TOUCHED = ("start", "step", "question", "settings", "others")


def bring(seat: SeatPage, state: str) -> None:
    """Bring a page in which a move can be begun into a state."""
    page = seat.page
    if state == "settings":
        page.click("#settings-title")
    if state == "others":
        page.evaluate("document.querySelectorAll('details').forEach(it => { it.open = true; })")
    for _ in range({"step": 1, "question": MOST_STEPS}.get(state, 0)):
        if page.locator(".act .main").count():
            break
        page.locator(CHOICES).first.click()
        page.wait_for_function(FOCUSED)


def check_all_looks(page: Page) -> None:
    for scheme in SCHEMES:
        for size in (*SIZES, NARROW, ENLARGED) if scheme == LIGHT else (PHONE, SIZES[1]):
            show(page, size, scheme)
            check_axe(page)
    show(page, PHONE, DARK)


@pytest.mark.parametrize("state", TOUCHED)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_seat(browser: Browser, game: str, state: str) -> None:
    with serve_game(game=game, language="en") as served:
        play_on(served, 31)
        while served.companion.session.expected.player != ANNA:
            play_on(served, 1)
        with open_seat(browser, served, ANNA, "en") as seat:
            seat.page.wait_for_selector(CHOICES)
            bring(seat, state)
            check_all_looks(seat.page)


@pytest.mark.parametrize("view", ["", "sources", "board-1"])
@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_the_table(browser: Browser, game: str, view: str) -> None:
    with serve_game(game=game, language="en") as served:
        play_on(served, 31)
        with open_page(browser, served, view) as page:
            check_all_looks(page)
