"""Unpacks zip archives that are not trusted: paths and sizes are checked first."""

import errno
import re
import shutil
import stat
import zipfile
import zlib
from pathlib import Path, PurePosixPath

from azul_access.hearing.models.errors import ModelError, ModelReason, disk_error

# The largest model that anybody would use here has some 2 GB.
MOST_BYTES = 4_000_000_000
_MOST_MEMBERS = 2_000
# So much stays free on the disk.
RESERVE_BYTES = 50_000_000
_CHUNK = 1_048_576
_DRIVE = re.compile(r"^[A-Za-z]:")
# What Windows understands as a device or a stream, or cannot write.
_RESERVED = re.compile(r"^(con|prn|aux|nul|com\d|lpt\d)(\.|$)|[:*?\"<>|\x00-\x1f]|[ .]$", re.I)


def unpack(archive: Path, folder: Path) -> None:
    """Unpack a zip archive into a new folder. All members are looked at before any is written.

    Raises: ModelError, and a part of the folder may be there.
    """
    try:
        with zipfile.ZipFile(archive) as opened:
            members = _check_members(opened, archive, folder)
            size = sum(member.file_size for member in members)
            check_free_space(folder.parent, size)
            _write_all(opened, members, folder)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError) as error:
        raise ModelError(ModelReason.NO_ARCHIVE, path=str(archive)) from error
    except FileNotFoundError as error:
        raise ModelError(ModelReason.NO_FILE, path=str(archive)) from error
    except OSError as error:
        raise disk_error(error, folder.parent) from error


def check_free_space(folder: Path, size: int) -> None:
    """Raises: ModelError, if `size` bytes more would fill the disk; OSError."""
    needed = size + RESERVE_BYTES - shutil.disk_usage(folder).free
    if needed > 0:
        raise disk_error(OSError(errno.ENOSPC, "full"), folder, needed)


def _check_members(opened: zipfile.ZipFile, archive: Path, folder: Path) -> list[zipfile.ZipInfo]:
    """The files of an archive. Raises: ModelError."""
    files = [member for member in opened.infolist() if not member.is_dir()]
    if len(files) > _MOST_MEMBERS or sum(member.file_size for member in files) > MOST_BYTES:
        raise ModelError(ModelReason.TOO_LARGE, path=str(archive))
    seen: set[str] = set()
    for member in opened.infolist():
        name = member.filename.rstrip("/") if member.is_dir() else member.filename
        folded = name.casefold()
        if not _is_safe(member, name, folder) or folded in seen:
            raise ModelError(ModelReason.UNSAFE, path=str(archive), member=member.filename)
        seen.add(folded)
    return files


def _is_safe(member: zipfile.ZipInfo, name: str, folder: Path) -> bool:
    """Whether a member is a plain file or folder, and its place is inside `folder`."""
    kind = stat.S_IFMT(member.external_attr >> 16)
    if kind not in (0, stat.S_IFREG, stat.S_IFDIR) or member.flag_bits & 1:  # 1: encrypted
        return False
    if "\\" in member.orig_filename or name.startswith("/") or _DRIVE.match(name):
        return False
    parts = PurePosixPath(name).parts
    if not parts or ".." in parts or any(_RESERVED.search(part) for part in parts):
        return False
    return (folder / name).resolve().is_relative_to(folder.resolve())


def _write_all(opened: zipfile.ZipFile, members: list[zipfile.ZipInfo], folder: Path) -> None:
    """Raises: OSError, and what zipfile raises for damaged members."""
    for member in members:
        path = folder / member.filename
        path.parent.mkdir(parents=True, exist_ok=True)
        # No more than the size that was checked: zipfile stops there, and compares the sum.
        with opened.open(member) as source, path.open("xb") as target:
            shutil.copyfileobj(source, target, _CHUNK)
