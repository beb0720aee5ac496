"""Recorded games: every command, with a digest of the table after each of its events.

A digest is of what `show --json` prints and of whom the game waits for. The file was recorded when
the rules changed states themselves and a second function repeated that from events.
"""

import json
from collections.abc import Iterator, Sequence
from functools import reduce
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from azul_access.games import SYSTEMS
from azul_access.games.system import Command, Event, State, System

FILE = Path(__file__).parent.parent / "data" / "recorded_states.jsonl"
NAMES = ("Anna", "Ben", "Clara", "Dirk")


class RecordedTurn(NamedTuple):
    """A command in its state, and the digests of the table after each of its events."""

    system: System
    before: State
    command: Command
    digests: Sequence[str]


def recorded_turns() -> Iterator[RecordedTurn]:
    """All commands of the recorded games, each in the state that the rules lead to."""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        game = json.loads(line)
        system = SYSTEMS[game["game"]]
        options = system.editions.decode_options(game["chosen"])
        state, _ = system.rules.new_game(game["players"], 0, options)
        for turn in game["turns"]:
            command = system.commands.decode(turn["command"])
            yield RecordedTurn(system, state, command, turn["states"])
            state, _ = system.rules.apply(state, command)


def state_after(system: System, before: State, events: Sequence[Event]) -> State:
    """The state after the first events of a command that was given in `before`."""
    assert system.evolve is not None
    return reduce(system.evolve, events, before)


def digests(system: System, before: State, events: Sequence[Event]) -> list[str]:
    """A digest of the table after each of the events."""
    states = [state_after(system, before, events[:count]) for count in range(1, len(events) + 1)]
    return [_digest(system, state) for state in states]


def _digest(system: System, state: Any) -> str:
    table = system.facts.encode_state(NAMES[: len(state.players)], state)
    expected = system.rules.expects(state)
    text = json.dumps([table, expected.kind.value, expected.player])
    return sha256(text.encode()).hexdigest()[:8]
