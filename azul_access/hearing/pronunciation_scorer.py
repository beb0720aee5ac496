"""Scores pronunciations with the bundled acoustic model, see `pronunciation_learning`."""

from collections.abc import Mapping
from pathlib import Path

from azul_access.hearing.automaton import Automaton
from azul_access.hearing.decoder import Decoder
from azul_access.hearing.pronunciation_learning import Pronunciations
from azul_access.hearing.pronunciation_rules import Pronunciation

_LOOP, _CANDIDATES = "loop", "candidates"
_WORST_FIT = -1e9
_BYTES_PER_FRAME = 320  # a hundredth of a second


class SphinxScorer:
    """Implements `PronunciationScorer`; each pronunciation is a word of its own in the decoder."""

    def __init__(self, model: Path) -> None:
        self._pronunciations: dict[str, Pronunciation] = {}  # by name in the decoder
        self._names: dict[Pronunciation, str] = {}
        self._decoder = Decoder(lambda name: [self._pronunciations[name]], model)
        self._decoder.add_phone_loop(_LOOP)

    def fit(self, pronunciation: Pronunciation, audio: bytes) -> float:
        best = self._find_best([pronunciation], audio)
        return _WORST_FIT if best is None else best[1]

    def phones(self, audio: bytes) -> Pronunciation:
        decoded = self._decoder.decode(_LOOP, audio)
        phones = () if decoded is None else decoded.words
        return tuple(phone for phone in phones if phone.isalpha() and phone != "SIL")

    def choose(
        self, words: Mapping[str, Pronunciations], audio: bytes
    ) -> tuple[str, Pronunciation] | None:
        texts = {
            pronunciation: text
            for text, pronunciations in words.items()
            for pronunciation in pronunciations
        }
        best = self._find_best(list(texts), audio)
        return None if best is None else (texts[best[0]], best[0])

    def _find_best(
        self, candidates: Pronunciations, audio: bytes
    ) -> tuple[Pronunciation, float] | None:
        """The candidate that fits best, and its fit."""
        arcs = [(0, 1, 1.0, self._name(phones)) for phones in candidates]
        self._decoder.add_sentences(_CANDIDATES, Automaton(0, {1: 1.0}, arcs))
        try:
            decoded = self._decoder.decode(_CANDIDATES, audio)
        finally:
            self._decoder.remove(_CANDIDATES)
        if decoded is None or not decoded.words:
            return None
        # Per frame of the whole recording: a pronunciation with fewer sounds has longer pauses.
        frames = len(audio) / _BYTES_PER_FRAME
        return self._pronunciations[decoded.words[0]], decoded.score / frames

    def _name(self, pronunciation: Pronunciation) -> str:
        if pronunciation not in self._names:
            name = f"pronunciation{len(self._names)}"
            self._names[pronunciation], self._pronunciations[name] = name, pronunciation
        return self._names[pronunciation]
