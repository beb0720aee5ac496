"""The rules of base Azul for the phase of taking, one by one. "Rules" is their summary."""

from dataclasses import replace

import pytest
from azul_checks import find_problems
from azul_position import (
    apply_all,
    board,
    board_grid,
    centre_grid,
    coloured_wall,
    counts,
    fill,
    last_turn,
    new_game,
    pieces,
    play,
    position,
    refuse,
    take,
    tiles,
)

from azul_access.games.azul import disc, rules
from azul_access.games.azul.commands import END
from azul_access.games.azul.events import (
    MarkerTaken,
    RoundStarted,
    Taken,
    TakingEnded,
)
from azul_access.games.azul.pieces import MARKER, Colour
from azul_access.games.azul.refusals import Reason
from azul_access.games.azul.state import PatternRow, Phase, State
from azul_access.games.sources import Factory, SourceReason

# Taking


def test_take_from_a_factory() -> None:
    """Rules, "A turn": all tiles of one colour; the factory's other tiles go to the centre."""
    state = position(factories=("rsrb", "oooo"))
    state, events = rules.apply(state, take("1r2"))
    assert state.factories[:2] == ((), tiles("oooo"))
    assert disc.tiles(state.centre) == list(tiles("bs"))
    assert state.players[0].lines[1] == PatternRow(Colour.RED, 2)
    [event] = events
    assert isinstance(event, Taken)
    assert (event.source, event.origin, event.placed) == (Factory(0), (0, 2), 2)
    assert event.rest == ((1, Colour.BLACK), (3, Colour.BLUE))


def test_take_a_whole_factory() -> None:
    """Rules, "A turn": a factory of one colour leaves nothing for the centre."""
    state, events = rules.apply(position(factories=("oooo", "r")), take("1o4"))
    assert disc.tiles(state.centre) == []
    [event] = events
    assert isinstance(event, Taken)
    assert (event.rest, event.steps, event.size) == ((), (), 4)


def test_take_from_the_centre() -> None:
    """Rules, "A turn": all tiles of one colour from the centre; the others stay."""
    state = position(centre="brbs", factories=("o",), marker=False)
    state, events = rules.apply(state, take("cb3"))
    assert disc.tiles(state.centre) == list(tiles("rs"))
    assert state.players[0].lines[2] == PatternRow(Colour.BLUE, 2)
    assert [type(event) for event in events] == [Taken]


def test_take_from_beside_the_disc_too() -> None:
    """Rules, section 2: tiles beside the disc belong to the centre."""
    state = position(centre="rrrrbbbbssssxxx" + "xoo", factories=("o",))
    assert state.centre.beside == tiles("xoo")
    state, events = rules.apply(state, take("cx5"))
    assert state.players[0].lines[4] == PatternRow(Colour.TURQUOISE, 4)
    assert state.centre.beside == tiles("oo")
    taken = events[-1]
    assert isinstance(taken, Taken)
    assert (len(taken.origin), taken.beside, taken.size) == (3, 1, 4)


def test_turns_go_clockwise() -> None:
    """Rules, "Round": turns go clockwise, the first player after the last."""
    state = position(board(), board(), board(), factories=("r", "r", "r", "r", "r"), turn=2)
    seats = []
    for source in "1234":
        seats.append(state.turn)
        state = play(state, take(f"{source}r0"))
    assert seats == [2, 0, 1, 2]


def test_first_from_the_centre_takes_the_marker() -> None:
    """Rules, "A turn": the marker goes on the leftmost free floor space before any tile."""
    state = position(board(floor="oo"), factories=("o",), centre="bbs")
    state, events = rules.apply(state, take("cb1"))
    assert state.players[0].floor == pieces("oo1b")
    assert events[0] == MarkerTaken(0, 2)
    assert isinstance(events[1], Taken)
    assert (events[1].floor_before, events[1].dropped) == (3, 1)
    assert state.holder == 0
    assert MARKER not in state.centre.spaces


def test_marker_comes_before_tiles_that_go_to_the_floor() -> None:
    """Rules, "A turn": before any tile of this turn lands there."""
    state = play(position(factories=("o",), centre="bbs"), take("cb0"))
    assert state.players[0].floor == pieces("1bb")
    assert board_grid(state, 0)[-1] == "1bb...."


def test_only_the_first_from_the_centre_takes_the_marker() -> None:
    """Rules, "A turn": the first to take from the centre in a round."""
    state = position(factories=("o",), centre="bs")
    state, events = apply_all(state, take("cb1"), take("cs1"))
    assert state.holder == 0
    assert [event for event in events if isinstance(event, MarkerTaken)] == [MarkerTaken(0, 0)]
    assert state.players[1].floor == ()


def test_taking_from_a_factory_leaves_the_marker() -> None:
    """Rules, "A turn": the marker goes with the centre only."""
    state = play(position(factories=("os", "o")), take("1o1"))
    assert state.holder is None
    assert MARKER in state.centre.spaces


def test_marker_on_a_full_floor_line() -> None:
    """Rules, "A turn" (decided): the taker starts the next round, and the marker costs nothing."""
    state = position(board(floor="ooooooo"), factories=("rx",), centre="bb", starter=1)
    state, (marker, *_) = rules.apply(state, take("cb1"))
    assert marker == MarkerTaken(0, None)
    assert state.players[0].floor == pieces("ooooooo")
    assert state.lid == counts("b")
    assert state.holder == 0
    state, events = apply_all(state, take("1r1"), take("cx2"))
    assert events[-1] == RoundStarted(2, 0, 0)
    assert find_problems(state) == []


def test_marker_takes_the_last_floor_space() -> None:
    """Rules, "A turn": the marker first, so that the tiles find no space and go to the lid."""
    state = position(board(floor="oooooo"), factories=("r",), centre="bb")
    state, events = rules.apply(state, take("cb0"))
    assert events[0] == MarkerTaken(0, 6)
    assert state.players[0].floor == pieces("oooooo1")
    assert state.lid == counts("bb")


def test_nobody_took_from_the_centre() -> None:
    """Rules, "A turn" (decided): the start player stays the same."""
    state = position(board(), board(), board(), factories=("rr", "bb"), turn=2, starter=1)
    state, events = apply_all(state, take("1r2"), take("2b2"))
    assert events[-1] == RoundStarted(2, 1, None)
    assert (state.starter, state.turn, state.holder) == (1, 1, None)


def test_holder_of_the_marker_starts_the_next_round() -> None:
    """Rules, "Round": the holder of the start marker begins."""
    state = position(board(), board(), board(), factories=("rr",), centre="b", starter=1)
    state, events = apply_all(state, take("1r2"), take("cb2"))
    assert RoundStarted(2, 1, 1) == events[-1]
    state = position(board(), board(), board(), factories=("rr",), centre="b", turn=1, starter=1)
    state, events = apply_all(state, take("1r2"), take("cb2"))
    assert RoundStarted(2, 2, 2) == events[-1]


def test_taking_ends_when_no_tiles_are_left() -> None:
    """Rules, "A turn": the phase ends when every factory and the centre are empty."""
    state = position(factories=("rb",))
    state, events = rules.apply(state, take("1r2"))
    assert not any(isinstance(event, TakingEnded) for event in events)
    state, events = rules.apply(state, take("cb2"))
    assert [type(event) for event in events[:3]] == [MarkerTaken, Taken, TakingEnded]
    assert state.phase is Phase.FILL


# Where tiles go


def test_lines_fill_from_right_to_left() -> None:
    """Rules, "A turn": spaces fill from right to left."""
    state = play(position(factories=("rrb", "r")), take("1r3"))
    assert board_grid(state, 0)[2] == "  .rr ....."


def test_line_is_filled_up_later() -> None:
    """Rules, "A turn": a line takes more of its colour until it is full."""
    state = position(board(lines=["", "", "rr"]), factories=("rrr", "b"))
    state, [event] = rules.apply(state, take("1r3"))
    assert state.players[0].lines[2] == PatternRow(Colour.RED, 3)
    assert isinstance(event, Taken)
    assert (event.line_before, event.placed, event.dropped) == (2, 1, 2)


def test_line_holds_one_colour() -> None:
    """Rules, "A turn": a pattern line holds one colour."""
    state = position(board(lines=["", "b"]), factories=("r",))
    assert refuse(state, take("1r2")).reason is Reason.LINE_OTHER_COLOUR


def test_line_does_not_accept_a_colour_of_its_wall_row() -> None:
    """Rules, "A turn": not a colour that the wall row already shows; in another row it may."""
    state = position(board(wall=coloured_wall("", "r")), factories=("r", "b"))
    assert refuse(state, take("1r2")).reason is Reason.WALL_HAS_COLOUR
    assert play(state, take("1r3")).players[0].lines[2] == PatternRow(Colour.RED, 1)


def test_walls_of_other_players_do_not_matter() -> None:
    """Rules, "A turn": only the wall row of the same board counts."""
    state = position(board(), board(wall=coloured_wall("", "r")), factories=("r", "b"))
    assert play(state, take("1r2")).players[0].lines[1] == PatternRow(Colour.RED, 1)


def test_full_line() -> None:
    """Rules, "A turn": a full line takes no more, not even for tiles that would all fall."""
    state = position(board(lines=["r", "rr"]), factories=("r",))
    for line in (1, 2):
        assert refuse(state, take(f"1r{line}")).reason is Reason.LINE_FULL


def test_surplus_goes_to_the_floor() -> None:
    """Rules, "A turn": tiles that do not fit go to the floor line, left to right."""
    state = position(board(floor="o"), factories=("rrrb", "b"))
    state, [event] = rules.apply(state, take("1r1"))
    assert state.players[0].floor == pieces("orr")
    assert isinstance(event, Taken)
    assert (event.placed, event.floor_before, event.dropped, event.to_lid) == (1, 1, 2, 0)


def test_surplus_of_the_floor_goes_to_the_lid() -> None:
    """Rules, "A turn": tiles that do not fit on the floor line go to the lid."""
    state = position(board(floor="ooooo"), factories=("rrrr", "b"), lid="rs")
    state, [event] = rules.apply(state, take("1r1"))
    assert state.players[0].floor == pieces("ooooorr")
    assert state.lid == counts("rrs")
    assert isinstance(event, Taken)
    assert (event.placed, event.floor_before, event.dropped, event.to_lid) == (1, 5, 2, 1)


def test_floor_is_always_allowed() -> None:
    """Rules, "A turn": all of them on the floor, even when a line is free or the floor is full."""
    state = position(board(floor="ooooooo"), factories=("rr", "b"))
    assert len(rules.open_lines(state.players[0], Colour.RED)) == 5
    assert take("1r0") in rules.legal_commands(state)
    state = play(state, take("1r0"))
    assert state.players[0].lines == (None,) * 5
    assert state.lid == counts("rr")


def test_part_of_a_take_cannot_go_to_the_floor() -> None:
    """Rules, "A turn" (decided): not a part of a take while its line has room."""
    state = position(factories=("rrr", "b"))
    assert refuse(state, replace(take("1r0"), count=1)).reason is SourceReason.COUNT_WRONG
    assert play(state, replace(take("1r3"), count=3)) == play(state, take("1r3"))


def test_centre_disc_is_a_grid() -> None:
    """Rules, section 2: the centre is a 4×4 grid, with the marker."""
    state = play(position(factories=("robx",)), take("1r1"))
    assert centre_grid(state) == ["...b", "....", ".x..", "o..1"]


# All moves

BUSY = board(lines=["r", "b", "", "", "xx"], wall=coloured_wall("b", "", "r", "rb", "s"))


def test_open_lines() -> None:
    """Rules, "A turn": the lines that accept a colour."""
    numbers = {
        colour: [line.index + 1 for line in rules.open_lines(BUSY, colour)] for colour in Colour
    }
    assert numbers == {
        Colour.RED: [],
        Colour.BLUE: [2, 3],
        Colour.BLACK: [3, 4],
        Colour.TURQUOISE: [3, 4, 5],
        Colour.ORANGE: [3, 4],
    }


def test_legal_lists_exactly_the_right_moves() -> None:
    """Rules, "A turn": each colour of each source, each line that accepts it, and the floor."""
    state = position(BUSY, factories=("rrbb", "", "xo"), centre="bs")
    expected = """
        1r0 1b2 1b3 1b0
        3x3 3x4 3x5 3x0 3o3 3o4 3o0
        cb2 cb3 cb0 cs3 cs4 cs0
    """
    moves = list(rules.legal_commands(state))
    assert len(moves) == 17
    assert set(moves) == {take(move) for move in expected.split()}


def test_legal_at_the_first_turn() -> None:
    """Rules, "A turn": on an empty board each colour goes to each line or to the floor."""
    state = play(new_game(), fill("rrrr"), fill("rbsx"), *[fill("oobb")] * 3)
    assert len(rules.legal_commands(state)) == (1 + 4 + 2 + 2 + 2) * 6


def test_legal_counts_the_colours_beside_the_disc() -> None:
    """Rules, section 2: all tiles of a colour may be beside the disc."""
    state = position(centre="rrrrbbbbssssxxx" + "oo")
    assert take("co5") in rules.legal_commands(state)
    assert disc.tiles(play(state, take("co5")).centre) == list(tiles("rrrrbbbbssssxxx"))


@pytest.mark.parametrize("state", [new_game(), play(last_turn(), take("1r5"), END)])
def test_no_moves_while_filling_and_after_the_end(state: State) -> None:
    """A draw has no list of moves, and there are no moves when the game is over."""
    assert rules.legal_commands(state) == []
