"""The stream of server-sent events that keeps an open page up to date.

The kinds of events, each with JSON values as its data:

- `news`: one announcement: `paragraphs`, a list of texts, in the language `lang`; on the page of a
  seat also `speech`, the same for a voice; `kind`: "all" for everybody, "own" for this page alone,
  "answer" to what was said there; `turn`: how the page says that its player's turn begins, or
  nothing; `late`: whether it was missed and summed up, so that it is read only if that is wanted
- `voice`: on the page of a seat, whether the `table` has a voice
- `table`: the parts of the page that show the table: HTML by the id of an element
- `missed`: before the announcements that a page missed: their `count`, and a `text` that says so
- `beat`: nothing new; a page that hears none for long has lost its connection
- `end`: the game was left; `gone`: the page's token was taken back

The id of an event is RUN.NUMBER.MOVES: the run of the program, the number of the newest event that
the page has got, and how many moves were made then. Only an event that tells something has one.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from azul_access.language.phrase import Form, phrase
from azul_access.session import Session
from azul_access.session.output.announcements import GameAnnouncement, Message
from azul_access.web import seat_page, table_page
from azul_access.web.away import MOST_READ, sum_up
from azul_access.web.events import PageEvent
from azul_access.web.pages import Pages
from azul_access.web.seat_words import begin_turn
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
            has_voice = pages.table_has_voice
            if view.page.seat is not None:
                yield encode("voice", None, {"table": has_voice})
            late = 0  # the events up to the one with this number are summed up
            if last is not None:
                is_same_run = last.run == pages.run
                earlier = [] if is_same_run else pages.list_earlier(last.moves)
                number = last.number if is_same_run else 0
                kept = pages.events.list_after(number, view.listener)
                missed = [*earlier, *kept.events]
                if is_much(view, missed):
                    late = kept.number
                    if not is_same_run:
                        yield encode("missed", None, self._missed(view, "web-restarted", 0))
                    await asyncio.to_thread(self._sum_up, view, missed, last.moves)
                elif missed or not is_same_run:
                    name = "web-missed" if is_same_run else "web-restarted"
                    yield encode("missed", None, self._missed(view, name, len(missed)))
                for text in self._catch_up(view, last, earlier, is_late=bool(late)):
                    yield text
            while pages.tokens.get(view.page) == view.token and not pages.is_closing:
                something_new.clear()
                session, version = pages.session, pages.version(view)
                if view.page.seat is not None and has_voice != pages.table_has_voice:
                    has_voice = pages.table_has_voice
                    yield encode("voice", None, {"table": has_voice})
                events, lost, number = pages.events.list_after(number, view.listener)
                if lost:
                    yield encode("missed", None, self._missed(view, "web-lost", lost))
                for event in events:
                    is_late = event.number <= late and event.listener is None
                    yield encode("news", self._identify(event), self._news(view, event, is_late))
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

    def _sum_up(self, view: View, missed: Sequence[PageEvent], moves: int) -> None:
        """Tell the page what happened while it was away. Waits for the companion."""
        _, session = self._pages.localize(view, self._pages.session)
        summary = Message((sum_up(session, missed, moves),))
        self._pages.conversations.find(view).announce_alone(summary)

    def _catch_up(
        self, view: View, last: EventId, earlier: Sequence[PageEvent], *, is_late: bool
    ) -> Iterator[bytes]:
        """The moves that were saved before this run of the program began.

        Until these are told, the ids are those of the other run, so that a page that is interrupted
        goes on with the next of them.
        """
        for event in earlier:
            identity = last._replace(moves=last.moves + 1)
            last = identity
            yield encode("news", identity, self._news(view, event, is_late))

    def _identify(self, event: PageEvent) -> EventId:
        return EventId(self._pages.run, event.number, len(event.session.ledger.applied))

    def _news(self, view: View, event: PageEvent, is_late: bool = False) -> dict[str, object]:
        """An announcement as texts to read, on the page of a seat also as texts to speak."""
        view, session = self._pages.localize(view, event.session)
        values: dict[str, object] = {"lang": view.language}
        values["paragraphs"] = view.render_announcement(session, event.announcement)
        if view.page.seat is not None:
            is_own = event.listener is not None
            values["kind"] = "answer" if event.is_answer else "own" if is_own else "all"
            values["speech"] = view.render_announcement(session, event.announcement, Form.SAY)
            turn = begin_turn(session, event.announcement)
            values["turn"] = [view.render(text) for text in turn]
            values["late"] = is_late
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


def is_much(view: View, missed: Sequence[PageEvent]) -> bool:
    """Whether a seat's page missed so much of the game that it is summed up."""
    told = [event for event in missed if isinstance(event.announcement, GameAnnouncement)]
    return view.page.seat is not None and len(told) > MOST_READ


def encode(kind: str, identity: EventId | None, values: object) -> bytes:
    """An event as bytes of a stream."""
    head = "" if identity is None else f"id: {identity}\n"
    return f"{head}event: {kind}\ndata: {json.dumps(values)}\n\n".encode()
