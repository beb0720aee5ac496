"""An engine for Vosk models that a player has downloaded. Needs the optional package vosk.

Vosk is told which words there are, and hears any row of them; what makes no sentence of the net is
left out here.
"""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from azul_access.hearing.net import Net
from azul_access.hearing.thresholds import Thresholds
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition

RATE = 16_000
# Sentences that are looked at for one that the net knows.
ALTERNATIVES = 10
# What Vosk says for a word that is none of ours.
UNKNOWN = "[unk]"


@dataclass(frozen=True, slots=True)
class _Reading:
    words: tuple[str, ...]
    score: float
    meant: tuple[tuple[str, ...], ...]


class VoskEngine:
    """`missing` are words of the nets so far that the model does not know."""

    def __init__(self, model: Path, thresholds: Thresholds) -> None:
        """Raises: whatever the library does."""
        import vosk

        vosk.SetLogLevel(-1)
        # A path, and nothing else: by a name or a language vosk would look in the network.
        self._model: Any = vosk.Model(model_path=str(model))
        self._recogniser = vosk.KaldiRecognizer
        self._thresholds = thresholds
        self._known: dict[str, bool] = {}

    @property
    def missing(self) -> frozenset[str]:
        return frozenset(word for word, known in self._known.items() if not known)

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        """Return the best sentences of the net with different meanings, up to `max_guesses`."""
        for word in sorted(net.words - self._known.keys()):
            self._known[word] = int(self._model.vosk_model_find_word(word)) >= 0
        words = [word for word in sorted(net.words) if self._known[word]]
        if not words:
            return NOTHING
        # Vosk knows no escapes: letters must stand there as they are, or "fünf" is never heard.
        grammar = json.dumps([*words, UNKNOWN], ensure_ascii=False)
        recogniser = self._recogniser(self._model, RATE, grammar)
        recogniser.SetMaxAlternatives(max(ALTERNATIVES, max_guesses))
        recogniser.AcceptWaveform(audio)
        found = json.loads(recogniser.FinalResult())
        spoken = [
            (tuple(str(each["text"]).split()), float(each["confidence"]))
            for each in found.get("alternatives", ())
        ]
        return self._judged(spoken, net, max_guesses)

    def _judged(
        self, spoken: Sequence[tuple[tuple[str, ...], float]], net: Net, max_guesses: int
    ) -> Recognition:
        apart: list[_Reading] = []
        for words, score in spoken:
            meant = tuple(net.marks(words))
            if meant and not any(set(meant) & set(other.meant) for other in apart):
                apart.append(_Reading(words, score, meant))
        if not apart:
            return NOTHING
        first = apart[0]
        margin = first.score - apart[1].score if len(apart) > 1 else math.inf
        certainty = self._thresholds.certainty(margin)
        if spoken[0][0] != first.words:
            certainty = Certainty.NARROW  # what was heard best is no sentence of the game
        told = [_guess(reading, net.wake) for reading in apart[:max_guesses]]
        return Recognition(
            tuple(told) if told[0].text else (), certainty, first.words[0] in net.wake
        )


def _guess(reading: _Reading, wake: frozenset[str]) -> Guess:
    words = reading.words[1:] if reading.words[0] in wake else reading.words
    return Guess(" ".join(words), reading.score)
