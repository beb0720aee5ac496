"""Draw the pictures of a seat's page in docs/pictures: `python tests/web/draw_pictures.py`.

Needs Chromium. A picture ends with the part in which a move is chosen.
"""

import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TESTS), str(TESTS / "program")]

from looks import PHONE, UPRIGHT_TABLETS, Size, size_of  # noqa: E402
from needed import find_chromium  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from seat_pages import FOCUSED, open_seat  # noqa: E402
from served_game import serve_game  # noqa: E402
from table_pages import play_on  # noqa: E402

FOLDER = TESTS.parent / "docs" / "pictures"
ANNA = 0
# Tiles to take, or in Summer Pavilion those to pay with.
TILES = ".taking button.offered, .own .hand button.offered"
SPACES = ".own .row.offered, .own .stars button.offered"


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        draw(browser, "seat-phone", "azul", 4, PHONE)
        draw(browser, "seat-stars", "summer-pavilion", 33, UPRIGHT_TABLETS[0])
        browser.close()


def draw(browser: Browser, name: str, game: str, moves: int, size: Size) -> None:
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
            page.screenshot(path=FOLDER / f"{name}.png", clip=clip)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
