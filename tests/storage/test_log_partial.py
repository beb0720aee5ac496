"""Reading a damaged log up to the damage, and detecting a log that is being written."""

from contextlib import closing
from pathlib import Path

import pytest

from azul_access.storage import GameLog, LogError, LogReason, is_locked, read_log


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A closed log with five entries."""
    path = tmp_path / "a.azul"
    with closing(GameLog.create(path, {"n": "header"})) as log:
        log.append([{"n": number} for number in range(5)])
    return path


@pytest.mark.parametrize("damaged", range(1, 6))
def test_entries_before_the_damage(path: Path, damaged: int) -> None:
    """All lines before the damage are read; the bytes after them count as torn."""
    lines = path.read_bytes().split(b"\n")
    lines[damaged] = lines[damaged].replace(b"n", b"m")
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(LogError) as caught:
        read_log(path)
    assert caught.value.reason is LogReason.LOG_DAMAGED
    contents = read_log(path, partial=True)
    assert contents.entries == tuple({"n": number} for number in range(damaged - 1))
    assert contents.torn_bytes == len(b"\n".join(lines[damaged:]))


def test_damaged_header(path: Path) -> None:
    """A log cannot be read without its header."""
    path.write_bytes(path.read_bytes().replace(b"header", b"hEader"))
    with pytest.raises(LogError) as caught:
        read_log(path, partial=True)
    assert caught.value.reason is LogReason.LOG_DAMAGED


def test_undamaged_log(path: Path) -> None:
    """`partial` makes no difference for an undamaged log, with or without a torn tail."""
    assert read_log(path, partial=True) == read_log(path)
    path.write_bytes(path.read_bytes()[:-3])
    assert read_log(path, partial=True) == read_log(path)


def test_locked_log(path: Path) -> None:
    """A log is locked while it is open; an old lock file has no effect, and no file is created."""
    assert not is_locked(path)
    log, _ = GameLog.resume(path)
    with closing(log):
        assert is_locked(path)
    assert not is_locked(path)
    assert [file.name for file in path.parent.iterdir()] == ["a.azul"]
    path.with_name(".a.azul.lock").touch()
    assert not is_locked(path)
