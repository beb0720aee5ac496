"""What is true in every game of Summer Pavilion."""

import copy
import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations_with_replacement
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from summer_pavilion_checks import (
    CORNERS,
    check_bonus_tiles,
    check_events,
    check_expectation,
    check_turn_order,
    find_problems,
)
from summer_pavilion_random import (
    Habit,
    Turn,
    open_game,
    openings,
    random_game,
    reached_states,
)

from azul_access.games.sources import CENTRE, FACTORIES, SourceReason
from azul_access.games.summer_pavilion import commands, rules, virtual_bag
from azul_access.games.summer_pavilion.commands import (
    END,
    TAKES,
    Bonus,
    Command,
    Fill,
    Pass,
    Place,
    Stock,
    Take,
)
from azul_access.games.summer_pavilion.events import (
    Event,
    GameEnded,
    Passed,
    RoundStarted,
    StoneTaken,
    TableSet,
    Taken,
)
from azul_access.games.summer_pavilion.pieces import SPACES, STARS, Colour
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.system import Expects, IllegalCommand

HABITS = st.sampled_from(Habit)
SEEDS = st.integers(0, 2**32)
ROUNDS = 6


@given(openings(), SEEDS, HABITS)
def test_random_game_keeps_the_rules(opening: State, seed: int, habit: Habit) -> None:
    """Rules 3: any legal play keeps all 132 tiles and ends after six rounds."""
    assert find_problems(opening) == []
    turns = list(random_game(opening, Random(seed), habit))
    for turn in turns:
        assert find_problems(turn.after) == []
        check_expectation(turn.after)
        check_events(turn)
        check_turn_order(turn)
        check_bonus_tiles(turn)
    check_rounds(opening, turns)
    check_log(opening, turns)
    last = turns[-1]
    ended = last.events[-1]
    assert isinstance(ended, GameEnded)
    assert rules.expects(last.after).kind is Expects.OVER
    assert last.after.round == ROUNDS
    assert not ended.agreed
    best = max(ended.scores)
    assert ended.winners == tuple(seat for seat, score in enumerate(ended.scores) if score == best)


def check_rounds(opening: State, turns: Sequence[Turn]) -> None:
    """Rules 3, "Phase 2" and "Phase 3": the player with the stone places first, and begins next."""
    starter, number = opening.starter, 1
    holder: int | None = None
    for turn in turns:
        if isinstance(turn.command, Take) and turn.command.source is CENTRE and holder is None:
            holder = turn.before.turn
            assert any(isinstance(event, StoneTaken) for event in turn.events)
        first = starter if holder is None else holder
        if turn.before.phase is Phase.TAKE and turn.after.phase is Phase.PLACE:
            assert turn.after.turn == first
        for event in turn.events:
            if isinstance(event, RoundStarted):
                assert (event.player, event.round) == (first, number + 1)
                assert event.wild is opening.options.wilds[number]
                assert event.keeper == holder
                starter, number, holder = event.player, event.round, None


def check_log(opening: State, turns: Sequence[Turn]) -> None:
    """The commands, written as JSON and read again, lead to the same states and events."""
    state = opening
    for turn in turns:
        line = json.dumps(commands.encode(turn.command))
        command = commands.decode(json.loads(line))
        assert command == turn.command
        state, events = rules.apply(state, command)
        assert (state, events) == (turn.after, turn.events)


def test_random_games_have_every_event() -> None:
    """The other tests play all kinds of situations, the rare ones too."""
    events = {
        type(event)
        for players in (2, 4)
        for board in ("coloured", "grey")
        for habit in Habit
        for turn in random_game(open_game(players, 0, board=board), Random(players), habit)
        for event in turn.events
    }
    assert events == set(Event.__args__) - {TableSet}


def _every_move() -> list[Command]:
    """Every take, and every complete payment of every space with every colour."""
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


def selections(size: int) -> list[tuple[Colour, ...]]:
    return list(combinations_with_replacement(Colour, size))


MOVES = _every_move()


def is_complete(move: Command, state: State) -> bool:
    """Whether a placement names its whole price; the program completes the others."""
    if not isinstance(move, Place):
        return True
    assert move.paid is not None
    return len(move.paid) == state.options.numbers[move.star][move.space]


@given(reached_states())
def test_legal_commands_are_those_that_apply_accepts(state: State) -> None:
    """Rules 3: every conceivable move is either listed, or refused without a change."""
    moves = [move for move in MOVES if is_complete(move, state)]
    for size in range(CORNERS + 2):
        moves += [Pass(keep) for keep in selections(size)]
        moves += [Bonus(chosen) for chosen in selections(size)]
    held = sum(state.players[state.turn].hand)
    before = copy.deepcopy(state)
    accepted = []
    for move in moves:
        try:
            rules.apply(state, move)
        except IllegalCommand:
            continue
        # To keep fewer tiles than possible is allowed, but not listed.
        if not isinstance(move, Pass) or len(move.keep or ()) == min(CORNERS, held):
            accepted.append(move)
    assert state == before
    assert set(accepted) == set(rules.legal_commands(state))


@given(reached_states())
def test_every_legal_move_applies(state: State) -> None:
    """Rules 3: every listed move is possible."""
    for move in rules.legal_commands(state):
        after, events = rules.apply(state, move)
        assert events
        assert find_problems(after) == []


@given(reached_states())
def test_players_may_keep_fewer_tiles(state: State) -> None:
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
    """Without named tiles, the payment with the fewest wild tiles is proposed."""
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
            # Tiles of one kind are enough; the rest is paid with the other kind.
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
    """A right count changes nothing, a wrong one is refused; the wild tile is not counted."""
    if state.phase is not Phase.TAKE:
        return
    for move in rules.legal_commands(state):
        assert isinstance(move, Take)
        _, events = rules.apply(state, move)
        taken = events[0]
        assert isinstance(taken, Taken)
        assert rules.apply(state, replace(move, count=taken.size)) == rules.apply(state, move)
        for wrong in (taken.size - 1, taken.size + 1):
            with pytest.raises(IllegalCommand) as caught:
                rules.apply(state, replace(move, count=wrong))
            assert caught.value.reason is SourceReason.COUNT_WRONG


@given(reached_states(), SEEDS)
def test_virtual_draws_are_legal(state: State, seed: int) -> None:
    """The program draws tiles as players could draw them, for the supply and for factories."""
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
    """As in the base game, the players may end the game by agreement."""
    if state.phase is Phase.OVER:
        return
    after, events = rules.apply(state, END)
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.agreed
    assert rules.expects(after).kind is Expects.OVER
    assert find_problems(after) == []
