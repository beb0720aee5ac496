"""Reminds users of a numeric keypad of Num Lock, once the game runs."""

from azul_access.language.phrase import phrase
from azul_access.table.companion import Companion


class NumLock:
    """It does nothing until a companion is attached."""

    def __init__(self) -> None:
        self._companion: Companion | None = None

    def attach(self, companion: Companion) -> None:
        self._companion = companion

    def is_wanted(self) -> bool:
        """Whether the keys of a numeric keypad are in use."""
        return self._companion is not None and self._companion.session.settings.keypad

    def remind(self) -> None:
        if self._companion is not None:
            self._companion.say_and_show([phrase("error-num-lock")])
