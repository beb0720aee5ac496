"""The rules of Summer Pavilion for phase 2, placing, one by one.

"Rules 3" is their summary, "Seed 002" the rule document.
"""

import pytest
from summer_pavilion_position import (
    apply_all,
    board,
    counts,
    pass_turn,
    place,
    placing,
    play,
    refuse,
    spaces_for,
    tiles,
)

from azul_access.games.summer_pavilion.commands import Place
from azul_access.games.summer_pavilion.events import (
    Passed,
    Placed,
    RoundEnded,
)
from azul_access.games.summer_pavilion.pieces import Colour, Space
from azul_access.games.summer_pavilion.placing import legal_places
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.scoring import run_length

# Examples of placing in the rules document


def test_example_a() -> None:
    """Seed 002, A: 7 blue, space 6 of the blue star costs 6; 1 point, 1 blue stays."""
    state, events = apply_all(placing(board(hand="bbbbbbb")), place("b46"))
    anna = state.players[0]
    assert anna.stars[4] == board({4: ".....b"}).stars[4]
    assert (anna.hand, anna.score, state.tower) == (counts("b"), 6, counts("bbbbb"))
    assert events == [
        Placed(0, Space(4, 5), Colour.BLUE, 6, 0, Colour.PURPLE, run=1, before=5, after=6)
    ]


def test_example_b() -> None:
    """Seed 002, B: 3 red, space 3 of the red star; 1 point."""
    state = play(placing(board(hand="rrr")), place("r33"))
    anna = state.players[0]
    assert (anna.hand, anna.score, state.tower) == (counts(""), 6, counts("rr"))


def test_example_c() -> None:
    """Seed 002, C: 3 blue and 3 purple on space 6; 3 points with its two neighbours."""
    state = play(placing(board({4: "bb...."}, hand="bbblll")), place("b46"))
    anna = state.players[0]
    assert anna.stars[4] == board({4: "bb...b"}).stars[4]
    assert (anna.hand, anna.score, state.tower) == (counts(""), 8, counts("bblll"))


def test_example_d() -> None:
    """Seed 002, D: 1 orange and 3 purple on space 4; the green one is kept for round 2."""
    state = play(placing(board(hand="oglll"), board(passed=True)), place("o24"))
    anna = state.players[0]
    assert anna.stars[2] == board({2: "...o.."}).stars[2]
    assert (anna.hand, anna.score, state.tower) == (counts("g"), 6, counts("lll"))
    state = play(state, pass_turn())
    assert (state.round, state.wild, state.players[0].hand) == (2, Colour.GREEN, counts("g"))


def test_example_e_and_f() -> None:
    """Seed 002, E and F: a wild tile on its own star; then 4 green kept and 2 red thrown."""
    state = placing(board({1: "l.l..."}, hand="llrrgggg"), board(hand="y"))
    state, events = apply_all(state, place("l12"))
    anna = state.players[0]
    assert anna.stars[1] == board({1: "lll..."}).stars[1]
    assert (anna.hand, anna.score, state.tower) == (counts("rrgggg"), 8, counts("l"))
    state, events = apply_all(state, pass_turn(), pass_turn("gggg"))
    assert events[1] == Passed(0, counts("gggg"), counts("rr"), 8, 6)
    assert (state.round, state.players[0].hand) == (2, counts("gggg"))
    assert state.tower == counts("lrr")


# Placing


@pytest.mark.parametrize("space", range(1, 7))
def test_a_space_costs_its_number(space: int) -> None:
    """Rules 3, "Phase 2": n tiles, one of them placed, the others to the tower."""
    state = play(placing(board(hand="r" * space)), place(f"r3{space}"))
    assert state.players[0].hand == counts("")
    assert state.tower == counts("r" * (space - 1))
    if space > 1:
        why = refuse(placing(board(hand="r" * (space - 1))), place(f"r3{space}"))
        assert why.reason is Reason.TOO_FEW


def test_one_tile_of_the_colour_is_needed() -> None:
    """Rules 3, "Phase 2": at least one of the space's colour; a wild one is never placed for it."""
    state = placing(board(hand="lllll"))
    assert refuse(state, place("r31")).reason is Reason.NOT_HELD
    assert refuse(state, place("r33", "lll")).reason is Reason.NOT_HELD
    assert refuse(state, place("l31")).reason is Reason.STAR_WANTS
    assert refuse(placing(board(hand="rll")), place("r33", "lll")).reason is Reason.PAYMENT


def test_wild_tile_on_its_own_star_is_an_ordinary_tile() -> None:
    """Rules 3, "Phase 2": only purple tiles pay for a space of the purple star."""
    state = placing(board(hand="llrr"))
    assert spaces_for(state, "l") == {(1, 1), (1, 2), (0, 1), (0, 2)}
    state = play(state, place("l12"))
    assert state.tower == counts("l")


def test_coloured_star_takes_its_colour_only() -> None:
    """Rules 3, "Board geometry": purple, orange, red, blue, yellow, green stars."""
    for star, colour in enumerate("lorbyg", 1):
        for other in "lorbyg":
            state = placing(board(hand=other * 2))
            if other == colour:
                assert spaces_for(state, other) == {(star, 1), (star, 2), (0, 1), (0, 2)}
            else:
                why = refuse(state, place(f"{other}{star}1"))
                assert why.reason is Reason.STAR_WANTS
                assert (why.slots["star"], why.slots["colour"]) == (star, tiles(colour)[0])


def test_colour_of_a_coloured_star_need_not_be_said() -> None:
    """Where only one colour fits, players need not name it."""
    state = placing(board(hand="rr"))
    assert play(state, Place(3, 1)) == play(state, place("r32"))
    why = refuse(state, Place(0, 1))
    assert (why.reason, why.slots["colours"]) == (Reason.WHICH_COLOUR, tiles("lorbyg"))
    last = placing(board({0: "lo.byg"}, hand="rrr"))
    assert play(last, Place(0, 2)) == play(last, place("r03"))


def test_centre_star_takes_each_colour_once() -> None:
    """Rules 3, "Phase 2": any colour, each once."""
    state = placing(board({0: "r....."}, hand="rrrrbb"))
    assert refuse(state, place("r03")).reason is Reason.STAR_HAS
    assert spaces_for(state, "r") == {(3, 1), (3, 2), (3, 3), (3, 4)}
    assert play(state, place("b02")).players[0].score == 7


def test_a_taken_space_is_taken() -> None:
    """Seed 002, "Regeln zum Legen": the space must be free."""
    why = refuse(placing(board({3: "r....."}, hand="rr")), place("r31"))
    assert (why.reason, why.slots["colour"]) == (Reason.SPACE_TAKEN, Colour.RED)


def test_one_tile_a_turn_clockwise() -> None:
    """Rules 3, "Phase 2": one tile a turn until all have passed."""
    state = placing(*(board(hand="rbyg") for _ in range(3)), holder=2, turn=2)
    turns = []
    for command in (
        place("r31"),
        place("r31"),
        pass_turn(),
        place("b41"),
        place("b41"),
        pass_turn(),
    ):
        turns.append(state.turn)
        state = play(state, command)
    assert turns == [2, 0, 1, 2, 0, 2]
    assert state.turn == 0
    state, events = apply_all(state, place("y51"), pass_turn())
    assert [event.round for event in events if isinstance(event, RoundEnded)] == [1]


@pytest.mark.parametrize(
    ("star", "space", "points"),
    [
        ("......", 1, 1),
        ("..r...", 1, 1),
        (".r....", 1, 2),
        (".....r", 1, 2),
        (".r...r", 1, 3),
        ("r....r", 5, 3),
        (".rrrrr", 1, 6),
        ("rrr.rr", 4, 6),
        (".rr.rr", 1, 5),
        ("r.r.r.", 2, 3),
        ("rr..r.", 6, 4),
    ],
)
def test_points_for_a_placed_tile(star: str, space: int, points: int) -> None:
    """Rules 3, "Phase 2": 1 and one for each tile connected in an unbroken run; a ring of six."""
    state = play(placing(board({3: star}, hand="r" * 6), supply=""), place(f"r3{space}"))
    assert state.players[0].score == 5 + points
    assert run_length(state.players[0].stars[3], space - 1) == points


# Payments


@pytest.mark.parametrize(
    ("hand", "paid", "natural", "wild"),
    [
        # The fewest wild tiles.
        ("rrrrll", None, 4, 0),
        ("rrrll", None, 3, 1),
        ("rlll", None, 1, 3),
        # The named tiles, in any order.
        ("rrrrlll", "rlll", 1, 3),
        ("rrrrlll", "llrl", 1, 3),
        ("rrrrlll", "rrrl", 3, 1),
        ("rrrrlll", "rrrr", 4, 0),
        # A part of it: the rest is of the other kind.
        ("rrrrlll", "rr", 2, 2),
        ("rrrrlll", "l", 3, 1),
        ("rrrrlll", "lll", 1, 3),
    ],
)
def test_payments(hand: str, paid: str | None, natural: int, wild: int) -> None:
    """The payment with the fewest wild tiles is proposed; players may name another one."""
    state, events = apply_all(placing(board(hand=hand)), place("r34", paid))
    placed = events[0]
    assert isinstance(placed, Placed)
    assert (placed.natural, placed.wild, placed.wild_colour) == (natural, wild, Colour.PURPLE)
    assert state.tower == counts("r" * (natural - 1) + "l" * wild)


@pytest.mark.parametrize(
    ("hand", "paid", "reason"),
    [
        ("rrrrlll", "rrl", Reason.PAYMENT),  # neither kind alone, and too few
        ("rrrrlll", "rrrrl", Reason.PAYMENT),
        ("rrrrlll", "rrrrr", Reason.PAYMENT),
        ("rrrrlll", "llll", Reason.PAYMENT),
        ("rrrrl", "rr", Reason.PAYMENT),
        ("rrrrlll", "", Reason.PAYMENT),
        ("rrrrlllb", "rrrb", Reason.PAYMENT_COLOUR),
        ("rrrrlllb", "b", Reason.PAYMENT_COLOUR),
        ("rrl", "rrl", Reason.TOO_FEW),
        ("rrl", None, Reason.TOO_FEW),
        ("lllll", None, Reason.NOT_HELD),
    ],
)
def test_wrong_payments(hand: str, paid: str | None, reason: Reason) -> None:
    """Rules 3, "Phase 2": n tiles of the colour or wild, at least one of the colour."""
    assert refuse(placing(board(hand=hand)), place("r34", paid)).reason is reason


def test_wild_colour_pays_for_itself_only() -> None:
    """Rules 3, "Phase 2": on its own star a wild tile is an ordinary tile."""
    state = placing(board(hand="llllrr"))
    assert refuse(state, place("l13", "lrr")).reason is Reason.PAYMENT_COLOUR
    assert play(state, place("l13", "lll")).tower == counts("ll")
    assert refuse(state, place("l15")).reason is Reason.TOO_FEW


def test_every_payment_is_listed_cheapest_first() -> None:
    """The first of the payments is the one that is proposed."""
    payments = [
        move.paid
        for move in legal_places(placing(board(hand="rrrlll")))
        if (move.star, move.space) == (3, 3)
    ]
    assert payments == [tiles("rrrl"), tiles("rrll"), tiles("rlll")]
