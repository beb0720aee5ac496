"""Which version of the log's format an entry needs."""

from azul_access.games.system import System
from azul_access.record.ledger import CommandEntry, Correction, Entry, Note
from azul_access.record.seats import SeatChange
from azul_access.record.tips import Tip, TipSwitch

_NEWER: tuple[tuple[type, int], ...] = ((Tip, 5), (TipSwitch, 5), (SeatChange, 4), (Note, 3))


def entry_version(system: System, entry: Entry) -> int:
    """The oldest version of the log's format that has such an entry.

    It is 2 where the table is set, 3 for a note, 4 for a change of seats, and 5 for tips.
    """
    for kind, version in _NEWER:
        if isinstance(entry, kind):
            return version
    if isinstance(entry, CommandEntry | Correction) and system.statements is not None:
        return 1 if system.statements.set_contents(entry.command) is None else 2
    return 1
