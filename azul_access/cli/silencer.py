"""Tells every open voice of key presses."""

from typing import Protocol


class Voice(Protocol):
    def skip(self) -> None: ...

    def silence(self) -> None: ...


class Silencer:
    """The open voices of a command. For any thread."""

    def __init__(self) -> None:
        self._voices: tuple[Voice, ...] = ()

    def add(self, voice: Voice) -> None:
        self._voices = (*self._voices, voice)

    def remove(self, voice: Voice) -> None:
        self._voices = tuple(other for other in self._voices if other is not voice)

    def skip(self) -> None:
        """Skip the text that is being said; a second quick call silences the rest."""
        for voice in self._voices:
            voice.skip()

    def silence(self) -> None:
        """Silence all that is being said and waits: somebody is typing."""
        for voice in self._voices:
            voice.silence()
