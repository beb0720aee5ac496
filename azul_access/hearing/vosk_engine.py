"""An engine for Vosk models that the user has downloaded. Needs the optional package vosk.

Vosk gets a list of words and returns any sequence of them; sequences that are no sentence of the
net are dropped here.
"""

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from azul_access.hearing.capture import RATE
from azul_access.hearing.net import Meaning, Net
from azul_access.hearing.thresholds import Thresholds
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition
from azul_access.values import frozen

# How many results of Vosk are searched for sentences of the net.
ALTERNATIVES = 10
# What Vosk returns for a word that is not in its list.
UNKNOWN = "[unk]"


@frozen
class _Sentence:
    words: tuple[str, ...]
    score: float
    meanings: tuple[Meaning, ...]


class VoskEngine:
    """Implements `Engine`. `missing` are words of the nets so far that the model does not know."""

    def __init__(self, model: Path, thresholds: Thresholds) -> None:
        """Raises: any exception of the library."""
        import vosk

        vosk.SetLogLevel(-1)
        # Only a path: for a name or a language vosk would search the network.
        self._model: Any = vosk.Model(model_path=str(model))
        self._open_recogniser = vosk.KaldiRecognizer
        self._thresholds = thresholds
        self._is_known: dict[str, bool] = {}

    @property
    def missing(self) -> frozenset[str]:
        return frozenset(word for word, is_known in self._is_known.items() if not is_known)

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        for word in sorted(net.words - self._is_known.keys()):
            self._is_known[word] = int(self._model.vosk_model_find_word(word)) >= 0
        words = [word for word in sorted(net.words) if self._is_known[word]]
        if not words:
            return NOTHING
        # Vosk does not read escape sequences: "fünf" must not become "f\u00fcnf".
        grammar = json.dumps([*words, UNKNOWN], ensure_ascii=False)
        recogniser = self._open_recogniser(self._model, RATE, grammar)
        recogniser.SetMaxAlternatives(max(ALTERNATIVES, max_guesses))
        recogniser.AcceptWaveform(audio)
        result = json.loads(recogniser.FinalResult())
        alternatives = [
            (tuple(str(alternative["text"]).split()), float(alternative["confidence"]))
            for alternative in result.get("alternatives", ())
        ]
        return self._choose(alternatives, net, max_guesses)

    def _choose(
        self, alternatives: Sequence[tuple[tuple[str, ...], float]], net: Net, max_guesses: int
    ) -> Recognition:
        """Keep the sentences of the net that differ in meaning."""
        sentences: list[_Sentence] = []
        for words, score in alternatives:
            meanings = tuple(net.meanings(words))
            is_new = not any(set(meanings) & set(other.meanings) for other in sentences)
            if meanings and is_new:
                sentences.append(_Sentence(words, score, meanings))
        if not sentences:
            return NOTHING
        first = sentences[0]
        margin = first.score - sentences[1].score if len(sentences) > 1 else math.inf
        certainty = self._thresholds.certainty(margin)
        if alternatives[0][0] != first.words:
            certainty = Certainty.NARROW  # the best alternative is no sentence of the net
        guesses = tuple(_guess(sentence, net.wake_words) for sentence in sentences[:max_guesses])
        woken = first.words[0] in net.wake_words
        return Recognition(guesses if guesses[0].text else (), certainty, woken)


def _guess(sentence: _Sentence, wake_words: frozenset[str]) -> Guess:
    words = sentence.words[1:] if sentence.words[0] in wake_words else sentence.words
    return Guess(" ".join(words), sentence.score)
