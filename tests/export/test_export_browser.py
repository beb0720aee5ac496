"""The HTML page in Chromium: small screens, sizes of charts, and the rules of axe."""

from pathlib import Path
from typing import Any

import pytest
import validators
from sample_games import AZUL, BOTH, LANGUAGES, PAVILION, rules_document, sample_document

from azul_access.export.document import Length
from azul_access.export.page import write_page
from azul_access.games import SYSTEMS

# In the middle of a round all spaces are free, so the rows of its tables are longest.
LONG_ROWS_AT = 10
PAGES: dict[str, tuple[Path, str, int | None]] = {
    **{
        f"{path.stem}-{language}": (path, language, None) for path in BOTH for language in LANGUAGES
    },
    "long-rows": (PAVILION, "en", LONG_ROWS_AT),
}
STORIES = [
    f"{length.value}-{path.stem}" for length in (Length.STORY, Length.SUMMARY) for path in BOTH
]
# The rule book of each game, with drawings.
RULES = [f"rules-{path.stem}" for path in BOTH]
# Every language, and every length of each game.
AXE_PAGES = [f"{AZUL.stem}-de", f"{PAVILION.stem}-en", *STORIES, *RULES]
BROKEN = '<p style="color: #eee; background-color: #fff">Pale.</p><img src="data:,">'

pytestmark = pytest.mark.needs("chromium")


def page(name: str) -> str:
    if name in STORIES:
        length, _, stem = name.partition("-")
        path = next(path for path in BOTH if path.stem == stem)
        return write_page(*sample_document(path, "nl", length=Length(length)))
    if name in RULES:
        game = list(SYSTEMS)[RULES.index(name)]
        return write_page(*rules_document(game, "de"))
    path, language, entries = PAGES[name]
    return write_page(*sample_document(path, language, entries=entries, tables=True))


# Layout


@pytest.fixture(scope="module")
def layout(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The width of each page on a small screen, and the relative sizes of letters in charts."""
    width = "document.documentElement.scrollWidth"
    sizes = (
        "[...document.querySelectorAll('svg:not(.drawing)')].map(chart => chart.getScreenCTM().a"
        " * parseFloat(getComputedStyle(chart.querySelector('text')).fontSize)"
        " / parseFloat(getComputedStyle(document.body).fontSize))"
    )
    pages = {name: (page(name), width, 320) for name in PAGES}
    pages["charts"] = (page(f"{AZUL.stem}-en"), sizes, 1000)
    pages["broken"] = ('<!DOCTYPE html><body><p style="width: 400px">Wide.</p></body>', width, 320)
    return validators.evaluate_pages(pages, tmp_path_factory.mktemp("layout"))


@pytest.mark.parametrize("name", PAGES)
def test_no_horizontal_scrolling_on_a_phone(name: str, layout: dict[str, Any]) -> None:
    """320 pixels are a small phone, or a screen of 1280 pixels at four times the size."""
    assert layout[name] <= 320


def test_a_page_that_is_too_wide_is_recognised(layout: dict[str, Any]) -> None:
    """The measurement reports more than 320 pixels for wider content."""
    assert layout["broken"] > 320


def test_chart_letters_are_as_large_as_the_text(layout: dict[str, Any]) -> None:
    """On a wide screen, a name in a chart has the size of a sentence."""
    assert len(layout["charts"]) == 3
    assert all(0.95 <= size <= 1.05 for size in layout["charts"])


# Accessibility


@pytest.fixture(scope="module")
def axe(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[int, list[str]]]:
    """For each page the number of rules that it passes, and the rules that it violates."""
    pages = {name: page(name) for name in AXE_PAGES}
    pages["broken"] = pages[AXE_PAGES[0]].replace("</main>", f"{BROKEN}</main>")
    return validators.run_axe(pages, tmp_path_factory.mktemp("axe"))


@pytest.mark.needs(str(validators.AXE))
@pytest.mark.parametrize("name", AXE_PAGES)
def test_axe(name: str, axe: dict[str, tuple[int, list[str]]]) -> None:
    """axe reports no violation of any rule, including best practices."""
    passes, violations = axe[name]
    assert passes > 10
    assert violations == []


@pytest.mark.needs(str(validators.AXE))
def test_axe_reports_violations(axe: dict[str, tuple[int, list[str]]]) -> None:
    """axe reports an image without text and pale letters."""
    assert {"image-alt", "color-contrast"} <= set(axe["broken"][1])
