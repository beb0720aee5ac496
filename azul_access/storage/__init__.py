"""The game log: JSON objects in one file per game. Independent of games, phrases and languages."""

from azul_access.storage.copies import find_continued
from azul_access.storage.disk import replace_file
from azul_access.storage.disk_errors import DiskErrorKind, classify_disk_error
from azul_access.storage.errors import LogError, LogReason
from azul_access.storage.game_log import GameLog, read_log
from azul_access.storage.lines import Gap, LogContents
from azul_access.storage.lock import is_locked
from azul_access.storage.log_paths import (
    create_unused,
    data_folder,
    default_folder,
    saved_logs,
)

__all__ = [
    "DiskErrorKind",
    "GameLog",
    "Gap",
    "LogContents",
    "LogError",
    "LogReason",
    "classify_disk_error",
    "create_unused",
    "data_folder",
    "default_folder",
    "find_continued",
    "is_locked",
    "read_log",
    "replace_file",
    "saved_logs",
]
