"""Fixtures for the tests that need a terminal with a program in it."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from keyboard_terminal import Beside, Terminal, child_environ


@pytest.fixture
def beside(tmp_path: Path) -> Iterator[Beside]:
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no named pipes")
    pipe = Beside(tmp_path)
    yield pipe
    pipe.close()


@pytest.fixture
def open_terminal(beside: Beside) -> Iterator[Callable[..., Terminal]]:
    """Starts the child in a terminal, with these additions to its environment."""
    terminals: list[Terminal] = []

    def start(**environ: str) -> Terminal:
        terminals.append(Terminal(beside, child_environ(**environ)))
        return terminals[-1]

    yield start
    for terminal in terminals:
        terminal.close()
