"""Ctrl-C and requests to end, deferred while foreign code calls back into Python."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from azul_access.export.errors import ExportError, ExportReason


@contextmanager
def deferred_interrupts() -> Iterator[Callable[[], None]]:
    """Defer Ctrl-C and requests to end until the yielded function is called, which then raises.

    libespeak calls back into Python, and an exception raised there would be lost.
    Raises: ExportError, from the yielded function.
    """
    received: list[int] = []
    names = ("SIGINT", "SIGTERM", "SIGHUP")
    signals = [getattr(signal, name) for name in names if hasattr(signal, name)]
    previous = {
        number: signal.signal(number, lambda number, _: received.append(number))
        for number in signals
    }

    def check_interrupt() -> None:
        if received:
            raise ExportError(ExportReason.INTERRUPTED)

    try:
        yield check_interrupt
    finally:
        for number, handler in previous.items():
            signal.signal(number, handler)
