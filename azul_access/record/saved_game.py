"""Saved games: a game log read as a setup, entries and the ledger that they lead to."""

import datetime
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from azul_access.errors import AccessError
from azul_access.games.system import Expects
from azul_access.record.ledger import Entry, Ledger, add_entries, decode_entry
from azul_access.record.missing import find_missing
from azul_access.record.seats import SeatChange
from azul_access.record.setup import Setup, change_seat, decode_setup, start_ledger
from azul_access.record.times import read_begun
from azul_access.storage import Gap, LogContents, LogError, LogReason, read_log
from azul_access.values import frozen


@frozen
class SavedGame:
    """A game and the log that it was read from.

    `entries` are those that hold, and `encoded` the same as they are in the log. `refused_entries`
    counts the others that can be read: the first one that is unknown or against the rules, and all
    after it. `gaps` are where entries cannot be read; those after the first gap do not hold yet.
    """

    contents: LogContents
    setup: Setup
    entries: tuple[Entry, ...]
    encoded: tuple[dict[str, object], ...]
    ledger: Ledger
    refused_entries: int = 0
    gaps: tuple[Gap, ...] = ()

    @property
    def left_out(self) -> int:
        """How many entries of the file are not in the game, at least."""
        return self.refused_entries + sum(gap.lost + len(gap.later) for gap in self.gaps)

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
    game = _add(SavedGame(contents, setup, (), (), opening), contents.entries)
    if game.refused_entries and contents.repaired:
        # What was repaired might be wrong: only what stands before it is sure.
        sure = min(contents.repaired)
        refused = len(contents.entries) - sure
        kept = _add(SavedGame(contents, setup, (), (), opening), contents.entries[:sure])
        game = replace(kept, refused_entries=kept.refused_entries + refused)
    return fill_gaps(replace(game, gaps=contents.gaps))


def fill_gaps(game: SavedGame) -> SavedGame:
    """The game with the entries that only one possible move explains, and those after them."""
    while game.gaps and not game.refused_entries:
        found = find_missing(game.ledger, game.encoded, game.gaps[0])
        if not found:
            break
        filled = fill_gap(game, found)
        if filled is None:
            break
        game = filled
    return game


def fill_gap(game: SavedGame, encoded: Sequence[dict[str, object]]) -> SavedGame | None:
    """The game with all these entries instead of its first gap; None if they do not hold."""
    filled = _add(game, encoded)
    return None if filled.refused_entries else replace(filled, gaps=game.gaps[1:])


def _add(game: SavedGame, encoded: Sequence[dict[str, object]]) -> SavedGame:
    """The game with more entries, up to the first one that is unknown or that the rules refuse."""
    added, ledger = _add_valid(game.ledger, _decode_valid(game.setup, encoded))
    return replace(
        game,
        setup=_with_seats(game.setup, added),
        entries=(*game.entries, *added),
        encoded=(*game.encoded, *encoded[: len(added)]),
        ledger=ledger,
        refused_entries=len(encoded) - len(added),
    )


def _with_seats(setup: Setup, entries: Sequence[Entry]) -> Setup:
    """The setup with everybody who plays at the seats after these entries."""
    for entry in entries:
        if isinstance(entry, SeatChange):
            with suppress(AccessError):
                setup = change_seat(setup, entry)
    return setup


def _decode_valid(setup: Setup, encoded: Sequence[dict[str, object]]) -> list[Entry]:
    """The entries before the first one that is unknown."""
    entries: list[Entry] = []
    with suppress(AccessError):
        entries.extend(decode_entry(setup.system, entry) for entry in encoded)
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
