"""Saved games: a game log read as a setup, entries and the ledger that they lead to."""

import datetime
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from azul_access.errors import AccessError
from azul_access.games.system import Expects
from azul_access.record.ledger import Entry, Ledger, add_entries, decode_entry
from azul_access.record.setup import Setup, decode_setup, start_ledger
from azul_access.record.times import read_begun
from azul_access.storage import LogContents, LogError, LogReason, read_log


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game and the log that it was read from.

    `entries` are those that hold. `refused_entries` counts the others that can be read: the first
    one that is unknown or against the rules, and all after it.
    """

    contents: LogContents
    setup: Setup
    entries: tuple[Entry, ...]
    ledger: Ledger
    refused_entries: int

    @property
    def played_on(self) -> datetime.date | None:
        """The local date on which the game was begun; None if the log has no valid time."""
        begun = read_begun(self.contents.header)
        return None if begun is None else begun.date()

    @property
    def is_over(self) -> bool:
        return self.setup.system.rules.expects(self.ledger.state).kind is Expects.OVER


def load_game(path: Path) -> SavedGame:
    """Read the log at `path`: a damaged one up to the damage, any up to what breaks the rules.

    Raises: LogError.
    """
    return read_game(read_log(path), path)


def read_game(contents: LogContents, path: Path) -> SavedGame:
    """The game in the log at `path`. Raises: LogError if it is not one of a known game."""
    try:
        setup = decode_setup(contents.header)
        opening = start_ledger(setup)
    except AccessError as why:
        raise LogError(LogReason.LOG_NO_GAME, path) from why
    entries, ledger = _add_valid(opening, _decode_valid(setup, contents))
    return SavedGame(contents, setup, entries, ledger, len(contents.entries) - len(entries))


def _decode_valid(setup: Setup, contents: LogContents) -> list[Entry]:
    """The entries before the first one that is unknown."""
    entries: list[Entry] = []
    with suppress(AccessError):
        entries.extend(decode_entry(setup.system, entry) for entry in contents.entries)
    return entries


def _add_valid(ledger: Ledger, entries: list[Entry]) -> tuple[tuple[Entry, ...], Ledger]:
    """The entries before the first one that the rules refuse, and the ledger with them."""
    added = 0

    def counted() -> Iterator[Entry]:
        nonlocal added
        for entry in entries:
            yield entry
            added += 1  # the next one is asked for after this one was added

    try:
        return tuple(entries), add_entries(ledger, counted())
    except AccessError:
        return tuple(entries[:added]), add_entries(ledger, entries[:added])
