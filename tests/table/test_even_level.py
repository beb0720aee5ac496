"""The level at which people win about half of their games."""

from pathlib import Path

import pytest

from azul_access.games.azul.commands import END
from azul_access.record.ledger import CommandEntry, encode_entry
from azul_access.record.seat_words import DEFAULT_LEVEL
from azul_access.record.seats import Computer
from azul_access.record.setup import encode_setup, make_setup
from azul_access.storage import GameLog
from azul_access.table.even_level import find_even_level


def save(
    path: Path,
    *,
    anna: int,
    computer: int,
    level: int = 3,
    names: tuple[str, str] = ("Anna", "Computer"),
    is_over: bool = True,
) -> Path:
    """A game that players have ended with these scores."""
    setup = make_setup(
        game="azul",
        names=names,
        first_seat=0,
        chosen={},
        language="en",
        computers=(None, Computer(level)),
    )
    log = GameLog.create(path, encode_setup(setup))
    places = [
        {"place": "score", "player": seat, "points": points}
        for seat, points in ((1, anna), (2, computer))
    ]
    log.append([{"do": "set", "places": places, "by": "keyboard"}], version=2)
    if is_over:
        log.append([encode_entry(setup.system, CommandEntry(END, "keyboard"))], version=2)
    log.close()
    return path


@pytest.mark.parametrize(("anna", "computer", "expected"), [(40, 30, 4), (30, 40, 2), (30, 30, 3)])
def test_the_level_follows_the_last_result(
    tmp_path: Path, anna: int, computer: int, expected: int
) -> None:
    """One up after a win of people, one down after one of the computer; as it was if they share."""
    path = save(tmp_path / "1.azul", anna=anna, computer=computer)
    assert find_even_level("azul", ["anna"], [path]) == expected


@pytest.mark.parametrize(("level", "anna"), [(1, 0), (6, 90)])
def test_there_are_six_levels(tmp_path: Path, level: int, anna: int) -> None:
    """The lowest stays the lowest, the highest the highest."""
    path = save(tmp_path / "1.azul", anna=anna, computer=50, level=level)
    assert find_even_level("azul", ["Anna"], [path]) == level


def test_only_finished_games_of_the_same_people_count(tmp_path: Path) -> None:
    """The newest of them, in the same game."""
    paths = [
        save(tmp_path / "1.azul", anna=9, computer=1, is_over=False),
        save(tmp_path / "2.azul", anna=9, computer=1, names=("Ben", "Computer")),
        tmp_path / "missing.azul",
        save(tmp_path / "3.azul", anna=1, computer=9, level=5),
        save(tmp_path / "4.azul", anna=9, computer=1, level=5),
    ]
    assert find_even_level("azul", ["Anna"], paths) == 4
    assert find_even_level("summer-pavilion", ["Anna"], paths) == DEFAULT_LEVEL
    assert find_even_level("azul", ["Cem"], paths) == DEFAULT_LEVEL
