"""What is missing of a saved game that was cut off, damaged or breaks the rules."""

from azul_access.games.context import NarrationContext
from azul_access.language.phrase import Paragraph, Phrase, Verbosity, phrase
from azul_access.record.entries import describe_entry
from azul_access.record.saved_game import SavedGame


def describe_incomplete(saved: SavedGame) -> Paragraph:
    """How much is missing, the last entry before it and those after it.

    Empty for a complete game, and one sentence for one that was damaged and is complete again.
    """
    contents = saved.contents
    if saved.refused_entries:
        return [
            phrase("entries-refused", count=saved.left_out),
            _describe_last(saved, "last-entry-left"),
        ]
    if not saved.gaps:
        if contents.is_damaged:
            return [phrase("file-restored")]
        if contents.torn_bytes:
            return [phrase("incomplete-entry"), _describe_last(saved, "last-entry-left")]
        return []
    lost = sum(gap.lost for gap in saved.gaps)
    later = sum(len(gap.later) for gap in saved.gaps)
    if not later:
        return [phrase("entries-lost", count=lost), _describe_last(saved, "last-entry-left")]
    count = lost if all(gap.is_counted for gap in saved.gaps) else 0
    return [
        phrase("entries-lost-between", count=count),
        _describe_last(saved, "last-entry-before"),
        phrase("entries-wait", count=later),
    ]


def _describe_last(saved: SavedGame, name: str) -> Phrase:
    """The last entry that is there, or that there is none."""
    setup, applied = saved.setup, saved.ledger.applied
    if not applied:
        return phrase("no-entry-left")
    context = NarrationContext(setup.names, setup.options, Verbosity.NORMAL)
    entry = describe_entry(setup.system, context, len(applied), applied[-1])
    command = setup.system.dialogue.describe_command(applied[-1].before, applied[-1].command)
    return phrase(name, entry=entry, command=command)
