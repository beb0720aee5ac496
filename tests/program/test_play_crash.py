"""Kills, power failures and full disks: nothing that was announced is lost."""

import os
import signal
import time
from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from case_samples import first
from needed import require
from program_games import (
    coloured,
    commands,
    compared_part,
    expected,
    options,
    recorded,
)
from program_killed import play_killed
from program_lines import TABLE
from program_runs import ProgramRunner, Result, sentence
from program_saved import MOVES, error, resume, save_game

from azul_access.storage import LogReason


@pytest.fixture
def log(program: ProgramRunner, tmp_path: Path) -> Path:
    return save_game(program, tmp_path / "saved" / "game.azul")


# Killed


@pytest.mark.parametrize("seed", first(range(3)))
def test_killed_again_and_again(program: ProgramRunner, tmp_path: Path, seed: int) -> None:
    """Everything announced before a kill is in the log, and the resumed game ends correctly."""
    game, log = coloured(2 + seed % 3), tmp_path / "game.azul"
    game_setup, typed = recorded(game, "de"), commands(game, "de")
    play_killed(program, log, game_setup, typed, options(game), Random(seed))
    assert compared_part(program.data(log)) == expected(game)


def test_killed_at_the_start(program: ProgramRunner, tmp_path: Path) -> None:
    """A kill while the log is created leaves a game, an empty game, or nothing.

    Once anything was printed, there is a game.
    """
    random = Random(1)
    for number in range(6):
        log = tmp_path / f"game{number}"
        running = program.start(*TABLE, "--log", log)
        time.sleep(random.uniform(0.05, 0.35))
        written = running.kill()
        if not log.exists():
            assert written == ""
            continue
        result = resume(program, log, "q\n")
        assert result.code == 0 or (result.code == 3 and not written)
        if result.code:
            assert result.err == error("de", LogReason.LOG_EMPTY, log) + "\n"


def test_the_lock_of_a_killed_program_is_ignored(program: ProgramRunner, log: Path) -> None:
    """A lock file without a process that holds it does not stop a resume."""
    running = program.start("play", "--resume", log)
    running.expect("Das Spiel geht weiter")
    running.kill()
    assert resume(program, log, "5r4\n").code == 0
    assert program.data(log)["players"][0]["lines"][3] == {"label": "R", "count": 2}


def test_interrupted_by_ctrl_c(program: ProgramRunner, log: Path) -> None:
    """Ctrl-C ends a piped game without a traceback; everything announced is saved."""
    require("signals")
    running = program.start("play", "--resume", log)
    running.type("5r4")
    running.expect("Anna: ")
    os.kill(running.pid, signal.SIGINT)
    result = running.wait()
    assert result.code == 2
    assert program.data(log)["players"][0]["lines"][3] == {"label": "R", "count": 2}


# The last line was not finished


@pytest.mark.parametrize(
    ("language", "cut"),
    [("de", 1), ("de", 40), ("en", "newline only"), ("nl", "zeros")],
)
def test_torn_last_line(program: ProgramRunner, log: Path, language: str, cut: int | str) -> None:
    """`show` reports a torn line and changes nothing; only the first resume reports it."""
    whole = log.read_bytes()
    last = whole.rstrip(b"\n").rindex(b"\n") + 1
    kept = whole[:last]
    match cut:
        case int():
            log.write_bytes(whole[: last + cut])
        case "zeros":
            log.write_bytes(kept + bytes(512))
        case _:
            log.write_bytes(whole[:-1])
    torn = log.read_bytes()
    show_json = program.run("show", log, "--language", language)
    assert show_json.code == 0
    assert show_json.out.count(sentence(language, "incomplete-entry")) == 1
    before = program.data(log)
    assert log.read_bytes() == torn

    first = resume(program, log, language=language)
    assert (first.code, first.err) == (0, "")
    assert first.out.count(sentence(language, "incomplete-entry")) == 1
    assert log.read_bytes() == kept
    second = resume(program, log, language=language)
    assert sentence(language, "incomplete-entry") not in second.out
    assert program.data(log) == before
    assert (
        sentence(language, "incomplete-entry")
        not in program.run("show", log, "--language", language).out
    )


def test_torn_game_is_played_on(program: ProgramRunner, log: Path) -> None:
    """The move of a torn line is entered again, and the log is complete afterwards."""
    expected_text = program.data(log)
    log.write_bytes(log.read_bytes()[:-5])
    assert program.data(log) != expected_text
    assert resume(program, log, MOVES[-1] + "\n").code == 0
    assert program.data(log) == expected_text


# Full disks


@pytest.mark.parametrize(("language", "room_bytes"), [("de", 0), ("en", 30), ("nl", 0)])
def test_full_disk(program: ProgramRunner, log: Path, language: str, room_bytes: int) -> None:
    """A move that cannot be saved does not count; once there is room it is accepted.

    A partly written line does no harm.
    """
    require("limits of other processes")
    limit = import_module("resource")  # of Unix only
    before, saved = program.data(log), log.read_bytes()
    full = error(language, LogReason.LOG_DISK_FULL, log)
    running = program.start("play", "--resume", log, "--language", language)
    running.expect(sentence(language, "expect-turn", player="Anna"))
    _, hard = limit.prlimit(running.pid, limit.RLIMIT_FSIZE)
    limit.prlimit(running.pid, limit.RLIMIT_FSIZE, (len(saved) + room_bytes, hard))
    for _ in range(2):
        running.type("5r4")
        assert running.line() == full + "\n"
        assert log.read_bytes() == saved
        assert program.data(log) == before
    running.type("w")
    assert sentence(language, "expect-turn", player="Anna") in running.line()
    limit.prlimit(running.pid, limit.RLIMIT_FSIZE, (hard, hard))
    running.type("5r4")
    running.expect("Anna")
    result = running.finish()
    assert result.code == 1  # because a line was refused
    data = program.data(log)
    assert data["players"][0]["lines"][3] == {"label": "R", "count": 2}
    assert data["turn"] == "Ben"


def test_full_disk_to_the_end(program: ProgramRunner, log: Path) -> None:
    """If the disk stays full the game still ends normally, with everything announced."""
    require("limits of other processes")
    limit = import_module("resource")  # of Unix only
    before, saved = program.data(log), log.read_bytes()
    running = program.start("play", "--resume", log)
    running.expect("Anna ist dran")
    _, hard = limit.prlimit(running.pid, limit.RLIMIT_FSIZE)
    limit.prlimit(running.pid, limit.RLIMIT_FSIZE, (len(saved) + 10, hard))
    running.type("5r4", "u", "l", "q")
    result = running.finish()
    assert result.code == 1
    assert result.out.count(error("de", LogReason.LOG_DISK_FULL, log)) == 2
    assert log.read_bytes() == saved
    assert program.data(log) == before


def test_no_room_for_a_new_game(program: ProgramRunner, tmp_path: Path) -> None:
    """If the header cannot be saved there is a message, exit code 3 and no file."""
    require("limits of processes", "a POSIX shell")
    log = tmp_path / "full" / "game"
    shell = ("sh", "-c", 'ulimit -f 0; exec "$@"', "a POSIX shell")
    result = program.run_process(*TABLE, "--log", log, launcher=shell, PYTHONDONTWRITEBYTECODE="1")
    assert result == Result(3, "", error("de", LogReason.LOG_DISK_FULL, log) + "\n")
    assert list(log.parent.iterdir()) == []


def test_the_reader_goes_away(program: ProgramRunner, log: Path) -> None:
    """With `| head -1` the program ends without an error; everything announced is saved."""
    require("a POSIX shell")
    shell = ("sh", "-c", '"$@" | head -1', "a POSIX shell")
    result = program.run_process("play", "--resume", log, typed="5r4\nzs3\n", launcher=shell)
    assert result == Result(0, result.out, "")
    assert result.out.count("\n") == 1
    assert program.data(log)["phase"] == "take"
