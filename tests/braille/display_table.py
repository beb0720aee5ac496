"""A game with an emulated braille display, whose keys a test presses.

The program's own display, the connection with its threads, and the bytes of the protocol are in
use. Nothing sleeps: a test waits until the display has handled a key and the emulator has a frame.
"""

import queue
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pytest
from fake_table import start_game

from azul_access.braille.actions import KeyAction
from azul_access.braille.bindings import Bindings, Chord
from azul_access.braille.discovery import FoundDisplay, find_display
from azul_access.braille.display import BrailleDisplay
from azul_access.braille.screen.signs import text_columns
from azul_access.record.setup import Setup
from firmware_protocol.cells import dots, to_unicode
from firmware_protocol.codecs.canute import wire as canute
from firmware_protocol.codecs.codec import SerialLine
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.connection import Connection
from firmware_protocol.emulator import Emulator
from firmware_protocol.errors import Fault, PortError
from firmware_protocol.events import Event, Shown

TIMEOUT_SECONDS = 60.0  # seconds for what takes milliseconds on an idle machine
FAST_LINE = SerialLine(10_000_000, "N")


class ObservedDisplay(BrailleDisplay):
    """Puts each chord into a queue after handling it."""

    def __init__(self, *args: Any, **options: Any) -> None:
        self.handled: queue.SimpleQueue[Chord] = queue.SimpleQueue()
        super().__init__(*args, **options)

    def _press(self, chord: Chord) -> None:
        super()._press(chord)
        self.handled.put(chord)


class DisplayTable:
    """`port` is an address for `find_display`; without it the emulator is connected directly."""

    def __init__(
        self,
        setup: Setup,
        codec: str,
        columns: int = 0,
        *,
        model: str = "",
        port: str = "",
        key_folder: Path | None = None,
    ) -> None:
        self.companion, self.console, self.log = start_game(setup)
        self.emulators: list[Emulator] = []
        self.presses = 0  # of keys or chords
        self.refusal: Fault | None = None  # why the port cannot be opened
        self._codec = CODECS[codec]._replace(line=FAST_LINE)
        self._columns, self._model = columns, model
        self._changed = threading.Event()
        self.display = ObservedDisplay(
            self.companion,
            port or "emulator",
            key_folder,
            find=find_display if port else self._find,
        )
        if port:
            self.wait_until(lambda: self.display.is_connected)
            connection: Any = self.display.connection
            emulator = connection._transport.port.display
            emulator._report = self._note_event
            self.emulators.append(emulator)
        self.settle()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.display.close()

    @property
    def emulator(self) -> Emulator:
        return self.emulators[-1]

    @property
    def keys(self) -> set[str]:
        """The keys of the display."""
        return set(self.emulator.device.keys)

    @property
    def state(self) -> Any:
        return self.companion.session.ledger.state

    @property
    def columns(self) -> int:
        return self.display.reader.content.size.columns

    @property
    def shows_message(self) -> bool:
        return self.display.reader.content.messages.current is not None

    @property
    def line(self) -> bytes:
        """The text of the first row, without the signs behind it."""
        return self.settle()[0][: text_columns(self.display.reader.content.size)]

    @property
    def line_text(self) -> str:
        """The first row as Unicode braille."""
        return to_unicode(self.line)

    def wait_until(self, condition: Callable[[], object]) -> None:
        wait_until(condition, self._changed, lambda: self.console.output[-500:])

    def settle(self) -> list[bytes]:
        """Wait until the emulator shows the frame of the reader; returns its rows."""

        def is_settled() -> bool:
            if not self.display.is_connected:
                return False
            with self.display.lock:
                frame = self.display.reader.frame()
            return frame == [bytes(row) for row in self.emulator.device.rows]

        self.wait_until(is_settled)
        return [bytes(row) for row in self.emulator.device.rows]

    def press(self, *keys: str) -> None:
        """Press keys together and wait until the display has handled them."""
        assert set(keys) <= self.keys
        self.presses += 1
        press(self.emulator, *keys)
        assert self.display.handled.get(timeout=TIMEOUT_SECONDS) == set(keys)

    def has_key(self, action: KeyAction) -> bool:
        return bool(find_chords(self.display.bindings, action, self.keys))

    def perform(self, action: KeyAction) -> None:
        """Press the shortest chord of this display that is bound to an action."""
        self.press(*find_chord(self.display.bindings, action, self.keys))

    def type_cells(self, cells: Iterable[int]) -> None:
        """Type chords on the braille keyboard; 0 is the space bar."""
        for cell in cells:
            self.press(*chord_of(cell))

    def dismiss_messages(self) -> None:
        while self.shows_message:
            self.perform(KeyAction.CONFIRM)

    def _find(self, address: str) -> FoundDisplay:
        codec = self._codec
        return FoundDisplay(
            codec.name, lambda: Connection(codec, address, self._open, reopen_seconds=0.005)
        )

    def _open(self) -> Emulator:
        if self.refusal:
            raise PortError(self.refusal)
        emulator = Emulator(self._codec, self._columns, model=self._model, report=self._note_event)
        self.emulators.append(emulator)
        return emulator

    def _note_event(self, event: Event) -> None:
        if isinstance(event, Shown):
            self._changed.set()


def wait_until(
    condition: Callable[[], object],
    changed: threading.Event | None = None,
    describe: Callable[[], object] = lambda: None,
) -> None:
    """Wait until `condition` is true; look again when `changed` is set, and every 10 ms."""
    changed = changed or threading.Event()
    end = time.monotonic() + TIMEOUT_SECONDS
    while not condition():
        assert time.monotonic() < end, describe()
        changed.wait(0.01)
        changed.clear()


def press(emulator: Emulator, *keys: str) -> None:
    """Press keys together, without waiting for the display to handle them."""
    emulator.press(keys)
    emulator.release(keys)


def chord_of(cell: int) -> list[str]:
    """Return the keys of a braille keyboard for a cell; 0 is the space bar."""
    return [f"dot {dot}" for dot in dots(cell)] or ["space"]


def find_chords(bindings: Bindings, action: KeyAction, keys: Iterable[str]) -> list[Chord]:
    """Return the chords of `keys` that are bound to an action."""
    available = set(keys)
    return [
        chord
        for chord, bound_action in bindings.chords.items()
        if bound_action is action and chord <= available
    ]


def find_chord(bindings: Bindings, action: KeyAction, keys: Iterable[str]) -> Chord:
    """Return the shortest chord of `keys` that is bound to an action."""
    chords = find_chords(bindings, action, keys)
    assert chords, action
    return min(chords, key=len)


def speed_up_canute(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the pins of a Canute rise without delay."""
    monkeypatch.setattr(canute, "KEY_SECONDS", 0.001)
    monkeypatch.setattr(canute, "RISE_SECONDS", 0.0)
    monkeypatch.setattr(canute, "STATUS_SECONDS", 0.001)
