"""Reading what is left of a damaged log, and knowing that somebody is writing one."""

from pathlib import Path

import pytest

from azul_access.storage import GameLog, LogError, LogReason, is_locked, read_log


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "a.azul"
    with GameLog.create(path, {"n": "header"}) as log:
        log.append([{"n": number} for number in range(5)])
    return path


@pytest.mark.parametrize("damaged", range(1, 6))
def test_up_to_the_damage(path: Path, damaged: int) -> None:
    """All whole lines before it count; how many bytes do not is known."""
    lines = path.read_bytes().split(b"\n")
    lines[damaged] = lines[damaged].replace(b"n", b"m")
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(LogError) as caught:
        read_log(path)
    assert caught.value.reason is LogReason.LOG_DAMAGED
    contents = read_log(path, partial=True)
    assert contents.entries == tuple({"n": number} for number in range(damaged - 1))
    assert contents.torn_bytes == len(b"\n".join(lines[damaged:]))


def test_a_damaged_header_is_no_game(path: Path) -> None:
    """Without it nobody knows which game it was."""
    path.write_bytes(path.read_bytes().replace(b"header", b"hEader"))
    with pytest.raises(LogError) as caught:
        read_log(path, partial=True)
    assert caught.value.reason is LogReason.LOG_DAMAGED


def test_a_whole_log_is_read_the_same(path: Path) -> None:
    """Nothing is torn where nothing is wrong, and a torn tail is told as ever."""
    assert read_log(path, partial=True) == read_log(path)
    path.write_bytes(path.read_bytes()[:-3])
    assert read_log(path, partial=True) == read_log(path)


def test_who_is_writing(path: Path) -> None:
    """Only while a log is open; a lock file alone means nothing, and asking leaves none behind."""
    assert not is_locked(path)
    log, _ = GameLog.resume(path)
    with log:
        assert is_locked(path)
    assert not is_locked(path)
    assert [file.name for file in path.parent.iterdir()] == ["a.azul"]
    path.with_name(".a.azul.lock").touch()
    assert not is_locked(path)
