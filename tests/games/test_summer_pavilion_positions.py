"""The small positions of the computer player and the rules, in lockstep."""

from collections.abc import Iterator
from random import Random

import pytest
from summer_pavilion_random import Habit, open_game, random_command

from azul_access.games.summer_pavilion import editions, rules
from azul_access.games.summer_pavilion.pieces import LABELS, Colour
from azul_access.games.summer_pavilion.positions import Position, Round
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.system import Expects

ROUNDS = 60
ROUNDS_THOROUGH = 10_000


def _random_order(random: Random) -> str:
    colours = random.sample(list(Colour), len(Colour))
    return ",".join(LABELS[colour] for colour in colours)


def _random_opening(random: Random) -> State:
    """A new game: every edition, board, order of wild colours and number of players."""
    players = random.randint(2, 4)
    return open_game(
        players,
        random.randrange(players),
        edition=random.choice(editions.CHOICES["edition"].values),
        board=random.choice(editions.CHOICES["board"].values),
        wild_order=random.choice(["normal", "reversed", _random_order(random)]),
    )


def _random_rounds(count: int) -> Iterator[int]:
    """Play `count` rounds in lockstep; yields the number of moves compared in each."""
    random = Random(38)
    state, habit = _random_opening(random), Habit.ANY
    for _ in range(count):
        if state.phase is Phase.OVER:
            state, habit = _random_opening(random), random.choice(list(Habit))
        state, moves = _play_round(state, random, habit)
        yield moves


def _play_round(state: State, random: Random, habit: Habit) -> tuple[State, int]:
    round_number, compared = state.round, 0
    expected: tuple[Round, Position] | None = None
    while state.round == round_number and state.phase is not Phase.OVER:
        command = random_command(state, random, habit)
        if rules.expects(state).kind is Expects.FILL:
            expected = None  # nobody knows what is drawn
            state, _ = rules.apply(state, command)
            continue
        rounds = Round(state)
        position = rounds.make(state)
        if expected is not None:
            assert expected[1] == position
        moves = {rounds.command(move): move for move in rounds.moves(position)}
        assert len(moves) == len(rounds.moves(position))
        assert set(moves) == set(rules.legal_commands(state))
        if command in moves:  # to keep fewer tiles than possible is allowed, but no move here
            after = rounds.apply(position, moves[command])
            before, (state, _) = state, rules.apply(state, command)
            _compare_boards(rounds, before, state, after)
            compared += 1
            expected = (rounds, after)
        else:
            state, _ = rules.apply(state, command)
            expected = None
    return state, compared


def _compare_boards(rounds: Round, before: State, state: State, after: Position) -> None:
    """Boards and scores are equal; at the end of the game with all bonuses."""
    if state.phase is Phase.OVER:
        costs = before.options.edition.surplus_cost
        lowest = before.options.edition.lowest_score
        final = [
            max(lowest, board.score + rounds.final_bonus(board) - costs * _tiles(board.kept))
            for board in after.boards
        ]
        assert final == [player.score for player in state.players]
        return
    assert [board.score for board in after.boards] == [player.score for player in state.players]
    if state.round > before.round:  # kept tiles are beside the boards again
        assert after.is_over
        after = after._replace(
            boards=tuple(
                board._replace(hand=board.kept, kept=0, passed=False) for board in after.boards
            )
        )
    assert after.boards == rounds.make(state).boards


def _tiles(packed: int) -> int:
    return sum(packed >> 5 * colour & 31 for colour in Colour)


def test_random_rounds_are_the_same() -> None:
    """Legal moves, boards, turns, bonus tiles and scores are those of the rules."""
    assert sum(_random_rounds(ROUNDS)) > 10 * ROUNDS


@pytest.mark.thorough
@pytest.mark.long
def test_ten_thousand_random_rounds_are_the_same() -> None:
    """The same for 10,000 rounds."""
    assert sum(_random_rounds(ROUNDS_THOROUGH)) > 10 * ROUNDS_THOROUGH
