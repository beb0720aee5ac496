"""The back end for scripts: standard input is a file or a pipe, and there is no prompt."""

import io
import threading
from collections.abc import Callable, Sequence
from typing import TextIO

from azul_access.keyboard.characters import as_one_line, split_lines
from azul_access.keyboard.console import EndOfInput
from azul_access.keyboard.half_blocks import draw_light
from azul_access.keyboard.line_readers import open_line_reader
from azul_access.keyboard.text_output import TextOutput


class PipedConsole:
    """Reads lines from a stream in UTF-8 and writes lines to another one."""

    kind = "piped"

    def __init__(
        self, on_key: Callable[[], None], stdin: TextIO | None, stdout: TextIO | None
    ) -> None:
        self._on_key = on_key
        if isinstance(stdin, io.TextIOWrapper):
            # UTF-8 on every computer, so that a script works everywhere.
            stdin.reconfigure(encoding="utf-8-sig", errors="replace", newline=None)
        self._lines = None if stdin is None else open_line_reader(stdin)
        self._output = TextOutput(stdout)
        self._lock = threading.Lock()
        self._is_closed = False
        self._submitted: str | None = None

    @property
    def is_output_closed(self) -> bool:
        return self._output.is_closed

    def read_line(self, prompt: Callable[[], str]) -> str:
        """The next line; the last one may lack its line end. The prompt is not written."""
        if self._lines is None or self._is_closed or self._output.is_closed:
            raise EndOfInput
        if self._submitted is not None:
            submitted, self._submitted = self._submitted, None
            return submitted
        line = self._lines.read()
        if not line:
            raise EndOfInput
        self._on_key()
        return as_one_line(line.rstrip("\r\n"))

    def submit(self, line: str) -> None:
        """A line of the stream that is being read comes first."""
        self._submitted = line

    def withdraw(self) -> None:
        self._submitted = None

    def write(self, text: str) -> None:
        """Write and flush, so that the reader of a pipe receives each text at once."""
        lines = split_lines(text)
        if lines:
            with self._lock:
                self._output.write("\n".join(lines) + "\n")

    def write_picture(self, rows: Sequence[Sequence[bool]]) -> None:
        self.write(draw_light(rows))

    def refresh(self) -> None:
        """Do nothing: there is no prompt."""

    def close(self) -> None:
        """End the input after the line that is being read."""
        self._is_closed = True
        if self._lines is not None:
            self._lines.close()
