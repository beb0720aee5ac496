"""The table page in Chromium: how large everything is, on tablets and on large screens."""

import page_measures
import pytest
from looks import SCREEN, TABLET, UPRIGHT_TABLETS, show, size_of
from playwright.sync_api import Browser, Page
from served_game import ServedGame, serve_game
from table_pages import NAMES, open_page, play_on

# A tablet of 10 inches has 0.17 mm for each pixel; capitals have 0.715 of the size of the letters.
MILLIMETRES, CAPITALS = 0.17, 0.715
LEGIBLE = 8.5

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.long]


# How far a line of the announcements is below the upper edge of their box.
FROM_THE_TOP = """it => it.getBoundingClientRect().top
  - it.parentElement.getBoundingClientRect().top"""


def test_last_words_are_large_at_one_place(browser: Browser, azul: ServedGame) -> None:
    """Capitals of 9 mm on a tablet, however long they are; a button reads on. Nothing moves."""
    with open_page(browser, azul) as page:
        for size in (TABLET, *UPRIGHT_TABLETS):
            show(page, size)
            check_last_words(page)


def check_last_words(page: Page) -> None:
    page.evaluate("document.querySelector('#news').replaceChildren()")
    places = []
    for text in ("Kurz.", "Ein langer Satz, der nicht in zwei Zeilen passt. " * 4):
        detail = {"number": 9999, "lang": "de", "paragraphs": [text]}
        page.evaluate(
            "detail => document.dispatchEvent(new CustomEvent('news', { detail }))", detail
        )
        newest = page.locator("#news p").last
        size = newest.evaluate("it => parseFloat(getComputedStyle(it).fontSize)")
        assert size * CAPITALS * MILLIMETRES >= 9
        places.append(
            page.locator("#news, main, #sources, .more").evaluate_all(
                "found => found.map(it => JSON.stringify(it.getBoundingClientRect()))"
            )
        )
        assert abs(newest.evaluate(FROM_THE_TOP)) < 1
    assert places[0] == places[1]
    page.locator(".more").click()
    assert newest.evaluate(FROM_THE_TOP) < 0


def test_several_letters_are_one_sign(browser: Browser, azul: ServedGame) -> None:
    """As high as one letter, with strokes of a tenth of its height, and within the tile."""
    with open_page(browser, azul, viewport=size_of(TABLET)) as page:
        signs, letters = page.evaluate(
            """() => ['svg.label', 'span.label'].map(kind =>
              [...document.querySelectorAll(`#board-1 ${kind}, #board-2 ${kind}`)].map(it => {
                const style = getComputedStyle(it), box = it.getBoundingClientRect();
                const scale = box.height / 24, tile = it.parentElement.getBoundingClientRect();
                return { height: box.height, size: parseFloat(style.fontSize),
                  stroke: parseFloat(style.strokeWidth) * scale, width: box.width,
                  room: tile.width }; }))"""
        )
        assert signs
        capital = letters[0]["size"] * CAPITALS
        for sign in signs:
            assert sign["height"] >= 0.98 * capital
            assert sign["stroke"] >= 0.1 * capital
            assert sign["width"] <= sign["room"]


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_one_view_is_legible_from_two_metres(
    browser: Browser, request: pytest.FixtureRequest, game: str
) -> None:
    """Capitals of one board and of the middle are 8.5 mm high on a tablet; nothing scrolls."""
    served: ServedGame = request.getfixturevalue(game)
    with open_page(browser, served, viewport=size_of(TABLET)) as page:
        for view in ("board-1", "board-2", "sources"):
            page.evaluate("view => { location.hash = view; }", view)
            page.wait_for_selector(f"nav a[href='#{view}'][aria-current]")
            letters = [
                it
                for it in page_measures.measure(page)["texts"]
                if it["kind"].startswith(("label", "printed", "sign", "card"))
            ]
            assert len(letters) > 20
            smallest = min(it["size"] for it in letters)
            assert smallest * CAPITALS * MILLIMETRES >= LEGIBLE, view
            assert page.evaluate("innerHeight - document.documentElement.scrollHeight") >= 0
            # Everything lies within its card, and no letter leaves its tile.
            assert page.evaluate(OUTSIDE) == [], view


OUTSIDE = """() => [...document.querySelectorAll('main .tile, main .space, main .name')]
  .filter(it => it.checkVisibility()).filter(it => {
    const card = it.closest('.board, .sources').getBoundingClientRect();
    const box = it.getBoundingClientRect();
    const label = it.querySelector('.label, .printed')?.getBoundingClientRect() ?? box;
    return box.left < card.left || box.right > card.right + 0.5 || box.top < card.top
      || box.bottom > card.bottom + 0.5 || label.left < box.left || label.right > box.right;
  }).map(it => it.textContent)"""


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_everything_is_legible_on_a_large_screen(browser: Browser, game: str) -> None:
    """Four boards beside the middle have capitals of 7.8 mm on 24 inches."""
    with serve_game(NAMES, game=game) as served:
        play_on(served, 12)
        with open_page(browser, served, viewport=size_of(SCREEN)) as page:
            size = page.evaluate(
                "parseFloat(getComputedStyle(document.querySelector('.board .label, .card'))"
                ".fontSize)"
            )
            assert size * CAPITALS * 0.277 >= 7.8


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_everything_is_legible_on_an_upright_tablet(browser: Browser, game: str) -> None:
    """Capitals of the sources have 8.5 mm, of boards 6 mm; a board alone is 80 % of the width.

    Nothing has to be scrolled, and a view leaves the turn at its place.
    """
    letters = "parts => parts.map(it => parseFloat(getComputedStyle(it).fontSize))"
    with serve_game(game=game) as served:
        play_on(served, 12)
        with open_page(browser, served) as page:
            for size in UPRIGHT_TABLETS:
                page.evaluate("location.hash = ''")
                show(page, size)
                for part, least in ((".sources", LEGIBLE), (".board", 6)):
                    found = page.locator(f"{part} span.label").evaluate_all(letters)
                    assert min(found) * CAPITALS * 0.18 >= least, (part, size)
                assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
                turn = page.locator("#turn").bounding_box()
                page.evaluate("location.hash = 'board-1'")
                page.wait_for_selector("nav a[href='#board-1'][aria-current]")
                if game == "azul":
                    assert page.evaluate(WIDTH_OF_ONE) >= 0.8
                assert page.locator("#turn").bounding_box() == turn


WIDTH_OF_ONE = """() => { const boxes = [...document.querySelectorAll(
  '#board-1 .tile, #board-1 .space')].map(it => it.getBoundingClientRect());
  return (Math.max(...boxes.map(it => it.right)) - Math.min(...boxes.map(it => it.left)))
    / innerWidth; }"""
