"""The faults of the voice that were told, each once until it is resolved."""

from azul_access.speech.effects import Effect, Notice
from azul_access.speech.fault import SpeechFault

_RESOLVED_BY_SOUND = (
    SpeechFault.NO_VOICE,
    SpeechFault.NO_AUDIO,
    SpeechFault.NO_SCREEN_READER,
    SpeechFault.VOICE_LOST,
)
_RESOLVED_BY_SETTINGS = (SpeechFault.NO_LANGUAGE_VOICE, SpeechFault.UNKNOWN_VOICE)


class ReportedFaults:
    def __init__(self) -> None:
        self._reported: set[SpeechFault] = set()

    def __bool__(self) -> bool:
        return bool(self._reported)

    def report(self, fault: SpeechFault) -> list[Effect]:
        """The notice of a fault, unless it was told."""
        if fault in self._reported:
            return []
        self._reported.add(fault)
        return [Notice(fault)]

    def hear_sound(self) -> None:
        self._reported.difference_update(_RESOLVED_BY_SOUND)

    def change_settings(self) -> None:
        self._reported.difference_update(_RESOLVED_BY_SETTINGS)
