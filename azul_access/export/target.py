"""A file that is there whole or not at all: written beside its name, then renamed."""

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from azul_access.export.errors import ExportError, ExportReason

# EFBIG: a limit on the file's size, such as a quota or an old memory stick
_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_DENIED = {errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOENT}  # ENOENT: as /proc says it


@contextmanager
def writing(path: Path) -> Iterator[BinaryIO]:
    """A file to write and seek in, which gets its name when everything has been written.

    Whatever is raised inside leaves nothing behind, and an older file as it was.
    Raises: TaleError for what the system does not allow.
    """
    with system_errors(path):
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
def system_errors(path: Path) -> Iterator[None]:
    """Turn what the system raises while `path` is written into a TaleError."""
    try:
        yield
    except (OSError, ValueError) as error:  # ValueError: a NUL character in the path
        number = error.errno if isinstance(error, OSError) and error.errno else errno.EINVAL
        code = errno.errorcode.get(number, str(number))
        folder = path.absolute().parent
        if number in (errno.ENOENT, errno.ENOTDIR) and not folder.is_dir():
            raise ExportError(ExportReason.FOLDER_MISSING, folder=str(folder)) from error
        reason = ExportReason.WRITE_FAILED
        if number in _FULL:
            reason = ExportReason.DISK_FULL
        elif number in _DENIED:
            reason = ExportReason.NOT_WRITABLE
        raise ExportError(reason, path=str(path), code=code) from error
