"""The table in the middle of a command: the states that the rules give, and all tiles are there."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, get_args

import azul_checks
import azul_random
import summer_pavilion_checks
import summer_pavilion_random
from hypothesis import given
from hypothesis import strategies as st
from recorded_states import digests, recorded_turns, state_after

from azul_access.games.azul import events as azul_events
from azul_access.games.azul.game import AZUL
from azul_access.games.azul.state import State as AzulState
from azul_access.games.context import NarrationContext
from azul_access.games.summer_pavilion import events as pavilion_events
from azul_access.games.summer_pavilion.game import SUMMER_PAVILION
from azul_access.games.summer_pavilion.state import State as PavilionState
from azul_access.games.system import Event, Expects, State, System, without_types
from azul_access.language.phrase import Verbosity

SEEDS = st.integers(0, 2**32)
NAMES = ("Anna", "Ben", "Clara", "Dirk")


class Turn(NamedTuple):
    """One command: the states before and after it, and its events."""

    before: State
    after: State
    events: tuple[Event, ...]


class Game(NamedTuple):
    """A whole random game, and a check of its states."""

    system: System
    turns: Sequence[Turn]
    find_problems: Callable[[State], list[str]]


def play_azul(opening: AzulState, seed: int, habit: azul_random.Habit) -> Game:
    turns = [
        Turn(turn.before, turn.after, turn.events)
        for turn in azul_random.random_game(opening, Random(seed), habit)
    ]
    return Game(without_types(AZUL), turns, azul_checks.find_problems)  # type: ignore[arg-type]


def play_pavilion(opening: PavilionState, seed: int, habit: summer_pavilion_random.Habit) -> Game:
    turns = [
        Turn(turn.before, turn.after, turn.events)
        for turn in summer_pavilion_random.random_game(opening, Random(seed), habit)
    ]
    find_problems = summer_pavilion_checks.find_problems
    return Game(without_types(SUMMER_PAVILION), turns, find_problems)  # type: ignore[arg-type]


GAMES = st.one_of(
    st.builds(play_azul, azul_random.openings(), SEEDS, st.sampled_from(azul_random.Habit)),
    st.builds(
        play_pavilion,
        summer_pavilion_random.openings(),
        SEEDS,
        st.sampled_from(summer_pavilion_random.Habit),
    ),
)


@given(GAMES)
def test_all_events_of_a_command_lead_to_the_state_of_the_rules(game: Game) -> None:
    """Nothing changes but by events: one after the other they lead to what the rules return."""
    for turn in game.turns:
        assert state_after(game.system, turn.before, turn.events) == turn.after


def test_events_lead_to_recorded_states() -> None:
    """Each event changes the table as it did when the games were recorded; no kind is left out."""
    seen: set[type] = set()
    for turn in recorded_turns():
        _, events = turn.system.rules.apply(turn.before, turn.command)
        assert digests(turn.system, turn.before, events) == turn.digests, turn.command
        seen.update(map(type, events))
    assert seen == {*get_args(azul_events.Event), *get_args(pavilion_events.Event)}


@given(GAMES)
def test_no_tile_is_lost_between_two_events(game: Game) -> None:
    """After every event of a scoring or a draw the tiles add up, and every question is answered."""
    system = game.system
    scorings = [turn for turn in game.turns if len(turn.events) > 2]
    for turn in scorings[:: max(1, len(scorings) // 5)] + scorings[-1:]:
        for count in range(1, len(turn.events)):
            state = state_after(system, turn.before, turn.events[:count])
            assert game.find_problems(state) == []
            context = context_of(system, state)
            for question in system.facts.overview_questions(state):
                assert system.facts.answer(context, state, question)
            if isinstance(state, AzulState) and system.rules.expects(state).kind is Expects.CHOICE:
                assert len(system.rules.legal_commands(state)) > 1
            assert system.touch is not None
            assert system.touch.views(context, state)


@given(GAMES)
def test_no_tile_is_lost_between_two_parts_of_an_undo(game: Game) -> None:
    """Each part that players put back leads to a table that is whole, the last to the old one."""
    system = game.system
    for turn in game.turns:
        left = turn.events
        parts = system.put_back.parts(turn.events)
        assert sorted(id(event) for part in parts for event in part) == sorted(map(id, left))
        for part in parts:
            put_back = set(map(id, part))
            left = tuple(event for event in left if id(event) not in put_back)
            assert game.find_problems(state_after(system, turn.before, left)) == []


@given(GAMES)
def test_score_cards_are_turned_back_once_for_each_player(game: Game) -> None:
    """However often a score changed, its cards go to their old digits at once."""
    for turn in game.turns:
        context = context_of(game.system, turn.before)
        turned = [
            dict(sentence.slots)["player"]
            for part in game.system.put_back.parts(turn.events)
            for sentence in game.system.put_back.put_back(context, part)
            if sentence.name == "cards"
        ]
        assert len(turned) == len(set(turned))


def context_of(system: System, state: State) -> NarrationContext:
    names = NAMES[: len(state.players)]  # type: ignore[attr-defined]
    return NarrationContext(names, state.options, Verbosity.NORMAL)  # type: ignore[attr-defined]
