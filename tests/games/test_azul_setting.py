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

from azul_access.games.azul import commands, facts, places, rules
from azul_access.games.azul.centre import CENTRE_PLACE, MARKER_PLACE, lay_centre
from azul_access.games.azul.commands import SetTable, Take
from azul_access.games.azul.editions import Context, Wall, wall_colour
from azul_access.games.azul.events import GameEnded, TableSet
from azul_access.games.azul.evolving import evolve
from azul_access.games.azul.lines import FLOOR_LINE, LINE
from azul_access.games.azul.pieces import ALL_COLOURS, LINES, MARKER, Colour, Line
from azul_access.games.azul.places import BAG, FACTORY, LID, PHASE, ROUND, SCORE, TABLE, TURN
from azul_access.games.azul.state import PatternRow, Phase, State
from azul_access.games.azul.statements import STATEMENTS
from azul_access.games.azul.walls import SPACE, WALL
from azul_access.games.kinds import AnyContent
from azul_access.games.set_checks import SetReason
from azul_access.games.shared_kinds import ORDER, Holder, SaidPhase
from azul_access.games.sources import CENTRE, FACTORIES
from azul_access.games.system import Expects, IllegalCommand
from azul_access.games.tile_kinds import OneSpace
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases

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


CONTENTS: st.SearchStrategy[AnyContent] = st.one_of(
    st.builds(FACTORY.content, TILES, st.none(), st.integers(0, 8)),
    st.builds(CENTRE_PLACE.content, st.lists(COLOURS, max_size=20).map(lay_centre)),
    st.builds(LINE.content, st.builds(PatternRow, COLOURS, st.integers(1, 6)), SEATS, INDEXES),
    st.builds(LINE.content, st.none(), SEATS, INDEXES),
    st.builds(
        lambda seat, row, is_set: WALL.content(wall_spaces(row, is_set), seat, row),
        SEATS,
        INDEXES,
        st.lists(st.booleans(), min_size=5, max_size=5),
    ),
    st.builds(
        SPACE.content, st.builds(OneSpace, st.one_of(st.none(), INDEXES), COLOURS), SEATS, INDEXES
    ),
    st.builds(
        FLOOR_LINE.content,
        st.lists(st.sampled_from([*ALL_COLOURS, MARKER]), max_size=8).map(tuple),
        SEATS,
    ),
    st.builds(SCORE.content, st.integers(0, 1200), SEATS),
    st.builds(MARKER_PLACE.content, st.builds(Holder, SEATS)),
    st.builds(LID.content, st.tuples(*[st.integers(0, 8)] * 5)),
    st.builds(BAG.content, st.tuples(*[st.integers(0, 8)] * 5)),
    st.builds(ROUND.content, st.integers(0, 120)),
    st.builds(PHASE.content, st.builds(SaidPhase, st.sampled_from(Phase))),
    st.builds(TURN.content, st.integers(0, 3)),
    st.permutations([0, 1]).map(lambda order: ORDER.content(tuple(order))),
    st.permutations([0, 1, 2]).map(lambda order: ORDER.content(tuple(order))),
)
SETTINGS = st.lists(CONTENTS, min_size=1, max_size=3).map(lambda items: SetTable(tuple(items)))


def set_table(state: State, *contents: AnyContent) -> State:
    return rules.apply(state, SetTable(contents))[0]


def empty_factories() -> list[AnyContent]:
    return [FACTORY.content((), number=factory.index) for factory in FACTORIES[:5]]


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
        again, _ = rules.apply(opening, STATEMENTS.decode_position(names, data))
    again_data = facts.encode_state(names, again)
    # Where the tiles lie on the disc depends on the order in which they came.
    for one in (data, again_data):
        one["centre"] = sorted(cast("list[str]", one["centre"]))
    assert again_data == data


@given(reached_states())
def test_contents_are_the_same_places_in_every_state(state: State) -> None:
    """Two states of a game can be compared place by place."""
    opening = TABLE.contents(open_game(len(state.players), 0))
    contents = TABLE.contents(state)
    assert [content.kind for content in contents] == [content.kind for content in opening]
    stepped = [content for step in TABLE.steps(contents) for content in step]
    assert sorted(map(repr, stepped)) == sorted(map(repr, contents))


def test_tiles_come_from_the_bag_and_go_to_the_lid() -> None:
    """What was drawn comes from the bag; what was played goes to the lid."""
    state = taking_state()
    bag = state.bag[Colour.RED]
    after = set_table(state, LINE.content(PatternRow(Colour.RED, 2), 0, 2))
    assert (after.bag[Colour.RED], after.lid[Colour.RED]) == (bag - 2, 0)
    after = set_table(after, LINE.content(None, 0, 2))
    assert (after.bag[Colour.RED], after.lid[Colour.RED]) == (bag - 2, 2)
    after = set_table(after, FACTORY.content((Colour.RED,) * 4, number=0))
    assert after.bag[Colour.RED] == bag - 4
    assert after.bag[Colour.BLUE] == state.bag[Colour.BLUE] + 1


def test_tiles_on_boards_come_from_the_lid_first() -> None:
    """Only what the lid does not have comes from the bag, and the other way round for draws."""
    state = set_table(taking_state(), LID.content((3, 0, 0, 0, 0)))
    bag = state.bag[Colour.RED]
    after = set_table(state, LINE.content(PatternRow(Colour.RED, 2), 0, 2))
    assert (after.bag[Colour.RED], after.lid[Colour.RED]) == (bag, 1)
    after = set_table(state, LINE.content(PatternRow(Colour.RED, 5), 0, 4))
    assert (after.bag[Colour.RED], after.lid[Colour.RED]) == (bag - 2, 0)
    few = set_table(state, BAG.content((1, *state.bag[1:])))
    lid = few.lid[Colour.RED]
    after = set_table(few, FACTORY.content((Colour.RED,) * 4, number=0))
    assert (after.bag[Colour.RED], after.lid[Colour.RED]) == (0, lid - 1)


def test_tile_that_only_moved_leaves_bag_and_lid_alone() -> None:
    """A tile from a board back on a factory was never in the bag or the lid."""
    state = set_table(taking_state(), LINE.content(PatternRow(Colour.RED, 1), 0, 0))
    before = (state.bag, state.lid)
    tiles = (Colour.RED, Colour.RED, Colour.RED, Colour.BLUE)
    after = set_table(
        state,
        LINE.content(None, 0, 0),
        FACTORY.content(tiles, number=0),
        LINE.content(PatternRow(Colour.BLACK, 1), 1, 0),
    )
    assert (after.bag, after.lid) == before


def test_marker_is_in_one_place_only() -> None:
    """The marker is on its holder's floor line while there is room."""
    state = set_table(taking_state(), MARKER_PLACE.content(Holder(1)))
    assert state.players[1].floor == (MARKER,)
    assert not any(piece is MARKER for piece in state.centre.spaces)
    state = set_table(state, FLOOR_LINE.content((Colour.RED, MARKER), 0))
    assert state.holder == 0
    assert state.players[1].floor == ()
    state = set_table(state, MARKER_PLACE.content(Holder(None)))
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
    state = set_table(
        taking_state(), FLOOR_LINE.content(pieces(before), 0), MARKER_PLACE.content(Holder(0))
    )
    state = set_table(state, FLOOR_LINE.content(pieces(said), 0))
    assert (state.holder, state.players[0].floor) == (0, pieces(after))


def test_round_ends_when_the_last_tiles_are_set_away() -> None:
    """Rules, "Tiling": it begins when factories and centre are empty."""
    state = taking_state()
    after = set_table(state, *empty_factories(), SCORE.content(5, 0))
    assert (after.round, after.phase) == (2, Phase.FILL)


def test_tiles_that_can_be_taken_come_before_the_tiling() -> None:
    """While a player chooses a column, a factory is not empty after all: its tiles are taken."""
    state = set_table(taking_state(wall="grey"), LINE.content(PatternRow(Colour.ORANGE, 1), 0, 0))
    state = set_table(state, *empty_factories())
    assert state.phase is Phase.TILE
    state = set_table(state, FACTORY.content((Colour.RED,), number=1))
    assert (state.phase, find_problems(state)) == (Phase.TAKE, [])
    state, _ = rules.apply(state, Take(FACTORIES[1], Colour.RED, Line(4)))
    assert state.phase is Phase.TILE
    assert state.players[state.turn].lines[state.line] is not None


def test_complete_line_whose_space_is_taken_falls_to_the_floor() -> None:
    """Nothing is lost where players have put a tile on the wall that a line is collected for."""
    state = taking_state()
    state = set_table(
        state,
        SPACE.content(OneSpace(None, Colour.RED), 0, 0),
        LINE.content(PatternRow(Colour.RED, 1), 0, 0),
    )
    after = set_table(state, *empty_factories())
    assert find_problems(after) == []
    assert after.players[0].wall == state.players[0].wall
    assert after.lid[Colour.RED] == 1


def test_order_at_the_table_decides_who_is_next() -> None:
    """Three people who sit in another order take turns in that order."""
    state = set_table(taking_state(3), ORDER.content((0, 2, 1)))
    for seat in (0, 2, 1, 0):
        assert state.turn == seat
        state, _ = rules.apply(
            state, next(move for move in rules.legal_commands(state) if isinstance(move, Take))
        )


def test_scores_can_be_set_after_the_end() -> None:
    """The winner follows from the scores that are right."""
    state = taking_state()
    state, _ = rules.apply(state, commands.END)
    after, events = rules.apply(state, SetTable((SCORE.content(30, 1),)))
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.winners == (1,)
    with pytest.raises(IllegalCommand) as refused:
        set_table(after, ROUND.content(3))
    assert refused.value.reason is SetReason.ONLY_SCORES


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (FACTORY.content((Colour.RED,) * 5, number=0), "factory-size"),
        (FACTORY.content((Colour.RED,), number=7), "no-factory"),
        (FACTORY.content((Colour.RED,), number=19), "no-factory"),
        (LINE.content(PatternRow(Colour.RED, 4), 0, 2), "line-size"),
        (LINE.content(PatternRow(Colour.RED, 1), 0, 5), "no-line"),
        (LINE.content(PatternRow(Colour.RED, 1), 3, 1), "no-player"),
        (FLOOR_LINE.content((Colour.RED,) * 8, 0), "floor-size"),
        (FLOOR_LINE.content((MARKER, MARKER), 0), "one-marker"),
        (SCORE.content(1000, 0), "score-range"),
        (ROUND.content(0), "round-range"),
        (ORDER.content((0, 0)), "each-player-once"),
        (SPACE.content(OneSpace(1, Colour.RED), 0, 0), "space-other-colour"),
        (SPACE.content(OneSpace(None, None), 0, 0), "needs-column"),
        (SPACE.content(OneSpace(1, None), 0, 7), "no-row"),
        (PHASE.content(SaidPhase(Phase.OVER)), "not-over"),
        (SCORE.content(0, 0), "already-so"),
        (LID.content((20, 0, 0, 0, 0)), "tiles-missing"),
    ],
)
def test_only_what_cannot_be_is_refused(content: AnyContent, reason: str) -> None:
    with pytest.raises(IllegalCommand) as refused:
        set_table(taking_state(), content)
    assert refused.value.reason.value == reason


def test_tiles_that_do_not_exist_are_refused() -> None:
    """The game has 20 tiles of a colour; two statements together can move them."""
    state = set_table(taking_state(), LINE.content(PatternRow(Colour.ORANGE, 5), 1, 4))
    for line in range(2, LINES):
        state = set_table(state, LINE.content(PatternRow(Colour.ORANGE, line + 1), 0, line))
    with pytest.raises(IllegalCommand) as refused:
        set_table(state, FLOOR_LINE.content((Colour.ORANGE,) * 5, 1))
    assert refused.value.reason is SetReason.TILES_MISSING
    after = set_table(state, FLOOR_LINE.content((Colour.ORANGE,) * 5, 1), LINE.content(None, 0, 4))
    assert find_problems(after) == []


def test_wall_of_any_colours_on_the_grey_board() -> None:
    """The grey wall prints no colours; people may have laid them against the rules."""
    state = taking_state(wall=Wall.GREY.value)
    spaces = (Colour.RED, Colour.RED, None, None, None)
    after = set_table(state, WALL.content(spaces, 0, 1))
    assert after.players[0].wall[1] == spaces


def test_factories_are_set_in_order_while_they_are_filled() -> None:
    """A factory that is named next is filled by it; a later one is refused with the remedy."""
    state = open_game(2, 0)
    tiles = (Colour.RED, Colour.RED, Colour.BLUE, Colour.BLACK)
    state = set_table(state, FACTORY.content(tiles, number=0))
    assert (state.phase, state.filled) == (Phase.FILL, 1)
    with pytest.raises(IllegalCommand) as refused:
        set_table(state, FACTORY.content(tiles, number=3))
    assert refused.value.reason is SetReason.FACTORY_GAP
    state = set_table(state, FACTORY.content(tiles, number=3), PHASE.content(SaidPhase(Phase.TAKE)))
    assert rules.expects(state).kind is Expects.TURN
    assert any(move.source is not CENTRE for move in rules.legal_commands(state))  # type: ignore[union-attr]


def test_round_and_order_that_are_set_are_told() -> None:
    """They lie nowhere on the table, so that nobody would notice them."""
    state = taking_state(3)
    _, (event,) = rules.apply(state, SetTable((ROUND.content(4), ORDER.content((0, 2, 1)))))
    assert isinstance(event, TableSet)
    context = Context(NAMES[:3], state.options, Verbosity.NORMAL)
    told = {sentence.name: sentence for sentence in places.table_set(context, event)}
    assert {"round-begun", "places-seats"} <= told.keys()
    order = load_phrases("en").render(told["places-seats"], Verbosity.NORMAL, Form.SHOW)
    at = [order.index(NAMES[seat]) for seat in (0, 2, 1)]
    assert at == sorted(at), order


def test_tiles_beside_the_disc_are_told_when_the_table_is_laid_again() -> None:
    """The disc has 16 spaces, one of them for the marker."""
    tiles = (*[Colour.RED] * 6, *[Colour.BLUE] * 6, *[Colour.BLACK] * 6)
    state = set_table(taking_state(), CENTRE_PLACE.content(lay_centre(tiles)))
    context = Context(NAMES[:2], state.options, Verbosity.NORMAL)
    [centre] = CENTRE_PLACE.among(TABLE.contents(state))
    assert len(centre.value.beside) == 3
    told_names = [sentence.name for sentence in TABLE.describe(context, [centre])]
    assert told_names[-1] == "azul-centre-beside"


def test_filling_ends_with_the_last_tiles_that_there_are() -> None:
    """Rules, "Next round": if bag and lid are empty, the round starts with what there is."""
    state = before_fill(position(), "rrbs", "")
    tiles = (Colour.RED, Colour.RED, Colour.BLUE, Colour.BLACK)
    after = set_table(state, FACTORY.content(tiles, number=0))
    assert (after.phase, sum(after.bag) + sum(after.lid)) == (Phase.TAKE, 0)
    few = before_fill(position(), "rrbsx", "")
    assert set_table(few, FACTORY.content(tiles, number=0)).phase is Phase.FILL


def test_it_is_told_where_the_marker_of_an_emptied_floor_line_goes() -> None:
    """While the walls are tiled, its holder keeps it beside the board."""
    state = taking_state()
    players = (state.players[0]._replace(floor=(MARKER, Colour.RED)), *state.players[1:])
    before = state._replace(players=players, holder=0)
    after = before._replace(players=state.players)
    [was, *_], changed = MARKER_PLACE.read(before), MARKER_PLACE.read(after)
    assert changed != [was]
    assert changed == [MARKER_PLACE.content(Holder(0, beside=True))]
    context = Context(NAMES[:2], state.options, Verbosity.NORMAL)
    assert TABLE.describe(context, changed) == [phrase("azul-marker-beside", player=NAMES[0])]
