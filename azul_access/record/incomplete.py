"""What is missing at the end of a saved game that was cut off, damaged or breaks the rules."""

from azul_access.games.context import NarrationContext
from azul_access.language.phrase import Paragraph, Verbosity, phrase
from azul_access.record.entries import describe_entry
from azul_access.record.saved_game import SavedGame


def describe_incomplete(saved: SavedGame) -> Paragraph:
    """How much is missing, and the last entry that is there; empty for a complete game."""
    setup, ledger, contents = saved.setup, saved.ledger, saved.contents
    if saved.refused_entries:
        count = saved.refused_entries + contents.lost_entries
        missing = phrase("entries-refused", count=count)
    elif contents.lost_entries:
        missing = phrase("entries-lost", count=contents.lost_entries)
    elif contents.torn_bytes:
        missing = phrase("incomplete-entry")
    else:
        return []
    if not ledger.applied:
        return [missing, phrase("no-entry-left")]
    last = ledger.applied[-1]
    context = NarrationContext(setup.names, setup.options, Verbosity.NORMAL)
    entry = describe_entry(setup.system, context, len(ledger.applied), last)
    command = setup.system.dialogue.describe_command(last.before, last.command)
    return [missing, phrase("last-entry-left", entry=entry, command=command)]
