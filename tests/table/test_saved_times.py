"""The time of each entry in the log of a game."""

import datetime
import time
from contextlib import closing
from pathlib import Path

import pytest
from fake_table import begin_practice

from azul_access.record.ledger import CommandEntry, Undo
from azul_access.storage import GameLog, read_log
from azul_access.table.saving import save_entries

PRACTICE = begin_practice("azul", "en", 1)
SYSTEM, ENTRIES = (
    PRACTICE.setup.system,
    [CommandEntry(item.command, item.source) for item in PRACTICE.ledger.applied],
)


def now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)


def saved_times(
    path: Path, begun: object, earlier: dict[str, object] | None = None
) -> list[object]:
    """The times of the entries of one line and of one more, after an `earlier` entry."""
    with closing(GameLog.create(path, {"begun": begun})) as log:
        if earlier is not None:
            log.append([earlier])
        save_entries(log, SYSTEM, ENTRIES)
        save_entries(log, SYSTEM, [Undo(1)])
    *_, first, second, third, fourth, fifth, last = read_log(path).entries
    assert first.get("at") == second.get("at") == third.get("at") == fourth.get("at")
    return [fifth.get("at"), last.get("at")]


def test_times_count_from_the_beginning_of_the_game(tmp_path: Path) -> None:
    """In whole seconds, in any time zone; the entries of one line have the same."""
    begun = now().astimezone(datetime.timezone(datetime.timedelta(hours=7)))
    early = (begun - datetime.timedelta(minutes=70)).isoformat(timespec="seconds")
    line, after = saved_times(tmp_path / "a.azul", early)
    assert type(line) is int
    assert type(after) is int
    assert 4200 <= line <= after < 5200


@pytest.mark.parametrize("newest", [None, {"do": "undo", "count": 1, "at": 500}])
def test_a_clock_set_back_refuses_nothing(tmp_path: Path, newest: dict[str, object]) -> None:
    """The time of an entry is never before that of the entry before it, or the beginning."""
    begun = (now() + datetime.timedelta(days=2)).isoformat()
    least = 0 if newest is None else 500
    assert saved_times(tmp_path / "a.azul", begun, newest) == [least, least]


def test_times_go_on_after_a_start_with_the_clock_ahead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the clock was ahead, the seconds between entries are those that have passed."""
    steady = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: steady)
    begun = (now() + datetime.timedelta(days=2)).isoformat()
    path = tmp_path / "a.azul"
    with closing(GameLog.create(path, {"begun": begun})) as log:
        steady += 20
        save_entries(log, SYSTEM, ENTRIES[:1])
        steady += 7
        save_entries(log, SYSTEM, ENTRIES[1:2])
    steady += 1000
    with closing(GameLog.resume(path)[0]) as log:
        steady += 5
        save_entries(log, SYSTEM, ENTRIES[2:3])
    assert [entry["at"] for entry in read_log(path).entries] == [20, 27, 32]


@pytest.mark.parametrize("begun", ["yesterday", None, 5])
def test_no_times_without_a_beginning(tmp_path: Path, begun: object) -> None:
    """A log that does not say when its game was begun gets entries without times."""
    assert saved_times(tmp_path / "a.azul", begun) == [None, None]
