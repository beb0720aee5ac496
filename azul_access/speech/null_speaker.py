"""The speaker for speech that is switched off: it does nothing."""

import math
from collections.abc import Callable

from azul_access.speech.earcon import Earcon
from azul_access.speech.priority import Priority


class NullSpeaker:
    """Has the methods of `Speaker`."""

    def say(
        self,
        text: str,
        *,
        language: str | None = None,
        priority: Priority = Priority.GAME,
        topic: str | None = None,
    ) -> None:
        pass

    def play(self, earcon: Earcon) -> None:
        pass

    def silence(self) -> None:
        pass

    def skip(self) -> None:
        pass

    def go_on(self) -> bool:
        return False

    def unsaid(self) -> int:
        return 0

    def unheard(self) -> int:
        return 0

    def set(
        self,
        *,
        rate: int | None = None,
        voice: str | None = None,
        volume: float | None = None,
        pitch: int | None = None,
        language: str | None = None,
        urgent_pitch: int | None = None,
        earcons: bool | None = None,
        describe_missed: Callable[[int], str] | None = None,
    ) -> None:
        pass

    def quiet_seconds(self) -> float:
        return math.inf

    def close(self, *, drain_seconds: float = 0) -> None:
        pass
