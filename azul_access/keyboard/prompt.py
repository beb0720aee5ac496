"""The back end with an editable line: prompt_toolkit without anything a screen reader stumbles on.

Importing this module imports prompt_toolkit, so only `open_console` imports it, when needed.
"""

import asyncio
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TextIO

from prompt_toolkit.filters import Condition
from prompt_toolkit.input import Input, create_input
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.output import ColorDepth, Output, create_output
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.shortcuts import PromptSession
from prompt_toolkit.styles import DEFAULT_ATTRS

from azul_access.keyboard.characters import as_one_line, make_encodable, split_lines
from azul_access.keyboard.console import AnswerKey, EndOfInput, KeyWord, NumLockReminder
from azul_access.keyboard.half_blocks import NO_BREAK_SPACE, draw
from azul_access.keyboard.interrupts import Interrupts

# Seconds within which an escape may be the start of an arrow key. Escape alone silences the voice,
# so the delay must be short.
_ESCAPE_TIMEOUT = 0.05

# Keys that are ignored: those that clear the screen, show English words, start a hidden mode or
# wait for a second key. Escape would turn the next letter into a command.
_IGNORED_KEYS = (
    *("escape", "c-@", "c-l", "c-o", "c-q", "c-r", "c-s", "c-x", "c-z", "c-]", "s-tab"),
)

_ANSWER_KEYS = {"space": AnswerKey.YES, "escape": AnswerKey.NO, "delete": AnswerKey.WRONG}

# What the keys of a numeric keypad send while Num Lock is off; the one in the middle sends nothing
# that prompt_toolkit has a name for.
_ARROW_KEYS = (
    *("insert", "end", "down", "pagedown", "left", Keys.Ignore, "right", "home", "up", "pageup"),
    "delete",
)


_BLACK_ON_LIGHT = DEFAULT_ATTRS._replace(color="ansiblack", bgcolor="ansigray")


class _LineCleared(Exception):  # noqa: N818 - it is not an error
    """Ctrl-C was pressed."""


def open_prompt(
    on_key: Callable[[], None],
    stdin: TextIO | None,
    stdout: TextIO | None,
    on_listen: Callable[[], None] | None = None,
    on_text: Callable[[], None] | None = None,
    num_lock: NumLockReminder | None = None,
    key_word: KeyWord | None = None,
) -> "PromptConsole":
    """Raises: an exception of prompt_toolkit for an unusable terminal."""
    keys, output = create_input(stdin), create_output(stdout)
    return PromptConsole(on_key, keys, output, on_listen, on_text, num_lock, key_word)


class PromptConsole:
    """A prompt at the end of the transcript; texts are inserted above it.

    prompt_toolkit's own `patch_stdout` is not used: it delays text by up to 0.2 s, joins texts of
    that time, and switches the keyboard mode for each text.
    """

    kind = "prompt"

    def __init__(
        self,
        on_key: Callable[[], None],
        keys: Input,
        output: Output,
        on_listen: Callable[[], None] | None = None,
        on_text: Callable[[], None] | None = None,
        num_lock: NumLockReminder | None = None,
        key_word: KeyWord | None = None,
    ) -> None:
        self._key_word = key_word or (lambda _: "")
        self._on_key = on_key
        self._on_listen = on_listen
        self._on_text = on_text
        self._num_lock = num_lock
        self._output = output
        _disable_effects(output)
        self._session: PromptSession[str] = PromptSession(
            message=lambda: self._prompt_text,
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
        if sys.platform != "win32":  # elsewhere a signal tells of another size
            self._app.terminal_size_polling_interval = None
        self._app.key_processor.before_key_press += lambda _: on_key()
        self._app.key_processor.after_key_press += lambda _: self._report_text()
        self._prompt: Callable[[], str] = str
        self._prompt_text = ""
        self._pasted: deque[str] = deque()  # lines that were pasted and not read yet
        # Guards what follows. While a line is read, only the reading thread writes to the
        # terminal; at other times, the thread that holds the lock.
        self._lock = threading.Lock()
        self._waiting: list[Callable[[], None]] = []  # each writes something above the prompt
        self._is_reading = False
        self._loop: asyncio.AbstractEventLoop | None = None  # set while keys are handled
        self._is_closed = False
        self._is_output_closed = False
        self._submitted: str | None = None  # a line from another device
        self._interrupts = Interrupts(self._request_clearing)

    def _report_text(self) -> None:
        if self._on_text is not None and self._session.default_buffer.text:
            self._on_text()

    def _has_letters(self) -> bool:
        return any(character.isalpha() for character in self._session.default_buffer.text)

    @property
    def is_output_closed(self) -> bool:
        return self._is_output_closed

    def read_line(self, prompt: Callable[[], str]) -> str:
        """Show the prompt and let a line be edited. Ctrl-C starts a new line."""
        self._prompt = prompt
        while True:
            if self._interrupts.take():
                self._pasted.clear()
                self._on_key()
            self._prompt_text = self._render_prompt()
            if self._pasted:
                return self._next_pasted_line()
            with self._lock:
                if self._is_closed or self._is_output_closed:
                    raise EndOfInput
                if self._submitted is not None:
                    return self._enter(self._take_submitted())
                self._is_reading = True
            try:
                # With its own handler of SIGINT, prompt_toolkit would leave moments without any.
                line = self._session.prompt(
                    pre_run=self._start, set_exception_handler=False, handle_sigint=False
                )
            except _LineCleared:
                continue
            except (EOFError, OSError):
                raise EndOfInput from None
            except BaseException:  # the system ends the program, maybe while the prompt is drawn
                self._leave_prompt()
                raise
            finally:
                with self._lock:
                    self._is_reading = False
                    self._loop = None
                    self._write_waiting_texts()
            return _as_valid_text(line)

    def _leave_prompt(self) -> None:
        """Put the terminal back where prompt_toolkit was not left to do it."""
        with suppress(OSError, ValueError):  # the terminal was closed
            if self._app.renderer.last_rendered_screen is not None:
                self._output.write("\r\n")
            self._app.renderer.reset()

    def write(self, text: str) -> None:
        """Write whole lines above the prompt; the line being typed is drawn again below."""
        lines = split_lines(text, self._output.get_size().columns)
        if lines:
            # prompt_toolkit's outputs on Windows need carriage returns; others accept them.
            self._write_above(partial(self._write, "\r\n".join(lines) + "\r\n"))

    def write_picture(self, rows: Sequence[Sequence[bool]]) -> None:
        """Draw black squares on light grey, whatever the colours of the terminal."""
        self._write_above(partial(self._write_black_on_light, draw(rows)))

    def _write_above(self, write: Callable[[], None]) -> None:
        """Write something above the prompt, at once or when the reading thread comes to it."""
        with self._lock:
            self._waiting.append(write)
            if self._is_reading:
                self._call_in_reader(self._insert_waiting_texts)
            else:
                self._write_waiting_texts()

    def refresh(self) -> None:
        """Draw the prompt again in its line if its text has changed."""
        with self._lock:
            self._call_in_reader(self._update_prompt)

    def submit(self, line: str) -> None:
        with self._lock:
            self._submitted = line
            self._call_in_reader(self._enter_submitted)

    def withdraw(self) -> None:
        with self._lock:
            self._submitted = None

    def close(self) -> None:
        """End a waiting `read_line`."""
        with self._lock:
            self._is_closed = True
            self._call_in_reader(self._end_input)
        self._interrupts.close()

    def _call_in_reader(self, function: Callable[[], None]) -> None:
        """Call a function in the reading thread if that waits for keys. Requires the lock."""
        if self._loop is not None:
            try:
                self._loop.call_soon_threadsafe(function)
            except RuntimeError:
                return  # the line has just been entered: read_line writes the waiting texts

    def _request_clearing(self) -> None:
        """Start a new line because of SIGINT. Called in its handler, so without the lock."""
        loop = self._loop
        if loop is not None:
            with suppress(RuntimeError):  # the line has just been entered
                loop.call_soon_threadsafe(self._clear_line)

    def _clear_line(self) -> None:
        if self._is_editing() and self._interrupts.take():
            self._on_key()
            self._app.exit(exception=_LineCleared)

    def _start(self) -> None:
        with self._lock:
            self._loop = asyncio.get_running_loop()
        if self._interrupts.take():  # Ctrl-C after read_line checked; nothing was typed yet
            self._on_key()
        with self._lock:
            # These may have been requested while prompt_toolkit started.
            if self._waiting:
                self._call_in_reader(self._insert_waiting_texts)
            if self._is_closed:
                self._call_in_reader(self._end_input)
            self._call_in_reader(self._enter_submitted)

    def _insert_waiting_texts(self) -> None:
        if not self._is_editing():
            return  # the entered line must stay as it is: read_line writes the waiting texts
        self._prompt_text = self._render_prompt()
        with self._lock:
            if self._waiting:
                self._app.renderer.erase()
                self._write_waiting_texts()
        self._app.invalidate()

    def _update_prompt(self) -> None:
        text = self._render_prompt()
        if text != self._prompt_text and self._is_editing():
            self._prompt_text = text
            self._app.invalidate()

    def _end_input(self) -> None:
        if self._is_editing():
            self._app.exit(exception=EndOfInput)

    def _take_submitted(self) -> str:
        line, self._submitted = self._submitted or "", None
        return line

    def _enter_submitted(self) -> None:
        with self._lock:
            if self._submitted is not None and self._is_editing():
                self._session.default_buffer.text = line = self._take_submitted()
                self._app.exit(result=line)

    def _is_editing(self) -> bool:
        return self._app.is_running and not self._app.is_done

    def _render_prompt(self) -> str:
        return make_encodable(as_one_line(self._prompt()), self._output.encoding())

    def _write_waiting_texts(self) -> None:
        """Write each waiting text in one piece. Requires the lock."""
        waiting, self._waiting = self._waiting, []
        for write in waiting:
            write()

    def _write(self, text: str) -> None:
        try:
            # On Windows, each flush resets the wrapping of long lines.
            self._output.enable_autowrap()
            self._output.write(make_encodable(text, self._output.encoding()))
            self._output.flush()
        except (OSError, ValueError):  # the terminal was closed
            self._is_output_closed = True

    def _write_black_on_light(self, lines: Sequence[str]) -> None:
        for line in lines:
            with suppress(OSError, ValueError):  # the terminal was closed
                self._output.set_attributes(_BLACK_ON_LIGHT, ColorDepth.DEPTH_4_BIT)
            self._write(line.replace(NO_BREAK_SPACE, " "))
            with suppress(OSError, ValueError):
                self._output.reset_attributes()
            self._write("\r\n")

    def _next_pasted_line(self) -> str:
        with self._lock:
            return self._enter(self._pasted.popleft())

    def _enter(self, text: str) -> str:
        """Write a line as if it had been typed at the prompt. Requires the lock."""
        line = _as_valid_text(text)
        self._session.history.append_string(line)
        self._write(f"{self._prompt_text}{line}\r\n")
        return line

    def _bind_answer(self, bindings: KeyBindings, key: str, answer: AnswerKey) -> None:
        """Let a key enter its word in an empty line, as if it were typed, while it has one."""

        def has_word() -> bool:
            return not self._session.default_buffer.text and bool(self._key_word(answer))

        @bindings.add(key, eager=True, filter=Condition(has_word))
        def enter(event: KeyPressEvent) -> None:
            event.current_buffer.insert_text(self._key_word(answer))
            event.current_buffer.validate_and_handle()

    def _bindings(self) -> KeyBindings:
        bindings = KeyBindings()

        def ignore(_: KeyPressEvent) -> None:
            return

        for key in _IGNORED_KEYS:
            bindings.add(key, eager=True)(ignore)

        @bindings.add("c-i", eager=True)  # the tab key
        def listen(_: KeyPressEvent) -> None:
            if self._on_listen is not None:
                self._on_listen()

        # prompt_toolkit's own binding for this greys the line and pads it with spaces.
        @bindings.add("c-c", eager=True)
        def clear(event: KeyPressEvent) -> None:
            event.app.exit(exception=_LineCleared)

        num_lock = self._num_lock
        if num_lock is not None:
            is_keypad = Condition(lambda: num_lock.is_wanted() and not self._has_letters())
            for key in _ARROW_KEYS:
                bindings.add(key, filter=is_keypad)(lambda _: num_lock.remind())

        for key, answer in _ANSWER_KEYS.items():
            self._bind_answer(bindings, key, answer)

        @bindings.add("c-d", filter=Condition(lambda: not self._session.default_buffer.text))
        def end(event: KeyPressEvent) -> None:
            event.app.exit(exception=EndOfInput)

        @bindings.add(Keys.BracketedPaste)
        def paste(event: KeyPressEvent) -> None:
            # Each of several pasted lines is entered, even if the last one lacks its line end. A
            # piece without a line end is only inserted.
            first, *rest = event.data.replace("\r\n", "\n").replace("\r", "\n").split("\n")
            event.current_buffer.insert_text(first)
            if rest:
                self._pasted.extend(rest if rest[-1] else rest[:-1])
                event.current_buffer.validate_and_handle()

        return bindings


def _as_valid_text(line: str) -> str:
    """`line` without surrogates, which stand for invalid UTF-8 and cannot be written to a file."""
    return as_one_line(line).encode("utf-8", "replace").decode()


def _disable_effects(output: Output) -> None:
    """Disable bells, changes of the cursor's look, and requests for the cursor's position."""
    if isinstance(output, Vt100_Output):
        output.enable_cpr = False
    # On Windows prompt_toolkit knows the position anyway, and would use all rows below.
    replacements: dict[str, Callable[[], int | None]] = {
        "get_rows_below_cursor_position": lambda: 0
    }
    for name in ("bell", "hide_cursor", "show_cursor"):
        replacements[name] = lambda: None
    for name, function in replacements.items():
        setattr(output, name, function)
