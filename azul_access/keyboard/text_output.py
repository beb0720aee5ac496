"""The writing end of the plain back ends: a text stream that may go away at any time."""

import errno
import os
from collections.abc import Callable
from typing import TextIO

from azul_access.keyboard.characters import encodable

# What a system says when nobody reads any more; Windows has no word of its own for it.
_GONE = (errno.EPIPE, errno.EINVAL)


class TextOutput:
    """Writes and flushes. The console that owns it sees to it that one thread writes at a time."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream
        self.is_closed = False
        """The reader has gone away, as `| head` does. Nothing more will be read."""
        self.error: OSError | None = None
        """What kept the text from being written though somebody wanted it, such as a full disk."""

    def write(self, text: str) -> None:
        """Write `text` in one piece. Raises nothing: see `is_closed` and `error`."""
        self._guarded(lambda stream: stream.write(encodable(text, stream.encoding)))

    def write_bytes(self, content: bytes) -> None:
        """Write what is encoded already, such as a page in UTF-8. Raises nothing, either."""
        self._guarded(lambda stream: stream.buffer.write(content))

    def _guarded(self, write: Callable[[TextIO], object]) -> None:
        if self._stream is None or self.is_closed:
            return
        try:
            self._stream.flush()
            write(self._stream)
            self._stream.flush()
        except (OSError, ValueError) as error:  # ValueError: closed here
            self.is_closed = True
            if isinstance(error, OSError) and error.errno not in _GONE:
                self.error = error
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
