"""The writing end of the plain back ends: a text stream that may go away at any time."""

import os
from typing import TextIO

from azul_access.keyboard.characters import encodable


class Transcript:
    """Writes and flushes. The console that owns it sees to it that one thread writes at a time."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream
        self.gone = False
        """The reader has gone away, as `| head` does. Nothing more will be read."""

    def write(self, text: str) -> None:
        """Write `text` in one piece. Raises nothing: see `gone`."""
        if self._stream is None or self.gone:
            return
        try:
            self._stream.write(encodable(text, self._stream.encoding))
            self._stream.flush()
        except (OSError, ValueError):  # Windows has no BrokenPipeError; ValueError: closed here
            self.gone = True
            self._silence()

    def columns(self) -> int | None:
        """How wide the terminal is now; None where the stream is none."""
        try:
            return None if self._stream is None else os.get_terminal_size(self._stream.fileno())[0]
        except (OSError, ValueError):
            return None

    def _silence(self) -> None:
        """Send what is still in the stream's buffer to nowhere.

        Else Python tries it again when it ends, and complains.
        """
        assert self._stream is not None
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self._stream.fileno())
            os.close(nowhere)
        except (OSError, ValueError):
            return
