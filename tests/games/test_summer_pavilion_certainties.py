"""Each kind of fact about a move: where it is told, in which words, and where it is not."""

import pytest
from certain_cases import Case
from summer_pavilion_position import board, bonus, pass_turn, place, placing, position, take

from azul_access.games.summer_pavilion import coach
from azul_access.games.summer_pavilion.certainties import (
    KINDS,
    BonusTiles,
    NearlySurrounded,
    NumberComplete,
    NumberLacks,
    PassCosts,
    Points,
    SpendsWilds,
    StarComplete,
    StarLacks,
    StoneCosts,
    StoneTaking,
)
from azul_access.games.summer_pavilion.prospects import KINDS as LATER_KINDS
from azul_access.games.summer_pavilion.prospects import (
    Affords,
    Blocks,
    ColourGone,
    GetsWilds,
    Holds,
    Keeps,
    LeftInHand,
    NearlyAffords,
    NextWild,
    Saves,
    SparesColour,
    StillAffords,
)
from azul_access.games.summer_pavilion.state import Phase

NAMES = ("Anna", "Bruno")
# In the first round purple is wild, in the second one green. Star 3 is the red one, star 6 green.
FIVE_RED = board({3: "rrrrr."}, hand="rrrrrr")
FOUR_RED = board({3: "rrrr.."}, hand="rrrrrr")
ALL_ONES_BUT_ONE = {0: "r.....", 1: "l.....", 2: "o.....", 4: "b.....", 5: "y.....", 6: "g....."}
ALL_ONES_BUT_TWO = {**ALL_ONES_BUT_ONE, 6: "......"}
CASES = (
    Case(
        StarComplete,
        placing(FIVE_RED),
        place("r36"),
        "That completes the red star: 14 points at the end.",
        placing(FOUR_RED),
    ),
    Case(
        StarLacks,
        placing(FOUR_RED),
        place("r36"),
        "Missing then on the red star: one tile for 14 points at the end.",
        placing(FIVE_RED),
    ),
    Case(
        NumberComplete,
        placing(board(ALL_ONES_BUT_ONE, hand="r")),
        place("r31"),
        "All spaces with 1 are then covered: 4 points at the end.",
        placing(board(ALL_ONES_BUT_TWO, hand="r")),
    ),
    Case(
        NumberLacks,
        placing(board(ALL_ONES_BUT_TWO, hand="r")),
        place("r31"),
        "Missing then: one space with a 1, for 4 points at the end.",
        placing(board(ALL_ONES_BUT_ONE, hand="r")),
    ),
    Case(
        BonusTiles,
        placing(FIVE_RED),
        place("r36"),
        "That surrounds a window: 3 bonus tiles.",
        placing(FOUR_RED),
    ),
    Case(
        NearlySurrounded,
        placing(FOUR_RED),
        place("r36"),
        "Around a window, worth 3 bonus tiles, one tile is then missing.",
        placing(FIVE_RED),
    ),
    Case(
        Points,
        placing(board({3: "r....."}, hand="rrr")),
        place("r32"),
        "2 points at once.",
        other_move=place("r33"),
    ),
    Case(
        SpendsWilds,
        placing(board(hand="rl")),
        place("r32"),
        "That pays with one wild tile.",
        placing(board(hand="rr")),
    ),
    Case(
        Saves,
        placing(board(hand="rrl")),
        place("r32", "rl"),
        "Paid like this, enough stays for the 1 on the red star: at least 2 points.",
        other_move=place("r32", "rr"),
    ),
    Case(
        SparesColour,
        placing(board(hand="rrl")),
        place("r32", "rl"),
        "That spares one red R; purple is not wild in the next round.",
        placing(board(hand="rrl"), round_number=6),
        place("r32", "rr"),
    ),
    Case(
        StillAffords,
        placing(board(hand="rrrr")),
        place("r31"),
        "Enough then for the 2 on the red star: at least 2 points.",
        placing(board(hand="rr")),
    ),
    Case(
        LeftInHand,
        placing(board(hand="rrrr")),
        place("r31"),
        "Beside the board 3 tiles are then left.",
        other_move=place("r32"),
    ),
    Case(
        StoneCosts,
        position(centre="rrb"),
        take("cr"),
        "The start stone costs 2 points.",
        position(centre="rrb", holder=1),
    ),
    Case(
        StoneTaking,
        position(centre="rrb"),
        take("cr"),
        "Anna then begins the next round.",
        position(centre="rrb", holder=1),
    ),
    Case(
        PassCosts,
        placing(board(hand="rrrrbb")),
        pass_turn("rrrr"),
        "Passing costs 2 points.",
        placing(board(hand="rrrr")),
    ),
    Case(
        Keeps,
        placing(board(hand="rrg")),
        pass_turn(),
        "3 tiles are kept for the next round, one of them wild then.",
        placing(board(hand="rrb")),
    ),
    Case(
        Affords,
        position(board(hand="r"), factories=("rrbb",)),
        take("1r"),
        "Enough then for the 3 on the red star.",
        position(board(hand="rrr"), factories=("rbbb",)),
    ),
    Case(
        Affords,
        position(board({3: "rrrrr."}, hand="rrrr"), factories=("rrbb",)),
        take("1r"),
        "Enough then for the 6 on the red star: at least 20 points with the star, and a window.",
        position(board({3: "rrrr.."}, hand="rrrr"), factories=("rrbb",)),
    ),
    Case(
        NearlyAffords,
        position(board(hand="r"), factories=("rbbb", "roog")),
        take("1r"),
        "For the 3 on the red star one tile is then missing.",
        position(board(hand="r"), factories=("rbbb", "yoog")),
    ),
    Case(
        Blocks,
        position(board(), board({3: "rr...."}, hand="rr"), factories=("rbbb",)),
        take("1r"),
        "Bruno's next take is then not enough for the 3 on the red star: at least 3 points.",
        position(board(), board({3: "rr...."}, hand="rr"), factories=("rbbb", "rbbb")),
    ),
    Case(
        NextWild,
        position(board(hand="g"), factories=("ggbb",)),
        take("1g"),
        "In the next round green is wild: 3 tiles to keep.",
        other_move=take("1b"),
    ),
    Case(
        GetsWilds,
        position(factories=("rrlb",)),
        take("1r"),
        "That brings one wild tile.",
        position(factories=("rrbb",)),
    ),
    Case(
        GetsWilds,
        position(board(hand="r"), phase=Phase.BONUS, due=2, supply="llrrrrbbbb"),
        bonus("ll"),
        "That brings 2 wild tiles.",
        other_move=bonus("rr"),
    ),
    Case(
        ColourGone,
        position(factories=("rrbb",)),
        take("1r"),
        "Nothing in red is then left to take.",
        position(factories=("rrbb", "rbbb")),
    ),
    Case(
        Holds,
        position(factories=("rrbb",)),
        take("1r"),
        "That brings 2 tiles.",
        position(factories=("rrlb",)),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.kind.__name__)
def test_a_fact_is_told_where_it_is_true(case: Case) -> None:
    """In these words, and not of a like move of which it is not true."""
    assert case.sentence in case.tell(coach, NAMES)
    assert case.sentence not in case.tell_other(coach, NAMES)


def test_every_kind_of_fact_has_a_case() -> None:
    assert {case.kind for case in CASES} == {*KINDS, *LATER_KINDS}
