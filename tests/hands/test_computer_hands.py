"""Hands that know no rules lay the computer's moves, too, by the told sentences alone."""

from collections.abc import Callable
from random import Random

import pytest
from azul_players import begin_azul
from pavilion_players import begin_pavilion
from players import Players
from whole_games import play, seeds

from azul_access.record.seats import COMPUTER_SOURCE, Computer, Computers

BEGIN = {"azul": begin_azul, "summer-pavilion": begin_pavilion}


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("azul", "en"),
        ("summer-pavilion", "de"),
        # The sentences of each language are heard in the games without computers.
        pytest.param("azul", "de", marks=pytest.mark.thorough),
        pytest.param("azul", "nl", marks=pytest.mark.thorough),
    ],
)
def test_hands_follow_whole_games_with_computers(
    game: str, language: str, request: pytest.FixtureRequest
) -> None:
    """Whatever people do or take back meanwhile, the table is as the program has it."""
    begin: Callable[[Random, str, Computers], Players] = BEGIN[game]
    for seed in seeds(request, usual=1):
        random = Random(f"{seed} {language}")
        others = [None, Computer(1), None][: random.randint(0, 3)]
        computers = [None, Computer(1), *others][:4]
        random.shuffle(computers)
        players = begin(random, language, tuple(computers))
        play(players, random)
        applied = players.session.ledger.applied
        assert any(item.source == COMPUTER_SOURCE for item in applied)
