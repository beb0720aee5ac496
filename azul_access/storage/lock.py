"""One writer a log: a hidden lock file beside it, so that readers are never in the way.

The system holds the lock, not the file's existence: it ends with the process, however that ends,
and a lock file left behind by a killed program means nothing.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from azul_access.storage.errors import LogError, LogReason, disk_errors_as_log_errors

if TYPE_CHECKING:
    from filelock import BaseFileLock


def is_locked(path: Path) -> bool:
    """Whether another program is writing the log at `path`. Nothing is made or left beside it."""
    log = Path(os.path.realpath(path))
    lock = log.with_name(f".{log.name}.lock")
    if not lock.exists():
        return False
    from filelock import FileLock, Timeout

    try:
        with FileLock(lock, timeout=0):
            return False
    except Timeout:
        return True
    except OSError:  # a folder that only its owner may write to: whoever plays there is not we
        return False


class Lock:
    """Held from its making until `release`."""

    def __init__(self, path: Path) -> None:
        """Take the lock of the log at `path` at once, or not at all.

        Raises: LogError with LOG_IN_USE, or with LOG_FOLDER_READ_ONLY and the like.
        """
        # Slow to import, and reading a log needs none of it.
        from filelock import FileLock, Timeout

        with disk_errors_as_log_errors(
            path, denied=LogReason.LOG_FOLDER_READ_ONLY, other=LogReason.LOG_NOT_CREATED
        ):
            # The real path: a log that is reached through a link is still the same log.
            log = Path(os.path.realpath(path))
            self._path = log.with_name(f".{log.name}.lock")
            # Any thread may close a log that another one opened.
            self._lock: BaseFileLock = FileLock(self._path, thread_local=False)
            try:
                self._lock.acquire(timeout=0)
            except Timeout as error:
                raise LogError(LogReason.LOG_IN_USE, path) from error

    def release(self) -> None:
        """Give the lock up and remove its file. The log must be closed already."""
        from filelock import UnixFileLock

        if isinstance(self._lock, UnixFileLock):
            # Elsewhere filelock removes the file itself. Here it may only go while it is locked:
            # whoever opened it a moment ago then locks a file without a name, and filelock
            # notices that (since its 3.20.4) and starts again.
            with suppress(OSError):
                self._path.unlink()
        self._lock.release()
