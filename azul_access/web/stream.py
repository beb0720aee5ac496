"""The stream of server-sent events that keeps an open page up to date.

The kinds of events, each with JSON values as its data:

- `news`: one announcement: `paragraphs`, a list of texts, in the language `lang`; on the page of a
  seat also `speech`, the same for a voice, and whether it is for this page alone, `own`
- `table`: the parts of the page that show the table: HTML by the id of an element
- `missed`: before the announcements that a page missed: their `count`, and a `text` that says so
- `beat`: nothing new; a page that hears none for long has lost its connection
- `end`: the game was left; `gone`: the page's token was taken back

The id of an event is RUN.NUMBER.MOVES: the run of the program, the number of the newest event that
the page has got, and how many moves were made then. Only an event that tells something has one.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from typing import NamedTuple

from azul_access.language.phrase import Form, phrase
from azul_access.session import Session
from azul_access.web import seat_page, table_page
from azul_access.web.events import PageEvent
from azul_access.web.pages import Pages
from azul_access.web.tokens import PageKind
from azul_access.web.view import View

RETRY_MILLISECONDS = 500
BEAT_SECONDS = 10.0
# The terminal and the voice come first: they are rendered meanwhile by the thread of the companion.
PAUSE_SECONDS = 0.01


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
        self._is_due = False
        self._rendered_session: Session | None = None
        self._rendered: dict[tuple[View, int], dict[str, str]] = {}

    def wake(self) -> None:
        """Let all streams look for something new, soon. For any thread."""
        if not self._is_due:
            self._is_due = True
            with suppress(RuntimeError):  # the server has stopped
                self._loop.call_soon_threadsafe(self._loop.call_later, PAUSE_SECONDS, self._wake)

    def _wake(self) -> None:
        self._is_due = False
        for event in self._waiting:
            event.set()

    async def open(self, view: View, last: EventId | None) -> AsyncIterator[bytes]:
        """The events of a page from the one after `last` on, or from now on."""
        pages = self._pages
        something_new = asyncio.Event()
        self._waiting.add(something_new)
        try:
            yield f"retry: {RETRY_MILLISECONDS}\n\n".encode()
            await asyncio.to_thread(pages.attach, view)  # waits for the companion
            number, shown, shown_version = pages.events.number, None, 0
            if last is not None and last.run == pages.run:
                number = last.number
                if missed := pages.events.list_after(number, view.listener).events:
                    yield encode("missed", None, self._missed(view, "web-missed", len(missed)))
            elif last is not None:
                for text in self._catch_up(view, last):
                    yield text
                number = 0
            while pages.tokens.get(view.page) == view.token and not pages.is_closing:
                something_new.clear()
                session, version = pages.session, pages.version(view)
                events, lost, number = pages.events.list_after(number, view.listener)
                if lost:
                    yield encode("missed", None, self._missed(view, "web-lost", lost))
                for event in events:
                    yield encode("news", self._identify(event), self._news(view, event))
                if session is not shown or version != shown_version:
                    here = EventId(pages.run, number, len(session.ledger.applied))
                    yield encode("table", here, self._parts(view, session, version))
                    shown, shown_version = session, version
                try:
                    await asyncio.wait_for(something_new.wait(), BEAT_SECONDS)
                except TimeoutError:
                    yield encode("beat", None, {})
            yield encode("end" if pages.is_closing else "gone", None, {})
        finally:
            self._waiting.discard(something_new)

    def _catch_up(self, view: View, last: EventId) -> Iterator[bytes]:
        """What a page missed that was open while another run of the program served it.

        First the moves that were saved before this run began. Until these are told, the ids are
        those of the other run, so that a page that is interrupted goes on with the next of them.
        """
        earlier = self._pages.list_earlier(last.moves)
        count = len(earlier) + len(self._pages.events.list_after(0, view.listener).events)
        yield encode("missed", None, self._missed(view, "web-restarted", count))
        for event in earlier:
            identity = last._replace(moves=last.moves + 1)
            last = identity
            yield encode("news", identity, self._news(view, event))

    def _identify(self, event: PageEvent) -> EventId:
        return EventId(self._pages.run, event.number, len(event.session.ledger.applied))

    def _news(self, view: View, event: PageEvent) -> dict[str, object]:
        """An announcement as texts to read, on the page of a seat also as texts to speak."""
        view, session = self._pages.localize(view, event.session)
        values: dict[str, object] = {"lang": view.language}
        values["paragraphs"] = view.render_announcement(session, event.announcement)
        if view.page.seat is not None:
            values["own"] = event.listener is not None
            values["speech"] = view.render_announcement(session, event.announcement, Form.SAY)
        return values

    def _missed(self, view: View, name: str, count: int) -> dict[str, object]:
        view, _ = self._pages.localize(view, self._pages.session)
        return {
            "count": count,
            "text": view.render(phrase(name, count=count)),
            "lang": view.language,
        }

    def _parts(self, view: View, session: Session, version: int) -> dict[str, str]:
        """The parts of a page that change with the session, rendered once for equal pages."""
        if self._rendered_session is not session:
            self._rendered_session = session
            self._rendered.clear()
        if (view, version) not in self._rendered:
            room = seat_page if view.page.kind is PageKind.SEAT else table_page
            self._rendered[view, version] = room.render_parts(view, self._pages)
        return self._rendered[view, version]


def encode(kind: str, identity: EventId | None, values: object) -> bytes:
    """An event as bytes of a stream."""
    head = "" if identity is None else f"id: {identity}\n"
    return f"{head}event: {kind}\ndata: {json.dumps(values)}\n\n".encode()
