"""Joining without eyes: codes of five digits, the address by ear, and a name for the computer."""

from collections.abc import Iterator
from urllib.parse import urlencode, urlsplit

import page_measures
import pytest
from plain_client import Reply, request
from playwright.sync_api import Page, expect
from program_runs import sentence
from served_game import ServedGame, serve_game

from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.web import join_codes, local_name, wrong_tokens
from azul_access.web.addresses import ServerPlace, find_host, spell_address
from azul_access.web.join_codes import JoinCodes
from azul_access.web.local_name import LocalName
from azul_access.web.tokens import TABLE_PAGE, PageKind
from azul_access.web.tokens import Page as OfPage

ANNA, BEN = OfPage(PageKind.SEAT, 0), OfPage(PageKind.SEAT, 1)


@pytest.fixture
def served() -> Iterator[ServedGame]:
    with serve_game() as game:
        yield game


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def join(served: ServedGame, code: str, **headers: str) -> Reply:
    body = urlencode({"code": code}).encode()
    return request(served.table, "POST", "/join", body, headers)


def code_of(served: ServedGame, player: str) -> str:
    """The digits that were told last for a page."""
    told = [line for line in served.screen.lines if line.startswith(f"{player}, ")]
    return told[-1].rpartition(": ")[2].rstrip(".")


# Codes


def test_a_code_is_for_one_device() -> None:
    """It leads to its page once; signs between the digits do not matter."""
    codes = JoinCodes()
    first, second = codes.make(ANNA), codes.make(BEN)
    assert first != second
    assert codes.make(ANNA) == first  # asked for again by somebody who did not hear it
    assert codes.use(" ".join(first)) == ANNA
    assert codes.use(first) is None
    assert codes.use("-".join(second)) == BEN


def test_a_code_lasts_ten_minutes() -> None:
    """Who asks again late gets a new one, so that there is time to type it."""
    clock = Clock()
    codes = JoinCodes(clock)
    first = codes.make(ANNA)
    clock.now += 599
    assert codes.use(first) == ANNA
    first = codes.make(ANNA)
    clock.now += 600
    assert codes.use(first) is None
    first = codes.make(ANNA)
    clock.now += 301
    second = codes.make(ANNA)
    assert second != first
    assert codes.use(first) is None
    assert codes.use(second) == ANNA


def test_ten_guesses_end_all_codes() -> None:
    """Nine do not; and new codes can be guessed ten times again."""
    ended: list[bool] = []
    codes = JoinCodes()
    codes.on_end = lambda: ended.append(True)
    for _ in range(2):
        code, other = codes.make(ANNA), codes.make(BEN)
        wrong = next(text for text in ("00000", "11111", "22222") if text not in (code, other))
        for _ in range(9):
            assert codes.use(wrong) is None
        assert codes.use(code) == ANNA
        assert codes.use(wrong) is None
        assert codes.use(other) is None
    assert len(ended) == 2


@pytest.mark.parametrize("text", ["", "x", "٤٧١٩٢", "4719", "471920", "\0", "4" * 4000])
def test_no_codes(text: str) -> None:
    codes = JoinCodes()
    codes.make(ANNA)
    assert codes.use(text) is None


# The page where they are typed


def test_a_code_leads_to_its_page(served: ServedGame) -> None:
    """The long address is the answer to a right code, and to no other."""
    served.say("Code Anna")
    code = code_of(served, "Anna")
    reply = join(served, code)
    assert (reply.status, reply.headers["location"]) == (303, urlsplit(served.seat(0)).path)
    again = join(served, code)
    assert (again.status, "location" in again.headers) == (200, False)
    assert sentence("de", "web-join-wrong") in again.text


def test_guesses_are_slowed_and_end_the_codes(
    served: ServedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table hears that the codes have ended, and new ones count."""
    monkeypatch.setattr(wrong_tokens, "DELAY_SECONDS", 0.01)
    monkeypatch.setattr(join_codes, "_random_digits", iter(("47192", "36925")).__next__)
    served.say("Code Anna")
    for number in range(join_codes.MOST_GUESSES):
        assert join(served, f"{number:05}").status == 200
    assert served.screen.lines[-1] == sentence("de", "web-codes-ended")
    assert join(served, "47192").status == 200
    served.say("Code Anna")
    assert join(served, "36925").status == 303


def test_wrong_codes_are_answered_late() -> None:
    """From the second one of an address on."""
    wrong = wrong_tokens.WrongTokens(allowed=1)
    assert [wrong.note("192.0.2.1", "code") for _ in range(3)] == [0.0, 2.0, 2.0]
    assert wrong.note("192.0.2.2", "code") == 0.0


def test_another_website_cannot_join(served: ServedGame) -> None:
    served.say("Code Anna")
    assert join(served, code_of(served, "Anna"), Origin="http://example.org").status == 403


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("nl-BE,nl;q=0.9,en;q=0.8", "nl"), ("fr,en;q=0.5", "en"), ("", "de"), ("xx,;,", "de")],
)
def test_the_page_speaks_the_language_of_the_browser(
    served: ServedGame, accepted: str, language: str
) -> None:
    """It names nobody; without a language that there is, it has that of the table."""
    reply = request(served.table, path="/", headers={"Accept-Language": accepted})
    assert reply.status == 200
    assert f'<html lang="{language}">' in reply.text
    assert sentence(language, "web-join-label") in reply.text
    assert "Anna" not in reply.text


# What the program says

COMMANDS = {
    "de": "Seiten;Code von Anna;Adresse von Anna;Adresse;QR",
    "en": "pages;code of Anna;address of Anna;address;qr",
    "nl": "pagina’s;code van Anna;adres van Anna;adres;qr",
}


@pytest.mark.parametrize("language", COMMANDS)
def test_the_commands(language: str) -> None:
    """Codes are told for all or one; the address alone tells no code."""
    with serve_game(language=language) as served:

        def told(line: str) -> list[str]:
            served.screen.lines.clear()
            served.say(line)
            return served.screen.lines

        everything, one, address_of_one, address, codes = COMMANDS[language].split(";")
        place = urlsplit(served.table).netloc
        join_at = sentence(language, "web-join-at", address=place, spelled=())
        lines = told(everything)
        assert lines[0] == join_at
        anna = sentence(
            language,
            "web-code",
            page="Anna",
            digits=" ".join(served.host.pages.join_codes.make(ANNA)),
        )
        assert anna in lines
        assert sum("http" in line for line in lines) == 3
        lines = told(one)
        assert anna in lines
        assert sum("http" in line for line in lines) == 1
        lines = told(address_of_one)
        assert lines == [join_at, f"Anna: {served.seat(0)}"]
        assert told(address)[0] == join_at
        assert any(served.computer in line for line in told(codes))
        assert len(served.screen.pictures) == 3


@pytest.mark.parametrize(
    ("language", "address", "spoken"),
    [
        ("de", "192.168.1.20:8450", "1 9 2 Punkt 1 6 8 Punkt 1 Punkt 2 0 Doppelpunkt 8 4 5 0"),
        ("en", "azul.local:8450", "azul dot local colon 8 4 5 0"),
        ("nl", "[fd0c::2]:80", "haakje open f d 0 c dubbele punt dubbele punt 2 haakje sluiten"),
    ],
)
def test_an_address_by_ear(language: str, address: str, spoken: str) -> None:
    """Digit by digit, with a pause after each; names as words."""
    text = load_phrases(language).render(
        phrase("web-join-at", address=address, spelled=spell_address(address)),
        *(Verbosity.NORMAL, Form.SAY),
    )
    assert spoken in text.replace(",", "")


def test_codes_end_with_their_address(served: ServedGame) -> None:
    served.say("Code Anna")
    code = code_of(served, "Anna")
    served.say("Seiten neu Anna")
    assert join(served, code).status == 200


# The name of the computer


def test_names_by_multicast(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first name leads here; a second game gets the second name; both end with their game."""
    host = find_host(ServerPlace(in_network=True))
    if host is None or host.startswith("["):
        pytest.skip("this computer is in no network of IPv4")
    first = LocalName("192.0.2.77", 8450)
    first.wait(30)
    if first.get() is None:
        first.close()
        pytest.skip("this system allows no multicast")
    # The answer to the search comes at once, but a busy machine may be late.
    monkeypatch.setattr(local_name, "_SEARCH_MILLISECONDS", 20_000)
    second = LocalName("192.0.2.78", 8451)
    second.wait(60)
    assert first.get() != second.get()
    assert second.get() is not None
    for name in (first, second):
        name.close()
        assert name.get() is None


def test_a_system_without_it() -> None:
    """There is no name, and nothing fails."""

    name = LocalName("192.0.2.77", 8450)
    name.wait(30)
    assert name.get() is None
    name.close()


@pytest.mark.needs("chromium")
def test_by_keyboard_in_a_browser(page: Page, served: ServedGame) -> None:
    """Type the digits, press Enter; later the bare address leads back to the page."""
    served.say("Code Anna")
    bare = f"http://{urlsplit(served.table).netloc}/"
    page.goto(bare)
    expect(page.locator("#code")).to_be_focused()
    page_measures.check_axe(page)
    page.keyboard.type("00 000")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    page_measures.check_axe(page)
    page.keyboard.type(code_of(served, "Anna"))
    page.keyboard.press("Enter")
    expect(page).to_have_url(served.seat(0))
    # The page remembers itself when its scripts run, which is before it is loaded.
    page.wait_for_load_state()
    page.goto(bare)
    page.locator("#again a").click()
    expect(page).to_have_url(served.seat(0))
    served.say("Seiten neu Anna")
    page.goto(bare)
    expect(page.locator("#code")).to_be_focused()
    expect(page.locator("#again")).to_be_hidden()


def test_codes_of_the_onlookers(served: ServedGame) -> None:
    served.say("Code Zuschauer")
    digits = served.host.pages.join_codes.make(TABLE_PAGE)
    assert join(served, digits).headers["location"] == urlsplit(served.table).path
