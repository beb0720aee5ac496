"""A log as a file: created, read and resumed."""

import os
from contextlib import closing
from pathlib import Path

import pytest

from azul_access.storage import GameLog, LogError, LogReason, read_log
from azul_access.storage.lines import encode

HEADER = {"game": "azul", "players": ["Zoë", "Ben"]}
ENTRIES = [{"n": number, "word": "Fläche"} for number in range(5)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A closed log with a header and five entries."""
    path = tmp_path / "games" / "a.azul"
    with closing(GameLog.create(path, HEADER)) as log:
        log.append(ENTRIES[:1])
        log.append(ENTRIES[1:])
    return path


def refusals(path: Path) -> list[LogReason]:
    """The reasons why `read_log` and `resume` refuse a file, which they leave unchanged."""
    content = path.read_bytes() if os.path.isfile(path) else None
    files = set(path.parent.iterdir()) if path.parent.is_dir() else None
    reasons = []
    for task in (read_log, GameLog.resume):
        with pytest.raises(LogError) as caught:
            task(path)
        reasons.append(LogReason(caught.value.reason))
    assert content == (path.read_bytes() if os.path.isfile(path) else None)
    assert files == (set(path.parent.iterdir()) if path.parent.is_dir() else None)
    return reasons


def test_round_trip(path: Path) -> None:
    """Appended entries are read again in order, and nothing is torn."""
    contents = read_log(path)
    assert contents.header == {"format": "azul-access-log", "version": 1, **HEADER}
    assert list(contents.entries) == ENTRIES
    assert contents.torn_bytes == 0


def test_resume_continues(path: Path) -> None:
    """A closed log continues at its end, and so do its checksums."""
    log, contents = GameLog.resume(path)
    with closing(log):
        assert contents == read_log(path)
        assert log.path == path
        log.append([{"n": 5}])
    assert list(read_log(path).entries) == [*ENTRIES, {"n": 5}]


def test_newer_entries_raise_the_version(path: Path) -> None:
    """The log is written anew for its first entry of a newer version, and goes on from there."""
    with closing(GameLog.resume(path)[0]) as log:
        log.append([{"n": 5}], version=2)
        log.append([{"n": 6}])
    contents = read_log(path)
    assert contents.header == {"format": "azul-access-log", "version": 2, **HEADER}
    assert list(contents.entries) == [*ENTRIES, {"n": 5}, {"n": 6}]
    assert [file.name for file in path.parent.iterdir() if file.suffix == ".azul"] == [path.name]


def test_failed_rewriting_leaves_the_old_log(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At every moment the file is the old log or the new one."""
    before = path.read_bytes()
    with closing(GameLog.resume(path)[0]) as log:
        with monkeypatch.context() as patch:
            patch.setattr(os, "replace", fail)
            with pytest.raises(LogError):
                log.append([{"n": 5}], version=2)
        assert path.read_bytes() == before
        log.append([{"n": 5}], version=2)
    assert list(read_log(path).entries) == [*ENTRIES, {"n": 5}]


def fail(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_nothing_to_append(path: Path) -> None:
    """Appending no entries changes nothing."""
    before = path.read_bytes()
    with closing(GameLog.resume(path)[0]) as log:
        log.append([])
    assert path.read_bytes() == before


def test_resume_after_every_cut(path: Path) -> None:
    """After any interrupted write, the log can be resumed, and reports its torn bytes once."""
    data = path.read_bytes()
    for length in range(data.index(b"\n") + 1, len(data) + 1):
        for tail in (b"", b"\0" * 600):
            path.write_bytes(data[:length] + tail)
            torn = read_log(path).torn_bytes
            log, contents = GameLog.resume(path)
            with closing(log):
                assert contents.torn_bytes == torn
                log.append([{"more": length}])
            after = read_log(path)
            assert after.torn_bytes == 0
            assert after.entries == (*contents.entries, {"more": length})


def test_reading_changes_nothing(path: Path) -> None:
    """`read_log` leaves a torn tail in the file: a running game may be writing it."""
    with path.open("ab") as file:
        file.write(b"0123")
    before = path.read_bytes()
    assert (read_log(path).torn_bytes, read_log(path).torn_bytes) == (4, 4)
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_damage_leaves_the_file_alone(path: Path) -> None:
    """A damaged log is read up to the damage; nothing is appended, truncated or repaired in it."""
    data = path.read_bytes().replace(b'{"n":3,"word"', b"xxxxxxxxxxxxx") + b"torn"
    path.write_bytes(data)
    log, contents = GameLog.resume(path)
    with closing(log):
        assert contents == read_log(path)
        assert (list(contents.entries), contents.lost_entries) == (ENTRIES[:3], 1)
        (gap,) = contents.gaps
        assert list(gap.follow([ENTRIES[3]])) == list(gap.later) == ENTRIES[4:]
        assert gap.follow([{"n": 3}]) == ()
        with pytest.raises(LogError) as caught:
            log.append([{"n": 5}])
        assert caught.value.reason is LogReason.LOG_CHANGED
    assert path.read_bytes() == data
    assert list(path.parent.iterdir()) == [path]


def test_a_repaired_log_goes_on_elsewhere(path: Path) -> None:
    """All entries of a log with a wrong bit are there; they are written to another file only."""
    whole = read_log(path)
    data = path.read_bytes().replace(b'"n":1', b'"n":3')
    path.write_bytes(data)
    log, contents = GameLog.resume(path)
    with closing(log):
        assert (contents.entries, contents.repaired) == (whole.entries, frozenset({1}))
        assert (contents.lost_entries, contents.is_damaged) == (0, True)
        with pytest.raises(LogError) as caught:
            log.append([{"n": 5}])
        assert caught.value.reason is LogReason.LOG_CHANGED
        log.write_anew()
        log.append([{"n": 5}])
    assert path.read_bytes() == data
    after = read_log(path.with_name("a-2.azul"))
    assert (after.entries, after.is_damaged) == ((*whole.entries, {"n": 5}), False)


def test_a_repaired_header(path: Path) -> None:
    """A wrong bit in the first line makes no other file of a log."""
    header = read_log(path).header
    data = path.read_bytes()
    for index in range(data.index(b"\n") + 1):
        path.write_bytes(data[:index] + bytes([data[index] ^ 4]) + data[index + 1 :])
        contents = read_log(path)
        assert (contents.header, contents.is_header_repaired) == (header, True)
        assert (list(contents.entries), contents.lost_entries) == (ENTRIES, 0)


def test_newer_leaves_the_file_alone(path: Path) -> None:
    """A log of a newer version is not changed, even if its tail looks torn."""
    line, _ = encode([{"format": "azul-access-log", "version": 6}], 0)
    path.write_bytes(line + b"whatever is not torn in version 6")
    assert refusals(path) == [LogReason.LOG_NEWER] * 2


def test_paths_of_no_logs(tmp_path: Path) -> None:
    """A picture, a folder, an empty or missing file: each has a reason of its own."""
    picture = tmp_path / "picture.jpg"
    picture.write_bytes(b"\xff\xd8\xff\xe0\0\x10JFIF\n\0")
    empty = tmp_path / "empty.azul"
    empty.touch()
    assert refusals(picture) == [LogReason.LOG_NOT_OURS] * 2
    assert refusals(empty) == [LogReason.LOG_EMPTY] * 2
    assert refusals(tmp_path) == [LogReason.LOG_NOT_OURS] * 2
    assert refusals(tmp_path / "absent.azul") == [LogReason.LOG_MISSING] * 2
    assert refusals(tmp_path / "absent" / "absent.azul") == [LogReason.LOG_MISSING] * 2
    assert refusals(picture / "inside.azul") == [LogReason.LOG_MISSING] * 2
    assert refusals(tmp_path / "a\0b") == [LogReason.LOG_UNREADABLE] * 2
    too_long = tmp_path / ("x" * 5000)  # on Windows, it counts as missing
    assert {*refusals(too_long)} <= {LogReason.LOG_UNREADABLE, LogReason.LOG_MISSING}


@pytest.mark.needs("named pipes")
def test_pipe(tmp_path: Path) -> None:
    """A named pipe is refused without opening it, which would block."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert refusals(pipe) == [LogReason.LOG_NOT_OURS] * 2


def test_far_too_large(tmp_path: Path) -> None:
    """A very large file, such as a film, is not read into memory."""
    film = tmp_path / "film.mkv"
    with film.open("wb") as file:
        file.truncate(64 * 1024 * 1024 + 1)
    with pytest.raises(LogError) as caught:
        read_log(film)
    assert caught.value.reason is LogReason.LOG_NOT_OURS


def test_create_never_overwrites(path: Path) -> None:
    """`create` refuses an existing file of any kind and leaves it unchanged."""
    for content in (path.read_bytes(), b"", b"a letter"):
        path.write_bytes(content)
        with pytest.raises(LogError) as caught:
            GameLog.create(path, HEADER)
        assert caught.value.reason is LogReason.LOG_EXISTS
        assert path.read_bytes() == content
    with pytest.raises(LogError) as caught:
        GameLog.create(path.parent, HEADER)
    assert caught.value.reason is LogReason.LOG_EXISTS


def test_create_after_a_race(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that another program creates after the first check is not overwritten either."""
    before = path.read_bytes()
    monkeypatch.setattr("os.path.lexists", lambda _: False)
    with pytest.raises(LogError) as caught:
        GameLog.create(path, HEADER)
    assert caught.value.reason is LogReason.LOG_EXISTS
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_create_at_impossible_paths(path: Path) -> None:
    """A file in place of a folder and an invalid name are refused with a LogError."""
    for bad_path in (path / "inside.azul", path / "a" / "b.azul", path.parent / "a\0b"):
        with pytest.raises(LogError) as caught:
            GameLog.create(bad_path, HEADER)
        assert caught.value.reason is LogReason.LOG_NOT_CREATED
    assert list(path.parent.iterdir()) == [path]


def test_create_with_a_bad_header(tmp_path: Path) -> None:
    """A header that JSON cannot hold is refused before a file is created."""
    with pytest.raises(TypeError):
        GameLog.create(tmp_path / "a.azul", {"x": object()})
    assert list(tmp_path.iterdir()) == []


def test_bad_entry_writes_nothing(path: Path) -> None:
    """If JSON cannot hold one entry, no entry of the same append is written."""
    before = path.read_bytes()
    with closing(GameLog.resume(path)[0]) as log:
        with pytest.raises(TypeError):
            log.append([{"n": 5}, {"n": object()}])
        assert path.read_bytes() == before
        log.append([{"n": 5}])
    assert read_log(path).entries[-1] == {"n": 5}


def test_closed(path: Path) -> None:
    """Appending to a closed log is an error; closing it again is not."""
    log, _ = GameLog.resume(path)
    log.close()
    log.close()
    with pytest.raises(ValueError, match="closed"):
        log.append([{"n": 5}])


def test_append_waits_for_the_disk(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All entries are written at once, and flushed to the disk before `append` returns."""
    calls: list[str] = []
    write, fsync = os.write, os.fsync

    def recorded_write(descriptor: int, data: bytes) -> int:
        calls.append("write")
        return write(descriptor, data)

    def recorded_fsync(descriptor: int) -> None:
        calls.append("fsync")
        fsync(descriptor)

    with closing(GameLog.resume(path)[0]) as log:
        monkeypatch.setattr("os.write", recorded_write)
        monkeypatch.setattr("azul_access.storage.disk.flush", recorded_fsync)
        log.append([{"n": 5}, {"n": 6}])
        assert calls == ["write", "fsync"]


def test_create_flushes_its_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folders of the new file and of all new folders are flushed."""
    flushed: list[Path] = []
    monkeypatch.setattr("azul_access.storage.disk.flush_folder", flushed.append)
    folder = tmp_path / "new" / "newer"
    GameLog.create(folder / "a.azul", HEADER).close()
    assert sorted(flushed) == sorted([tmp_path, tmp_path / "new", folder])


def test_changed_by_another_program(path: Path) -> None:
    """If an editor changed the open file, nothing is appended and nothing removed."""
    with closing(GameLog.resume(path)[0]) as log:
        with path.open("ab") as file:
            file.write(b"from an editor")
        before = path.read_bytes()
        with pytest.raises(LogError) as caught:
            log.append([{"n": 5}])
        assert caught.value.reason is LogReason.LOG_CHANGED
    assert path.read_bytes() == before


@pytest.mark.needs("removal of open files")
def test_removed_by_another_program(path: Path) -> None:
    """Appending to a deleted file is an error."""
    with closing(GameLog.resume(path)[0]) as log:
        path.unlink()
        with pytest.raises(LogError) as caught:
            log.append([{"n": 5}])
        assert caught.value.reason is LogReason.LOG_MISSING


def test_reading_a_growing_log(path: Path) -> None:
    """A log that is open in another program can be read after each append."""
    with closing(GameLog.resume(path)[0]) as log:
        for number in range(5, 10):
            log.append([{"n": number}])
            assert read_log(path).entries[-1] == {"n": number}
