"""Positions of games as they are played by chance, and every fact about some moves of each."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from matches import MOST_ROUNDS, Table, encode
from opponents import NAMES

from azul_access.games.context import TypedContext
from azul_access.games.system import Command, Expects, State
from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.player import choose

_SENSIBLE = 0.8


class Told(NamedTuple):
    """A sentence about a move, with the position before and after it."""

    sentence: str
    position: dict[str, Any]
    move: dict[str, Any]
    after: dict[str, Any]


def list_positions(table: Table, count: int, seed: int) -> Iterator[State]:
    """Positions in which a player has to move; one game follows another."""
    system, random, found = table.system, Random(seed), 0
    options = system.editions.decode_options(table.chosen)
    while found < count:
        state, _ = system.rules.new_game(table.players, 0, options)
        while (expected := system.rules.expects(state)).kind is not Expects.OVER:
            if system.facts.round_number(state) > MOST_ROUNDS or expected.kind is Expects.STUCK:
                break
            if expected.kind is Expects.FILL:
                assert system.virtual_bag is not None
                command = system.virtual_bag.draw(state, random)
            else:
                if random.random() < 0.5:
                    found += 1
                    yield state
                    if found == count:
                        return
                command = _choose(table, state, random)
            state, _ = system.rules.apply(state, command)


def tell_facts(table: Table, state: State, moves: int, language: str, seed: int) -> list[Told]:
    """Every fact about some moves of a position, as a sentence."""
    system, random = table.system, Random(seed)
    assert system.load_coach is not None
    coach, legal = system.load_coach(), list(system.rules.legal_commands(state))
    options = system.editions.decode_options(table.chosen)
    context = TypedContext(NAMES[: table.players], options, Verbosity.NORMAL)
    phrases, told = load_phrases(language), []
    for command in random.sample(legal, min(moves, len(legal))):
        after, _ = system.rules.apply(state, command)
        told += [
            Told(
                phrases.render(fact.describe(context), Verbosity.NORMAL, Form.SHOW),
                encode(table, state),
                dict(system.commands.encode(command)),
                encode(table, after),
            )
            for fact in coach.facts(state, command)
        ]
    return told


def _choose(table: Table, state: State, random: Random) -> Command:
    """Mostly a sensible move, so that walls and stars grow."""
    if random.random() < _SENSIBLE:
        return choose(table.system, state, 1, seed=random.randrange(1000)).command
    return random.choice(list(table.system.rules.legal_commands(state)))
