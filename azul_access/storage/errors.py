"""The reasons for which a game log cannot be read or written."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path

from azul_access.errors import AccessError
from azul_access.storage.disk_errors import DiskErrorKind, classify_disk_error


class LogReason(Enum):
    """Every error has the slots path, name (of the file) and folder; comments name further ones."""

    LOG_MISSING = "log-missing"
    LOG_NO_GAME = "log-no-game"  # complete lines, but no game that the rules allow
    LOG_NONE = "log-none"  # the folder has no saved game
    LOG_NONE_OPEN = "log-none-open"  # the folder has no saved game that can go on
    LOG_NO_NUMBER = "log-no-number"  # number: of the list, from 1; count: of its games
    LOG_UNREADABLE = "log-unreadable"  # code: the symbolic error code, such as EIO
    LOG_NOT_OURS = "log-not-ours"
    LOG_EMPTY = "log-empty"  # the header line is incomplete, so there is no game
    LOG_DAMAGED = "log-damaged"  # its first line, so that there is no game
    LOG_NEWER = "log-newer"  # version: of the file; known: the newest that can be read
    LOG_EXISTS = "log-exists"
    LOG_NOT_CREATED = "log-not-created"
    LOG_IN_USE = "log-in-use"
    LOG_CHANGED = "log-changed"  # another program wrote to the file while it was open here
    LOG_LOST = "log-lost"  # the file is gone or changed, and no other can be written
    LOG_READ_ONLY = "log-read-only"  # code
    LOG_FOLDER_READ_ONLY = "log-folder-read-only"  # code
    LOG_DISK_FULL = "log-disk-full"  # code
    LOG_WRITE_FAILED = "log-write-failed"  # code


class LogError(AccessError):
    """A log cannot be read or written. Slots are plain strings and numbers."""

    def __init__(self, reason: LogReason, path: Path, **slots: object) -> None:
        super().__init__(
            reason,
            path=str(path),
            name=path.absolute().name,
            folder=str(path.absolute().parent),
            **slots,
        )


@contextmanager
def disk_errors_as_log_errors(path: Path, *, denied: LogReason, other: LogReason) -> Iterator[None]:
    """Convert errors of the operating system to LogError.

    The reason is `denied` for missing permission, LOG_DISK_FULL for a full disk, else `other`.
    """
    try:
        yield
    except (OSError, ValueError) as error:
        kind, code = classify_disk_error(error)
        reasons = {DiskErrorKind.FULL: LogReason.LOG_DISK_FULL, DiskErrorKind.DENIED: denied}
        raise LogError(reasons.get(kind, other), path, code=code) from error
