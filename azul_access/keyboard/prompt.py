"""The back end with an editable line, by prompt_toolkit with everything off that makes noise.

Importing this module imports prompt_toolkit: only where this back end was chosen.
"""

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from typing import TextIO

from prompt_toolkit.filters import Condition
from prompt_toolkit.input import Input, create_input
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.output import ColorDepth, Output, create_output
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.shortcuts import PromptSession

from azul_access.keyboard.characters import encodable, one_line, whole_lines
from azul_access.keyboard.console import EndOfInput
from azul_access.keyboard.interrupts import Interrupts

# How long an escape may still turn out to be the start of an arrow key, in seconds. Escape is
# what people press to silence the voice, so it must not be long.
_ESCAPE_TIMEOUT = 0.05

# Keys that would clear the screen, show English words in the prompt, start an invisible mode
# or wait silently for another key. Escape does so too: without that, the letter typed after it
# would be taken for a command and not for a letter.
_UNWANTED = (
    "escape",
    "c-@",
    "c-l",
    "c-o",
    "c-q",
    "c-r",
    "c-s",
    "c-x",
    "c-z",
    "c-]",
    "s-tab",
)


class _Cleared(Exception):  # noqa: N818 - nor is a new beginning
    """Ctrl-C was pressed."""


def open_prompt(
    on_key: Callable[[], None],
    stdin: TextIO | None,
    stdout: TextIO | None,
    on_listen: Callable[[], None] | None = None,
) -> "Prompt":
    """Raises: whatever prompt_toolkit does where there is no usable terminal."""
    return Prompt(on_key, create_input(stdin), create_output(stdout), on_listen)


class Prompt:
    """One prompt at a time at the end of the transcript; announcements go in above it.

    prompt_toolkit's own `patch_stdout` is not used: it holds text back for up to 0.2 s, joins what
    came meanwhile, and switches the keyboard to another mode and back for each text.
    """

    kind = "prompt"

    def __init__(
        self,
        on_key: Callable[[], None],
        keys: Input,
        output: Output,
        on_listen: Callable[[], None] | None = None,
    ) -> None:
        self._on_key = on_key
        self._on_listen = on_listen
        self._output = output
        _quieten(output)
        self._session: PromptSession[str] = PromptSession(
            message=lambda: self._shown,
            complete_while_typing=False,
            validate_while_typing=False,
            include_default_pygments_style=False,
            color_depth=ColorDepth.DEPTH_1_BIT,
            reserve_space_for_menu=0,
            key_bindings=self._bindings(),
            input=keys,
            output=output,
        )
        self._app = self._session.app
        self._app.ttimeoutlen = _ESCAPE_TIMEOUT
        self._app.key_processor.before_key_press += lambda _: on_key()
        self._interrupts = Interrupts()
        self._prompt: Callable[[], str] = str
        self._shown = ""
        self._pasted: deque[str] = deque()  # lines that wait to be answers
        # What follows belongs to the lock. The terminal is written to by the asking thread while
        # it asks, else by whoever holds the lock.
        self._lock = threading.Lock()
        self._told: list[str] = []
        self._asking = False
        self._loop: asyncio.AbstractEventLoop | None = None  # runs while a line can be typed
        self._closed = False
        self._gone = False

    def read_line(self, prompt: Callable[[], str]) -> str:
        """Draw the prompt and let a line be edited. Ctrl-C begins a new one."""
        self._prompt = prompt
        while True:
            if self._interrupts.take():
                self._pasted.clear()
                self._on_key()
            self._shown = self._prompt_now()
            if self._pasted:
                return self._answer_pasted()
            with self._lock:
                if self._closed or self._gone:
                    raise EndOfInput
                self._asking = True
            try:
                line = self._session.prompt(pre_run=self._started, set_exception_handler=False)
            except _Cleared:
                continue
            except (EOFError, OSError):
                raise EndOfInput from None
            finally:
                with self._lock:
                    self._asking = False
                    self._loop = None
                    self._write_told()
            return _storable(line)

    def write(self, text: str) -> None:
        """Write whole lines above the prompt; the line being typed is drawn again below."""
        lines = whole_lines(text, self._output.get_size().columns)
        if not lines:
            return
        with self._lock:
            # prompt_toolkit's outputs take carriage returns too: on Windows nobody adds them.
            self._told.append("\r\n".join(lines) + "\r\n")
            if not self._asking:
                self._write_told()
            else:
                self._soon(self._show_told)

    def refresh(self) -> None:
        """Draw the prompt again if it has changed: on its own line, without a new one."""
        with self._lock:
            self._soon(self._renew)

    def close(self) -> None:
        """Break off a line that is being waited for."""
        with self._lock:
            self._closed = True
            self._soon(self._break_off)
        self._interrupts.close()

    def _soon(self, call: Callable[[], None]) -> None:
        """Have `call` called in the asking thread, if it is waiting for keys. Hold the lock."""
        if self._loop is not None:
            try:
                self._loop.call_soon_threadsafe(call)
            except RuntimeError:
                return  # a line was entered just now: ask() writes what is left

    def _started(self) -> None:
        if self._interrupts.take():  # it came after ask() had looked; nothing was typed yet
            self._on_key()
        with self._lock:
            self._loop = asyncio.get_running_loop()
            # They came while the prompt was being prepared.
            if self._told:
                self._soon(self._show_told)
            if self._closed:
                self._soon(self._break_off)

    def _show_told(self) -> None:
        if not self._typing():
            return  # the line was entered and stays as it is: ask() writes what is left
        self._shown = self._prompt_now()
        with self._lock:
            if self._told:
                self._app.renderer.erase()
                self._write_told()
        self._app.invalidate()

    def _renew(self) -> None:
        shown = self._prompt_now()
        if shown != self._shown and self._typing():
            self._shown = shown
            self._app.invalidate()

    def _break_off(self) -> None:
        if self._typing():
            self._app.exit(exception=EndOfInput)

    def _typing(self) -> bool:
        return self._app.is_running and not self._app.is_done

    def _prompt_now(self) -> str:
        return encodable(one_line(self._prompt()), self._output.encoding())

    def _write_told(self) -> None:
        """Write what is waiting, each announcement in one piece. Hold the lock."""
        told, self._told = self._told, []
        for text in told:
            self._write(text)

    def _write(self, text: str) -> None:
        try:
            # Windows forgets after each flush that long lines go on in the next one.
            self._output.enable_autowrap()
            self._output.write(encodable(text, self._output.encoding()))
            self._output.flush()
        except (OSError, ValueError):  # the terminal was hung up
            self._gone = True

    def _answer_pasted(self) -> str:
        """The next pasted line, written out as if it had been typed at the prompt."""
        line = _storable(self._pasted.popleft())
        self._session.history.append_string(line)
        with self._lock:
            self._write(f"{self._shown}{line}\r\n")
        return line

    def _bindings(self) -> KeyBindings:
        bindings = KeyBindings()

        def ignore(_: KeyPressEvent) -> None:
            return

        for key in _UNWANTED:
            bindings.add(key, eager=True)(ignore)

        @bindings.add("c-i", eager=True)  # the tab key
        def listen(_: KeyPressEvent) -> None:
            if self._on_listen is not None:
                self._on_listen()

        # prompt_toolkit's own bindings for these grey the line and pad it with spaces.
        @bindings.add("c-c", eager=True)
        @bindings.add("<sigint>")
        def clear(event: KeyPressEvent) -> None:
            event.app.exit(exception=_Cleared)

        @bindings.add("c-d", filter=Condition(lambda: not self._session.default_buffer.text))
        def end(event: KeyPressEvent) -> None:
            event.app.exit(exception=EndOfInput)

        @bindings.add(Keys.BracketedPaste)
        def paste(event: KeyPressEvent) -> None:
            # Each pasted line is an answer, also the last one if its end was not copied along. A
            # piece of one line is only a piece, and Enter is still to come.
            first, *rest = event.data.replace("\r\n", "\n").replace("\r", "\n").split("\n")
            event.current_buffer.insert_text(first)
            if rest:
                self._pasted.extend(rest if rest[-1] else rest[:-1])
                event.current_buffer.validate_and_handle()

        return bindings


def _storable(line: str) -> str:
    """`line` as text. A byte that was no UTF-8 arrives as half a surrogate, which no file takes."""
    return one_line(line).encode("utf-8", "replace").decode()


def _quieten(output: Output) -> None:
    """Keep `output` from asking where the cursor is, ringing, and touching the cursor's look."""
    if isinstance(output, Vt100_Output):
        output.enable_cpr = False
    # Windows knows without asking, and prompt_toolkit would then take all rows below for itself.
    quiet: dict[str, Callable[[], int | None]] = {"get_rows_below_cursor_position": lambda: 0}
    for name in ("bell", "hide_cursor", "show_cursor"):
        quiet[name] = lambda: None
    for name, method in quiet.items():
        setattr(output, name, method)
