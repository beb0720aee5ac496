"""The default recogniser: pocketsphinx with the English acoustic model of its wheel.

The decoder is built once and kept; only grammars are changed. German and Dutch words are told to it
in the model's own phones.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from azul_access.heard import NOTHING, Certainty, Guess, Heard
from azul_access.hearing.floor import with_floor
from azul_access.hearing.judging import Thresholds
from azul_access.hearing.net import Net

_FRAME_BYTES = 320  # a hundredth of a second, 16 kHz mono of 16 bits
# pocketsphinx keeps its scores in whole steps of 1024.
_SCALE = 1024
# How unlikely each further word is: short words fit into almost anything.
_WORD_WEIGHT = 1e-12
# How much worse than the best a path may become before it is given up; narrower ones lose sentences
# that are right in the end.
_BEAMS = {"beam": 1e-70, "pbeam": 1e-70, "wbeam": 1e-50}
# How much worse than free phones a command may fit, however short it is: short ones do so most. An
# answer to a question is waited for, and so is more likely. In hundredths of a second of sound, of
# which each is worth what free phones make of one: less in noise.
_ALLOWANCE = 50.0
_ANSWER_ALLOWANCE = 100.0
_LOOP = "phones"
_RIVAL = "rival"
# A net costs some hundredths of a second to build, and a table needs few of them.
_MOST_NETS = 8

Pronounce = Callable[[str], Sequence[Sequence[str]]]


@dataclass(frozen=True, slots=True)
class Decoded:
    """`score` is a natural logarithm; `frames` are the hundredths of a second that are no pause."""

    words: tuple[str, ...]
    score: float
    frames: int


class Decoder:
    """`pronounce` tells how a word may be said, in phones of the acoustic model."""

    def __init__(self, pronounce: Pronounce, model: Path, **options: Any) -> None:
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
            **options,
        )
        self._known: dict[str, bool] = {}

    def listen_for(self, name: str, net: Net) -> None:
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
            (start, there, weight * _WORD_WEIGHT, word)
            for start, end, weight, word in arcs
            if self._known[word]
            # pocketsphinx knows one last state: what may end leads there, and may go on, too.
            for there in ((end, last) if end in ends else (end,))
        ]
        self._decoder.add_fsg(name, self._decoder.create_fsg(name, 0, last, weighed))

    def listen_for_phones(self, name: str) -> None:
        """Any phones in any order: the best that anything said could fit."""
        self._decoder.add_allphone_file(name, None)

    def forget(self, name: str) -> None:
        self._decoder.remove_search(name)

    def decode(self, name: str, audio: bytes) -> Decoded | None:
        """The likeliest of what `name` holds, or None where nothing of it fits."""
        decoder = self._decoder
        decoder.activate_search(name)
        decoder.start_utt()
        decoder.process_raw(with_floor(audio), full_utt=True)
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


class Sphinx:
    """An engine on a decoder."""

    def __init__(
        self, pronounce: Pronounce, thresholds: Thresholds, model: Path, **options: Any
    ) -> None:
        self._decoder = Decoder(pronounce, model, **options)
        self._decoder.listen_for_phones(_LOOP)
        self._thresholds = thresholds
        self._nets: dict[Net, str] = {}
        self._count = 0

    def hear(self, audio: bytes, net: Net, most: int = 2) -> Heard:
        """The best guess, then the best of what means something else, up to `most`.

        How much worse the second one fits is the certainty of the first. Where the decoder finds
        none, the first is likely, but not sure, unless nothing else can be said at all.
        """
        first = self._decoder.decode(self._name(net), audio)
        free = self._decoder.decode(_LOOP, audio)
        if first is None or free is None:
            return NOTHING
        meant = net.marks(first.words)
        if not meant:
            return NOTHING
        allowance = _ANSWER_ALLOWANCE if meant[0][0] in net.awaited else _ALLOWANCE
        fit = (allowance - _excess(first, free, len(audio))) / first.frames
        if not self._thresholds.is_command(fit):
            return NOTHING
        guesses = [first]
        margin = self._thresholds.likely
        while len(guesses) < most and meant:
            rest = net.without(meant)
            if not rest.arcs:
                margin = math.inf if len(guesses) == 1 else margin
                break
            rival = self._rival(rest, audio)
            if rival is None:
                break
            guesses.append(rival)
            meant = [*meant, *net.marks(rival.words)]
        # The decoder drops what looks bad at first, so a rival may come out better: then the first
        # was right more often all the same, and it is asked about.
        if len(guesses) > 1:
            margin = guesses[0].score - guesses[1].score
        return _heard(guesses, self._thresholds.certainty(margin), net.wake)

    def _rival(self, rest: Net, audio: bytes) -> Decoded | None:
        self._decoder.listen_for(_RIVAL, rest)
        rival = self._decoder.decode(_RIVAL, audio)
        self._decoder.forget(_RIVAL)
        return rival

    def _name(self, net: Net) -> str:
        """The name under which `net` is listened for."""
        if net not in self._nets:
            if len(self._nets) == _MOST_NETS:
                oldest = next(iter(self._nets))
                self._decoder.forget(self._nets.pop(oldest))
            self._count += 1
            self._nets[net] = f"net{self._count}"
            self._decoder.listen_for(self._nets[net], net)
        return self._nets[net]


def _excess(guess: Decoded, free: Decoded, audio_bytes: int) -> float:
    """How much worse `guess` fits than free phones, in hundredths of a second of sound."""
    # Free phones pay nothing for words.
    sound = guess.score - len(guess.words) * math.log(_WORD_WEIGHT)
    worth = min(free.score, -1.0) / (audio_bytes / _FRAME_BYTES)
    return (sound - free.score) / worth


def _heard(guesses: Sequence[Decoded], certainty: Certainty, wake: frozenset[str]) -> Heard:
    told = []
    for guess in guesses:
        words = guess.words[1:] if guess.words[0] in wake else guess.words
        told.append(Guess(" ".join(words), guess.score))
    woken = guesses[0].words[0] in wake
    # Called and nothing more: what comes next is meant.
    return Heard(tuple(told) if told[0].text else (), certainty, woken)
