"""Saved games: a game log read as a setup, entries and the ledger that they lead to."""

import datetime
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from azul_access.errors import AccessError
from azul_access.games.system import Expects
from azul_access.record.ledger import Entry, Ledger, add_entries, decode_entry
from azul_access.record.setup import Setup, decode_setup, start_ledger
from azul_access.storage import LogContents, LogError, LogReason, read_log


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game and the log that it was read from."""

    contents: LogContents
    setup: Setup
    entries: tuple[Entry, ...]
    ledger: Ledger

    @property
    def played_on(self) -> datetime.date | None:
        """The local date on which the game was begun; None if the log has no valid time."""
        try:
            begun = datetime.datetime.fromisoformat(str(self.contents.header.get("begun", "")))
            return begun.astimezone().date()
        except (ValueError, OverflowError, OSError):
            return None

    @property
    def is_over(self) -> bool:
        return self.setup.system.rules.expects(self.ledger.state).kind is Expects.OVER


def load_game(path: Path) -> SavedGame:
    """Read the log at `path`, a damaged one up to the damage.

    Raises: LogError.
    """
    contents = read_log(path)
    with as_log_errors(path):
        setup, entries = read_game(contents)
        return SavedGame(contents, setup, tuple(entries), add_entries(start_ledger(setup), entries))


@contextmanager
def as_log_errors(path: Path) -> Iterator[None]:
    """Raise errors of the setup and the rules as errors of the log at `path`.

    Raises: LogError.
    """
    try:
        yield
    except AccessError as why:
        raise LogError(LogReason.LOG_NO_GAME, path) from why


def read_game(contents: LogContents) -> tuple[Setup, list[Entry]]:
    """Raises: AccessError if the log is not the one of a known game."""
    setup = decode_setup(contents.header)
    return setup, [decode_entry(setup.system, entry) for entry in contents.entries]
