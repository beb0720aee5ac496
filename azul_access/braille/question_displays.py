"""Braille displays before a game: what is asked at the console stands on them, too.

Each display has a thread that looks for it and reads its keys, so one that is not there delays
nothing. When the game begins, it takes over the displays that were found (`find`).
"""

import queue
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from azul_access.braille.bindings import Bindings, load_bindings, typed_cell
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.cells.rendering import Renderer
from azul_access.braille.discovery import FoundDisplay
from azul_access.braille.questions import Question, QuestionReader
from azul_access.braille.reports import describe_display, describe_loss, describe_search
from azul_access.errors import AccessError
from azul_access.language.phrase import Phrase
from azul_access.session.control.settings import Settings
from firmware_protocol.chords import Chords
from firmware_protocol.connection import Connection
from firmware_protocol.events import Event, Identified
from firmware_protocol.link import Lost

POLL_SECONDS = 0.1
SEARCH_SECONDS = 2.0  # between two searches
Find = Callable[[str], FoundDisplay | Lost | None]
# Gets what a display answers: texts, the most likely first.
OnAnswer = Callable[[tuple[str, ...]], None]
# Gets what is to be said about the connection: that a display is there, or why it is not.
Report = Callable[[Sequence[Phrase]], None]


class QuestionDisplay:
    """One display; `hand_over` ends its part."""

    def __init__(
        self,
        address: str,
        find: Find,
        key_folder: Path | None,
        on_answer: OnAnswer,
        report: Report = lambda _: None,
    ) -> None:
        self.reader = QuestionReader()
        self.lock = threading.Lock()  # for the reader; not held while an answer is given
        self._address = address
        self._find = find
        self._key_folder = key_folder
        self._on_answer = on_answer
        self._report = report
        self._is_loss_reported = False
        self._found: FoundDisplay | None = None
        self._connection: Connection | None = None
        self._identified: Identified | None = None  # the newest; None while the display is away
        self._bindings = Bindings({})
        self._chords = Chords()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="braille-questions", daemon=True)
        self._thread.start()

    def refresh(self) -> None:
        """Show the state of the reader."""
        with self.lock:
            if self._connection is not None and self._identified is not None:
                self._connection.show(self.reader.frame())

    def hand_over(self) -> FoundDisplay | None:
        """End the questions here; returns the display with its open connection, if it is there.

        A search that goes on is waited for.
        """
        self._closing.set()
        self._thread.join()
        found, connection = self._found, self._connection
        self._connection = None
        if found is None or connection is None:
            return None
        if self._identified is not None:
            _put_first(connection.events, self._identified)
        return FoundDisplay(found.family, lambda: connection)

    def close(self) -> None:
        """Disconnect the display, unless it was handed over."""
        self._closing.set()
        connection = self._connection
        if connection is not None:
            connection.close()

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                if self._connection is None:
                    self._connect()
                else:
                    self._handle_event(self._connection.events.get(timeout=POLL_SECONDS))
            except queue.Empty:
                continue
            except Exception:  # the game reports what is wrong with a display
                self._closing.wait(SEARCH_SECONDS)

    def _connect(self) -> None:
        result = self._find(self._address)
        if self._closing.is_set() and not isinstance(result, FoundDisplay):
            return
        if not isinstance(result, FoundDisplay):
            self._report_loss(result)
            self._closing.wait(SEARCH_SECONDS)
            return
        try:
            self._bindings = load_bindings(result.family, self._key_folder)
        except AccessError:  # a faulty file of the player, which the game reports
            self._bindings = load_bindings(result.family)
        self._found, self._connection = result, result.connect()

    def _handle_event(self, event: Event) -> None:
        chord = self._chords.handle(event)
        match event:
            case Identified():
                if self._identified is None:
                    self._report([describe_display(event)])
                self._identified, self._is_loss_reported = event, False
                size = DisplaySize(event.rows, event.columns, event.status, event.dots)
                with self.lock:
                    self.reader.resize(size)
            case Lost():
                self._identified = None
                self._report_loss(event)
        answer = self._press(chord) if chord else None
        self.refresh()
        if answer is not None:
            self._on_answer(answer)

    def _report_loss(self, lost: Lost | None) -> None:
        """Report once, until the display is there."""
        if not self._is_loss_reported:
            self._is_loss_reported = True
            self._report([describe_loss(lost), describe_search(self._address)])

    def _press(self, chord: frozenset[str]) -> tuple[str, ...] | None:
        with self.lock:
            press = self._bindings.find_action(chord)
            if press is not None:
                return self.reader.press(press)
            if (typed := typed_cell(chord)) is not None:
                self.reader.type(typed)
            return None


class QuestionDisplays:
    """All displays before a game, each at an address."""

    def __init__(
        self,
        addresses: Sequence[str],
        find: Find,
        key_folder: Path | None,
        report: Report = lambda _: None,
    ) -> None:
        """`find` looks for a display at an address, as `find_display`.

        `report` is called on the threads of displays; where a game takes displays over, it reports.
        """
        self._find = find
        self._on_answer: OnAnswer = lambda _: None
        self._displays = {
            address: QuestionDisplay(address, find, key_folder, self._answer, report)
            for address in addresses
        }

    def show_question(
        self,
        question: Question,
        settings: Settings,
        on_answer: OnAnswer,
    ) -> None:
        """Show a question; `on_answer` is called on the thread of a display, maybe often."""
        self._on_answer = on_answer
        renderer = _renderer_of(settings)
        for display in self._displays.values():
            with display.lock:
                display.reader.show_question(question, renderer)
            display.refresh()

    def show_answer(self, phrases: Sequence[Phrase], settings: Settings) -> None:
        """Show what was answered at the console, before the question."""
        renderer = _renderer_of(settings)
        for display in self._displays.values():
            with display.lock:
                display.reader.show_answer(phrases, renderer)
            display.refresh()

    def find(self, address: str) -> FoundDisplay | Lost | None:
        """Return the display that was found here already, or look for one. For any thread."""
        display = self._displays.pop(address, None)
        found = None if display is None else display.hand_over()
        return self._find(address) if found is None else found

    def close(self) -> None:
        """Disconnect all displays that were not handed over."""
        for display in self._displays.values():
            display.close()

    def _answer(self, texts: tuple[str, ...]) -> None:
        """Pass an answer on to whoever asks now."""
        self._on_answer(texts)


def _renderer_of(settings: Settings) -> Renderer:
    return Renderer(settings.language, settings.braille_table(settings.language))


def _put_first(events: "queue.SimpleQueue[Event]", first: Event) -> None:
    """Put an event before those that wait; nobody else takes events meanwhile."""
    waiting = []
    while not events.empty():
        waiting.append(events.get())
    for event in (first, *waiting):
        events.put(event)
