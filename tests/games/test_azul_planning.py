"""The small positions of base Azul play the same game as its rules."""

from random import Random

import pytest
from azul_random import Habit, open_game, random_command

from azul_access.games.azul import packed, rules, scoring, worth
from azul_access.games.azul.choosing import allowed_columns
from azul_access.games.azul.commands import Choose, Command
from azul_access.games.azul.editions import CHOICES
from azul_access.games.azul.planning import (
    NO_WEIGHTS,
    TakingOutlook,
    command_for,
)
from azul_access.games.azul.state import Phase, State

ROUNDS = pytest.param(75), pytest.param(10_000, marks=pytest.mark.thorough)


def random_round_ends(random: Random) -> State:
    """A random game before the first turn of a round, of any edition and number of players."""
    chosen = {name: random.choice(choice.values) for name, choice in CHOICES.items()}
    state = open_game(random.randint(2, 4), 0, **chosen)
    habit = random.choice([Habit.CAREFUL, Habit.CARELESS, Habit.ANY])
    rounds = random.randrange(1, 7)
    while state.phase is not Phase.OVER and (state.round < rounds or state.phase is not Phase.TAKE):
        state, _ = rules.apply(state, random_command(state, random, habit))
    return state


def packed_start(state: State) -> tuple[int, ...]:
    return TakingOutlook(state, NO_WEIGHTS).start


def check_moves(state: State, outlook: TakingOutlook, position: tuple[int, ...]) -> None:
    """The moves of the position are the legal ones; of equal factories those from one."""
    found = [command_for(state, move) for move in outlook.moves(position)]
    legal = list(rules.legal_commands(state))
    assert len(set(found)) == len(found)
    assert set(found) <= set(legal)
    contents = [packed.pack_factory(tiles) for tiles in state.factories]

    def by_contents(command: Command) -> tuple[object, ...]:
        source = command.source  # type: ignore[union-attr]
        index = getattr(source, "index", None)
        tiles = source if index is None else contents[index]
        return tiles, command.colour, command.target  # type: ignore[union-attr]

    assert {by_contents(each) for each in found} == {by_contents(each) for each in legal}


@pytest.mark.parametrize("rounds", ROUNDS)
def test_rounds_are_played_in_lockstep(rounds: int) -> None:
    """Legal moves, boards, walls and scores are those of the rules, through whole rounds."""
    random = Random(1)
    played = 0
    while played < rounds:
        state = random_round_ends(random)
        if state.phase is Phase.OVER:
            continue
        played += 1
        outlook = TakingOutlook(state, NO_WEIGHTS)
        position = outlook.start
        while not outlook.is_over(position):
            assert outlook.turn(position) == state.turn
            assert position == packed_start(state)
            check_moves(state, outlook, position)
            move = random.choice(outlook.moves(position))
            position = outlook.apply(position, move)
            state, _ = rules.apply(state, command_for(state, move))
        check_tiling(state, outlook, position, random)


def check_tiling(
    state: State, outlook: TakingOutlook, position: tuple[int, ...], random: Random
) -> None:
    """After the taking the boards are worth what the rules make of them."""
    is_grey = state.phase is Phase.TILE
    while state.phase is Phase.TILE:
        shape = worth.shape_of(worth.pack_wall(state.players[state.turn].wall))
        held = state.players[state.turn].lines[state.line]
        assert held is not None
        columns = allowed_columns(state)
        assert worth.columns_for(state.options, shape, state.line, held.colour) == columns
        column = random.choice(columns)
        seat, score = state.turn, state.players[state.turn].score
        points = worth.points_at(shape, state.line, column)
        after, events = rules.apply(state, Choose(column))
        assert events[0].after == score + points  # type: ignore[union-attr]
        assert events[0].player == seat  # type: ignore[union-attr]
        state = after
    if is_grey:
        return
    for seat, player in enumerate(state.players):
        ends = outlook.seats[seat].judge(position[2 + seat]).ends
        bonuses = scoring.bonuses(state.options.edition, player.wall)
        earned = 0 if state.phase is Phase.OVER else sum(points for _, _, points in bonuses)
        assert round(ends) == player.score + earned
        has_row = bool(scoring.complete_rows(player.wall))
        assert outlook.seats[seat].judge(position[2 + seat]).has_row is has_row
