"""The default folder of saved games, the ones in it, and names for new ones."""

import os
import time
import unicodedata
from collections.abc import Callable
from itertools import chain, count
from pathlib import Path
from typing import TypeVar

from azul_access.storage.errors import LogError, LogReason

Created = TypeVar("Created")
_SUFFIX = ".azul"
# The clocks of a computer and of a drive in the network may differ by so much.
_CLOCK_SECONDS = 60.0
_HOME_VARIABLE = "AZUL_ACCESS_HOME"
# File systems allow 255 bytes and Windows paths of 260 characters; a lock file's name is longer.
_MAX_STEM_BYTES = 100
# Names that Windows reserves for devices, with any suffix.
_PORTS = {f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³"}
_DEVICES = {"con", "prn", "aux", "nul"} | _PORTS


def data_folder() -> Path:
    """The user's data folder of the program, or AZUL_ACCESS_HOME; it may not exist yet."""
    home = os.environ.get(_HOME_VARIABLE)
    if home:
        return Path(home)
    # Imported here because it is slow, and not needed for a log with a given path.
    from platformdirs import user_data_path

    return user_data_path("azul-access", appauthor=False)


def default_folder() -> Path:
    """The folder of saved games, which may not exist yet.

    It is in the user's data folder: "Documents" is often synchronised with a cloud, which replaces
    open files, and macOS asks for permission to use it.
    """
    return data_folder() / "games"


def saved_logs() -> list[Path]:
    """The logs in the default folder, the one that was changed last first.

    A time in the future, as after a wrong clock, says nothing: such a log is among the last.
    """
    now = time.time()

    def last_change(path: Path) -> tuple[float, str]:
        try:
            changed = path.stat().st_mtime
        except OSError:
            changed = 0.0
        return (changed if changed <= now + _CLOCK_SECONDS else 0.0, path.name)

    paths = [path for path in default_folder().glob(f"*{_SUFFIX}") if path.is_file()]
    return sorted(paths, key=last_change, reverse=True)


def create_unused(folder: Path, stem: str, create: Callable[[Path], Created]) -> Created:
    """Create a file in `folder` under an unused name: the stem, or the stem with -2, -3 and so on.

    Letters and digits of all scripts are kept; other characters become hyphens. `create` raises a
    LogError with LOG_EXISTS or LOG_IN_USE if another program takes the name meanwhile.

    Raises: LogError, if `create` raises another one.
    """
    stem = _as_file_stem(stem)
    for name in chain([stem], (f"{stem}-{number}" for number in count(2))):
        path = folder / f"{name}{_SUFFIX}"
        if os.path.lexists(path):
            continue
        try:
            return create(path)
        except LogError as why:
            if why.reason not in (LogReason.LOG_EXISTS, LogReason.LOG_IN_USE):
                raise
    raise AssertionError("there are always more numbers")


def _as_file_stem(text: str) -> str:
    # Composed, because composed and decomposed letters are the same on macOS but not on Linux.
    text = unicodedata.normalize("NFC", text)
    kept = "".join(c if unicodedata.category(c)[0] in "LMN" or c == "_" else "-" for c in text)
    # A removed emoji may leave an invisible mark, so each word needs a letter or a digit.
    stem = "-".join(word for word in kept.split("-") if any(c.isalnum() for c in word))
    stem = stem.encode()[:_MAX_STEM_BYTES].decode(errors="ignore").rstrip("-")
    if not stem or stem.casefold() in _DEVICES:
        stem = f"game-{stem}" if stem else "game"
    return stem
