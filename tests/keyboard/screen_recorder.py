"""A screen for tests of the prompt."""

import threading

from prompt_toolkit.output import DummyOutput

TIMEOUT_SECONDS = 60.0


class Recorder(DummyOutput):
    """An output that keeps what was written, and lets other threads wait for it."""

    def __init__(self) -> None:
        self.written = ""
        self._changed = threading.Condition()

    def write(self, data: str) -> None:
        with self._changed:
            self.written += data
            self._changed.notify_all()

    def wait_for(self, text: str, count: int = 1) -> None:
        with self._changed:
            assert self._changed.wait_for(
                lambda: self.written.count(text) >= count, TIMEOUT_SECONDS
            )

    def lines(self) -> list[str]:
        return self.written.split("\r\n")
