"""How the voice sounds. It never knows who is listening or where settings are stored."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """`None` leaves the choice to the synthesiser.

    `language` is a language tag ("de", "nl-BE"); `rate` counts words a minute; `volume` runs from
    0.0 to 1.0; `pitch` runs from 0 to 100 with 50 in the middle, and only espeak-ng obeys it.
    `voice` is the id or name of a voice, or a variant of every voice ("+f3", espeak-ng only);
    an empty one leaves the choice to the synthesiser again.
    """

    language: str
    rate: int | None = None
    voice: str | None = None
    volume: float | None = None
    pitch: int | None = None

    def voice_for(self, language: str) -> str | None:
        """A German voice must not read Dutch, so a chosen voice stays with its own language."""
        if not self.voice:
            return None
        if self.voice.startswith("+") or language == self.language:
            return self.voice
        return None
