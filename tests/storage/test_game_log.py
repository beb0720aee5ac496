"""The log as a file: begun, read, taken up again."""

import os
from pathlib import Path

import pytest

from azul_access.storage import GameLog, LogError, LogReason, read_log
from azul_access.storage.disk import MAX_LOG_BYTES

HEADER = {"game": "azul", "players": ["Zoë", "Ben"]}
ENTRIES = [{"n": number, "word": "Fläche"} for number in range(5)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A log with a header and five entries, closed."""
    path = tmp_path / "games" / "a.azul"
    with GameLog.create(path, HEADER) as log:
        log.append(ENTRIES[:1])
        log.append(ENTRIES[1:])
    return path


def refused(path: Path) -> list[LogReason]:
    """The reasons for which `read` and `resume` refuse a file, which must stay as it was."""
    before = path.read_bytes() if os.path.isfile(path) else None
    beside = set(path.parent.iterdir()) if path.parent.is_dir() else None
    reasons = []
    for task in (read_log, GameLog.resume):
        with pytest.raises(LogError) as caught:
            task(path)
        reasons.append(LogReason(caught.value.reason))
    assert before == (path.read_bytes() if os.path.isfile(path) else None)
    assert beside == (set(path.parent.iterdir()) if path.parent.is_dir() else None)
    return reasons


def test_round_trip(path: Path) -> None:
    """What was appended is read again, in order, with nothing torn."""
    contents = read_log(path)
    assert contents.header == {"format": "azul-access-log", "version": 1, **HEADER}
    assert list(contents.entries) == ENTRIES
    assert contents.torn_bytes == 0


def test_resume_goes_on(path: Path) -> None:
    """A log that was closed goes on where it ended, and its checksums go on too."""
    log, contents = GameLog.resume(path)
    with log:
        assert contents == read_log(path)
        assert log.path == path
        log.append([{"n": 5}])
    assert list(read_log(path).entries) == [*ENTRIES, {"n": 5}]


def test_nothing_to_append(path: Path) -> None:
    """No entries, no change."""
    before = path.read_bytes()
    with GameLog.resume(path)[0] as log:
        log.append([])
    assert path.read_bytes() == before


def test_resume_after_every_cut(path: Path) -> None:
    """However a write was cut short, the log opens, says so once, and goes on."""
    data = path.read_bytes()
    for length in range(data.index(b"\n") + 1, len(data) + 1):
        for tail in (b"", b"\0" * 600):
            path.write_bytes(data[:length] + tail)
            torn = read_log(path).torn_bytes
            log, contents = GameLog.resume(path)
            with log:
                assert contents.torn_bytes == torn
                log.append([{"more": length}])
            after = read_log(path)
            assert after.torn_bytes == 0
            assert after.entries == (*contents.entries, {"more": length})


def test_reading_changes_nothing(path: Path) -> None:
    """`read` leaves a torn tail where it is, for it may be a write of a running game."""
    with path.open("ab") as file:
        file.write(b"0123")
    before = path.read_bytes()
    assert (read_log(path).torn_bytes, read_log(path).torn_bytes) == (4, 4)
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_damage_leaves_the_file_alone(path: Path) -> None:
    """A damaged log is not opened for writing, not cut, not mended."""
    data = path.read_bytes().replace(b'"n":3', b'"n":4')
    path.write_bytes(data + b"torn")
    assert refused(path) == [LogReason.LOG_DAMAGED] * 2


def test_newer_leaves_the_file_alone(path: Path) -> None:
    """A log of a newer version is not touched, even with a tail that looks torn to us."""
    from azul_access.storage.lines import encode

    line, _ = encode([{"format": "azul-access-log", "version": 2}], 0)
    path.write_bytes(line + b"whatever is not torn in version 2")
    assert refused(path) == [LogReason.LOG_NEWER] * 2


def test_other_things_than_logs(tmp_path: Path) -> None:
    """Pictures, folders, nothing at all: each has its reason, none a raw error."""
    picture = tmp_path / "picture.jpg"
    picture.write_bytes(b"\xff\xd8\xff\xe0\0\x10JFIF\n\0")
    empty = tmp_path / "empty.azul"
    empty.touch()
    assert refused(picture) == [LogReason.LOG_NOT_OURS] * 2
    assert refused(empty) == [LogReason.LOG_EMPTY] * 2
    assert refused(tmp_path) == [LogReason.LOG_NOT_OURS] * 2
    assert refused(tmp_path / "absent.azul") == [LogReason.LOG_MISSING] * 2
    assert refused(tmp_path / "absent" / "absent.azul") == [LogReason.LOG_MISSING] * 2
    assert refused(picture / "inside.azul") == [LogReason.LOG_MISSING] * 2
    assert refused(tmp_path / "a\0b") == [LogReason.LOG_UNREADABLE] * 2
    too_long = tmp_path / ("x" * 5000)  # Windows calls it missing
    assert {*refused(too_long)} <= {LogReason.LOG_UNREADABLE, LogReason.LOG_MISSING}


@pytest.mark.skipif(os.name != "posix", reason="this system has no named pipes")
def test_pipe(tmp_path: Path) -> None:
    """A pipe, which would keep a reader waiting for ever, is refused unopened."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert refused(pipe) == [LogReason.LOG_NOT_OURS] * 2


def test_far_too_large(tmp_path: Path) -> None:
    """A file as large as a film is not read into memory."""
    film = tmp_path / "film.mkv"
    with film.open("wb") as file:
        file.truncate(MAX_LOG_BYTES + 1)
    with pytest.raises(LogError) as caught:
        read_log(film)
    assert caught.value.reason is LogReason.LOG_NOT_OURS


def test_create_never_overwrites(path: Path) -> None:
    """An existing file of any kind stays byte for byte, and `create` says that it exists."""
    for content in (path.read_bytes(), b"", b"a letter"):
        path.write_bytes(content)
        with pytest.raises(LogError) as caught:
            GameLog.create(path, HEADER)
        assert caught.value.reason is LogReason.LOG_EXISTS
        assert path.read_bytes() == content
    with pytest.raises(LogError) as caught:
        GameLog.create(path.parent, HEADER)
    assert caught.value.reason is LogReason.LOG_EXISTS


def test_create_loses_the_race(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that appears after the first look is not overwritten either."""
    before = path.read_bytes()
    monkeypatch.setattr("os.path.lexists", lambda _: False)
    with pytest.raises(LogError) as caught:
        GameLog.create(path, HEADER)
    assert caught.value.reason is LogReason.LOG_EXISTS
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_create_in_impossible_places(path: Path) -> None:
    """A file where a folder should be, or a name no system takes, has a reason and no raw error."""
    for place in (path / "inside.azul", path / "a" / "b.azul", path.parent / "a\0b"):
        with pytest.raises(LogError) as caught:
            GameLog.create(place, HEADER)
        assert caught.value.reason is LogReason.LOG_NOT_CREATED
    assert list(path.parent.iterdir()) == [path]


def test_create_with_a_bad_header(tmp_path: Path) -> None:
    """A header that JSON cannot hold is refused before there is a file."""
    with pytest.raises(TypeError):
        GameLog.create(tmp_path / "a.azul", {"x": object()})
    assert list(tmp_path.iterdir()) == []


def test_bad_entry_writes_nothing(path: Path) -> None:
    """One entry that JSON cannot hold keeps its whole append out of the file."""
    before = path.read_bytes()
    with GameLog.resume(path)[0] as log:
        with pytest.raises(TypeError):
            log.append([{"n": 5}, {"n": object()}])
        assert path.read_bytes() == before
        log.append([{"n": 5}])
    assert read_log(path).entries[-1] == {"n": 5}


def test_closed(path: Path) -> None:
    """A closed log takes nothing more; closing twice does no harm."""
    log, _ = GameLog.resume(path)
    log.close()
    log.close()
    with pytest.raises(ValueError, match="closed"):
        log.append([{"n": 5}])


def test_append_waits_for_the_disk(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All entries go out in one write, and the disk has them before `append` returns."""
    done: list[str] = []
    write, fsync = os.write, os.fsync

    def noted_write(descriptor: int, data: bytes) -> int:
        done.append("write")
        return write(descriptor, data)

    def noted_fsync(descriptor: int) -> None:
        done.append("fsync")
        fsync(descriptor)

    with GameLog.resume(path)[0] as log:
        monkeypatch.setattr("os.write", noted_write)
        monkeypatch.setattr("azul_access.storage.disk.flush", noted_fsync)
        log.append([{"n": 5}, {"n": 6}])
        assert done == ["write", "fsync"]


@pytest.mark.skipif(os.name != "posix", reason="this system cannot flush a folder")
def test_create_flushes_its_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new name, and the names of new folders above it, outlive a power failure."""
    flushed: list[Path] = []
    monkeypatch.setattr("azul_access.storage.disk.flush_folder", flushed.append)
    folder = tmp_path / "new" / "newer"
    GameLog.create(folder / "a.azul", HEADER).close()
    assert sorted(flushed) == sorted([tmp_path, tmp_path / "new", folder])


def test_changed_by_another_program(path: Path) -> None:
    """What an editor wrote into the open file is neither built on nor cut away."""
    with GameLog.resume(path)[0] as log:
        with path.open("ab") as file:
            file.write(b"from an editor")
        before = path.read_bytes()
        with pytest.raises(LogError) as caught:
            log.append([{"n": 5}])
        assert caught.value.reason is LogReason.LOG_CHANGED
    assert path.read_bytes() == before


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be removed here")
def test_removed_by_another_program(path: Path) -> None:
    """An entry that would go into a file without a name is not called saved."""
    with GameLog.resume(path)[0] as log:
        path.unlink()
        with pytest.raises(LogError) as caught:
            log.append([{"n": 5}])
        assert caught.value.reason is LogReason.LOG_MISSING


def test_reading_a_growing_log(path: Path) -> None:
    """A log can be read after each append of a program that still has it open."""
    with GameLog.resume(path)[0] as log:
        for number in range(5, 10):
            log.append([{"n": number}])
            assert read_log(path).entries[-1] == {"n": number}
