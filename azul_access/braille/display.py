"""A braille display at the table: keys go to its reader and on to the companion, frames come back.

One thread hears the display. Whatever is wrong with it is said once; the game goes on, and the
display is filled again when it is back. The table never waits for it.
"""

import queue
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from azul_access.braille.bindings import Bindings, load_bindings
from azul_access.braille.discovery import AUTO, FoundDisplay, find_display
from azul_access.braille.effects import Effect, ExplainKey, PlayCommand, SendText, StartListening
from azul_access.braille.reader import Reader
from azul_access.braille.size import DisplaySize
from azul_access.errors import AccessError
from azul_access.language.phrase import Phrase, phrase
from azul_access.session import Session
from azul_access.session.narration import Announcement
from azul_access.table.companion import Companion
from firmware_protocol import keys
from firmware_protocol.chords import Chords
from firmware_protocol.connection import Connection
from firmware_protocol.errors import Fault, Reason
from firmware_protocol.events import Event, Identified
from firmware_protocol.link import Lost

BY = "braille"
TICK_SECONDS = 0.2
LOOK_AGAIN_SECONDS = 4.0
CLOSE_SECONDS = 2.0
# The port itself is gone: plugged in again, the display may have another one.
_GONE = (Reason.PORT_GONE, Reason.PORT_MISSING, Reason.PORT_FAILED, Reason.BRLAPI_CLOSED)


class BrailleDisplay:
    """Attached to a companion that has begun. `wanted` is as in `finding.find`; `own` the folder
    where a player may keep key files. `on_quit` is called when the game was left from the display,
    `on_listen` when a key asks for an ear.
    """

    def __init__(
        self,
        companion: Companion,
        wanted: str,
        own: Path | None = None,
        on_quit: Callable[[], None] = lambda: None,
        on_listen: Callable[[], None] = lambda: None,
        look: Callable[[str], FoundDisplay | Lost | None] = find_display,
    ) -> None:
        self.left = False
        self._companion = companion
        self._wanted = wanted
        self._own = own
        self._on_quit = on_quit
        self._on_listen = on_listen
        self._look = look
        self._bindings = Bindings({})
        self._reader = Reader(companion.session, DisplaySize(1, 1))
        self._lock = threading.RLock()  # never held while the companion is called
        self._chords = Chords()
        self._connection: Connection | None = None
        self._there = False
        self._told_lost = False
        self._stale = False  # something has changed that is not on the display yet
        self._leave = threading.Event()
        companion.add_output(self)
        self._thread = threading.Thread(target=self._hear, name="braille", daemon=True)
        self._thread.start()

    # What the companion says

    def update_session(self, session: Session) -> None:
        """What has changed is told in a moment, and one frame is enough for both."""
        with self._lock:
            self._reader.use(session)
            self._stale = True

    def announce(self, announcement: Announcement) -> None:
        with self._lock:
            self._reader.tell(announcement)
            self._refresh()

    def announce_phrases(self, phrases: Sequence[Phrase]) -> None:
        with self._lock:
            self._reader.say(phrases)
            self._refresh()

    def close(self) -> None:
        """Leave the display; the game may go on without it."""
        self._leave.set()
        if self._connection is not None:
            self._connection.close()
        if threading.current_thread() is not self._thread:
            self._thread.join(CLOSE_SECONDS)

    # What the display says

    def _hear(self) -> None:
        """Thread: find the display, then heed it until the end."""
        while not self._leave.is_set():
            try:
                if self._connection is None:
                    self._find()
                    continue
                self._heed(self._connection.events.get(timeout=TICK_SECONDS))
            except queue.Empty:
                with self._lock:
                    if self._stale:
                        self._refresh()
            except Exception as error:  # a mistake of ours must not silence the display for good
                self._companion.say_and_show(
                    [phrase("error-internal", detail=type(error).__name__)]
                )

    def _find(self) -> None:
        """Look for the display; where there is none, say so once and look again later."""
        try:
            found = self._look(self._wanted)
        except Exception as error:
            found = Lost(Fault(Reason.INTERNAL, self._wanted, detail=type(error).__name__))
        if self._leave.is_set():
            return
        if isinstance(found, FoundDisplay):
            self._bindings = self._keys(found.family)
            self._connection = found.connect()
            return
        if isinstance(found, Lost):
            self._heed(found)
        elif not self._told_lost:
            self._told_lost = True
            self._companion.say_and_show([phrase("braille-none")])
        self._leave.wait(LOOK_AGAIN_SECONDS)

    def _keys(self, family: str) -> Bindings:
        """The family's keys; a player's file that cannot be used is told and left out."""
        try:
            return load_bindings(family, self._own)
        except AccessError as why:
            slots = {name: str(value) for name, value in why.slots.items()}
            self._companion.say_and_show([phrase(f"error-{why.reason.value}", **slots)])
            return load_bindings(family)

    def _heed(self, event: Event) -> None:
        chord = self._chords.handle(event)
        match event:
            case Identified(model=model, rows=rows, columns=columns, status=status, dots=dots):
                with self._lock:
                    self._reader.resize(DisplaySize(rows, columns, status, dots))
                    first, self._there, self._told_lost = not self._there, True, False
                    self._refresh()
                if first:
                    told = phrase("braille-connected", model=model, rows=rows, columns=columns)
                    self._companion.say_and_show([told])
            case Lost():
                self._there = False
                if not self._told_lost:
                    self._told_lost = True
                    fault = event.fault
                    told = phrase(f"braille-lost-{fault.reason.value}", port=fault.slots["port"])
                    self._companion.say_and_show([told])
                if self._wanted == AUTO and event.fault.reason in _GONE:
                    self._let_go()
        if chord:
            self._press(chord)

    def _let_go(self) -> None:
        """Look for a display anew, at all ports."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _press(self, chord: frozenset[str]) -> None:
        with self._lock:
            action = self._bindings.action(chord)
            if action is not None:
                effect = self._reader.press(action)
            else:
                effect = self._type(chord)
            if not isinstance(effect, SendText | PlayCommand):
                self._refresh()
        # Outside of the lock: the companion answers by telling us.
        match effect:
            case SendText(readings):
                self._go_on(self._companion.handle_readings(readings, BY))
            case PlayCommand(command, state):
                self._go_on(self._companion.handle_touch(command, state, BY))
            case ExplainKey(told):
                self._companion.say_and_show([told])
            case StartListening():
                self._companion.silence()
                self._on_listen()

    def _go_on(self, going: bool) -> None:
        with self._lock:
            self._refresh()
        if not going:
            self.left = True
            self._leave.set()
            self._on_quit()

    def _type(self, chord: frozenset[str]) -> Effect | None:
        """A chord of dots, or the space bar alone; anything else is no text."""
        dots = [keys.number(key, "dot") for key in chord]
        if chord == {"space"}:
            return self._reader.type(0)
        if all(dots):
            return self._reader.type(sum(1 << (dot - 1) for dot in dots))
        return self._reader.idle_key()

    def _refresh(self) -> None:
        self._stale = False
        connection = self._connection
        if self._there and connection is not None:
            connection.show(self._reader.frame())
