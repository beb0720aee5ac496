"""Writes a file as a whole or not at all: under a temporary name, then renamed."""

import glob
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from azul_access.export.errors import ExportError, ExportReason
from azul_access.storage import DiskErrorKind, classify_disk_error

_SUFFIX = ".part"
_REASONS = {
    DiskErrorKind.FULL: ExportReason.DISK_FULL,
    DiskErrorKind.DENIED: ExportReason.NOT_WRITABLE,
    DiskErrorKind.NOT_FOUND: ExportReason.NOT_WRITABLE,  # as for a new file in /proc
}


@contextmanager
def write_atomically(path: Path, *, replace: bool) -> Iterator[BinaryIO]:
    """Open a temporary file that gets its name when everything has been written.

    An exception inside removes it and leaves an older file unchanged; without `replace`, an older
    file is always left. What a killed program left behind for this file is removed.
    Raises: ExportError if the system does not allow it.
    """
    with disk_errors_as_export_errors(path):
        # Renaming would replace a device or pipe by a file.
        if path.exists() and not path.is_file():
            raise ExportError(ExportReason.NOT_WRITABLE, path=str(path))
        _check_absent(path, replace)
        target = path.resolve()  # keeps a symbolic link
        prefix = f".{path.name[:40]}."
        _remove_leftovers(target.parent, prefix)
        descriptor, name = tempfile.mkstemp(suffix=_SUFFIX, prefix=prefix, dir=target.parent)
        temporary = Path(name)
        try:
            with open(descriptor, "w+b") as file:
                _lock(descriptor)
                yield file
                file.flush()
                os.fsync(file.fileno())
            _set_permissions(temporary)
            _check_absent(path, replace)  # another program may have written it meanwhile
            temporary.replace(target)
        except BaseException:
            with suppress(OSError):
                temporary.unlink()
            raise


def _check_absent(path: Path, replace: bool) -> None:
    if not replace and os.path.lexists(path):
        raise ExportError(ExportReason.EXISTS, path=str(path))


def _remove_leftovers(folder: Path, prefix: str) -> None:
    """Remove temporary files whose program was killed; Windows removes no file that is open."""
    for path in folder.glob(f"{glob.escape(prefix)}*{_SUFFIX}"):
        with suppress(OSError):
            with path.open("rb") as file:
                is_left = _lock(file.fileno())
            if is_left:
                path.unlink()


def _lock(descriptor: int) -> bool:
    """Lock a file until it is closed; False if that is not possible, as while another has it."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _set_permissions(path: Path) -> None:
    """Set the permissions of a new file; a temporary file is readable by its owner only."""
    mask = os.umask(0)
    os.umask(mask)
    path.chmod(0o666 & ~mask)


@contextmanager
def disk_errors_as_export_errors(path: Path) -> Iterator[None]:
    """Convert errors of the operating system while `path` is written to ExportError."""
    try:
        yield
    except (OSError, ValueError) as error:
        kind, code = classify_disk_error(error)
        folder = path.absolute().parent
        # Windows says of a folder below a file that it is not found.
        is_below_file = any(each.is_file() for each in (folder, *folder.parents))
        if kind is DiskErrorKind.NOT_FOUND and not (folder.is_dir() or is_below_file):
            raise ExportError(ExportReason.FOLDER_MISSING, folder=str(folder)) from error
        reason = _REASONS.get(kind, ExportReason.WRITE_FAILED)
        raise ExportError(reason, path=str(path), code=code) from error
