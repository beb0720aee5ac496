"""The paths of folders as C libraries open them.

On Windows these libraries know only the letters of the system's code page.
"""

import locale
import os
import shutil
import sys
import tempfile
from contextlib import suppress
from pathlib import Path


def encode_folder(folder: Path) -> bytes:
    """The path of a folder that exists, or on Windows of a copy if it cannot be written otherwise.

    Raises: OSError.
    """
    if sys.platform != "win32":
        return os.fsencode(folder)
    return _encode(folder) or _encode(_copy(folder)) or os.fsencode(folder)


def _encode(folder: Path) -> bytes:
    """Empty if the code page lacks a letter and the disk keeps no short names."""
    for path, encoding in (
        (str(folder), "ascii"),
        (_short_path(folder), "ascii"),
        (str(folder), locale.getencoding()),
    ):
        with suppress(UnicodeEncodeError):
            return path.encode(encoding)
    return b""


def _short_path(folder: Path) -> str:
    """The path by names of eight letters; the path itself where the disk keeps none."""
    import ctypes

    buffer = ctypes.create_unicode_buffer(32768)
    windll = getattr(ctypes, "windll")  # noqa: B009 (other systems have none)
    length = windll.kernel32.GetShortPathNameW(str(folder), buffer, len(buffer))
    return buffer.value if length else str(folder)


def _copy(folder: Path) -> Path:
    """A copy among the temporary files, which is made once and kept. Raises: OSError."""
    copy = Path(tempfile.gettempdir(), "azul-access", str(folder.stat().st_mtime_ns), "data")
    if not copy.exists():
        copy.parent.mkdir(parents=True, exist_ok=True)
        new = Path(tempfile.mkdtemp(dir=copy.parent), "data")
        shutil.copytree(folder, new)
        with suppress(OSError):  # another program was quicker
            new.rename(copy)
    return copy
