"""Where saved games lie, and what a new one may be called."""

import os
import unicodedata
from itertools import chain, count
from pathlib import Path

_SUFFIX = ".azul"
_HOME = "AZUL_ACCESS_HOME"
# File systems allow 255 bytes, Windows a path of 260 characters; the lock and "-2" need room too.
_LONGEST_STEM_BYTES = 100
# Windows keeps these names for devices, whatever their ending.
_PORTS = {f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³"}
_DEVICES = {"con", "prn", "aux", "nul"} | _PORTS


def default_folder() -> Path:
    """The folder of saved games; it may not exist yet.

    The user's data folder, not "Documents": that one is often shared with a cloud, which replaces
    files behind the program's back, and macOS asks for permission before a program may enter it.
    AZUL_ACCESS_HOME names another place, under which `games` is used.
    """
    home = os.environ.get(_HOME)
    if home:
        return Path(home) / "games"
    # Slow to import, and a game opened by its path needs none of it.
    from platformdirs import user_data_path

    return user_data_path("azul-access", appauthor=False) / "games"


def unused_path(folder: Path, stem: str) -> Path:
    """A path in `folder` that does not exist: the stem, or the stem with -2, -3 and so on.

    Letters and digits of all scripts stay, anything else becomes a hyphen. Another program may
    take the name meanwhile: `GameLog.create` then raises LOG_EXISTS, and this may be asked again.
    """
    folder = Path(folder)
    stem = _safe(stem)
    stems = chain([stem], (f"{stem}-{number}" for number in count(2)))
    paths = (folder / f"{name}{_SUFFIX}" for name in stems)
    return next(path for path in paths if not os.path.lexists(path))


def _safe(stem: str) -> str:
    # Composed, because macOS takes composed and decomposed letters for the same, Linux does not.
    letters = unicodedata.normalize("NFC", stem)
    kept = "".join(c if unicodedata.category(c)[0] in "LMN" or c == "_" else "-" for c in letters)
    # An emoji may leave an invisible mark behind, so a word needs a letter or a digit.
    words = "-".join(word for word in kept.split("-") if any(c.isalnum() for c in word))
    words = words.encode()[:_LONGEST_STEM_BYTES].decode(errors="ignore").rstrip("-")
    if not words or words.casefold() in _DEVICES:
        words = f"game-{words}" if words else "game"
    return words
