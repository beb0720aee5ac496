"""The spectrogram that Whisper models take: how loud each of 80 bands of pitch is, every 10 ms."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from azul_access.hearing.capture import RATE

HOP = RATE // 100
_WINDOW = RATE // 40
_FLOOR = 1e-10
# The mel scale of Slaney's Auditory Toolbox, with which the models were trained: linear up to
# 1000 Hz, then logarithmic.
_LINEAR_HERTZ = 200.0 / 3
_LOGARITHMIC_FROM = 1000.0
_LOGARITHMIC_STEP = np.log(6.4) / 27


def log_mel(audio: bytes, frames: int, bands: int = 80) -> NDArray[np.float32]:
    """Return `frames` columns of `bands` values each, about -1 to 1.

    `audio` is mono, signed 16-bit little endian, at 16 kHz; it is cut or continued with silence.
    """
    samples = np.zeros(frames * HOP)
    heard = np.frombuffer(audio[: len(audio) // 2 * 2], "<i2")[: len(samples)] / 32768.0
    samples[: len(heard)] = heard
    padded = np.pad(samples, _WINDOW // 2, mode="reflect")
    pieces = np.lib.stride_tricks.sliding_window_view(padded, _WINDOW)[::HOP][:frames]
    window = np.hanning(_WINDOW + 1)[:-1]
    power = np.abs(np.fft.rfft(pieces * window, axis=1)) ** 2
    levels = np.log10(np.maximum(_filters(bands) @ power.T, _FLOOR))
    levels = np.maximum(levels, levels.max() - 8.0)
    columns: NDArray[np.float32] = ((levels + 4.0) / 4.0).astype(np.float32)
    return columns


@cache
def _filters(bands: int) -> NDArray[np.float64]:
    """The weights of the frequencies in each band: overlapping triangles of equal area."""
    hertz = np.fft.rfftfreq(_WINDOW, 1 / RATE)
    edges = _to_hertz(np.linspace(0.0, _to_mel(RATE / 2), bands + 2))
    widths = np.diff(edges)
    slopes = edges[:, None] - hertz[None, :]
    rising = -slopes[:-2] / widths[:-1, None]
    falling = slopes[2:] / widths[1:, None]
    triangles = np.maximum(0.0, np.minimum(rising, falling))
    weights: NDArray[np.float64] = triangles * (2.0 / (edges[2:] - edges[:-2]))[:, None]
    return weights


def _to_mel(hertz: float) -> float:
    if hertz < _LOGARITHMIC_FROM:
        return hertz / _LINEAR_HERTZ
    octaves = float(np.log(hertz / _LOGARITHMIC_FROM))
    return _LOGARITHMIC_FROM / _LINEAR_HERTZ + octaves / float(_LOGARITHMIC_STEP)


def _to_hertz(mels: NDArray[np.float64]) -> NDArray[np.float64]:
    knee = _LOGARITHMIC_FROM / _LINEAR_HERTZ
    above = _LOGARITHMIC_FROM * np.exp(_LOGARITHMIC_STEP * (mels - knee))
    return np.where(mels < knee, mels * _LINEAR_HERTZ, above)
