"""A voice at the loudness of audio books: a fixed gain, a limiter, soft beginnings and ends.

The gain is the same for the whole document. It is measured on some of its own sentences, so that
every voice and rate is equally loud.
"""

from collections import Counter
from collections.abc import Sequence

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from azul_access.export.sound.loudness import Samples, measure_loudness
from azul_access.export.sound.recording import Voice

TARGET_LUFS = -19.0
# Below -1 dB between the samples and after encoding.
_CEILING = 10 ** (-2.0 / 20)
_FULL_SCALE = 32768
_LARGEST_GAIN = 8.0  # more would make noise of a voice that is almost silent
# Sentences that are measured, at most.
_MEASURED = 20
_PAUSE_SECONDS = 0.3
_FADE_IN_SECONDS, _FADE_OUT_SECONDS = 0.003, 0.008
# Silence within a sentence that is a pause, not the closure of a consonant.
_SHORTEST_PAUSE_SECONDS = 0.06
_BLOCK_SECONDS = 0.004
# Blocks on each side over which the limiter turns the sound down and up again.
_REACH = 3


class LevelVoice:
    """Reads as another voice does, at `TARGET_LUFS`; `texts` are what will be read."""

    def __init__(self, voice: Voice, texts: Sequence[str], encoder_gain: float) -> None:
        """`encoder_gain` is the factor of the encoder. Raises: what the voice raises."""
        self._voice = voice
        rate = voice.sample_rate
        counts = Counter(text for text in texts if text)
        self._repeated = {text for text, count in counts.items() if count > 1}
        self._read: dict[str, bytes] = {}
        self._fade_in = _fade(round(rate * _FADE_IN_SECONDS))
        self._fade_out = _fade(round(rate * _FADE_OUT_SECONDS))[::-1]
        self._shortest_pause = round(rate * _SHORTEST_PAUSE_SECONDS)
        self._block = round(rate * _BLOCK_SECONDS)
        self._scale = np.float32(_FULL_SCALE / encoder_gain)
        self._gain = self._measure_gain(list(counts))

    @property
    def sample_rate(self) -> int:
        return self._voice.sample_rate

    @property
    def engine(self) -> str:
        return self._voice.engine

    def read(self, text: str) -> bytes:
        """Return the samples of a text. Raises: what the voice raises."""
        samples = self._read.get(text)
        if samples is None:
            samples = self._level(_decode(self._voice.read(text)))
            if text in self._repeated:
                self._read[text] = samples
        return samples

    def _measure_gain(self, texts: list[str]) -> float:
        """The gain of samples of 16 bits for `TARGET_LUFS`, after the limiter."""
        chosen = texts[:: -(-len(texts) // _MEASURED) or 1]
        pause = np.zeros(round(self._voice.sample_rate * _PAUSE_SECONDS), np.float32)
        parts = [part for text in chosen for part in (_decode(self._voice.read(text)), pause)]
        if not parts:
            return 1.0
        sample = np.concatenate(parts)
        gain = 1.0
        for _ in range(2):  # the limiter takes a little away
            limited = _limit(sample * np.float32(gain / _FULL_SCALE), self._block)
            loudness = measure_loudness(limited, self._voice.sample_rate)
            if not np.isfinite(loudness):
                return 1.0
            gain = min(gain * 10 ** ((TARGET_LUFS - loudness) / 20), _LARGEST_GAIN)
        return gain

    def _level(self, samples: Samples) -> bytes:
        levelled = _limit(samples * np.float32(self._gain / _FULL_SCALE), self._block)
        self._soften_edges(levelled)
        levelled *= self._scale
        return np.rint(levelled, out=levelled).astype(np.int16).tobytes()

    def _soften_edges(self, samples: Samples) -> None:
        """Fade in and out around each pause, because espeak-ng stops in the middle of a wave."""
        heard = np.flatnonzero(samples)
        if not len(heard):
            return
        pauses = np.flatnonzero(np.diff(heard) > self._shortest_pause)
        starts = [heard[0], *heard[pauses + 1]]
        ends = [*heard[pauses], heard[-1]]
        for start, end in zip(starts, ends, strict=True):
            part = samples[start : end + 1]
            part[: len(self._fade_in)] *= self._fade_in[: len(part)]
            part[-len(self._fade_out) :] *= self._fade_out[-len(part) :]


def _decode(samples: bytes) -> Samples:
    return np.frombuffer(samples, np.int16).astype(np.float32)


def _fade(count: int) -> Samples:
    """Factors that rise from 0 to 1."""
    return np.square(np.sin(np.linspace(0, np.pi / 2, count))).astype(np.float32)


def _limit(samples: Samples, block: int) -> Samples:
    """Turn down what would exceed the ceiling, smoothly over some milliseconds.

    Each block needs a factor. At the edges between blocks, the smallest factor of the blocks nearby
    is averaged with a Hann window and interpolated, so that it is nowhere larger than needed.
    """
    if not len(samples) or max(samples.max(), -samples.min()) <= _CEILING:
        return samples
    count = -(-len(samples) // block)
    limited = np.zeros(count * block, np.float32)
    limited[: len(samples)] = samples
    blocks = limited.reshape(count, block)
    peaks = np.maximum(blocks.max(axis=1), -blocks.min(axis=1))
    needed = np.pad(_CEILING / np.maximum(peaks, _CEILING), 2 * _REACH + 1, constant_values=1)
    smallest = sliding_window_view(needed, 2 * _REACH + 2).min(axis=1)
    window = np.hanning(2 * _REACH + 3)[1:-1]
    edges = np.convolve(smallest, window / window.sum(), "valid").astype(np.float32)
    loud = np.flatnonzero(np.minimum(edges[:-1], edges[1:]) < 1)
    start, end = edges[loud, None], edges[loud + 1, None]
    blocks[loud] *= start + (end - start) * np.linspace(0, 1, block, dtype=np.float32)
    return limited[: len(samples)]
