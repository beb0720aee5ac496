"""Draw the pictures of pages in docs/pictures: `python tests/web/draw_pictures.py`.

Needs Chromium. A picture of a seat ends with the part in which a move is chosen.
"""

import sys
from io import BytesIO
from pathlib import Path
from typing import Any

TESTS = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TESTS), str(TESTS / "program")]

from looks import (  # noqa: E402
    DARK,
    FORCED,
    LIGHT,
    PHONE,
    SCREEN,
    TABLET,
    UPRIGHT_TABLETS,
    Size,
    show,
    size_of,
)
from needed import find_chromium  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from seat_pages import FOCUSED, open_seat  # noqa: E402
from served_game import serve_game  # noqa: E402
from table_pages import NAMES, open_page, play_on  # noqa: E402

FOLDER = TESTS.parent / "docs" / "pictures"
ANNA = 0
# Tiles to take, or in Summer Pavilion those to pay with.
TILES = ".taking button.offered, .own .hand button.offered"
SPACES = ".own .row.offered, .own .stars button.offered"
# What is drawn of a game: name, view, size of the window, scheme.
Shot = tuple[str, str, Size, str]
FOUR: tuple[Shot, ...] = (
    ("table-24-inch", "", SCREEN, LIGHT),
    ("table-board", "board-3", TABLET, LIGHT),
    ("table-middle", "sources", TABLET, LIGHT),
    ("table-phone", "", PHONE, LIGHT),
    ("table-braille", "board-3", TABLET, LIGHT),
)
TWO: tuple[Shot, ...] = (
    ("table-dark", "", TABLET, DARK),
    ("table-forced-colours", "", TABLET, FORCED),
    ("table-upright", "", UPRIGHT_TABLETS[1], LIGHT),
)
PAVILION: tuple[Shot, ...] = (
    ("pavilion-24-inch", "", SCREEN, LIGHT),
    ("pavilion-board", "board-1", TABLET, DARK),
)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        draw_seat(browser, "seat-phone", "azul", 4, PHONE)
        draw_seat(browser, "seat-stars", "summer-pavilion", 33, UPRIGHT_TABLETS[0])
        draw_table(browser, "azul", 4, 34, FOUR)  # Anna has just emptied factory 1
        draw_table(browser, "azul", 2, 24, TWO)
        draw_table(browser, "summer-pavilion", 4, 115, PAVILION)
        browser.close()


def draw_table(
    browser: Browser, game: str, players: int, moves: int, shots: tuple[Shot, ...]
) -> None:
    """The page of the table in each of these ways, at one moment."""
    with serve_game(NAMES[:players], game=game, language="en") as served:
        play_on(served, moves, seed=2)
        for name, view, size, scheme in shots:
            with open_page(browser, served, view, viewport=size_of(size)) as page:
                if name.endswith("braille"):
                    page.evaluate("document.querySelector('main').dataset.dots = ''")
                show(page, size, scheme)
                save(page, name)


def draw_seat(browser: Browser, name: str, game: str, moves: int, size: Size) -> None:
    """The page in the middle of Anna's next move, with several ways to go on."""
    with serve_game(game=game, language="en") as served:
        play_on(served, moves)
        while served.companion.session.expected.player != ANNA:
            play_on(served, 1)
        with open_seat(browser, served, ANNA, "en", viewport=size_of(size)) as seat:
            page = seat.page
            for number in range(page.locator(TILES).count()):
                page.locator(TILES).nth(number).click()
                page.wait_for_function(FOCUSED)
                if page.locator(SPACES).count() > 2:
                    break
                seat.press("back")
            box = page.locator("section:has(#choices)").bounding_box()
            assert box is not None
            clip = {"x": 0, "y": 0, "width": size[0], "height": box["y"] + box["height"]}
            save(page, name, clip=clip)


def save(page: Page, name: str, **options: Any) -> None:
    """At most 1280 pixels wide, in few colours."""
    picture = Image.open(BytesIO(page.screenshot(**options))).convert("RGB")
    picture.thumbnail((1280, 2000))
    picture.quantize(64).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
