"""The default recogniser: pocketsphinx with the English acoustic model of its wheel.

The decoder is built once and kept; only grammars are changed. German and Dutch words are told to it
in the model's own phones.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from azul_access.hearing.net import Net

SAMPLE_RATE = 16_000
FRAMES_A_SECOND = 100
# pocketsphinx keeps its scores in whole steps of 1024.
_SCALE = 1024
Arcs = Sequence[tuple[int, int, float, str]]

# Tuned on the training voices, see docs/benchmarks.md.
_WORD_WEIGHT = 0.01
_PHONE_WEIGHT = 0.01
_PHONES = (
    "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W "
    "Y Z ZH"
).split()


@dataclass(frozen=True, slots=True)
class Decoded:
    """`score` is a natural logarithm; `frames` are the hundredths of a second that are no pause."""

    words: tuple[str, ...]
    score: float
    frames: int


class Sphinx:
    """One decoder. `pronounce` tells how a word may be said, in phones."""

    def __init__(
        self,
        pronounce: Callable[[str], Sequence[Sequence[str]]],
        model: Path | None = None,
        **options: Any,
    ) -> None:
        import pocketsphinx

        self._pronounce = pronounce
        hmm = model or Path(pocketsphinx.__file__).parent / "model" / "en-us" / "en-us"
        self._decoder = pocketsphinx.Decoder(
            hmm=str(hmm), lm=None, dict=None, loglevel="FATAL", **options
        )
        self._known: set[str] = set()
        for phone in _PHONES:
            self._decoder.add_word(_loop_word(phone), phone, False)
        loop = [(0, 0, _PHONE_WEIGHT, _loop_word(phone)) for phone in _PHONES]
        self._use("phones", 0, loop)

    def use(self, name: str, net: Net) -> None:
        """Listen for what `net` holds, under a name."""
        for word in sorted(net.words - self._known):
            self._known.add(word)
            for number, phones in enumerate(self._pronounce(word), 1):
                entry = word if number == 1 else f"{word}({number})"
                self._decoder.add_word(entry, " ".join(phones), False)
        ends, arcs = net.deterministic()
        last = max(max(start, end) for start, end, _, _ in arcs) + 1
        weighed = [(start, end, weight * _WORD_WEIGHT, word) for start, end, weight, word in arcs]
        weighed += [(end, last, 1.0, None) for end in ends]  # type: ignore[misc]
        self._use(name, last, weighed)

    def _use(self, name: str, last: int, arcs: Arcs) -> None:
        tuples = [arc if arc[3] else arc[:3] for arc in arcs]
        self._decoder.add_fsg(name, self._decoder.create_fsg(name, 0, last, tuples))

    def forget(self, name: str) -> None:
        self._decoder.remove_search(name)

    def decode(self, name: str, audio: bytes) -> Decoded | None:
        """What of the net `name` was said, or None where nothing of it fits."""
        decoder = self._decoder
        decoder.activate_search(name)
        decoder.start_utt()
        decoder.process_raw(audio, full_utt=True)
        decoder.end_utt()
        best = decoder.hyp()
        if best is None or not best.hypstr:
            return None
        frames = sum(
            part.end_frame - part.start_frame + 1
            for part in decoder.seg()
            if not part.word.startswith(("<", "[", "(NULL)", "++"))
        )
        words = tuple(word.split("(")[0] for word in best.hypstr.split())
        score = math.log(best.best_score) * _SCALE
        return Decoded(words, score, frames)


def _loop_word(phone: str) -> str:
    return f"+{phone}+"
