"""Adds soft noise to very quiet recordings, because the acoustic model does not know silence.

Some headsets mute the pauses between words, and some rooms are very quiet. Words next to digital
silence are often misrecognised.
"""

import numpy as np
from numpy.typing import NDArray

from azul_access.hearing.capture import RATE

# How much softer than speech the noise is. Measured (docs/benchmarks.md): softer noise helps less,
# louder noise covers the speech.
DECIBELS = 30.0
_FRAME = RATE // 50
# Speech is louder than this part of an utterance; this softest part of it is background.
_SPEECH_ABOVE, _BACKGROUND = 0.8, 0.1
_NOISE_SECONDS = 10


def add_noise_floor(audio: bytes) -> bytes:
    """Return audio (16 kHz mono, signed 16-bit little endian) of the same length.

    Audio that is noisy enough is returned unchanged. The result depends on nothing but the audio.
    """
    samples = np.frombuffer(audio, "<i2").astype(np.float64)
    frames = samples[: len(samples) // _FRAME * _FRAME].reshape(-1, _FRAME)
    if not len(frames):
        return audio
    power = np.sort(np.mean(frames**2, axis=1))
    speech = np.mean(power[int(len(power) * _SPEECH_ABOVE) :])
    background = np.mean(power[: max(1, int(len(power) * _BACKGROUND))])
    missing = speech / 10 ** (DECIBELS / 10) - background
    if missing <= 0:
        return audio
    louder = samples + np.resize(_NOISE, len(samples)) * np.sqrt(missing)
    return bytes(np.clip(np.round(louder), -32768, 32767).astype("<i2"))


def pink_noise(count: int, generator: np.random.Generator) -> NDArray[np.float64]:
    """Noise whose power falls with its frequency, with a root mean square of 1."""
    spectrum = np.fft.rfft(generator.standard_normal(count))
    spectrum /= np.sqrt(np.maximum(np.arange(len(spectrum)), 1))
    noise = np.fft.irfft(spectrum, count)
    return noise / np.std(noise)


_NOISE = pink_noise(RATE * _NOISE_SECONDS, np.random.default_rng(0))
