"""An ear on the bundled recogniser that judges ways to say words. See `learning`."""

from collections.abc import Mapping
from pathlib import Path

from azul_access.hearing.decoder import Decoder
from azul_access.hearing.net import Net, Transition
from azul_access.hearing.pronunciation_learning import Pronunciations
from azul_access.hearing.pronunciation_rules import Pronunciation

_FREE, _TRIED = "free", "tried"
_WORST = -1e9


class SphinxScorer:
    """Each way to say a word is a word of its own for the decoder."""

    def __init__(self, model: Path) -> None:
        self._ways: dict[str, Pronunciation] = {}
        self._names: dict[Pronunciation, str] = {}
        self._decoder = Decoder(lambda name: [self._ways[name]], model)
        self._decoder.add_phone_loop(_FREE)
        self._choice: Net | None = None

    def fit(self, way: Pronunciation, audio: bytes) -> float:
        decoded = self._listen([way], audio)
        return _WORST if decoded is None else decoded[1]

    def phones(self, audio: bytes) -> Pronunciation:
        decoded = self._decoder.decode(_FREE, audio)
        heard = () if decoded is None else decoded.words
        return tuple(phone for phone in heard if phone.isalpha() and phone != "SIL")

    def choose(
        self, words: Mapping[str, Pronunciations], audio: bytes
    ) -> tuple[str, Pronunciation] | None:
        owner = {way: text for text, ways in words.items() for way in ways}
        decoded = self._listen(list(owner), audio)
        return None if decoded is None else (owner[decoded[0]], decoded[0])

    def _listen(self, ways: Pronunciations, audio: bytes) -> tuple[Pronunciation, float] | None:
        """The one of them that fits best, and how well."""
        arcs = tuple(Transition(0, 1, self._name(way)) for way in ways)
        self._decoder.add_net(_TRIED, Net(1, arcs))
        try:
            decoded = self._decoder.decode(_TRIED, audio)
        finally:
            self._decoder.remove(_TRIED)
        if decoded is None or not decoded.words:
            return None
        # Over the whole recording: so that a way with fewer sounds is not better by its pauses.
        hundredths = len(audio) / 2 / 160
        return self._ways[decoded.words[0]], decoded.score / hundredths

    def _name(self, way: Pronunciation) -> str:
        if way not in self._names:
            name = f"way{len(self._names)}"
            self._names[way], self._ways[name] = name, way
        return self._names[way]
