"""A braille display as an output channel and input of the game.

A thread reads the events of the display: keys go to the reader, whose effects go to the companion,
and new frames go back. Each failure is reported once. The game goes on without the display, which
is filled again when it is back. The companion never waits for the display.
"""

import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import assert_never

from azul_access.braille import effects
from azul_access.braille.bindings import Bindings, load_bindings, typed_cell
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.cells.translation import find_tables, has_table
from azul_access.braille.discovery import AUTO, FoundDisplay, can_change, find_display
from azul_access.braille.reader import Reader
from azul_access.braille.reports import describe_display, describe_loss
from azul_access.errors import AccessError
from azul_access.language.phrase import Phrase, Verbosity, phrase
from azul_access.session import Session
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.output.announcements import Announcement
from azul_access.session.session import Owner
from azul_access.table.companion import Companion
from azul_access.table.participant import Participant
from firmware_protocol.chords import Chords
from firmware_protocol.connection import Connection
from firmware_protocol.errors import Fault, Reason
from firmware_protocol.events import Event, Identified
from firmware_protocol.link import Lost

SOURCE = "braille"
POLL_SECONDS = 0.2
SEARCH_SECONDS = 4.0  # between two searches
CLOSE_SECONDS = 2.0
# The port itself is gone; plugged in again, the display may have another one.
_PORT_GONE = (Reason.PORT_GONE, Reason.PORT_MISSING, Reason.PORT_FAILED, Reason.BRLAPI_CLOSED)


class BrailleDisplay:
    """An output channel of a companion that has started.

    `left` is True after the player has left the game with the display.
    """

    def __init__(
        self,
        companion: Companion,
        address: str,
        key_folder: Path | None = None,
        on_quit: Callable[[], None] = lambda: None,
        on_listen: Callable[[], None] = lambda: None,
        find: Callable[[str], FoundDisplay | Lost | None] = find_display,
        owner: Owner | None = None,
        *,
        asks_owner: bool = False,
        on_owner: Callable[["BrailleDisplay", Owner | None], None] | None = None,
    ) -> None:
        """`address` is as in `find_display`; `key_folder` may hold key files of the player.
        Without an `owner` the display shares the conversation of the table. If it `asks_owner`, its
        reader is asked once whose it is; `on_owner` gets the answer and calls `give_to`.

        `on_quit` is called when the player quits, `on_listen` when a key starts the
        microphone.
        """
        self.has_quit = False
        size = DisplaySize(1, 1)  # until the display is there
        self.reader = Reader(companion.session, size, is_beginning=companion.table.is_beginning)
        self.bindings = Bindings({})
        self.connection: Connection | None = None
        self.is_connected = False
        self.lock = threading.RLock()  # for the reader; never held while the companion is called
        self._companion = companion
        self.address = address
        self.owner = owner
        self._asks_owner = asks_owner
        self._on_owner = on_owner
        self._key_folder = key_folder
        self._on_quit = on_quit
        self._on_listen = on_listen
        self._find = find
        self._chords = Chords()
        self._is_loss_reported = False
        self._is_outdated = False  # the display does not yet show the session
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="braille", daemon=True)
        self._participant = self._take_part(owner)
        self._offer_tables()
        self._thread.start()

    def give_to(self, owner: Owner | None) -> None:
        """Let the display belong to somebody else; None is the whole table."""
        self._companion.part_from(self._participant, self)
        self.owner, self._asks_owner = owner, False
        self._participant = self._take_part(owner)
        with self.lock:
            self.reader.content.release()
            self._refresh()

    def _take_part(self, owner: Owner | None) -> Participant:
        if owner is None:
            return self._companion.add_output(self)
        table = self._companion.session.settings
        settings = replace(table, verbosity=Verbosity.TERSE, amounts=(), speech=SpeechOutput.OFF)
        return self._companion.join(owner, settings, self)

    # Output of the companion

    def update_session(self, session: Session) -> None:
        """Take over the session; usually an announcement follows, and one frame shows both."""
        with self.lock:
            self.reader.update_session(session, is_answer=self._is_answer())
            self._is_outdated = True

    def announce(self, announcement: Announcement, *, is_shared: bool) -> None:
        with self.lock:
            self.reader.announce(announcement, is_answer=self._is_answer())
            self._refresh()

    def announce_phrases(self, phrases: Sequence[Phrase]) -> None:
        with self.lock:
            self.reader.announce_phrases(phrases, is_answer=self._is_answer())
            self._refresh()

    def _is_answer(self) -> bool:
        """Whether the companion announces what a key of this display led to."""
        return threading.current_thread() is self._thread

    def close(self) -> None:
        """Disconnect the display and end its thread; the game may go on."""
        self._closing.set()
        if self.connection is not None:
            self.connection.close()
        if threading.current_thread() is not self._thread:
            self._thread.join(CLOSE_SECONDS)

    # Events of the display

    def _run(self) -> None:
        """Thread: connect to the display and handle its events until `close`."""
        while not self._closing.is_set():
            try:
                if self.connection is None:
                    self._connect()
                else:
                    self._handle_event(self.connection.events.get(timeout=POLL_SECONDS))
            except queue.Empty:
                with self.lock:
                    if self._is_outdated:
                        self._refresh()
            except Exception as error:  # a fault of ours must not end the thread
                self._report(phrase("error-internal", detail=type(error).__name__))

    def _offer_tables(self) -> None:
        """Let users choose among the tables of this computer; tell if the chosen one is missing."""
        self._companion.set_braille_tables(find_tables())
        settings = self._companion.session.settings
        table = settings.braille_table(settings.language)
        if table and not has_table(table):
            self._report(phrase("braille-table-missing", table=table))

    def _connect(self) -> None:
        """Search for the display; if there is none, report so once and wait."""
        try:
            result = self._find(self.address)
        except Exception as error:
            result = Lost(Fault(Reason.INTERNAL, self.address, detail=type(error).__name__))
        if self._closing.is_set():
            return
        if isinstance(result, FoundDisplay):
            self.bindings = self._load_bindings(result.family)
            self.connection = result.connect()
            return
        if isinstance(result, Lost):
            self._handle_event(result)
        else:
            self._report_loss(describe_loss(None))
        self._closing.wait(SEARCH_SECONDS)

    def _load_bindings(self, family: str) -> Bindings:
        """Load the keys of a family; report and ignore a faulty file of the player."""
        try:
            return load_bindings(family, self._key_folder)
        except AccessError as error:
            slots = {name: str(value) for name, value in error.slots.items()}
            self._report(phrase(f"error-{error.reason.value}", **slots))
            return load_bindings(family)

    def _handle_event(self, event: Event) -> None:
        chord = self._chords.handle(event)
        match event:
            case Identified():
                self._identify(event)
            case Lost():
                self._lose(event)
        if chord:
            self._press(chord)

    def _identify(self, event: Identified) -> None:
        """Take over the size of the display, and report a new one."""
        with self.lock:
            size = DisplaySize(event.rows, event.columns, event.status, event.dots)
            self.reader.resize(size)
            was_connected, self.is_connected = self.is_connected, True
            if self._asks_owner and not was_connected:
                self.reader.ask_owner()
            self._is_loss_reported = False
            self._refresh()
        if not was_connected:
            self._report(describe_display(event))

    def _lose(self, lost: Lost) -> None:
        """Report that the display is lost, and search again if another one may have come."""
        self.is_connected = False
        fault = lost.fault
        self._report_loss(describe_loss(lost))
        # At a port that is back the display is searched for when it does not answer as before.
        is_elsewhere = self.address == AUTO and fault.reason in _PORT_GONE
        if is_elsewhere or (fault.reason is Reason.SILENT and can_change(self.address)):
            connection, self.connection = self.connection, None
            if connection is not None:
                connection.close()

    def _report_loss(self, text: Phrase) -> None:
        """Report once, until the display is back."""
        if not self._is_loss_reported:
            self._is_loss_reported = True
            self._report(text)

    def _report(self, text: Phrase) -> None:
        self._companion.say_and_show([text])

    def _press(self, chord: frozenset[str]) -> None:
        with self.lock:
            press = self.bindings.find_action(chord)
            effect = self._type(chord) if press is None else self.reader.press(press)
            if not isinstance(effect, effects.SendText | effects.PlayCommand):
                self._refresh()
        # Without the lock, because the companion answers through this output channel.
        if effect is not None:
            self._perform(effect)

    def _type(self, chord: frozenset[str]) -> effects.Effect | None:
        """Type a chord of dots or the space bar alone; other chords have no binding."""
        typed = typed_cell(chord)
        return self.reader.press_unbound() if typed is None else self.reader.type(typed)

    def _perform(self, effect: effects.Effect) -> None:
        match effect:
            case effects.SendText(candidates):
                self._continue(self._participant.handle_candidates(candidates, SOURCE))
            case effects.PlayCommand(command, state):
                self._continue(self._participant.handle_touch(command, state, SOURCE))
            case effects.ExplainKey(explanation):
                self._report(explanation)
            case effects.TakeDisplay(player):
                owner = None if player is None else Owner(player)
                if self._on_owner is not None:
                    self._on_owner(self, owner)
            case effects.StartListening():
                self._companion.silence()
                self._on_listen()
            case _:
                assert_never(effect)

    def _continue(self, game_goes_on: bool) -> None:
        """Show the result of an effect, or end if the player has quit."""
        with self.lock:
            self._refresh()
        if not game_goes_on:
            self.has_quit = True
            self._closing.set()
            self._on_quit()

    def _refresh(self) -> None:
        self._is_outdated = False
        connection = self.connection
        if self.is_connected and connection is not None:
            connection.show(self.reader.frame())
