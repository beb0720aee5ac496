"""The back end for a script: standard input is a file or a pipe, so nothing is prompted for."""

import io
import threading
from collections.abc import Callable
from typing import TextIO

from azul_access.keyboard.characters import one_line, whole_lines
from azul_access.keyboard.console import EndOfInput
from azul_access.keyboard.text_output import TextOutput


class Piped:
    """Lines from a stream in UTF-8, lines to a stream."""

    kind = "piped"

    def __init__(
        self, on_key: Callable[[], None], stdin: TextIO | None, stdout: TextIO | None
    ) -> None:
        self._on_key = on_key
        self._stdin = stdin
        if isinstance(stdin, io.TextIOWrapper):
            # A script means the same on every computer, whatever the computer's own encoding is.
            stdin.reconfigure(encoding="utf-8-sig", errors="replace", newline=None)
        self._transcript = TextOutput(stdout)
        self._lock = threading.Lock()
        self._closed = False

    def read_line(self, prompt: Callable[[], str]) -> str:
        """The next line; the last one counts also without a line end."""
        if self._stdin is None or self._closed or self._transcript.is_closed:
            raise EndOfInput
        try:
            line = self._stdin.readline()
        except (OSError, ValueError):  # ValueError: closed from within
            raise EndOfInput from None
        if not line:
            raise EndOfInput
        self._on_key()
        return one_line(line.rstrip("\r\n"))

    def write(self, text: str) -> None:
        """Write and flush, so that the other end of the pipe need not wait."""
        lines = whole_lines(text)
        if lines:
            with self._lock:
                self._transcript.write("\n".join(lines) + "\n")

    def refresh(self) -> None:
        """Nothing: there is no prompt."""

    def close(self) -> None:
        """A read that waits is not broken off: nothing but its writer can end it."""
        self._closed = True
