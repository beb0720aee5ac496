"""The streams of events: each page gets what is for it, once, in order and in its language."""

from contextlib import ExitStack
from urllib.parse import urlencode

import pytest
from plain_client import Event, open_stream, request
from served_game import serve_game

from azul_access.web import stream as streams
from azul_access.web.events import CAPACITY
from azul_access.web.stream import EventId, read_event_id

MOVES = ("1r2", "1b2", "1x2", "1o2", "1s2")
TAKES = {"de": "von Manufaktur", "en": "from factory", "nl": "van fabriek"}


def test_every_page_in_its_language() -> None:
    """Three pages at the same time; one of them is told less."""
    with serve_game() as served, ExitStack() as opened:
        pages = {
            language: opened.enter_context(
                open_stream(served.table, query=f"?language={language}&verbosity=normal")
            )
            for language in TAKES
        }
        brief = opened.enter_context(open_stream(served.table, query="?verbosity=terse"))
        for page in (*pages.values(), brief):
            page.read_until("table")
        served.say(*MOVES)
        texts = {language: page.read_texts("Anna")[-1] for language, page in pages.items()}
        assert all(TAKES[language] in text for language, text in texts.items())
        assert len(brief.read_texts("Anna")[-1]) < len(texts["de"])


def test_five_announcements_at_once() -> None:
    """They come in order, each once, with ids that count up."""
    with serve_game() as served, open_stream(served.table) as page:
        page.read_until("table")
        served.say("1r2; 2r3; u; 2r4; u 2")
        events: list[Event] = []
        while len(events) < 5:
            events += [event for event in page.read_until("news") if event.kind == "news"]
        ids = [read_event_id(event.identity) for event in events]
        numbers = [identity.number for identity in ids if identity is not None]
        assert len(numbers) == 5
        assert numbers == sorted(set(numbers))
        told = [text for event in events for text in event.values["paragraphs"]]
        assert "Anna: " in told[0]
        assert "Anna ist dran" in told[-1]


def test_an_answer_is_for_one_page_alone() -> None:
    """Another page of the same player does not get it, nor do the onlookers; a move all get."""
    with serve_game() as served, ExitStack() as opened:
        asking, other = (
            opened.enter_context(open_stream(served.seat(0), query=f"?tab={tab}")) for tab in "ab"
        )
        table = opened.enter_context(open_stream(served.table))
        for page in (asking, other, table):
            page.read_until("table")
        for text in ("Beutel", *MOVES):
            body = urlencode({"text": text}).encode()
            address = f"{served.seat(0)}/say?tab=a"
            assert request(address, "POST", body=body).status in (200, 303)
        assert any("Beutel" in text for text in asking.read_texts("Anna: "))
        for page in (other, table):
            assert not any("Beutel" in text for text in page.read_texts("Anna: "))


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "x",
            "..",
            "a.b.c",
            "1.2",
            "1.2.3.4",
            "a.-1.0",
            "a.1.-1",
            "a.1.0" + "0" * 99,
        ),
        *("nobody.5.3", "nobody.999999.999999"),
    ],
)
def test_ids_of_nobody(text: str) -> None:
    """A page that says nonsense gets the table, and no more than everything."""
    with serve_game() as served, open_stream(served.table, after=text) as page:
        events = page.read_until("table")
    assert len(events) <= 2 + len(served.companion.session.ledger.applied)


def test_ids_are_read_as_they_are_written() -> None:
    """A page sends back what it got."""
    identity = EventId("ab12", 7, 3)
    assert read_event_id(str(identity)) == identity
    assert read_event_id("ab12.٧.3") is None


def test_more_than_is_kept() -> None:
    """A page that was away for very long is told that not everything is left."""
    with serve_game(language="en") as served:
        with open_stream(served.table) as page:
            seen = page.read_until("table")[-1].identity
        for _ in range(CAPACITY // 2 + 20):
            served.say("1r2", "u")
        with open_stream(served.table, after=seen) as page:
            events = page.read_until("table")
    told = [event.values["text"] for event in events if event.kind == "missed"]
    assert any("no longer kept" in text for text in told)
    assert len([event for event in events if event.kind == "news"]) == CAPACITY


def test_a_page_hears_that_it_is_connected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while nothing happens, as an event, which scripts can see."""
    monkeypatch.setattr(streams, "BEAT_SECONDS", 0.05)
    with serve_game() as served, open_stream(served.table) as page:
        assert page.read_until("beat")[-1].values == {}
