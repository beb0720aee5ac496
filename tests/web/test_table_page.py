"""The table page in Chromium: what it shows, and whether everybody can see and use it."""

from collections.abc import Iterator
from pathlib import Path

import looks
import page_measures
import pytest
import validators
from playwright.sync_api import Browser, Page, expect
from seat_pages import LISTEN
from served_game import ANY_PORT, Screen, ServedGame, serve_game, serve_setup
from shown_tables import Cells, expected_table, read_table
from table_pages import NAMES, TABLET, open_page, play_on

from azul_access.cli.replay import ReplayCompanion
from azul_access.cli.show import as_data
from azul_access.games.system import Expects
from azul_access.record.saved_game import load_game
from azul_access.record.setup import VIRTUAL_BAG, make_setup
from azul_access.record.timeline import build_timeline
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.replay.replay import begin_replay
from azul_access.web import table_page
from azul_access.web.host import PageHost
from azul_access.web.tokens import TABLE_PAGE
from azul_access.web.view import View

# The sizes and the colours of a page, by what they are called here.
LOOKS: dict[str, tuple[looks.Size, str]] = {
    "light": (looks.TABLET, looks.LIGHT),
    "dark": (looks.TABLET, looks.DARK),
    "narrow": (looks.NARROW, looks.LIGHT),
    "enlarged": (looks.ENLARGED, looks.LIGHT),
    "forced": (looks.TABLET, looks.FORCED),
}

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.long]


@pytest.fixture(scope="module")
def publisher() -> Iterator[ServedGame]:
    """The grey wall, and the tiles of the publisher's edition in their other colours."""
    chosen = make_setup(
        game="azul",
        names=NAMES[:2],
        first_seat=0,
        chosen={"edition": "publisher", "wall": "grey"},
        bag=VIRTUAL_BAG,
        seed=7,
        language="nl",
    )
    with serve_setup(chosen) as served:
        play_on(served, 40)
        yield served


# What it shows


@pytest.mark.parametrize(("game", "seats"), [("azul", 2), ("summer-pavilion", 2)])
def test_page_equals_show_json(page: Page, game: str, seats: int) -> None:
    """In every moment of a whole game, with moves taken back, the page shows the table.

    The HTML that the page gets is read after every move, the page in the browser now and then.
    """
    with serve_game(NAMES[:seats], game=game) as served:
        page.goto(served.table)
        played, companion = 0, served.companion
        view = View.read(TABLE_PAGE, "", {}, companion.session)
        rules = companion.session.setup.system.rules
        while rules.expects(companion.session.ledger.state).kind is not Expects.OVER:
            play_on(served, 1, seed=played)
            played += 1
            if played % 20 == 0:
                served.say("zurück")
            html = table_page.render_parts(view, served.host.pages)
            compare(served, *page_measures.read_html(html))
            if played % 10 == 0:
                wait_for_table(page, served)
                compare(served, page_measures.read_cells(page), page_measures.read_scores(page))
        assert played > 50
        wait_for_table(page, served)
        compare(served, page_measures.read_cells(page), page_measures.read_scores(page))
        expect(page.locator("#turn")).to_have_text("Spielende")


def wait_for_table(page: Page, served: ServedGame) -> None:
    """Wait until the page shows as many moves as have been made."""
    moves = len(served.companion.session.ledger.applied)
    page.wait_for_selector(f'#turn [data-moves="{moves}"]')


def compare(served: ServedGame, cells: Cells, scores: list[int]) -> None:
    session = served.companion.session
    data = as_data(session.setup, session.ledger)
    assert read_table(session.setup.system.name, cells, scores) == expected_table(data)


def test_what_changed_is_marked(page: Page) -> None:
    """Marks of a move go with the next move, and a move that is taken back has marks, too."""
    with serve_game() as served:
        page.goto(served.table)
        play_on(served, 1)
        wait_for_table(page, served)
        marked = page.locator(".changed")
        assert marked.count() >= 4
        first = marked.evaluate_all("found => found.map(it => it.closest('section').id)")
        assert {"factories", "board-1"} <= set(first)
        play_on(served, 1)
        wait_for_table(page, served)
        second = marked.evaluate_all("found => found.map(it => it.closest('section').id)")
        assert "board-1" not in second
        assert "board-2" in second
        served.say("zurück")
        wait_for_table(page, served)
        again = marked.evaluate_all("found => found.map(it => it.closest('section').id)")
        assert again == second


def test_last_announcement_is_large_and_said_once(page: Page) -> None:
    """Announcements are added to a log, and not said again when the page is loaded again."""
    page.add_init_script(f"({LISTEN})()")
    with serve_game() as served:
        page.goto(served.table)
        play_on(served, 3)
        wait_for_table(page, served)
        texts = page.locator("#news p").all_text_contents()
        page.reload()
        page.wait_for_function("() => window.isConnected")  # else it tells what it has missed
        play_on(served, 1)
        wait_for_table(page, served)
        again = page.locator("#news p")
        expect(again.nth(again.count() - 1)).to_contain_text(NAMES[1])
        shown = again.all_text_contents()
        assert len(set(shown)) == len(shown)
        assert shown[-2] == texts[-1]


def test_updates_leave_the_page_alone(page: Page) -> None:
    """Focus and elements that say the same stay as they are."""
    with serve_game() as served:
        page.goto(f"{served.table}#sources")
        page.locator("nav a").nth(1).focus()
        page.evaluate("document.querySelector('#board-2 table').dataset.mine = 'yes'")
        play_on(served, 1)
        wait_for_table(page, served)
        assert page.evaluate("document.activeElement.textContent") == "Anna"
        assert page.evaluate("location.hash") == "#sources"
        play_on(served, 1)
        wait_for_table(page, served)
        assert page.locator("#board-2 table").first.is_hidden()


def test_a_replay_is_shown(page: Page, tmp_path: Path) -> None:
    """The page of a replayed game shows the moment that is told, forwards and backwards."""
    log = tmp_path / "game.azul"
    with serve_game(log=log) as served:
        play_on(served, 6)
    saved = load_game(log)
    companion = ReplayCompanion(Screen())
    timeline = build_timeline(saved.setup, saved.ledger)
    companion.start(begin_replay(saved.setup, timeline, Settings("de", speech=SpeechOutput.OFF)))
    host = PageHost.open(companion, ANY_PORT)
    served = ServedGame(companion, Screen(), host)
    try:
        page.goto(served.table)
        for line in ("", "", "", "", "", "", "", "", "<", "runde 1"):
            companion.handle_line(line, "keyboard")
            wait_for_table(page, served)
            compare(served, page_measures.read_cells(page), page_measures.read_scores(page))
        served.say("", "")
        expect(page.locator("#news p").last).to_contain_text("Ben: ")
    finally:
        host.close()
        companion.close()
    expect(page.locator("#connection")).not_to_be_empty()


def test_page_without_script(browser: Browser, pavilion: ServedGame) -> None:
    """The whole table is there as HTML, with links to its parts."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(pavilion.table)
    assert page.locator("[data-grid=stars] .tile").count() > 5
    assert page.locator("#options").is_hidden()
    assert page.locator("nav a").first.get_attribute("href") == "#table"
    context.close()


# Whether it can be seen


@pytest.mark.parametrize(
    ("game", "names"),
    [("azul", [*LOOKS]), ("pavilion", ["light", "dark"]), ("publisher", ["light", "dark"])],
)
def test_contrast_and_width(
    browser: Browser, request: pytest.FixtureRequest, game: str, names: list[str]
) -> None:
    """Texts have 7:1, borders 3:1 at both sides, targets 44 pixels; nothing scrolls sideways."""
    served: ServedGame = request.getfixturevalue(game)
    with open_page(browser, served) as page:
        page.locator("summary").click()
        for name in names:
            looks.show(page, *LOOKS[name])
            assert page_measures.faint_texts(page) == [], name
            assert page_measures.faint_borders(page) == [], name
            sizes = page_measures.targets(page)
            assert len(sizes) > 8
            assert all(min(it.width, it.height) >= 44 for it in sizes), (name, sizes)
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, name


def test_faint_texts_and_borders_are_found(browser: Browser, azul: ServedGame) -> None:
    """The measurement reports grey text, and a border that its tile swallows."""
    with open_page(browser, azul) as page:
        page.evaluate(
            "() => { document.querySelector('#turn span').style.color = '#777';"
            "document.querySelector('.tile').style.borderColor = '#eee'; }"
        )
        assert len(page_measures.faint_texts(page)) == 1
        assert len(page_measures.faint_borders(page)) >= 1


@pytest.mark.needs(str(validators.AXE))
@pytest.mark.parametrize(
    ("game", "names"), [("azul", ["light", "enlarged"]), ("pavilion", ["dark", "narrow"])]
)
def test_axe(browser: Browser, request: pytest.FixtureRequest, game: str, names: list[str]) -> None:
    """axe finds nothing at the strictest level."""
    served: ServedGame = request.getfixturevalue(game)
    with open_page(browser, served) as page:
        for name in names:
            looks.show(page, *LOOKS[name])
            page_measures.check_axe(page)


def test_colours_are_not_needed(browser: Browser, azul: ServedGame) -> None:
    """Each label has a border of its own, also where the system chooses the colours."""
    borders = """() => Object.fromEntries([...document.querySelectorAll('.tile')].map(it => {
      const style = getComputedStyle(it);
      return [it.dataset.tile, style.borderTopStyle + style.borderTopLeftRadius]; }))"""
    with open_page(browser, azul, viewport=TABLET, forced_colors="active") as page:
        shapes = page.evaluate(borders)
        assert len(shapes) >= 5
        assert len(set(shapes.values())) == len(shapes)


def test_nothing_moves(browser: Browser, azul: ServedGame) -> None:
    with open_page(browser, azul, reduced_motion="reduce") as page:
        play_on(azul, 1)
        assert page.evaluate("document.getAnimations().length") == 0
        durations = page.evaluate(
            "[...document.querySelectorAll('*')].map(it =>"
            " getComputedStyle(it).transitionDuration + getComputedStyle(it).animationName)"
        )
        assert set(durations) == {"0snone"}


def test_print_is_dark_on_white(browser: Browser, azul: ServedGame) -> None:
    with open_page(browser, azul, color_scheme="dark") as page:
        page.emulate_media(media="print")
        assert page_measures.faint_texts(page) == []
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == (
            "rgb(255, 255, 255)"
        )
        assert page.locator("nav").is_hidden()


# Whether it can be used


def test_views_by_key_and_by_link(browser: Browser, azul: ServedGame) -> None:
    """One key or one link shows one part alone; the page keeps what it has been told to do."""
    with open_page(browser, azul, viewport=TABLET) as page:
        shown = "[...document.querySelectorAll('main > *')].filter(it => !it.hidden && it.id)"
        parts = f"{shown}.map(it => it.id)"
        assert "board-4" in page.evaluate(parts)
        page.keyboard.press("3")
        page.wait_for_selector("nav a[href='#board-3'][aria-current]")
        assert page.evaluate(parts) == ["board-3"]
        page.keyboard.press("5")
        page.wait_for_selector("nav a[href='#sources'][aria-current]")
        assert page.evaluate(parts) == ["sources"]
        page.get_by_role("link", name="Alles").press("Enter")
        page.wait_for_selector("nav a[href='#table'][aria-current]")
        assert "board-4" in page.evaluate(parts)
        # By keyboard alone: a setting turns the keys off.
        page.locator("summary").press("Enter")
        page.get_by_role("checkbox", name="Taste").press("Space")
        page.keyboard.press("3")
        assert "board-4" in page.evaluate(parts)
        dots = page.locator("#board-1 .tile .dots").first
        assert dots.is_hidden()
        page.get_by_role("checkbox", name="Braille").press("Space")
        assert dots.is_visible()
        page.reload()
        page.wait_for_selector("#options:not([hidden])", state="attached")
        assert dots.is_visible()
        assert page_measures.faint_texts(page) == []


def test_tables_have_headers_and_the_page_has_landmarks(
    browser: Browser, pavilion: ServedGame
) -> None:
    """Chromium offers landmarks, headings and tables with headers to a screen reader."""
    with open_page(browser, pavilion) as page:
        tree = page.locator("body").aria_snapshot()
    for line in (
        *("- banner:", '- navigation "View":', "- main:", '- log "Said last":'),
        *('- heading "Anna" [level=2]', '- heading "Factories" [level=3]', '- table "Stars":'),
        *('- columnheader "Space 1"', '- rowheader "the centre star"', '- table "Factory 1":'),
    ):
        assert line in tree, line
