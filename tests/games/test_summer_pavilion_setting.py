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

from azul_access.games.kinds import AnyContent
from azul_access.games.set_checks import SetReason
from azul_access.games.shared_kinds import ORDER, Holder, SaidPhase
from azul_access.games.summer_pavilion import (
    commands,
    narration,
    put_back,
    rules,
    statistics,
)
from azul_access.games.summer_pavilion.commands import Pass, SetTable
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.events import (
    BonusTaken,
    GameEnded,
    RoundEnded,
    TableSet,
    TakingEnded,
)
from azul_access.games.summer_pavilion.evolving import evolve
from azul_access.games.summer_pavilion.pieces import ALL_COLOURS, Colour
from azul_access.games.summer_pavilion.places import (
    BAG,
    CENTRE_PLACE,
    CORNERS,
    FACTORY,
    HAND,
    PASSED,
    PHASE,
    ROUND,
    SCORE,
    STONE,
    SUPPLY_PLACE,
    TABLE,
    TOWER,
    TURN,
)
from azul_access.games.summer_pavilion.stars import SPACE, STAR
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.system import Expects, IllegalCommand
from azul_access.games.tile_kinds import OneSpace
from azul_access.language.phrase import Verbosity

NAMES = ("Anna", "Ben", "Clara", "Dirk")
COLOURS = st.sampled_from(ALL_COLOURS)
FREE_OR_COLOUR = st.one_of(st.none(), COLOURS)
SEATS = st.one_of(st.none(), st.integers(0, 3))
FEW = st.lists(COLOURS, max_size=5).map(lambda tiles: tuple(map(tiles.count, ALL_COLOURS)))
MANY = st.lists(COLOURS, max_size=12).map(lambda tiles: tuple(map(tiles.count, ALL_COLOURS)))


def star_spaces(star: int, is_set: list[bool]) -> AnyContent:
    """An outer star with tiles of its own colour, or the centre star with all colours."""
    spaces = [colour if star in (0, 7) else Colour(star - 1) for colour in ALL_COLOURS]
    free = [tile if here else None for tile, here in zip(spaces, is_set, strict=True)]
    return STAR.content(tuple(free), number=star)


CONTENTS: st.SearchStrategy[AnyContent] = st.one_of(
    st.builds(
        FACTORY.content, st.lists(COLOURS, max_size=5).map(tuple), st.none(), st.integers(0, 8)
    ),
    st.builds(CENTRE_PLACE.content, MANY),
    st.builds(SUPPLY_PLACE.content, MANY),
    st.builds(STONE.content, st.builds(Holder, SEATS)),
    st.builds(star_spaces, st.integers(0, 7), st.lists(st.booleans(), min_size=6, max_size=6)),
    st.builds(
        SPACE.content,
        st.builds(OneSpace, st.integers(0, 6), FREE_OR_COLOUR),
        SEATS,
        st.integers(0, 7),
    ),
    st.builds(HAND.content, MANY, SEATS),
    st.builds(CORNERS.content, FEW, SEATS),
    st.builds(PASSED.content, st.booleans(), SEATS),
    st.builds(SCORE.content, st.integers(0, 1100), SEATS),
    st.builds(BAG.content, MANY),
    st.builds(TOWER.content, MANY),
    st.builds(ROUND.content, st.integers(0, 7)),
    st.builds(PHASE.content, st.builds(SaidPhase, st.sampled_from(Phase), st.integers(0, 3))),
    st.builds(TURN.content, st.integers(0, 3)),
    st.permutations([0, 1]).map(lambda order: ORDER.content(tuple(order))),
    st.permutations([0, 1, 2]).map(lambda order: ORDER.content(tuple(order))),
)
SETTINGS = st.lists(CONTENTS, min_size=1, max_size=4).map(lambda items: SetTable(tuple(items)))


def set_table(state: State, *contents: AnyContent) -> State:
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
    context = Context(NAMES[: len(state.players)], state.options, verbosity)
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
    opening = TABLE.contents(open_game(len(state.players), 0))
    contents = TABLE.contents(state)
    assert [content.kind for content in contents] == [content.kind for content in opening]
    assert [TABLE.area(content) for content in contents] == [
        TABLE.area(content) for content in opening
    ]
    stepped = [content for step in TABLE.steps(contents) for content in step]
    assert sorted(map(repr, stepped)) == sorted(map(repr, contents))


@given(reached_states())
def test_what_lies_there_already_changes_nothing(state: State) -> None:
    """The whole table as it is can be said, but is no setting."""
    if state.phase is Phase.OVER:
        return
    with pytest.raises(IllegalCommand) as refused:
        set_table(state, *TABLE.contents(state))
    assert refused.value.reason is SetReason.ALREADY_SO


def test_tiles_come_from_the_bag_and_go_to_the_tower() -> None:
    """What was drawn comes from the bag; what was played goes to the tower."""
    state = position(factories=("rrbb",), supply="oooooooooo")
    bag = state.bag[Colour.RED]
    after = set_table(state, HAND.content(counts("rr"), 0))
    assert (after.bag[Colour.RED], after.tower[Colour.RED]) == (bag - 2, 0)
    after = set_table(after, HAND.content(counts(""), 0))
    assert (after.bag[Colour.RED], after.tower[Colour.RED]) == (bag - 2, 2)
    after = set_table(after, SUPPLY_PLACE.content(counts("oooooooorr")))
    assert (after.bag[Colour.RED], after.tower[Colour.RED]) == (bag - 4, 2)
    assert after.bag[Colour.ORANGE] == state.bag[Colour.ORANGE] + 2


def test_tile_from_a_factory_to_a_hand_leaves_bag_and_tower_alone() -> None:
    state = position(factories=("rrbb", "gg"), supply="oooooooooo")
    factory = FACTORY.content((Colour.BLUE, Colour.BLUE), number=0)
    after = set_table(state, factory, HAND.content(counts("rr"), 0))
    assert (after.bag, after.tower) == (state.bag, state.tower)


def test_said_bag_puts_all_other_tiles_into_the_tower() -> None:
    state = placing(board(hand="r"), board(hand="g"))
    after = set_table(state, BAG.content(counts("rb")))
    assert after.bag == counts("rb")
    assert sum(after.tower) == sum(state.bag) - 2


def test_placing_begins_when_the_last_tiles_are_set_away() -> None:
    """Rules 3, "Phase 1": it ends when the factories and the centre are empty."""
    state = position(factories=("rrbb",), supply="oooooooooo", holder=1)
    after, events = rules.apply(state, SetTable((FACTORY.content((), number=0),)))
    assert [type(event) for event in events] == [TableSet, TakingEnded]
    assert (after.phase, after.turn) == (Phase.PLACE, 1)


def test_round_ends_when_everybody_has_passed() -> None:
    """Who passes keeps the tiles that the corners hold; the next round gives them back."""
    state = placing(board(hand="rr"), board(hand="g", passed=False))
    after = set_table(state, PASSED.content(True, 0))
    assert (after.turn, after.players[0].corners) == (1, counts("rr"))
    after, events = rules.apply(after, SetTable((PASSED.content(True, 1),)))
    assert RoundEnded in [type(event) for event in events]
    assert (after.round, after.players[0].hand, after.players[1].hand) == (
        2,
        counts("rr"),
        counts("g"),
    )


def test_who_has_not_passed_has_the_kept_tiles_again() -> None:
    state = placing(board(hand="rr"), board(corners="gg", passed=True))
    after = set_table(state, PASSED.content(False, 1))
    assert (after.players[1].hand, after.players[1].corners) == (counts("gg"), counts(""))


@pytest.mark.parametrize(
    ("hand", "kept"), [("rr", True), ("rrbb", True), ("rrrbb", False), ("rrrbbb", False)]
)
def test_more_tiles_than_the_corners_hold_stay_beside_the_board(hand: str, *, kept: bool) -> None:
    """There are four corners; of more tiles nobody said which ones are kept."""
    state = placing(board(hand=hand), board(hand="g"))
    after = set_table(state, PASSED.content(True, 0))
    (beside, corners) = ("", hand) if kept else (hand, "")
    assert (after.players[0].hand, after.players[0].corners) == (counts(beside), counts(corners))
    assert after.turn == 1


def test_tiles_in_the_corners_leave_less_room_for_those_of_a_pass() -> None:
    """Players may have put tiles there too early."""
    state = set_table(placing(board(hand="rrr"), board(hand="g")), CORNERS.content(counts("bb"), 0))
    passes = [move for move in rules.legal_commands(state) if isinstance(move, Pass)]
    assert passes == [Pass((Colour.RED, Colour.RED))]
    after, _ = rules.apply(state, passes[0])
    assert after.players[0].corners == counts("rrbb")
    full = set_table(state, CORNERS.content(counts("bbbb"), 0))
    after, _ = rules.apply(full, Pass())
    assert after.players[0].corners == counts("bbbb")


def test_order_at_the_table_decides_who_is_next() -> None:
    """Three people who sit in another order take and place in that order."""
    state = position(board(), board(), board(), factories=("r", "r", "r", "r"), supply="oooooooooo")
    state = set_table(state, ORDER.content((0, 2, 1)))
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
    supply = SUPPLY_PLACE.content(counts("oooo"))
    after, events = rules.apply(state, SetTable((supply,)))
    assert [type(event) for event in events] == [TableSet, BonusTaken]
    assert after.players[0].hand[Colour.ORANGE] == state.due
    assert after.phase is Phase.REFILL
    after = set_table(state, SUPPLY_PLACE.content(counts("")))
    assert (after.phase, after.turn) == (Phase.REFILL, 0)


def test_the_next_player_places_where_the_supply_is_not_filled_first() -> None:
    """The supply is filled before the turn of the next player, who is on turn without it, too."""
    lone = board({1: "....l."}, hand="llllll")
    state = play(placing(lone, board(hand="g"), supply="oooooyyyyy"), place("l16"))
    state = set_table(state, SUPPLY_PLACE.content(counts("oooo")))
    assert (state.phase, state.turn) == (Phase.REFILL, 0)
    after = set_table(state, PHASE.content(SaidPhase(Phase.PLACE)))
    assert (after.phase, after.turn) == (Phase.PLACE, 1)


def test_bonus_is_lost_where_somebody_else_is_said_to_be_next() -> None:
    lone = board({1: "....l."}, hand="llllll")
    state = play(placing(lone, board(hand="g"), supply="oooooyyyyy"), place("l16"))
    after = set_table(state, TURN.content(1))
    assert (after.phase, after.turn, after.due) == (Phase.PLACE, 1, 0)


def test_player_who_has_passed_is_not_next() -> None:
    """A player who has passed cannot be next unless players say that he has not passed."""
    state = placing(board(hand="rr"), board(hand="g"))
    with pytest.raises(IllegalCommand) as refused:
        set_table(state, PASSED.content(True, 1), TURN.content(1))
    assert (refused.value.reason, refused.value.slots) == (SetReason.HAS_PASSED, {"player": 1})
    after = set_table(state, PASSED.content(True, 0))
    assert after.turn == 1


def test_tiles_to_take_lie_only_where_tiles_are_taken() -> None:
    """With the phase they can be said: then nobody has passed."""
    state = placing(board(hand="rr"), board(corners="g", passed=True))
    with pytest.raises(IllegalCommand) as refused:
        set_table(state, CENTRE_PLACE.content(counts("b")))
    assert refused.value.reason is SetReason.NOT_WHILE_PLACING
    after = set_table(
        state, CENTRE_PLACE.content(counts("b")), PHASE.content(SaidPhase(Phase.TAKE))
    )
    assert [player.passed for player in after.players] == [False, False]
    assert after.players[1].hand == counts("g")


def test_supply_that_is_full_needs_no_draw() -> None:
    state = set_table(new_game(), SUPPLY_PLACE.content(counts("lllllooooo")))
    assert (state.phase, state.filled) == (Phase.FILL, 0)


def test_factories_are_set_in_order_while_they_are_filled() -> None:
    """A factory that is named next is filled by it; a later one is refused with the remedy."""
    state = play(new_game(), stock("llllllllll"))
    tiles = (Colour.RED, Colour.RED, Colour.BLUE, Colour.GREEN)
    state = set_table(state, FACTORY.content(tiles, number=0))
    assert (state.phase, state.filled) == (Phase.FILL, 1)
    with pytest.raises(IllegalCommand) as refused:
        set_table(state, FACTORY.content(tiles, number=3))
    assert refused.value.reason is SetReason.FACTORY_GAP
    state = set_table(state, FACTORY.content(tiles, number=3), PHASE.content(SaidPhase(Phase.TAKE)))
    assert rules.expects(state).kind is Expects.TURN


def test_stone_says_who_begins_while_factories_are_filled() -> None:
    """It goes to the centre at the beginning of a round."""
    state = set_table(new_game(), STONE.content(Holder(1)))
    assert (state.turn, state.starter, state.holder) == (1, 1, None)


def test_round_decides_the_wild_colour() -> None:
    state = set_table(placing(board(hand="rr")), ROUND.content(3))
    assert state.wild is state.options.wilds[2]


def test_scores_can_be_set_after_the_end() -> None:
    """The winner follows from the scores that are right."""
    state = play(new_game(), commands.END)
    after, events = rules.apply(state, SetTable((SCORE.content(30, 1),)))
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert (ended.winners, ended.scores) == ((1,), (5, 30))
    with pytest.raises(IllegalCommand) as refused:
        set_table(after, ROUND.content(3))
    assert refused.value.reason is SetReason.ONLY_SCORES


def test_star_of_any_colours_on_the_grey_board() -> None:
    """The grey board prints no colours; people may have laid them against the rules."""
    state = placing(board(hand="rrrrbbbb"), board="grey")
    spaces = (Colour.RED, Colour.RED, Colour.BLUE, None, None, None)
    after = set_table(state, STAR.content(spaces, 0, 2))
    assert after.players[0].stars[2] == spaces
    assert rules.legal_commands(after)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (FACTORY.content((Colour.RED,) * 5, number=0), "factory-size"),
        (FACTORY.content((Colour.RED,), number=7), "no-factory"),
        (FACTORY.content((Colour.RED,), number=19), "no-factory"),
        (HAND.content(counts("r"), 3), "no-player"),
        (HAND.content(counts("r" * 23), 0), "tiles-missing"),
        (CORNERS.content(counts("rrrrr"), 0), "corners-size"),
        (SUPPLY_PLACE.content(counts("r" * 11)), "supply-size"),
        (STAR.content((None,) * 6, 0, 9), "no-star"),
        (SPACE.content(OneSpace(7, None), 0, 1), "no-space"),
        (STAR.content((Colour.RED, *(None,) * 5), 0, 1), "star-wants"),
        (SCORE.content(1000, 0), "score-range"),
        (SCORE.content(0, 0), "score-range"),
        (ROUND.content(7), "round-range"),
        (ORDER.content((0, 0)), "each-player-once"),
        (PASSED.content(True, 0), "passed-too-early"),
        (PHASE.content(SaidPhase(Phase.OVER)), "not-over"),
        (PHASE.content(SaidPhase(Phase.PLACE)), "not-while-placing"),
        (PHASE.content(SaidPhase(Phase.FILL)), "not-while-filling"),
        (SCORE.content(5, 0), "already-so"),
        (TOWER.content(counts("r" * 22)), "tiles-missing"),
        (STAR.content((None,) * 5, 0, 1), "malformed"),
    ],
)
def test_only_what_cannot_be_is_refused(content: AnyContent, reason: str) -> None:
    state = position(factories=("rrbb",), centre="r", supply="oooooooooo", edition="original")
    with pytest.raises(IllegalCommand) as refused:
        set_table(state, content)
    assert refused.value.reason.value == reason
