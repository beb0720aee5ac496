"""Fixtures for the tests that run the whole program."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from program_runs import ProgramRunner
from program_terminal import Terminal

from azul_access import __main__


@pytest.fixture
def program(tmp_path: Path) -> Iterator[ProgramRunner]:
    """The program, its saved games and the folder it is begun in: three places apart."""
    folder = tmp_path / "somewhere"
    folder.mkdir()
    program = ProgramRunner(tmp_path / "home", folder)
    yield program
    for running in program.started:
        running.close()


@pytest.fixture
def open_terminal(program: ProgramRunner, tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Starts the program with these words in a terminal."""
    terminals: list[Terminal] = []

    def start(*words: str | Path) -> Terminal:
        folder = tmp_path / f"tmux{len(terminals)}"
        folder.mkdir()
        terminals.append(Terminal(folder, program, *words))
        return terminals[-1]

    yield start
    for terminal in terminals:
        terminal.close()


@pytest.fixture(autouse=True)
def started_as_module(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program names the same command here as in processes, which run `-m azul_access`."""
    monkeypatch.setattr(sys, "argv", [__main__.__file__])
