"""Tells voices from clatter: vowels are low and periodic, tiles in a bag are neither.

A recogniser for sentences finds a short one in any clatter. A whisper has no voice, either.
"""

import numpy as np
from numpy.typing import NDArray

from azul_access.hearing.capture import RATE

_WINDOW, _STEP = RATE // 25, RATE // 100
_PITCHES = (70, 400)  # Hz
# A voice has most of its power between these frequencies (Hz); below them is rumble. An open vowel,
# as in "acht", has much of it above 1000 Hz.
_LOWEST, _HIGHEST = 50, 1500
# A window is voiced if at least this part of its power repeats after one period.
_MIN_PERIODICITY = 0.35
# Windows with less than this part of the power of the loudest one are ignored.
_MIN_POWER = 0.03
# Consecutive voiced windows. docs/benchmarks.md shows how many words of people have that many; none
# of 240 tiles, bags, coughs and rustles has more than three.
_MIN_WINDOWS = 5


def has_voice(audio: bytes) -> bool:
    """Whether audio (16 kHz mono, signed 16-bit little endian) contains a voiced sound."""
    samples = np.frombuffer(audio, "<i2").astype(np.float64)
    if len(samples) < _WINDOW:
        return False
    power, periodicity = _measure_windows(samples)
    count = 0
    for is_voiced in (periodicity > _MIN_PERIODICITY) & (power > _MIN_POWER * np.max(power)):
        count = count + 1 if is_voiced else 0
        if count == _MIN_WINDOWS:
            return True
    return False


def _measure_windows(
    samples: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Power and periodicity of each window.

    The periodicity is the largest part of the power that repeats at any pitch.
    """
    shape = np.hanning(_WINDOW)
    windows = np.lib.stride_tricks.sliding_window_view(samples, _WINDOW)[::_STEP] * shape
    spectra = np.abs(np.fft.rfft(windows, 2 * _WINDOW)) ** 2
    frequencies = np.fft.rfftfreq(2 * _WINDOW, 1 / RATE)
    spectra[:, frequencies < _LOWEST] = 0
    power = np.sum(spectra, axis=1)
    spectra[:, frequencies > _HIGHEST] = 0
    # The window's shape lowers the autocorrelation; dividing by its own corrects that.
    shape_correlation = np.fft.irfft(np.abs(np.fft.rfft(shape, 2 * _WINDOW)) ** 2)
    lowest, highest = _PITCHES
    periods = slice(RATE // highest, RATE // lowest)
    correlation = np.fft.irfft(spectra)[:, periods]
    correlation /= shape_correlation[periods] / shape_correlation[0]
    # `irfft` divides by its length, and a spectrum has half of that length.
    total = np.maximum(power, 1e-9) / _WINDOW
    return power, np.max(correlation, axis=1) / total
