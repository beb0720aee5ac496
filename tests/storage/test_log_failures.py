"""Disks that are full or broken and folders that are closed: what is not saved does not count."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from azul_access.storage import GameLog, LogError, LogReason, read_log

CHILD = Path(__file__).with_name("log_child.py")
# The child imports the package from where these tests do.
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A log with one entry, closed."""
    path = tmp_path / "a.azul"
    with GameLog.create(path, {}) as log:
        log.append([{"n": 0}])
    return path


def fails(code: int) -> Callable[..., int]:
    """A system call that fails."""

    def call(*_: object) -> int:
        raise OSError(code, os.strerror(code))

    return call


def half_of(write: Callable[[int, bytes], int], code: int) -> Callable[[int, bytes], int]:
    """A write that takes the first ten bytes and then fails."""
    calls = iter([10])

    def call(descriptor: int, data: bytes) -> int:
        for taken in calls:
            return write(descriptor, data[:taken])
        raise OSError(code, os.strerror(code))

    return call


def not_saved(log: GameLog) -> LogError:
    with pytest.raises(LogError) as caught:
        log.append([{"n": 1}, {"n": 2}])
    return caught.value


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (errno.ENOSPC, LogReason.LOG_DISK_FULL),
        (errno.EDQUOT, LogReason.LOG_DISK_FULL),
        (errno.EFBIG, LogReason.LOG_DISK_FULL),
        (errno.EROFS, LogReason.LOG_READ_ONLY),
        (errno.EIO, LogReason.LOG_WRITE_FAILED),
    ],
)
def test_failed_write(
    path: Path, monkeypatch: pytest.MonkeyPatch, code: int, reason: LogReason
) -> None:
    """A write that fails in its middle leaves the file as it was; the next one succeeds."""
    before = path.read_bytes()
    with GameLog.resume(path)[0] as log:
        with monkeypatch.context() as broken:
            broken.setattr("os.write", half_of(os.write, code))
            error = not_saved(log)
        assert error.reason is reason
        assert error.slots["code"] == errno.errorcode[code]
        assert isinstance(error.__cause__, OSError)
        assert path.read_bytes() == before
        log.append([{"n": "later"}])
    assert read_log(path).entries == ({"n": 0}, {"n": "later"})


def test_failed_flush(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries that the disk did not confirm are taken back, even if they could be read."""
    with GameLog.resume(path)[0] as log:
        with monkeypatch.context() as broken:
            broken.setattr("azul_access.storage.disk.flush", fails(errno.EIO))
            assert not_saved(log).reason is LogReason.LOG_WRITE_FAILED
        assert read_log(path).entries == ({"n": 0},)
        log.append([{"n": "later"}])
    assert read_log(path).entries == ({"n": 0}, {"n": "later"})


def test_short_writes_are_continued(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that takes the bytes in portions is no failure."""
    write = os.write
    with GameLog.resume(path)[0] as log, monkeypatch.context() as slow:
        slow.setattr("os.write", lambda descriptor, data: write(descriptor, data[:7]))
        log.append([{"n": 1}])
    assert read_log(path).entries == ({"n": 0}, {"n": 1})


@pytest.mark.parametrize("repaired_by", ["append", "close"])
def test_failed_repair(path: Path, monkeypatch: pytest.MonkeyPatch, repaired_by: str) -> None:
    """If what was half written cannot be cut off either, the next append or the end does it."""
    log, _ = GameLog.resume(path)
    before = path.read_bytes()
    with monkeypatch.context() as broken:
        broken.setattr("os.write", half_of(os.write, errno.ENOSPC))
        broken.setattr("os.ftruncate", fails(errno.EIO))
        assert not_saved(log).reason is LogReason.LOG_DISK_FULL
        assert path.read_bytes() != before
        assert read_log(path).torn_bytes == 10
        assert not_saved(log).reason is LogReason.LOG_WRITE_FAILED
        assert read_log(path).torn_bytes == 10
    if repaired_by == "append":
        log.append([{"n": "later"}])
        assert read_log(path).entries == ({"n": 0}, {"n": "later"})
    log.close()
    assert read_log(path).torn_bytes == 0


def test_interrupted_write(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C in the middle of a write is passed on and leaves nothing behind."""

    def interrupted(_: int) -> None:
        monkeypatch.undo()
        raise KeyboardInterrupt

    before = path.read_bytes()
    with GameLog.resume(path)[0] as log:
        monkeypatch.setattr("azul_access.storage.disk.flush", interrupted)
        with pytest.raises(KeyboardInterrupt):
            log.append([{"n": 1}])
        assert path.read_bytes() == before
        log.append([{"n": 1}])
    assert read_log(path).entries == ({"n": 0}, {"n": 1})


def test_failed_create(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log whose header could not be saved leaves no file, so that the name stays free."""
    path = tmp_path / "a.azul"
    with monkeypatch.context() as broken:
        broken.setattr("os.write", half_of(os.write, errno.ENOSPC))
        with pytest.raises(LogError) as caught:
            GameLog.create(path, {})
    assert caught.value.reason is LogReason.LOG_DISK_FULL
    assert list(tmp_path.iterdir()) == []
    GameLog.create(path, {}).close()


def test_failed_cut_on_resume(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A torn tail that cannot be cut off keeps the log closed, and free for the next try."""
    with path.open("ab") as file:
        file.write(b"torn")
    with monkeypatch.context() as broken:
        broken.setattr("os.ftruncate", fails(errno.EIO))
        with pytest.raises(LogError) as caught:
            GameLog.resume(path)
    assert caught.value.reason is LogReason.LOG_WRITE_FAILED
    log, contents = GameLog.resume(path)
    log.close()
    assert contents.torn_bytes == 4


def test_file_that_may_grow_no_further(path: Path) -> None:
    """With a true limit of the system: a valid prefix stays, and with more room it goes on."""
    pytest.importorskip("resource", reason="this system sets no limits on files")
    done = subprocess.run(
        [sys.executable, CHILD, path, "fill"],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=True,
    )
    reason, saved, size = done.stdout.split()
    assert reason == "LOG_DISK_FULL"
    contents = read_log(path)
    assert [entry["n"] for entry in contents.entries] == list(range(int(saved) + 1))
    assert contents.torn_bytes == 0
    last = path.read_bytes().splitlines(keepends=True)[-1]
    assert int(size) == path.stat().st_size - len(last)


@contextmanager
def protected(path: Path) -> Iterator[None]:
    """Take the permission to write away for a while, where that binds us at all."""
    before = path.stat().st_mode
    path.chmod(0o555)
    try:
        if os.access(path, os.W_OK):
            pytest.skip("root, or a folder on Windows: permissions do not bind here")
        yield
    finally:
        path.chmod(before)


def test_read_only_folder(path: Path) -> None:
    """In a folder without permission to write, no log is begun or opened; reading goes on."""
    with protected(path.parent):
        for task in (lambda: GameLog.resume(path), lambda: GameLog.create(path.with_name("b"), {})):
            with pytest.raises(LogError) as caught:
                task()
            assert caught.value.reason is LogReason.LOG_FOLDER_READ_ONLY
        assert read_log(path).entries == ({"n": 0},)


def test_read_only_file(path: Path) -> None:
    """A write-protected log is read but not opened, and its protection is the reason."""
    with protected(path):
        assert read_log(path).entries == ({"n": 0},)
        with pytest.raises(LogError) as caught:
            GameLog.resume(path)
        assert caught.value.reason is LogReason.LOG_READ_ONLY


def denies(call: Callable[..., int], what: Callable[[Path], bool]) -> Callable[..., int]:
    """`os.open` that has no permission to write some files."""

    def guarded(path: object, flags: int, *rest: object) -> int:
        if flags & (os.O_RDWR | os.O_WRONLY) and what(Path(str(path))):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
        return call(path, flags, *rest)

    return guarded


@pytest.mark.skipif(os.name != "posix", reason="filelock opens files in another way here")
def test_denied_lock_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a read-only folder, also where the tests may write everywhere."""
    monkeypatch.setattr("os.open", denies(os.open, lambda path: path.suffix == ".lock"))
    for task in (lambda: GameLog.resume(path), lambda: GameLog.create(path.with_name("b"), {})):
        with pytest.raises(LogError) as caught:
            task()
        assert caught.value.reason is LogReason.LOG_FOLDER_READ_ONLY
        assert caught.value.slots["folder"] == str(path.parent)
        assert caught.value.slots["code"] == "EACCES"
    assert read_log(path).entries == ({"n": 0},)
    assert list(path.parent.iterdir()) == [path]


def test_denied_log_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with a write-protected file; the lock is given back."""
    with monkeypatch.context() as denied:
        denied.setattr("os.open", denies(os.open, lambda path: path.suffix == ".azul"))
        with pytest.raises(LogError) as caught:
            GameLog.resume(path)
        assert caught.value.reason is LogReason.LOG_READ_ONLY
        with pytest.raises(LogError) as caught:
            GameLog.create(path.with_name("b.azul"), {})
        assert caught.value.reason is LogReason.LOG_FOLDER_READ_ONLY
    GameLog.resume(path)[0].close()


def test_denied_new_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder for the log that may not be made is a folder that is read-only."""
    monkeypatch.setattr("pathlib.Path.mkdir", lambda *_, **__: fails(errno.EACCES)())
    with pytest.raises(LogError) as caught:
        GameLog.create(tmp_path / "new" / "a.azul", {})
    assert caught.value.reason is LogReason.LOG_FOLDER_READ_ONLY


def test_unreadable(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log that cannot be read says so, with the system's name of the trouble."""
    monkeypatch.setattr("pathlib.Path.read_bytes", fails(errno.EIO))
    with pytest.raises(LogError) as caught:
        read_log(path)
    assert caught.value.reason is LogReason.LOG_UNREADABLE
    assert caught.value.slots["code"] == "EIO"
