"""Damaged logs, files of others and closed folders: refused and left unchanged."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from case_samples import first
from needed import require
from program_lines import OPENING, TABLE
from program_runs import LANGUAGES, ProgramRunner, Result, sentence
from program_saved import error, resume, save_game

from azul_access.storage import LogReason, lines, read_log

UNPRIVILEGED = Path(__file__).parent / "program_unprivileged.py"


@pytest.fixture
def log(program: ProgramRunner, tmp_path: Path) -> Path:
    return save_game(program, tmp_path / "saved" / "game.azul")


def assert_refused(program: ProgramRunner, log: Path, sentence: str) -> None:
    """`play --resume` and `show` refuse this file, and change nothing in its folder."""
    existed = log.exists()
    before = log.read_bytes() if log.is_file() else b""
    files = sorted(log.parent.iterdir())
    for words in (("play", "--resume", log), ("show", log)):
        result = program.run(*words, "--language", "de")
        assert result == Result(3, "", f"{sentence}\n")
    assert (log.exists(), sorted(log.parent.iterdir())) == (existed, files)
    assert (log.read_bytes() if log.is_file() else b"") == before


# Damaged logs and other files


def test_a_damaged_header(program: ProgramRunner, log: Path) -> None:
    """Without its first line there is no game, and the file stays unchanged."""
    log.write_bytes(log.read_bytes().replace(b"Anna", b"Hanna", 1))
    assert_refused(program, log, error("de", LogReason.LOG_DAMAGED, log))


@pytest.mark.parametrize("language", LANGUAGES)
def test_newer_version(program: ProgramRunner, log: Path, language: str) -> None:
    """A log of a later version is reported as such, not as damaged."""
    data, _ = lines.encode([{"format": "azul-access-log", "version": 6, "new": "field"}], 0)
    log.write_bytes(data + b"what nobody knows yet\n")
    sentence = error(language, LogReason.LOG_NEWER, log, version=6, known=5)
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


# Files that exist or are in use


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
    first.expect("Anna: ")
    assert program.data(log)["turn"] == "Ben"
    assert first.finish().code == 0
    assert resume(program, log, "4o2\n").code == 0
    assert program.data(log)["turn"] == "Anna"


# Folders and files without permission


@pytest.fixture
def closed(log: Path) -> Iterator[Path]:
    """The folder of the saved game, which nobody may write in."""
    require("rights of files as on Unix")
    log.parent.chmod(0o555)
    yield log.parent
    log.parent.chmod(0o755)


def unprivileged(
    program: ProgramRunner, *words: str | Path, typed: str = "", **environ: str
) -> Result:
    launcher = (sys.executable, UNPRIVILEGED)
    result = program.run_process(*words, typed=typed, launcher=launcher, **environ)
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


@pytest.mark.parametrize("language", first(LANGUAGES))
def test_saved_game_in_a_closed_folder(
    program: ProgramRunner, log: Path, closed: Path, language: str
) -> None:
    """A game in a read-only folder goes on in the default folder; its own file stays unchanged."""
    before = log.read_bytes()
    words = ("play", "--resume", log, "--language", language)
    output = unprivileged(program, *words, typed="5r4\n")
    assert (output.code, output.err) == (0, "")
    assert program.saved == [program.home / "games" / log.name]
    assert_goes_on_elsewhere(output, log, program.saved[0], language)
    assert unprivileged(program, "show", log).code == 0
    assert log.read_bytes() == before
    assert list(closed.iterdir()) == [log]
    assert program.data(program.saved[0])["turn"] == "Ben"


def test_saved_game_that_is_read_only(program: ProgramRunner, log: Path) -> None:
    """A game in a read-only file goes on in a file beside it."""
    require("rights of files as on Unix")
    before = log.read_bytes()
    log.chmod(0o444)
    output = unprivileged(program, "play", "--resume", log, "--language", "de", typed="5r4\n")
    assert (output.code, output.err) == (0, "")
    other = log.with_name("game-2.azul")
    assert_goes_on_elsewhere(output, log, other, "de")
    assert log.read_bytes() == before
    assert program.data(other)["turn"] == "Ben"


def assert_goes_on_elsewhere(output: Result, log: Path, other: Path, language: str) -> None:
    """It is said once that the log can only be read, and where the game is saved now."""
    only_read = sentence(language, "rescued-read-only", name=log.name)
    place = sentence(language, "saved-here", name=other.name, path=str(other))
    assert output.out.count(f"{only_read} {place}\n") == 1


def test_saved_game_where_nothing_can_be_written(
    program: ProgramRunner, log: Path, closed: Path
) -> None:
    """Without a place for its next moves, the game is not played on."""
    words = ("play", "--resume", log, "--language", "de")
    output = unprivileged(program, *words, AZUL_ACCESS_HOME=str(closed))
    unused = closed / "games" / log.name
    assert output == Result(3, "", error("de", LogReason.LOG_FOLDER_READ_ONLY, unused) + "\n")


def test_saved_game_that_cannot_be_read(program: ProgramRunner, log: Path) -> None:
    """A log without permission to read is refused with a message and exit code 3."""
    require("rights of files as on Unix")
    log.chmod(0)
    for words in (("play", "--resume", log), ("show", log)):
        output = unprivileged(program, *words, "--language", "de")
        assert (output.code, output.out) == (3, "")
        assert log.name in output.err
