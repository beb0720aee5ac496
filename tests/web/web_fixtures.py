"""One browser for the tests of a process, and a fresh window for each test."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from needed import find_chromium
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from program_runs import ProgramRunner
from served_game import ServedGame, serve_game
from table_pages import NAMES, play_on

from azul_access.web import local_name

# A busy machine may need much longer than the five seconds for which Playwright waits by itself.
expect.set_options(timeout=60_000)
_OPTIONS = (
    "--no-sandbox",  # for root
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
_SharedBrowser = tuple[Browser, asyncio.AbstractEventLoop]


@pytest.fixture(scope="session")
def shared_browser() -> Iterator[_SharedBrowser]:
    """Chromium without a window, and the event loop of Playwright."""
    with sync_playwright() as playwright:
        loop = asyncio.get_running_loop()
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=[*_OPTIONS])
        asyncio._set_running_loop(None)
        yield chromium, loop
        asyncio._set_running_loop(loop)
        chromium.close()


@pytest.fixture(scope="module")
def browser(shared_browser: _SharedBrowser) -> Iterator[Browser]:
    """The browser for a module. Tests that use it are marked `needs("chromium")`.

    Playwright keeps its event loop running in the thread of the tests. After the module it stands
    still, so that other modules can run loops of their own.
    """
    chromium, loop = shared_browser
    asyncio._set_running_loop(loop)
    yield chromium
    asyncio._set_running_loop(None)


@pytest.fixture(autouse=True)
def no_name_in_the_network(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of tests announce no names, except in the test of that."""
    if "multicast" not in request.node.name:

        def refuse() -> None:
            raise OSError("no multicast in tests")

        monkeypatch.setattr(local_name, "_make_zeroconf", refuse)


@pytest.fixture
def window(browser: Browser) -> Iterator[BrowserContext]:
    """A browser of its own for a test: without stored settings, with its own six connections."""
    context = browser.new_context()
    yield context
    context.close()


@pytest.fixture
def page(window: BrowserContext) -> Page:
    """A page in the window."""
    return window.new_page()


@pytest.fixture
def program(tmp_path: Path) -> Iterator[ProgramRunner]:
    """The program in processes of its own, with its saved games in a folder of the test."""
    program = ProgramRunner(tmp_path / "home", tmp_path)
    yield program
    for running in program.started:
        running.close()


@pytest.fixture(scope="module")
def azul() -> Iterator[ServedGame]:
    """Four players in the middle of a game, with every mark that a page can have."""
    with serve_game(NAMES) as served:
        play_on(served, 74)
        yield served


@pytest.fixture(scope="module")
def pavilion() -> Iterator[ServedGame]:
    """A long name is on turn: the head of the page has most to hold."""
    names = ("Anna", "Elisabeth", "Christoph", "Wilhelmina")
    with serve_game(names, game="summer-pavilion", language="en") as served:
        play_on(served, 80)
        companion = served.companion
        rules = companion.session.setup.system.rules
        while rules.expects(companion.session.ledger.state).player == 0:
            play_on(served, 1)
        yield served
