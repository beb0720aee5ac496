"""Logs with thousands of corrections: the effect of single ones, for little more than one."""

import pytest
from recorded_games import AZUL, load

from azul_access.games.azul import rules
from azul_access.games.azul.commands import Command
from azul_access.games.azul.events import Event
from azul_access.games.azul.state import State
from azul_access.record.ledger import Correction, add_entries, add_entry

# Anna's first take of a recorded game; put elsewhere, it changes all later states.
TAKE = 5


def test_back_and_forth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Corrections back and forth apply no command to the same state twice."""
    setup, ledger = load(AZUL)
    taken = setup.system.commands.encode(ledger.applied[TAKE].command)
    commands = [setup.system.commands.decode({**taken, "to": to}) for to in ("floor", taken["to"])]
    corrections = [Correction(TAKE, command) for command in (*commands, *commands, commands[0])]
    one_by_one = ledger
    for correction in corrections:
        one_by_one, _ = add_entry(one_by_one, correction)
    assert one_by_one.state != ledger.state
    assert add_entries(ledger, corrections) == one_by_one

    calls: list[Command] = []
    apply = rules.apply

    def counted(state: State, command: Command) -> tuple[State, tuple[Event, ...]]:
        calls.append(command)
        return apply(state, command)

    monkeypatch.setattr(rules, "apply", counted)
    many = add_entries(ledger, corrections * 101)
    assert many.applied == one_by_one.applied
    assert many.history == (*ledger.history, *one_by_one.history[-5:-3], *many.history[-503:])
    assert 0 < len(calls) <= 3 * len(ledger.applied)
