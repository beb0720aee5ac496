"""The page of a seat in Chromium: whether everybody can see, read and press everything."""

from collections.abc import Iterator

import page_measures
import pytest
import validators
from looks import ENLARGED, NARROW, PHONE, SCHEMES, show, size_of
from playwright.sync_api import Browser, Page
from seat_pages import OFFERED, TARGETS, SeatPage, open_seat
from served_game import ServedGame, serve_game

LEAST_TARGET = 44

pytestmark = pytest.mark.needs("chromium")


@pytest.fixture(scope="module")
def served() -> Iterator[ServedGame]:
    with serve_game(game="summer-pavilion", language="en") as game:
        yield game


def step_through(seat: SeatPage) -> Iterator[Page]:
    """The page before a move, and with the next choices."""
    page = seat.page
    page.wait_for_selector(OFFERED)
    yield page
    seat.press("choice0")
    yield page
    seat.press("back")


def test_colours_sizes_and_width(browser: Browser, served: ServedGame) -> None:
    """Text has 7:1, borders 3:1; targets are 44 pixels high and wide; nothing is cut off."""
    with open_seat(browser, served, 0, "en", viewport=size_of(PHONE)) as seat:
        for page in step_through(seat):
            for scheme in SCHEMES:
                show(page, PHONE, scheme)
                assert page_measures.faint_texts(page) == []
                assert page_measures.faint_borders(page) == []
            for size in (PHONE, NARROW, ENLARGED):
                show(page, size)
                targets = page.evaluate(TARGETS)
                assert len(targets) > 10
                assert [it for it in targets if min(it[1:]) < LEAST_TARGET] == []
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.needs(str(validators.AXE))
def test_axe(browser: Browser, served: ServedGame) -> None:
    """axe finds nothing at the strictest level in the middle of a move."""
    with open_seat(browser, served, 0, "en", viewport=size_of(PHONE)) as seat:
        seat.press("choice0")
        page_measures.check_axe(seat.page)
        seat.press("back")


def test_what_a_screen_reader_finds(browser: Browser, served: ServedGame) -> None:
    """One heading of the first level, parts with titles, one log, and names for everything."""
    with open_seat(browser, served, 0, "en") as seat:
        page = seat.page
        page.wait_for_selector(OFFERED)
        tree = page.locator("body").aria_snapshot()
        assert tree.count("[level=1]") == tree.count("- main") == tree.count("- log") == 1
        for title in ("Now", "Say or type", "Choose a move", "Ask", "Announcements", "Settings"):
            assert f'region "{title}"' in tree
            assert f'heading "{title}" [level=2]' in tree
        assert 'textbox "Move or question"' in tree
        assert "Factory 1: " in tree
        field = page.locator("#text")
        wanted = {"autocapitalize": "none", "autocorrect": "off", "enterkeyhint": "send"}
        assert {name: field.get_attribute(name) for name in wanted} == wanted
