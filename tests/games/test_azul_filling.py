"""The rules of base Azul up to the end of filling, one by one. "Rules" is their summary."""

import pytest
from azul_checks import find_problems
from azul_position import (
    apply_all,
    before_fill,
    board,
    board_grid,
    choose,
    coloured_wall,
    counts,
    factory_grid,
    fill,
    new_game,
    play,
    position,
    refuse,
    take,
    tiles,
)

from azul_access.games.azul import disc, rules
from azul_access.games.azul.commands import END, Fill
from azul_access.games.azul.editions import EDITIONS, Edition, wall_colour
from azul_access.games.azul.events import (
    Filled,
    GameEnded,
    RanOut,
    RoundStarted,
)
from azul_access.games.azul.pieces import LABELS, MARKER, Colour
from azul_access.games.azul.refusals import Reason
from azul_access.games.azul.state import Phase
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.games.drawing import DrawReason
from azul_access.games.sources import Factory, SourceReason
from azul_access.games.system import Expectation, Expects
from azul_access.record.setup import make_setup

NAMES = ("Anna", "Bruno", "Clara", "Dirk", "Else")


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
    assert find_problems(state) == []


@pytest.mark.parametrize("count", [0, 1, 5])
def test_only_two_to_four_players(count: int) -> None:
    """Rules, "Material": 2 to 4 players."""
    with pytest.raises(InvalidSetup) as caught:
        make_setup(game="azul", names=NAMES[:count], first_seat=0, chosen={}, language="en")
    assert caught.value.reason is SetupReason.PLAYERS
    assert caught.value.slots == {"count": count, "least": 2, "most": 4}


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_floor_costs(edition: Edition) -> None:
    """Rules, "Material": the costs of the seven floor spaces, in every edition."""
    assert edition.floor_costs == (1, 1, 2, 2, 2, 3, 3)


def test_five_lines_of_one_to_five_spaces() -> None:
    """Rules, "Material": five pattern lines with 1..5 spaces."""
    grid = board_grid(new_game(), 0)
    assert grid == [
        "#1  . .....",
        "   .. .....",
        "  ... .....",
        " .... .....",
        "..... .....",
        "." * 7,
    ]


def test_coloured_wall() -> None:
    """Rules, "Coloured wall": the first row, and each next one shifted to the right by one."""
    rows = ["".join(LABELS[wall_colour(row, column)][0] for column in range(5)) for row in range(5)]
    assert rows == ["BORSX", "XBORS", "SXBOR", "RSXBO", "ORSXB"]


def test_labels() -> None:
    """Rules, "Editions": the labels on the tiles."""
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
    assert factory_grid(state, 1) == ["or", "br"]
    assert factory_grid(state, 2) == ["..", ".."]


def test_no_moves_while_factories_are_filled() -> None:
    """Rules, "Round": every factory is filled before the first turn."""
    state = play(new_game(), fill("rbsx"))
    assert rules.legal_commands(state) == []
    assert refuse(state, take("1r1")).reason is Reason.MUST_FILL


def test_lid_is_poured_inside_a_factory() -> None:
    """Rules, "Next round": the bag runs out, all tiles of the lid go in, and filling goes on."""
    state = before_fill(position(), bag="rb", lid="bbsss")
    state, events = rules.apply(state, fill("rbss"))
    assert events == (Filled(Factory(0), tiles("rbss"), counts("bbsss"), counts("bbs")),)
    assert (state.bag, state.lid) == (counts("bbs"), counts(""))


def test_bag_is_emptied_before_the_lid_is_poured() -> None:
    """Rules, "Next round": only an empty bag is filled again."""
    state = before_fill(position(), bag="rb", lid="bbsss")
    why = refuse(state, fill("rsss"))
    assert why.reason is DrawReason.BAG_FIRST


def test_full_bag_is_not_filled_up() -> None:
    """Rules, "Next round": while the bag holds a factory's tiles, the lid stays as it is."""
    state = before_fill(position(), bag="rbsx", lid="o")
    assert refuse(state, fill("rbso")).reason is DrawReason.BAG_LACKS
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


def test_last_tiles_for_the_last_factory() -> None:
    """Rules, "Next round": every factory is full, so no event says that the tiles ran out."""
    state = before_fill(position(), bag="rbsx" * 5, lid="")
    state, events = apply_all(state, *[fill("rbsx")] * 5)
    assert not any(isinstance(event, RanOut) for event in events)
    assert state.phase is Phase.TAKE


def test_factory_may_be_named() -> None:
    """A draw may name its factory; only the next one is possible."""
    state = play(new_game(), Fill(tiles("rbsx"), Factory(0)))
    assert len(state.factories[0]) == 4
    assert refuse(state, Fill(tiles("rbsx"), Factory(0))).reason is SourceReason.FILL_ORDER


def test_stuck_round_ends_by_agreement() -> None:
    """Rules, "Next round": no tile is left and nobody has a row; the players may end the game."""
    tiled = board(wall=coloured_wall("b", "b", "b", "b", "b"), score=3)
    state = before_fill(position(board(), tiled), bag="", lid="")
    assert rules.expects(state) == Expectation(Expects.STUCK, 0)
    assert rules.legal_commands(state) == [END]
    assert rules.fill_size(state) == 0
    for command in (fill(""), fill("r"), take("1r1"), choose(1)):
        assert refuse(state, command).reason is Reason.STUCK
    state, events = rules.apply(state, END)
    assert events[-1] == GameEnded((1,), (0, 13), (0, 0), agreed=True)
    assert rules.expects(state) == Expectation(Expects.OVER, None)
