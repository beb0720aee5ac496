"""One browser for all tests of pages, and a fresh window for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

CHROMIUM = Path("/usr/bin/chromium")
_OPTIONS = (
    "--no-sandbox",  # for root
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a window. Tests that use it are marked `needs("chromium")`."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=[*_OPTIONS])
        yield chromium
        chromium.close()


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
