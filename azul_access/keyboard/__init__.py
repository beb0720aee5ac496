"""The terminal as a linear transcript: lines of text and keys, nothing of games or languages."""

from azul_access.keyboard.backend import choose_kind, open_console
from azul_access.keyboard.console import Console, EndOfInput

__all__ = ["Console", "EndOfInput", "choose_kind", "open_console"]
