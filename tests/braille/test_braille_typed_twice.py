"""A line that may mean several moves is asked each time it is typed."""

import pytest
from fake_table import start_game
from reader_table import ReaderTable

from azul_access.braille.actions import KeyAction
from azul_access.record.setup import make_setup
from azul_access.session.session import Owner
from firmware_protocol.cells import from_unicode

LINES = ("rrxo", "ssxo", "rsxx", "ssoo", "bbxx", "1r3", "2s2")


@pytest.mark.parametrize("owner", [None, Owner(0)])
def test_an_ambiguous_line_is_asked_twice(owner: Owner | None) -> None:
    """Without number signs "c x j" may mean factory 3 or the centre."""
    setup = make_setup(game="azul", names=("Anna", "Ben"), first_seat=0, chosen={}, language="en")
    companion, _, _ = start_game(setup)
    table = ReaderTable(companion, owner=owner)
    for line in LINES:
        table.type_line(line)
    count = len(table.session.ledger.applied)
    for _ in range(3):
        table.type_cells(from_unicode("⠉⠭⠚"))
        table.press(KeyAction.CONFIRM)
        assert len(table.session.ledger.applied) == count
        assert table.own_session.pending
