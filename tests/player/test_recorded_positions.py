"""In positions of recorded games, the computer's choice is legal and can be typed as it is written.

With --thorough in 10,000 of them.
"""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import pytest
from recorded_moves import Column, list_columns, list_moves, load_games, make_setup
from recorded_states import recorded_turns

from azul_access.games.planning import LEVELS
from azul_access.games.system import Command, Commands, Expects, IllegalCommand, System
from azul_access.language.grammar import match_rules
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import Lexicon
from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.player import choose
from azul_access.record.setup import start_ledger

NAMES = ("Anna", "Bruno", "Clara", "Dirk")
FILES = (
    *("azul-coloured", "azul-grey", "azul-edge"),
    *("summer-pavilion-coloured", "summer-pavilion-grey"),
)
# In the usual run, each third position is tried.
STEP = 3
# The levels that take little time, so that many positions can be tried.
QUICK = [level for level in LEVELS if level < 4]


class Position(NamedTuple):
    system: System
    state: Any


def is_choice(system: System, state: Any) -> bool:
    return system.rules.expects(state).kind in (Expects.TURN, Expects.CHOICE)


def recorded() -> Iterator[Position]:
    """The positions of the four games that are kept as commands."""
    for turn in recorded_turns():
        if is_choice(turn.system, turn.before):
            yield Position(turn.system, turn.before)


def typed() -> Iterator[Position]:
    """The positions of all games that are kept as moves, with 2 to 4 players, and what follows.

    Each is followed by those to which three other moves lead.
    """
    for game in (game for file in FILES for game in load_games(file)):
        setup = make_setup(game, "en")
        system = setup.system
        state: Any = start_ledger(setup).state
        for move in list_moves(game):
            while "wall" in game and system.rules.expects(state).kind is Expects.CHOICE:
                yield Position(system, state)
                columns = list_columns(game, state.round - 1)[state.turn]
                state = enter(system, state, Column(columns[state.line + 1]).text("en"))
            if is_choice(system, state):
                yield Position(system, state)
                for other in system.rules.legal_commands(state)[:9:3]:
                    after, _ = system.rules.apply(state, other)
                    if is_choice(system, after):
                        yield Position(system, after)
            state = enter(system, state, move.text("en"))


def enter(system: System, state: Any, text: str) -> Any:
    (command,) = possible(system, state, text, "en")
    return system.rules.apply(state, command)[0]


@cache
def lexicon(language: str, game: str) -> Lexicon:
    symbols = next(p.system.symbols for p in recorded() if p.system.name == game)
    return Lexicon(language, game, symbols, NAMES, None)


def possible(system: System, state: Any, text: str, language: str) -> list[Command]:
    """The commands that a typed text can mean, and that the rules allow."""
    lattice = lexicon(language, system.name).build_lattice(text)
    found = []
    for meaning in match_rules(system.grammar.typed_rules(state), lattice):
        if isinstance(meaning, Commands) and len(meaning.commands) == 1:
            try:
                system.rules.apply(state, meaning.commands[0])
            except IllegalCommand:
                continue
            found.append(meaning.commands[0])
    return found


def check(position: Position, number: int) -> None:
    system, state = position
    before = repr(state)
    choice = choose(system, state, QUICK[number % len(QUICK)], number)
    assert repr(state) == before
    system.rules.apply(state, choice.command)  # the rules refuse what is not legal
    phrase = system.dialogue.type_command(state, choice.command)
    for language in LANGUAGES:
        text = load_phrases(language).render(phrase, Verbosity.NORMAL, Form.SHOW)
        assert possible(system, state, text, language) == [choice.command], (language, text)


def test_choices_in_recorded_positions_can_be_typed() -> None:
    """In three languages, to the same command; no state is changed by thinking."""
    count = 0
    for number, position in enumerate(islice(recorded(), None, None, STEP)):
        check(position, number)
        count += 1
    assert count > 150


@pytest.mark.thorough
@pytest.mark.timeout(1800)
@pytest.mark.long
def test_choices_in_ten_thousand_positions_can_be_typed() -> None:
    """The same in the positions of all recorded games, and in those that other moves lead to."""
    count = 0
    for number, position in enumerate(islice(typed(), None, None, 2)):
        check(position, number)
        count += 1
    assert count > 10_000
