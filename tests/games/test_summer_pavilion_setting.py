"""Setting the table of Summer Pavilion: any table that can be is accepted, no tile is ever lost."""

import json
from functools import reduce
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sentences import check_sentences
from summer_pavilion_checks import check_choices, find_tile_problems
from summer_pavilion_position import board, counts, new_game, place, placing, play, position, stock
from summer_pavilion_random import Habit, open_game, random_game, reached_states

from azul_access.games.contents import (
    BagContent,
    FactoryContent,
    RoundContent,
    ScoreContent,
    SeatsContent,
    TurnContent,
)
from azul_access.games.setting import SetReason
from azul_access.games.sources import FACTORIES
from azul_access.games.summer_pavilion import (
    commands,
    narration,
    places,
    put_back,
    rules,
    statistics,
)
from azul_access.games.summer_pavilion.commands import Pass, SetTable
from azul_access.games.summer_pavilion.contents import (
    CentreContent,
    Content,
    CornersContent,
    HandContent,
    PassedContent,
    PhaseContent,
    SpaceContent,
    StarContent,
    StoneContent,
    SupplyContent,
    TowerContent,
)
from azul_access.games.summer_pavilion.editions import NarrationContext
from azul_access.games.summer_pavilion.events import (
    BonusTaken,
    GameEnded,
    RoundEnded,
    TableSet,
    TakingEnded,
)
from azul_access.games.summer_pavilion.evolving import evolve
from azul_access.games.summer_pavilion.pieces import ALL_COLOURS, Colour
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.system import Expects, IllegalCommand
from azul_access.language.phrase import Verbosity

NAMES = ("Anna", "Ben", "Clara", "Dirk")
COLOURS = st.sampled_from(ALL_COLOURS)
FREE_OR_COLOUR = st.one_of(st.none(), COLOURS)
SEATS = st.one_of(st.none(), st.integers(0, 3))
FEW = st.lists(COLOURS, max_size=5).map(lambda tiles: tuple(map(tiles.count, ALL_COLOURS)))
MANY = st.lists(COLOURS, max_size=12).map(lambda tiles: tuple(map(tiles.count, ALL_COLOURS)))


def star_spaces(star: int, is_set: list[bool]) -> StarContent:
    """An outer star with tiles of its own colour, or the centre star with all colours."""
    spaces = [colour if star in (0, 7) else Colour(star - 1) for colour in ALL_COLOURS]
    free = [tile if here else None for tile, here in zip(spaces, is_set, strict=True)]
    return StarContent(None, star, tuple(free))


CONTENTS: st.SearchStrategy[Content] = st.one_of(
    st.builds(FactoryContent, st.sampled_from(FACTORIES), st.lists(COLOURS, max_size=5).map(tuple)),
    st.builds(CentreContent, MANY),
    st.builds(SupplyContent, MANY),
    st.builds(StoneContent, SEATS),
    st.builds(star_spaces, st.integers(0, 7), st.lists(st.booleans(), min_size=6, max_size=6)),
    st.builds(SpaceContent, SEATS, st.integers(0, 7), st.integers(0, 6), FREE_OR_COLOUR),
    st.builds(HandContent, SEATS, MANY),
    st.builds(CornersContent, SEATS, FEW),
    st.builds(PassedContent, SEATS, st.booleans()),
    st.builds(ScoreContent, SEATS, st.integers(0, 1100)),
    st.builds(BagContent, MANY),
    st.builds(TowerContent, MANY),
    st.builds(RoundContent, st.integers(0, 7)),
    st.builds(PhaseContent, st.sampled_from(Phase), st.integers(0, 3)),
    st.builds(TurnContent, st.integers(0, 3)),
    st.permutations([0, 1]).map(lambda order: SeatsContent(tuple(order))),
    st.permutations([0, 1, 2]).map(lambda order: SeatsContent(tuple(order))),
)
SETTINGS = st.lists(CONTENTS, min_size=1, max_size=4).map(lambda items: SetTable(tuple(items)))


def set_table(state: State, *contents: Content) -> State:
    return rules.apply(state, SetTable(contents))[0]


@given(reached_states(), SETTINGS, st.integers(0, 2**32), st.sampled_from(Habit))
def test_setting_keeps_all_tiles_and_the_game_goes_on(
    state: State, command: SetTable, seed: int, habit: Habit
) -> None:
    """Whatever is set: 132 tiles, and always something to do until the game is over."""
    try:
        after, _ = rules.apply(state, command)
    except IllegalCommand:
        return  # the state is a value and has not changed
    for turn in islice(random_game(after, Random(seed), habit), 1000):
        assert find_tile_problems(turn.before) == []
        check_choices(turn.before)
        assert reduce(evolve, turn.events, turn.before) == turn.after
        after = turn.after
    assert find_tile_problems(after) == []
    assert rules.expects(after).kind is Expects.OVER


@given(reached_states(), SETTINGS, st.sampled_from(Verbosity))
def test_events_of_a_setting_tell_the_whole_change(
    state: State, command: SetTable, verbosity: Verbosity
) -> None:
    """The events lead to the state; they are told, taken back, and add up to the scores."""
    try:
        after, events = rules.apply(state, command)
    except IllegalCommand:
        return
    assert reduce(evolve, events, state) == after
    context = NarrationContext(NAMES[: len(state.players)], state.options, verbosity)
    for event in events:
        check_sentences(narration.narrate(context, event), verbosity)
    for part in put_back.parts(events):
        check_sentences(put_back.put_back(context, part), verbosity)
    scores = [player.score for player in state.players]
    for event in events:
        for gain in statistics.gains(event):
            scores[gain.seat] += gain.points
    assert scores == [player.score for player in after.players]


@given(SETTINGS)
def test_settings_survive_the_log(command: SetTable) -> None:
    """A log holds a setting as JSON."""
    assert commands.decode(json.loads(json.dumps(commands.encode(command)))) == command


@given(reached_states())
def test_contents_are_the_same_places_in_every_state(state: State) -> None:
    """Two states of a game can be compared place by place; nothing is left out of the steps."""
    opening = places.contents(open_game(len(state.players), 0))
    contents = places.contents(state)
    assert [type(content) for content in contents] == [type(content) for content in opening]
    assert [places.area(content) for content in contents] == [
        places.area(content) for content in opening
    ]
    stepped = [content for step in places.steps(contents) for content in step]
    assert sorted(map(repr, stepped)) == sorted(map(repr, contents))


@given(reached_states())
def test_what_lies_there_already_changes_nothing(state: State) -> None:
    """The whole table as it is can be said, but is no setting."""
    if state.phase is Phase.OVER:
        return
    with pytest.raises(IllegalCommand) as refused:
        set_table(state, *places.contents(state))
    assert refused.value.reason is SetReason.ALREADY_SO


def test_tiles_come_from_the_bag_and_go_to_the_tower() -> None:
    """What was drawn comes from the bag; what was played goes to the tower."""
    state = position(factories=("rrbb",), supply="oooooooooo")
    bag = state.bag[Colour.RED]
    after = set_table(state, HandContent(0, counts("rr")))
    assert (after.bag[Colour.RED], after.tower[Colour.RED]) == (bag - 2, 0)
    after = set_table(after, HandContent(0, counts("")))
    assert (after.bag[Colour.RED], after.tower[Colour.RED]) == (bag - 2, 2)
    after = set_table(after, SupplyContent(counts("oooooooorr")))
    assert (after.bag[Colour.RED], after.tower[Colour.RED]) == (bag - 4, 2)
    assert after.bag[Colour.ORANGE] == state.bag[Colour.ORANGE] + 2


def test_tile_from_a_factory_to_a_hand_leaves_bag_and_tower_alone() -> None:
    state = position(factories=("rrbb", "gg"), supply="oooooooooo")
    factory = FactoryContent(FACTORIES[0], (Colour.BLUE, Colour.BLUE))
    after = set_table(state, factory, HandContent(0, counts("rr")))
    assert (after.bag, after.tower) == (state.bag, state.tower)


def test_said_bag_puts_all_other_tiles_into_the_tower() -> None:
    state = placing(board(hand="r"), board(hand="g"))
    after = set_table(state, BagContent(counts("rb")))
    assert after.bag == counts("rb")
    assert sum(after.tower) == sum(state.bag) - 2


def test_placing_begins_when_the_last_tiles_are_set_away() -> None:
    """Rules 3, "Phase 1": it ends when the factories and the centre are empty."""
    state = position(factories=("rrbb",), supply="oooooooooo", holder=1)
    after, events = rules.apply(state, SetTable((FactoryContent(FACTORIES[0], ()),)))
    assert [type(event) for event in events] == [TableSet, TakingEnded]
    assert (after.phase, after.turn) == (Phase.PLACE, 1)


def test_round_ends_when_everybody_has_passed() -> None:
    """Who passes keeps the tiles that the corners hold; the next round gives them back."""
    state = placing(board(hand="rr"), board(hand="g", passed=False))
    after = set_table(state, PassedContent(0, passed=True))
    assert (after.turn, after.players[0].corners) == (1, counts("rr"))
    after, events = rules.apply(after, SetTable((PassedContent(1, passed=True),)))
    assert RoundEnded in [type(event) for event in events]
    assert (after.round, after.players[0].hand, after.players[1].hand) == (
        2,
        counts("rr"),
        counts("g"),
    )


def test_who_has_not_passed_has_the_kept_tiles_again() -> None:
    state = placing(board(hand="rr"), board(corners="gg", passed=True))
    after = set_table(state, PassedContent(1, passed=False))
    assert (after.players[1].hand, after.players[1].corners) == (counts("gg"), counts(""))


@pytest.mark.parametrize(
    ("hand", "kept"), [("rr", True), ("rrbb", True), ("rrrbb", False), ("rrrbbb", False)]
)
def test_more_tiles_than_the_corners_hold_stay_beside_the_board(hand: str, *, kept: bool) -> None:
    """There are four corners; of more tiles nobody said which ones are kept."""
    state = placing(board(hand=hand), board(hand="g"))
    after = set_table(state, PassedContent(0, passed=True))
    (beside, corners) = ("", hand) if kept else (hand, "")
    assert (after.players[0].hand, after.players[0].corners) == (counts(beside), counts(corners))
    assert after.turn == 1


def test_tiles_in_the_corners_leave_less_room_for_those_of_a_pass() -> None:
    """Players may have put tiles there too early."""
    state = set_table(placing(board(hand="rrr"), board(hand="g")), CornersContent(0, counts("bb")))
    passes = [move for move in rules.legal_commands(state) if isinstance(move, Pass)]
    assert passes == [Pass((Colour.RED, Colour.RED))]
    after, _ = rules.apply(state, passes[0])
    assert after.players[0].corners == counts("rrbb")
    full = set_table(state, CornersContent(0, counts("bbbb")))
    after, _ = rules.apply(full, Pass())
    assert after.players[0].corners == counts("bbbb")


def test_order_at_the_table_decides_who_is_next() -> None:
    """Three people who sit in another order take and place in that order."""
    state = position(board(), board(), board(), factories=("r", "r", "r", "r"), supply="oooooooooo")
    state = set_table(state, SeatsContent((0, 2, 1)))
    for seat in (0, 2, 1, 0):
        assert state.turn == seat
        state, _ = rules.apply(state, rules.legal_commands(state)[0])
    assert state.phase is Phase.PLACE
    state, _ = rules.apply(state, Pass())
    assert state.turn == 2


def test_choice_of_bonus_tiles_ends_with_a_supply_without_a_choice() -> None:
    """Two orange tiles are due: with three left there is a choice of one colour only."""
    lone = board({1: "....l."}, hand="llllll")
    state = play(placing(lone, board(hand="g"), supply="oooooyyyyy"), place("l16"))
    assert state.phase is Phase.BONUS
    supply = SupplyContent(counts("oooo"))
    after, events = rules.apply(state, SetTable((supply,)))
    assert [type(event) for event in events] == [TableSet, BonusTaken]
    assert after.players[0].hand[Colour.ORANGE] == state.due
    assert after.phase is Phase.REFILL
    after = set_table(state, SupplyContent(counts("")))
    assert (after.phase, after.turn) == (Phase.REFILL, 0)


def test_the_next_player_places_where_the_supply_is_not_filled_first() -> None:
    """The supply is filled before the turn of the next player, who is on turn without it, too."""
    lone = board({1: "....l."}, hand="llllll")
    state = play(placing(lone, board(hand="g"), supply="oooooyyyyy"), place("l16"))
    state = set_table(state, SupplyContent(counts("oooo")))
    assert (state.phase, state.turn) == (Phase.REFILL, 0)
    after = set_table(state, PhaseContent(Phase.PLACE))
    assert (after.phase, after.turn) == (Phase.PLACE, 1)


def test_bonus_is_lost_where_somebody_else_is_said_to_be_next() -> None:
    lone = board({1: "....l."}, hand="llllll")
    state = play(placing(lone, board(hand="g"), supply="oooooyyyyy"), place("l16"))
    after = set_table(state, TurnContent(1))
    assert (after.phase, after.turn, after.due) == (Phase.PLACE, 1, 0)


def test_player_who_has_passed_is_not_next() -> None:
    """A player who has passed cannot be next unless players say that he has not passed."""
    state = placing(board(hand="rr"), board(hand="g"))
    with pytest.raises(IllegalCommand) as refused:
        set_table(state, PassedContent(1, passed=True), TurnContent(1))
    assert (refused.value.reason, refused.value.slots) == (SetReason.HAS_PASSED, {"player": 1})
    after = set_table(state, PassedContent(0, passed=True))
    assert after.turn == 1


def test_tiles_to_take_lie_only_where_tiles_are_taken() -> None:
    """With the phase they can be said: then nobody has passed."""
    state = placing(board(hand="rr"), board(corners="g", passed=True))
    with pytest.raises(IllegalCommand) as refused:
        set_table(state, CentreContent(counts("b")))
    assert refused.value.reason is SetReason.NOT_WHILE_PLACING
    after = set_table(state, CentreContent(counts("b")), PhaseContent(Phase.TAKE))
    assert [player.passed for player in after.players] == [False, False]
    assert after.players[1].hand == counts("g")


def test_supply_that_is_full_needs_no_draw() -> None:
    state = set_table(new_game(), SupplyContent(counts("lllllooooo")))
    assert (state.phase, state.filled) == (Phase.FILL, 0)


def test_factories_are_set_in_order_while_they_are_filled() -> None:
    """A factory that is named next is filled by it; a later one is refused with the remedy."""
    state = play(new_game(), stock("llllllllll"))
    tiles = (Colour.RED, Colour.RED, Colour.BLUE, Colour.GREEN)
    state = set_table(state, FactoryContent(FACTORIES[0], tiles))
    assert (state.phase, state.filled) == (Phase.FILL, 1)
    with pytest.raises(IllegalCommand) as refused:
        set_table(state, FactoryContent(FACTORIES[3], tiles))
    assert refused.value.reason is SetReason.FACTORY_GAP
    state = set_table(state, FactoryContent(FACTORIES[3], tiles), PhaseContent(Phase.TAKE))
    assert rules.expects(state).kind is Expects.TURN


def test_stone_says_who_begins_while_factories_are_filled() -> None:
    """It goes to the centre at the beginning of a round."""
    state = set_table(new_game(), StoneContent(1))
    assert (state.turn, state.starter, state.holder) == (1, 1, None)


def test_round_decides_the_wild_colour() -> None:
    state = set_table(placing(board(hand="rr")), RoundContent(3))
    assert state.wild is state.options.wilds[2]


def test_scores_can_be_set_after_the_end() -> None:
    """The winner follows from the scores that are right."""
    state = play(new_game(), commands.END)
    after, events = rules.apply(state, SetTable((ScoreContent(1, 30),)))
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert (ended.winners, ended.scores) == ((1,), (5, 30))
    with pytest.raises(IllegalCommand) as refused:
        set_table(after, RoundContent(3))
    assert refused.value.reason is SetReason.ONLY_SCORES


def test_star_of_any_colours_on_the_grey_board() -> None:
    """The grey board prints no colours; people may have laid them against the rules."""
    state = placing(board(hand="rrrrbbbb"), board="grey")
    spaces = (Colour.RED, Colour.RED, Colour.BLUE, None, None, None)
    after = set_table(state, StarContent(0, 2, spaces))
    assert after.players[0].stars[2] == spaces
    assert rules.legal_commands(after)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (FactoryContent(FACTORIES[0], (Colour.RED,) * 5), "factory-size"),
        (FactoryContent(FACTORIES[7], (Colour.RED,)), "no-factory"),
        (HandContent(3, counts("r")), "no-player"),
        (HandContent(0, counts("r" * 23)), "tiles-missing"),
        (CornersContent(0, counts("rrrrr")), "corners-size"),
        (SupplyContent(counts("r" * 11)), "supply-size"),
        (StarContent(0, 9, (None,) * 6), "no-star"),
        (SpaceContent(0, 1, 7, None), "no-space"),
        (StarContent(0, 1, (Colour.RED, *(None,) * 5)), "star-wants"),
        (ScoreContent(0, 1000), "score-range"),
        (ScoreContent(0, 0), "score-range"),
        (RoundContent(7), "round-range"),
        (SeatsContent((0, 0)), "each-player-once"),
        (PassedContent(0, passed=True), "passed-too-early"),
        (PhaseContent(Phase.OVER), "not-over"),
        (PhaseContent(Phase.PLACE), "not-while-placing"),
        (PhaseContent(Phase.FILL), "not-while-filling"),
        (ScoreContent(0, 5), "already-so"),
        (TowerContent(counts("r" * 22)), "tiles-missing"),
        (StarContent(0, 1, (None,) * 5), "malformed"),
    ],
)
def test_only_what_cannot_be_is_refused(content: Content, reason: str) -> None:
    state = position(factories=("rrbb",), centre="r", supply="oooooooooo", edition="original")
    with pytest.raises(IllegalCommand) as refused:
        set_table(state, content)
    assert refused.value.reason.value == reason
