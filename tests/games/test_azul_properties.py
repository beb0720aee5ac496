"""What is true in every game of base Azul."""

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from azul_checks import check_events, check_expectation, check_state, find_problems
from azul_random import Habit, Turn, open_game, openings, random_game, reached_states
from hypothesis import given
from hypothesis import strategies as st

from azul_access.games.azul import commands, disc, rules, virtual_bag
from azul_access.games.azul.commands import END, TAKES, Choose, Command, Take
from azul_access.games.azul.events import Event, GameEnded, RoundStarted, TableSet
from azul_access.games.azul.pieces import LINES
from azul_access.games.azul.state import Phase, State
from azul_access.games.sources import CENTRE, FACTORIES, Factory, SourceReason
from azul_access.games.system import Expects, IllegalCommand

HABITS = st.sampled_from(Habit)
SEEDS = st.integers(0, 2**32)


@given(openings(), SEEDS, HABITS)
def test_random_game_keeps_the_rules(opening: State, seed: int, habit: Habit) -> None:
    """Rules, section 1: any legal play keeps all 100 tiles and comes to an end."""
    check_state(opening)
    turns = list(random_game(opening, Random(seed), habit))
    for turn in turns:
        check_state(turn.after)
        check_expectation(turn.after)
        check_events(turn)
    check_rounds(opening, turns)
    check_log(opening, turns)
    last = turns[-1]
    ended = last.events[-1]
    assert isinstance(ended, GameEnded)
    assert rules.expects(last.after).kind is Expects.OVER
    assert ended.agreed == (last.command == END)
    if not ended.agreed:
        # Rules, "End": never before the fifth round.
        assert last.after.round >= LINES
        assert max(ended.rows) > 0
    best = max(ended.scores)
    assert all(ended.scores[winner] == best for winner in ended.winners)


def check_rounds(opening: State, turns: Sequence[Turn]) -> None:
    """Rules, "Round": the player with the marker begins, or the one who began before."""
    starter, number = opening.starter, 1
    holder: int | None = None
    for turn in turns:
        if isinstance(turn.command, Take) and turn.command.source is CENTRE and holder is None:
            holder = turn.before.turn
        for event in turn.events:
            if isinstance(event, RoundStarted):
                assert event.player == (starter if holder is None else holder)
                assert event.round == number + 1
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
    """The other tests play all kinds of situations, the rare ones too; nobody sets the table."""
    events = {
        type(event)
        for players, wall, habit in [
            *[(players, "coloured", habit) for players in (2, 4) for habit in Habit],
            *[(3, "grey", habit) for habit in Habit],
        ]
        for seed in range(2)
        for turn in random_game(open_game(players, 0, wall=wall), Random(seed), habit)
        for event in turn.events
    }
    assert events == set(Event.__args__) - {TableSet}


@given(reached_states())
def test_legal_commands_are_those_that_apply_accepts(state: State) -> None:
    """Rules, "A turn": every conceivable move is either listed or refused."""
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
    """A right count changes nothing; a wrong one is refused."""
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
            assert caught.value.reason is SourceReason.COUNT_WRONG


@given(reached_states(), SEEDS)
def test_virtual_draws_are_legal(state: State, seed: int) -> None:
    """The program draws tiles as players could draw them, with or without a factory's name."""
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
    assert find_problems(after) == []
