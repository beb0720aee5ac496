"""Ctrl-C as something that happens to a line, never to the game."""

import signal
import threading
from types import FrameType


class Interrupts:
    """Takes SIGINT over until it is closed.

    It breaks off a blocking read, and at any other time it only waits to be taken: the program
    may be in the middle of saving. Without the main thread there is no taking over.
    """

    def __init__(self) -> None:
        self._reading = False  # whether Ctrl-C may raise KeyboardInterrupt in the main thread now
        self._arrived = False
        self._lock = threading.Lock()
        self._ours = _in_main_thread()
        if self._ours:
            self._previous = signal.signal(signal.SIGINT, self._arrive)

    def begin_reading(self) -> None:
        """From now on Ctrl-C raises KeyboardInterrupt: at once, if it came since it was taken."""
        self._reading = True
        if self.take():
            self._reading = False
            raise KeyboardInterrupt

    def end_reading(self) -> None:
        """From now on Ctrl-C waits to be taken."""
        self._reading = False

    def take(self) -> bool:
        """Whether Ctrl-C came since the last call, outside of a read."""
        arrived, self._arrived = self._arrived, False
        return arrived

    def wake_reader(self) -> None:
        """Break off the blocking read of the main thread, or the next one, from another thread.

        UNVERIFIED on Windows, where it does nothing: the read ends with the next line.
        """
        with self._lock:
            if self._ours and not _in_main_thread() and hasattr(signal, "pthread_kill"):
                signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)

    def close(self) -> None:
        """Give SIGINT back. Only the main thread can; elsewhere the program is ending anyway."""
        with self._lock:
            if self._ours and _in_main_thread():
                self._ours = False
                signal.signal(signal.SIGINT, self._previous)

    def _arrive(self, _signal: int, _frame: FrameType | None) -> None:
        if self._reading:
            self._reading = False
            raise KeyboardInterrupt
        self._arrived = True


def _in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()
