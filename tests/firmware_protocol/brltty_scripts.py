"""Many tests with real BRLTTY at the same time.

Each BRLTTY needs a second until it accepts clients, and five until it asks a silent display again.
So the tests are scripts: generators that yield what they wait for. The first test that needs a
result runs the scripts of all collected tests in one loop.
"""

import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest
from brltty_process import TIMEOUT_SECONDS, Steps, Wait, reason_to_skip, serve_all


class Script(NamedTuple):
    """A test: `start` gets a folder of its own; `skip` says why it cannot run here, or "".

    `skip` is called when the tests run: BRLTTY may be installed while they are collected.
    """

    name: str
    start: Callable[[Path], Steps]
    skip: Callable[[], str] = reason_to_skip


_outcomes: dict[str, Exception | None] = {}


def check(
    script: Script, session: pytest.Session, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Skip the test, or raise the exception of this script, if it failed."""
    if reason := script.skip():
        pytest.skip(reason)
    if script.name not in _outcomes:
        folder = tmp_path_factory.mktemp("brltty")
        steps = {
            collected.name: collected.start(folder / collected.name)
            for collected in (*_collected(session), script)
        }
        _outcomes.update(run(steps))
    if error := _outcomes[script.name]:
        raise error


def _collected(session: pytest.Session) -> Iterator[Script]:
    for item in session.items:
        callspec = getattr(item, "callspec", None)
        script = callspec.params.get("script") if callspec else None
        if isinstance(script, Script) and not script.skip():
            yield script


def run(scripts: Mapping[str, Steps]) -> dict[str, Exception | None]:
    """Run all scripts in one loop; returns the exception of each, or None.

    A script starts when the one before has passed its first wait, so that many new processes do not
    delay the answers that BRLTTY expects within milliseconds.
    """
    tasks = {name: _Task(steps) for name, steps in scripts.items()}
    remaining = list(tasks.values())
    active: list[_Task] = []
    while remaining or active:
        if remaining and all(task.has_started for task in active):
            active.append(remaining.pop(0))
        for task in active:
            task.advance()
        active = [task for task in active if not task.is_done]
        serve_all()
    return {name: task.error for name, task in tasks.items()}


class _Task:
    """A script on its way."""

    def __init__(self, steps: Steps) -> None:
        self.is_done = False
        self.has_started = False
        self.error: Exception | None = None
        self._steps = steps
        self._wait: Wait | None = None
        self._end = 0.0

    def advance(self) -> None:
        """Continue to the next wait, if the present condition is true."""
        try:
            if self._wait is None or self._wait.is_true():
                self.has_started = self._wait is not None
                self._wait = next(self._steps)
                self._end = time.monotonic() + TIMEOUT_SECONDS
            elif time.monotonic() > self._end:
                self._steps.throw(AssertionError(self._wait.message()))
        except StopIteration:
            self.is_done = True
        except Exception as error:
            self._steps.close()
            self.is_done = True
            self.error = error
