"""One writer at a time, among programs that come, go and are killed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import sleep

import pytest

from azul_access.storage import GameLog, LogError, LogReason, read_log

CHILD = Path(__file__).with_name("log_child.py")
# The child imports the package from where these tests do.
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


@contextmanager
def child(path: Path, task: str) -> Iterator[subprocess.Popen[str]]:
    """A second program at work on the log, killed at the end if it still runs."""
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


def said(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A log with nothing but its header, closed."""
    path = tmp_path / "a.azul"
    GameLog.create(path, {}).close()
    return path


def refused(path: Path) -> LogError:
    with pytest.raises(LogError) as caught:
        GameLog.resume(path)
    return caught.value


def test_second_program_is_refused_until_the_first_is_killed(path: Path) -> None:
    """In use is said at once; reading goes on meanwhile; a killed program holds nothing."""
    with child(path, "hold") as process:
        assert said(process) == "held"
        error = refused(path)
        assert error.reason is LogReason.LOG_IN_USE
        assert error.slots["name"] == "a.azul"
        assert read_log(path).entries == ()
        process.kill()
        process.wait()
        log, _ = GameLog.resume(path)
        with log:
            log.append([{"n": 1}])
    assert read_log(path).entries == ({"n": 1},)


def test_second_program_is_refused_until_the_first_closes(path: Path) -> None:
    """A program that ends in peace gives the log back, too."""
    with child(path, "hold") as process:
        assert said(process) == "held"
        process.communicate("")
        GameLog.resume(path)[0].close()


def test_same_program_twice(path: Path) -> None:
    """The lock binds one program with itself."""
    with GameLog.resume(path)[0] as log:
        assert refused(path).reason is LogReason.LOG_IN_USE
        log.append([{"n": 1}])
    GameLog.resume(path)[0].close()


@pytest.mark.skipif(os.name != "posix", reason="links need special rights on Windows")
def test_through_a_link(path: Path) -> None:
    """A log that is reached through a link is the same log."""
    link = path.with_name("link.azul")
    link.symlink_to(path)
    with GameLog.resume(path)[0]:
        assert refused(link).reason is LogReason.LOG_IN_USE


def test_lock_file_is_hidden_and_goes_away(path: Path) -> None:
    """Beside an open log lies one hidden file; beside a closed one, nothing."""
    with GameLog.resume(path)[0]:
        assert {file.name for file in path.parent.iterdir()} == {"a.azul", ".a.azul.lock"}
    assert list(path.parent.iterdir()) == [path]


def test_left_over_lock_file_means_nothing(path: Path) -> None:
    """The lock file of a killed program does not keep the next one out."""
    path.with_name(".a.azul.lock").write_text("left over")
    GameLog.resume(path)[0].close()
    assert list(path.parent.iterdir()) == [path]


def test_lock_file_removed_at_the_worst_moment(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between opening the lock file and locking it, one program closes and another one opens.

    Then the file that was opened has lost its name, and a lock on it would bind nobody.
    """
    fcntl = pytest.importorskip("fcntl", reason="a lock file that is open cannot be removed here")
    flock = fcntl.flock
    first, _ = GameLog.resume(path)
    others = []

    def late(descriptor: int, operation: int) -> None:
        monkeypatch.undo()
        first.close()
        others.append(GameLog.resume(path)[0])
        flock(descriptor, operation)

    monkeypatch.setattr(fcntl, "flock", late)
    assert refused(path).reason is LogReason.LOG_IN_USE
    assert len(others) == 1
    others[0].append([{"n": 1}])
    others[0].close()
    assert list(path.parent.iterdir()) == [path]


def test_many_programs_in_turn(path: Path) -> None:
    """Opening and closing all the time, no two ever write at once, though lock files vanish."""
    with child(path, "contend") as a, child(path, "contend") as b, child(path, "contend") as c:
        programs = (a, b, c)
        assert [said(program) for program in programs] == ["ready"] * 3
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
    """Whenever a writer is killed, every entry it called saved is there, and the log goes on."""
    random = Random(2026)
    known = 0
    for _ in range(12):
        with child(path, "write") as process:
            for _ in range(random.randrange(1, 20)):
                known = int(said(process))
            sleep(random.random() / 500)
            assert read_log(path).entries[known - 1]["n"] == known - 1  # while it is written
            process.kill()
            rest = process.communicate()[0].split("\n")
            known = int([str(known), *rest[:-1]][-1])
        log, contents = GameLog.resume(path)
        log.close()
        numbers = [entry["n"] for entry in contents.entries]
        assert numbers == list(range(len(numbers)))
        assert len(numbers) >= known
        assert read_log(path).torn_bytes == 0
