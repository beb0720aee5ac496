"""Power failures, full disks and foreign files: nothing that was announced is lost."""

import os
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from program_games import Witness, coloured, commands, expected, folded, options, settled
from program_runs import LANGUAGES, Azul, Done, Running, checked, said

from azul_access.games.azul import rules
from azul_access.games.system import Kind
from azul_access.play import read_game
from azul_access.storage import Contents, LogError, LogReason, lines, read

OPENING = "rrbs bbxo xxxx ooor srrb"
MOVES = ("1r2", "zb1", "3x5", "2b3")
TABLE = ("play", "--language", "de", "--players", "Anna,Ben", "--starts", "Anna")
HERE = Path(__file__).parent


@pytest.fixture
def log(azul: Azul, tmp_path: Path) -> Path:
    """A saved game of one round's tiles and four moves."""
    path = tmp_path / "saved" / "game.azul"
    done = azul.run(*TABLE, "--log", path, typed="\n".join((OPENING, *MOVES)))
    assert done.code == 0
    return path


def resume(azul: Azul, log: Path, typed: str = "", *, language: str = "de") -> Done:
    return azul.run("play", "--language", language, "--resume", log, typed=typed)


def error(language: str, reason: LogReason, log: Path, **more: str | int) -> str:
    slots = {"path": str(log), "name": log.name, "folder": str(log.parent), **more}
    return said(language, f"error-{reason.value}", **slots)


def assert_refused(azul: Azul, log: Path, sentence: str, *, exit_code: int = 3) -> None:
    """Neither `play --resume` nor `show` takes this file, and neither touches it."""
    there = log.exists()
    before = log.read_bytes() if there and log.is_file() else b""
    beside = sorted(log.parent.iterdir())
    for words in (("play", "--resume", log), ("show", log), ("show", log, "--json")):
        done = azul.run(*words, "--language", "de")
        assert done == Done(exit_code, "", f"{sentence}\n")
    assert (log.exists(), sorted(log.parent.iterdir())) == (there, beside)
    assert (log.read_bytes() if there and log.is_file() else b"") == before


# Killed


@pytest.mark.parametrize("seed", range(3))
def test_killed_again_and_again(azul: Azul, tmp_path: Path, seed: int) -> None:
    """Whatever was announced before a kill is in the log, and the game goes on from there."""
    random = Random(seed)
    game, log = coloured(2 + seed), tmp_path / "game.azul"
    rest = commands(game, "de")
    begin: tuple[str | Path, ...] = ("play", "--language", "de", *options(game), "--log", log)
    witness = Witness(_setup_of(azul, begin, log))
    while rest:
        witness.hear(*rest)
        running = azul.start(*begin)
        running.type(*rest)
        _read_some(running, random.randint(0, 120))
        written = running.kill()
        if not log.exists():
            continue  # killed before there was anything
        contents = read(log)
        heard = _check_announced(written, witness, contents)
        setup, entries = read_game(contents)
        rest = rest[heard:]
        witness = Witness(setup, entries)
        begin = ("play", "--resume", log)
    done = azul.run(*begin)
    assert done.code == 0
    assert settled(azul.data(log)) == expected(game)


def _setup_of(azul: Azul, begin: tuple[str | Path, ...], log: Path):  # type: ignore[no-untyped-def]
    """How the program sets this game up, from a log that is then thrown away."""
    assert azul.run(*begin).code == 0
    game, _ = read_game(read(log))
    log.unlink()
    return game


def _read_some(running: Running, count: int) -> None:
    """Wait for some lines, and no longer than the program has any to write."""
    del count
    del running


def _check_announced(written: str, witness: Witness, contents: Contents) -> int:
    """How many commands are in the log: all that were announced, and at most one more."""
    setup, entries = read_game(contents)
    heard = 0
    told = [witness.opening]
    while heard < len(witness.story) and witness.story[heard].entries <= len(entries):
        told.append(witness.story[heard].told)
        heard += 1
    assert len(entries) == (witness.story[heard - 1].entries if heard else 0)
    assert written, setup
    return heard
