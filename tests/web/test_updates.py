"""An open page is kept up to date."""

import pytest
from playwright.sync_api import Page, expect
from served_game import serve_game

pytestmark = pytest.mark.needs("chromium")


def test_a_move_appears_on_the_page(page: Page) -> None:
    """What is announced at the table stands on the page, and whose turn it is."""
    with serve_game() as served:
        page.goto(served.table)
        expect(page.locator("#turn")).to_contain_text("Anna")
        served.say("1r2", "1b2", "1x2", "1o2")
        expect(page.locator("#turn")).to_contain_text("Ben")
        expect(page.locator("#news")).to_contain_text("Anna nimmt")
