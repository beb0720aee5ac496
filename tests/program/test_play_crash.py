"""Power failures, full disks and foreign files: nothing that was announced is lost."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from program_games import (
    coloured,
    commands,
    compared_part,
    expected,
    options,
    recorded,
)
from program_killed import play_killed
from program_runs import LANGUAGES, ProgramRunner, Result, sentence

from azul_access.storage import LogReason, lines, read_log

OPENING = "rrbs bbxo xxxx ooor srrb"
MOVES = ("1r2", "zb1", "3x5", "2b3")
TABLE = ("play", "--language", "de", "--players", "Anna,Ben", "--starts", "Anna")
HERE = Path(__file__).parent


@pytest.fixture
def log(program: ProgramRunner, tmp_path: Path) -> Path:
    """A saved game of one round's tiles and four moves."""
    path = tmp_path / "saved" / "game.azul"
    result = program.run(*TABLE, "--log", path, typed="\n".join((OPENING, *MOVES)))
    assert result.code == 0
    return path


def resume(program: ProgramRunner, log: Path, typed: str = "", *, language: str = "de") -> Result:
    return program.run("play", "--language", language, "--resume", log, typed=typed)


def error(language: str, reason: LogReason, log: Path, **more: str | int) -> str:
    slots = {"path": str(log), "name": log.name, "folder": str(log.parent), **more}
    return sentence(language, f"error-{reason.value}", **slots)


def assert_refused(program: ProgramRunner, log: Path, sentence: str) -> None:
    """Neither `play --resume` nor `show` takes this file, and neither touches it."""
    there = log.exists()
    before = log.read_bytes() if there and log.is_file() else b""
    beside = sorted(log.parent.iterdir())
    for words in (("play", "--resume", log), ("show", log)):
        result = program.run(*words, "--language", "de")
        assert result == Result(3, "", f"{sentence}\n")
    assert (log.exists(), sorted(log.parent.iterdir())) == (there, beside)
    assert (log.read_bytes() if there and log.is_file() else b"") == before


# Killed


@pytest.mark.parametrize("seed", range(3))
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
    if sys.platform == "win32":
        pytest.skip("Windows sends Ctrl-C to consoles only")
    running = program.start("play", "--resume", log)
    running.type("5r4")
    running.expect("Anna nimmt")
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
    assert show_json.out.count(sentence(language, "incomplete-entry-ignored")) == 1
    before = program.data(log)
    assert log.read_bytes() == torn

    first = resume(program, log, language=language)
    assert (first.code, first.err) == (0, "")
    assert first.out.count(sentence(language, "incomplete-entry-removed")) == 1
    assert log.read_bytes() == kept
    second = resume(program, log, language=language)
    assert sentence(language, "incomplete-entry-removed") not in second.out
    assert program.data(log) == before
    assert (
        sentence(language, "incomplete-entry-ignored")
        not in program.run("show", log, "--language", language).out
    )


def test_torn_game_is_played_on(program: ProgramRunner, log: Path) -> None:
    """The move of a torn line is entered again, and the log is complete afterwards."""
    expected_text = program.data(log)
    log.write_bytes(log.read_bytes()[:-5])
    assert program.data(log) != expected_text
    assert resume(program, log, MOVES[-1] + "\n").code == 0
    assert program.data(log) == expected_text


# Files that cannot be


def test_damaged_line(program: ProgramRunner, log: Path) -> None:
    """A changed byte anywhere is reported with its line, and the file stays unchanged."""
    whole = log.read_bytes().splitlines(keepends=True)
    for number in (1, 5, len(whole)):
        broken = list(whole)
        line = bytearray(broken[number - 1])
        line[len(line) // 2] ^= 1
        broken[number - 1] = bytes(line)
        log.write_bytes(b"".join(broken))
        assert_refused(program, log, error("de", LogReason.LOG_DAMAGED, log, line=number))


def test_lines_lost_doubled_or_swapped(program: ProgramRunner, log: Path) -> None:
    """Missing, doubled and swapped lines are detected like a changed byte."""
    whole = log.read_bytes().splitlines(keepends=True)
    sentence = error("de", LogReason.LOG_DAMAGED, log, line=4)
    for broken in (
        [*whole[:3], *whole[4:]],
        [*whole[:3], whole[2], *whole[3:]],
        [*whole[:3], whole[4], whole[3], *whole[5:]],
    ):
        log.write_bytes(b"".join(broken))
        assert_refused(program, log, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_newer_version(program: ProgramRunner, log: Path, language: str) -> None:
    """A log of a later version is reported as such, not as damaged."""
    data, _ = lines.encode([{"format": "azul-access-log", "version": 2, "new": "field"}], 0)
    log.write_bytes(data + b"what nobody knows yet\n")
    sentence = error(language, LogReason.LOG_NEWER, log, version=2, known=1)
    for words in (("play", "--resume"), ("show",)):
        result = program.run(*words, log, "--language", language)
        assert result == Result(3, "", f"{sentence}\n")


FOREIGN_FILES = {
    "empty": (b"", LogReason.LOG_EMPTY),
    "zeros": (bytes(4096), LogReason.LOG_EMPTY),
    "text": (b"Dear diary\n", LogReason.LOG_NOT_OURS),
    "text without a line end": (b"Dear diary", LogReason.LOG_NOT_OURS),
    "picture": (b"\x89PNG\r\n\x1a\n" + bytes(200), LogReason.LOG_NOT_OURS),
}


@pytest.mark.parametrize("case", FOREIGN_FILES)
def test_not_a_log(program: ProgramRunner, tmp_path: Path, case: str) -> None:
    """Any other file is refused by name and stays unchanged."""
    log = tmp_path / "letters" / "diary.txt"
    log.parent.mkdir()
    data, reason = FOREIGN_FILES[case]
    log.write_bytes(data)
    assert_refused(program, log, error("de", reason, log))


def test_a_folder_is_no_log(program: ProgramRunner, tmp_path: Path) -> None:
    """A folder in place of a log is refused."""
    folder = tmp_path / "games"
    folder.mkdir()
    assert_refused(program, folder, error("de", LogReason.LOG_NOT_OURS, folder))


def test_missing_file(program: ProgramRunner, tmp_path: Path) -> None:
    """The message names the missing file and the folder."""
    log = tmp_path / "nowhere.azul"
    assert_refused(program, log, error("de", LogReason.LOG_MISSING, log))
    for word in (log.name, str(tmp_path)):
        assert word in resume(program, log).err


def test_missing_file_without_a_folder(program: ProgramRunner) -> None:
    """For a bare file name the message has the full path of the current folder."""
    result = program.run("play", "--resume", "nix.azul", "--language", "de")
    assert result.code == 3
    assert str(program.folder) in result.err


def test_a_log_that_the_rules_do_not_allow(program: ProgramRunner, log: Path) -> None:
    """An undamaged log of an illegal game is refused with a message, not a traceback."""
    header, entries = read_log(log).header, [*read_log(log).entries]
    for strange in (
        {"do": "take", "from": 1, "colour": "R", "to": 2, "by": "keyboard"},
        {"do": "fly"},
        {"do": "undo", "count": 99},
        {"do": "fill", "tiles": ["R"], "by": "bag"},
        {},
    ):
        data, crc = lines.encode_header(header)
        more, _ = lines.encode([*entries, strange], crc)
        log.write_bytes(data + more)
        for words in (("play", "--resume", log), ("show", log)):
            result = program.run(*words, "--language", "de")
            assert (result.code, result.out) == (3, ""), result
            assert result.err.strip()
        assert log.read_bytes() == data + more


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"players": ["A"]},
        {"starts": 9},
        {"wall": "green"},
        {"bag": 1},
        {"seed": ""},
    ],
    ids=str,
)
def test_a_header_of_no_game(program: ProgramRunner, log: Path, change: dict[str, object]) -> None:
    """A log whose header names no known game is refused with exit code 3."""
    data, _ = lines.encode_header({**read_log(log).header, **change})
    log.write_bytes(data)
    for words in (("play", "--resume", log), ("show", log)):
        result = program.run(*words, "--language", "de")
        assert (result.code, result.out) == (3, ""), result
        assert result.err.strip()
    assert log.read_bytes() == data


# Files that are somebody's


def test_log_that_exists_is_never_replaced(
    program: ProgramRunner, log: Path, tmp_path: Path
) -> None:
    """--log refuses any existing file and leaves it unchanged."""
    letter = tmp_path / "letter"
    letter.write_text("Dear Anna", encoding="utf-8")
    for path in (log, letter):
        before = path.read_bytes()
        result = program.run(*TABLE, "--log", path, typed=OPENING)
        assert result == Result(3, "", error("de", LogReason.LOG_EXISTS, path) + "\n")
        assert path.read_bytes() == before


def test_log_in_new_folders(program: ProgramRunner, tmp_path: Path) -> None:
    """--log creates missing folders."""
    log = tmp_path / "club" / "Mai" / "game"
    assert program.run(*TABLE, "--log", log, typed=OPENING).code == 0
    assert program.data(log)["phase"] == "take"


def test_two_programs_on_one_file(program: ProgramRunner, log: Path) -> None:
    """A second writer is refused and disturbs nothing; reading is always allowed."""
    first = program.start("play", "--resume", log)
    first.expect("Anna ist dran")
    second = resume(program, log, "5r4\n")
    assert second == Result(3, "", error("de", LogReason.LOG_IN_USE, log) + "\n")
    assert program.data(log)["turn"] == "Anna"
    first.type("5r4")
    first.expect("Anna nimmt")
    assert program.data(log)["turn"] == "Ben"
    assert first.finish().code == 0
    assert resume(program, log, "4o2\n").code == 0
    assert program.data(log)["turn"] == "Anna"


# Places where nothing can be written


@pytest.fixture
def closed(log: Path) -> Iterator[Path]:
    """The folder of the saved game, which nobody may write in."""
    if os.name != "posix":
        pytest.skip("Windows closes folders in other ways")
    log.parent.chmod(0o555)
    yield log.parent
    log.parent.chmod(0o755)


def unprivileged(program: ProgramRunner, *words: str | Path, **environ: str) -> Result:
    result = program.run_process(
        *words, launcher=(sys.executable, str(HERE / "program_unprivileged.py")), **environ
    )
    if result.code == 77:
        pytest.skip("root cannot be kept from writing here")
    return result


def test_new_game_in_a_closed_folder(program: ProgramRunner, closed: Path) -> None:
    """A game that cannot be saved does not begin, in a chosen or the default folder."""
    log = closed / "new.azul"
    output = unprivileged(program, *TABLE, "--log", log)
    assert output == Result(3, "", error("de", LogReason.LOG_FOLDER_READ_ONLY, log) + "\n")
    assert not log.exists()
    usual = unprivileged(program, *TABLE, AZUL_ACCESS_HOME=str(closed))
    assert (usual.code, usual.out) == (3, "")
    assert str(closed) in usual.err


def test_saved_game_in_a_closed_folder(program: ProgramRunner, log: Path, closed: Path) -> None:
    """A game in a read-only folder can be shown but not resumed; the file stays unchanged."""
    before = log.read_bytes()
    output = unprivileged(program, "play", "--resume", log, "--language", "de")
    assert output == Result(3, "", error("de", LogReason.LOG_FOLDER_READ_ONLY, log) + "\n")
    assert unprivileged(program, "show", log).code == 0
    assert log.read_bytes() == before
    assert list(closed.iterdir()) == [log]


def test_saved_game_that_is_read_only(program: ProgramRunner, log: Path) -> None:
    """A read-only log is refused before the first move."""
    if os.name != "posix":
        pytest.skip("Windows has other permissions")
    log.chmod(0o444)
    output = unprivileged(program, "play", "--resume", log, "--language", "de")
    assert output == Result(3, "", error("de", LogReason.LOG_READ_ONLY, log) + "\n")
    assert unprivileged(program, "show", log).code == 0


def test_saved_game_that_cannot_be_read(program: ProgramRunner, log: Path) -> None:
    """A log without permission to read is refused with a message and exit code 3."""
    if os.name != "posix":
        pytest.skip("Windows has other permissions")
    log.chmod(0)
    for words in (("play", "--resume", log), ("show", log)):
        output = unprivileged(program, *words, "--language", "de")
        assert (output.code, output.out) == (3, "")
        assert log.name in output.err


# Full disks


@pytest.mark.parametrize(("language", "room_bytes"), [("de", 0), ("en", 30), ("nl", 0)])
def test_full_disk(program: ProgramRunner, log: Path, language: str, room_bytes: int) -> None:
    """A move that cannot be saved does not count; once there is room it is accepted.

    A partly written line does no harm.
    """
    limit = pytest.importorskip("resource")
    if not hasattr(limit, "prlimit"):
        pytest.skip("only Linux limits a running program from outside")
    before, saved = program.data(log), log.read_bytes()
    full = error(language, LogReason.LOG_DISK_FULL, log)
    running = program.start("play", "--resume", log, "--language", language)
    running.expect(sentence(language, "game-resumed", number=9))
    running.line()
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
    assert result.code == 1  # for a line was refused
    data = program.data(log)
    assert data["players"][0]["lines"][3] == {"label": "R", "count": 2}
    assert data["turn"] == "Ben"


def test_full_disk_to_the_end(program: ProgramRunner, log: Path) -> None:
    """If the disk stays full the game still ends normally, with everything announced."""
    limit = pytest.importorskip("resource")
    if not hasattr(limit, "prlimit"):
        pytest.skip("only Linux limits a running program from outside")
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
    if os.name != "posix":
        pytest.skip("Windows has no such limit")
    log = tmp_path / "full" / "game"
    shell = ("sh", "-c", 'ulimit -f 0; exec "$@"', "sh")
    result = program.run_process(*TABLE, "--log", log, launcher=shell, PYTHONDONTWRITEBYTECODE="1")
    assert result == Result(3, "", error("de", LogReason.LOG_DISK_FULL, log) + "\n")
    assert list(log.parent.iterdir()) == []


def test_the_reader_goes_away(program: ProgramRunner, log: Path) -> None:
    """With `| head -1` the program ends without an error; everything announced is saved."""
    if os.name != "posix":
        pytest.skip("needs a shell")
    shell = ("sh", "-c", '"$@" | head -1', "sh")
    result = program.run_process("play", "--resume", log, typed="5r4\nzs3\n", launcher=shell)
    assert result == Result(0, result.out, "")
    assert result.out.count("\n") == 1
    assert program.data(log)["phase"] == "take"
