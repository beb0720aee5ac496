"""What every audio output does. It knows samples and turns, never words.

A turn is one utterance. Stopping ends the turn, so that samples which a synthesiser still delivers
for it are refused instead of being heard late.
"""

from dataclasses import dataclass
from typing import Protocol


class NoAudioError(Exception):
    """No device takes sound. The text is a library's own, for bug reports."""


@dataclass(frozen=True, slots=True)
class Progress:
    """`begun_at` is in seconds of `time.monotonic`: when the device took the first sample."""

    begun_at: float | None
    is_ended: bool
    is_lost: bool


class Output(Protocol):
    """Samples are signed 16-bit mono in the machine's byte order, at the rate it was opened with.

    `write` is called on the synthesiser's thread and may block; everything else returns at once.
    """

    @property
    def backend(self) -> str: ...

    @property
    def latency_seconds(self) -> float:
        """How long a sample that was taken still waits in the device's buffer."""

    def begin(self) -> int:
        """Opens a turn and returns its number. Raises: NoAudioError."""

    def write(self, turn: int, samples: bytes) -> bool:
        """False if the turn is over and no more samples are wanted."""

    def sound(self, samples: bytes) -> None:
        """Between turns: heard before whatever is written next. Raises: NoAudioError."""

    def finish(self, turn: int) -> None:
        """No more samples will come for this turn."""

    def stop(self) -> None:
        """Silence now, whatever was written."""

    def progress(self) -> Progress: ...

    def idle(self) -> None:
        """Called now and then while nothing is said, to let a device rest."""

    def close(self) -> None: ...
