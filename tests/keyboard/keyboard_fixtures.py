"""Fixtures for tests with a program in a terminal."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from keyboard_terminal import CommandPipe, Terminal, child_environ
from needed import require


@pytest.fixture
def command_pipe(tmp_path: Path) -> Iterator[CommandPipe]:
    require("named pipes")
    pipe = CommandPipe(tmp_path)
    yield pipe
    pipe.close()


@pytest.fixture
def open_terminal(command_pipe: CommandPipe) -> Iterator[Callable[..., Terminal]]:
    """A function that starts the child in a terminal, with additions to its environment."""
    terminals: list[Terminal] = []

    def start(**environ: str) -> Terminal:
        terminals.append(Terminal(command_pipe, child_environ(**environ)))
        return terminals[-1]

    yield start
    for terminal in terminals:
        terminal.close()
