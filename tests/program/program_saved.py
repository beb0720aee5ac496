"""A saved game that is resumed, and the errors of its log."""

from pathlib import Path

from program_lines import OPENING, TABLE
from program_runs import ProgramRunner, Result, sentence

from azul_access.storage import LogReason

MOVES = ("1r2", "zb1", "3x5", "2b3")


def save_game(program: ProgramRunner, path: Path) -> Path:
    """Save a game of one round's tiles and four moves at this path."""
    result = program.run(*TABLE, "--log", path, typed="\n".join((OPENING, *MOVES)))
    assert result.code == 0
    return path


def resume(program: ProgramRunner, log: Path, typed: str = "", *, language: str = "de") -> Result:
    return program.run("play", "--language", language, "--resume", log, typed=typed)


def error(language: str, reason: LogReason, log: Path, **more: str | int) -> str:
    slots = {"path": str(log), "name": log.name, "folder": str(log.parent), **more}
    return sentence(language, f"error-{reason.value}", **slots)
