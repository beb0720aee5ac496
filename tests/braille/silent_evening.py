"""A whole evening with a braille display as the only device: nobody sees or hears anything else.

The command `play` runs in a thread of the test, with a terminal at which nobody types. Keys of an
emulated display are pressed one after the other; a test waits until each is handled.
"""

import gc
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pytest
from braille_print import to_print
from display_table import (
    FAST_LINE,
    TIMEOUT_SECONDS,
    chord_of,
    find_chord,
    find_chords,
    press,
    wait_until,
)

from azul_access.braille import discovery, display, question_displays
from azul_access.braille.actions import KeyAction
from azul_access.braille.bindings import load_bindings
from azul_access.braille.cells.translation import translate
from azul_access.braille.discovery import FoundDisplay
from azul_access.braille.screen.signs import text_columns
from azul_access.cli import play
from azul_access.cli.arguments import parse_arguments
from azul_access.keyboard import EndOfInput
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrases import load_phrases
from azul_access.table.companion import Companion
from firmware_protocol.cells import to_unicode
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.connection import Connection
from firmware_protocol.emulator import Emulator

UNKNOWN = "\N{REPLACEMENT CHARACTER}"


class SilentConsole:
    """A terminal at which nobody types; lines come from displays only."""

    kind = "cooked"
    is_output_closed = False

    def __init__(self) -> None:
        self.output = ""
        self.is_idle = False  # waits for a line
        self._lines: list[str] = []
        self._changed = threading.Condition()
        self._is_closed = False

    def read_line(self, prompt: Callable[[], str]) -> str:
        with self._changed:
            self.is_idle = not self._lines
            self._changed.wait_for(lambda: self._lines or self._is_closed)
            self.is_idle = False
            if not self._lines:
                raise EndOfInput
            return self._lines.pop(0)

    def submit(self, line: str) -> None:
        with self._changed:
            self.is_idle = False
            self._lines.append(line)
            self._changed.notify_all()

    def withdraw(self) -> None:
        with self._changed:
            self._lines.clear()

    def write(self, text: str) -> None:
        self.output += text + "\n"

    def write_picture(self, rows: Any) -> None:
        raise AssertionError(rows)

    def refresh(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()


class SilentEvening:
    """`lines` is what the reader did and what stood on the display then, in print."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, folder: Path, codec: str, system_language: str
    ) -> None:
        self.language = system_language
        self.lines: list[str] = []
        self.console = SilentConsole()
        self._changed = threading.Event()  # the display or the terminal
        self.emulator = Emulator(
            CODECS[codec]._replace(line=FAST_LINE), 40, report=lambda _: self._changed.set()
        )
        self.display: Any = None  # that of the game, as soon as it has begun
        self.has_left = threading.Event()
        self._asked: Any = None
        self._handled: queue.SimpleQueue[None] = queue.SimpleQueue()
        self._bindings = load_bindings(codec)
        self._shown: list[str] = []
        monkeypatch.setenv("AZUL_ACCESS_HOME", str(folder))
        monkeypatch.setattr(gc, "freeze", lambda: None)
        monkeypatch.setattr(play, "open_console", lambda *_, **__: self.console)
        monkeypatch.setattr(discovery, "find_display", self._find)
        self._observe(monkeypatch, display.BrailleDisplay, "display")
        self._observe(monkeypatch, question_displays.QuestionDisplay, "_asked")
        words = ["play", "--braille", "port", "--speech", "off", "--seed", "3"]
        arguments = parse_arguments(words, load_phrases(system_language))
        self._thread = threading.Thread(target=self._run, args=(arguments, system_language))
        self._thread.start()

    def __enter__(self) -> Self:
        self.settle()
        self._note("(found)")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.console.close()
        self._thread.join(TIMEOUT_SECONDS)

    @property
    def companion(self) -> Companion:
        companion: Companion = self.display._companion
        return companion

    @property
    def state(self) -> Any:
        return self.companion.session.ledger.state

    @property
    def columns(self) -> int:
        return len(self.emulator.device.rows[0])

    @property
    def line(self) -> bytes:
        """The text of the first row."""
        row = bytes(self.emulator.device.rows[0])
        return row if self.display is None else row[: text_columns(self._reader.content.size)]

    @property
    def line_text(self) -> str:
        return to_unicode(self.line)

    @property
    def shows_message(self) -> bool:
        return self._reader.content.messages.current is not None

    @property
    def rows(self) -> list[str]:
        """All rows in print."""
        rows = [self.line, *map(bytes, self.emulator.device.rows[1:])]
        return [to_print(row, self.language).replace(UNKNOWN, "_").rstrip() for row in rows]

    def has_key(self, action: KeyAction) -> bool:
        return bool(find_chords(self._bindings, action, self.emulator.device.keys))

    def perform(self, action: KeyAction) -> None:
        self._press(f"key: {action.value}", *find_chord(self._bindings, action, self._keys))

    def press(self, *keys: str) -> None:
        self._press(" ".join(keys), *keys)

    def type_cells(self, cells: bytes) -> None:
        for cell in cells:
            self._press("", *chord_of(cell))

    def type(self, text: str) -> None:
        """Type a text and send it."""
        self.type_cells(translate(text, self.language))
        self._note(f"chords: {text}")
        self._press("dot 8", "dot 8")

    def leave(self, text: str) -> None:
        """Type a text that ends the program."""
        self.type_cells(translate(text, self.language))
        self._note(f"chords: {text}")
        press(self.emulator, "dot 8")
        assert self.has_left.wait(TIMEOUT_SECONDS)

    def choose(self, text: str) -> None:
        """Pan to a choice and touch it; on several lines, confirm it in the first one."""
        for _ in range(60):
            lines = self.rows if len(self.rows) == 1 else self.rows[:1]
            if text.casefold() in lines[0].casefold():
                break
            self.perform(KeyAction.PAN_ON)
        else:
            raise AssertionError((text, self.rows))
        if len(self.rows) > 1 and self.display is None:
            self.perform(KeyAction.CONFIRM)
            return
        cells = [translate(form, tag) for form in (text, text.lower()) for tag in LANGUAGES]
        column = next(at for form in cells if (at := self.line.find(form)) >= 0)
        self.press(f"routing {column + 1}")

    def read_messages(self) -> None:
        """Pan on until no message is left."""
        while self.shows_message or self._reader.content.messages.waiting:
            self.perform(KeyAction.PAN_ON)

    def dismiss_messages(self) -> None:
        self.read_messages()

    def settle(self) -> None:
        """Wait until nothing more happens: the display shows all there is."""
        wait_until(
            lambda: self.console.is_idle and self._is_shown(),
            self._changed,
            lambda: (self.rows, self.console.output[-2000:]),
        )

    @property
    def _keys(self) -> set[str]:
        return set(self.emulator.device.keys)

    @property
    def _reader(self) -> Any:
        return (self.display or self._asked).reader

    def _is_shown(self) -> bool:
        shown = self.display or self._asked
        if shown is None or (self.display is not None and not self.display.is_connected):
            return False
        with shown.lock:
            frame = shown.reader.frame()
        return bool(frame == [bytes(row) for row in self.emulator.device.rows])

    def _press(self, event: str, *keys: str) -> None:
        press(self.emulator, *keys)
        self._handled.get(timeout=TIMEOUT_SECONDS)
        self.settle()
        if event:
            self._note(event)

    def _note(self, event: str) -> None:
        """Note the first row, and each other row that has changed."""
        before, self._shown = self._shown, self.rows
        rows = [
            row
            for at, row in enumerate(self._shown)
            if not at or at >= len(before) or row != before[at]
        ]
        self.lines += [event, *[f"    {row}".rstrip() for row in rows]]

    def _run(self, arguments: Any, language: str) -> None:
        try:
            play.run(arguments, language)
        finally:
            self.has_left.set()

    def _find(self, address: str, protocol: str = "") -> FoundDisplay:
        codec = self.emulator.codec
        return FoundDisplay(
            codec.name, lambda: Connection(codec, address, lambda: self.emulator, TIMEOUT_SECONDS)
        )

    def _observe(self, monkeypatch: pytest.MonkeyPatch, kind: Any, name: str) -> None:
        """Keep the display of a kind, and note each chord after all that it led to."""
        begin, handle, handle_chord = kind.__init__, kind._handle_event, kind._press
        chords: list[object] = []

        def observed_init(it: Any, *args: Any, **options: Any) -> None:
            begin(it, *args, **options)
            setattr(self, name, it)

        def observed_press(it: Any, chord: object) -> Any:
            chords.append(chord)
            return handle_chord(it, chord)

        def observed_event(it: Any, event: object) -> None:
            handle(it, event)
            while chords:
                chords.pop()
                self._handled.put(None)

        monkeypatch.setattr(kind, "__init__", observed_init)
        monkeypatch.setattr(kind, "_press", observed_press)
        monkeypatch.setattr(kind, "_handle_event", observed_event)
