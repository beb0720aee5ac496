"""A text stream whose reader may go away at any time."""

import errno
import os
from collections.abc import Callable
from typing import TextIO

from azul_access.keyboard.characters import make_encodable

# The errors of a stream without a reader; Windows reports EINVAL.
_CLOSED_ERRORS = (errno.EPIPE, errno.EINVAL)


class TextOutput:
    """Writes and flushes. It has no lock: its owner lets one thread write at a time."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream
        self.is_closed = False
        """True when nothing can be written any more, as after `| head`."""
        self.error: OSError | None = None
        """The error that stopped the output, such as a full disk; None for a missing reader."""

    def write(self, text: str) -> None:
        """Write `text` in one piece. Never raises: see `is_closed` and `error`."""
        self._guarded(lambda stream: stream.write(make_encodable(text, stream.encoding)))

    def write_bytes(self, content: bytes) -> None:
        """Write encoded text, such as a page in UTF-8. Never raises."""
        self._guarded(lambda stream: stream.buffer.write(content))

    def columns(self) -> int | None:
        """The current width of the terminal; None for other streams."""
        try:
            return None if self._stream is None else os.get_terminal_size(self._stream.fileno())[0]
        except (OSError, ValueError):
            return None

    def _guarded(self, write: Callable[[TextIO], object]) -> None:
        if self._stream is None or self.is_closed:
            return
        try:
            self._stream.flush()
            write(self._stream)
            self._stream.flush()
        except (OSError, ValueError) as error:  # ValueError: the stream was closed in this process
            self.is_closed = True
            if isinstance(error, OSError) and error.errno not in _CLOSED_ERRORS:
                self.error = error
            self._discard_buffer(self._stream)

    def _discard_buffer(self, stream: TextIO) -> None:
        """Redirect the stream to the null device: Python flushes it again at exit."""
        try:
            null_device = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null_device, stream.fileno())
            os.close(null_device)
        except (OSError, ValueError):
            return
