"""What holds in every game of Summer Pavilion, whatever is played, typed or read from a file."""

import copy
import json
from dataclasses import replace
from itertools import combinations_with_replacement
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from summer_pavilion_checks import find_problems
from summer_pavilion_position import new_game, stock, tiles
from summer_pavilion_random import Habit, Played, openings, random_game, reached_states
from summer_pavilion_values import HOSTILE, OBJECTS

from azul_access.games.sources import CENTRE, FACTORIES, Factory
from azul_access.games.summer_pavilion import commands, rules, virtual_bag
from azul_access.games.summer_pavilion.commands import (
    END,
    TAKES,
    Bonus,
    Command,
    End,
    Fill,
    Pass,
    Place,
    Stock,
    Take,
)
from azul_access.games.summer_pavilion.editions import NUMBERS
from azul_access.games.summer_pavilion.events import (
    BonusTaken,
    CornersPaid,
    GameEnded,
    NumberScored,
    Passed,
    Placed,
    RoundEnded,
    RoundStarted,
    StarScored,
    StoneTaken,
    Surrounded,
    Taken,
)
from azul_access.games.summer_pavilion.pieces import SPACES, STARS, Colour
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.system import Expects, IllegalCommand, MalformedReason

HABITS = st.sampled_from(Habit)
SEEDS = st.integers(0, 2**32)
ROUNDS = 6
CORNERS = 4


# Whole games


def check_state(state: State) -> None:
    """What a reachable state holds: all 132 tiles, and stars that the rules allow."""
    assert find_problems(state) == []
    held = [0] * 6
    for place in (state.bag, state.tower, state.supply, state.centre):
        for colour in Colour:
            held[colour] += place[colour]
    for factory in state.factories:
        assert len(factory) <= 4
        for tile in factory:
            held[tile] += 1
    for player in state.players:
        assert player.score >= {"mini": 0, "original": 1}[state.options.edition]
        assert min(player.hand) >= 0
        assert min(player.kept) >= 0
        assert sum(player.kept) <= CORNERS
        # What is kept lies in the corners only for somebody who has passed.
        assert player.passed or not any(player.kept)
        for number, star in enumerate(player.stars):
            laid = [tile for tile in star if tile is not None]
            for tile in laid:
                held[tile] += 1
            one, six = len(set(laid)) <= 1, len(set(laid)) == len(laid)
            if state.options.grey:
                assert one or six
            else:
                assert six if number == 0 else set(laid) <= {Colour(number - 1)}
        for colour in Colour:
            held[colour] += player.hand[colour] + player.kept[colour]
    assert held == [22] * 6


def check_expectation(state: State) -> None:
    """Each phase waits for someone, and lists moves where somebody chooses."""
    expected = rules.expects(state)
    moves = rules.legal_commands(state)
    assert (expected.player is None) == (expected.kind is Expects.OVER)
    assert expected.kind is not Expects.STUCK
    assert bool(moves) == (expected.kind in (Expects.TURN, Expects.CHOICE))
    assert len(moves) == len(set(moves))
    if expected.kind is Expects.FILL:
        assert rules.draw_size(state) > 0
    if expected.kind is Expects.CHOICE:
        # A bonus without a choice is taken without asking.
        assert len(moves) > 1
        assert state.due > 0
    else:
        assert state.due == 0
    if state.phase in (Phase.TAKE, Phase.PLACE) and any(state.bag):
        assert sum(state.supply) == 10


def check_events(played: Played) -> None:
    """What is told adds up to the scores, and follows on what was told before."""
    assert played.events
    lowest = played.before.options.lowest
    scores = [player.score for player in played.before.players]
    for event in played.events:
        match event:
            case StoneTaken(player, cost, before, after):
                assert after == max(lowest, before - cost)
            case Placed(player, spot, _, natural, wild, _, run, before, after):
                assert after == before + run
                assert 1 <= run <= SPACES
                price = NUMBERS[played.before.options.grey][spot.star][spot.space]
                assert natural >= 1
                assert natural + wild == price
            case Passed(player, _, thrown, before, after):
                assert after == max(lowest, before - sum(thrown))
            case StarScored(player, _, _, before, after) | NumberScored(player, _, before, after):
                assert after > before
            case CornersPaid(player, paid, before, after):
                assert after == max(lowest, before - sum(paid))
            case RoundEnded() | GameEnded():
                assert list(event.scores) == scores
                continue
            case _:
                continue
        assert before == scores[player]
        scores[player] = after
    assert [player.score for player in played.after.players] == scores


@settings(max_examples=120)
@given(openings(), SEEDS, HABITS)
def test_random_game_keeps_the_rules(opening: State, seed: int, habit: Habit) -> None:
    """Rules 3: any legal play keeps all 132 tiles, is told, and ends after six rounds."""
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
    assert state.round == ROUNDS
    assert not ended.agreed
    best = max(ended.scores)
    assert ended.winners == tuple(seat for seat, score in enumerate(ended.scores) if score == best)


@given(openings(), SEEDS)
def test_same_draws_and_moves_make_the_same_game(opening: State, seed: int) -> None:
    """The rules hold no chance: the commands alone say what happens."""
    state = opening
    for played in list(random_game(opening, Random(seed))):
        state, events = rules.apply(state, played.command)
        assert (state, events) == (played.after, played.events)


@settings(max_examples=60)
@given(openings(), SEEDS, HABITS)
def test_rounds_follow_each_other(opening: State, seed: int, habit: Habit) -> None:
    """Rules 3, "Phase 2" and "Phase 3": who has the stone begins to place, and the next round."""
    starter, number = opening.starter, 1
    holder: int | None = None
    for played in random_game(opening, Random(seed), habit):
        if isinstance(played.command, Take) and played.command.source is CENTRE and holder is None:
            holder = played.before.turn
            assert any(isinstance(event, StoneTaken) for event in played.events)
        first = starter if holder is None else holder
        if played.before.phase is Phase.TAKE and played.after.phase is Phase.PLACE:
            assert played.after.turn == first
        for event in played.events:
            if isinstance(event, RoundStarted):
                assert (event.player, event.round) == (first, number + 1)
                assert event.wild is opening.options.wilds[number]
                assert event.keeper == holder
                starter, number, holder = event.player, event.round, None


@settings(max_examples=60)
@given(openings(), SEEDS, HABITS)
def test_turns_of_placing(opening: State, seed: int, habit: Habit) -> None:
    """Rules 3, "Phase 2": clockwise, one tile a turn, without those who have passed."""
    seats = len(opening.players)
    for played in random_game(opening, Random(seed), habit):
        before, after = played.before, played.after
        moving = (Phase.PLACE, Phase.BONUS, Phase.REFILL)
        if before.phase in moving and after.phase is Phase.PLACE and after.round == before.round:
            left = [
                seat
                for step in range(1, seats + 1)
                if not after.players[seat := (before.turn + step) % seats].passed
            ]
            assert after.turn == left[0]
        elif after.phase in (Phase.BONUS, Phase.REFILL):
            assert after.turn == before.turn


@settings(max_examples=60)
@given(openings(), SEEDS, HABITS)
def test_bonus_tiles_are_taken_as_earned(opening: State, seed: int, habit: Habit) -> None:
    """Rules 3, "Bonus tiles" and "Decided": what is earned, or what the supply holds."""
    due = 0
    for played in random_game(opening, Random(seed), habit):
        for event in played.events:
            if isinstance(event, Surrounded):
                assert event.due == min(event.earned, sum(played.before.supply))
                due = event.due
            if isinstance(event, BonusTaken):
                assert sum(event.tiles) == due
                assert event.chosen == isinstance(played.command, Bonus)
                due = 0
        assert (due > 0) == (played.after.phase is Phase.BONUS)


def every_move() -> list[Command]:
    """Every take, and every full payment of every space with every colour."""
    moves: list[Command] = list(TAKES.values())
    for star in range(STARS):
        for space in range(SPACES):
            for colour in Colour:
                for wild in Colour:
                    for price in range(1, 7):
                        for natural in range(1, price + 1):
                            if wild is colour and natural < price:
                                continue
                            paid = (colour,) * natural + (wild,) * (price - natural)
                            if natural < price or wild is Colour.PURPLE:
                                moves.append(Place(star, space, colour, paid))
    return moves


def choices(size: int) -> list[tuple[Colour, ...]]:
    return list(combinations_with_replacement(Colour, size))


MOVES = every_move()


def is_complete(move: Command, state: State) -> bool:
    """Whether a placement names its whole price: others are completed by the program."""
    if not isinstance(move, Place):
        return True
    assert move.paid is not None
    return len(move.paid) == NUMBERS[state.options.grey][move.star][move.space]


@settings(max_examples=25)
@given(reached_states())
def test_legal_is_what_apply_accepts(state: State) -> None:
    """Rules 3: every move there could be is either listed or refused, and then nothing changes."""
    moves = [move for move in MOVES if is_complete(move, state)]
    for size in range(CORNERS + 2):
        moves += [Pass(keep) for keep in choices(size)]
        moves += [Bonus(chosen) for chosen in choices(size)]
    held = sum(state.players[state.turn].hand)
    before = copy.deepcopy(state)
    accepted = []
    for move in moves:
        try:
            rules.apply(state, move)
        except IllegalCommand:
            continue
        # Keeping less than one may is allowed, and not listed.
        if not isinstance(move, Pass) or len(move.keep or ()) == min(CORNERS, held):
            accepted.append(move)
    assert state == before
    assert set(accepted) == set(rules.legal_commands(state))


@given(reached_states())
def test_every_legal_move_applies(state: State) -> None:
    """Rules 3: what is offered can be done."""
    for move in rules.legal_commands(state):
        after, events = rules.apply(state, move)
        assert events
        assert find_problems(after) == []


@given(reached_states())
def test_less_may_be_kept_than_possible(state: State) -> None:
    """Rules 3, "Pass": up to four tiles."""
    for move in rules.legal_commands(state):
        if isinstance(move, Pass) and move.keep:
            after, events = rules.apply(state, Pass(move.keep[1:]))
            passed = events[0]
            assert isinstance(passed, Passed)
            assert sum(passed.kept) == len(move.keep) - 1
            assert find_problems(after) == []


@given(reached_states())
def test_proposed_payment_is_the_cheapest(state: State) -> None:
    """Issue 4, "words": without a payment the one that spares the wild tiles is meant."""
    if state.phase is not Phase.PLACE:
        return
    cheapest: dict[Place, Place] = {}
    for move in rules.legal_commands(state):
        if isinstance(move, Place):
            assert move.paid is not None
            bare = replace(move, paid=None)
            cheapest.setdefault(bare, move)
            wild = move.paid.count(state.wild)
            best = (cheapest[bare].paid or ()).count(state.wild)
            assert wild >= best
            # Either kind alone is enough where something else has to pay the rest.
            assert move.colour is not None
            natural = move.paid.count(move.colour)
            if move.colour is not state.wild and natural < len(move.paid):
                for part in ((move.colour,) * natural, (state.wild,) * wild):
                    partly = replace(move, paid=part)
                    assert rules.apply(state, partly) == rules.apply(state, move)
    for bare, move in cheapest.items():
        assert rules.apply(state, bare) == rules.apply(state, move)


@given(reached_states())
def test_counted_takes(state: State) -> None:
    """A count that people say changes nothing where it is right; the wild tile is not counted."""
    if state.phase is not Phase.TAKE:
        return
    for move in rules.legal_commands(state):
        assert isinstance(move, Take)
        _, events = rules.apply(state, move)
        taken = events[0]
        assert isinstance(taken, Taken)
        assert rules.apply(state, replace(move, count=taken.count)) == rules.apply(state, move)
        for wrong in (taken.count - 1, taken.count + 1):
            with pytest.raises(IllegalCommand) as caught:
                rules.apply(state, replace(move, count=wrong))
            assert caught.value.reason is Reason.COUNT_WRONG


@given(reached_states(), SEEDS)
def test_virtual_draws_are_legal(state: State, seed: int) -> None:
    """The program's bag draws what hands could draw, for the supply and for factories."""
    if rules.expects(state).kind is not Expects.FILL:
        return
    draw = virtual_bag.draw(state, Random(seed))
    assert len(draw.tiles) == rules.draw_size(state)
    assert isinstance(draw, Fill if state.phase is Phase.FILL else Stock)
    rules.apply(state, draw)
    if isinstance(draw, Fill):
        named = replace(draw, factory=FACTORIES[state.filled])
        assert rules.apply(state, named) == rules.apply(state, draw)


@given(reached_states())
def test_game_can_end_by_agreement_at_any_time(state: State) -> None:
    """Issue 4 (as in the base game): the players may end the game by agreement."""
    if state.phase is Phase.OVER:
        return
    after, events = rules.apply(state, END)
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.agreed
    assert rules.expects(after).kind is Expects.OVER
    check_state(after)


# Commands as JSON


@settings(max_examples=60)
@given(openings(), SEEDS, HABITS)
def test_commands_survive_the_log(opening: State, seed: int, habit: Habit) -> None:
    """Encoded, written, read and decoded, each command of a game is itself again."""
    for played in random_game(opening, Random(seed), habit):
        written = json.dumps(commands.encode(played.command))
        assert commands.decode(json.loads(written)) == played.command


TILES = st.lists(st.sampled_from(Colour), max_size=10).map(tuple)


@given(
    st.one_of(
        st.builds(
            Take,
            st.sampled_from([*FACTORIES, CENTRE]),
            st.sampled_from(Colour),
            st.none() | st.integers(1, 100),
        ),
        st.builds(
            Place,
            st.integers(0, STARS - 1),
            st.integers(0, SPACES - 1),
            st.none() | st.sampled_from(Colour),
            st.none() | TILES,
        ),
        st.builds(Fill, TILES, st.none() | st.sampled_from(FACTORIES)),
        st.builds(Stock, TILES),
        st.builds(Bonus, TILES),
        st.builds(Pass, st.none() | TILES),
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
        (Fill(tiles("rbyg")), {"do": "fill", "tiles": ["R", "B", "Y", "G"]}),
        (Fill(tiles("o"), Factory(1)), {"do": "fill", "tiles": ["O"], "factory": 2}),
        (stock("lo"), {"do": "supply", "tiles": ["L", "O"]}),
        (Take(Factory(0), Colour.GREEN), {"do": "take", "from": 1, "colour": "G"}),
        (
            Take(CENTRE, Colour.RED, 2),
            {"do": "take", "from": "centre", "colour": "R", "count": 2},
        ),
        (Place(0, 5), {"do": "place", "star": 0, "space": 6}),
        (
            Place(3, 0, Colour.RED, tiles("rl")),
            {"do": "place", "star": 3, "space": 1, "colour": "R", "paid": ["R", "L"]},
        ),
        (Bonus(tiles("yg")), {"do": "bonus", "tiles": ["Y", "G"]}),
        (Pass(), {"do": "pass"}),
        (Pass(()), {"do": "pass", "keep": []}),
        (Pass(tiles("rr")), {"do": "pass", "keep": ["R", "R"]}),
        (END, {"do": "end"}),
    ],
)
def test_form_of_commands_in_the_log(command: Command, data: dict[str, object]) -> None:
    """The public file format: labels for colours, numbers counted from 1, star 0 the centre."""
    assert commands.encode(command) == data
    assert commands.decode(data) == command


def is_tiles(value: object) -> bool:
    return type(value) is tuple and all(type(tile) is Colour for tile in value)


def is_factory(value: object) -> bool:
    return type(value) is Factory and type(value.index) is int


def is_well_formed(command: object) -> bool:
    """Whether every field is exactly of its type, so that it can be written and read again."""
    match command:
        case Take(source, colour, count):
            return (
                (source is CENTRE or is_factory(source))
                and type(colour) is Colour
                and (count is None or type(count) is int)
            )
        case Place(star, space, colour, paid):
            return (
                type(star) is int
                and type(space) is int
                and (colour is None or type(colour) is Colour)
                and (paid is None or is_tiles(paid))
            )
        case Fill(drawn, factory):
            return is_tiles(drawn) and (factory is None or is_factory(factory))
        case Stock(drawn) | Bonus(drawn):
            return is_tiles(drawn)
        case Pass(keep):
            return keep is None or is_tiles(keep)
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


TAKE_LINE: dict[str, object] = {"do": "take", "from": 1, "colour": "R"}
PLACE_LINE: dict[str, object] = {"do": "place", "star": 3, "space": 1}
NO_TILES = ("RB", None, ["r"], [0], [["R"]], {"R": 1}, ["R"] * 1000)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": "draw"},
        {"do": ["end"]},
        {"do": "take"},
        {"do": "choose", "column": 1},
        *(TAKE_LINE | {"from": source} for source in (0, 10, -1, "center", "1", None, [1], True)),
        *(TAKE_LINE | {"colour": label} for label in ("r", "SCH", "X", "", 0, None, ["R"])),
        *(TAKE_LINE | {"count": count} for count in (0, 101, -1, True, 1.0, "1", None)),
        {"do": "place", "star": 1},
        {"do": "place", "space": 1},
        *(PLACE_LINE | {"star": star} for star in (-1, 7, "1", None, True, 1.0, "centre")),
        *(PLACE_LINE | {"space": space} for space in (0, 7, -1, "1", None, True, 1.0)),
        *(PLACE_LINE | {"colour": label} for label in ("r", "SCH", "", 0, None, ["R"])),
        *(PLACE_LINE | {"paid": paid} for paid in NO_TILES),
        {"do": "fill"},
        *({"do": "fill", "tiles": drawn} for drawn in NO_TILES),
        *({"do": "fill", "tiles": ["R"], "factory": place} for place in (0, 10, True, 1.0, "1")),
        {"do": "supply"},
        *({"do": "supply", "tiles": drawn} for drawn in NO_TILES),
        {"do": "bonus"},
        *({"do": "bonus", "tiles": chosen} for chosen in NO_TILES),
        *({"do": "pass", "keep": kept} for kept in NO_TILES),
    ],
    ids=lambda data: str(data)[:60],
)
def test_damaged_log_lines(data: dict[str, object]) -> None:
    """Numbers out of range and labels that are none are no command."""
    assert commands.decode(TAKE_LINE) == Take(Factory(0), Colour.RED)
    assert commands.decode(PLACE_LINE) == Place(3, 0)
    with pytest.raises(IllegalCommand) as caught:
        commands.decode(data)
    assert caught.value.reason is MalformedReason.MALFORMED


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
            assert find_problems(after) == []
        assert state == before


@pytest.mark.parametrize("index", [False, 0.0])
def test_fill_names_a_factory_by_a_whole_number_only(index: object) -> None:
    """`apply` is total for any field values; what it accepts can be read from the log again."""
    state, _ = rules.apply(new_game(), stock("llllllllll"))
    with pytest.raises(IllegalCommand):
        rules.apply(state, Fill(tiles("rbyg"), Factory(cast(int, index))))
