"""What holds in every game of base Azul, whatever is played, typed or read from a file."""

import copy
import json
from dataclasses import replace
from random import Random
from typing import cast

import pytest
from azul_position import new_game, tiles
from azul_random import Habit, Played, openings, random_game, reached_states
from azul_values import HOSTILE, OBJECTS
from hypothesis import given, settings
from hypothesis import strategies as st

from azul_access.games.azul import commands, disc, rules, scoring, virtual_bag
from azul_access.games.azul.commands import END, TAKES, Choose, Command, End, Fill, Take
from azul_access.games.azul.editions import Wall, wall_colour
from azul_access.games.azul.events import (
    Blocked,
    BonusScored,
    FloorCleared,
    GameEnded,
    RoundEnded,
    RoundStarted,
    Taken,
    Tiled,
)
from azul_access.games.azul.layout import (
    centre_grid,
    factory_grid,
    floor_grid,
    lines_grid,
    wall_grid,
)
from azul_access.games.azul.pieces import FLOOR, LINES, PATTERN_LINES, Colour, Line
from azul_access.games.azul.state import Phase, State
from azul_access.games.sources import CENTRE, FACTORIES, Factory
from azul_access.games.system import Expects, IllegalCommand

# Rules, section 2: what a round can put into the centre, for 2, 3 and 4 players.
MOST_IN_THE_CENTRE = {2: 15, 3: 21, 4: 27}

HABITS = st.sampled_from(Habit)
SEEDS = st.integers(0, 2**32)


# Whole games


def check_state(state: State) -> None:
    """What a reachable state holds: all tiles, and walls that the rules allow."""
    assert rules.find_problems(state) == ()
    assert len(disc.tiles(state.centre)) <= MOST_IN_THE_CENTRE[len(state.players)]
    for player in state.players:
        for index, row in enumerate(player.wall):
            placed = [tile for tile in row if tile is not None]
            assert len(placed) == len(set(placed))
            line = player.lines[index]
            assert line is None or line.colour not in row
            if state.options.wall is Wall.COLOURED:
                for column, tile in enumerate(row):
                    assert tile is None or tile is wall_colour(index, column)
        for column in range(LINES):
            placed = [tile for row in player.wall if (tile := row[column]) is not None]
            assert len(placed) == len(set(placed))


def check_expectation(state: State) -> None:
    """Each phase waits for someone, and lists moves where somebody chooses."""
    expected = rules.expects(state)
    moves = rules.legal_commands(state)
    assert (expected.player is None) == (expected.kind is Expects.OVER)
    assert bool(moves) == (expected.kind in (Expects.TURN, Expects.CHOICE, Expects.STUCK))
    assert len(moves) == len(set(moves))
    assert (rules.fill_size(state) > 0) or expected.kind is not Expects.FILL
    if expected.kind is Expects.CHOICE:
        # A single allowed column is tiled without asking.
        assert len(moves) > 1


def check_events(played: Played) -> None:
    """What is told adds up to the scores, and follows on what was told before."""
    assert played.events
    scores = [player.score for player in played.before.players]
    for event in played.events:
        if isinstance(event, Tiled | FloorCleared | BonusScored):
            assert event.before == scores[event.player]
            scores[event.player] = event.after
        if isinstance(event, Tiled):
            points = scoring.placement_points(event.across, event.down)
            assert event.after - event.before == points
        if isinstance(event, FloorCleared):
            assert event.after == max(0, event.before - scoring.floor_cost(event.floor))
        if isinstance(event, RoundEnded | GameEnded):
            assert list(event.scores) == scores
        if isinstance(event, Taken):
            moved = event.placed + event.dropped + event.lid
            assert moved == event.count
        if isinstance(event, Blocked):
            assert event.dropped + event.lid == event.line.index + 1
    assert [player.score for player in played.after.players] == scores


@settings(max_examples=150)
@given(openings(), SEEDS, HABITS)
def test_random_game_keeps_the_rules(opening: State, seed: int, habit: Habit) -> None:
    """Rules, section 1: any legal play keeps all 100 tiles, is told, and comes to an end."""
    check_state(opening)
    state = opening
    for played in random_game(opening, Random(seed), habit):
        check_state(played.after)
        check_expectation(played.after)
        check_events(played)
        state = played.after
    ended = played.events[-1]
    assert isinstance(ended, GameEnded)
    assert rules.expects(state).kind is Expects.OVER
    assert ended.agreed == (played.command == END)
    if not ended.agreed:
        # Rules, "End": never before the fifth round.
        assert state.round >= LINES
        assert max(ended.rows) > 0
    best = max(ended.scores)
    assert all(ended.scores[winner] == best for winner in ended.winners)


@given(openings(), SEEDS)
def test_same_draws_and_moves_make_the_same_game(opening: State, seed: int) -> None:
    """The rules hold no chance: the commands alone say what happens."""
    game = list(random_game(opening, Random(seed)))
    state = opening
    for played in game:
        state, events = rules.apply(state, played.command)
        assert (state, events) == (played.after, played.events)


@given(openings(), SEEDS)
def test_rounds_follow_each_other(opening: State, seed: int) -> None:
    """Rules, "Round": who took the marker begins the next; else who began this one."""
    starter, number = opening.starter, 1
    took: int | None = None
    for played in random_game(opening, Random(seed)):
        if isinstance(played.command, Take) and played.command.source is CENTRE and took is None:
            took = played.before.turn
        for event in played.events:
            if isinstance(event, RoundStarted):
                assert event.player == (starter if took is None else took)
                assert event.round == number + 1
                starter, number, took = event.player, event.round, None


@settings(max_examples=60)
@given(reached_states())
def test_legal_is_what_apply_accepts(state: State) -> None:
    """Rules, "A turn": every move there could be is either listed or refused."""
    moves: list[Command] = [*TAKES.values(), *(Choose(column) for column in range(LINES))]
    accepted = []
    for move in moves:
        try:
            rules.apply(state, move)
        except IllegalCommand:
            continue
        accepted.append(move)
    listed = [move for move in rules.legal_commands(state) if move != END]
    assert set(accepted) == set(listed)


@given(reached_states())
def test_counted_moves(state: State) -> None:
    """A count that people say changes nothing where it is right."""
    if state.phase is not Phase.TAKE:
        return
    for move in rules.legal_commands(state):
        assert isinstance(move, Take)
        if isinstance(move.source, Factory):
            count = state.factories[move.source.index].count(move.colour)
        else:
            count = disc.count(state.centre, move.colour)
        assert rules.apply(state, replace(move, count=count)) == rules.apply(state, move)
        for wrong in (count - 1, count + 1):
            with pytest.raises(IllegalCommand) as caught:
                rules.apply(state, replace(move, count=wrong))
            assert caught.value.reason is rules.Reason.COUNT_WRONG


@given(reached_states(), SEEDS)
def test_virtual_draws_are_legal(state: State, seed: int) -> None:
    """The program's bag draws what hands could draw, named factory or not."""
    if rules.expects(state).kind is not Expects.FILL:
        return
    fill = virtual_bag.draw(state, Random(seed))
    assert len(fill.tiles) == rules.fill_size(state)
    named = replace(fill, factory=FACTORIES[state.filled])
    assert rules.apply(state, named) == rules.apply(state, fill)


@given(reached_states())
def test_game_can_end_by_agreement_at_any_time(state: State) -> None:
    """Rules, "Next round": the players may end the game by agreement."""
    if state.phase is Phase.OVER:
        return
    after, events = rules.apply(state, END)
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.agreed
    assert rules.expects(after).kind is Expects.OVER
    assert rules.find_problems(after) == ()


@given(reached_states())
def test_grids_show_every_piece(state: State) -> None:
    """Rules, section 2: the set's grids, 2×2, 4×4, 1×7, five lines and 5×5, with all pieces."""
    for index in range(len(state.factories)):
        grid = factory_grid(state, index)
        assert [len(row) for row in grid.rows] == [2, 2]
    assert [len(row) for row in centre_grid(state).rows] == [4] * 4
    for player in state.players:
        assert [len(row) for row in lines_grid(player).rows] == [1, 2, 3, 4, 5]
        assert [len(row) for row in wall_grid(player).rows] == [5] * 5
        assert [len(row) for row in floor_grid(player).rows] == [7]
        labels = [label for row in lines_grid(player).rows for label in row if label]
        assert len(labels) == sum(row.count for row in player.lines if row)
        for row in lines_grid(player).rows:
            # From right to left: what is free lies on the left.
            assert list(row) == sorted(row, key=bool)


# Commands as JSON


@given(openings(), SEEDS)
def test_commands_survive_the_log(opening: State, seed: int) -> None:
    """Encoded, written, read and decoded, each command of a game is itself again."""
    for played in random_game(opening, Random(seed)):
        written = json.dumps(commands.encode(played.command))
        assert commands.decode(json.loads(written)) == played.command


@given(
    st.one_of(
        st.builds(
            Take,
            st.sampled_from([*FACTORIES, CENTRE]),
            st.sampled_from(Colour),
            st.sampled_from([*PATTERN_LINES, FLOOR]),
            st.none() | st.integers(1, 100),
        ),
        st.builds(
            Fill,
            st.lists(st.sampled_from(Colour), max_size=6).map(tuple),
            st.none() | st.sampled_from(FACTORIES),
        ),
        st.builds(Choose, st.integers(0, LINES - 1)),
        st.just(END),
    )
)
def test_any_command_survives_the_log(command: Command) -> None:
    """Commands of every kind, legal somewhere or not."""
    written = json.dumps(commands.encode(command))
    assert commands.decode(json.loads(written)) == command


@pytest.mark.parametrize(
    ("command", "data"),
    [
        (Fill(tiles("rbsx")), {"do": "fill", "tiles": ["R", "B", "SCH", "X"]}),
        (Fill(tiles("o"), Factory(1)), {"do": "fill", "tiles": ["O"], "factory": 2}),
        (
            Take(Factory(0), Colour.BLACK, Line(2)),
            {"do": "take", "from": 1, "colour": "SCH", "to": 3},
        ),
        (
            Take(CENTRE, Colour.RED, FLOOR, 2),
            {"do": "take", "from": "centre", "colour": "R", "to": "floor", "count": 2},
        ),
        (Choose(0), {"do": "choose", "column": 1}),
        (END, {"do": "end"}),
    ],
)
def test_form_of_commands_in_the_log(command: Command, data: dict[str, object]) -> None:
    """The public file format: labels for colours, numbers counted from 1."""
    assert commands.encode(command) == data
    assert commands.decode(data) == command


def is_well_formed(command: object) -> bool:
    """Whether every field is exactly of its type, so that it can be written and read again."""
    match command:
        case Take(source, colour, target, count):
            return (
                (source is CENTRE or (type(source) is Factory and type(source.index) is int))
                and type(colour) is Colour
                and (target is FLOOR or (type(target) is Line and type(target.index) is int))
                and (count is None or type(count) is int)
            )
        case Fill(drawn, factory):
            return (
                type(drawn) is tuple
                and all(type(tile) is Colour for tile in drawn)
                and (factory is None or (type(factory) is Factory and type(factory.index) is int))
            )
        case Choose(column):
            return type(column) is int
        case End():
            return True
    return False


@settings(max_examples=600)
@given(OBJECTS)
def test_any_object_decodes_or_is_refused(data: dict[str, object]) -> None:
    """A damaged or foreign log line is no command; nothing else is raised."""
    try:
        command = commands.decode(data)
    except IllegalCommand:
        return
    assert is_well_formed(command)
    assert commands.decode(commands.encode(command)) == command


TAKE_LINE: dict[str, object] = {"do": "take", "from": 1, "colour": "R", "to": 1}


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": "draw"},
        {"do": ["end"]},
        {"do": "take"},
        *(TAKE_LINE | {"from": source} for source in (0, 10, -1, "center", "1", None, [1])),
        *(TAKE_LINE | {"to": target} for target in (0, 6, "1", None, [1])),
        *(TAKE_LINE | {"colour": label} for label in ("r", "S", "", 0, None, ["R"])),
        *(TAKE_LINE | {"count": count} for count in (0, 101, -1, True, 1.0, "1")),
        {"do": "fill"},
        *({"do": "fill", "tiles": drawn} for drawn in ("RBX", None, ["r"], [0], [["R"]], {"R": 1})),
        *({"do": "fill", "tiles": ["R"], "factory": place} for place in (0, 10, True, 1.0, "1")),
        {"do": "choose"},
        *({"do": "choose", "column": column} for column in (0, 6, -1, True, 1.0, "1", None)),
    ],
    ids=str,
)
def test_damaged_log_lines(data: dict[str, object]) -> None:
    """Numbers out of range and labels that are none are no command."""
    assert commands.decode(TAKE_LINE) == Take(Factory(0), Colour.RED, Line(0))
    with pytest.raises(IllegalCommand) as caught:
        commands.decode(data)
    assert caught.value.reason is commands.MalformedReason.MALFORMED


# Hostile commands


@settings(max_examples=400)
@given(reached_states(), st.lists(HOSTILE, min_size=1, max_size=25))
def test_hostile_commands_are_refused(state: State, hostile: list[object]) -> None:
    """`apply` is atomic and total for any field values."""
    before = copy.deepcopy(state)
    for command in hostile:
        try:
            after, events = rules.apply(state, cast(Command, command))
        except IllegalCommand:
            pass
        else:
            # Among any values there are right ones.
            assert is_well_formed(command)
            assert events
            assert rules.find_problems(after) == ()
        assert state == before


@pytest.mark.parametrize("index", [False, 0.0])
def test_fill_names_a_factory_by_a_whole_number_only(index: object) -> None:
    """`apply` is total for any field values; what it accepts can be read from the log again."""
    command = Fill(tiles("rbsx"), Factory(cast(int, index)))
    with pytest.raises(IllegalCommand):
        rules.apply(new_game(), command)
