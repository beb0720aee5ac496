"""The back end for terminals in cooked mode: the terminal edits the line, lines are only appended.

It is for screen readers that need a cursor that never moves, and for terminals that cannot move it.
"""

import io
import threading
from collections.abc import Callable, Sequence
from typing import TextIO

from azul_access.keyboard.characters import as_one_line, split_lines
from azul_access.keyboard.console import EndOfInput
from azul_access.keyboard.half_blocks import draw_light
from azul_access.keyboard.interrupts import Interrupts
from azul_access.keyboard.line_readers import open_line_reader
from azul_access.keyboard.text_output import TextOutput


class CookedConsole:
    """A terminal that delivers whole lines. Single key presses are not reported."""

    kind = "cooked"

    def __init__(
        self,
        on_key: Callable[[], None],
        stdin: TextIO,
        stdout: TextIO | None,
        on_text: Callable[[], None] | None = None,
    ) -> None:
        self._on_key = on_key
        self._on_text = on_text
        if isinstance(stdin, io.TextIOWrapper):
            stdin.reconfigure(errors="replace")
        self._interrupts = Interrupts()
        self._lines = open_line_reader(stdin, self._interrupts)
        self._lock = threading.Lock()
        self._output = TextOutput(stdout)
        self._prompt: Callable[[], str] | None = None  # set while a line is being typed
        self._is_closed = False
        self._submitted: str | None = None  # a line from another device

    @property
    def is_output_closed(self) -> bool:
        return self._output.is_closed

    def read_line(self, prompt: Callable[[], str]) -> str:
        """Write the prompt and read a line. Ctrl-C starts a new line.

        `input()` would load readline, which moves the cursor and rings the bell.
        """
        while True:
            if self._interrupts.take():
                self._on_key()
            text = as_one_line(prompt())
            with self._lock:
                if self._is_closed or self._output.is_closed:
                    raise EndOfInput
                self._output.write(text)
                if self._submitted is not None:
                    return self._take_submitted()
                self._prompt = prompt
            try:
                line = self._lines.read()
            except BaseException:  # the system ends the program: its last line is not the prompt's
                self._output.write("\n")
                raise
            with self._lock:
                self._prompt = None
                if line in (None, "\n") and self._submitted is not None:
                    return self._take_submitted()
                if not line:
                    self._output.write("\n")  # Ctrl-C and Ctrl-D leave the cursor in the line
            if line == "":
                raise EndOfInput
            self._on_key()
            if line is not None and line.strip() and self._on_text is not None:
                self._on_text()
            if line is not None:
                return as_one_line(line.rstrip("\r\n"))

    def submit(self, line: str) -> None:
        with self._lock:
            self._submitted = line
            if self._prompt is not None:
                self._lines.wake()

    def withdraw(self) -> None:
        with self._lock:
            self._submitted = None

    def _take_submitted(self) -> str:
        """The submitted line, written behind the prompt. Requires the lock."""
        line, self._submitted = self._submitted or "", None
        self._output.write(f"{as_one_line(line)}\n")
        return line

    def write(self, text: str) -> None:
        """Write whole lines, and the prompt again if a line is being typed.

        An incomplete line stays where it is on the screen and in the terminal's buffer. It is not
        shown after the new prompt, but typing continues it, and Enter sends all of it.
        """
        lines = split_lines(text, self._output.columns())
        if not lines:
            return
        block = "\n".join(lines) + "\n"
        while True:
            prompt = self._prompt
            # Called without the lock, because the function may take a lock of its caller's.
            prompt_text = as_one_line(prompt()) if prompt else ""
            with self._lock:
                if self._prompt is prompt:  # otherwise a line began or ended meanwhile: try again
                    self._output.write(f"\n{block}{prompt_text}" if prompt else block)
                    return

    def write_picture(self, rows: Sequence[Sequence[bool]]) -> None:
        self.write(draw_light(rows))

    def refresh(self) -> None:
        """Do nothing: writing the prompt again would add a line. The next prompt is up to date."""

    def close(self) -> None:
        """End a waiting read, where the system can."""
        with self._lock:
            self._is_closed = True
        self._lines.wake()
        self._lines.close()
        self._interrupts.close()
