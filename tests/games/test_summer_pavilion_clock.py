"""The names of stars and spaces: hours of a clock, and numbers."""

from itertools import pairwise

import pytest
from summer_pavilion_random import open_game

from azul_access.games.summer_pavilion.pieces import STARS, Space
from azul_access.games.summer_pavilion.terms import (
    space_clock,
    space_index,
    space_number,
    star_at,
    star_clock,
)


def test_stars_are_at_the_odd_hours() -> None:
    """Six outer stars, a ring, clockwise; no two at the same hour."""
    hours = [star_clock(star) for star in range(1, STARS)]
    assert sorted(hours) == [1, 3, 5, 7, 9, 11]
    assert all((after - before) % 12 == 2 for before, after in pairwise(hours))
    for hour in range(1, 13):
        star = star_at(hour)
        assert (star is None) == (hour % 2 == 0)
        assert star is None or star_clock(star) == hour


def test_spaces_are_at_the_even_hours() -> None:
    """Six spaces of a star, a ring, clockwise; no two at the same hour."""
    for star in range(STARS):
        hours = [space_clock(Space(star, space)) for space in range(6)]
        assert sorted(hours) == [2, 4, 6, 8, 10, 12]
        assert all((b - a) % 12 == 2 for a, b in pairwise(hours))


def test_clocks_agree_with_the_features() -> None:
    """Rules 3, "Board geometry": windows are at the rim, pillars at the centre star, statues at the
    next star.
    """
    for star in range(1, STARS):
        hour = star_clock(star)
        # The two spaces of the window are on both sides of the star's hour, away from the centre.
        window = {space_clock(Space(star, space)) for space in (4, 5)}
        assert window == {(hour - 2) % 12 + 1, hour % 12 + 1}
        # The two spaces of the pillar are on the other side, towards the centre.
        inwards = (hour + 5) % 12 + 1
        pillar = {space_clock(Space(star, space)) for space in (1, 2)}
        assert pillar == {(inwards - 2) % 12 + 1, inwards % 12 + 1}
        # Those of the centre star face the outer star.
        inner = {space_clock(Space(0, (star + at) % 6)) for at in (3, 4)}
        assert inner == window
        # The spaces of the statue face each other.
        after = star % 6 + 1
        own = {space_clock(Space(star, space)) for space in (0, 1)}
        others = {space_clock(Space(after, space)) for space in (2, 3)}
        assert {(facing + 5) % 12 + 1 for facing in own} == others


@pytest.mark.parametrize("board", ["coloured", "grey"])
def test_spaces_have_one_name_each(board: str) -> None:
    """The number of a space leads back to it; it is the printed one."""
    options = open_game(2, 0, board=board).options
    for star in range(STARS):
        numbers = [space_number(options, Space(star, space)) for space in range(6)]
        grey_outer = board == "grey" and star > 0
        assert numbers == ([3, 2, 1, 4, 5, 6] if grey_outer else [1, 2, 3, 4, 5, 6])
        for index, number in enumerate(numbers):
            assert space_index(options, star, number) == index
