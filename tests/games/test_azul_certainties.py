"""Each kind of fact about a take: where it is told, in which words, and where it is not."""

import pytest
from azul_position import NAMES, board, coloured_wall, position, take
from certain_cases import Case

from azul_access.games.azul import coach
from azul_access.games.azul.certainties import (
    KINDS,
    Completes,
    CostsElsewhere,
    FloorCosts,
    LineFull,
    LineLacks,
    MarkerTaking,
    Nears,
    NoneCheaper,
    Secures,
    Spares,
    StaysOpen,
)
from azul_access.games.azul.prospects import KINDS as LATER_KINDS
from azul_access.games.azul.prospects import Burdens, DeadColour, Denies, IsBurdened, Leaves

FULL = board(lines=("s", "ss", "sss", "ssss", "sssss"))
ONLY_RED = board(lines=("s", "ss", "sss", "r", "sssss"), floor="1")
THREE_IN_COLUMN = board(lines=("", "", "", "", "oooo"), wall=coloured_wall("b", "x", "s"))
FOUR_IN_COLUMN = board(lines=("", "", "", "", "oooo"), wall=coloured_wall("b", "x", "s", "r"))
NEEDS_RED = board(lines=("", "r"), wall=coloured_wall("", "o"))
CASES = (
    Case(
        LineFull,
        position(factories=("rrbs",)),
        take("1r2"),
        "Row 2 is then full.",
        other_move=take("1r3"),
    ),
    Case(
        Secures,
        position(factories=("bsxo", "rrbs", "rrxo")),
        take("1b1"),
        "Row 2 can surely be filled next turn.",
        position(factories=("bsxo", "rrbs")),
    ),
    Case(
        LineLacks,
        position(factories=("rrbs",)),
        take("1r3"),
        "Row 3 then lacks one tile.",
        other_move=take("1r2"),
    ),
    Case(
        StaysOpen,
        position(factories=("rbbb", "ssss")),
        take("1r4"),
        "Row 4 cannot get full any more in this round.",
        position(factories=("rbbb", "sssx")),
    ),
    Case(
        FloorCosts,
        position(factories=("rrrs",)),
        take("1r2"),
        "That costs one point.",
        other_move=take("1r3"),
    ),
    Case(
        FloorCosts,
        position(centre="rrb"),
        take("cr2"),
        "The start marker costs one point.",
        position(board(floor="1"), centre="rrb", marker=False),
    ),
    Case(
        FloorCosts,
        position(centre="rrb"),
        take("cr1"),
        "With the start marker that costs 2 points.",
        position(board(floor="1"), centre="rrb", marker=False),
        take("cr2"),
    ),
    Case(
        Spares,
        position(ONLY_RED, centre="rbbb", marker=False),
        take("cr4"),
        "Every other take costs at least 5 points.",
        position(
            ONLY_RED._replace(lines=(*FULL.lines[:3], None, None)), centre="rbbb", marker=False
        ),
    ),
    Case(
        NoneCheaper,
        position(FULL, factories=("rb",)),
        take("1r0"),
        "No take costs less on the floor.",
        position(FULL, factories=("rrb",)),
    ),
    Case(
        CostsElsewhere,
        position(ONLY_RED, centre="rbbb", marker=False),
        take("cr4"),
        "Elsewhere that costs at least one point.",
        position(board(lines=("s", "ss"), floor="1"), centre="rbbb", marker=False),
    ),
    Case(
        MarkerTaking,
        position(centre="rrb"),
        take("cr2"),
        "Anna would begin the next round.",
        position(board(floor="1"), centre="rrb", marker=False),
    ),
    Case(
        Completes,
        position(FOUR_IN_COLUMN, factories=("orbs",)),
        take("1o5"),
        "Wall column 1 is then complete: 5 points at the end.",
        position(THREE_IN_COLUMN, factories=("orbs",)),
    ),
    Case(
        Nears,
        position(THREE_IN_COLUMN, factories=("orbs",)),
        take("1o5"),
        "Wall column 1 then lacks one tile for 5 points at the end.",
        position(FOUR_IN_COLUMN, factories=("orbs",)),
    ),
    Case(
        Denies,
        position(board(), NEEDS_RED, factories=("rbsx",)),
        take("1r1"),
        "Bruno's row 2 then cannot be filled at once: at least 2 points.",
        position(board(), NEEDS_RED, factories=("rbsx", "rbsx")),
    ),
    Case(
        Leaves,
        position(board(), NEEDS_RED, factories=("rbsx",)),
        take("1b1"),
        "Bruno's row 2 could then be filled: at least 2 points.",
        other_move=take("1r1"),
    ),
    Case(
        DeadColour,
        position(board(), FULL, factories=("rrrx",)),
        take("1x1"),
        "Bruno then has no row for 3 red R in the centre.",
        position(board(), FULL, factories=("rrxx",)),
    ),
    Case(
        Burdens,
        position(board(floor="1"), FULL, centre="rrx", marker=False),
        take("cx1"),
        "Bruno's next take then costs at least 2 points.",
        position(board(floor="1"), board(), centre="rrx", marker=False),
    ),
    Case(
        IsBurdened,
        position(FULL, factories=("rr", "rrx")),
        take("2x0"),
        "Anna's next take then costs at least 3 points.",
        position(FULL, factories=("rr", "x")),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.kind.__name__)
def test_a_fact_is_told_where_it_is_true(case: Case) -> None:
    """In these words, and not of a like move of which it is not true."""
    assert case.sentence in case.tell(coach, NAMES)
    assert case.sentence not in case.tell_other(coach, NAMES)


def test_every_kind_of_fact_has_a_case() -> None:
    assert {case.kind for case in CASES} == {*KINDS, *LATER_KINDS}
