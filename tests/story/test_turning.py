"""The move that decided the last round, recounted by the rules alone."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from story_vectors import load

from azul_access.games.system import Event, Expects, System
from azul_access.record.ledger import CommandEntry, Ledger, add_entries
from azul_access.story.turning import find_decision

# A game whose winner had one take left, one that others decided, both two to four moves long; and
# games of which nothing can be proved.
ONLY, GIVEN, UNKNOWN = "base-2p-003", "base-4p-020", ("grey-2p-77003", "sp-colour-2p-990003")


def winners_of(system: System, events: Sequence[Event]) -> Sequence[int] | None:
    milestones = (system.facts.milestone(event) for event in events)
    return next((each.winners for each in milestones if each.winners is not None), None)


def can_win(ledger: Ledger, seat: int) -> bool:
    """Whether a player can win alone whatever the others do, tried by the rules."""
    system = ledger.system
    expected = system.rules.expects(ledger.state)
    if expected.kind is not Expects.TURN:
        return winners_of(system, ledger.applied[-1].events) == (seat,)
    after = (
        add_entries(ledger, [CommandEntry(command, "test")])
        for command in system.rules.legal_commands(ledger.state)
        if _is_take(command)
    )
    tried = (can_win(each, seat) for each in after)
    return any(tried) if expected.player == seat else all(tried)


def _is_take(command: Any) -> bool:
    return type(command).__name__ == "Take"


def ledger_before(ledger: Ledger, moves: int) -> Ledger:
    """The game without its last moves."""
    count = len(ledger.applied) - moves
    return replace(ledger, applied=ledger.applied[:count], history=ledger.history[:count])


@pytest.mark.parametrize("name", [ONLY, GIVEN])
def test_the_decision_holds_by_the_rules(name: str) -> None:
    """After it the winner is sure to win; before it not, or only by this move."""
    ledger, _ = load(name)
    last = ledger.applied[-1]
    (winner,) = winners_of(ledger.system, last.events) or ()
    found = find_decision(ledger, winner)
    assert found is not None
    assert found.is_only == (name == ONLY) == (found.seat == winner)
    before = ledger_before(ledger, found.moves_left + 1)
    assert before.state == found.before
    assert can_win(ledger_before(ledger, found.moves_left), winner)
    if not found.is_only:
        assert not can_win(before, winner)
        return
    sure = [
        command
        for command in ledger.system.rules.legal_commands(before.state)
        if _is_take(command)
        and can_win(add_entries(before, [CommandEntry(command, "test")]), winner)
    ]
    assert sure == [ledger.applied[-found.moves_left - 1].command]


@pytest.mark.parametrize("name", UNKNOWN)
def test_nothing_is_told_that_cannot_be_proved(name: str) -> None:
    """Columns that are chosen and tiles that are placed are not followed to the end."""
    ledger, _ = load(name)
    winners = winners_of(ledger.system, ledger.applied[-1].events) or ()
    assert find_decision(ledger, winners[0]) is None
