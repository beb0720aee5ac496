"""The rules of Summer Pavilion for phase 1, taking, one by one.

"Rules 3" is their summary, "Seed 002" the rule document.
"""

import pytest
from summer_pavilion_position import (
    apply_all,
    board,
    counts,
    pass_turn,
    play,
    position,
    refuse,
    take,
    tiles,
)

from azul_access.games.sources import CENTRE, Factory
from azul_access.games.summer_pavilion import rules
from azul_access.games.summer_pavilion.events import (
    RoundStarted,
    StoneTaken,
    Taken,
    TakingEnded,
)
from azul_access.games.summer_pavilion.pieces import Colour
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.state import Phase

SUPPLY = "llooorrrbb"


def test_take_from_a_factory() -> None:
    """Rules 3, "Phase 1": all tiles of one colour; the rest goes to the centre."""
    state, events = rules.apply(position(factories=("rybr", "oooo")), take("1r"))
    assert state.factories[:2] == ((), tiles("oooo"))
    assert state.centre == counts("yb")
    assert state.players[0].hand == counts("rr")
    rest = ((1, Colour.YELLOW), (2, Colour.BLUE))
    assert events == (Taken(0, Factory(0), Colour.RED, 2, (0, 3), None, None, rest),)


def test_exactly_one_wild_comes_along_from_a_factory() -> None:
    """Rules 3, "Phase 1": exactly one of the wild tiles must be taken along."""
    state, events = rules.apply(position(factories=("rlrl", "oooo")), take("1r"))
    assert state.players[0].hand == counts("rrl")
    assert state.centre == counts("l")
    rest = ((3, Colour.PURPLE),)
    assert events == (Taken(0, Factory(0), Colour.RED, 2, (0, 2), Colour.PURPLE, 1, rest),)


def test_exactly_one_wild_comes_along_from_the_centre() -> None:
    """Rules 3, "Phase 1": the same in the centre; all other tiles stay there."""
    state = position(factories=("oooo",), centre="rrllby", holder=1)
    state, events = rules.apply(state, take("cr"))
    assert state.players[0].hand == counts("rrl")
    assert state.centre == counts("lby")
    assert events == (Taken(0, CENTRE, Colour.RED, 2, (), Colour.PURPLE, None, ()),)


@pytest.mark.parametrize("source", ["1", "c"])
def test_wild_is_not_taken_by_itself_where_other_tiles_lie(source: str) -> None:
    """Rules 3, "Phase 1": all tiles of one non-wild colour."""
    state = position(factories=("lllr",), centre="llr")
    why = refuse(state, take(f"{source}l"))
    assert why.reason is Reason.WILD_ALONE
    assert take(f"{source}l") not in rules.legal_commands(state)


def test_only_wild_tiles_on_a_factory() -> None:
    """Rules 3, "Phase 1": exactly one is taken; from a factory the rest go to the centre."""
    state, events = rules.apply(position(factories=("llll", "o")), take("1l"))
    assert state.players[0].hand == counts("l")
    assert state.centre == counts("lll")
    assert isinstance(events[0], Taken)
    assert (events[0].size, events[0].wild, len(events[0].rest)) == (1, None, 3)


def test_only_wild_tiles_in_the_centre() -> None:
    """Rules 3, "Phase 1": exactly one is taken, the others stay."""
    state = play(position(factories=("o",), centre="lll", holder=1), take("cl"))
    assert state.players[0].hand == counts("l")
    assert state.centre == counts("ll")


def test_wild_colour_of_another_round_is_an_ordinary_one() -> None:
    """Seed 002: in the next round tiles of that colour are not wild any more."""
    state = position(factories=("rlgl", "o"), round_number=2)
    state = play(state, take("1l"))
    assert state.players[0].hand == counts("llg")
    assert state.centre == counts("r")


@pytest.mark.parametrize(
    ("edition", "score", "after"),
    [("mini", 5, 2), ("mini", 2, 0), ("mini", 0, 0), ("original", 3, 1), ("original", 1, 1)],
)
def test_start_stone_costs_a_point_a_tile(edition: str, score: int, after: int) -> None:
    """Rules 3, "Phase 1" and "Decided": tiles taken, the stone not counted, never below 0 or 1."""
    state = position(board(score=score), factories=("o",), centre="rrlb", edition=edition)
    state, events = rules.apply(state, take("cr"))
    assert events[-1] == StoneTaken(0, 3, score, after)
    assert (state.players[0].score, state.holder) == (after, 0)


def test_only_the_first_from_the_centre_pays() -> None:
    """Rules 3, "Phase 1": the first to take from the centre takes the start stone."""
    state = position(factories=("o",), centre="rrb")
    state, events = apply_all(state, take("cr"), take("cb"))
    assert [type(event) for event in events] == [Taken, StoneTaken, Taken]
    assert [player.score for player in state.players] == [3, 5]
    assert state.holder == 0


def test_turns_go_clockwise() -> None:
    """Rules 3, "Phase 1": after the last player the first one."""
    state = position(board(), board(), board(), factories=("r",) * 5, turn=2)
    seats = []
    for source in "1234":
        seats.append(state.turn)
        state = play(state, take(f"{source}r"))
    assert seats == [2, 0, 1, 2]


def test_taking_ends_when_everything_is_taken() -> None:
    """Rules 3, "Phase 1" and "Phase 2": factories and centre empty; the stone's holder begins."""
    state = position(factories=("rb",), turn=1)
    state = play(state, take("1r"))
    assert state.phase is Phase.TAKE
    state, events = apply_all(state, take("cb"))
    assert events[-1] == TakingEnded(0)
    assert (state.phase, state.turn, state.holder) == (Phase.PLACE, 0, 0)


def test_stone_that_nobody_took() -> None:
    """Rules 3, "Phase 2": without a holder the starter places first, and begins next."""
    state = position(factories=("rr",), starter=1, supply=SUPPLY)
    state, events = apply_all(state, take("1r"))
    assert events[-1] == TakingEnded(1)
    state, events = apply_all(state, pass_turn(), pass_turn())
    started = next(event for event in events if isinstance(event, RoundStarted))
    assert (started.player, started.keeper) == (1, None)


def test_turn_of_taking_in_the_rules_document() -> None:
    """Seed 002, "Zugbeispiel": Ina, Andrea and Tom in round 1, where purple is wild."""
    state = position(
        *(board(), board(), board()), factories=("rryy", "gyll", "bbbb", "oooo", "rrrr")
    )
    state = play(state, take("1r"))
    assert state.players[0].hand == counts("rr")
    state = play(state, take("2g"))
    assert state.players[1].hand == counts("gl")
    assert state.centre == counts("yyyl")
    state = play(state, take("cy"))
    assert state.players[2].hand == counts("yyyl")
    assert (state.players[2].score, state.holder) == (1, 2)
    assert state.centre == counts("")
