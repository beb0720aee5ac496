"""Full and broken disks and missing permissions: an append that fails leaves the log as it was."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from azul_access.storage import GameLog, LogError, LogReason, is_locked, read_log

CHILD = Path(__file__).with_name("log_child.py")
# The child must import the same package as these tests.
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A closed log with one entry."""
    path = tmp_path / "a.azul"
    with closing(GameLog.create(path, {})) as log:
        log.append([{"n": 0}])
    return path


def failing_call(code: int) -> Callable[..., int]:
    """A system call that fails with this error."""

    def call(*_: object) -> int:
        raise OSError(code, os.strerror(code))

    return call


def failing_after_ten_bytes(
    write: Callable[[int, bytes], int], code: int
) -> Callable[[int, bytes], int]:
    """A write that succeeds for ten bytes and then fails with this error."""
    calls = iter([10])

    def call(descriptor: int, data: bytes) -> int:
        for count in calls:
            return write(descriptor, data[:count])
        raise OSError(code, os.strerror(code))

    return call


def append_error(log: GameLog) -> LogError:
    """The error of an append that must fail."""
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
    """A write that fails halfway leaves the file as it was, and the next one succeeds."""
    before = path.read_bytes()
    with closing(GameLog.resume(path)[0]) as log:
        with monkeypatch.context() as broken:
            broken.setattr("os.write", failing_after_ten_bytes(os.write, code))
            error = append_error(log)
        assert error.reason is reason
        assert error.slots["code"] == errno.errorcode[code]
        assert isinstance(error.__cause__, OSError)
        assert path.read_bytes() == before
        log.append([{"n": "later"}])
    assert read_log(path).entries == ({"n": 0}, {"n": "later"})


def test_failed_flush(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries that were not flushed are removed again, even if they could be read."""
    with closing(GameLog.resume(path)[0]) as log:
        with monkeypatch.context() as broken:
            broken.setattr("azul_access.storage.disk.flush", failing_call(errno.EIO))
            assert append_error(log).reason is LogReason.LOG_WRITE_FAILED
        assert read_log(path).entries == ({"n": 0},)
        log.append([{"n": "later"}])
    assert read_log(path).entries == ({"n": 0}, {"n": "later"})


def test_short_writes_are_continued(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Writes that take only some of the bytes are continued."""
    write = os.write
    with closing(GameLog.resume(path)[0]) as log, monkeypatch.context() as slow:
        slow.setattr("os.write", lambda descriptor, data: write(descriptor, data[:7]))
        log.append([{"n": 1}])
    assert read_log(path).entries == ({"n": 0}, {"n": 1})


@pytest.mark.parametrize("repaired_by", ["append", "close"])
def test_failed_repair(path: Path, monkeypatch: pytest.MonkeyPatch, repaired_by: str) -> None:
    """If the bytes of a failed write cannot be removed, the next append or close() removes them."""
    log, _ = GameLog.resume(path)
    before = path.read_bytes()
    with monkeypatch.context() as broken:
        broken.setattr("os.write", failing_after_ten_bytes(os.write, errno.ENOSPC))
        broken.setattr("os.ftruncate", failing_call(errno.EIO))
        assert append_error(log).reason is LogReason.LOG_DISK_FULL
        assert path.read_bytes() != before
        assert read_log(path).torn_bytes == 10
        assert append_error(log).reason is LogReason.LOG_WRITE_FAILED
        assert read_log(path).torn_bytes == 10
    if repaired_by == "append":
        log.append([{"n": "later"}])
        assert read_log(path).entries == ({"n": 0}, {"n": "later"})
    log.close()
    assert read_log(path).torn_bytes == 0


def test_interrupted_write(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C during a write is raised again, and the written bytes are removed."""

    def interrupted(_: int) -> None:
        monkeypatch.undo()
        raise KeyboardInterrupt

    before = path.read_bytes()
    with closing(GameLog.resume(path)[0]) as log:
        monkeypatch.setattr("azul_access.storage.disk.flush", interrupted)
        with pytest.raises(KeyboardInterrupt):
            log.append([{"n": 1}])
        assert path.read_bytes() == before
        log.append([{"n": 1}])
    assert read_log(path).entries == ({"n": 0}, {"n": 1})


def test_failed_create(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the header cannot be written, no file is left behind."""
    path = tmp_path / "a.azul"
    with monkeypatch.context() as broken:
        broken.setattr("os.write", failing_after_ten_bytes(os.write, errno.ENOSPC))
        with pytest.raises(LogError) as caught:
            GameLog.create(path, {})
    assert caught.value.reason is LogReason.LOG_DISK_FULL
    assert list(tmp_path.iterdir()) == []
    GameLog.create(path, {}).close()


def test_failed_truncation_on_resume(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a torn tail cannot be removed, nothing is appended, and the next append tries again."""
    with path.open("ab") as file:
        file.write(b"torn")
    with monkeypatch.context() as broken:
        broken.setattr("os.ftruncate", failing_call(errno.EIO))
        log, contents = GameLog.resume(path)
        with pytest.raises(LogError) as caught:
            log.append([{"n": "more"}])
    assert caught.value.reason is LogReason.LOG_WRITE_FAILED
    assert contents.torn_bytes == read_log(path).torn_bytes == 4
    log.append([{"n": "more"}])
    log.close()
    assert read_log(path).entries == (*contents.entries, {"n": "more"})


@pytest.mark.needs("limits of processes")
def test_limited_file_size(path: Path) -> None:
    """At a real limit of the system the saved entries stay, and later appends continue them."""
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


def can_write(path: Path) -> bool:
    if path.is_dir():
        return os.access(path, os.W_OK)
    try:
        path.open("ab").close()
    except PermissionError:
        return False
    return True


@contextmanager
def protected(path: Path) -> Iterator[None]:
    """Remove the permission to write for a while; skip the test if that has no effect."""
    before = path.stat().st_mode
    path.chmod(0o555)
    try:
        if can_write(path):
            pytest.skip("permissions have no effect for root and for folders on Windows")
        yield
    finally:
        path.chmod(before)


def test_read_only_folder(path: Path) -> None:
    """In a read-only folder logs can be read, but neither created nor changed."""
    with protected(path.parent):
        with pytest.raises(LogError) as caught:
            GameLog.create(path.with_name("b"), {})
        assert caught.value.reason is LogReason.LOG_FOLDER_READ_ONLY
        assert_only_read(path)


def test_read_only_file(path: Path) -> None:
    """A read-only log can be read, but not changed."""
    with protected(path):
        assert_only_read(path)


def denying_open(call: Callable[..., int], is_denied: Callable[[Path], bool]) -> Callable[..., int]:
    """`os.open` without permission to write the files for which `is_denied` is true."""

    def guarded(path: object, flags: int, *rest: object) -> int:
        if flags & (os.O_RDWR | os.O_WRONLY) and is_denied(Path(str(path))):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
        return call(path, flags, *rest)

    return guarded


@pytest.mark.needs("rights of files as on Unix")
def test_denied_lock_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A read-only folder, simulated for users who may write everywhere."""
    monkeypatch.setattr("os.open", denying_open(os.open, lambda path: path.suffix == ".lock"))
    with pytest.raises(LogError) as caught:
        GameLog.create(path.with_name("b"), {})
    assert caught.value.reason is LogReason.LOG_FOLDER_READ_ONLY
    assert caught.value.slots["folder"] == str(path.parent)
    assert caught.value.slots["code"] == "EACCES"
    assert_only_read(path)


def test_denied_log_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A read-only file, simulated; the lock is released."""
    with monkeypatch.context() as denied:
        denied.setattr("os.open", denying_open(os.open, lambda path: path.suffix == ".azul"))
        with pytest.raises(LogError) as caught:
            GameLog.create(path.with_name("b.azul"), {})
        assert caught.value.reason is LogReason.LOG_FOLDER_READ_ONLY
        assert_only_read(path)
    log, _ = GameLog.resume(path)
    assert log.is_writable
    log.close()


def assert_only_read(path: Path) -> None:
    """The log is opened, but neither locked nor changed, and nothing can be appended to it."""
    before = path.read_bytes()
    log, contents = GameLog.resume(path)
    with closing(log):
        assert (log.is_writable, contents.entries) == (False, ({"n": 0},))
        assert not is_locked(path)
        assert append_error(log).reason is LogReason.LOG_READ_ONLY
    assert path.read_bytes() == before
    assert [file for file in path.parent.iterdir() if file.suffix != ".lock"] == [path]


def test_denied_new_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without permission to create the folder, the reason is a read-only folder."""
    monkeypatch.setattr("pathlib.Path.mkdir", lambda *_, **__: failing_call(errno.EACCES)())
    with pytest.raises(LogError) as caught:
        GameLog.create(tmp_path / "new" / "a.azul", {})
    assert caught.value.reason is LogReason.LOG_FOLDER_READ_ONLY


def test_unreadable(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error of a log that cannot be read contains the symbolic error code."""
    monkeypatch.setattr("pathlib.Path.read_bytes", failing_call(errno.EIO))
    with pytest.raises(LogError) as caught:
        read_log(path)
    assert caught.value.reason is LogReason.LOG_UNREADABLE
    assert caught.value.slots["code"] == "EIO"
