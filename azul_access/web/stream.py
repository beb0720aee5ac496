"""The stream of server-sent events that keeps an open page up to date.

The kinds of events, each with JSON values as its data:

- `news`: one announcement: `paragraphs`, a list of texts, in the language `lang`
- `table`: the parts of the page that show the table: HTML by the id of an element
- `missed`: before the announcements that a page missed: their `count`, how many `lost` ones are not
  kept any more, whether the program was `restarted` meanwhile, and all of it as a `text`
- `beat`: nothing new; a page that hears none for long has lost its connection
- `end`: the game was left; `gone`: the page's token was taken back

The id of an event is RUN.NUMBER.MOVES: the run of the program, the number of the newest event that
the page has got, and how many moves were made then.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import NamedTuple

from azul_access.language.phrase import phrase
from azul_access.web import seat_page, table_page
from azul_access.web.events import Missed, PageEvent
from azul_access.web.pages import Pages
from azul_access.web.tokens import PageKind
from azul_access.web.view import View

RETRY_MILLISECONDS = 500
BEAT_SECONDS = 10.0


class EventId(NamedTuple):
    run: str
    number: int
    moves: int

    def __str__(self) -> str:
        return f"{self.run}.{self.number}.{self.moves}"


def read_event_id(text: str) -> EventId | None:
    """The id that a page has sent; None for anything else."""
    match text.split("."):
        case [run, number, moves] if number.isascii() and moves.isascii():
            if number.isdecimal() and moves.isdecimal() and len(text) < 60:
                return EventId(run, int(number), int(moves))
    return None


class Streams:
    """The open streams of all pages. Only for the server's thread, but for `wake`."""

    def __init__(self, pages: Pages, loop: asyncio.AbstractEventLoop) -> None:
        self._pages = pages
        self._loop = loop
        self._waiting: set[asyncio.Event] = set()

    def wake(self) -> None:
        """Let all streams look for something new. For any thread."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wake)

    def _wake(self) -> None:
        for event in self._waiting:
            event.set()

    async def open(self, view: View, last: EventId | None) -> AsyncIterator[bytes]:
        """The events of a page from the one after `last` on, or from now on."""
        pages = self._pages
        something_new = asyncio.Event()
        self._waiting.add(something_new)
        try:
            yield f"retry: {RETRY_MILLISECONDS}\n\n".encode()
            restarted = last is not None and last.run != pages.run
            number = pages.events.number if last is None else 0 if restarted else last.number
            shown, is_catching_up = None, last is not None
            while pages.tokens.get(view.page) == view.token and not pages.is_closing:
                something_new.clear()
                session, missed = pages.session, pages.events.list_after(number, view.page)
                number = missed.number
                here = EventId(pages.run, number, len(session.ledger.applied))
                if missed.lost or (is_catching_up and (missed.events or restarted)):
                    yield encode("missed", here, describe_missed(view, missed, restarted))
                is_catching_up = restarted = False
                for event in missed.events:
                    yield encode("news", here._replace(number=event.number), news(view, event))
                if session is not shown:
                    yield encode("table", here, render_parts(view, pages))
                    shown = session
                try:
                    await asyncio.wait_for(something_new.wait(), BEAT_SECONDS)
                except TimeoutError:
                    yield encode("beat", here, {})
            yield encode("end" if pages.is_closing else "gone", None, {})
        finally:
            self._waiting.discard(something_new)


def encode(kind: str, identity: EventId | None, values: object) -> bytes:
    """An event as bytes of a stream."""
    head = "" if identity is None else f"id: {identity}\n"
    return f"{head}event: {kind}\ndata: {json.dumps(values)}\n\n".encode()


def news(view: View, event: PageEvent) -> dict[str, object]:
    paragraphs = view.render_announcement(event.session, event.announcement)
    return {"lang": view.language, "paragraphs": paragraphs, "number": event.number}


def describe_missed(view: View, missed: Missed, restarted: bool) -> dict[str, object]:
    count = len(missed.events) + missed.lost
    name = "web-restarted" if restarted else "web-missed"
    text = view.render(phrase(name, count=count))
    return {"count": count, "lost": missed.lost, "restarted": restarted, "text": text}


def render_parts(view: View, pages: Pages) -> dict[str, str]:
    """The parts of a page that change with the session."""
    if view.page.kind is PageKind.SEAT:
        return seat_page.render_parts(view, pages)
    return table_page.render_parts(view, pages)
