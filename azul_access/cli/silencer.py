"""One call that silences every open voice."""

from typing import Protocol


class Voice(Protocol):
    def silence(self) -> None: ...


class Silencer:
    """The open voices of a command, silenced together at a key press. For any thread."""

    def __init__(self) -> None:
        self._voices: tuple[Voice, ...] = ()

    def add(self, voice: Voice) -> None:
        self._voices = (*self._voices, voice)

    def remove(self, voice: Voice) -> None:
        self._voices = tuple(other for other in self._voices if other is not voice)

    def silence(self) -> None:
        for voice in self._voices:
            voice.silence()
