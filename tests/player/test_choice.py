"""The computer player's choice is legal, the same everywhere, and made from what people know."""

from random import Random
from typing import Any

import pytest

from azul_access.games import SYSTEMS
from azul_access.games.planning import LEVELS
from azul_access.games.system import Expects
from azul_access.player import choose
from azul_access.record.ledger import CommandEntry, add_entry
from azul_access.record.setup import VIRTUAL_BAG, make_setup, start_ledger

BY_NODES = [level for level in LEVELS if level < 6]


def states(game: str, seed: int, count: int, **chosen: object) -> list[Any]:
    """Positions of a random game in which a player has to move or to choose."""
    system, random = SYSTEMS[game], Random(seed)
    options = system.editions.decode_options(chosen)
    players = random.choice(system.players)
    found: list[Any] = []
    state, _ = system.rules.new_game(players, 0, options)
    while len(found) < count and system.rules.expects(state).kind is not Expects.OVER:
        expected = system.rules.expects(state).kind
        if expected is Expects.FILL:
            assert system.virtual_bag is not None
            command = system.virtual_bag.draw(state, random)
        else:
            found.append(state)
            command = random.choice(system.rules.legal_commands(state))
        state, _ = system.rules.apply(state, command)
    return found


@pytest.fixture(params=SYSTEMS)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("level", LEVELS)
def test_choice_is_legal_and_changes_no_state(game: str, level: int) -> None:
    """At every level, in every phase, the rules allow what is chosen; the state stays as it was."""
    system = SYSTEMS[game]
    for state in states(game, level, 60)[::6]:
        before = repr(state)
        choice = choose(system, state, level, seconds=0.01)
        assert repr(state) == before
        system.rules.apply(state, choice.command)
        if choice.second is not None:
            system.rules.apply(state, choice.second.command)
            assert choice.second.command != choice.command
            assert choice.second.value <= choice.value


def test_columns_of_grey_wall_are_chosen() -> None:
    """Where a player has to choose a column, one of the allowed ones is chosen at every level."""
    system = SYSTEMS["azul"]
    waiting = [
        state
        for seed in range(4)
        for state in states("azul", seed, 400, wall="grey")
        if system.rules.expects(state).kind is Expects.CHOICE
    ]
    assert len(waiting) > 20
    for number, state in enumerate(waiting[:40]):
        choice = choose(system, state, 1 + number % 6, seconds=0.01)
        assert choice.command in system.rules.legal_commands(state)


@pytest.mark.parametrize("level", BY_NODES)
def test_same_position_level_and_seed_give_same_choice(game: str, level: int) -> None:
    """Levels without a clock choose the same again, with the same value and as many nodes."""
    system = SYSTEMS[game]
    for state in states(game, 7, 40)[::8]:
        first = choose(system, state, level, seed=3)
        assert choose(system, state, level, seed=3) == first


@pytest.mark.parametrize("level", BY_NODES)
def test_seed_decides_between_equal_moves(level: int) -> None:
    """At the start of a game, where many moves are worth the same, seeds choose different ones."""
    state = states("azul", 5, 1)[0]
    commands = {choose(SYSTEMS["azul"], state, level, seed=seed).command for seed in range(12)}
    assert len(commands) > 1


def test_stopped_search_still_chooses() -> None:
    """A search that is stopped at once gives a legal move."""
    system = SYSTEMS["azul"]
    state = states("azul", 1, 1)[0]
    choice = choose(system, state, 6, seconds=100, stop=lambda: True)
    system.rules.apply(state, choice.command)
    assert choice.nodes < 1_000


@pytest.mark.parametrize("level", [0, 7])
def test_unknown_level_is_refused(level: int) -> None:
    """There are six levels."""
    with pytest.raises(ValueError, match="level"):
        choose(SYSTEMS["azul"], states("azul", 1, 1)[0], level)


def test_no_choice_while_tiles_are_drawn() -> None:
    """Nobody has to move while people draw tiles."""
    system = SYSTEMS["azul"]
    state, _ = system.rules.new_game(2, 0, system.editions.decode_options({}))
    with pytest.raises(ValueError, match="move"):
        choose(system, state, 1)


@pytest.mark.parametrize("level", BY_NODES)
def test_order_of_virtual_bag_is_not_known(game: str, level: int) -> None:
    """Two bags with the same counts and another order of their tiles lead to the same choice."""
    system = SYSTEMS[game]
    assert system.virtual_bag is not None
    ledgers = []
    for seed in (1, 2):
        setup = make_setup(
            game=game,
            names=("A", "B"),
            first_seat=0,
            chosen={},
            bag=VIRTUAL_BAG,
            seed=seed,
            language="en",
        )
        ledgers.append(start_ledger(setup))
    while system.rules.expects(ledgers[0].state).kind is Expects.FILL:
        draw = CommandEntry(system.virtual_bag.draw(ledgers[0].state, Random(5)), "bag")
        ledgers = [add_entry(each, draw)[0] for each in ledgers]
    first, other = [choose(system, each.state, level, seed=9) for each in ledgers]
    assert first == other


@pytest.mark.parametrize("game", SYSTEMS)
def test_a_game_says_what_each_level_sees(game: str) -> None:
    """Who sees more is higher, and only the highest knows a clock."""
    load = SYSTEMS[game].load_planning
    assert load is not None
    levels = [load().BY_LEVEL[level] for level in LEVELS]
    assert list(load().BY_LEVEL) == list(LEVELS)
    assert levels == sorted(levels, key=lambda level: (level.sight, level.depth))
    assert [level.nodes is None for level in levels] == [False] * (len(levels) - 1) + [True]
