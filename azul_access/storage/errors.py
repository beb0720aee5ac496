"""Why a game log cannot be read or written."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path

from azul_access.errors import AccessError


class LogReason(Enum):
    """Every error has the slots path, name (of the file) and folder. Some have more, named here."""

    LOG_MISSING = "log-missing"
    LOG_NO_GAME = "log-no-game"  # whole lines, but no game that the program's rules know
    LOG_NONE = "log-none"  # the folder holds no saved game
    LOG_UNREADABLE = "log-unreadable"  # code: the system's name of the trouble, such as EIO
    LOG_NOT_OURS = "log-not-ours"
    LOG_EMPTY = "log-empty"  # its first line was never finished: there is no game in it
    LOG_DAMAGED = "log-damaged"  # line: 1-based
    LOG_NEWER = "log-newer"  # version: the file's; known: the newest that can be read
    LOG_EXISTS = "log-exists"
    LOG_NOT_CREATED = "log-not-created"
    LOG_IN_USE = "log-in-use"
    LOG_CHANGED = "log-changed"  # another program wrote into the file while it was open here
    LOG_READ_ONLY = "log-read-only"  # code
    LOG_FOLDER_READ_ONLY = "log-folder-read-only"  # code
    LOG_DISK_FULL = "log-disk-full"  # code
    LOG_WRITE_FAILED = "log-write-failed"  # code


# EFBIG: a limit on the file's size, such as a quota or an old memory stick
_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_DENIED = {errno.EACCES, errno.EPERM, errno.EROFS}


class LogError(AccessError):
    """A log that cannot be read or written. Slots are plain strings and numbers."""

    def __init__(self, reason: LogReason, path: Path, **slots: object) -> None:
        super().__init__(
            reason,
            path=str(path),
            name=path.absolute().name,
            folder=str(path.absolute().parent),
            **slots,
        )


@contextmanager
def system_errors(path: Path, *, denied: LogReason, other: LogReason) -> Iterator[None]:
    """Turn what the system raises into a LogError.

    Missing permission is `denied`, a full disk LOG_DISK_FULL, all else `other`.
    """
    try:
        yield
    except (OSError, ValueError) as error:  # ValueError: a NUL character in the path
        number = error.errno if isinstance(error, OSError) and error.errno else errno.EINVAL
        reason = other
        if number in _FULL:
            reason = LogReason.LOG_DISK_FULL
        elif number in _DENIED:
            reason = denied
        code = errno.errorcode.get(number, str(number))
        raise LogError(reason, path, code=code) from error
