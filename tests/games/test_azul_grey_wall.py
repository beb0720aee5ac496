"""The variant with the grey wall, rule by rule. Rules, "Grey wall"."""

import pytest
from azul_position import (
    LAST_TAKE,
    apply_all,
    board,
    choose,
    counts,
    last_turn,
    pieces,
    play,
)

from azul_access.games.azul import choosing, facts, put_back, rules
from azul_access.games.azul.commands import Choose
from azul_access.games.azul.editions import Context
from azul_access.games.azul.events import (
    Blocked,
    Event,
    FloorCleared,
    GameEnded,
    RoundEnded,
    RoundStarted,
    Tiled,
)
from azul_access.games.azul.pieces import Colour, Line
from azul_access.games.azul.questions import AboutBoard, BoardPart
from azul_access.games.azul.state import Phase, Player, State
from azul_access.games.system import Expectation, Expects, IllegalCommand
from azul_access.language.phrase import Verbosity

# Blue is in the columns 1 to 4, so that only column 5 is left for it in row 1.
BLUE_IN_FOUR = (".....", "b....", ".b...", "..b..", "...b.")


def grey(*boards: Player, starter: int = 0) -> tuple[State, list[Event]]:
    """The state and the events when the round ends with these boards."""
    return apply_all(last_turn(*boards, wall="grey", starter=starter), LAST_TAKE)


def test_owner_chooses_any_free_space_of_the_row() -> None:
    """A tile may go to any free space of its wall row; the owner chooses the column."""
    state, events = grey(board(lines=["", "rr"]))
    assert rules.expects(state) == Expectation(Expects.CHOICE, 0)
    assert not any(isinstance(event, Tiled) for event in events)
    assert rules.legal_commands(state) == [Choose(column) for column in range(5)]
    assert choosing.allowed_columns(state) == [0, 1, 2, 3, 4]
    state, (tiled, *_) = rules.apply(state, choose(4))
    assert tiled == Tiled(0, Line(1), Colour.RED, 3, 1, 1, 1, 0, 1)
    assert state.players[0] == board(wall=(".....", "...r.", ".....", ".....", "....."), score=1)
    assert state.lid == counts("r")
    assert state.phase is Phase.FILL


def test_columns_that_are_left() -> None:
    """Only a free space, and no colour twice in one column."""
    own = board(lines=["", "rr"], wall=("r....", ".b...", ".....", "...r.", "....."))
    state, _ = grey(own)
    assert rules.legal_commands(state) == [Choose(2), Choose(4)]
    assert choosing.allowed_columns(state) == [2, 4]
    for column in (1, 2, 4):
        with pytest.raises(IllegalCommand):
            rules.apply(state, choose(column))


def test_row_holds_each_colour_once() -> None:
    """As always, no colour is twice in one row: its line accepts none of it."""
    own = board(wall=("...r.", *(".....",) * 4))
    assert Line(0) not in rules.open_lines(own, Colour.RED)
    assert Line(1) in rules.open_lines(own, Colour.RED)


def test_single_column_is_tiled_without_asking() -> None:
    """Where only one space is allowed, the player has no choice."""
    state, events = grey(board(lines=["b"], wall=BLUE_IN_FOUR))
    assert Tiled(0, Line(0), Colour.BLUE, 4, 1, 1, 0, 0, 1) in events
    assert state.players[0].wall[0] == (None, None, None, None, Colour.BLUE)
    assert state.phase is Phase.FILL


def test_chosen_space_decides_the_score() -> None:
    """Rules, "Tiling": the runs are those at the chosen space."""
    wall = ("..s..", ".....", "..x..", ".....", ".....")
    state, _ = grey(board(lines=["", "rr"], wall=wall))
    assert play(state, choose(3)).players[0].score == 3
    assert play(state, choose(1)).players[0].score == 1


def test_blocked_line_goes_to_the_floor_at_once() -> None:
    """If no space is allowed, all tiles of the line go to the floor line and count this round."""
    # Row 2 is free in column 5 only, and this column has red.
    own = board(
        lines=["", "rr"], wall=(".....", "bsxo.", "....r", ".....", "....."), floor="b", score=9
    )
    state, events = grey(own)
    assert Blocked(0, Line(1), Colour.RED, 1, 2, 0) in events
    assert FloorCleared(0, pieces("brr"), 9, 9 - 4) in events
    assert state.players[0] == board(wall=(".....", "bsxo.", "....r", ".....", "....."), score=5)
    assert state.lid == counts("brr")


def test_blocked_line_that_does_not_fit_on_the_floor() -> None:
    """Tiles that do not fit on the floor line go to the lid; a full floor line costs 14."""
    wall = ("....r", ".....", ".....", ".....", "bsxo.")
    own = board(lines=["", "", "", "", "rrrrr"], wall=wall, floor="sbbbb", score=20)
    state, events = grey(own)
    assert Blocked(0, Line(4), Colour.RED, 5, 2, 3) in events
    assert FloorCleared(0, pieces("sbbbbrr"), 20, 6) in events
    assert state.players[0] == board(wall=wall, score=6)
    assert state.lid == counts("sbbbb" + "rrrrr")


def test_blocked_line_on_a_full_floor() -> None:
    """With no free floor space at all, the whole line goes to the lid."""
    own = board(lines=["", "rr"], wall=(".....", "bsxo.", "....r", *(".....",) * 2), floor="b" * 7)
    state, events = grey(own)
    assert Blocked(0, Line(1), Colour.RED, 7, 0, 2) in events
    assert state.lid == counts("rrbbbbbbb")


@pytest.mark.parametrize(
    ("floor", "expected"),
    [
        ("sbbbb", {"azul-back-blocked": 2, "azul-back-line-lid": 3}),
        ("sbbbbbb", {"azul-back-line-lid": 5}),
    ],
)
def test_blocked_line_is_put_back_from_the_floor_and_from_the_lid(
    floor: str, expected: dict[str, int]
) -> None:
    """Players who undo the tiling take all five tiles of a blocked line back to it."""
    wall = ("....r", ".....", ".....", ".....", "bsxo.")
    state, events = grey(board(lines=["", "", "", "", "rrrrr"], wall=wall, floor=floor))
    context = Context(("Anna", "Bruno"), state.options, Verbosity.NORMAL)
    [blocked] = [event for event in events if isinstance(event, Blocked)]
    counts_back = {
        sentence.name: dict(dict(sentence.slots)["tiles"].slots)["count"]  # type: ignore[union-attr]
        for sentence in put_back.put_back(context, [blocked])
    }
    assert counts_back == expected


def test_upper_line_limits_a_lower_one() -> None:
    """Rules, "Tiling": lines from top to bottom, so the choice for line 1 limits line 2."""
    wall = (".....", ".....", "r....", ".r...", "..r..")
    state, _ = grey(board(lines=["r", "rr"], wall=wall))
    assert rules.legal_commands(state) == [Choose(3), Choose(4)]
    state, events = rules.apply(state, choose(5))
    # Column 4 is the only one left for line 2.
    assert events[:2] == (
        Tiled(0, Line(0), Colour.RED, 4, 1, 1, 0, 0, 1),
        Tiled(0, Line(1), Colour.RED, 3, 1, 1, 1, 1, 2),
    )
    assert state.phase is Phase.FILL


def test_upper_line_blocks_a_lower_one() -> None:
    """Rules, "Grey wall": the choice for line 1 can leave no space for line 2."""
    wall = (".....", "bsxo.", "r....", ".r...", "..r..")
    state, _ = grey(board(lines=["r", "rr"], wall=wall))
    _, events = rules.apply(state, choose(5))
    assert events[1] == Blocked(0, Line(1), Colour.RED, 0, 2, 0)
    assert events[2] == FloorCleared(0, pieces("rr"), 1, 0)
    # Column 4 leaves column 5 to line 2.
    assert play(state, choose(4)).players[0].wall[1][4] is Colour.RED


def test_choices_go_from_line_to_line_and_player_to_player() -> None:
    """Each player's lines from top to bottom, beginning with the player who began the round."""
    boards = [board(lines=["b", "rr"]), board(lines=["x"]), board(lines=["s"])]
    state, _ = grey(*boards, starter=2)
    choosers = []
    while state.phase is Phase.TILE:
        choosers.append((state.turn, state.line + 1))
        assert rules.expects(state) == Expectation(Expects.CHOICE, state.turn)
        state, events = rules.apply(state, choose(1))
    assert choosers == [(2, 1), (0, 1), (0, 2), (1, 1)]
    assert isinstance(events[-1], RoundStarted)
    assert RoundEnded(1, (3, 1, 1)) in events


def test_floor_is_paid_after_the_last_choice_of_a_player() -> None:
    """Rules, "Tiling": the floor line after the last line."""
    state, events = grey(board(lines=["b"], floor="rr", score=1))
    assert not any(isinstance(event, FloorCleared) for event in events)
    _, events_of_choice = rules.apply(state, choose(1))
    assert events_of_choice[1] == FloorCleared(0, pieces("rr"), 2, 0)


def test_complete_row_ends_the_game() -> None:
    """Rules, "End": a choice may complete the row; all players tile before the end."""
    almost = board(lines=["b"], wall=(".rsxo", *(".....",) * 4))
    state, _ = grey(almost, board(lines=["s"]))
    # Only one space is free in the row, so the first player has no choice.
    assert rules.expects(state) == Expectation(Expects.CHOICE, 1)
    state, after = rules.apply(state, choose(1))
    assert after[-1] == GameEnded((0,), (7, 1), (1, 0), agreed=False)
    assert state.phase is Phase.OVER


@pytest.mark.parametrize(("wall", "printed"), [("grey", False), ("coloured", True)])
def test_grey_wall_has_no_printed_colours(wall: str, printed: bool) -> None:
    """Only the coloured wall's free spaces are described with their colours."""
    state = last_turn(board(wall=("b....", *(".....",) * 4)), wall=wall)
    context = Context(("Anna", "Bruno"), state.options, Verbosity.VERBOSE)
    [[*phrases]] = facts.answer(context, state, AboutBoard(BoardPart.WALL, 0))
    assert ("azul-wall-row-free" in [phrase.name for phrase in phrases]) == printed
