"""pocketsphinx behind the few calls that are made of it: nets of words, free phones, scores.

A decoder is built once and kept; only grammars are changed. Words are told to it in the phones of
its acoustic model.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from azul_access.hearing.net import Net
from azul_access.hearing.noise_floor import add_noise_floor

# pocketsphinx keeps its scores in whole steps of 1024.
_SCALE = 1024
# How unlikely each further word is: short words fit into almost anything.
WORD_WEIGHT = 1e-12
# How much worse than the best a path may become before it is given up; narrower ones lose sentences
# that are right in the end.
_BEAMS = {"beam": 1e-70, "pbeam": 1e-70, "wbeam": 1e-50}

Pronounce = Callable[[str], Sequence[Sequence[str]]]


@dataclass(frozen=True, slots=True)
class Decoded:
    """`score` is a natural logarithm; `frames` are the hundredths of a second that are no pause."""

    words: tuple[str, ...]
    score: float
    frames: int


class Decoder:
    """`pronounce` tells how a word may be said, in phones of the acoustic model."""

    def __init__(self, pronounce: Pronounce, model: Path) -> None:
        import pocketsphinx

        self._pronounce = pronounce
        # Without "bestpath": its lattice forgets where a path may end. With "compallsen": scores of
        # different nets are compared, and so must not depend on what else was looked at.
        self._decoder = pocketsphinx.Decoder(
            hmm=str(model),
            lm=None,
            dict=None,
            bestpath=False,
            compallsen=True,
            loglevel="FATAL",
            **_BEAMS,
        )
        self._known: dict[str, bool] = {}

    def add_net(self, name: str, net: Net) -> None:
        """What `net` holds, under a name; words that nobody can say are left out."""
        for word in sorted(net.words - self._known.keys()):
            ways = self._pronounce(word)
            self._known[word] = bool(ways)
            for number, phones in enumerate(ways, 1):
                entry = word if number == 1 else f"{word}({number})"
                self._decoder.add_word(entry, " ".join(phones), False)
        ends, arcs = net.deterministic()
        last = 1 + max((max(start, end) for start, end, _, _ in arcs), default=0)
        weighed = [
            (start, there, weight * share * WORD_WEIGHT, word)
            for start, end, weight, word in arcs
            if self._known[word]
            # pocketsphinx knows one last state: what may end leads there, and may go on, too.
            for there, share in ((end, 1.0), *([(last, ends[end])] if end in ends else []))
        ]
        self._decoder.add_fsg(name, self._decoder.create_fsg(name, 0, last, weighed))

    def add_phone_loop(self, name: str) -> None:
        """Any phones in any order: the best that anything said could fit."""
        self._decoder.add_allphone_file(name, None)

    def remove(self, name: str) -> None:
        self._decoder.remove_search(name)

    def decode(self, name: str, audio: bytes) -> Decoded | None:
        """The likeliest of what `name` holds, or None where nothing of it fits."""
        decoder = self._decoder
        decoder.activate_search(name)
        # It remembers what it took for noise in the phrase before. Scores are compared, so they
        # must not depend on that.
        decoder.reinit_feat(decoder.config)
        decoder.start_utt()
        decoder.process_raw(add_noise_floor(audio), full_utt=True)
        decoder.end_utt()
        best = decoder.hyp()
        if best is None or not best.hypstr or best.best_score <= 0:
            return None
        frames = sum(
            part.end_frame - part.start_frame + 1
            for part in decoder.seg()
            if not part.word.startswith(("<", "[", "(NULL)"))
        )
        words = tuple(word.split("(")[0] for word in best.hypstr.split())
        return Decoded(words, math.log(best.best_score) * _SCALE, max(frames, 1))
