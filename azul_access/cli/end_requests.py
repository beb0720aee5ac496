"""Requests of the system to end the program, as an exception, so that everything is put back."""

import signal
import sys
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_NAMES = ("SIGTERM", "SIGHUP", "SIGQUIT")
_AGAIN_SECONDS = 0.01


class EndRequested(SystemExit):
    """The system asks the program to end, as when its terminal is closed.

    `number` is that of the signal. It is a SystemExit because asyncio, which runs the prompt, only
    reports other exceptions that are raised while it handles a key.
    """

    def __init__(self, number: int) -> None:
        super().__init__(128 + number)  # as a shell reports a signal
        self.number = number


@contextmanager
def end_requests() -> Iterator[None]:
    """Raise EndRequested in the main thread at the first request; later ones are ignored.

    A request that the program was started to ignore, as by nohup, stays ignored.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
    handled = [number for number in numbers if signal.getsignal(number) is signal.SIG_DFL]

    def end(number: int, _: FrameType | None) -> None:
        for other in handled:
            signal.signal(other, signal.SIG_IGN)
        # Where a prompt was just about to be shown, Python would warn of its unfinished coroutine,
        # report errors of an event loop that was only half made, and log that a task has ended.
        if logging := sys.modules.get("logging"):
            logging.disable()
        warnings.simplefilter("ignore")
        sys.unraisablehook = try_again
        raise EndRequested(number)

    def try_again(lost: "sys.UnraisableHookArgs") -> None:
        """Replace the report of errors that Python cannot raise, as while it frees an object."""
        if sys.platform == "win32" or not isinstance(lost.exc_value, EndRequested):
            return
        number = lost.exc_value.number

        def end_again(_: int, frame: FrameType | None) -> None:
            if frame is not None and frame.f_code is not try_again.__code__:
                signal.setitimer(signal.ITIMER_REAL, 0)
                raise EndRequested(number)

        signal.signal(signal.SIGALRM, end_again)
        signal.setitimer(signal.ITIMER_REAL, _AGAIN_SECONDS, _AGAIN_SECONDS)

    for number in handled:
        signal.signal(number, end)
    try:
        yield
    finally:
        for number in handled:
            signal.signal(number, signal.SIG_DFL)
