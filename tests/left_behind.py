"""Sockets and child processes that a test leaves behind are errors of that test, on Linux.

What fixtures of a module or of the whole run open is theirs, and stays.
"""

import gc
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

# Threads and processes that were told to end may take this long on a busy machine.
SECONDS = 60.0
# A process that Python starts once and ends by itself.
_OF_PYTHON = "multiprocessing.resource_tracker"
_DESCRIPTORS = "/proc/self/fd"
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
        """Wait until everything of the test is closed.

        Returns: what is still open, and warnings of what nobody could close any more.
        """
        end = time.monotonic() + SECONDS
        warnings: set[str] = set()
        rounds = 0
        while (left := find_open() - self._before - self._shared) and time.monotonic() < end:
            rounds += 1
            if rounds & (rounds - 1) == 0:  # 1, 2, 4, 8 …: a collection takes longer than the pause
                with _collecting_warnings(warnings):
                    gc.collect()
            time.sleep(0.01)
        return {*map(_describe, left), *warnings}


class Plugin:
    """Hooks of pytest that fail a test for what it leaves behind."""

    def __init__(self) -> None:
        self._watch = Watch()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Iterator[Any]:
        self._watch.begin()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Iterator[Any]:
        if fixturedef.scope == "function":
            return (yield)
        with self._watch.sharing():
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self) -> Iterator[Any]:
        result = yield
        if left := self._watch.wait_for_end():
            pytest.fail(f"left behind: {', '.join(sorted(left))}", pytrace=False)
        return result


@contextmanager
def _collecting_warnings(warnings: set[str]) -> Iterator[None]:
    """Add what Python reports while it frees objects; pytest would tell the next test of it."""
    usual = sys.unraisablehook
    sys.unraisablehook = lambda report: warnings.add(str(report.exc_value))
    try:
        yield
    finally:
        sys.unraisablehook = usual


def find_open() -> set[str]:
    """The open sockets and running child processes of this process, by their numbers."""
    if not _THREADS.exists():
        return set()
    return {*_open_sockets(), *_running_children()}


def _open_sockets() -> Iterator[str]:
    for name in os.listdir(_DESCRIPTORS):
        try:
            target = os.readlink(f"{_DESCRIPTORS}/{name}")
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
            except OSError:  # the process has ended
                continue
            if state != "Z" and _OF_PYTHON not in _command(number):
                yield f"process:{number}"


def _describe(name: str) -> str:
    kind, number = name.split(":", 1)
    return f"{name} {_command(number)}" if kind == "process" else name


def _command(process: str) -> str:
    """The first words of a command line; empty where the process has ended."""
    try:
        return Path("/proc", process, "cmdline").read_text().replace("\0", " ")[:200]
    except OSError:
        return ""
