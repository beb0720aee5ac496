"""What a command did is carried over to another state only where the rules would do the same."""

from random import Random

from azul_random import Habit, open_game, random_game
from hypothesis import given
from hypothesis import strategies as st

from azul_access.games.azul import rules
from azul_access.games.azul.carrying import carry_over
from azul_access.games.azul.commands import Fill, Take
from azul_access.games.azul.pieces import ALL_COLOURS, LINES
from azul_access.games.azul.state import Player, Row, State


def change_board(player: Player, random: Random) -> Player:
    """A board with another score, a few other tiles on its wall, or another floor line."""
    wall: list[Row] = list(player.wall)
    for _ in range(random.randrange(3)):
        row, column = random.randrange(LINES), random.randrange(LINES)
        tile = random.choice((None, *ALL_COLOURS))
        wall[row] = (*wall[row][:column], tile, *wall[row][column + 1 :])
    floor = player.floor[:-1] if random.random() < 0.2 else player.floor
    return player._replace(wall=tuple(wall), floor=floor, score=random.randrange(100))


def change_state(state: State, random: Random) -> State:
    """A state with other boards; now and then something else differs, too."""
    other = state._replace(players=tuple([change_board(board, random) for board in state.players]))
    if random.random() < 0.2:
        other = other._replace(lid=(*other.lid[:-1], other.lid[-1] + 1))
    return other


@given(
    seed=st.integers(0, 2**32),
    habit=st.sampled_from(Habit),
    wall=st.sampled_from(["coloured", "grey"]),
)
def test_the_rules_would_do_the_same(seed: int, habit: Habit, wall: str) -> None:
    """The state that is carried over is the one that the rules make, with the same events."""
    random = Random(seed)
    carried_commands = set()
    for turn in random_game(open_game(2, 0, wall=wall), random, habit):
        other = change_state(turn.before, random)
        carried = carry_over(turn.command, turn.before, turn.after, other)
        if carried is not None:
            carried_commands.add(type(turn.command))
            assert rules.apply(other, turn.command) == (carried, turn.events)
    assert carried_commands == {Fill, Take}


def test_only_the_rules_can_tell() -> None:
    """The end of a round and the choice of a column are left to the rules, also for one state."""
    for turn in random_game(open_game(2, 0, wall="grey"), Random(1)):
        carried = carry_over(turn.command, turn.before, turn.after, turn.before)
        same_phase = turn.before.phase is turn.after.phase
        assert (carried is not None) == (
            isinstance(turn.command, Fill) or (same_phase and isinstance(turn.command, Take))
        )
        assert carried in (None, turn.after)
