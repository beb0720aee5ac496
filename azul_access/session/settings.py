"""How this table is told things. Settings are views: they never enter a game's log."""

from dataclasses import dataclass, replace
from typing import Any

from azul_access.language.phrase import Verbosity
from azul_access.session.controls import AdjustVoice, ConfirmPolicy, Pace, SpeechOutput

# Words a minute, percent, height with 50 in the middle, and the number of a voice.
RANGES = {"rate": range(80, 451), "volume": range(101), "pitch": range(101), "voice": range(1, 10)}
_STEPS = {"rate": 20, "volume": 10, "pitch": 5}


@dataclass(frozen=True, slots=True)
class Settings:
    """`confirm` is None where nobody chose; `own_model` says that people brought better ears."""

    language: str
    verbosity: Verbosity = Verbosity.NORMAL
    pace: Pace = Pace.FLOW
    speech: SpeechOutput = SpeechOutput.OWN
    rate: int = 180
    volume: int = 100
    pitch: int = 50
    voice: int = 1
    earcons: bool = True
    confirm: ConfirmPolicy | None = None
    own_model: bool = False

    @property
    def confirms(self) -> ConfirmPolicy:
        """Which spoken moves are read back: as people chose, or as the ears need it.

        The bundled ears were seen to be wrong and sure in every language.
        """
        if self.confirm is not None:
            return self.confirm
        return ConfirmPolicy.UNSURE if self.own_model else ConfirmPolicy.EVERY

    def spoken(self, change: AdjustVoice) -> "Settings":
        """These settings with one of the voice changed; it stays within its range."""
        allowed = RANGES[change.setting]
        wanted = change.value
        if wanted is None:
            wanted = getattr(self, change.setting) + change.step * _STEPS[change.setting]
        value: Any = min(max(wanted, allowed[0]), allowed[-1])
        return replace(self, **{change.setting: value})
