"""Setting the table of base Azul: any table that can be is accepted, and no tile is ever lost."""

import json
from functools import reduce
from itertools import islice
from random import Random
from typing import cast

import pytest
from azul_checks import find_problems
from azul_position import before_fill, pieces, position
from azul_random import Habit, open_game, random_game, reached_states
from hypothesis import given
from hypothesis import strategies as st

from azul_access.games.azul import commands, facts, places, rules, statements
from azul_access.games.azul.commands import SetTable, Take
from azul_access.games.azul.contents import (
    CentreContent,
    Content,
    FloorContent,
    LidContent,
    LineContent,
    MarkerContent,
    PhaseContent,
    SpaceContent,
    WallContent,
    lay_centre,
)
from azul_access.games.azul.editions import NarrationContext, Wall, wall_colour
from azul_access.games.azul.events import GameEnded, TableSet
from azul_access.games.azul.evolving import evolve
from azul_access.games.azul.pieces import ALL_COLOURS, LINES, MARKER, Colour, Line
from azul_access.games.azul.state import Phase, State
from azul_access.games.contents import (
    BagContent,
    FactoryContent,
    RoundContent,
    ScoreContent,
    SeatsContent,
    TurnContent,
)
from azul_access.games.places import find_changed
from azul_access.games.setting import SetReason
from azul_access.games.sources import CENTRE, FACTORIES
from azul_access.games.system import Expects, IllegalCommand
from azul_access.language.phrase import Verbosity, phrase

COLOURS = st.sampled_from(ALL_COLOURS)
TILES = st.lists(COLOURS, max_size=5).map(tuple)
PIECES = st.lists(st.sampled_from([*ALL_COLOURS, MARKER]), max_size=8).map(tuple)
SEATS = st.one_of(st.none(), st.integers(0, 3))
INDEXES = st.integers(0, 5)
NAMES = ("Anna", "Ben", "Clara", "Dirk")


def wall_spaces(row: int, is_set: list[bool]) -> tuple[Colour | None, ...]:
    return tuple(
        wall_colour(row % LINES, column) if here else None for column, here in enumerate(is_set)
    )


CONTENTS: st.SearchStrategy[Content] = st.one_of(
    st.builds(FactoryContent, st.sampled_from(FACTORIES), TILES),
    st.builds(CentreContent, st.lists(COLOURS, max_size=20).map(lay_centre)),
    st.builds(LineContent, SEATS, INDEXES, COLOURS, st.integers(1, 6)),
    st.builds(LineContent, SEATS, INDEXES, st.none(), st.just(0)),
    st.builds(
        lambda seat, row, is_set: WallContent(seat, row, wall_spaces(row, is_set)),
        SEATS,
        INDEXES,
        st.lists(st.booleans(), min_size=5, max_size=5),
    ),
    st.builds(SpaceContent, SEATS, INDEXES, st.one_of(st.none(), INDEXES), COLOURS),
    st.builds(
        FloorContent,
        SEATS,
        st.lists(st.sampled_from([*ALL_COLOURS, MARKER]), max_size=8).map(tuple),
    ),
    st.builds(ScoreContent, SEATS, st.integers(0, 1200)),
    st.builds(MarkerContent, SEATS),
    st.builds(LidContent, st.tuples(*[st.integers(0, 8)] * 5)),
    st.builds(BagContent, st.tuples(*[st.integers(0, 8)] * 5)),
    st.builds(RoundContent, st.integers(0, 120)),
    st.builds(PhaseContent, st.sampled_from(Phase)),
    st.builds(TurnContent, st.integers(0, 3)),
    st.permutations([0, 1]).map(lambda order: SeatsContent(tuple(order))),
    st.permutations([0, 1, 2]).map(lambda order: SeatsContent(tuple(order))),
)
SETTINGS = st.lists(CONTENTS, min_size=1, max_size=3).map(lambda items: SetTable(tuple(items)))


def set_table(state: State, *contents: Content) -> State:
    return rules.apply(state, SetTable(contents))[0]


def empty_factories() -> list[Content]:
    return [FactoryContent(factory, ()) for factory in FACTORIES[:5]]


def taking_state(players: int = 2, **chosen: object) -> State:
    """The first state in which tiles are taken."""
    state = open_game(players, 0, **chosen)
    while state.phase is Phase.FILL:
        tiles = (Colour.RED, Colour.RED, Colour.BLUE, Colour.BLACK)
        state, _ = rules.apply(state, commands.Fill(tiles))
    return state


@given(reached_states(), SETTINGS, st.integers(0, 2**32))
def test_setting_keeps_all_tiles_and_the_game_goes_on(
    state: State, command: SetTable, seed: int
) -> None:
    """Whatever is set: 100 tiles, one marker, and legal play to the end of the game."""
    try:
        after, events = rules.apply(state, command)
    except IllegalCommand:
        return  # the state is a value and has not changed
    assert find_problems(after) == []
    assert isinstance(events[0], TableSet)
    for turn in islice(random_game(after, Random(seed), Habit.CAREFUL), 1000):
        assert find_problems(turn.after) == []
        after = turn.after
    assert rules.expects(after).kind is Expects.OVER


@given(reached_states(), SETTINGS)
def test_events_of_a_setting_tell_the_whole_change(state: State, command: SetTable) -> None:
    """The events lead to the state."""
    try:
        after, events = rules.apply(state, command)
    except IllegalCommand:
        return
    assert reduce(evolve, events, state) == after
    first = events[0]
    assert isinstance(first, TableSet)
    assert first.before == state


@given(SETTINGS)
def test_settings_survive_the_log(command: SetTable) -> None:
    """A log holds a setting as JSON."""
    assert commands.decode(json.loads(json.dumps(commands.encode(command)))) == command


@given(reached_states())
def test_position_can_be_set_up_again(state: State) -> None:
    """A game that begins in the position that `show --json` writes is in that position."""
    if state.phase is Phase.OVER:
        return
    names = NAMES[: len(state.players)]
    data = json.loads(json.dumps(facts.encode_state(names, state)))
    wall, edition = state.options.wall.value, state.options.edition.name
    bonus = str(state.options.edition.column_bonus)
    opening = open_game(len(names), state.starter, wall=wall, edition=edition, column_bonus=bonus)
    again = opening
    if data != facts.encode_state(names, opening):
        again, _ = rules.apply(opening, statements.decode_position(names, data))
    again_data = facts.encode_state(names, again)
    # Where the tiles lie on the disc depends on the order in which they came.
    for one in (data, again_data):
        one["centre"] = sorted(cast("list[str]", one["centre"]))
    assert again_data == data


@given(reached_states())
def test_contents_are_the_same_places_in_every_state(state: State) -> None:
    """Two states of a game can be compared place by place."""
    opening = places.contents(open_game(len(state.players), 0))
    contents = places.contents(state)
    assert [type(content) for content in contents] == [type(content) for content in opening]
    stepped = [content for step in places.steps(contents) for content in step]
    assert sorted(map(repr, stepped)) == sorted(map(repr, contents))


def test_tiles_come_from_the_bag_and_go_to_the_lid() -> None:
    """What was drawn comes from the bag; what was played goes to the lid."""
    state = taking_state()
    bag = state.bag[Colour.RED]
    after = set_table(state, LineContent(0, 2, Colour.RED, 2))
    assert (after.bag[Colour.RED], after.lid[Colour.RED]) == (bag - 2, 0)
    after = set_table(after, LineContent(0, 2, None, 0))
    assert (after.bag[Colour.RED], after.lid[Colour.RED]) == (bag - 2, 2)
    after = set_table(after, FactoryContent(FACTORIES[0], (Colour.RED,) * 4))
    assert after.bag[Colour.RED] == bag - 4
    assert after.bag[Colour.BLUE] == state.bag[Colour.BLUE] + 1


def test_tiles_on_boards_come_from_the_lid_first() -> None:
    """Only what the lid does not have comes from the bag, and the other way round for draws."""
    state = set_table(taking_state(), LidContent((3, 0, 0, 0, 0)))
    bag = state.bag[Colour.RED]
    after = set_table(state, LineContent(0, 2, Colour.RED, 2))
    assert (after.bag[Colour.RED], after.lid[Colour.RED]) == (bag, 1)
    after = set_table(state, LineContent(0, 4, Colour.RED, 5))
    assert (after.bag[Colour.RED], after.lid[Colour.RED]) == (bag - 2, 0)
    few = set_table(state, BagContent((1, *state.bag[1:])))
    lid = few.lid[Colour.RED]
    after = set_table(few, FactoryContent(FACTORIES[0], (Colour.RED,) * 4))
    assert (after.bag[Colour.RED], after.lid[Colour.RED]) == (0, lid - 1)


def test_tile_that_only_moved_leaves_bag_and_lid_alone() -> None:
    """A tile from a board back on a factory was never in the bag or the lid."""
    state = set_table(taking_state(), LineContent(0, 0, Colour.RED, 1))
    before = (state.bag, state.lid)
    tiles = (Colour.RED, Colour.RED, Colour.RED, Colour.BLUE)
    after = set_table(
        state,
        LineContent(0, 0, None, 0),
        FactoryContent(FACTORIES[0], tiles),
        LineContent(1, 0, Colour.BLACK, 1),
    )
    assert (after.bag, after.lid) == before


def test_marker_is_in_one_place_only() -> None:
    """The marker is on its holder's floor line while there is room."""
    state = set_table(taking_state(), MarkerContent(1))
    assert state.players[1].floor == (MARKER,)
    assert not any(piece is MARKER for piece in state.centre.spaces)
    state = set_table(state, FloorContent(0, (Colour.RED, MARKER)))
    assert state.holder == 0
    assert state.players[1].floor == ()
    state = set_table(state, MarkerContent(None))
    assert state.players[0].floor == (Colour.RED,)
    assert state.centre.spaces[-1] is MARKER


@pytest.mark.parametrize(
    ("before", "said", "after"),
    [
        ("", "rr", "1rr"),
        ("b1b", "rr", "r1r"),
        ("b1b", "", "1"),
        ("bb", "r", "r1"),
        ("bbbbbbb", "rr", "rr1"),
        ("1b", "rrr", "1rrr"),
        ("bb1", "rrrrrrr", "rrrrrrr"),
    ],
)
def test_marker_keeps_its_place_on_a_floor_line_that_is_set(
    before: str, said: str, after: str
) -> None:
    """It stays where it was, at the end where it came later, and beside a full floor line."""
    state = set_table(taking_state(), FloorContent(0, pieces(before)), MarkerContent(0))
    state = set_table(state, FloorContent(0, pieces(said)))
    assert (state.holder, state.players[0].floor) == (0, pieces(after))


def test_round_ends_when_the_last_tiles_are_set_away() -> None:
    """Rules, "Tiling": it begins when factories and centre are empty."""
    state = taking_state()
    after = set_table(state, *empty_factories(), ScoreContent(0, 5))
    assert (after.round, after.phase) == (2, Phase.FILL)


def test_tiles_that_can_be_taken_come_before_the_tiling() -> None:
    """While a player chooses a column, a factory is not empty after all: its tiles are taken."""
    state = set_table(taking_state(wall="grey"), LineContent(0, 0, Colour.ORANGE, 1))
    state = set_table(state, *empty_factories())
    assert state.phase is Phase.TILE
    state = set_table(state, FactoryContent(FACTORIES[1], (Colour.RED,)))
    assert (state.phase, find_problems(state)) == (Phase.TAKE, [])
    state, _ = rules.apply(state, Take(FACTORIES[1], Colour.RED, Line(4)))
    assert state.phase is Phase.TILE
    assert state.players[state.turn].lines[state.line] is not None


def test_complete_line_whose_space_is_taken_falls_to_the_floor() -> None:
    """Nothing is lost where players have put a tile on the wall that a line is collected for."""
    state = taking_state()
    state = set_table(state, SpaceContent(0, 0, None, Colour.RED), LineContent(0, 0, Colour.RED, 1))
    after = set_table(state, *empty_factories())
    assert find_problems(after) == []
    assert after.players[0].wall == state.players[0].wall
    assert after.lid[Colour.RED] == 1


def test_order_at_the_table_decides_who_is_next() -> None:
    """Three people who sit in another order take turns in that order."""
    state = set_table(taking_state(3), SeatsContent((0, 2, 1)))
    for seat in (0, 2, 1, 0):
        assert state.turn == seat
        state, _ = rules.apply(
            state, next(move for move in rules.legal_commands(state) if isinstance(move, Take))
        )


def test_scores_can_be_set_after_the_end() -> None:
    """The winner follows from the scores that are right."""
    state = taking_state()
    state, _ = rules.apply(state, commands.END)
    after, events = rules.apply(state, SetTable((ScoreContent(1, 30),)))
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.winners == (1,)
    with pytest.raises(IllegalCommand) as refused:
        set_table(after, RoundContent(3))
    assert refused.value.reason is SetReason.ONLY_SCORES


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (FactoryContent(FACTORIES[0], (Colour.RED,) * 5), "factory-size"),
        (FactoryContent(FACTORIES[7], (Colour.RED,)), "no-factory"),
        (LineContent(0, 2, Colour.RED, 4), "line-size"),
        (LineContent(0, 5, Colour.RED, 1), "no-line"),
        (LineContent(3, 1, Colour.RED, 1), "no-player"),
        (FloorContent(0, (Colour.RED,) * 8), "floor-size"),
        (FloorContent(0, (MARKER, MARKER)), "one-marker"),
        (ScoreContent(0, 1000), "score-range"),
        (RoundContent(0), "round-range"),
        (SeatsContent((0, 0)), "each-player-once"),
        (SpaceContent(0, 0, 1, Colour.RED), "space-other-colour"),
        (SpaceContent(0, 0, None, None), "needs-column"),
        (SpaceContent(0, 7, 1, None), "no-row"),
        (PhaseContent(Phase.OVER), "not-over"),
        (ScoreContent(0, 0), "already-so"),
        (LidContent((20, 0, 0, 0, 0)), "tiles-missing"),
    ],
)
def test_only_what_cannot_be_is_refused(content: Content, reason: str) -> None:
    with pytest.raises(IllegalCommand) as refused:
        set_table(taking_state(), content)
    assert refused.value.reason.value == reason


def test_tiles_that_do_not_exist_are_refused() -> None:
    """The game has 20 tiles of a colour; two statements together can move them."""
    state = set_table(taking_state(), LineContent(1, 4, Colour.ORANGE, 5))
    for line in range(2, LINES):
        state = set_table(state, LineContent(0, line, Colour.ORANGE, line + 1))
    with pytest.raises(IllegalCommand) as refused:
        set_table(state, FloorContent(1, (Colour.ORANGE,) * 5))
    assert refused.value.reason is SetReason.TILES_MISSING
    after = set_table(state, FloorContent(1, (Colour.ORANGE,) * 5), LineContent(0, 4, None, 0))
    assert find_problems(after) == []


def test_wall_of_any_colours_on_the_grey_board() -> None:
    """The grey wall prints no colours; people may have laid them against the rules."""
    state = taking_state(wall=Wall.GREY.value)
    spaces = (Colour.RED, Colour.RED, None, None, None)
    after = set_table(state, WallContent(0, 1, spaces))
    assert after.players[0].wall[1] == spaces


def test_factories_are_set_in_order_while_they_are_filled() -> None:
    """A factory that is named next is filled by it; a later one is refused with the remedy."""
    state = open_game(2, 0)
    tiles = (Colour.RED, Colour.RED, Colour.BLUE, Colour.BLACK)
    state = set_table(state, FactoryContent(FACTORIES[0], tiles))
    assert (state.phase, state.filled) == (Phase.FILL, 1)
    with pytest.raises(IllegalCommand) as refused:
        set_table(state, FactoryContent(FACTORIES[3], tiles))
    assert refused.value.reason is SetReason.FACTORY_GAP
    state = set_table(state, FactoryContent(FACTORIES[3], tiles), PhaseContent(Phase.TAKE))
    assert rules.expects(state).kind is Expects.TURN
    assert any(move.source is not CENTRE for move in rules.legal_commands(state))  # type: ignore[union-attr]


def test_round_and_order_that_are_set_are_told() -> None:
    """They lie nowhere on the table, so that nobody would notice them."""
    state = taking_state(3)
    _, (event,) = rules.apply(state, SetTable((RoundContent(4), SeatsContent((0, 2, 1)))))
    assert isinstance(event, TableSet)
    context = NarrationContext(NAMES[:3], state.options, Verbosity.NORMAL)
    told_names = [sentence.name for sentence in places.table_set(context, event)]
    assert {"round-begun", "places-seats"} <= set(told_names)


def test_tiles_beside_the_disc_are_told_when_the_table_is_laid_again() -> None:
    """The disc has 16 spaces, one of them for the marker."""
    tiles = (*[Colour.RED] * 6, *[Colour.BLUE] * 6, *[Colour.BLACK] * 6)
    state = set_table(taking_state(), CentreContent(lay_centre(tiles)))
    context = NarrationContext(NAMES[:2], state.options, Verbosity.NORMAL)
    [centre] = [item for item in places.contents(state) if isinstance(item, CentreContent)]
    assert len(centre.disc.beside) == 3
    told_names = [sentence.name for sentence in places.describe(context, [centre])]
    assert told_names[-1] == "azul-centre-beside"


def test_filling_ends_with_the_last_tiles_that_there_are() -> None:
    """Rules, "Next round": if bag and lid are empty, the round starts with what there is."""
    state = before_fill(position(), "rrbs", "")
    tiles = (Colour.RED, Colour.RED, Colour.BLUE, Colour.BLACK)
    after = set_table(state, FactoryContent(FACTORIES[0], tiles))
    assert (after.phase, sum(after.bag) + sum(after.lid)) == (Phase.TAKE, 0)
    few = before_fill(position(), "rrbsx", "")
    assert set_table(few, FactoryContent(FACTORIES[0], tiles)).phase is Phase.FILL


def test_it_is_told_where_the_marker_of_an_emptied_floor_line_goes() -> None:
    """While the walls are tiled, its holder keeps it beside the board."""
    state = taking_state()
    players = (state.players[0]._replace(floor=(MARKER, Colour.RED)), *state.players[1:])
    before = state._replace(players=players, holder=0)
    after = before._replace(players=state.players)
    changed = [
        content
        for content in find_changed(places.contents(before), places.contents(after))
        if isinstance(content, MarkerContent)
    ]
    assert changed == [MarkerContent(0, beside=True)]
    context = NarrationContext(NAMES[:2], state.options, Verbosity.NORMAL)
    assert places.describe(context, changed) == [phrase("azul-marker-beside", player=NAMES[0])]
