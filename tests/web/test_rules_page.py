"""The rule book as a page: every paragraph can be reached, in each language, by everybody."""

import re
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from looks import DARK, LIGHT, NARROW, PHONE, show
from page_measures import check_axe
from playwright.sync_api import Browser
from served_game import serve_game
from validators import AXE

from azul_access.language.languages import LANGUAGES
from azul_access.session.step.rules import list_chapters


def load(address: str) -> str:
    with urlopen(address) as response:
        return bytes(response.read()).decode()


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_each_paragraph_has_a_link_and_a_heading(game: str) -> None:
    """On the page that the pages of a seat and of the table lead to, in all languages."""
    with serve_game(game=game) as served:
        chapters = list_chapters(served.companion.session)
        numbers = [paragraph.number for part in chapters for paragraph in part.paragraphs]
        for language in LANGUAGES:
            for start in (served.seat(0), served.table):
                page = load(f"{start}?language={language}")
                (link,) = re.findall(r'href="(/\S+/rules\?\S+?)"', page)
            text = load(start.rpartition("/")[0] + link)
            assert f'<html lang="{language}"' in text
            targets = re.findall(r'href="#([^"]+)"', text)
            assert [it for it in targets if it.startswith("rule-")] == [
                f"rule-{chapter}-{position}" for chapter, position in numbers
            ]
            assert all(f'id="{target}"' in text for target in targets)


def test_a_wrong_address_has_no_rules() -> None:
    with serve_game() as served, pytest.raises(HTTPError, match="404"):
        load(f"{served.table[:-3]}/rules")


@pytest.mark.needs("chromium", str(AXE))
def test_axe_finds_nothing_in_the_rules(browser: Browser) -> None:
    with serve_game(language="de") as served:
        page = browser.new_page()
        page.goto(f"{served.seat(0)}/rules")
        for size, scheme in ((PHONE, LIGHT), (NARROW, LIGHT), (PHONE, DARK)):
            show(page, size, scheme)
            check_axe(page)
        page.close()
