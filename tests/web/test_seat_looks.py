"""The page of a seat in Chromium: whether everybody can see, read and press everything."""

from collections.abc import Iterator
from typing import Any

import page_measures
import pytest
import validators
from playwright.sync_api import Browser, Page
from seat_pages import OFFERED, TARGETS, SeatPage, open_seat
from served_game import ServedGame, serve_game

PHONE = {"width": 390, "height": 844}
LEAST_TARGET = 44
# The colours and the width of a page; 400 % is a narrow page with large pixels.
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"viewport": PHONE},
    "dark": {"viewport": PHONE, "color_scheme": "dark"},
    "narrow": {"viewport": {"width": 320, "height": 640}},
    "enlarged": {"viewport": {"width": 320, "height": 200}, "device_scale_factor": 4},
    "forced": {"viewport": PHONE, "forced_colors": "active"},
}


pytestmark = pytest.mark.needs("chromium")


@pytest.fixture(scope="module")
def served() -> Iterator[ServedGame]:
    with serve_game(game="summer-pavilion", language="en") as game:
        yield game


def step_through(seat: SeatPage) -> Iterator[Page]:
    """The page before a move, with the next choices, and with the question before the move."""
    page = seat.page
    page.wait_for_selector(OFFERED)
    yield page
    seat.press("choice0")
    yield page
    seat.press("back")


@pytest.mark.parametrize("look", LOOKS)
def test_colours_sizes_and_width(browser: Browser, served: ServedGame, look: str) -> None:
    """Text has 7:1, borders 3:1; targets are 44 pixels high and wide; nothing is cut off."""
    with open_seat(browser, served, 0, "en", **LOOKS[look]) as seat:
        for page in step_through(seat):
            if look != "forced":
                assert page_measures.faint_texts(page) == []
                assert page_measures.faint_borders(page) == []
            targets = page.evaluate(TARGETS)
            assert len(targets) > 10
            small = [it for it in targets if min(it[1:]) < LEAST_TARGET]
            assert small == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.needs(str(validators.AXE))
@pytest.mark.parametrize("look", ["light", "dark", "narrow", "enlarged"])
def test_axe(browser: Browser, served: ServedGame, look: str) -> None:
    """axe finds nothing at the strictest level."""
    with open_seat(browser, served, 0, "en", **LOOKS[look]) as seat:
        *_, page = list(zip(range(3), step_through(seat), strict=False))[-1]
        page_measures.check_axe(page)


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
