"""The interface of audio outputs: samples in turns.

A turn is one utterance. Stopping ends the turn, so that samples which a synthesiser still delivers
for it are refused instead of being heard late.
"""

from typing import Protocol

from azul_access.values import frozen


class NoAudioError(Exception):
    """No device plays sound. The text is from a library, for bug reports."""


@frozen
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
        """The time that a sample stays in the device's buffer, in seconds."""

    def begin(self) -> int:
        """Open a turn; returns its number. Raises: NoAudioError."""

    def write(self, turn: int, samples: bytes) -> bool:
        """Write samples; returns False if the turn has been ended."""

    def sound(self, samples: bytes) -> None:
        """Play samples before those of the next turn. Only between turns. Raises: NoAudioError."""

    def finish(self, turn: int) -> None:
        """End the turn after its last sample."""

    def stop(self) -> None:
        """Drop all samples at once."""

    def progress(self) -> Progress: ...

    def idle(self) -> None:
        """Suspend the device after a while. The owner calls this regularly during silence."""

    def close(self) -> None: ...
