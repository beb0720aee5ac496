"""Each level of the computer player is stronger than the one below it.

Seeds are fixed and no level here knows a clock, so these games are the same everywhere; the ladder
with many games is measured by `tests/benchmarks/bench_player.py`.
"""

import pytest
from matches import Result, Table, play_match
from opponents import make_opponent

AZUL = Table("azul", {}, 2)


def play(first: str, second: str, games: int) -> Result:
    opponents = [make_opponent(name, seed) for seed, name in enumerate((first, second))]
    return play_match(AZUL, opponents[0], opponents[1], games, seed=500)


@pytest.mark.long
@pytest.mark.parametrize(("level", "games"), [(2, 20), (3, 16), (4, 12), (5, 6)])
def test_level_wins_against_the_one_below(level: int, games: int) -> None:
    """More than half of the games, from both seats with the same draws."""
    result = play(f"level:{level}", f"level:{level - 1}", games)
    assert result.share > 0.5
    assert result.points > result.others


def test_lowest_level_is_an_equal_for_a_greedy_player() -> None:
    """Neither wins much more than half against a player who takes most points at once."""
    assert 0.3 <= play("level:1", "greedy", 30).share <= 0.7


def test_interval_holds_the_share() -> None:
    """The interval of a result is around its share, and narrower with more games."""
    few, many = Result(10, 8, 0, 0, (1, 1)), Result(1000, 800, 0, 0, (1, 1))
    for result in (few, many):
        low, high = result.interval
        assert low < result.share < high
    assert few.interval[0] < many.interval[0]
