"""The rules of Summer Pavilion for the grey board ("Variant 1"), one by one.

"Rules 3" is their summary, "Seed 002" the rule document.
"""

import pytest
from summer_pavilion_position import (
    apply_all,
    board,
    counts,
    place,
    placing,
    play,
    refuse,
    spaces_for,
)

from azul_access.games.summer_pavilion.commands import Place
from azul_access.games.summer_pavilion.events import (
    Surrounded,
)
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.state import State


def grey(star: str, hand: str, at: int = 2) -> State:
    return placing(board({at: star}, hand=hand), board="grey")


@pytest.mark.parametrize(
    ("star", "possible"),
    [
        ("......", "lorbyg"),
        ("r.....", "lorbyg"),
        ("rr....", "r"),
        ("r..r..", "r"),
        ("rb....", "loyg"),
        ("rbo...", "lyg"),
        ("rboly.", "g"),
        ("rrrrr.", "r"),
    ],
)
@pytest.mark.parametrize("at", [0, 1, 6])
def test_grey_star_decides_itself(star: str, possible: str, at: int) -> None:
    """Rules 3, "Variant 1": one colour or six; the tiles of a star decide, the centre star too."""
    for colour in "lorbyg":
        state = grey(star, colour * 6, at)
        spaces = {space for number, space in spaces_for(state, colour) if number == at}
        free = {space for space, sign in enumerate(star, 1) if sign == "."}
        assert spaces == (free if colour in possible else set())
        space = min(free)
        if colour in possible:
            play(state, place(f"{colour}{at}{space}"))
        else:
            assert refuse(state, place(f"{colour}{at}{space}")).reason in (
                Reason.STAR_WANTS,
                Reason.STAR_HAS,
            )


def test_colour_on_the_grey_board_must_be_said() -> None:
    """Rules 3, "Variant 1": an empty star does not determine the colour; a begun one may."""
    assert refuse(grey("......", "rrr"), Place(2, 0)).reason is Reason.WHICH_COLOUR
    state = grey("rr....", "rrr")
    assert play(state, Place(2, 2)) == play(state, place("r23"))


def test_grey_spaces_cost_their_printed_numbers() -> None:
    """Rules 3, "Variant 1": 3, 2, 1, 4, 5, 6 on the outer stars; 3 on every centre space."""
    for star in range(7):
        for space, price in enumerate((3,) * 6 if star == 0 else (3, 2, 1, 4, 5, 6), 1):
            state = placing(board(hand="r" * price), board="grey")
            assert play(state, place(f"r{star}{space}")).players[0].hand == counts("")
            if price > 1:
                state = placing(board(hand="r" * (price - 1)), board="grey")
                assert refuse(state, place(f"r{star}{space}")).reason is Reason.TOO_FEW


def test_grey_features_lie_where_the_coloured_ones_do() -> None:
    """Rules 3, "Variant 1": other numbers on the same spaces, so 5 and 6 are at the window."""
    state = placing(board({2: "....r."}, hand="r" * 6), board="grey")
    _, events = apply_all(state, place("r26"))
    assert isinstance(events[-1], Surrounded)
    assert events[-1].earned == 3
