"""The page of a seat in Chromium: who hears what, and how a player moves."""

from collections.abc import Iterator
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, Route, expect
from recorded_moves import list_moves, load_game, make_setup
from seat_pages import FOCUSED, OFFERED, Told, open_seat
from served_game import ServedGame, serve_game, serve_setup
from swallowing_proxy import open_proxy

from azul_access.games.system import Expects
from azul_access.session import begin_game, handle_line
from azul_access.session.control.settings import Settings

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.long]

ANNA, BEN = 0, 1
LANGUAGES = ("de", "en", "nl")


@pytest.fixture
def served() -> Iterator[ServedGame]:
    with serve_game() as game:
        yield game


def play(served: ServedGame, moves: int = 1) -> None:
    """Play moves at the keyboard, the first ones that are possible."""
    companion = served.companion
    for _ in range(moves):
        state = companion.session.ledger.state
        command = companion.session.setup.system.rules.legal_commands(state)[0]
        companion.table.handle_touch(command, state, "keyboard")


# What is heard


def test_three_pages_in_three_languages(browser: Browser, served: ServedGame) -> None:
    """Each announcement is heard exactly once, in order, and five at once are, too."""
    told = Told(served)
    with (
        open_seat(browser, served, ANNA, "de") as german,
        open_seat(browser, served, BEN, "en") as english,
        open_seat(browser, served, BEN, "nl") as dutch,
    ):
        play(served)
        served.say("u")
        play(served, 5)
        for page, language in zip((german, english, dutch), LANGUAGES, strict=True):
            expected = [(language, text) for text in told.texts(language)]
            assert len(told.announcements) == 7
            assert page.wait_for_heard(len(expected)) == expected
            assert page.page.locator("#last").inner_text() == expected[-1][1]


def test_answers_are_heard_on_the_page_that_asked(browser: Browser, served: ServedGame) -> None:
    """Not on the other player's page, nor on another page of the same player, nor at the table."""
    told = Told(served)
    with (
        open_seat(browser, served, ANNA) as anna,
        open_seat(browser, served, BEN, "en") as ben,
        open_seat(browser, served, BEN) as other,
    ):
        screen = list(served.screen.lines)
        assert ben.ask("f 1").startswith("Factory 1: ")
        assert ben.ask("Nonsense!").startswith("I do not know “Nonsense”.")
        assert "Anna" in ben.ask("whose turn?")
        ben.page.get_by_role("button", name="My board").click()
        assert ben.wait_for_heard(4)[3][1].startswith("Ben has 0 points.")
        assert served.screen.lines == screen
        play(served)
        (move,) = told.texts("de")
        assert anna.wait_for_heard(1) == other.wait_for_heard(1) == [("de", move)]


def test_a_seat_moves_for_itself_only(browser: Browser, served: ServedGame) -> None:
    with open_seat(browser, served, BEN, "en") as ben:
        moves = len(served.companion.session.ledger.applied)
        assert ben.ask("1r2").endswith("Here you only move for Ben.")
        expect(ben.page.locator(OFFERED)).to_have_count(0)
        assert len(served.companion.session.ledger.applied) == moves
        play(served)
        expect(ben.page.locator("#turn")).to_have_text("It is your turn.")
        expect(ben.page.locator(OFFERED).first).to_be_visible()


def test_undo_says_who_did_it(browser: Browser, served: ServedGame) -> None:
    with open_seat(browser, served, ANNA) as anna, open_seat(browser, served, BEN, "en") as ben:
        play(served)
        anna.wait_for_heard(1)
        ben.page.get_by_role("button", name="Undo").click()
        assert anna.wait_for_heard(2)[1][1].startswith("Ben: Zurückgenommen: Anna, ")
        assert ben.wait_for_heard(2)[1][1].startswith("Ben: Taken back: Anna, ")
        assert served.screen.lines[-1].startswith("Ben: Zurückgenommen: Anna, ")


def test_a_question_is_answered_by_buttons(browser: Browser, served: ServedGame) -> None:
    """A question that a page has caused is for this page alone."""
    with open_seat(browser, served, ANNA) as anna, open_seat(browser, served, BEN) as ben:
        ben.say("manufatkur 1")
        expect(ben.page.locator(OFFERED)).to_have_text(["Ja", "Nein"])
        expect(anna.page.locator("#choices")).not_to_contain_text("Nein")
        ben.page.get_by_role("button", name="Nein").click()
        expect(ben.page.locator(OFFERED)).to_have_count(0)
        assert served.companion.session.expected.kind is Expects.TURN


# Focus


def test_updates_leave_the_focus(browser: Browser, served: ServedGame) -> None:
    """In the field it stays; where its button is gone, it is at the title of the choices."""
    with open_seat(browser, served, ANNA) as anna:
        page = anna.page
        page.focus("#text")
        page.keyboard.type("1r")
        play(served)
        anna.wait_for_heard(1)
        assert page.evaluate("document.activeElement.id") == "text"
        assert page.input_value("#text") == "1r"
        play(served)
        button = page.locator(OFFERED).nth(1)
        button.focus()
        anna.conversation.announce(anna.conversation.session.reminder)
        anna.wait_for_heard(3)
        assert button.evaluate("it => it === document.activeElement")
        play(served)
        page.wait_for_function(FOCUSED)


def test_all_by_keyboard(browser: Browser, served: ServedGame) -> None:
    """A move with Tab and Enter alone; each step begins at the title of its choices."""
    with open_seat(browser, served, ANNA) as anna:
        page = anna.page
        page.focus("#choices-title")
        page.keyboard.press("Tab")
        for _ in range(2):  # the tiles and the row
            page.keyboard.press("Enter")
            page.wait_for_function(FOCUSED)
            page.keyboard.press("Tab")
        expect(page.locator(":focus")).to_have_text("Zug machen")
        page.keyboard.press("Enter")
        anna.wait_for_heard(1)
        assert len(served.companion.session.ledger.applied) == 6


# Sleep, lost connections, reloading


def test_a_line_without_connection_is_sent_again(browser: Browser, served: ServedGame) -> None:
    """It counts once, and what was missed is heard once."""
    told = Told(served)
    with open_proxy(served.seat(ANNA)) as proxy:
        address = proxy.lead(served.seat(ANNA))
        with open_seat(browser, served, ANNA, address=address) as anna:
            play(served, 2)
            anna.wait_for_heard(2)
            proxy.swallow()
            play(served, 2)
            anna.say("u")
            anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
            expected = 2 + 1 + 2 + 1
            heard = [text for _, text in anna.wait_for_heard(expected)]
            assert heard[2].startswith("Während diese Seite weg war, gab es ")
            assert [*heard[:2], *heard[3:]] == told.texts("de")
            assert heard[-1].startswith("Anna: Zurückgenommen")
            assert len(served.companion.session.ledger.undone) == 1


def test_a_dead_stream_is_noticed_by_the_next_move(browser: Browser, served: ServedGame) -> None:
    """After a change of the network a request gets through, but its answer never comes."""
    with open_proxy(served.seat(ANNA)) as proxy:
        address = proxy.lead(served.seat(ANNA))
        with open_seat(browser, served, ANNA, address=address) as anna:
            anna.page.clock.install()
            proxy.swallow()
            anna.say("w")
            # Far less than the time after which a silent stream counts as lost.
            anna.page.clock.run_for(1_100)
            anna.wait_for_heard(2)
            expect(anna.page.locator("#news")).to_contain_text("Anna ist dran")
            expect(anna.page.locator("#text")).to_have_value("")


def test_a_line_that_is_not_sent_stays_in_its_field(browser: Browser, served: ServedGame) -> None:
    """It is named within three seconds; sent again by hand, it counts once."""
    with open_seat(browser, served, ANNA) as anna:
        field = anna.page.locator("#text")
        taken: list[str] = []
        before = len(served.companion.session.ledger.applied)

        def lose(route: Route) -> None:
            """Every request gets through, and no answer comes back."""
            taken.append(parse_qs(route.request.post_data or "")["request"][0])
            if len(taken) == 1:
                route.fetch()
            route.abort()

        anna.page.clock.install()
        anna.page.route("**/say?*", lose)
        anna.say("1r2")
        anna.page.clock.run_for(3_000)
        assert any(
            text == "Noch nicht gesendet, diese Seite versucht es weiter: 1r2"
            for _, text in anna.wait_for_heard(2)
        )
        expect(field).to_have_value("1r2")
        for _ in range(30):
            anna.page.clock.run_for(1_000)
        unsent = "Nicht gesendet. Bitte noch einmal senden: 1r2"
        anna.page.wait_for_function(
            "text => window.heard.some(([, it]) => it.trim() === text)", arg=unsent
        )
        expect(field).to_have_value("1r2")
        anna.page.unroute("**/say?*")
        field.press("Enter")
        expect(field).to_have_value("")
        assert len(set(taken)) == 1
        assert len(served.companion.session.ledger.applied) == before + 1


def test_pages_of_one_browser_have_shown_their_own(browser: Browser, served: ServedGame) -> None:
    """What another page of the same browser has shown is still missed by the one that slept."""
    with open_seat(browser, served, ANNA) as anna:
        other = anna.page.context.new_page()
        other.goto(served.seat(ANNA))
        other.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
        other.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        play(served, 1)
        anna.wait_for_heard(1)
        other.reload()
        expect(other.locator("section:has(#news)")).to_contain_text("von Manufaktur")


def test_a_page_that_is_loaded_again(browser: Browser, served: ServedGame) -> None:
    """What came meanwhile is heard, and stands on the page once."""
    told = Told(served)
    with open_seat(browser, served, ANNA) as anna:
        play(served)
        anna.wait_for_heard(1)
        anna.page.goto("about:blank")
        play(served, 2)
        anna.page.goto(served.seat(ANNA))
        heard = anna.wait_for_heard(3)
        assert [text for _, text in heard[1:]] == told.texts("de")[1:]
        shown = anna.page.locator("#earlier p, #news p").all_text_contents()
        assert len(set(shown)) == len(shown)


# Settings


def test_settings_are_kept_in_the_browser(browser: Browser, served: ServedGame) -> None:
    """Another language loads the page again; a line may choose it, too."""
    with open_seat(browser, served, ANNA) as anna:
        page = anna.page
        page.click("#settings-title")
        page.select_option("#language", "nl")
        page.select_option("#verbosity", "terse")
        page.click("#settings button")
        expect(page.locator("html")).to_have_attribute("lang", "nl")
        other = page.context.new_page()
        other.goto(served.seat(ANNA))
        expect(other.locator("html")).to_have_attribute("lang", "nl")
        expect(other.locator("#verbosity")).to_have_value("terse")
        page.fill("#text", "english")
        page.press("#text", "Enter")
        expect(page.locator("html")).to_have_attribute("lang", "en")
        assert served.companion.session.settings.language == "de"


def test_colours_are_named_where_somebody_wants_it(browser: Browser, served: ServedGame) -> None:
    """By a setting or a line; the browser keeps it, and the table goes on without."""
    with open_seat(browser, served, ANNA, "en") as anna:
        page = anna.page
        wall = page.locator(".own table.wall")
        expect(wall).not_to_contain_text("red")
        page.click("#settings-title")
        page.select_option("#names", "true")
        page.click("#settings button")
        expect(wall).to_contain_text("R red")
        expect(page.get_by_role("button", name="row 1: free").first).to_be_attached()
        other = page.context.new_page()
        other.goto(served.seat(ANNA))
        expect(other.locator(".own table.wall")).to_contain_text("R red")
        anna.say("colour names off")
        expect(wall).not_to_contain_text("red")
        assert not served.companion.session.settings.colour_names


def test_the_browser_reads_aloud(browser: Browser, served: ServedGame) -> None:
    """Then the log is silent for screen readers; answers come at once, moves in order."""
    stub = """window.spoken = []; speechSynthesis.speak = it => spoken.push([it.lang, it.text]);
      speechSynthesis.cancel = () => spoken.push('cancel');"""
    with open_seat(browser, served, ANNA, "en") as anna:
        page = anna.page
        page.add_init_script(stub)
        page.reload()
        anna.wait_until_connected()
        page.click("#settings-title")
        page.select_option("#voice", "own")
        page.click("#settings button")
        expect(page.locator("#news")).to_have_attribute("aria-live", "off")
        anna.say("w")
        page.wait_for_function('() => spoken.some(it => it[1] === "Anna\'s turn.")')
        play(served)
        page.wait_for_function("() => spoken.some(it => it[1].startsWith('Anna: '))")
        spoken = page.evaluate("spoken.filter(it => it[1] !== '')")
        assert spoken[:2] == ["cancel", ["en", "Anna's turn."]]
        assert spoken[2][1].startswith("Anna: ")
        assert anna.heard == []


def test_page_without_script(browser: Browser, served: ServedGame) -> None:
    """Lines and moves work as forms, and the answer stands on the page."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(served.seat(ANNA))
    page.fill("#text", "wer")
    page.press("#text", "Enter")
    expect(page.locator("#last")).to_have_text("Anna ist dran.")
    while page.get_by_role("button", name="Zug machen").count() == 0:
        page.locator(OFFERED).first.click()
    page.get_by_role("button", name="Zug machen").click()
    expect(page.locator("#turn")).to_have_text("Ben ist dran.")
    context.close()


# Whole games


@pytest.mark.parametrize("file", ["azul-coloured", "summer-pavilion-coloured"])
def test_a_game_played_on_two_pages(
    browser: Browser, request: pytest.FixtureRequest, file: str
) -> None:
    """One player types, the other one touches; the game is the recorded one in the end."""
    game = load_game(file)
    setup = make_setup(game, "de")
    rounds = 99 if request.config.getoption("--thorough") else 1
    moves = list_moves(game, rounds)
    session = begin_game(setup, Settings("de")).session
    with (
        serve_setup(setup) as served,
        open_seat(browser, served, ANNA, "de") as anna,
        open_seat(browser, served, BEN, "en") as ben,
    ):
        companion = served.companion
        for number, move in enumerate(moves, 1):
            before, session = session, handle_line(session, move.text("de"), "test").session
            applied = session.ledger.applied[-1]
            assert len(session.ledger.applied) == number
            is_anna = before.expected.kind is Expects.FILL or before.expected.player == ANNA
            if is_anna:
                anna.say(move.text("de"))
            else:
                ben.touch(applied.command)
            anna.page.wait_for_selector(f"[data-moves='{number}']", state="attached")
        assert companion.session.ledger.state == session.ledger.state
