"""The game log: JSON objects in one file a game. Knows nothing of games, words or languages."""

from azul_access.storage.errors import LogError, LogReason
from azul_access.storage.game_log import GameLog, read_log
from azul_access.storage.lines import LogContents
from azul_access.storage.lock import is_locked
from azul_access.storage.places import default_folder, unused_path

__all__ = [
    "GameLog",
    "LogContents",
    "LogError",
    "LogReason",
    "default_folder",
    "is_locked",
    "read_log",
    "unused_path",
]
