"""pocketsphinx, reduced to what the program needs: nets of words, a phone loop, scores.

A decoder is opened once and kept; only its nets change. Words are given to it as phones of its
acoustic model.
"""

import math
from collections.abc import Callable, Sequence
from pathlib import Path

from azul_access.hearing.automaton import Automaton
from azul_access.hearing.noise_floor import add_noise_floor
from azul_access.values import frozen

# pocketsphinx rounds its scores to steps of this size.
_SCORE_STEP = 1024
# The probability of each further word: a low one, because short words fit almost any sound.
WORD_WEIGHT = 1e-12
# A path is given up if it becomes this much less likely than the best one. Narrower beams lose
# sentences that turn out to be right.
_BEAMS = {"beam": 1e-70, "pbeam": 1e-70, "wbeam": 1e-50}
# What pocketsphinx calls pauses and noises, in nets and in phone loops.
_PAUSES = ("<", "[", "(NULL)", "SIL", "+")

Pronounce = Callable[[str], Sequence[Sequence[str]]]


@frozen
class Segment:
    """A word, or a phone of a phone loop, in hundredths of a second from `first` to `last`."""

    word: str
    first: int
    last: int


@frozen
class Decoded:
    """`score` is a natural logarithm; `segments` are the words, without pauses between them."""

    words: tuple[str, ...]
    score: float
    segments: tuple[Segment, ...]

    @property
    def frames(self) -> int:
        """Hundredths of a second without pauses, at least one."""
        return max(1, sum(segment.last - segment.first + 1 for segment in self.segments))


class Decoder:
    """`pronounce` returns the pronunciations of a word in phones of the acoustic model."""

    def __init__(self, pronounce: Pronounce, model: Path) -> None:
        import pocketsphinx

        self._pronounce = pronounce
        self._decoder = pocketsphinx.Decoder(
            hmm=str(model),
            lm=None,
            dict=None,
            # A second search of the lattice would forget where a path may end.
            bestpath=False,
            # Scores of different nets are compared, so all sounds are scored in each of them.
            compallsen=True,
            # All pronunciations are added by name, which is faster.
            fsgusealtpron=False,
            loglevel="FATAL",
            **_BEAMS,
        )
        self._known: dict[str, list[str]] = {}

    def add_sentences(self, name: str, sentences: Automaton) -> None:
        """Add sentences under a name. Words without a pronunciation are left out."""
        from pocketsphinx import FsgModel

        decoder = self._decoder
        logarithms, weight_of = decoder.logmath, decoder.config["lw"]
        # pocketsphinx has only one final state.
        final = 1 + max((max(start, end) for start, end, _, _ in sentences.arcs), default=0)
        model = FsgModel(name, logarithms, weight_of, final + 1)
        model.set_start_state(sentences.start)
        model.set_final_state(final)
        entries: dict[str, list[int]] = {}  # numbers of a word's pronunciations
        scores: dict[float, int] = {}
        for start, end, weight, word in sentences.arcs:
            if word not in entries:
                entries[word] = [model.word_add(entry) for entry in self._entries(word)]
            if weight not in scores:
                scores[weight] = logarithms.log(weight * WORD_WEIGHT)
            for entry in entries[word]:
                model.trans_add(start, end, scores[weight], entry)
        for end, factor in sentences.ends.items():
            model.null_trans_add(end, final, logarithms.log(factor))
        decoder.add_fsg(name, model)

    def _entries(self, word: str) -> list[str]:
        """The entries in the dictionary of pocketsphinx: one for each pronunciation."""
        if word not in self._known:
            pronunciations = self._pronounce(word)
            entries = [word, *(f"{word}({number})" for number in range(2, len(pronunciations) + 1))]
            self._known[word] = entries[: len(pronunciations)]
            for entry, phones in zip(self._known[word], pronunciations, strict=True):
                self._decoder.add_word(entry, " ".join(phones), False)
        return self._known[word]

    def add_phone_loop(self, name: str) -> None:
        """Add a loop of all phones: no words can fit better than its result."""
        self._decoder.add_allphone_file(name, None)

    def remove(self, name: str) -> None:
        self._decoder.remove_search(name)

    def decode(self, name: str, audio: bytes) -> Decoded | None:
        """Return the likeliest path through a net or phone loop, or None if no path fits."""
        decoder = self._decoder
        decoder.activate_search(name)
        # Forget the noise estimate of the previous audio: scores must not depend on it.
        decoder.reinit_feat(decoder.config)
        decoder.start_utt()
        decoder.process_raw(add_noise_floor(audio), full_utt=True)
        decoder.end_utt()
        best = decoder.hyp()
        if best is None or not best.hypstr or best.best_score <= 0:
            return None
        segments = tuple(
            Segment(segment.word.split("(")[0], segment.start_frame, segment.end_frame)
            for segment in decoder.seg()
            if not segment.word.startswith(_PAUSES)
        )
        words = tuple(word.split("(")[0] for word in best.hypstr.split())
        return Decoded(words, math.log(best.best_score) * _SCORE_STEP, segments)
