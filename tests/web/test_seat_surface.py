"""The board of a seat's page in Chromium: tiles are buttons at fixed places."""

from collections.abc import Iterator
from math import hypot

import pytest
from looks import PHONE, TABLET, UPRIGHT_TABLETS, show, size_of
from playwright.sync_api import Browser, expect
from seat_pages import FOCUSED, OFFERED, SeatPage, open_seat
from served_game import ServedGame, serve_game

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.long]

TABLETS = [UPRIGHT_TABLETS[0], TABLET]
LOW = [(844, 390), (1280, 560), (320, 256)]
# Millimetres of a pixel on a tablet of 10 inches; capitals have 0.715 of the size of the letters.
MILLIMETRES, CAPITALS = 0.18, 0.715
# What a finger looks for, at its place on the page, in whole pixels.
PLACES = """() => ['.words', '.plate', '.own .row', '.own .wall tbody td', '.own .stars tbody td']
  .flatMap(kind => [...document.querySelectorAll(kind)]).map(it => {
    const box = it.getBoundingClientRect();
    const top = it.matches('.words') ? box.top : box.top + scrollY;
    return [Math.round(box.right), Math.round(top), Math.round(box.height)]; })"""
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
    """The tiles, the row, then the button for the move; what is lost is named by the move."""
    with open_seat(browser, served, 0, "en", viewport=size_of(PHONE)) as seat:
        before = len(served.companion.session.ledger.applied)
        pick_tiles(seat)
        expect(seat.page.locator(".picked-tiles")).to_have_count(1)
        seat.page.locator(".own .row.offered").first.click()
        question = seat.page.locator(".question").inner_text()
        seat.page.clock.install()
        seat.page.route("**/touch?*", lambda route: route.abort())
        seat.page.get_by_role("button", name="Make the move").click()
        seat.page.clock.run_for(3_000)
        told = f"Not sent yet, this page keeps trying: {question.partition('?')[0]}"
        expect(seat.page.locator("#last")).to_have_text(told)
        seat.page.unroute("**/touch?*")
        seat.page.clock.resume()
        seat.page.wait_for_selector(f"[data-moves='{before + 1}']", state="attached")


def test_other_tiles_and_another_row_replace_the_first(
    browser: Browser, served: ServedGame
) -> None:
    with open_seat(browser, served, 0, "en", viewport=size_of(PHONE)) as seat:
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
    with open_seat(browser, served, 0, "en", viewport=size_of(PHONE)) as seat:
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


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_everything_to_touch_stays_where_it_is(browser: Browser, game: str) -> None:
    """A finger finds it at the same place in every state of a move, and after announcements."""
    with (
        serve_game(game=game, language="en") as served,
        open_seat(browser, served, 0, "en", viewport=size_of(PHONE)) as seat,
    ):
        page = seat.page
        page.wait_for_selector(OFFERED)
        places = page.evaluate(PLACES)
        assert len(places) > 30
        while not page.locator(".act .main").count():
            page.locator(OFFERED).first.click()
            page.wait_for_function(FOCUSED)
            assert page.evaluate(PLACES) == places
        seat.ask("rules of scoring")
        assert page.evaluate(PLACES) == places
        seat.press("play")
        seat.wait_for_heard(2)
        expect(page.locator(OFFERED)).to_have_count(0)
        assert page.evaluate(PLACES) == places


def test_the_bar_covers_no_row(browser: Browser, served: ServedGame) -> None:
    """Sources, all rows and the buttons of the move are in sight together on a phone."""
    with open_seat(browser, served, 0, "en", viewport=size_of(PHONE)) as seat:
        pick_tiles(seat)
        seat.page.locator(".own .row.offered").last.click()
        seat.page.wait_for_selector(".act .main")
        rows = seat.page.locator(".own .row").evaluate_all(
            "rows => rows.map(it => it.getBoundingClientRect().bottom)"
        )
        bar = seat.page.locator(".act").bounding_box()
        assert bar is not None
        assert len(rows) == 6
        assert max(rows) <= bar["y"]
        assert bar["y"] + bar["height"] <= PHONE[1]
        # The question before the move is seen whole, at the place of the last words.
        assert seat.page.evaluate(
            "(it => it.scrollHeight <= it.clientHeight + 1)(document.querySelector('.question'))"
        )


def test_stars_are_drawn_as_stars(browser: Browser) -> None:
    """Spaces of a star lie around its sign, as on the board; a narrow page has rows."""
    with (
        serve_game(game="summer-pavilion", language="en") as served,
        open_seat(browser, served, 0, "en", viewport=size_of(PHONE)) as seat,
    ):
        middles = "cells => cells.map(it => it.getBoundingClientRect())"
        middles += ".map(it => [it.x + it.width / 2, it.y + it.height / 2])"
        rows = seat.page.locator(".own .stars tbody tr")
        signs = []
        for number in range(7):
            (sign,) = rows.nth(number).locator("th").evaluate_all(middles)
            spaces = rows.nth(number).locator("td").evaluate_all(middles)
            distances = [hypot(x - sign[0], y - sign[1]) for x, y in spaces]
            assert len(spaces) == 6
            assert max(distances) - min(distances) < 1
            assert min(distances) >= 44
            signs.append(sign)
        centre, *others = signs
        assert len({round(hypot(x - centre[0], y - centre[1])) for x, y in others}) == 1
        seat.page.set_viewport_size({"width": 320, "height": 640})
        tops = rows.nth(1).locator("td").evaluate_all(middles)
        assert len({round(y) for _, y in tops}) == 1


def test_factories_stand_in_balanced_rows(browser: Browser, served: ServedGame) -> None:
    """Each row of them has the same middle."""
    with open_seat(browser, served, 0, "en") as seat:
        for size in (PHONE, TABLETS[0]):
            show(seat.page, size)
            boxes = seat.page.locator(".factories .plate").evaluate_all(
                "found => found.map(it => it.getBoundingClientRect())"
                ".map(it => [it.y, it.x, it.right])"
            )
            middles = {
                round(min(left for y, left, _ in boxes if y == top))
                + round(max(right for y, _, right in boxes if y == top))
                for top in {y for y, _, _ in boxes}
            }
            assert max(middles) - min(middles) <= 2


def test_long_words_keep_their_size(browser: Browser, served: ServedGame) -> None:
    """Those that do not fit are read on by a button; nothing else moves."""
    with open_seat(browser, served, 0, "en", viewport={"width": 820, "height": 1180}) as seat:
        page, last = seat.page, seat.page.locator("#last")
        size = "it => parseFloat(getComputedStyle(it).fontSize)"
        before, box = last.evaluate(size), page.locator(".words").bounding_box()
        more = page.locator(".words .more")
        seat.ask("w")
        expect(last).to_contain_text("turn")
        expect(more).to_be_hidden()
        seat.ask("rules of scoring")
        expect(more).to_be_visible()
        assert last.evaluate(size) == before
        assert before * CAPITALS * MILLIMETRES >= 9
        assert page.locator(".words").bounding_box() == box
        seen: list[float] = []
        while not seen or last.evaluate("it => it.scrollTop") > 0:
            seen.append(last.evaluate("it => it.scrollTop"))
            more.click()
        assert len(seen) > 1
        assert seen == sorted(set(seen))


def test_the_answer_is_in_sight(browser: Browser, served: ServedGame) -> None:
    """Also where one acts below, and in low windows; on tablets it has capitals of 9 mm."""
    with open_seat(browser, served, 0, "en") as seat:
        page, last = seat.page, seat.page.locator("#last")
        for size in (PHONE, *TABLETS, *LOW):
            show(page, size)
            last.evaluate("it => it.replaceChildren()")
            page.locator("#ask").scroll_into_view_if_needed()
            page.get_by_role("button", name="Whose turn?").click()
            expect(last).to_contain_text("Anna's turn")
            assert page.evaluate(IN_SIGHT), size
            if size in TABLETS:
                letters = last.evaluate("it => parseFloat(getComputedStyle(it).fontSize)")
                assert letters * CAPITALS * MILLIMETRES >= 9


def test_tab_leads_to_what_is_possible_only(browser: Browser, served: ServedGame) -> None:
    """From the heading the next step of Tab is the first possible row."""
    with open_seat(browser, served, 0, "en", viewport=size_of(PHONE)) as seat:
        pick_tiles(seat)
        seat.page.wait_for_function(FOCUSED)
        seat.page.keyboard.press("Tab")
        expect(seat.page.locator(":focus")).to_have_class("row offered")
