"""Keeps port and tokens of a game's pages, so that its pages are found again when it is resumed.

They are secrets, and a log is given away with its game. So they are in a folder of their own, which
only the user may read, under a name that only the log gives. A file that cannot be read or written
does not matter to the game: its pages get new addresses.
"""

import json
import os
import stat
from pathlib import Path

from azul_access.storage import default_folder
from azul_access.values import frozen

_MOST_BYTES = 4096
_MOST_GAMES = 50


@frozen
class Kept:
    """The port of a game's pages, and the tokens by the names of the pages."""

    port: int
    tokens: dict[str, str]


def kept_folder() -> Path:
    """The folder, which may not exist yet; beside that of saved games."""
    return default_folder().parent / "pages"


def load_kept(game: str) -> Kept | None:
    """What is kept of a game, by the name that its log gives it; None if that is nothing."""
    path = kept_folder() / f"{game}.json"
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode) or status.st_size > _MOST_BYTES:
            return None
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    match data:
        case {"port": int(port), "tokens": dict(tokens)} if 0 < port < 65536:
            return Kept(port, {str(name): str(token) for name, token in tokens.items()})
    return None


def keep(game: str, kept: Kept) -> bool:
    """Keep port and tokens of a game, readable for this user only; False if that is impossible."""
    folder = kept_folder()
    path = folder / f"{game}.json"
    new_path = path.with_suffix(f".{os.getpid()}")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        _forget_old_games(folder)
        new_path.unlink(missing_ok=True)
        descriptor = os.open(new_path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "w", encoding="utf-8") as file:
            json.dump({"port": kept.port, "tokens": kept.tokens}, file)
        new_path.replace(path)
    except OSError:
        return False
    return True


def _forget_old_games(folder: Path) -> None:
    """Remove the oldest files, if there are many. Raises: OSError."""
    files = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
    for path in files[: 1 - _MOST_GAMES]:
        path.unlink(missing_ok=True)
