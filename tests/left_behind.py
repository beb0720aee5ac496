"""Sockets and child processes that a test leaves behind are errors of that test, on Linux.

What fixtures of a module or of the whole run open is theirs, and stays.
"""

import gc
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Threads and processes that were told to end may take this long on a busy machine.
SECONDS = 20.0
_DESCRIPTORS = Path("/proc/self/fd")
_THREADS = Path("/proc/self/task")


class Watch:
    """Looks for what a test leaves open; one for a run."""

    def __init__(self) -> None:
        self._shared: set[str] = set()
        self._before: set[str] = set()

    def begin(self) -> None:
        """A test begins; what is open now is not its own."""
        self._before = find_open()

    @contextmanager
    def sharing(self) -> Iterator[None]:
        """What is opened meanwhile belongs to several tests."""
        before = find_open()
        yield
        self._shared |= find_open() - before

    def wait_for_end(self) -> set[str]:
        """Wait until everything of the test is closed; returns what is still open."""
        end = time.monotonic() + SECONDS
        while (left := find_open() - self._before - self._shared) and time.monotonic() < end:
            gc.collect()  # warns of what nobody can close any more
            time.sleep(0.01)
        return left


def find_open() -> set[str]:
    """The open sockets and running child processes of this process, with names to show."""
    if not _THREADS.exists():
        return set()
    return {*_open_sockets(), *_running_children()}


def _open_sockets() -> Iterator[str]:
    for name in os.listdir(_DESCRIPTORS):
        try:
            target = os.readlink(_DESCRIPTORS / name)
        except OSError:  # the descriptor of this listing
            continue
        if target.startswith("socket:"):
            yield target


def _running_children() -> Iterator[str]:
    for thread in os.listdir(_THREADS):
        try:
            numbers = (_THREADS / thread / "children").read_text().split()
        except OSError:  # the thread has ended
            continue
        for number in numbers:
            try:
                state = Path("/proc", number, "stat").read_text().rpartition(")")[2].split()[0]
                command = Path("/proc", number, "cmdline").read_text().replace("\0", " ")
            except OSError:  # the process has ended
                continue
            if state != "Z":
                yield f"process {number}: {command[:200]}"
