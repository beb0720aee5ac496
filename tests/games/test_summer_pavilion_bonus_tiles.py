"""The rules of Summer Pavilion for bonus tiles, one by one.

"Rules 3" is their summary, "Seed 002" the rule document.
"""

import pytest
from summer_pavilion_position import (
    apply_all,
    board,
    bonus,
    counts,
    fill,
    pass_turn,
    place,
    placing,
    play,
    refuse,
    stock,
    with_stock,
)

from azul_access.games.summer_pavilion import rules
from azul_access.games.summer_pavilion.events import (
    BonusTaken,
    Placed,
    Surrounded,
)
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.system import Expectation, Expects

SUPPLY = "llooorrrbb"


def following(star: int) -> int:
    return star % 6 + 1


FEATURES: dict[str, tuple[int, tuple[tuple[int, int], ...]]] = {
    **{f"window {star}": (3, ((star, 5), (star, 6))) for star in range(1, 7)},
    **{
        f"statue {star}": (2, ((star, 1), (star, 2), (following(star), 3), (following(star), 4)))
        for star in range(1, 7)
    },
    **{
        f"pillar {star}": (
            1,
            ((star, 2), (star, 3), (0, (star + 3) % 6 + 1), (0, (star + 4) % 6 + 1)),
        )
        for star in range(1, 7)
    },
}
OUTER = " lorbyg"
# A different colour on each space of the centre star.
INNER = "lorbyg"


def colour_at(star: int, space: int) -> str:
    return INNER[space - 1] if star == 0 else OUTER[star]


def nearly_surrounded(feature: str, last: int) -> tuple[State, str]:
    """A feature with one space uncovered, and the placement of the missing tile."""
    _, around = FEATURES[feature]
    stars: dict[int, list[str]] = {}
    for number, (star, space) in enumerate(around):
        row = stars.setdefault(star, list("......"))
        if number != last:
            row[space - 1] = colour_at(star, space)
    star, space = around[last]
    colour = colour_at(star, space)
    rows = {star: "".join(row) for star, row in stars.items()}
    return placing(board(rows, hand=colour * space), supply="lorbyglorb"), f"{colour}{star}{space}"


@pytest.mark.parametrize(
    ("feature", "last"),
    [(name, last) for name, (_, around) in FEATURES.items() for last in range(len(around))],
)
def test_bonus_tiles_for_each_feature(feature: str, last: int) -> None:
    """Rules 3, "Bonus tiles" and "Board geometry": pillar 1, statue 2, window 3; all eighteen."""
    earned, around = FEATURES[feature]
    state, move = nearly_surrounded(feature, last)
    before = state
    state, events = apply_all(state, place(move))
    surrounded = events[-1]
    assert isinstance(surrounded, Surrounded)
    assert (surrounded.earned, surrounded.due) == (earned, earned)
    [surrounded_feature] = surrounded.features
    kind, star = feature.split()
    assert (surrounded_feature.kind.value, surrounded_feature.star) == (kind, int(star))
    spaces = {(space.star, space.index + 1) for space in surrounded_feature.spaces}
    assert spaces == set(around)
    assert (state.phase, state.due) == (Phase.BONUS, earned)
    assert rules.expects(state) == Expectation(Expects.CHOICE, 0)
    # The player takes them at once; then the supply is filled.
    state, events = apply_all(state, bonus("lor"[:earned]))
    assert events == [BonusTaken(0, counts("lor"[:earned]), chosen=True)]
    assert state.players[0].hand == counts("lor"[:earned])
    assert (state.phase, rules.draw_size(state), state.turn) == (Phase.REFILL, earned, 0)
    state = play(state, stock("yyy"[:earned]))
    assert (sum(state.supply), state.turn, state.phase) == (10, 1, Phase.PLACE)
    assert before.players[1] == state.players[1]


def test_a_feature_earns_once() -> None:
    """Rules 3, "Bonus tiles": at once, when it is surrounded; a later neighbour earns nothing."""
    state = placing(board({1: "....ll"}, hand="llll"))
    state, events = apply_all(state, place("l14"))
    assert [type(event) for event in events] == [Placed]


@pytest.mark.parametrize(
    ("stars", "hand", "typed", "features", "earned"),
    [
        # Space 2 of a star touches its pillar and its statue.
        ({1: "l.l...", 2: "..oo..", 0: "....yg"}, "ll", "l12", {"pillar", "statue"}, 3),
        # Space 3 of the orange star: its pillar, and the statue between purple and orange.
        ({1: "ll....", 2: ".o.o..", 0: "l....g"}, "ooo", "o23", {"pillar", "statue"}, 3),
        # A space of the centre star touches two pillars.
        ({1: ".ll...", 2: ".oo...", 0: "l...y."}, "gggggg", "g06", {"pillar"}, 2),
    ],
)
def test_one_tile_completes_two_features(
    stars: dict[int, str], hand: str, typed: str, features: set[str], earned: int
) -> None:
    """Rules 3, "Board geometry": one tile can complete two of them, and earns for both."""
    _, events = apply_all(placing(board(stars, hand=hand)), place(typed))
    surrounded = events[-1]
    assert isinstance(surrounded, Surrounded)
    assert len(surrounded.features) == 2
    assert {feature.kind.value for feature in surrounded.features} == features
    assert surrounded.earned == earned


def test_bonus_tiles_may_be_wild_ones() -> None:
    """Seed 002, "Werten": tiles of any colour in the supply, wild ones too."""
    state = play(placing(board({1: "....l."}, hand="llllll"), supply="lloooorrrr"), place("l16"))
    assert play(state, bonus("llo")).players[0].hand == counts("llo")
    assert refuse(state, bonus("lll")).reason is Reason.SUPPLY_LACKS
    assert refuse(state, bonus("ll")).reason is Reason.BONUS_COUNT
    assert refuse(state, bonus("lloo")).reason is Reason.BONUS_COUNT
    assert len(rules.legal_commands(state)) == 9


@pytest.mark.parametrize(
    ("supply", "taken"), [("lo", "lo"), ("lor", "lor"), ("l", "l"), ("rrrrr", "rrr")]
)
def test_bonus_without_a_choice_is_taken_at_once(supply: str, taken: str) -> None:
    """Rules 3, "Decided": a player who earns more than the supply holds takes what there is."""
    state = placing(board({1: "....l."}, hand="llllll"), board(hand="b"), supply=supply)
    state, events = apply_all(with_stock(state, "", ""), place("l16"))
    surrounded = events[1]
    assert isinstance(surrounded, Surrounded)
    assert (surrounded.earned, surrounded.due) == (3, len(taken))
    assert events[2] == BonusTaken(0, counts(taken), chosen=False)
    assert state.players[0].hand == counts(taken)
    # The five tiles paid are in the tower by now, so that the supply is filled from there.
    assert (state.phase, state.due) == (Phase.REFILL, 0)
    assert rules.draw_size(state) == 5


def test_bonus_with_an_empty_supply() -> None:
    """Rules 3, "Decided": a player takes what there is: nothing."""
    state = placing(board({1: ".....l"}, hand="lllll"), board(hand="b"), supply="")
    state = with_stock(state, "", "")
    state, events = apply_all(state, place("l15"))
    assert [type(event) for event in events] == [Placed, Surrounded]
    assert isinstance(events[1], Surrounded)
    assert (events[1].earned, events[1].due) == (3, 0)


def test_supply_is_filled_again_as_soon_as_tiles_exist() -> None:
    """Rules 3, "Decided": after a payment and after a pass, before the next player's turn."""
    empty = with_stock(placing(board(hand="rr"), board(hand="b"), supply=""), "", "")
    state = play(empty, place("r31"))
    assert (state.phase, state.turn) == (Phase.PLACE, 1)
    state = play(empty, place("r32"))
    assert (state.phase, state.turn, rules.draw_size(state)) == (Phase.REFILL, 0, 1)
    state = play(state, stock("r"))
    assert (state.phase, state.turn, state.supply) == (Phase.PLACE, 1, counts("r"))
    state = play(empty, pass_turn(""))
    assert (state.phase, rules.draw_size(state)) == (Phase.REFILL, 2)
    assert play(state, stock("rr")).turn == 1


def test_no_moves_before_the_supply_is_filled() -> None:
    """Rules 3, "Bonus tiles": the supply is refilled before the next player's turn."""
    state = play(placing(board({1: "....l."}, hand="llllll")), place("l16"), bonus("lll"))
    for command in (place("r31"), pass_turn(), fill("rbyg"), bonus("l")):
        assert refuse(state, command).reason is Reason.MUST_STOCK
