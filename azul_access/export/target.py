"""A file that is there whole or not at all: written beside its name, then renamed."""

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
def writing(path: Path) -> Iterator[BinaryIO]:
    """A file to write and seek in, which gets its name when everything has been written.

    Whatever is raised inside leaves nothing behind, and an older file as it was.
    Raises: ExportError for what the system does not allow.
    """
    with disk_errors_as_export_errors(path):
        if path.exists() and not path.is_file():  # a device or a pipe would become a file
            raise ExportError(ExportReason.NOT_WRITABLE, path=str(path))
        target = path.resolve()  # a link stays one
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=target.parent)
        beside = Path(name)
        try:
            with open(descriptor, "w+b") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            _allow(beside)
            beside.replace(target)
        except BaseException:
            with suppress(OSError):
                beside.unlink()
            raise


def _allow(path: Path) -> None:
    """The rights a new file gets; a file that was made beside is its owner's alone."""
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
