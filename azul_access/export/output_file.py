"""Writes a file as a whole or not at all: under a temporary name, then renamed."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from azul_access.export.errors import ExportError, ExportReason
from azul_access.storage import DiskErrorKind, classify_disk_error

_REASONS = {
    DiskErrorKind.FULL: ExportReason.DISK_FULL,
    DiskErrorKind.DENIED: ExportReason.NOT_WRITABLE,
    DiskErrorKind.NOT_FOUND: ExportReason.NOT_WRITABLE,  # as for a new file in /proc
}


@contextmanager
def write_atomically(path: Path) -> Iterator[BinaryIO]:
    """Open a temporary file that gets its name when everything has been written.

    An exception inside removes it and leaves an older file unchanged.
    Raises: ExportError if the system does not allow it.
    """
    with disk_errors_as_export_errors(path):
        # Renaming would replace a device or pipe by a file.
        if path.exists() and not path.is_file():
            raise ExportError(ExportReason.NOT_WRITABLE, path=str(path))
        target = path.resolve()  # keeps a symbolic link
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=target.parent)
        temporary = Path(name)
        try:
            with open(descriptor, "w+b") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            _set_permissions(temporary)
            temporary.replace(target)
        except BaseException:
            with suppress(OSError):
                temporary.unlink()
            raise


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
        if kind is DiskErrorKind.NOT_FOUND and not folder.is_dir():
            raise ExportError(ExportReason.FOLDER_MISSING, folder=str(folder)) from error
        reason = _REASONS.get(kind, ExportReason.WRITE_FAILED)
        raise ExportError(reason, path=str(path), code=code) from error
