"""The page of the table in Chromium, after moves at random."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page
from served_game import ServedGame

from azul_access.games.system import Expects

NAMES = ("Anna", "Ben", "Cem", "Dora")
TABLET = {"width": 1280, "height": 800}


def play_on(served: ServedGame, moves: int, seed: int = 3) -> None:
    """Play random moves, but floor lines and passing only where nothing else is possible."""
    companion, random = served.companion, Random(seed)
    rules = companion.session.setup.system.rules
    for _ in range(moves):
        state = companion.session.ledger.state
        if rules.expects(state).kind is Expects.OVER:
            return
        possible = rules.legal_commands(state)
        wanted = [it for it in possible if "FLOOR" not in str(it) and "Pass" not in str(it)]
        companion.table.handle_touch(random.choice(wanted or possible), state, "test")


@contextmanager
def open_page(browser: Browser, served: ServedGame, view: str = "", **look: Any) -> Iterator[Page]:
    """The table page with one view, when its script has run."""
    context = browser.new_context(**look)
    try:
        page = context.new_page()
        page.goto(f"{served.table}#{view}")
        page.wait_for_selector("#options:not([hidden])", state="attached")
        yield page
    finally:
        context.close()
