"""The game log: JSON objects in one file a game. Knows nothing of games, words or languages."""

from azul_access.storage.errors import LogError, LogReason
from azul_access.storage.game_log import GameLog, read
from azul_access.storage.lines import Contents
from azul_access.storage.lock import is_locked
from azul_access.storage.places import default_folder, fresh_path

__all__ = [
    "Contents",
    "GameLog",
    "LogError",
    "LogReason",
    "default_folder",
    "fresh_path",
    "is_locked",
    "read",
]
