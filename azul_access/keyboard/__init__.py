"""The terminal: lines in, lines and keys out. Independent of games and languages."""

from azul_access.keyboard.backend import choose_kind, open_console
from azul_access.keyboard.console import AnswerKey, Console, EndOfInput, NumLockReminder
from azul_access.keyboard.progress import Progress, open_progress
from azul_access.keyboard.text_output import TextOutput

__all__ = [
    "AnswerKey",
    "Console",
    "EndOfInput",
    "NumLockReminder",
    "Progress",
    "TextOutput",
    "choose_kind",
    "open_console",
    "open_progress",
]
