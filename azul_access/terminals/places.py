"""Where running games of this user can be joined: a small file for each of them.

It has the address and the key of a connection, and only its user can read it.
"""

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from azul_access.table.preferences import preferences_path
from azul_access.values import frozen


@frozen
class GamePlace:
    """A running game with its players; `key` opens a connection to `address`."""

    address: str
    key: bytes
    names: tuple[str, ...]


@contextmanager
def offering(place: GamePlace) -> Iterator[None]:
    """Let terminals find a game meanwhile. Raises: OSError if the file cannot be written."""
    path = _folder() / f"{os.getpid()}.json"
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    text = json.dumps([place.address, place.key.hex(), place.names])
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


def list_places() -> Sequence[GamePlace]:
    """All games that were offered, the newest first; some may have ended without a word."""
    paths = sorted(_folder().glob("*.json"), key=_age, reverse=True)
    return [place for path in paths if (place := _read(path)) is not None]


def _folder() -> Path:
    return preferences_path().parent / "running"


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _read(path: Path) -> GamePlace | None:
    try:
        address, key, names = json.loads(path.read_text(encoding="utf-8"))
        return GamePlace(str(address), bytes.fromhex(key), tuple(map(str, names)))
    except (OSError, ValueError, TypeError):
        return None
