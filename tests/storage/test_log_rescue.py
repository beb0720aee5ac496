"""A log whose file was lost or cannot be written on is written anew, and other files stay."""

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from azul_access.storage import GameLog, LogError, LogReason, is_locked, read_log

HEADER = {"game": "azul"}


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The path of a log on a stick; the default folder is at home."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path / "home"))
    return tmp_path / "stick" / "a.azul"


@pytest.fixture
def log(path: Path) -> Iterator[GameLog]:
    """An open log with two entries."""
    with closing(GameLog.create(path, HEADER)) as log:
        log.append([{"n": 0}])
        log.append([{"n": 1}])
        yield log


def append_anew(log: GameLog, reason: LogReason) -> Path:
    """Fail to append an entry for this reason, then write it anew; returns the new path."""
    with pytest.raises(LogError) as caught:
        log.append([{"n": 2}])
    assert caught.value.reason is reason
    with pytest.raises(LogError) as caught:
        log.check()
    assert caught.value.reason is reason
    log.write_anew([{"n": 2}])
    numbers = [{"n": number} for number in range(4)]
    assert read_log(log.path).entries == (*numbers[:3],)
    assert is_locked(log.path)
    log.check()
    log.append(numbers[3:])
    assert read_log(log.path).entries == (*numbers,)
    return log.path


def visible(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir() if not file.name.startswith("."))


def test_deleted(log: GameLog, path: Path) -> None:
    """A deleted file is written again in its place."""
    path.unlink()
    assert append_anew(log, LogReason.LOG_MISSING) == path


@pytest.mark.needs("removal of open files")
def test_deleted_with_its_folder(log: GameLog, path: Path) -> None:
    """With the folder its lock was deleted too; both are there again."""
    shutil.rmtree(path.parent)
    assert append_anew(log, LogReason.LOG_MISSING) == path


def test_renamed(log: GameLog, path: Path) -> None:
    """A renamed file stays as it is, and the whole log is in its place."""
    other = path.with_name("sunday.azul")
    path.rename(other)
    before = other.read_bytes()
    assert append_anew(log, LogReason.LOG_MISSING) == path
    assert other.read_bytes() == before


@pytest.mark.needs("removal of open files")
def test_a_stick_that_is_gone(log: GameLog, path: Path, tmp_path: Path) -> None:
    """If the folder cannot be made again, the log is in the default folder."""
    shutil.rmtree(path.parent)
    path.parent.write_text("no folder any more", encoding="utf-8")
    assert append_anew(log, LogReason.LOG_MISSING) == tmp_path / "home" / "games" / "a.azul"
    assert path.parent.read_text(encoding="utf-8") == "no folder any more"


@pytest.mark.needs("removal of open files")
@pytest.mark.parametrize("has_folder", [True, False])
def test_another_drive_in_its_place(
    log: GameLog, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_folder: bool
) -> None:
    """Where its drive is no longer there, nothing is written: it would be hidden afterwards."""
    monkeypatch.setattr("azul_access.storage.disk.find_device", lambda path: len(str(path)))
    shutil.rmtree(path.parent)
    if has_folder:
        path.parent.mkdir()
    assert log.is_away
    assert append_anew(log, LogReason.LOG_MISSING) == tmp_path / "home" / "games" / "a.azul"
    assert not log.is_away
    assert not has_folder or visible(path.parent) == []


@pytest.mark.parametrize("older", ["same", "shorter", "empty"])
def test_replaced_by_a_copy(log: GameLog, path: Path, older: str) -> None:
    """A copy with nothing new, as a cloud folder makes it, loses nothing by being replaced."""
    content = path.read_bytes()
    copy = {"same": content, "shorter": content[:-20], "empty": b""}[older]
    path.unlink()
    path.write_bytes(copy)
    if older == "same":
        log.check()
        log.append([{"n": 2}])
        assert read_log(path).entries[-1] == {"n": 2}
    else:
        assert append_anew(log, LogReason.LOG_CHANGED) == path
    assert visible(path.parent) == ["a.azul"]


def change_byte(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[-4] ^= 1
    path.write_bytes(content)


def test_a_byte_changed_in_place(log: GameLog, path: Path) -> None:
    """A file of the same length with another byte is not ours any more: it stays as it is."""
    change_byte(path)
    before = path.read_bytes()
    assert append_anew(log, LogReason.LOG_CHANGED) == path.with_name("a-2.azul")
    assert path.read_bytes() == before
    assert not is_locked(path)
    assert visible(path.parent) == ["a-2.azul", "a.azul"]


def test_something_else_in_its_place(log: GameLog, path: Path) -> None:
    """A folder or a pipe in its place is neither opened nor removed."""
    path.unlink()
    path.mkdir()
    assert append_anew(log, LogReason.LOG_NOT_OURS) == path.with_name("a-2.azul")
    assert path.is_dir()


def test_names_that_are_taken(log: GameLog, path: Path) -> None:
    """No file with a number is replaced either."""
    change_byte(path)
    path.with_name("a-2.azul").touch()
    assert append_anew(log, LogReason.LOG_CHANGED) == path.with_name("a-3.azul")
    assert path.with_name("a-2.azul").read_bytes() == b""


def test_damaged_before_it_was_opened(path: Path, log: GameLog) -> None:
    """A damaged log goes on after its last good line in another file."""
    log.close()
    before = path.read_bytes()[:-6] + b"x" * 5 + b"\n"
    path.write_bytes(before)
    resumed, contents = GameLog.resume(path)
    with closing(resumed):
        assert (contents.entries, contents.lost_entries) == (({"n": 0},), 1)
        resumed.write_anew()
        resumed.append([{"n": "later"}])
        assert resumed.path == path.with_name("a-2.azul")
    assert path.read_bytes() == before
    after = read_log(path.with_name("a-2.azul"))
    assert (after.entries, after.torn_bytes) == (({"n": 0}, {"n": "later"}), 0)


def failing_open(path: Path, code: int) -> Callable[..., int]:
    """`os.open` that cannot write anything in the folder of `path`."""
    call = os.open

    def guarded(name: str, flags: int, *rest: int) -> int:
        is_writing = flags & (os.O_WRONLY | os.O_RDWR)
        if is_writing and Path(str(name)).parent == path.parent:
            raise OSError(code, os.strerror(code))
        return call(name, flags, *rest)

    return guarded


@pytest.mark.parametrize(
    ("code", "reason"),
    [(errno.EROFS, LogReason.LOG_READ_ONLY), (errno.EIO, LogReason.LOG_WRITE_FAILED)],
)
def test_a_disk_that_cannot_be_written(
    log: GameLog, path: Path, monkeypatch: pytest.MonkeyPatch, code: int, reason: LogReason
) -> None:
    """The log goes on in the default folder; the old file stays as it was."""
    before = path.read_bytes()
    with monkeypatch.context() as broken:
        broken.setattr("os.open", failing_open(path, code))
        broken.setattr("azul_access.storage.disk.replace_file", failing_replace(code))
        assert append_anew(log, reason).parent.name == "games"
    assert path.read_bytes() == before


def failing_replace(code: int) -> Callable[..., None]:
    def replace(*_: object) -> None:
        raise OSError(code, os.strerror(code))

    return replace


def test_nowhere_to_write(log: GameLog, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If no place can be written, nothing has changed, and the next append may succeed."""
    before = path.read_bytes()

    def fail(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as full:
        full.setattr("azul_access.storage.disk.flush", fail)
        with pytest.raises(LogError) as caught:
            log.write_anew([{"n": 2}])
        assert caught.value.reason is LogReason.LOG_DISK_FULL
    assert path.read_bytes() == before
    assert log.path == path
    log.append([{"n": 2}])
    assert [entry["n"] for entry in read_log(path).entries] == [0, 1, 2]


def test_the_rest_of_a_failed_write(
    log: GameLog, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A part of an entry that could not be removed is replaced, and not taken for a change."""
    with monkeypatch.context() as broken:
        broken.setattr("os.ftruncate", failing_replace(errno.EIO))
        broken.setattr("azul_access.storage.disk.flush", failing_replace(errno.EIO))
        with pytest.raises(LogError):
            log.append([{"n": "never"}])
    assert b"never" in path.read_bytes()
    log.write_anew([{"n": 2}])
    assert log.path == path
    assert [entry["n"] for entry in read_log(path).entries] == [0, 1, 2]
    assert visible(path.parent) == ["a.azul"]


@pytest.mark.needs("links")
@pytest.mark.parametrize("is_link", [True, False])
def test_a_planted_link(log: GameLog, path: Path, tmp_path: Path, is_link: bool) -> None:
    """A link or a file under the name of the new file is removed, and its target stays."""
    letter = tmp_path / "letter"
    letter.write_text("Dear Anna", encoding="utf-8")
    planted = path.with_name(f".{path.name}.new")
    if is_link:
        planted.symlink_to(letter)
    else:
        planted.write_text("of a program that was killed", encoding="utf-8")
    log.append([{"n": 2}], version=3)
    assert letter.read_text(encoding="utf-8") == "Dear Anna"
    assert [entry["n"] for entry in read_log(path).entries] == [0, 1, 2]
    assert not path.is_symlink()
    assert not os.path.lexists(planted)


@pytest.mark.needs("rights of files as on Unix")
def test_files_are_private(log: GameLog, path: Path) -> None:
    """Only the owner can read a log and its folder, also after it was written anew."""
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700
    path.unlink()
    log.write_anew()
    assert path.stat().st_mode & 0o777 == 0o600


def test_the_version_of_the_format_rises(log: GameLog, path: Path) -> None:
    """A log that was lost before its version rose has the new version in its new file."""
    path.unlink()
    log.write_anew([{"n": 2}], version=2)
    contents = read_log(path)
    assert contents.version == 2
    assert [entry["n"] for entry in contents.entries] == [0, 1, 2]
