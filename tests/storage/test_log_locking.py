"""One writer at a time, among programs that start, end and are killed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib import import_module
from pathlib import Path
from random import Random
from time import sleep

import pytest

from azul_access.storage import GameLog, LogError, LogReason, is_locked, read_log

CHILD = Path(__file__).with_name("log_child.py")
# The child must import the same package as these tests.
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


@contextmanager
def child(path: Path, task: str) -> Iterator[subprocess.Popen[str]]:
    """A second program that uses the log; it is killed at the end if it still runs."""
    process = subprocess.Popen(
        [sys.executable, CHILD, path, task],
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def read_line(process: subprocess.Popen[str]) -> str:
    """The next line of its output."""
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A closed log without entries."""
    path = tmp_path / "a.azul"
    GameLog.create(path, {}).close()
    return path


def resume_error(path: Path) -> LogError:
    """The error of resuming a log that must fail."""
    with pytest.raises(LogError) as caught:
        GameLog.resume(path)
    return caught.value


def test_second_program_is_refused_until_the_first_is_killed(path: Path) -> None:
    """An open log can be read, but not resumed until its program ends, even by a kill."""
    with child(path, "hold") as process:
        assert read_line(process) == "open"
        error = resume_error(path)
        assert error.reason is LogReason.LOG_IN_USE
        assert error.slots["name"] == "a.azul"
        assert read_log(path).entries == ()
        process.kill()
        process.wait()
        log, _ = GameLog.resume(path)
        with closing(log):
            log.append([{"n": 1}])
    assert read_log(path).entries == ({"n": 1},)


def test_second_program_is_refused_until_the_first_closes(path: Path) -> None:
    """A program that ends by itself releases the lock, too."""
    with child(path, "hold") as process:
        assert read_line(process) == "open"
        process.communicate("")
        GameLog.resume(path)[0].close()


def test_same_program_twice(path: Path) -> None:
    """One program cannot open the same log twice."""
    with closing(GameLog.resume(path)[0]) as log:
        assert resume_error(path).reason is LogReason.LOG_IN_USE
        log.append([{"n": 1}])
    GameLog.resume(path)[0].close()


@pytest.mark.needs("links")
def test_through_a_link(path: Path) -> None:
    """A link to a log has the same lock as the log."""
    link = path.with_name("link.azul")
    link.symlink_to(path)
    with closing(GameLog.resume(path)[0]):
        assert resume_error(link).reason is LogReason.LOG_IN_USE


def test_lock_file_is_hidden_and_goes_away(path: Path) -> None:
    """There is one hidden file beside an open log, and none beside a closed one."""
    with closing(GameLog.resume(path)[0]):
        assert {file.name for file in path.parent.iterdir()} == {"a.azul", ".a.azul.lock"}
    assert list(path.parent.iterdir()) == [path]


def test_locked_log(path: Path) -> None:
    """A log is locked while it is open; an old lock file has no effect, and no file is created."""
    assert not is_locked(path)
    with closing(GameLog.resume(path)[0]):
        assert is_locked(path)
    assert not is_locked(path)
    assert list(path.parent.iterdir()) == [path]
    path.with_name(".a.azul.lock").touch()
    assert not is_locked(path)


def test_old_lock_file_has_no_effect(path: Path) -> None:
    """The lock file of a killed program does not prevent opening the log."""
    path.with_name(".a.azul.lock").write_text("old")
    GameLog.resume(path)[0].close()
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.needs("removal of open files")
def test_lock_file_deleted_before_it_is_locked(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock file that another program deletes and creates anew is not locked by its old file.

    That happens between opening and locking it; a lock on a deleted file has no effect.
    """
    fcntl = import_module("fcntl")  # not where open files cannot be removed
    flock = fcntl.flock
    first, _ = GameLog.resume(path)
    others = []

    def delayed(descriptor: int, operation: int) -> None:
        monkeypatch.undo()
        first.close()
        others.append(GameLog.resume(path)[0])
        flock(descriptor, operation)

    monkeypatch.setattr(fcntl, "flock", delayed)
    assert resume_error(path).reason is LogReason.LOG_IN_USE
    assert len(others) == 1
    others[0].append([{"n": 1}])
    others[0].close()
    assert list(path.parent.iterdir()) == [path]


def test_many_competing_programs(path: Path) -> None:
    """Of programs that open and close a log all the time, no two ever write at once."""
    with child(path, "contend") as a, child(path, "contend") as b, child(path, "contend") as c:
        programs = (a, b, c)
        assert [read_line(program) for program in programs] == ["ready"] * 3
        for program in programs:
            assert program.stdin is not None
            program.stdin.write("go\n")
            program.stdin.flush()
        outputs = [program.communicate()[0].splitlines() for program in programs]
        assert [program.returncode for program in programs] == [0, 0, 0]
    saved = sum(len(output) for output in outputs)
    assert [entry["n"] for entry in read_log(path).entries] == list(range(saved))
    assert saved > 0


def test_killed_while_writing(path: Path) -> None:
    """Whenever a writer is killed, the log has all saved entries and can be resumed."""
    random = Random(2026)
    saved = 0
    for _ in range(12):
        with child(path, "write") as process:
            for _ in range(random.randrange(1, 20)):
                saved = int(read_line(process))
            sleep(random.random() / 500)  # the kill may come at any moment of a write
            assert read_log(path).entries[saved - 1]["n"] == saved - 1  # while the child writes
            process.kill()
            rest = process.communicate()[0].split("\n")
            saved = int([str(saved), *rest[:-1]][-1])
        log, contents = GameLog.resume(path)
        log.close()
        numbers = [entry["n"] for entry in contents.entries]
        assert numbers == list(range(len(numbers)))
        assert len(numbers) >= saved
        assert read_log(path).torn_bytes == 0
