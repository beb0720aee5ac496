"""A Whisper model: texts for sound. Needs the optional package ctranslate2.

Whisper was made for pieces of half a minute, and most of its work does not depend on how much of
them is speech. Commands are short, so it gets a shorter window here and takes a fifth of the time.
"""

import json
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azul_access.hearing import whisper_tokens as marks
from azul_access.hearing.capture import RATE
from azul_access.hearing.spectrogram import HOP, log_mel
from azul_access.hearing.whisper_tokens import Tokens
from azul_access.values import frozen

WINDOW_SECONDS = 8
_MOST_SECONDS = 30
# The other recogniser works at the same time, so a second thread makes no answer faster.
_THREADS = 1
_BEAM = 5
# The longest command has about 40 tokens; text that goes on repeats itself.
_MAX_TOKENS = 48
_NO_REPEATED_TOKENS = 5
_FRAME_BYTES = 2 * HOP
_DEFAULT_BANDS = 80
_SILENT_FRAMES = 100
# Silence of a second after a sound; with less, the model does not expect the text to end.
_FRAMES_AFTER = 60
_LEAST = 1e-9  # no token is less likely


@frozen
class Transcript:
    """`score` is the natural logarithm of its probability, of the whole text."""

    text: str
    score: float


@frozen
class Heard:
    """What the encoder makes of a sound; only the first `frames` of it are no silence."""

    encoded: Any
    frames: int


class WhisperModel:
    def __init__(self, folder: Path) -> None:
        """`folder` has a converted model: model.bin, config.json and the vocabulary.

        Raises: OSError, ValueError, and any exception of the library.
        """
        import ctranslate2

        self.tokens = Tokens.load(folder)
        self._bands = _read_bands(folder)
        self._silence: NDArray[np.float32] | None = None  # encoded
        self._to_storage = ctranslate2.StorageView.from_array
        self._model = ctranslate2.models.Whisper(
            str(folder), device="cpu", compute_type="int8", intra_threads=_THREADS
        )

    def hear(self, audio: bytes) -> Heard:
        """Prepare a sound, of which the first half minute counts.

        `audio` is mono, signed 16-bit little endian, at 16 kHz.
        """
        encoded = self._model.encode(self._to_storage(self.features(audio)))
        _, length, _ = encoded.shape
        return Heard(encoded, min(length, len(audio) // _FRAME_BYTES // 2 + _FRAMES_AFTER))

    def features(self, audio: bytes) -> NDArray[np.float32]:
        """The spectrogram in its window, of shape (1, bands, frames)."""
        frames = max(WINDOW_SECONDS * RATE // HOP, len(audio) // _FRAME_BYTES)
        frames = min(frames + frames % 2, _MOST_SECONDS * RATE // HOP)
        return np.ascontiguousarray(log_mel(audio, frames, self._bands)[None])

    def transcribe(
        self,
        heard: Heard,
        language: str,
        prompt: str = "",
        allowed: Collection[int] = (),
        count: int = 1,
    ) -> list[Transcript]:
        """Return up to `count` texts, the likeliest first.

        `prompt` is a text that could have come before. If there are `allowed` tokens, the texts
        consist of them.
        """
        tokens = self.tokens
        start = self._start(language)
        if prompt:
            start = [tokens.number(marks.PREVIOUS), *tokens.encode(" " + prompt), *start]
        suppressed = [-1]
        if allowed:
            kept = {*allowed, tokens.number(marks.END)}
            suppressed = [number for number in range(len(tokens)) if number not in kept]
        (result,) = self._model.generate(
            heard.encoded,
            [start],
            beam_size=max(_BEAM, count),
            num_hypotheses=count,
            max_length=len(start) + _MAX_TOKENS,
            no_repeat_ngram_size=_NO_REPEATED_TOKENS,
            return_scores=True,
            suppress_tokens=suppressed,
        )
        texts: dict[str, float] = {}
        for numbers, score in zip(result.sequences_ids, result.scores, strict=True):
            # The library divides by the number of tokens.
            texts.setdefault(tokens.decode(numbers).strip(), score * (len(numbers) + 1))
        return [Transcript(text, score) for text, score in texts.items()]

    def expect(self, texts: Sequence[str], language: str) -> list[float]:
        """How likely the model thinks texts are before it has heard anything, as logarithms."""
        if not texts:
            return []
        if self._silence is None:
            silence = log_mel(b"", _SILENT_FRAMES, self._bands)[None]
            encoded = self._model.encode(self._to_storage(np.ascontiguousarray(silence)))
            self._silence = np.array(encoded)
        return self._score(self._silence, texts, language)

    def score(self, heard: Heard, texts: Sequence[str], language: str) -> list[float]:
        """How likely texts are after a sound, as natural logarithms."""
        encoded = np.ascontiguousarray(np.array(heard.encoded)[:, : heard.frames])
        # One after the other: together they take more memory and are hardly faster.
        return [score for text in texts for score in self._score(encoded, [text], language)]

    def _score(
        self, encoded: NDArray[np.float32], texts: Sequence[str], language: str
    ) -> list[float]:
        """How likely texts are after one encoded sound."""
        heard = self._to_storage(np.repeat(encoded, len(texts), axis=0))
        numbers = [self.tokens.encode(" " + text) for text in texts]
        frames = [encoded.shape[1]] * len(texts)
        results = self._model.align(heard, self._start(language), numbers, frames)
        return [
            float(np.sum(np.log(np.maximum(result.text_token_probs, _LEAST)))) for result in results
        ]

    def _start(self, language: str) -> list[int]:
        tokens = self.tokens
        return [
            tokens.number(marks.START),
            tokens.language(language),
            tokens.number(marks.TRANSCRIBE),
            tokens.number(marks.NO_TIMESTAMPS),
        ]


def _read_bands(folder: Path) -> int:
    """How many bands the model's spectrogram has. Raises: OSError, ValueError."""
    path = folder / "preprocessor_config.json"
    if not path.is_file():
        return _DEFAULT_BANDS
    return int(json.loads(path.read_text(encoding="utf-8")).get("feature_size", _DEFAULT_BANDS))
