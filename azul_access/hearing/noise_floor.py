"""Soft noise under a recording, for ears that were taught in rooms and have never heard nothing.

Headsets close between two words, and some rooms are very quiet. What is left there is no sound that
the acoustic model knows, and words next to it are mistaken.
"""

import numpy as np
from numpy.typing import NDArray

from azul_access.hearing.capture import RATE

# How much softer than speech the noise is. Measured (docs/benchmarks.md): softer helps less, louder
# covers the speech.
DECIBELS = 30.0
_FRAME = RATE // 50
# What is louder than 80 % of a phrase is speech, the softest tenth is none.
_LOUD, _QUIET = 0.8, 0.1
_NOISE_SECONDS = 10


def add_noise_floor(audio: bytes) -> bytes:
    """16 kHz mono, signed 16-bit little endian, and as long as before; noisy sound is not changed.

    The same audio gives the same result each time.
    """
    samples = np.frombuffer(audio, "<i2").astype(np.float64)
    frames = samples[: len(samples) // _FRAME * _FRAME].reshape(-1, _FRAME)
    if not len(frames):
        return audio
    power = np.sort(np.mean(frames**2, axis=1))
    loud = np.mean(power[int(len(power) * _LOUD) :])
    quiet = np.mean(power[: max(1, int(len(power) * _QUIET))])
    missing = loud / 10 ** (DECIBELS / 10) - quiet
    if missing <= 0:
        return audio
    raised = samples + np.resize(_NOISE, len(samples)) * np.sqrt(missing)
    return bytes(np.clip(np.round(raised), -32768, 32767).astype("<i2"))


def pink_noise(count: int, generator: np.random.Generator) -> NDArray[np.float64]:
    """Noise that is louder the lower it is, of root mean square 1."""
    spectrum = np.fft.rfft(generator.standard_normal(count))
    spectrum /= np.sqrt(np.maximum(np.arange(len(spectrum)), 1))
    noise = np.fft.irfft(spectrum, count)
    return noise / np.std(noise)


_NOISE = pink_noise(RATE * _NOISE_SECONDS, np.random.default_rng(0))
