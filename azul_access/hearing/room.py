"""Whether the microphone is so far away that the room's echo covers what is said.

Near a microphone the sound of a word ends at once; across a room it dies away with the echo. So the
quickest falls of several bands of the spectrum are measured, above the noise that stays.
"""

from collections import deque
from statistics import median

import numpy as np
from numpy.typing import NDArray

from azul_access.hearing.capture import RATE

_BANDS = ((300, 800), (800, 1600), (1600, 3000), (3000, 6000))  # hertz
_FRAME, _HOP, _POINTS = 400, 160, 512
# Falls within so many hundredths of a second, from at most so many decibels below the loudest.
_SPAN, _LOUD = 6, 12.0
# A tenth of the falls are quicker.
_QUICK = 90
# The frames that are softer than all but this part are noise, and what can be told above it.
_NOISE, _LEAST = 15, 0.1
# Slower falls, in decibels, in the median of so many utterances, are those of an echo; see
# docs/benchmarks.md.
_FAR, _COUNT = 9.0, 5


class Room:
    """Hears utterances one after the other."""

    def __init__(self) -> None:
        self._falls: deque[float] = deque(maxlen=_COUNT)

    @property
    def is_far(self) -> bool:
        """Whether the last utterances came from far away; False until there are enough."""
        return len(self._falls) == _COUNT and median(self._falls) < _FAR

    def add(self, audio: bytes) -> None:
        """`audio` is an utterance with some silence: mono, signed 16-bit, at 16 kHz."""
        fall = quickest_fall(audio)
        if fall is not None:
            self._falls.append(fall)


def quickest_fall(audio: bytes) -> float | None:
    """How many decibels an utterance falls within 60 ms at its quickest, in the mean of its bands.

    None if it is too short to tell.
    """
    samples = np.frombuffer(audio, "<i2").astype(np.float64)
    if len(samples) < RATE // 2:
        return None
    falls = [_fall(energy) for energy in _energies(samples)]
    return float(np.mean(falls))


def _energies(samples: NDArray[np.float64]) -> list[NDArray[np.float64]]:
    """The energy of each band in each hundredth of a second."""
    frames = np.lib.stride_tricks.sliding_window_view(samples, _FRAME)[::_HOP]
    spectrum = np.abs(np.fft.rfft(frames * np.hanning(_FRAME), _POINTS)) ** 2
    hertz = np.fft.rfftfreq(_POINTS, 1 / RATE)
    return [spectrum[:, (hertz >= low) & (hertz < high)].mean(axis=1) for low, high in _BANDS]


def _fall(energy: NDArray[np.float64]) -> float:
    noise = max(float(np.percentile(energy, _NOISE)) * 1.2, 1.0)
    level = 10 * np.log10(np.maximum(energy - noise, noise * _LEAST))
    is_loud = level[:-_SPAN] > np.percentile(level, 95) - _LOUD
    falls = (level[:-_SPAN] - level[_SPAN:])[is_loud]
    return float(np.percentile(falls, _QUICK)) if len(falls) else 0.0
