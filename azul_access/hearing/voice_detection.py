"""Whether a voice is in a sound at all: vowels are low and periodic, tiles in a bag are neither.

Ears that are made for sentences find a short one in any clatter. A whisper has no voice either.
"""

import numpy as np
from numpy.typing import NDArray

from azul_access.hearing.capture import RATE

_WINDOW, _STEP = RATE // 25, RATE // 100
# Of a voice, in Hz: its pitch, and where most of its power is. What is lower is rumble.
_PITCHES = (70, 400)
_RUMBLE, _HARMONICS = 50, 1000
# How much of the power must come again one period later.
_ALIKE = 0.3
# What has less than this part of the power of the loudest moment is not looked at.
_FAINT = 0.03
# Windows in a row. Measured: of 768 short words ("Stopp", "pas") of many voices, in noise and in a
# room, all have them; of 240 tiles, bags, coughs and rustles none.
_LEAST = 6


def has_voice(audio: bytes) -> bool:
    """Whether 16 kHz mono, signed 16-bit little endian, has a vowel or another voiced sound."""
    samples = np.frombuffer(audio, "<i2").astype(np.float64)
    if len(samples) < _WINDOW:
        return False
    power, alike = _looked_at(samples)
    run = 0
    for is_voiced in (alike > _ALIKE) & (power > _FAINT * np.max(power)):
        run = run + 1 if is_voiced else 0
        if run == _LEAST:
            return True
    return False


def _looked_at(samples: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Of each window its power, and the largest part of it that comes again at any pitch."""
    shape = np.hanning(_WINDOW)
    windows = np.lib.stride_tricks.sliding_window_view(samples, _WINDOW)[::_STEP] * shape
    spectra = np.abs(np.fft.rfft(windows, 2 * _WINDOW)) ** 2
    heights = np.fft.rfftfreq(2 * _WINDOW, 1 / RATE)
    spectra[:, heights < _RUMBLE] = 0
    power = np.sum(spectra, axis=1)
    spectra[:, heights > _HARMONICS] = 0
    # A window that fades is less like itself; that is taken out again.
    faded = np.fft.irfft(np.abs(np.fft.rfft(shape, 2 * _WINDOW)) ** 2)
    lowest, highest = _PITCHES
    periods = slice(RATE // highest, RATE // lowest)
    again = np.fft.irfft(spectra)[:, periods] / (faded[periods] / faded[0])
    # `irfft` divides by its length, and a spectrum has half of that.
    whole = np.maximum(power, 1e-9) / _WINDOW
    return power, np.max(again, axis=1) / whole
