"""Saves entries in the log of a game, in another file if its own cannot be written any more."""

import datetime
from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Literal

from azul_access.games.system import System
from azul_access.language.phrase import Paragraph, Phrase, phrase
from azul_access.record.ledger import Entry, encode_entry
from azul_access.record.times import count_seconds, read_begun
from azul_access.record.versions import entry_version
from azul_access.storage import GameLog, LogError, LogReason


class Loss(Enum):
    """Why the file of a running game cannot be written on."""

    AWAY = "away"
    MISSING = "missing"
    CHANGED = "changed"
    FULL = "full"
    UNWRITABLE = "unwritable"


_LOSSES = {
    LogReason.LOG_MISSING: Loss.MISSING,
    LogReason.LOG_CHANGED: Loss.CHANGED,
    LogReason.LOG_NOT_OURS: Loss.CHANGED,
    LogReason.LOG_DISK_FULL: Loss.FULL,
}
# What a player reads if nothing can be saved anywhere: the file of before is no longer of interest.
_WRITE_REASONS = (LogReason.LOG_DISK_FULL, LogReason.LOG_READ_ONLY, LogReason.LOG_WRITE_FAILED)


def save_entries(log: GameLog, system: System, entries: Sequence[Entry]) -> Paragraph:
    """Save entries; returns what to tell the players if that took another file.

    Raises: LogError, and the log is as before.
    """
    version = max(entry_version(system, entry) for entry in entries)
    time = _time_of(log)
    encoded = [{**encode_entry(system, entry), **time} for entry in entries]
    try:
        log.append(encoded, version=version)
    except LogError as why:
        path, loss = log.path, _find_loss(log, why)
        try:
            log.write_anew(encoded, version=version)
        except LogError:
            if why.reason in _WRITE_REASONS:
                raise why from None
            raise LogError(LogReason.LOG_WRITE_FAILED, log.path) from why
        return _describe_loss(log, path, loss)
    return []


def check_saved(log: GameLog) -> Paragraph:
    """Look at the file, and write it anew if it is not as it was saved; returns what to tell.

    Raises: LogError with LOG_LOST if the game is not in any file.
    """
    try:
        log.check()
    except LogError as why:
        path, loss = log.path, _find_loss(log, why)
        try:
            log.write_anew()
        except LogError:
            raise LogError(LogReason.LOG_LOST, log.path) from why
        return _describe_loss(log, path, loss)
    return []


def leave_file(
    log: GameLog, why: Literal["unchanged", "read-only"], entries: Sequence[dict[str, object]]
) -> Paragraph:
    """Write just these entries to another file; returns what to tell.

    The first of them are those that the log has; it may have more.
    Raises: LogError if there is no room for it anywhere.
    """
    name = log.path.absolute().name
    kept = log.keep_first(len(entries))
    log.write_anew(entries[kept:])
    return [phrase(f"rescued-{why}", name=name), describe_place(log)]


def describe_place(log: GameLog) -> Phrase:
    """Where the game is saved: the whole path on the screen, the name in speech."""
    path = log.path.absolute()
    return phrase("saved-here", name=path.name, path=str(path))


def _time_of(log: GameLog) -> dict[str, int]:
    """The time of what is saved now; none in a log that does not say when the game was begun."""
    begun = read_begun(log.header)
    if begun is None:
        return {}
    now = datetime.datetime.now(datetime.UTC)
    return {"at": count_seconds(begun, now, log.newest_entry, log.idle_seconds)}


def _find_loss(log: GameLog, why: LogError) -> Loss:
    if log.is_away:
        return Loss.AWAY
    return _LOSSES.get(LogReason(why.reason), Loss.UNWRITABLE)


def _describe_loss(log: GameLog, path: Path, loss: Loss) -> Paragraph:
    """What happened to the file at `path`, and where the game is saved now."""
    name = path.absolute().name
    # In its own place it was written anew; only beside it the changed file is still there.
    is_kept = loss is Loss.CHANGED and log.path != path
    kept = [phrase("rescued-unchanged", name=name)] if is_kept else []
    return [phrase(f"rescued-{loss.value}", name=name), *kept, describe_place(log)]
