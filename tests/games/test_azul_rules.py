"""The rules of base Azul up to the end of taking, one by one. "Rules" is their summary."""

from dataclasses import replace

import pytest
from azul_position import (
    before_fill,
    board,
    choose,
    coloured_wall,
    counts,
    fill,
    last_turn,
    new_game,
    pieces,
    play,
    played,
    position,
    take,
    tiles,
)

from azul_access.games.azul import disc, rules
from azul_access.games.azul.commands import END, Command, Fill
from azul_access.games.azul.editions import wall_colour
from azul_access.games.azul.events import (
    Filled,
    GameEnded,
    MarkerTaken,
    RanOut,
    RoundStarted,
    Taken,
    TakingEnded,
)
from azul_access.games.azul.layout import centre_grid, factory_grid, floor_grid, lines_grid
from azul_access.games.azul.pieces import LABELS, MARKER, Colour
from azul_access.games.azul.rules import Reason
from azul_access.games.azul.scoring import FLOOR_COSTS
from azul_access.games.azul.state import PatternRow, Phase, State
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.games.drawing import DrawReason
from azul_access.games.sources import Factory
from azul_access.games.system import Expectation, Expects, IllegalCommand
from azul_access.record.setup import make_setup

NAMES = ("Anna", "Bruno", "Clara", "Dirk", "Else")


def refused(state: State, command: Command) -> IllegalCommand:
    with pytest.raises(IllegalCommand) as caught:
        rules.apply(state, command)
    return caught.value


# Setting up


@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_set_up(players: int, factories: int) -> None:
    """Rules, "Material": factories, 20 tiles of each colour, empty boards, scores of 0."""
    state = new_game(players)
    assert state.factories == ((),) * factories
    assert state.bag == (20, 20, 20, 20, 20)
    assert state.lid == (0, 0, 0, 0, 0)
    assert state.players == (board(),) * players
    assert state.centre == disc.WITH_MARKER
    assert rules.find_problems(state) == ()


@pytest.mark.parametrize("count", [0, 1, 5])
def test_only_two_to_four_players(count: int) -> None:
    """Rules, "Material": 2 to 4 players."""
    with pytest.raises(InvalidSetup) as caught:
        make_setup(game="azul", names=NAMES[:count], first_seat=0, chosen={}, language="en")
    assert caught.value.reason is SetupReason.PLAYERS
    assert caught.value.slots == {"count": count, "least": 2, "most": 4}


def test_floor_costs() -> None:
    """Rules, "Material": seven floor spaces and what they cost."""
    assert FLOOR_COSTS == (1, 1, 2, 2, 2, 3, 3)


def test_five_lines_of_one_to_five_spaces() -> None:
    """Rules, "Material": five pattern lines with 1..5 spaces."""
    assert [len(row) for row in lines_grid(board()).rows] == [1, 2, 3, 4, 5]


def test_coloured_wall() -> None:
    """Rules, "Coloured wall": the first row, and each next one shifted to the right by one."""
    rows = ["".join(LABELS[wall_colour(row, column)][0] for column in range(5)) for row in range(5)]
    assert rows == ["BORSX", "XBORS", "SXBOR", "RSXBO", "ORSXB"]


def test_labels() -> None:
    """Rules, "Editions": what is printed on the tiles."""
    assert LABELS == {
        Colour.RED: "R",
        Colour.BLUE: "B",
        Colour.BLACK: "SCH",
        Colour.TURQUOISE: "X",
        Colour.ORANGE: "O",
        MARKER: "1",
    }


# Filling


@pytest.mark.parametrize("starts", [0, 1, 2])
def test_who_starts_fills_and_takes_first(starts: int) -> None:
    """Rules, "Round": the holder of the marker fills every factory and takes the first turn."""
    state = new_game(3, starts)
    for index in range(7):
        assert rules.expects(state) == Expectation(Expects.FILL, starts)
        state, events = rules.apply(state, fill("rbsx"))
        assert events == (Filled(Factory(index), tiles("rbsx"), None, (*(19 - index,) * 4, 20)),)
    assert rules.expects(state) == Expectation(Expects.TURN, starts)
    assert state.factories == (tiles("rbsx"),) * 7


def test_round_begins_with_the_marker_on_the_centre_disc() -> None:
    """Rules, "Round": the start marker goes into the centre."""
    _, events = rules.new_game(2, 1, new_game().options)
    assert events == (RoundStarted(1, 1, 1),)
    assert new_game().holder is None


def test_factory_keeps_the_order_of_its_spaces() -> None:
    """Rules, "At the table": tiles are laid in reading order."""
    state = play(new_game(), fill("orbr"))
    assert factory_grid(state, 0).rows == (("O", "R"), ("B", "R"))
    assert factory_grid(state, 1).rows == ((None, None), (None, None))


def test_nobody_moves_while_factories_are_filled() -> None:
    """Rules, "Round": every factory is filled before the first turn."""
    state = play(new_game(), fill("rbsx"))
    assert rules.legal_commands(state) == []
    assert refused(state, take("1r1")).reason is Reason.MUST_FILL


def test_lid_is_poured_inside_a_factory() -> None:
    """Rules, "Next round": the bag runs out, all tiles of the lid go in, and filling goes on."""
    state = before_fill(position(), bag="rb", lid="bbsss")
    state, events = rules.apply(state, fill("rbss"))
    assert events == (Filled(Factory(0), tiles("rbss"), counts("bbsss"), counts("bbs")),)
    assert (state.bag, state.lid) == (counts("bbs"), counts(""))


def test_what_the_bag_holds_is_drawn_before_the_lid_is_poured() -> None:
    """Rules, "Next round": only an empty bag is filled again."""
    state = before_fill(position(), bag="rb", lid="bbsss")
    why = refused(state, fill("rsss"))
    assert why.reason is DrawReason.BAG_FIRST


def test_full_bag_is_not_filled_up() -> None:
    """Rules, "Next round": while the bag holds a factory's tiles, the lid stays as it is."""
    state = before_fill(position(), bag="rbsx", lid="o")
    assert refused(state, fill("rbso")).reason is DrawReason.BAG_LACKS
    state, events = rules.apply(state, fill("rbsx"))
    assert events == (Filled(Factory(0), tiles("rbsx"), None, counts("")),)
    assert (state.lid, state.phase) == (counts("o"), Phase.FILL)
    state, events = rules.apply(state, fill("o"))
    assert events == (
        Filled(Factory(1), tiles("o"), counts("o"), counts("")),
        RanOut(2, 5),
    )


def test_round_starts_with_what_there_is() -> None:
    """Rules, "Next round": if bag and lid are empty, the round starts with what there is."""
    state = before_fill(position(), bag="rbsxo", lid="o")
    state = play(state, fill("rbsx"))
    assert rules.fill_size(state) == 2
    state, events = rules.apply(state, fill("oo"))
    assert isinstance(events[-1], RanOut)
    assert rules.expects(state) == Expectation(Expects.TURN, 0)
    assert state.factories == (tiles("rbsx"), tiles("oo"), (), (), ())


def test_last_tiles_for_the_last_factory_are_nothing_special() -> None:
    """Rules, "Next round": every factory is full, so nothing ran out."""
    state = before_fill(position(), bag="rbsx" * 5, lid="")
    state, events = played(state, *[fill("rbsx")] * 5)
    assert not any(isinstance(event, RanOut) for event in events)
    assert state.phase is Phase.TAKE


def test_factory_may_be_named() -> None:
    """A draw may say its factory; only the next one is possible."""
    state = play(new_game(), Fill(tiles("rbsx"), Factory(0)))
    assert len(state.factories[0]) == 4
    assert refused(state, Fill(tiles("rbsx"), Factory(0))).reason is Reason.FILL_ORDER


def test_stuck_round_ends_by_agreement() -> None:
    """Rules, "Next round": no tile is left and nobody has a row; the players may end the game."""
    tiled = board(wall=coloured_wall("b", "b", "b", "b", "b"), score=3)
    state = before_fill(position(board(), tiled), bag="", lid="")
    assert rules.expects(state) == Expectation(Expects.STUCK, 0)
    assert rules.legal_commands(state) == [END]
    assert rules.fill_size(state) == 0
    for command in (fill(""), fill("r"), take("1r1"), choose(1)):
        assert refused(state, command).reason is Reason.STUCK
    state, events = rules.apply(state, END)
    assert events[-1] == GameEnded((1,), (0, 13), (0, 0), agreed=True)
    assert rules.expects(state) == Expectation(Expects.OVER, None)


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
    assert (event.rest, event.steps, event.count) == ((), (), 4)


def test_take_from_the_centre() -> None:
    """Rules, "A turn": all tiles of one colour from the centre; the others stay."""
    state = position(centre="brbs", factories=("o",), marker=False)
    state, events = rules.apply(state, take("cb3"))
    assert disc.tiles(state.centre) == list(tiles("rs"))
    assert state.players[0].lines[2] == PatternRow(Colour.BLUE, 2)
    assert [type(event) for event in events] == [Taken]


def test_take_from_beside_the_disc_too() -> None:
    """Rules, section 2: what lies beside the disc belongs to the centre."""
    state = position(centre="rrrrbbbbssssxxx" + "xoo", factories=("o",))
    assert state.centre.beside == tiles("xoo")
    state, events = rules.apply(state, take("cx5"))
    assert state.players[0].lines[4] == PatternRow(Colour.TURQUOISE, 4)
    assert state.centre.beside == tiles("oo")
    taken = events[-1]
    assert isinstance(taken, Taken)
    assert (len(taken.origin), taken.beside, taken.count) == (3, 1, 4)


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
    assert floor_grid(state.players[0]).rows == (("1", "B", "B", None, None, None, None),)


def test_only_the_first_from_the_centre_takes_the_marker() -> None:
    """Rules, "A turn": the first to take from the centre in a round."""
    state = position(factories=("o",), centre="bs")
    state, events = played(state, take("cb1"), take("cs1"))
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
    state, events = played(state, take("1r1"), take("cx2"))
    assert events[-1] == RoundStarted(2, 0, 0)
    assert rules.find_problems(state) == ()


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
    state, events = played(state, take("1r2"), take("2b2"))
    assert events[-1] == RoundStarted(2, 1, None)
    assert (state.starter, state.turn, state.holder) == (1, 1, None)


def test_holder_of_the_marker_starts_the_next_round() -> None:
    """Rules, "Round": the holder of the start marker begins."""
    state = position(board(), board(), board(), factories=("rr",), centre="b", starter=1)
    state, events = played(state, take("1r2"), take("cb2"))
    assert RoundStarted(2, 1, 1) == events[-1]
    state = position(board(), board(), board(), factories=("rr",), centre="b", turn=1, starter=1)
    state, events = played(state, take("1r2"), take("cb2"))
    assert RoundStarted(2, 2, 2) == events[-1]


def test_taking_ends_when_nothing_lies_there() -> None:
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
    assert lines_grid(state.players[0]).rows[2] == (None, "R", "R")


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
    assert refused(state, take("1r2")).reason is Reason.LINE_OTHER_COLOUR


def test_line_of_a_colour_that_its_wall_row_shows() -> None:
    """Rules, "A turn": not a colour that the wall row already shows; in another row it may."""
    state = position(board(wall=coloured_wall("", "r")), factories=("r", "b"))
    assert refused(state, take("1r2")).reason is Reason.WALL_HAS_COLOUR
    assert play(state, take("1r3")).players[0].lines[2] == PatternRow(Colour.RED, 1)


def test_walls_of_others_do_not_matter() -> None:
    """Rules, "A turn": its wall row is the one of the same board."""
    state = position(board(), board(wall=coloured_wall("", "r")), factories=("r", "b"))
    assert play(state, take("1r2")).players[0].lines[1] == PatternRow(Colour.RED, 1)


def test_full_line() -> None:
    """Rules, "A turn": a full line takes no more, not even for tiles that would all fall."""
    state = position(board(lines=["r", "rr"]), factories=("r",))
    for line in (1, 2):
        assert refused(state, take(f"1r{line}")).reason is Reason.LINE_FULL


def test_what_does_not_fit_goes_to_the_floor() -> None:
    """Rules, "A turn": what does not fit goes to the floor line, left to right."""
    state = position(board(floor="o"), factories=("rrrb", "b"))
    state, [event] = rules.apply(state, take("1r1"))
    assert state.players[0].floor == pieces("orr")
    assert isinstance(event, Taken)
    assert (event.placed, event.floor_before, event.dropped, event.lid) == (1, 1, 2, 0)


def test_what_does_not_fit_on_the_floor_goes_to_the_lid() -> None:
    """Rules, "A turn": what does not fit on the floor line goes to the lid."""
    state = position(board(floor="ooooo"), factories=("rrrr", "b"), lid="rs")
    state, [event] = rules.apply(state, take("1r1"))
    assert state.players[0].floor == pieces("ooooorr")
    assert state.lid == counts("rrs")
    assert isinstance(event, Taken)
    assert (event.placed, event.floor_before, event.dropped, event.lid) == (1, 5, 2, 1)


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
    assert refused(state, replace(take("1r0"), count=1)).reason is Reason.COUNT_WRONG
    assert play(state, replace(take("1r3"), count=3)) == play(state, take("1r3"))


def test_centre_disc_on_the_table() -> None:
    """Rules, section 2: the centre is a 4×4 grid on which the marker lies too."""
    state = play(position(factories=("robx",)), take("1r1"))
    assert centre_grid(state).rows == (
        (None, None, None, "B"),
        (None, None, None, None),
        (None, "X", None, None),
        ("O", None, None, "1"),
    )


# All moves

BUSY = board(lines=["r", "b", "", "", "xx"], wall=coloured_wall("b", "", "r", "rb", "s"))


def test_open_lines() -> None:
    """Rules, "A turn": the lines that accept a colour."""
    found = {
        colour: [line.index + 1 for line in rules.open_lines(BUSY, colour)] for colour in Colour
    }
    assert found == {
        Colour.RED: [],
        Colour.BLUE: [2, 3],
        Colour.BLACK: [3, 4],
        Colour.TURQUOISE: [3, 4, 5],
        Colour.ORANGE: [3, 4],
    }


def test_legal_lists_exactly_the_right_moves() -> None:
    """Rules, "A turn": each colour of each source, each line that accepts it, and the floor."""
    state = position(BUSY, factories=("rrbb", "", "xo"), centre="bs")
    right = """
        1r0 1b2 1b3 1b0
        3x3 3x4 3x5 3x0 3o3 3o4 3o0
        cb2 cb3 cb0 cs3 cs4 cs0
    """
    moves = list(rules.legal_commands(state))
    assert len(moves) == 17
    assert set(moves) == {take(move) for move in right.split()}


def test_legal_at_the_first_turn() -> None:
    """Rules, "A turn": on an empty board each colour goes to each line or to the floor."""
    state = play(new_game(), fill("rrrr"), fill("rbsx"), *[fill("oobb")] * 3)
    assert len(rules.legal_commands(state)) == (1 + 4 + 2 + 2 + 2) * 6


def test_legal_counts_the_colours_beside_the_disc() -> None:
    """Rules, section 2: a colour may lie beside the disc only."""
    state = position(centre="rrrrbbbbssssxxx" + "oo")
    assert take("co5") in rules.legal_commands(state)
    assert disc.tiles(play(state, take("co5")).centre) == list(tiles("rrrrbbbbssssxxx"))


@pytest.mark.parametrize("state", [new_game(), play(last_turn(), take("1r5"), END)])
def test_no_moves_while_filling_and_after_the_end(state: State) -> None:
    """People draw what they draw, and nobody moves when the game is over."""
    assert rules.legal_commands(state) == []
