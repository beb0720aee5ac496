"""Opening, reading and flushing files in the same way on all systems."""

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from azul_access.storage.errors import LogError, LogReason, disk_errors_as_log_errors

# A long game has some tens of kilobytes. A much larger file is no log, and is not read.
MAX_LOG_BYTES = 64 * 1024 * 1024


def check_plausible(path: Path) -> None:
    """Refuse a file that cannot be a log without opening it: opening a pipe would block.

    Raises: LogError with LOG_MISSING, LOG_UNREADABLE or LOG_NOT_OURS.
    """
    with _read_errors(path):
        try:
            status = path.stat()
        except (FileNotFoundError, NotADirectoryError) as error:
            raise LogError(LogReason.LOG_MISSING, path) from error
    if not stat.S_ISREG(status.st_mode) or status.st_size > MAX_LOG_BYTES:
        raise LogError(LogReason.LOG_NOT_OURS, path)


def read_bytes(path: Path) -> bytes:
    """Raises: LogError, as `check_plausible`."""
    check_plausible(path)
    with _read_errors(path):
        return path.read_bytes()


def read_descriptor(descriptor: int, path: Path) -> bytes:
    """The content of an open file. Raises: LogError with LOG_UNREADABLE."""
    with _read_errors(path), open(descriptor, "rb", closefd=False) as file:
        return file.read()


def open_to_append(path: Path, flags: int) -> int:
    """Open a file and return a descriptor that reads at any position and writes at the end.

    Raises: LogError; LOG_EXISTS if `flags` request a new file and the file exists.
    """
    flags |= os.O_RDWR | os.O_APPEND
    flags |= getattr(os, "O_BINARY", 0)  # otherwise Windows writes a newline as two bytes
    is_new = bool(flags & os.O_CREAT)
    denied = LogReason.LOG_FOLDER_READ_ONLY if is_new else LogReason.LOG_READ_ONLY
    other = LogReason.LOG_NOT_CREATED if is_new else LogReason.LOG_WRITE_FAILED
    with disk_errors_as_log_errors(path, denied=denied, other=other):
        try:
            return os.open(path, flags, 0o600)
        except FileExistsError as error:
            raise LogError(LogReason.LOG_EXISTS, path) from error
        except FileNotFoundError as error:
            if is_new:
                raise
            raise LogError(LogReason.LOG_MISSING, path) from error


def create_file(path: Path, data: bytes) -> None:
    """Create a file with this content, which only its owner may read.

    Raises: LogError as `open_to_append`, and no file is left behind.
    """
    descriptor = open_to_append(path, os.O_CREAT | os.O_EXCL)
    try:
        with disk_errors_as_log_errors(
            path, denied=LogReason.LOG_FOLDER_READ_ONLY, other=LogReason.LOG_NOT_CREATED
        ):
            try:
                write_all(descriptor, data)
            finally:
                os.close(descriptor)  # Windows removes no open file
    except BaseException:
        with suppress(OSError):
            path.unlink()
        raise
    flush_folder(path.parent)


def write_all(descriptor: int, data: bytes) -> None:
    """Write at the end of an open file, and wait until it is on the disk.

    Raises: OSError; a part may have been written.
    """
    rest = memoryview(data)
    while rest:  # a nearly full disk writes only a part
        rest = rest[os.write(descriptor, rest) :]
    flush(descriptor)


def replace_file(path: Path, data: bytes) -> None:
    """Give a file other content, or create it. At every moment, and after a power failure, it has
    the old content or the new one.

    The new file is written under another name. A link that somebody has put there is removed and
    not followed.

    Raises: OSError; the file is unchanged.
    """
    new_path = path.with_name(f".{path.name[:200]}.new")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    flags |= getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else 0o600
    new_path.unlink(missing_ok=True)
    descriptor = os.open(new_path, flags, 0o600)
    try:
        try:
            write_all(descriptor, data)
            if os.name == "posix":
                os.fchmod(descriptor, mode)
        finally:
            os.close(descriptor)
        os.replace(new_path, path)
    except BaseException:
        with suppress(OSError):
            new_path.unlink()
        raise
    flush_folder(path.parent)


def find_device(path: Path) -> int | None:
    """The number of the drive that the folder of a file is on, or the nearest folder that exists.

    None if the system tells none.
    """
    for folder in Path(os.path.realpath(path)).parents:
        try:
            return folder.stat().st_dev
        except (FileNotFoundError, NotADirectoryError):
            continue
        except OSError:  # a folder of the network that does not answer
            return None
    return None


def make_folder(folder: Path) -> None:
    """Create a folder and its parents for their owner only, safe from a power failure.

    Raises: OSError.
    """
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    for path in reversed(missing):
        path.mkdir(mode=0o700, exist_ok=True)
        flush_folder(path.parent)


def flush(descriptor: int) -> None:
    """Wait until the content of an open file is on the disk.

    Raises: OSError.
    """
    if sys.platform == "darwin":
        # On macOS fsync only reaches the drive's own cache. UNVERIFIED: no Mac here
        import fcntl

        with suppress(OSError):  # some network drives do not support this; fsync must do then
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)


def flush_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk, where the system and the drive allow it."""
    if os.name != "posix":
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


@contextmanager
def _read_errors(path: Path) -> Iterator[None]:
    unreadable = LogReason.LOG_UNREADABLE
    with disk_errors_as_log_errors(path, denied=unreadable, other=unreadable):
        yield
