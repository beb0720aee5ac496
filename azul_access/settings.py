"""How this table is told things. Settings are views: they never enter a game's log."""

from dataclasses import dataclass, replace
from typing import Any

from azul_access.controls import Pace, Speak
from azul_access.phrase import Verbosity

# Words a minute, percent, and the number of a voice.
RANGES = {"rate": range(80, 451), "volume": range(101), "voice": range(1, 10)}
_STEPS = {"rate": 20, "volume": 10}


@dataclass(frozen=True, slots=True)
class Settings:
    language: str
    verbosity: Verbosity = Verbosity.NORMAL
    pace: Pace = Pace.FLOW
    speech: bool = True
    rate: int = 180
    volume: int = 100
    voice: int = 1

    def spoken(self, change: Speak) -> "Settings":
        """These settings with one of the voice changed; it stays within its range."""
        allowed = RANGES[change.setting]
        wanted = change.value
        if wanted is None:
            wanted = getattr(self, change.setting) + change.step * _STEPS[change.setting]
        value: Any = min(max(wanted, allowed[0]), allowed[-1])
        return replace(self, **{change.setting: value})
