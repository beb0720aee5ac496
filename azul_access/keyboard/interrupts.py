"""Ctrl-C as an event of one line, which never ends the program."""

import signal
import threading
from types import FrameType


class Interrupts:
    """Handles SIGINT until it is closed.

    During a blocking read, Ctrl-C raises KeyboardInterrupt. At any other time it is only recorded,
    because the program may be saving a game. Outside of the main thread nothing is handled.
    """

    def __init__(self) -> None:
        self._is_reading = False  # if so, Ctrl-C raises KeyboardInterrupt in the main thread
        self._is_pending = False
        self._lock = threading.Lock()
        self._is_installed = _in_main_thread()
        if self._is_installed:
            self._previous = signal.signal(signal.SIGINT, self._handle)

    def begin_reading(self) -> None:
        """Let Ctrl-C raise KeyboardInterrupt; a recorded one raises it now."""
        self._is_reading = True
        if self.take():
            self._is_reading = False
            raise KeyboardInterrupt

    def end_reading(self) -> None:
        """Let Ctrl-C only be recorded."""
        self._is_reading = False

    def take(self) -> bool:
        """Whether Ctrl-C was recorded since the last call."""
        pending, self._is_pending = self._is_pending, False
        return pending

    def wake_reader(self) -> None:
        """End the current or next blocking read of the main thread, from another thread.

        UNVERIFIED on Windows, where this does nothing: the read ends with the next line.
        """
        with self._lock:
            if self._is_installed and not _in_main_thread() and hasattr(signal, "pthread_kill"):
                signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)

    def close(self) -> None:
        """Restore the previous handler. Only the main thread can; in others this does nothing."""
        with self._lock:
            if self._is_installed and _in_main_thread():
                self._is_installed = False
                signal.signal(signal.SIGINT, self._previous)

    def _handle(self, _signal: int, _frame: FrameType | None) -> None:
        if self._is_reading:
            self._is_reading = False
            raise KeyboardInterrupt
        self._is_pending = True


def _in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()
