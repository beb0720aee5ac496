"""A table with a braille display: the companion without files, and an emulator that is pressed.

Between them are the program's own display, the connection with its threads and the protocol's
bytes. Nothing sleeps: a key has been heard when the display says so, and a frame stands when the
emulator has it.
"""

import queue
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, cast

from azul_access import session
from azul_access.braille.actions import KeyAction
from azul_access.braille.bindings import Bindings, Chord
from azul_access.braille.discovery import FoundDisplay, find_display
from azul_access.braille.display import BrailleDisplay
from azul_access.record.setup import Setup
from azul_access.session.controls import SpeechOutput
from azul_access.session.settings import Settings
from azul_access.storage import GameLog
from azul_access.table.companion import Companion
from firmware_protocol.cells import to_unicode
from firmware_protocol.codecs.canute import wire as canute
from firmware_protocol.codecs.codec import Line
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.connection import Connection
from firmware_protocol.emulator import Emulator
from firmware_protocol.errors import Fault, PortError
from firmware_protocol.events import Event, Shown

PATIENCE = 20.0  # for what takes milliseconds on a machine that is not busy


class Console:
    kind = "piped"

    def __init__(self) -> None:
        self.told = ""

    def read_line(self, prompt: Callable[[], str]) -> str:
        raise AssertionError(prompt())

    def write(self, text: str) -> None:
        self.told += f"{text}\n"

    def refresh(self) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""


class Log:
    """The entries of a game, without who gave them."""

    def __init__(self) -> None:
        self.entries: list[dict[str, object]] = []

    def append(self, entries: Sequence[Mapping[str, object]]) -> None:
        self.entries += [
            {key: value for key, value in entry.items() if key != "by"} for entry in entries
        ]

    def close(self) -> None:
        """Nothing to do."""


def companion(game: Setup, **settings: Any) -> tuple[Companion, Console, Log]:
    """A table at which nobody has said anything yet."""
    console, log = Console(), Log()
    here = Companion(console, cast(GameLog, log))
    chosen: dict[str, Any] = {"speech": SpeechOutput.OFF, **settings}
    here.start(session.begin_game(game, Settings(game.language, **chosen)))
    return here, console, log


class Watched(BrailleDisplay):
    """A display that tells when it has heard a chord."""

    def __init__(self, *given: Any, **named: Any) -> None:
        self.pressed: queue.SimpleQueue[frozenset[str]] = queue.SimpleQueue()
        super().__init__(*given, **named)

    def _press(self, chord: frozenset[str]) -> None:
        super()._press(chord)
        self.pressed.put(chord)


class Table:
    """`port` is an address for the real finder; else the emulator is opened without one."""

    def __init__(
        self,
        game: Setup,
        name: str,
        columns: int = 0,
        rows: int = 0,
        model: str = "",
        *,
        port: str = "",
        own: Path | None = None,
        **settings: Any,
    ) -> None:
        self.companion, self.console, self.log = companion(game, **settings)
        self.codec = CODECS[name]._replace(line=Line(10_000_000, "N"))
        self._size = (columns, rows, model)
        self._changed = threading.Event()
        self.emulators: list[Emulator] = []
        self.refusal: Fault | None = None
        look = find_display if port else self._look
        self.display = Watched(self.companion, port or "bench", own, find=look)
        if port:
            self._until(lambda: self.display.is_connected)
            serial: Any = self.display.connection._transport.port  # type: ignore[union-attr]
            serial.display._report = self._told
            self.emulators.append(serial.display)
        self.settle()

    def __enter__(self) -> "Table":
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
    def state(self) -> Any:
        return self.companion.session.ledger.state

    @property
    def columns(self) -> int:
        return self.display.reader.content.size.columns

    @property
    def message(self) -> bool:
        """Whether a message stands on the display."""
        return self.display.reader.content.messages.position is not None

    def _look(self, wanted: str) -> FoundDisplay:
        return FoundDisplay(
            self.codec.name,
            lambda: Connection(self.codec, wanted, self._open, reopen_seconds=0.005),
        )

    def _open(self) -> Emulator:
        if self.refusal:
            raise PortError(self.refusal)
        self.emulators.append(Emulator(self.codec, *self._size, report=self._told))
        return self.emulators[-1]

    def _told(self, event: Event) -> None:
        if isinstance(event, Shown):
            self._changed.set()

    def _until(self, true: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            self._changed.clear()
            if true():
                return
            assert time.monotonic() < end, self.console.told[-500:]
            self._changed.wait(0.01)

    def wait(self, true: Callable[[], object]) -> None:
        """Until something is so."""
        self._until(true)

    def settle(self) -> list[bytes]:
        """The rows on the emulator, as soon as they are what is to be read."""

        def stands() -> bool:
            if not self.display.is_connected:
                return False
            with self.display.lock:
                wanted = self.display.reader.frame()
            shown = [bytes(row) for row in self.emulator.device.rows]
            return len(wanted) == len(shown) and wanted == shown

        self._until(stands)
        return [bytes(row) for row in self.emulator.device.rows]

    @property
    def line(self) -> bytes:
        """The first row, without status cells."""
        return self.settle()[0][: self.columns]

    @property
    def read(self) -> str:
        return to_unicode(self.line)

    def press(self, *keys: str) -> None:
        """A chord, until it was heard. All keys must be on this display."""
        assert set(keys) <= set(self.emulator.device.keys), keys
        self.emulator.press(keys)
        self.emulator.release(keys)
        assert self.display.pressed.get(timeout=PATIENCE) == set(keys)

    def do(self, do: KeyAction) -> None:
        """The first chord of this display that does something."""
        there = set(self.emulator.device.keys)
        self.press(*chord_for(self.display.bindings, do, there))

    def type(self, cells: Iterable[int]) -> None:
        for cell in cells:
            dots = [f"dot {dot}" for dot in range(1, 9) if cell >> dot - 1 & 1]
            self.press(*dots or ["space"])

    def read_all(self) -> None:
        """Send messages away."""
        while self.message:
            self.do(KeyAction.CONFIRM)


def chord_for(bindings: Bindings, wanted: KeyAction, keys: Iterable[str]) -> Chord:
    """Return the shortest chord of `keys` that is bound to an action."""
    there = set(keys)
    chords = (
        chord for chord, action in bindings.chords.items() if action is wanted and chord <= there
    )
    return min(chords, key=len)


def quick_canute(monkeypatch: Any) -> None:
    """A Canute whose pins need no time."""
    monkeypatch.setattr(canute, "KEY_SECONDS", 0.001)
    monkeypatch.setattr(canute, "RISE_SECONDS", 0.0)
    monkeypatch.setattr(canute, "STATUS_SECONDS", 0.001)
