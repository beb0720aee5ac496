"""What can be wrong with getting, adding and removing models."""

from enum import Enum
from pathlib import Path

from azul_access.errors import AccessError
from azul_access.storage import DiskErrorKind, classify_disk_error


class ModelReason(Enum):
    """Slots: `host` is the computer that was asked, `name` a model or a file."""

    UNKNOWN = "models-unknown"  # `name`, `known`
    NOT_INSTALLED = "models-not-installed"  # `name`
    NO_NETWORK = "models-no-network"  # `host`
    NO_PROXY = "models-no-proxy"  # `proxy`: it does not answer
    PROXY = "models-proxy"  # `proxy`: it refuses
    CERTIFICATE = "models-certificate"  # `host`
    GONE = "models-gone"  # `host`, `name`: the file is not there any more
    SERVER = "models-server"  # `host`, `code`
    CUT = "models-cut"  # `host`, `name`: it broke off too often; what has come is kept
    SIZE = "models-size"  # `name`, `size`, `expected` in bytes
    SUM = "models-sum"  # `name`
    FULL = "models-full"  # `needed`: megabytes
    DENIED = "models-denied"  # `folder`
    DISK = "models-disk"  # `folder`, `code`
    NO_FILE = "models-no-file"  # `path`
    NO_ARCHIVE = "models-no-archive"  # `path`: not a zip file, or a damaged one
    UNSAFE = "models-unsafe"  # `path`, `member`: it would write outside its folder
    TOO_LARGE = "models-too-large"  # `path`
    NO_MODEL = "models-no-model"  # `path`
    NOT_TRUSTED = "models-not-trusted"  # `name`: the user does not take what nobody can check
    STOPPED = "models-stopped"  # by the user; what has come is kept


class ModelError(AccessError):
    """A model cannot be fetched, added, checked or removed."""

    reason: ModelReason


def disk_error(error: OSError, folder: Path, needed: int = 0) -> ModelError:
    """The error for a failed access to the disk; `needed` in bytes."""
    kind, code = classify_disk_error(error)
    match kind:
        case DiskErrorKind.FULL:
            return ModelError(ModelReason.FULL, needed=megabytes(needed))
        case DiskErrorKind.DENIED:
            return ModelError(ModelReason.DENIED, folder=str(folder))
    return ModelError(ModelReason.DISK, folder=str(folder), code=code)


def megabytes(size: int) -> int:
    """A size in bytes as people are told it, never 0."""
    return max(1, round(size / 1_000_000))
