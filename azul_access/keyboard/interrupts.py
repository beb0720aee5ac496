"""Ctrl-C as an event of one line, which never ends the program."""

import signal
import threading
from collections.abc import Callable
from types import FrameType


class Interrupts:
    """Records SIGINT until it is closed, because the program may be saving a game.

    `on_interrupt` is called in the signal's handler, so it must not take a lock. Outside of the
    main thread nothing is handled.
    """

    def __init__(self, on_interrupt: Callable[[], None] | None = None) -> None:
        self._on_interrupt = on_interrupt
        self._is_raising = False
        self._is_pending = False
        self._is_installed = threading.current_thread() is threading.main_thread()
        if self._is_installed:
            self._previous = signal.signal(signal.SIGINT, self._handle)

    def begin_raising(self) -> None:
        """Let Ctrl-C raise KeyboardInterrupt in the main thread; a recorded one raises it now."""
        self._is_raising = True
        if self.take():
            self._is_raising = False
            raise KeyboardInterrupt

    def end_raising(self) -> None:
        """Let Ctrl-C only be recorded."""
        self._is_raising = False

    def take(self) -> bool:
        """Whether Ctrl-C was recorded since the last call."""
        pending, self._is_pending = self._is_pending, False
        return pending

    def close(self) -> None:
        """Restore the previous handler. Only the main thread can; in others this does nothing."""
        if self._is_installed and threading.current_thread() is threading.main_thread():
            self._is_installed = False
            signal.signal(signal.SIGINT, self._previous)

    def _handle(self, _signal: int, _frame: FrameType | None) -> None:
        if self._is_raising:
            self._is_raising = False
            raise KeyboardInterrupt
        self._is_pending = True
        if self._on_interrupt is not None:
            self._on_interrupt()
