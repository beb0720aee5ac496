"""What the page of a seat reads aloud, beside a table with a voice and without one; and sleep."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, expect
from seat_pages import SeatPage, Told, open_seat
from served_game import ServedGame, serve_game

from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.session.control.controls import SpeechOutput
from azul_access.table import screen_and_voice
from azul_access.table.speaker import open_speaker
from azul_access.web.seat_page import SECTIONS

pytestmark = pytest.mark.needs("chromium")

ANNA, BEN = 0, 1
# Notes what the voice of the browser would say.
VOICE = """window.spoken = []; speechSynthesis.speak = it => spoken.push(it.text);
  speechSynthesis.cancel = () => {};"""


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Iterator[ServedGame]:
    """A game in English whose voice can be switched on, and is not heard then."""
    monkeypatch.setattr(
        screen_and_voice,
        "open_speaker",
        lambda settings, on_fault: open_speaker(
            replace(settings, speech=SpeechOutput.OFF), on_fault
        ),
    )
    with serve_game(language="en") as game:
        yield game


def play(served: ServedGame, moves: int = 1) -> None:
    """Play moves at the keyboard, the first ones that are possible."""
    companion = served.companion
    for _ in range(moves):
        state = companion.session.ledger.state
        command = companion.session.setup.system.rules.legal_commands(state)[0]
        companion.table.handle_touch(command, state, "keyboard")


def texts(page: SeatPage) -> list[str]:
    return [text for _, text in page.heard]


def choose(page: SeatPage, **values: str) -> None:
    """Set what is read aloud, and wait until the page has taken it over."""
    page.page.evaluate("document.querySelector('.settings details').open = true")
    for name, value in values.items():
        page.page.select_option(f"#{name}", value)
    with page.page.expect_response("**/settings*"):
        page.page.click("#settings button")


def sleep(page: SeatPage) -> None:
    show(page, hidden="true")


def wake(page: SeatPage) -> None:
    show(page, hidden="false")


def show(page: SeatPage, hidden: str) -> None:
    page.page.evaluate(
        f"Object.defineProperty(document, 'hidden', {{ configurable: true, get: () => {hidden} }});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )


def ask_last(page: SeatPage) -> None:
    """Ask something, so that whatever was to be read before has been read."""
    before = len(page.heard)
    page.say("f 3")
    page.page.wait_for_function(
        "count => window.heard.slice(count).some(it => it[1].startsWith('Factory 3'))", arg=before
    )


# What is read aloud


def test_beside_a_silent_table_everything_is_read(browser: Browser, served: ServedGame) -> None:
    told = Told(served)
    with open_seat(browser, served, BEN, "en") as ben:
        expect(ben.page.locator("#speaks")).to_have_value("all")
        play(served, 2)
        ben.wait_for_heard(2)
        assert texts(ben) == told.texts("en")


def test_beside_a_table_with_a_voice(browser: Browser, served: ServedGame) -> None:
    """Answers and the own turn are read; what the table says is only shown."""
    served.say("voice on")
    told = Told(served)
    with open_seat(browser, served, BEN, "en") as ben:
        expect(ben.page.locator("#speaks")).to_have_value("mine")
        assert "Anna" in ben.ask("w")
        play(served, 2)
        assert ben.wait_for_heard(2)[1] == ("en", "It is your turn.")
        ask_last(ben)
        assert len(texts(ben)) == 3
        expect(ben.page.locator("section:has(#news)")).to_contain_text(told.texts("en")[1])


def test_the_voice_of_the_table_is_switched_while_playing(
    browser: Browser, served: ServedGame
) -> None:
    """The page follows, until its player chooses."""
    with open_seat(browser, served, ANNA, "en") as anna:
        served.say("voice on")
        expect(anna.page.locator("#speaks")).to_have_value("mine")
        served.say("voice off")
        expect(anna.page.locator("#speaks")).to_have_value("all")
        play(served)
        assert anna.wait_for_heard(1)[0][1].startswith("Anna: ")
        choose(anna, speaks="asked")
        served.say("voice on")
        served.say("voice off")
        expect(anna.page.locator("#speaks")).to_have_value("asked")
        anna.page.reload()
        expect(anna.page.locator("#speaks")).to_have_value("asked")


def test_a_page_that_is_not_to_read_still_answers(browser: Browser, served: ServedGame) -> None:
    """What its player asks, and not that a question was dropped because the game went on."""
    with open_seat(browser, served, BEN, "en") as ben:
        choose(ben, speaks="asked")
        ben.say("factroy 1")
        assert ben.wait_for_heard(1)[0][1].startswith("Did you mean")
        play(served)
        expect(ben.page.locator("#turn")).to_have_text("It is your turn.")
        ask_last(ben)
        assert len(texts(ben)) == 2


@pytest.mark.parametrize(
    ("speaks", "expected"),
    [
        ("all", ["Anna's turn.", "Anna: "]),
        ("mine", ["Anna's turn.", "It is your turn."]),
        ("asked", ["Anna's turn."]),
    ],
)
def test_the_voice_of_the_browser(
    browser: Browser, served: ServedGame, speaks: str, expected: list[str]
) -> None:
    """It says as much as a screen reader would, and a screen reader nothing."""
    with open_seat(browser, served, BEN, "en") as ben:
        ben.page.add_init_script(VOICE)
        ben.page.reload()
        ben.wait_until_connected()
        choose(ben, voice="own", speaks=speaks)
        ben.say("w")
        ben.page.wait_for_function("() => spoken.some(it => it.includes('Anna'))")
        play(served)
        expect(ben.page.locator("#turn")).to_have_text("It is your turn.")
        ben.say("f 3")
        ben.page.wait_for_function("() => spoken.some(it => it.startsWith('Factory 3'))")
        spoken = [text for text in ben.page.evaluate("spoken") if text]
        assert len(spoken) == len(expected) + 1
        assert all(text.startswith(start) for text, start in zip(spoken, expected, strict=False))
        assert texts(ben) == []


# Sleep


def test_after_a_sleep_one_sentence_sums_up(browser: Browser, served: ServedGame) -> None:
    """Who moved, the round, the scores, whose turn; the rest can be read, and asked for."""
    told = Told(served)
    with open_seat(browser, served, BEN, "en") as ben:
        missed = ben.page.locator("#missed")
        play(served)
        ben.wait_for_heard(1)
        expect(missed).to_be_hidden()
        sleep(ben)
        play(served, 6)
        wake(ben)
        expect(missed).to_be_visible()
        summary = ben.wait_for_heard(2)[1][1]
        assert summary == (
            "While this page was away: 3 moves by Anna, 3 moves by Ben; round 1; Anna 0, Ben 0; "
            "it is your turn."
        )
        expect(ben.page.locator("#last")).to_have_text(summary)
        missed.focus()
        ben.page.keyboard.press("Enter")
        expect(missed).to_be_hidden()
        expect(ben.page.locator(":focus")).to_have_text(told.texts("en")[1])
        shown = ben.page.locator("#earlier p, #news p").all_text_contents()
        expected = [*told.texts("en"), summary]
        assert shown[-len(expected) :] == expected
        assert ben.ask("<") == told.texts("en")[-1]
        assert ben.ask("<") == told.texts("en")[-2]
        assert len(texts(ben)) == 4


def test_after_a_nap_everything_is_read(browser: Browser, served: ServedGame) -> None:
    """Three announcements need no summary."""
    told = Told(served)
    with open_seat(browser, served, BEN, "en") as ben:
        sleep(ben)
        play(served, 3)
        wake(ben)
        assert [text for _, text in ben.wait_for_heard(4)][1:] == told.texts("en")
        expect(ben.page.locator("#missed")).to_be_hidden()


def test_a_summary_of_what_was_taken_back(browser: Browser, served: ServedGame) -> None:
    """Only moves that still count are counted."""
    with open_seat(browser, served, ANNA, "en") as anna:
        play(served, 2)
        anna.wait_for_heard(2)
        sleep(anna)
        served.say("u 2")
        play(served, 4)
        wake(anna)
        assert anna.wait_for_heard(3)[2][1].startswith(
            "While this page was away: 2 moves by Anna, 2 moves by Ben, moves were taken back; "
        )


def test_what_was_missed_is_spoken_by_the_browser(browser: Browser, served: ServedGame) -> None:
    """After the summary, and only if that is wanted."""
    told = Told(served)
    with open_seat(browser, served, BEN, "en") as ben:
        ben.page.add_init_script(VOICE)
        ben.page.reload()
        ben.wait_until_connected()
        choose(ben, voice="own", speaks="mine")
        sleep(ben)
        play(served, 5)
        wake(ben)
        ben.page.wait_for_function("() => spoken.some(it => it.startsWith('While'))")
        assert len([text for text in ben.page.evaluate("spoken") if text]) == 1
        ben.page.click("#missed")
        count = 1 + len(told.announcements)
        ben.page.wait_for_function("count => spoken.filter(it => it).length >= count", arg=count)
        assert len([text for text in ben.page.evaluate("spoken") if text]) == count


# Help


@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_help_is_that_of_the_page(browser: Browser, served: ServedGame, language: str) -> None:
    """It names the parts of the page as they are written there, and no keys of the keyboard."""
    phrases = load_phrases(language)
    titles = {name: f"web-seat-{name}" for name in SECTIONS if name in ("ask", "settings")}
    with open_seat(browser, served, BEN, language) as ben:
        now = ben.ask("h")
        assert "Anna" in now
        help_text = ben.wait_for_heard(2)[1][1]
        for name in ("web-choose", *titles.values()):
            assert phrases.render(phrase(name), Verbosity.NORMAL, Form.SHOW) in help_text
        assert not any(word in help_text for word in ("Enter", "q ", "Taste", "toets"))
