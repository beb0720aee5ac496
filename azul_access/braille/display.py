"""A braille display at the table: keys go to its reader and on to the companion, frames come back.

One thread hears the display. Whatever is wrong with it is said once; the game goes on, and the
display is filled again when it is back. The table never waits for it.
"""

import threading
from collections.abc import Callable, Sequence

from azul_access.braille.bindings import Bindings
from azul_access.braille.reader import Act, Explain, Hear, Reader, Size
from azul_access.companion import Companion
from azul_access.narration import Announcement
from azul_access.phrase import Phrase, phrase
from azul_access.session import Session
from firmware_protocol import keys
from firmware_protocol.chords import Chords
from firmware_protocol.connection import Connection
from firmware_protocol.events import Event, Identified
from firmware_protocol.link import Lost

BY = "braille"


class Display:
    """Attached to a companion that has begun. `connect` opens the display."""

    def __init__(
        self, companion: Companion, connect: Callable[[], Connection], bindings: Bindings
    ) -> None:
        self._companion = companion
        self._bindings = bindings
        self._reader = Reader(companion.session, Size(1, 1))
        self._lock = threading.RLock()
        self._chords = Chords()
        self._there = False
        self._told_lost = False
        self._leave = threading.Event()
        self._connection = connect()
        companion.attach(self)
        self._thread = threading.Thread(target=self._hear, name="braille", daemon=True)
        self._thread.start()

    # What the companion says

    def use(self, session: Session) -> None:
        with self._lock:
            self._reader.use(session)
            self._refresh()

    def tell(self, announcement: Announcement) -> None:
        with self._lock:
            self._reader.tell(announcement)
            self._refresh()

    def say(self, phrases: Sequence[Phrase]) -> None:
        with self._lock:
            self._reader.say(phrases)
            self._refresh()

    def close(self) -> None:
        """Leave the display; the game may go on without it."""
        self._leave.set()
        self._connection.close()

    # What the display says

    def _hear(self) -> None:
        while not self._leave.is_set():
            try:
                event = self._connection.events.get(timeout=0.2)
            except Exception:  # queue.Empty: look whether to leave
                continue
            try:
                self._heed(event)
            except Exception as error:  # a mistake of ours must not silence the display for good
                self._companion.say([phrase("error-internal", detail=type(error).__name__)])

    def _heed(self, event: Event) -> None:
        chord = self._chords.hear(event)
        match event:
            case Identified(model=model, rows=rows, columns=columns, status=status, dots=dots):
                with self._lock:
                    self._reader.resize(Size(rows, columns, status, dots))
                    first, self._there, self._told_lost = not self._there, True, False
                    self._refresh()
                if first:
                    told = phrase("braille-there", model=model, rows=rows, columns=columns)
                    self._companion.say([told])
            case Lost():
                self._there = False
                if not self._told_lost:
                    self._told_lost = True
                    name = f"braille-lost-{event.fault.reason.value}"
                    self._companion.say([phrase(name, port=event.fault.slots["port"])])
        if chord:
            self._press(chord)

    def _press(self, chord: frozenset[str]) -> None:
        with self._lock:
            action = self._bindings.action(chord)
            effect = None
            if action is not None:
                effect = self._reader.press(action)
            else:
                self._type(chord)
            self._refresh()
        # Outside of the lock: the companion answers by telling us.
        match effect:
            case Hear(readings):
                self._go_on(self._companion.hear_any(readings, BY))
            case Act(command):
                self._go_on(self._companion.act(command, BY))
            case Explain(told):
                self._companion.say([told])

    def _go_on(self, going: bool) -> None:
        if not going:
            self._leave.set()

    def _type(self, chord: frozenset[str]) -> None:
        """A chord of dots, or the space bar alone; anything else is no text."""
        dots = [keys.number(key, "dot") for key in chord]
        if chord == {"space"}:
            self._reader.type(0)
        elif all(dots):
            self._reader.type(sum(1 << (dot - 1) for dot in dots))

    def _refresh(self) -> None:
        if self._there:
            self._connection.show(self._reader.frame())


