"""One writer per log: a hidden lock file beside it, so that reading needs no lock.

The operating system holds the lock, and releases it when the process ends in any way. The existence
of a lock file means nothing.
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
    """Whether another program writes the log at `path`. Creates no file."""
    lock = _lock_path(path)
    if not lock.exists():
        return False
    from filelock import FileLock, Timeout

    try:
        with FileLock(lock, timeout=0):
            return False
    except Timeout:
        return True
    except OSError:  # a folder without permission to write, so no program of this user writes there
        return False


class Lock:
    """The lock of a log, held from construction until `release`."""

    def __init__(self, path: Path) -> None:
        """Take the lock of the log at `path` without waiting.

        Raises: LogError with LOG_IN_USE, LOG_FOLDER_READ_ONLY, LOG_DISK_FULL or LOG_NOT_CREATED.
        """
        self._log = path
        self._take()

    def renew(self) -> None:
        """Take the lock again if its file is gone, as with the folder of the log.

        Raises: LogError, as the constructor.
        """
        if not self._path.exists():
            self._lock.release()
            self._take()

    def _take(self) -> None:
        # Imported here because it is slow, and not needed to read a log.
        from filelock import FileLock, Timeout

        with disk_errors_as_log_errors(
            self._log, denied=LogReason.LOG_FOLDER_READ_ONLY, other=LogReason.LOG_NOT_CREATED
        ):
            self._path = _lock_path(self._log)
            # A log may be closed by another thread than the one that opened it.
            self._lock: BaseFileLock = FileLock(self._path, thread_local=False)
            try:
                self._lock.acquire(timeout=0)
            except Timeout as error:
                raise LogError(LogReason.LOG_IN_USE, self._log) from error

    def release(self) -> None:
        """Release the lock and delete its file. The log must be closed before."""
        from filelock import UnixFileLock

        if isinstance(self._lock, UnixFileLock):
            # On other systems filelock deletes the file. Here it must be deleted while it is
            # locked: a program that has opened it meanwhile then locks a deleted file, which
            # filelock detects (since 3.20.4) and starts again.
            with suppress(OSError):
                self._path.unlink()
        self._lock.release()


def _lock_path(path: Path) -> Path:
    """The lock file of a log. Links to the same log have the same lock."""
    log = Path(os.path.realpath(path))
    return log.with_name(f".{log.name}.lock")
