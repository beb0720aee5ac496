"""An open page is kept up to date, and says what it missed while it was asleep or closed."""

import logging
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from served_game import ServedGame, serve_game
from swallowing_proxy import open_proxy

pytestmark = pytest.mark.needs("chromium")

# Of the tiles that factory 1 and 2 may have; the others are refused.
ANNA = ("1r2", "1b2", "1x2", "1o2", "1s2")
BEN = ("2r3", "2b3", "2x3", "2o3", "2s3")
WAKE = "document.dispatchEvent(new Event('visibilitychange'))"


@pytest.fixture
def served() -> Iterator[ServedGame]:
    with serve_game() as game:
        yield game


def news(page: Page) -> list[str]:
    """The announcements on a page, oldest first."""
    return page.locator("#news p").all_inner_texts()


def expect_news(page: Page, text: str) -> None:
    expect(page.locator("#news p").last).to_contain_text(text)


def test_a_move_appears_on_the_page(page: Page, served: ServedGame) -> None:
    """What is announced at the table stands on the page, and whose turn it is."""
    page.goto(served.table)
    expect(page.locator("#turn")).to_contain_text("Anna")
    served.say(*ANNA)
    expect(page.locator("#turn")).to_contain_text("Ben")
    expect_news(page, "Anna: ")


def test_a_phone_that_slept(page: Page, served: ServedGame) -> None:
    """Its connection looks open and delivers nothing. Awake again, it shows what it missed."""
    with open_proxy(served.table) as proxy:
        page.goto(proxy.lead(served.table))
        served.say("u")
        served.say(*ANNA)
        expect_news(page, "Anna: ")
        before = news(page)
        proxy.swallow()
        served.say(*BEN)
        assert news(page) == before
        page.evaluate(WAKE)
        expect_news(page, "Ben: ")
        missed = news(page)[len(before) :]
        assert missed[0] == "Während diese Seite weg war, gab es eine Ansage:"
        assert len([text for text in missed if "Ben: " in text]) == 1
        expect(page.locator("#turn")).to_contain_text("Anna")


def test_a_network_that_was_changed(page: Page, served: ServedGame) -> None:
    """Nobody wakes the page: when it hears nothing for long, it connects anew by itself."""
    with open_proxy(served.table) as proxy:
        page.clock.install()
        page.goto(proxy.lead(served.table))
        served.say(*ANNA)
        expect_news(page, "Anna: ")
        proxy.swallow()
        served.say(*BEN)
        page.clock.fast_forward(30_000)
        expect_news(page, "Ben: ")


def test_a_page_that_is_loaded_again(page: Page, served: ServedGame) -> None:
    """A tab that the phone has thrown away says what happened since it was last seen."""
    page.goto(served.table)
    served.say(*ANNA)
    expect_news(page, "Anna: ")
    page.goto("about:blank")
    served.say(*BEN)
    page.goto(served.table)
    expect(page.locator("#news")).to_contain_text(
        "Während diese Seite weg war, gab es eine Ansage:"
    )
    expect_news(page, "Ben: ")


def test_an_address_that_is_taken_back(page: Page, served: ServedGame) -> None:
    """The page is told, and its browser does not ask again and again."""
    page.add_init_script(
        "window.told = [];"
        "for (const name of ['gone', 'end']) "
        "document.addEventListener(name, () => told.push(name))"
    )
    page.goto(served.table)
    served.say("Seiten neu Anna", *ANNA)
    expect_news(page, "Anna: ")
    served.say("Seiten neu Zuschauer")
    page.wait_for_function("() => told.length > 0")
    assert page.evaluate("told") == ["gone"]
    response = page.goto(page.url)
    assert response is not None
    assert response.status == 404


def test_the_end_of_the_game(
    page: Page, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who leaves the program tells the pages, at once and without an error."""
    monkeypatch.setattr(logging.getLogger("uvicorn.error"), "handlers", [caplog.handler])
    page.add_init_script(
        "window.told = []; document.addEventListener('end', () => told.push('end'))"
    )
    with serve_game() as served:
        page.goto(served.table)
        served.say(*ANNA)
        expect_news(page, "Anna: ")
    page.wait_for_function("() => told.length > 0")
    assert not caplog.records


def test_a_closed_page_is_forgotten(page: Page, served: ServedGame) -> None:
    """The game goes on as if it had never been open."""
    for _ in range(5):
        page.goto(served.table)
    page.close()
    served.say(*ANNA)
    assert any("Anna: " in line for line in served.screen.lines)


def test_without_script(page: Page, served: ServedGame) -> None:
    """The table is shown all the same, and again when the page loads itself."""
    browser = page.context.browser
    assert browser is not None
    context = browser.new_context(java_script_enabled=False)
    plain = context.new_page()
    served.say(*ANNA)
    plain.goto(served.table)
    expect(plain.locator("#turn")).to_contain_text("Ben")
    expect(plain.locator("#news")).to_contain_text("Anna: ")
    assert plain.locator("meta[http-equiv=refresh]").count() == 1
    context.close()
