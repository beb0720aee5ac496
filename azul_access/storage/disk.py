"""Bytes that stay: opening, reading and flushing files, the same on the three systems."""

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from azul_access.storage.errors import LogError, LogReason, disk_errors_as_log_errors

# A long game makes some tens of kilobytes. What is far larger is a film, and is not even read.
LARGEST_LOG_BYTES = 64 * 1024 * 1024


def check_plausible(path: Path) -> None:
    """Refuse what cannot be a log before it is opened: opening a pipe would wait for ever.

    Raises: LogError with LOG_MISSING, LOG_UNREADABLE or LOG_NOT_OURS.
    """
    with _reading(path):
        try:
            found = path.stat()
        except (FileNotFoundError, NotADirectoryError) as error:
            raise LogError(LogReason.LOG_MISSING, path) from error
    if not stat.S_ISREG(found.st_mode) or found.st_size > LARGEST_LOG_BYTES:
        raise LogError(LogReason.LOG_NOT_OURS, path)


def read_bytes(path: Path) -> bytes:
    """Raises: LogError, as `check_plausible`."""
    check_plausible(path)
    with _reading(path):
        return path.read_bytes()


def read_descriptor(descriptor: int, path: Path) -> bytes:
    """All of an open file. Raises: LogError with LOG_UNREADABLE."""
    with _reading(path), open(descriptor, "rb", closefd=False) as file:
        return file.read()


def open_to_append(path: Path, flags: int) -> int:
    """A descriptor that reads anywhere and writes at the end.

    Raises: LogError; with LOG_EXISTS if `flags` ask for a new file and there is one.
    """
    flags |= os.O_RDWR | os.O_APPEND
    flags |= getattr(os, "O_BINARY", 0)  # without it Windows makes two bytes of a newline
    new = bool(flags & os.O_CREAT)
    denied = LogReason.LOG_FOLDER_READ_ONLY if new else LogReason.LOG_READ_ONLY
    other = LogReason.LOG_NOT_CREATED if new else LogReason.LOG_WRITE_FAILED
    with disk_errors_as_log_errors(path, denied=denied, other=other):
        try:
            return os.open(path, flags, 0o666)
        except FileExistsError as error:
            raise LogError(LogReason.LOG_EXISTS, path) from error


def make_folder(folder: Path) -> None:
    """Make a folder with its parents, so that they outlive a power failure.

    Raises: OSError.
    """
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for place in missing:
        flush_folder(place.parent)


def flush(descriptor: int) -> None:
    """Return when the disk has the bytes.

    Raises: OSError.
    """
    if sys.platform == "darwin":
        # There fsync stops at the drive's own cache. UNVERIFIED: no Mac here
        import fcntl

        with suppress(OSError):  # not every network drive can; then fsync must do
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)


def flush_folder(folder: Path) -> None:
    """Make a new name in a folder outlive a power failure, where the system has a call for it.

    Windows has none; some drives refuse, and nothing more can be done there.
    """
    if os.name != "posix":
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    unreadable = LogReason.LOG_UNREADABLE
    with disk_errors_as_log_errors(path, denied=unreadable, other=unreadable):
        yield
