"""Errors of file access, classified by what people can do about them; used for logs and exports."""

import errno
from enum import Enum


class DiskErrorKind(Enum):
    FULL = "full"
    DENIED = "denied"
    NOT_FOUND = "not-found"
    OTHER = "other"


_KINDS = {
    errno.ENOSPC: DiskErrorKind.FULL,
    errno.EDQUOT: DiskErrorKind.FULL,
    errno.EFBIG: DiskErrorKind.FULL,  # a limit on the file's size, as on an old memory stick
    errno.EACCES: DiskErrorKind.DENIED,
    errno.EPERM: DiskErrorKind.DENIED,
    errno.EROFS: DiskErrorKind.DENIED,
    errno.ENOENT: DiskErrorKind.NOT_FOUND,
    errno.ENOTDIR: DiskErrorKind.NOT_FOUND,
}


def classify_disk_error(error: OSError | ValueError) -> tuple[DiskErrorKind, str]:
    """The kind of an error and its symbolic code, such as EIO.

    A ValueError, which Python raises for a NUL character in a path, counts as EINVAL.
    """
    number = error.errno if isinstance(error, OSError) and error.errno else errno.EINVAL
    kind = _KINDS.get(number, DiskErrorKind.OTHER)
    return kind, errno.errorcode.get(number, str(number))
