"""A voice at the loudness of audio books: a fixed gain, a limiter, soft beginnings and ends.

The gain is the same for the whole document. It is measured on some of its own sentences, so that
every voice and rate is equally loud. Samples are processed in blocks of some milliseconds.
"""

from collections import Counter
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from numpy.lib.stride_tricks import sliding_window_view

from azul_access.export.sound.loudness import Samples, measure_loudness
from azul_access.export.sound.recording import SAMPLE_BYTES, Voice

# Signed 16-bit samples, a block in each row; and the largest size of a sample in each block.
Blocks = npt.NDArray[np.int16]
Peaks = npt.NDArray[np.int32]

TARGET_LUFS = -19.0
# Below -1 dB between the samples and after encoding, also by the AAC encoders of newer FFmpegs.
_CEILING = 10 ** (-2.3 / 20)
_FULL_SCALE = 32768
_LARGEST_GAIN = 8.0  # more would make noise of a voice that is almost silent
# Sentences that are measured, at most.
_MEASURED = 20
_PAUSE_SECONDS = 0.3
_FADE_IN_SECONDS, _FADE_OUT_SECONDS = 0.003, 0.008
_BLOCK_SECONDS = 0.004
# Silent blocks within a sentence that are a pause, not the closure of a consonant.
_SHORTEST_PAUSE = 14
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
        self._measured: dict[str, bytes] = {}  # as the voice reads them
        self._fade_in = _fade(round(rate * _FADE_IN_SECONDS))
        self._fade_out = _fade(round(rate * _FADE_OUT_SECONDS))[::-1]
        self._block = round(rate * _BLOCK_SECONDS)
        self._encoder_gain = encoder_gain
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
            recorded = self._measured.pop(text, None) or self._voice.read(text)
            samples = self._level(self._split(recorded))[: len(recorded)]
            if text in self._repeated:
                self._read[text] = samples
        return samples

    def _measure_gain(self, texts: list[str]) -> float:
        """The gain of samples of 16 bits for `TARGET_LUFS`, after the limiter."""
        chosen = texts[:: -(-len(texts) // _MEASURED) or 1]
        self._measured = {text: self._voice.read(text) for text in chosen}
        pause = bytes(round(self._voice.sample_rate * _PAUSE_SECONDS) * SAMPLE_BYTES)
        blocks = self._split(pause.join(self._measured.values()))
        if not blocks.any():
            return 1.0
        peaks = _find_peaks(blocks)
        gain = 1.0
        for _ in range(2):  # the limiter takes a little away
            limited = _amplify(blocks, peaks, gain / _FULL_SCALE, _CEILING)
            loudness = measure_loudness(limited.ravel(), self._voice.sample_rate)
            if not np.isfinite(loudness):
                return 1.0
            gain = min(gain * 10 ** ((TARGET_LUFS - loudness) / 20), _LARGEST_GAIN)
        return gain

    def _split(self, recorded: bytes) -> Blocks:
        """Divide a recording into blocks; silence completes the last one."""
        samples = len(recorded) // SAMPLE_BYTES
        count = -(-samples // self._block)
        recorded += bytes((count * self._block - samples) * SAMPLE_BYTES)
        return np.frombuffer(recorded, np.int16).reshape(count, self._block)

    def _level(self, blocks: Blocks) -> bytes:
        peaks = _find_peaks(blocks)
        factor = self._gain / self._encoder_gain
        ceiling = _CEILING * _FULL_SCALE / self._encoder_gain
        levelled = _amplify(blocks, peaks, factor, ceiling)
        self._soften_edges(levelled.ravel(), blocks, np.flatnonzero(peaks))
        return np.rint(levelled, out=levelled).astype(np.int16).tobytes()

    def _soften_edges(self, samples: Samples, blocks: Blocks, heard: npt.NDArray[np.intp]) -> None:
        """Fade in and out around each pause, because espeak-ng stops in the middle of a wave.

        `heard` are the indices of the blocks that are not silent.
        """
        if not len(heard):
            return
        pauses = np.flatnonzero(np.diff(heard) > _SHORTEST_PAUSE)
        starts = [heard[0], *heard[pauses + 1]]
        ends = [*heard[pauses], heard[-1]]
        for first, last in zip(starts, ends, strict=True):
            start = first * self._block + np.flatnonzero(blocks[first])[0]
            end = last * self._block + np.flatnonzero(blocks[last])[-1]
            part = samples[start : end + 1]
            part[: len(self._fade_in)] *= self._fade_in[: len(part)]
            part[-len(self._fade_out) :] *= self._fade_out[-len(part) :]


def _fade(count: int) -> Samples:
    """Factors that rise from 0 to 1."""
    return np.square(np.sin(np.linspace(0, np.pi / 2, count))).astype(np.float32)


def _find_peaks(blocks: Blocks) -> Peaks:
    highest, lowest = blocks.max(axis=1), blocks.min(axis=1)
    # -32768 has no opposite in 16 bits.
    peaks: Peaks = np.maximum(highest.astype(np.int32), -lowest.astype(np.int32))
    return peaks


def _amplify(blocks: Blocks, peaks: Peaks, factor: float, ceiling: float) -> Samples:
    """Multiply by a factor, but turn down what would exceed the ceiling, over some milliseconds.

    Each block needs a factor. At the edges between blocks, the smallest factor of the blocks nearby
    is averaged with a Hann window and interpolated, so that it is nowhere larger than needed.
    """
    amplified = np.multiply(blocks, np.float32(factor), dtype=np.float32)
    needed = ceiling / np.maximum(peaks * factor, ceiling)
    if needed.min(initial=1) == 1:  # nothing is turned down, or there is nothing
        return amplified
    needed = np.pad(needed, 2 * _REACH + 1, constant_values=1)
    smallest = sliding_window_view(needed, 2 * _REACH + 2).min(axis=1)
    window = np.hanning(2 * _REACH + 3)[1:-1]
    edges = np.convolve(smallest, window / window.sum(), "valid").astype(np.float32)
    loud = np.flatnonzero(np.minimum(edges[:-1], edges[1:]) < 1)
    start, end = edges[loud, None], edges[loud + 1, None]
    ramp = np.linspace(0, 1, blocks.shape[1], dtype=np.float32)
    amplified[loud] *= start + (end - start) * ramp
    return amplified
