"""The board of a seat's page in Chromium: tiles are buttons at fixed places."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from seat_pages import FOCUSED, OFFERED, SeatPage, open_seat
from served_game import ServedGame, serve_game

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.long]

PHONE = {"width": 390, "height": 844}
TABLETS = [(820, 1180), (1280, 800)]
# Millimetres of a pixel on a tablet of 10 inches; capitals have 0.715 of the size of the letters.
MILLIMETRES, CAPITALS = 0.18, 0.715
PLACES = """() => [...document.querySelectorAll('.own .row, .plate')].map(it => {
  const box = it.getBoundingClientRect();
  return [Math.round(box.right), Math.round(box.top + scrollY), Math.round(box.height)]; })"""
IN_SIGHT = """() => { const box = document.querySelector('#last').getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight; }"""


@pytest.fixture
def served() -> Iterator[ServedGame]:
    """Anna has red tiles in row 2; it is her turn again."""
    with serve_game(language="en", seed=7) as game:
        companion = game.companion
        for _ in range(2):
            state = companion.session.ledger.state
            command = companion.session.setup.system.rules.legal_commands(state)[1]
            companion.table.handle_touch(command, state, "keyboard")
        while companion.session.expected.player != 0:
            state = companion.session.ledger.state
            command = companion.session.setup.system.rules.legal_commands(state)[1]
            companion.table.handle_touch(command, state, "keyboard")
        yield game


def pick_tiles(seat: SeatPage, number: int = 0) -> None:
    """Touch tiles that can be taken."""
    seat.page.locator(f".taking {OFFERED.removeprefix('#choices ')}").nth(number).click()
    seat.page.wait_for_selector(".own .row.offered")


def test_a_move_by_two_touches_and_a_yes(browser: Browser, served: ServedGame) -> None:
    """The tiles, the row, then the button that makes the move."""
    with open_seat(browser, served, 0, "en", viewport=PHONE) as seat:
        before = len(served.companion.session.ledger.applied)
        pick_tiles(seat)
        expect(seat.page.locator(".picked-tiles")).to_have_count(1)
        seat.page.locator(".own .row.offered").first.click()
        seat.page.get_by_role("button", name="Make the move").click()
        seat.page.wait_for_selector(f"[data-moves='{before + 1}']", state="attached")


def test_other_tiles_and_another_row_replace_the_first(
    browser: Browser, served: ServedGame
) -> None:
    with open_seat(browser, served, 0, "en", viewport=PHONE) as seat:
        pick_tiles(seat)
        first = seat.conversation.picks.values
        names = seat.page.locator(".taking button[aria-disabled]")
        names.nth(1).click(force=True)
        seat.page.wait_for_function(FOCUSED)
        expect(seat.page.locator(".picked-tiles")).to_have_count(1)
        assert len(seat.conversation.picks.values) == 1
        assert seat.conversation.picks.values != first
        is_open = "rows => rows.map(it => it.classList.contains('offered'))"
        rows = seat.page.locator(".own .row")
        first_open = rows.evaluate_all(is_open).index(True)
        rows.last.evaluate("it => it.click()")
        seat.page.wait_for_selector(".act .main")
        rows.nth(first_open).evaluate("it => it.click()")
        picked = seat.page.locator(".own .row.picked-tiles")
        expect(picked).to_have_count(1)
        expect(rows.nth(first_open)).to_have_class("row picked-tiles")


def test_what_is_not_possible_says_why(browser: Browser, served: ServedGame) -> None:
    """Rows without tiles in the hand, and rows of another colour."""
    with open_seat(browser, served, 0, "en", viewport=PHONE) as seat:
        seat.page.locator(".own .row").first.click(force=True)
        assert seat.wait_for_heard(1)[0][1].startswith("Anna's turn")
        for number in range(seat.page.locator(".taking .offered").count()):
            pick_tiles(seat, number)
            closed = seat.page.locator(".own .row[aria-disabled]")
            if closed.count():
                closed.first.click(force=True)
                assert "row" in seat.wait_for_heard(2)[1][1]
                assert len(seat.conversation.picks.values) == 1
                return
            seat.press("back")
        raise AssertionError("every row is open for every tile")


def test_rows_and_factories_stay_where_they_are(browser: Browser, served: ServedGame) -> None:
    """A finger finds them at the same place in every state of a move, and after announcements."""
    with open_seat(browser, served, 0, "en", viewport=PHONE) as seat:
        places = seat.page.evaluate(PLACES)
        assert len(places) == 6 + 6
        pick_tiles(seat)
        assert seat.page.evaluate(PLACES) == places
        seat.page.locator(".own .row.offered").last.click()
        seat.page.wait_for_selector(".act .main")
        assert seat.page.evaluate(PLACES) == places
        seat.ask("rules of scoring")
        assert seat.page.evaluate(PLACES) == places
        seat.press("play")
        seat.wait_for_heard(2)
        assert seat.page.evaluate(PLACES) == places


@pytest.mark.parametrize(("width", "height"), [(390, 844), *TABLETS])
def test_the_answer_is_in_sight(
    browser: Browser, served: ServedGame, width: int, height: int
) -> None:
    """Also where one acts below; on tablets short ones have capitals of 9 mm."""
    with open_seat(browser, served, 0, "en", viewport={"width": width, "height": height}) as seat:
        page = seat.page
        page.locator("#ask").scroll_into_view_if_needed()
        page.get_by_role("button", name="Whose turn?").click()
        expect(page.locator("#last")).to_contain_text("Anna's turn")
        assert page.evaluate(IN_SIGHT)
        size = float(
            page.evaluate("parseFloat(getComputedStyle(document.querySelector('#last')).fontSize)")
        )
        if width > PHONE["width"]:
            assert size * CAPITALS * MILLIMETRES >= 9


def test_tab_leads_to_what_is_possible_only(browser: Browser, served: ServedGame) -> None:
    """From the heading the next step of Tab is the first possible row."""
    with open_seat(browser, served, 0, "en", viewport=PHONE) as seat:
        pick_tiles(seat)
        seat.page.wait_for_function(FOCUSED)
        seat.page.keyboard.press("Tab")
        expect(seat.page.locator(":focus")).to_have_class("row offered")
