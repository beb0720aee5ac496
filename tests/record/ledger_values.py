"""What the tests of the ledger share."""

import pytest

from azul_access.games.system import Command
from azul_access.record.ledger import Entry, Ledger, LedgerError, add_entry


def commands_of(ledger: Ledger) -> list[Command]:
    return [applied.command for applied in ledger.applied]


def refuse(ledger: Ledger, entry: Entry) -> LedgerError:
    """The error with which the ledger refuses an entry."""
    with pytest.raises(LedgerError) as caught:
        add_entry(ledger, entry)
    return caught.value
