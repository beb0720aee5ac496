"""The back end for plain terminals: the terminal itself edits the line, and we only add lines.

For screen readers that want no cursor movement at all, and for terminals that cannot move it.
"""

import io
import threading
from collections.abc import Callable
from typing import TextIO

from azul_access.keyboard.characters import one_line, whole_lines
from azul_access.keyboard.console import EndOfInput
from azul_access.keyboard.interrupts import Interrupts
from azul_access.keyboard.text_output import TextOutput


class Cooked:
    """A terminal that hands over whole lines. Its keys cannot be seen, only its lines."""

    kind = "cooked"

    def __init__(self, on_key: Callable[[], None], stdin: TextIO, stdout: TextIO | None) -> None:
        self._on_key = on_key
        self._stdin = stdin
        if isinstance(stdin, io.TextIOWrapper):
            stdin.reconfigure(errors="replace")
        self._interrupts = Interrupts()
        self._lock = threading.Lock()
        self._transcript = TextOutput(stdout)
        self._prompt: Callable[[], str] | None = None  # set while a line is being typed
        self._closed = False

    def read_line(self, prompt: Callable[[], str]) -> str:
        """Write the prompt and read a line.

        Not `input()`: that would bring in readline, which moves the cursor and rings the bell.
        """
        while True:
            if self._interrupts.take():
                self._on_key()
            text = one_line(prompt())
            with self._lock:
                if self._closed or self._transcript.is_closed:
                    raise EndOfInput
                self._prompt = prompt
                self._transcript.write(text)
            line = self._read()
            with self._lock:
                self._prompt = None
                if not line:
                    self._transcript.write("\n")  # Ctrl-C and Ctrl-D leave the cursor in the line
            if line == "":
                raise EndOfInput
            self._on_key()
            if line is not None:
                return one_line(line.rstrip("\r\n"))

    def _read(self) -> str | None:
        """A line with its end; empty at the end of input; None after Ctrl-C.

        With Ctrl-C the terminal itself throws the half-typed line away.
        """
        try:
            try:
                self._interrupts.begin_reading()
                return self._stdin.readline()
            except (OSError, ValueError):  # the terminal was hung up
                return ""
            finally:
                self._interrupts.end_reading()
        except KeyboardInterrupt:
            return None

    def write(self, text: str) -> None:
        """Write whole lines, and the prompt again if a line is being typed.

        What is half typed stays where it was on the screen, and in the terminal's own buffer:
        after the new prompt nothing is shown of it, but typing goes on from there, and Enter
        sends all of it.
        """
        lines = whole_lines(text, self._transcript.columns())
        if not lines:
            return
        said = "\n".join(lines) + "\n"
        while True:
            asking = self._prompt
            # Asked for outside of our lock: the caller may hold a lock of its own in there.
            again = one_line(asking()) if asking else ""
            with self._lock:
                if self._prompt is asking:  # else a line was begun or ended just now
                    self._transcript.write(f"\n{said}{again}" if asking else said)
                    return

    def refresh(self) -> None:
        """Nothing: a new prompt would be a new line to listen to. The next one will be right."""

    def close(self) -> None:
        """Break off a line that is being waited for, where the system can."""
        with self._lock:
            self._closed = True
        self._interrupts.wake_reader()
        self._interrupts.close()
