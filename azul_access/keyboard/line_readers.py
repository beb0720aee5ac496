"""Lines of a terminal in cooked mode or of a pipe, and signals between and during them."""

import codecs
import io
import os
import select
import signal
import threading
from contextlib import suppress
from typing import Protocol, TextIO

from azul_access.keyboard.interrupts import Interrupts

_READ_BYTES = 8192


class LineReader(Protocol):
    """Reads whole lines in one thread."""

    def read(self) -> str | None:
        """A line with its end; empty at the end of the input; None after Ctrl-C or `wake`.

        The terminal itself discards an incomplete line at Ctrl-C.
        """
        ...

    def wake(self) -> None:
        """End the current or next read from another thread, where the system can."""
        ...

    def close(self) -> None:
        """Give back what waits for signals. Only the main thread can; in others nothing happens."""
        ...


def open_line_reader(stdin: TextIO, interrupts: Interrupts | None = None) -> LineReader:
    """The reader for a terminal, or without `interrupts` for a pipe, where Ctrl-C is not special.

    Nothing may have been read from `stdin` before.
    """
    if os.name == "posix":
        with suppress(OSError, ValueError):  # not the stream of a file
            return DescriptorReader(stdin.fileno(), stdin.encoding, interrupts)
    return StreamReader(stdin, interrupts)


class StreamReader:
    """Reads by `readline`, during which Ctrl-C raises an exception.

    UNVERIFIED on Windows: a Ctrl-C at the very moment at which `readline` begins to wait counts
    when the line ends, and `wake` does nothing.
    """

    def __init__(self, stdin: TextIO, interrupts: Interrupts | None) -> None:
        self._stdin = stdin
        self._interrupts = interrupts

    def read(self) -> str | None:
        if self._interrupts is None:
            return self._read_line()
        try:
            try:
                self._interrupts.begin_raising()
                return self._read_line()
            finally:
                self._interrupts.end_raising()
        except KeyboardInterrupt:
            return None

    def wake(self) -> None:
        return

    def close(self) -> None:
        return

    def _read_line(self) -> str:
        try:
            return self._stdin.readline()
        except (OSError, ValueError):  # the stream was closed
            return ""


class DescriptorReader:
    """Waits for a file descriptor and for signals at once, so that no signal comes too late.

    Python's own handler of a signal runs only between two operations. A signal just before a
    blocking read would therefore count when that ends. The system's handler also writes to a pipe,
    which ends `select` in any case.
    """

    def __init__(self, descriptor: int, encoding: str, interrupts: Interrupts | None) -> None:
        self._descriptor = descriptor
        decoder = codecs.getincrementaldecoder(encoding)("replace")
        self._decoder = io.IncrementalNewlineDecoder(decoder, translate=True)
        self._text = ""  # read, but not returned yet
        self._interrupts = interrupts
        self._lock = threading.Lock()  # guards the pipe, which another thread may write to
        self._is_closed = False
        self._is_woken = False
        self._signals, self._writer = os.pipe()
        for end in (self._signals, self._writer):
            os.set_blocking(end, False)
        self._has_wakeup = threading.current_thread() is threading.main_thread()
        if self._has_wakeup:
            self._previous = signal.set_wakeup_fd(self._writer, warn_on_full_buffer=False)

    def read(self) -> str | None:
        while True:
            line, end, rest = self._text.partition("\n")
            if end:
                self._text = rest
                return line + end
            try:
                ready, _, _ = select.select([self._signals, self._descriptor], [], [])
                if self._signals in ready:
                    os.read(self._signals, _READ_BYTES)
                # Handled after the pipe was emptied: a later signal writes to it again.
                is_interrupted = self._interrupts is not None and self._interrupts.take()
                if is_interrupted or self._is_woken:
                    self._is_woken = False
                    self._text = ""
                    self._decoder.reset()
                    return None
                if self._descriptor not in ready:
                    continue
                data = os.read(self._descriptor, _READ_BYTES)
            except BlockingIOError:  # another program has read the line
                continue
            except (OSError, ValueError):  # the stream was closed
                return ""
            self._text += self._decoder.decode(data, final=not data)
            if not data:
                rest, self._text = self._text, ""
                return rest

    def wake(self) -> None:
        with self._lock:
            if not self._is_closed:
                self._is_woken = True
                with suppress(BlockingIOError):  # full, so that the reader wakes up anyway
                    os.write(self._writer, b"\0")

    def close(self) -> None:
        if self._has_wakeup and threading.current_thread() is not threading.main_thread():
            return
        with self._lock:
            if self._is_closed:
                return
            self._is_closed = True
            if self._has_wakeup:
                signal.set_wakeup_fd(self._previous)
            os.close(self._signals)
            os.close(self._writer)
