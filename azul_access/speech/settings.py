"""The settings of the voice."""

from collections.abc import Callable

from azul_access.speech.priority import Priority
from azul_access.values import frozen

MIDDLE_PITCH = 50
HIGHEST_PITCH = 100


@frozen
class VoiceSettings:
    """`None` leaves the choice to the synthesiser.

    `language` is a language tag ("de", "nl-BE"); `rate` counts words a minute; `volume` runs from
    0.0 to 1.0; `pitch` runs from 0 to 100 with 50 in the middle, and only espeak-ng obeys it.
    `voice` is the id or name of a voice, or a variant of every voice ("+f3", espeak-ng only);
    an empty one leaves the choice to the synthesiser again. `urgent_pitch` is by how much urgent
    messages sound higher than others. `describe_missed` says in words how many texts are left out
    after the voice was gone.
    """

    language: str
    rate: int | None = None
    voice: str | None = None
    volume: float | None = None
    pitch: int | None = None
    urgent_pitch: int = 10
    earcons: bool = True
    describe_missed: Callable[[int], str] | None = None

    def voice_for(self, language: str) -> str | None:
        """A German voice must not read Dutch, so a chosen voice stays with its own language."""
        if not self.voice:
            return None
        if self.voice.startswith("+") or language == self.language:
            return self.voice
        return None

    def pitch_for(self, priority: Priority) -> int | None:
        if priority is not Priority.URGENT or not self.urgent_pitch:
            return self.pitch
        pitch = MIDDLE_PITCH if self.pitch is None else self.pitch
        return min(max(pitch + self.urgent_pitch, 0), HIGHEST_PITCH)
