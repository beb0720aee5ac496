"""Fixtures for the tests that run the whole program."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from program_runs import ProgramRunner


@pytest.fixture
def program(tmp_path: Path) -> Iterator[ProgramRunner]:
    """The program, its saved games and the folder it is begun in: three places apart."""
    folder = tmp_path / "somewhere"
    folder.mkdir()
    program = ProgramRunner(tmp_path / "home", folder)
    yield program
    for running in program.started:
        running.close()
