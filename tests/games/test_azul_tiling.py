"""The rules of base Azul from the tiling to the end of the game; points are counted by hand."""

import pytest
from azul_position import (
    LAST_TAKE,
    apply_all,
    board,
    board_grid,
    coloured_wall,
    counts,
    last_turn,
    pieces,
    position,
    tiles,
)

from azul_access.games.azul import editions, rules, scoring
from azul_access.games.azul.commands import END
from azul_access.games.azul.events import (
    Bonus,
    BonusScored,
    Event,
    FloorCleared,
    GameEnded,
    RoundEnded,
    RoundStarted,
    Taken,
    TakingEnded,
    Tiled,
)
from azul_access.games.azul.pieces import Colour, Line
from azul_access.games.azul.state import Phase, Player, State
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.games.system import Expectation, Expects
from azul_access.tactile.cards import flips

# The wall row that ends the game when its line is tiled: blue is missing in row 1.
ALMOST = coloured_wall("orsx")


def tiled(events: list[Event]) -> list[tuple[int, int, int, int]]:
    """Line and column from 1, and the runs, of each tile that goes to a wall."""
    return [
        (event.line.index + 1, event.column + 1, event.across, event.down)
        for event in events
        if isinstance(event, Tiled)
    ]


def check_end(state: State, events: list[Event]) -> GameEnded:
    assert state.phase is Phase.OVER
    event = events[-1]
    assert isinstance(event, GameEnded)
    return event


# Tiling


def test_complete_line() -> None:
    """Rules, "Tiling": the rightmost tile goes to the wall and scores, the others to the lid."""
    state, events = apply_all(last_turn(board(lines=["", "", "xxx"], score=4)), LAST_TAKE)
    own = state.players[0]
    assert own == board(wall=coloured_wall("", "", "x"), score=5)
    assert board_grid(state, 0)[2] == "  ... .x..."
    assert state.lid == counts("xx")
    assert Tiled(0, Line(2), Colour.TURQUOISE, 1, 1, 1, 2, 4, 5) in events


def test_incomplete_lines_stay() -> None:
    """Rules, "Tiling": incomplete lines stay."""
    own = board(lines=["", "r", "bb", "sss", "xxxx"])
    state, events = apply_all(last_turn(own), LAST_TAKE)
    assert state.players[0] == own
    assert tiled(events) == []
    assert state.players[1].lines == board(lines=["", "", "", "", "r"]).lines


def test_each_line_scores_at_once_from_the_top() -> None:
    """Rules, "Tiling": lines from top to bottom; a tile counts those placed before it."""
    own = board(lines=["b", "xx", "", "rrrr"], wall=coloured_wall("", "", "s"))
    state, events = apply_all(last_turn(own), LAST_TAKE)
    # All in column 1: blue scores 1, turquoise 3 between blue and black, red 4 below them.
    assert tiled(events) == [(1, 1, 1, 1), (2, 1, 1, 3), (4, 1, 1, 4)]
    assert state.players[0].score == 1 + 3 + 4


def test_points_of_a_placed_tile() -> None:
    """Rules, "Tiling": horizontal and vertical runs of two or more, else 1."""
    assert [scoring.placement_points(*runs) for runs in [(1, 1), (2, 1), (1, 3), (2, 3)]] == [
        1,
        2,
        3,
        5,
    ]
    assert scoring.placement_points(5, 5) == 10


@pytest.mark.parametrize(
    ("wall", "line", "points"),
    [
        ((), "sss", 1),
        # It joins the tiles on its left and on its right: X [B] O R.
        (("", "", "xor"), "bbb", 4),
        # A tile at its corner does not count.
        (("", "o"), "xxx", 1),
        # Only below.
        (("", "", "", "r"), "sss", 2),
        # In the middle of a row and of a column, all around: 5 + 5.
        (("r", "o", "sxor", "x", "s"), "bbb", 10),
    ],
)
def test_points_by_example(wall: tuple[str, ...], line: str, points: int) -> None:
    """Rules, "Tiling": the third line's tile among those on the wall."""
    own = board(lines=["", "", line], wall=coloured_wall(*wall))
    _, events = apply_all(last_turn(own), LAST_TAKE)
    [event] = [event for event in events if isinstance(event, Tiled)]
    assert event.after - event.before == points


def test_order_of_the_players() -> None:
    """The events of the tiling begin with the player who began the round."""
    boards = [board(lines=["b", "rr"]) for _ in range(3)]
    _, events = apply_all(last_turn(*boards, starter=2), LAST_TAKE)
    order = [(event.player, event.line.index + 1) for event in events if isinstance(event, Tiled)]
    assert order == [(2, 1), (2, 2), (0, 1), (0, 2), (1, 1), (1, 2)]


def test_order_of_a_round_end() -> None:
    """Rules, "Round": taking ends, each player tiles and pays, then the next round begins."""
    state = last_turn(board(lines=["b"], floor="r"), board(floor="1"))
    _, events = apply_all(state, LAST_TAKE)
    assert [type(event) for event in events] == [
        Taken,
        TakingEnded,
        Tiled,
        FloorCleared,
        FloorCleared,
        RoundEnded,
        RoundStarted,
    ]
    assert events[-2:] == [RoundEnded(1, (0, 0)), RoundStarted(2, 1, 1)]


# The floor line


@pytest.mark.parametrize(
    ("floor", "cost"),
    [("r", 1), ("rb", 2), ("rbs", 4), ("rbsx", 6), ("1rrrr", 8), ("rbsxor", 11), ("1rbsxor", 14)],
)
def test_floor_line_costs(floor: str, cost: int) -> None:
    """Rules, "Tiling": the costs of its used spaces; four tiles and the marker cost 8 (seeds)."""
    state, events = apply_all(last_turn(board(floor=floor, score=20)), LAST_TAKE)
    assert state.players[0].score == 20 - cost
    assert FloorCleared(0, pieces(floor), 20, 20 - cost) in events


def test_floor_line_is_emptied_into_the_lid() -> None:
    """Rules, "Tiling": its tiles go to the lid, the start marker stays with its holder."""
    state = last_turn(board(), board(floor="x1rr"), lid="r")
    state, events = apply_all(state, LAST_TAKE)
    assert state.players[1].floor == ()
    assert state.lid == counts("xrrr")
    assert events[-1] == RoundStarted(2, 1, 1)


def test_score_is_never_below_0() -> None:
    """Rules, "Tiling": subtract, never below 0; the points of this round count before that."""
    state, events = apply_all(last_turn(board(lines=["b"], floor="rrr", score=1)), LAST_TAKE)
    assert FloorCleared(0, tiles("rrr"), 2, 0) in events
    assert state.players[0].score == 0


def test_empty_floor_line_has_no_event() -> None:
    """An empty floor line costs nothing."""
    _, events = apply_all(last_turn(), LAST_TAKE)
    assert not any(isinstance(event, FloorCleared) for event in events)


# The next round


def test_next_round() -> None:
    """Rules, "Next round": nobody has a complete row, so the factories are filled again."""
    state, _ = apply_all(last_turn(board(lines=["b"])), LAST_TAKE)
    assert rules.expects(state) == Expectation(Expects.FILL, 1)
    assert (state.round, state.filled, state.holder, state.starter) == (2, 0, None, 1)


def test_complete_column_and_colour_do_not_end_the_game() -> None:
    """Rules, "End": only a complete horizontal row ends the game."""
    column = board(wall=("b....", "x....", "s....", "r....", "o...."))
    colour = board(wall=coloured_wall("r", "r", "r", "r", "r"))
    state, _ = apply_all(last_turn(column, board(), colour), LAST_TAKE)
    assert state.phase is Phase.FILL


# The end


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_complete_row_ends_the_game(seat: int) -> None:
    """Rules, "End": after the tiling in which at least one player has a complete row."""
    boards = [board(lines=["", "xx"]) for _ in range(3)]
    boards[seat] = board(lines=["b"], wall=ALMOST)
    state, events = apply_all(last_turn(*boards), LAST_TAKE)
    end = check_end(state, events)
    assert not end.agreed
    assert end.rows == tuple(int(other == seat) for other in range(3))
    # The others tile, too.
    assert len(tiled(events)) == 3
    assert rules.expects(state) == Expectation(Expects.OVER, None)
    assert rules.legal_commands(state) == []


def test_bonus_of_a_row() -> None:
    """Rules, "End": +2 for each complete row."""
    state, events = apply_all(last_turn(board(lines=["b"], wall=ALMOST)), LAST_TAKE)
    assert events[-2] == BonusScored(0, Bonus.ROW, 0, 5, 7)
    assert check_end(state, events).scores == (7, 0)


@pytest.mark.parametrize(
    ("edition", "column_bonus", "points"),
    [
        ("tactile", "", 5),
        ("publisher", "", 7),
        ("tactile", "7", 7),
        ("publisher", "5", 5),
        ("publisher", "7", 7),
    ],
)
def test_bonus_of_a_column(edition: str, column_bonus: str, points: int) -> None:
    """Rules, "Editions": 5 on the tactile sheet, 7 in the publisher's rules; or as chosen."""
    own = board(lines=["b"], wall=("...x.", "x....", "s....", "r....", "o...."))
    state = last_turn(own, edition=edition, column_bonus=column_bonus)
    state, _ = apply_all(state, LAST_TAKE)
    state, events = rules.apply(state, END)
    # The tile itself completes the column: 5 points.
    assert events[0] == BonusScored(0, Bonus.COLUMN, 0, 5, 5 + points)
    assert check_end(state, list(events)).scores == (5 + points, 0)


def test_bonus_of_a_colour() -> None:
    """Rules, "End": +10 for each colour with all five on the wall."""
    own = board(wall=coloured_wall("b", "b", "b", "b", "b"))
    state, events = rules.apply(last_turn(own), END)
    assert events[0] == BonusScored(0, Bonus.COLOUR, int(Colour.BLUE), 0, 10)
    assert check_end(state, list(events)).scores == (10, 0)


def test_all_bonuses() -> None:
    """Rules, "End": every row, column and colour of a full wall: 5×2 + 5×5 + 5×10."""
    full = coloured_wall(*["rbsxo"] * 4, "rsxo")
    state, events = apply_all(last_turn(board(lines=[""] * 4 + ["bbbbb"], wall=full)), LAST_TAKE)
    assert tiled(events) == [(5, 5, 5, 5)]
    bonuses = [event for event in events if isinstance(event, BonusScored)]
    assert [event.bonus for event in bonuses] == (
        [Bonus.ROW] * 5 + [Bonus.COLUMN] * 5 + [Bonus.COLOUR] * 5
    )
    assert [event.index for event in bonuses] == [*range(5)] * 3
    assert check_end(state, events).scores == (10 + 10 + 25 + 50, 0)


def test_bonuses_follow_each_other() -> None:
    """Each event has the score before and after the bonus, one player after the other."""
    row = coloured_wall("rbsxo")
    state, events = rules.apply(last_turn(board(wall=row, score=3), board(wall=row)), END)
    assert events[:-1] == (
        BonusScored(0, Bonus.ROW, 0, 3, 5),
        BonusScored(1, Bonus.ROW, 0, 0, 2),
    )
    assert check_end(state, list(events)).scores == (5, 2)


def end_by_agreement(*boards: Player) -> GameEnded:
    state, events = rules.apply(position(*boards, factories=("r",)), END)
    end = check_end(state, list(events))
    assert end.agreed
    return end


def test_most_points_win() -> None:
    """Rules, "End": most points win, more rows or not."""
    end = end_by_agreement(
        board(score=5), board(wall=coloured_wall("rbsxo"), score=1), board(score=4)
    )
    assert (end.winners, end.scores, end.rows) == ((0,), (5, 3, 4), (0, 1, 0))


def test_tie_goes_to_more_rows() -> None:
    """Rules, "End": a tie goes to the player with more complete rows."""
    end = end_by_agreement(
        board(score=5), board(wall=coloured_wall("rbsxo"), score=3), board(score=4)
    )
    assert (end.winners, end.scores, end.rows) == ((1,), (5, 5, 4), (0, 1, 0))


def test_further_tie_is_shared() -> None:
    """Rules, "End": a further tie is shared."""
    row = board(wall=coloured_wall("", "rbsxo"), score=3)
    end = end_by_agreement(row, board(score=5), row)
    assert (end.winners, end.rows) == ((0, 2), (1, 0, 1))
    assert end_by_agreement(board(), board()).winners == (0, 1)


def test_scores_above_99() -> None:
    """Rules, section 2 (decided): the score goes on; the cards show the last two digits."""
    state, events = apply_all(last_turn(board(lines=["b"], score=98, wall=ALMOST)), LAST_TAKE)
    assert check_end(state, events).scores == (98 + 5 + 2, 0)
    assert list(flips(98, 103)) == [("tens", 0), ("ones", 3)]
    assert list(flips(103, 98)) == [("tens", 9), ("ones", 8)]
    assert list(flips(95, 105)) == [("tens", 0)]


def test_end_by_agreement_in_the_middle() -> None:
    """The game ends as it stands: lines and floor lines are neither tiled nor paid for."""
    own = board(lines=["b"], floor="rr", score=7)
    state, events = rules.apply(position(own, factories=("r",)), END)
    assert state.players[0] == own
    assert check_end(state, list(events)) == GameEnded((0,), (7, 0), (0, 0), agreed=True)


# Editions


def test_default_is_the_tactile_set() -> None:
    """Rules, "Editions": the tactile set with its coloured wall and 5 for a column."""
    chosen = editions.decode_options({})
    assert chosen.edition == editions.EDITIONS[0]
    assert (chosen.edition.name, chosen.edition.column_bonus) == ("tactile", 5)
    assert chosen.wall is editions.Wall.COLOURED


@pytest.mark.parametrize("edition", editions.CHOICES["edition"].values)
@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("column_bonus", ["", "5", "7", 5, 7])
def test_options_survive_the_log(edition: str, wall: str, column_bonus: object) -> None:
    """Rules, "Editions": the column bonus in force is part of the game's log."""
    chosen = {"edition": edition, "wall": wall, "column_bonus": column_bonus}
    options = editions.decode_options(chosen)
    assert editions.decode_options(editions.encode_options(options)) == options


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("edition", "other"),
        ("wall", "white"),
        ("wall", ""),
        ("column_bonus", "6"),
        ("column_bonus", None),
    ],
)
def test_unknown_options_are_refused(option: str, value: object) -> None:
    """Rules, "Editions": other values cannot be chosen."""
    with pytest.raises(InvalidSetup) as caught:
        editions.decode_options({option: value})
    assert caught.value.reason is SetupReason.OPTION
    typed = option.replace("_", "-")
    assert (caught.value.slots["option"], caught.value.slots["value"]) == (typed, str(value))


@pytest.mark.parametrize("option", ["rounds", "board", "wild_order"])
def test_options_of_other_games_are_refused(option: str) -> None:
    """Rules, "Editions": this game has no other options."""
    with pytest.raises(InvalidSetup) as caught:
        editions.decode_options({option: "grey"})
    assert caught.value.reason is SetupReason.FOREIGN_OPTION
    assert caught.value.slots == {"option": option.replace("_", "-")}
