"""The rules of Summer Pavilion for the end of a round and of the game, one by one.

"Rules 3" is their summary, "Seed 002" the rule document.
"""

import pytest
from summer_pavilion_checks import find_problems
from summer_pavilion_position import (
    apply_all,
    board,
    bonus,
    counts,
    new_game,
    pass_turn,
    place,
    placing,
    play,
    position,
    refuse,
    with_stock,
)

from azul_access.games.summer_pavilion import rules
from azul_access.games.summer_pavilion.commands import END
from azul_access.games.summer_pavilion.events import (
    GameEnded,
    NumberScored,
    Passed,
    RoundEnded,
    RoundStarted,
    StarScored,
)
from azul_access.games.summer_pavilion.pieces import Colour
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.state import Phase, Player, State
from azul_access.games.system import Expectation, Expects

SUPPLY = "llooorrrbb"


# Passing and the next round


@pytest.mark.parametrize(
    ("hand", "keep", "kept", "thrown"),
    [
        ("", None, "", ""),
        ("rb", None, "rb", ""),
        ("rbyg", None, "rbyg", ""),
        ("rbyg", "", "", "rbyg"),
        ("rbygl", "gl", "gl", "rby"),
        ("rbygl", "rbyg", "rbyg", "l"),
    ],
)
def test_passing(hand: str, keep: str | None, kept: str, thrown: str) -> None:
    """Rules 3, "Pass": up to four tiles are kept; each other one costs a point."""
    state, events = apply_all(placing(board(hand=hand), board(hand="r")), pass_turn(keep))
    after = 5 - len(thrown)
    assert events == [Passed(0, counts(kept), counts(thrown), 5, after)]
    anna = state.players[0]
    assert (anna.hand, anna.corners, anna.score) == (counts(""), counts(kept), after)
    assert anna.passed
    assert state.tower == counts(thrown)


@pytest.mark.parametrize(("edition", "after"), [("mini", 0), ("original", 1)])
def test_thrown_tiles_never_cost_more_than_there_is(edition: str, after: int) -> None:
    """Rules 3, "Material" and "Decided": the score never falls below 0, or 1."""
    state = placing(board(hand="rrrrr", score=3), board(hand="r"), edition=edition)
    assert play(state, pass_turn("")).players[0].score == after


def test_wrong_ways_to_pass() -> None:
    """Rules 3, "Pass": at most four tiles, and only the player's own; the player names them."""
    state = placing(board(hand="rrrbyg"))
    assert refuse(state, pass_turn()).reason is Reason.KEEP_WHICH
    assert refuse(state, pass_turn("rrrby")).reason is Reason.KEEP_FEWER
    assert refuse(state, pass_turn("l")).reason is Reason.KEEP_NOT_HELD
    assert refuse(state, pass_turn("rrrr")).reason is Reason.KEEP_NOT_HELD


def test_players_who_have_passed_are_out_for_this_round() -> None:
    """Rules 3, "Pass": out for this round; the others go on."""
    state = placing(board(), board(hand="rrr"), board(hand="bb"))
    state = play(state, pass_turn())
    turns = []
    for command in (place("r31"), place("b41"), place("r32"), place("b01")):
        turns.append(state.turn)
        state = play(state, command)
    assert turns == [1, 2, 1, 2]


def test_next_round() -> None:
    """Rules 3, "Phase 3": the stone back to the centre, kept tiles beside the board."""
    boards = (board(corners="rb", passed=True, score=8), board(hand="g"))
    state = placing(*boards, holder=1, turn=1, starter=0, supply=SUPPLY)
    state, events = apply_all(state, pass_turn())
    assert events[1:] == [
        RoundEnded(1, (8, 5), last=False),
        RoundStarted(2, 1, Colour.GREEN, keeper=1, from_corners=(counts("rb"), counts("g"))),
    ]
    assert [player.hand for player in state.players] == [counts("rb"), counts("g")]
    assert not any(any(player.corners) or player.passed for player in state.players)
    assert (state.starter, state.turn, state.holder) == (1, 1, None)
    # A full supply stays as it is: the factories are next.
    assert (state.phase, state.supply) == (Phase.FILL, counts(SUPPLY))


def test_last_pass_of_a_round_leaves_the_supply_to_the_next() -> None:
    """Rules 3, "Phase 3": factories and the supply are filled for the next round."""
    state = placing(board(hand="rrrrr"), board(passed=True), supply="l")
    state = play(with_stock(state, "", ""), pass_turn("rrrr"))
    assert (state.phase, state.round) == (Phase.SUPPLY, 2)
    assert rules.expects(state) == Expectation(Expects.FILL, 0)


# The end


def end_game(
    *boards: Player, keep: str | None = None, edition: str = "mini", side: str = "coloured"
) -> tuple[State, GameEnded]:
    """Round 6 ends with the first player's pass."""
    first, *rest = boards
    others = [player._replace(passed=True) for player in rest] or [board(passed=True)]
    state = placing(first, *others, round_number=6, edition=edition, board=side)
    state, events = apply_all(state, pass_turn(keep))
    assert state.phase is Phase.OVER
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    return state, ended


FULL = dict(enumerate(["lorbyg", "llllll", "oooooo", "rrrrrr", "bbbbbb", "yyyyyy", "gggggg"]))


@pytest.mark.parametrize(
    ("star", "points"), [(0, 12), (1, 20), (2, 17), (3, 14), (4, 15), (5, 16), (6, 18)]
)
def test_complete_stars(star: int, points: int) -> None:
    """Rules 3, "End": a complete star, by its colour; the centre star 12."""
    state, _ = end_game(board({star: FULL[star]}))
    assert state.players[0].score == 5 + points
    incomplete = FULL[star][:5] + "."
    state, _ = end_game(board({star: incomplete}))
    assert state.players[0].score == 5


@pytest.mark.parametrize(("number", "points"), [(1, 4), (2, 8), (3, 12), (4, 16), (5, 0), (6, 0)])
def test_all_spaces_of_a_number(number: int, points: int) -> None:
    """Rules 3, "End": all 1s: 4, all 2s: 8, all 3s: 12, all 4s: 16, on all seven stars."""
    stars = {star: "." * (number - 1) + row[number - 1] for star, row in FULL.items()}
    rows = {star: row.ljust(6, ".") for star, row in stars.items()}
    state, _ = end_game(board(rows))
    assert state.players[0].score == 5 + points
    for missing in range(7):
        state, _ = end_game(board({star: row for star, row in rows.items() if star != missing}))
        assert state.players[0].score == 5


def test_everything_complete() -> None:
    """Rules 3, "End": all bonuses add up, stars first, numbers after them."""
    state = placing(board(FULL), board(passed=True), round_number=6)
    state, events = apply_all(state, pass_turn())
    assert state.players[0].score == 5 + 12 + 14 + 15 + 16 + 17 + 18 + 20 + 4 + 8 + 12 + 16
    scored = [*[StarScored] * 7, *[NumberScored] * 4]
    assert [type(event) for event in events[2:]] == [*scored, GameEnded]


@pytest.mark.parametrize(
    ("star", "row", "points"),
    [(0, "yyyyyy", 16), (1, "gggggg", 18), (2, "oooooo", 17), (3, "lorbyg", 12), (6, "llllll", 20)],
)
def test_stars_of_the_grey_board(star: int, row: str, points: int) -> None:
    """Rules 3, "Variant 1": any star in one colour or in six; a multicoloured one 12."""
    state, _ = end_game(board({star: row}), side="grey")
    assert state.players[0].score == 5 + points


def test_several_grey_stars_of_one_kind() -> None:
    """Rules 3, "Variant 1": several stars of one kind are allowed, and each scores."""
    rows = {1: "rrrrrr", 2: "rrrrrr", 3: "lorbyg", 4: "lorbyg"}
    state, _ = end_game(board(rows), side="grey")
    assert state.players[0].score == 5 + 14 + 14 + 12 + 12


@pytest.mark.parametrize(
    ("space", "points", "centre"), [(1, 12, True), (2, 8, False), (3, 4, False), (4, 16, False)]
)
def test_numbers_of_the_grey_board(space: int, points: int, centre: bool) -> None:
    """Rules 3, "Variant 1": 3, 2, 1, 4, 5, 6 on the outer stars, only 3s on the centre star."""
    rows = {star: ("." * (space - 1) + "l").ljust(6, ".") for star in range(1, 7)}
    state, _ = end_game(board(rows), side="grey")
    assert state.players[0].score == 5 + (0 if centre else points)
    if centre:
        state, _ = end_game(board({**rows, 0: "lorbyg"}), side="grey")
        assert state.players[0].score == 5 + 12 + points


@pytest.mark.parametrize(
    ("edition", "score", "stars", "final"),
    [
        ("mini", 5, {}, 2),
        ("mini", 2, {}, 0),
        ("original", 2, {}, 1),
        # After the bonuses the score is above the lowest one.
        ("mini", 0, {3: "rrrrrr"}, 11),
        ("original", 1, {3: "rrrrrr"}, 12),
    ],
)
def test_corners_are_paid_after_the_bonuses(
    edition: str, score: int, stars: dict[int, str], final: int
) -> None:
    """Rules 3, "End" and "Decided": a point for each tile left in the corners, at the very end."""
    state, _ = end_game(board(stars, hand="byg", score=score), keep="byg", edition=edition)
    assert state.players[0].score == final
    assert state.players[0].corners == counts("")
    assert state.tower == counts("byg")


def test_most_points_win() -> None:
    """Rules 3, "End": most points win."""
    _, end = end_game(board(score=7), board(score=9), board(score=8))
    assert (end.winners, end.scores) == ((1,), (7, 9, 8))


def test_ties_are_shared() -> None:
    """Rules 3, "End": ties are shared; the boards do not matter."""
    _, end = end_game(board(score=9), board({0: "l....."}, score=9), board(score=8))
    assert end.winners == (0, 1)


@pytest.mark.parametrize("phase", ["new", "take", "place", "bonus", "refill"])
def test_end_by_agreement(phase: str) -> None:
    """As in the base game: at any time; bonuses and corners are counted."""
    choosing = play(placing(board({1: "....l."}, hand="llllll")), place("l16"))
    state = {
        "new": new_game(),
        "take": position(factories=("rbyg",)),
        "place": placing(board({3: "rrrrrr"}, hand="bb"), board(corners="oo", passed=True)),
        "bonus": choosing,
        "refill": play(choosing, bonus("lll")),
    }[phase]
    after, events = apply_all(state, END)
    assert (after.phase, after.due) == (Phase.OVER, 0)
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.agreed
    assert rules.expects(after) == Expectation(Expects.OVER, None)
    assert find_problems(after) == []
    if phase == "place":
        assert [player.score for player in after.players] == [19, 3]
    assert refuse(after, END).reason is Reason.OVER
