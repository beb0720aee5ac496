"""The default recogniser: pocketsphinx with the English acoustic model of its wheel.

German and Dutch words are told to it in the model's own phones.
"""

import math
from collections.abc import Sequence
from pathlib import Path

from azul_access.hearing.decoder import WORD_WEIGHT, Decoded, Decoder, Pronounce
from azul_access.hearing.net import Net
from azul_access.hearing.phone_loop import PhoneLoop
from azul_access.hearing.thresholds import Thresholds
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition

_FRAME_BYTES = 320  # a hundredth of a second, 16 kHz mono of 16 bits
# How much worse than free phones a command may fit, however short it is: short ones do so most. An
# answer to a question is waited for, and so is more likely. In hundredths of a second of sound, of
# which each is worth what free phones make of one: less in noise.
_ALLOWANCE = 50.0
_ANSWER_ALLOWANCE = 100.0
_RIVAL = "rival"
# A net costs some hundredths of a second to build, and a table needs few of them.
_MOST_NETS = 8


class SphinxEngine:
    """An engine on a decoder."""

    def __init__(self, pronounce: Pronounce, thresholds: Thresholds, model: Path) -> None:
        self._free_phones = PhoneLoop(model)
        self._decoder = Decoder(pronounce, model)
        self._thresholds = thresholds
        self._nets: dict[Net, str] = {}
        self._count = 0

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        """The best guess, then the best of what means something else, up to `max_guesses`.

        How much worse the second one fits is the certainty of the first. Where the decoder finds
        none, the first is likely, but not sure, unless nothing else can be said at all.
        """
        self._free_phones.begin(audio)
        first = self._decoder.decode(self._name(net), audio)
        free = self._free_phones.end()
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
        while len(guesses) < max_guesses and meant:
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
        certainty = self._thresholds.certainty(margin)
        return _heard(guesses, certainty, net.wake, self._thresholds.is_doubtful(fit))

    def _rival(self, rest: Net, audio: bytes) -> Decoded | None:
        self._decoder.add_net(_RIVAL, rest)
        rival = self._decoder.decode(_RIVAL, audio)
        self._decoder.remove(_RIVAL)
        return rival

    def _name(self, net: Net) -> str:
        """The name under which `net` is listened for."""
        if net not in self._nets:
            if len(self._nets) == _MOST_NETS:
                oldest = next(iter(self._nets))
                self._decoder.remove(self._nets.pop(oldest))
            self._count += 1
            self._nets[net] = f"net{self._count}"
            self._decoder.add_net(self._nets[net], net)
        return self._nets[net]


def _excess(guess: Decoded, free: Decoded, audio_bytes: int) -> float:
    """How much worse `guess` fits than free phones, in hundredths of a second of sound."""
    # Free phones pay nothing for words.
    sound = guess.score - len(guess.words) * math.log(WORD_WEIGHT)
    worth = min(free.score, -1.0) / (audio_bytes / _FRAME_BYTES)
    return (sound - free.score) / worth


def _heard(
    guesses: Sequence[Decoded], certainty: Certainty, wake: frozenset[str], doubtful: bool
) -> Recognition:
    told = []
    for guess in guesses:
        words = guess.words[1:] if guess.words[0] in wake else guess.words
        told.append(Guess(" ".join(words), guess.score))
    woken = guesses[0].words[0] in wake
    # Called and nothing more: what comes next is meant.
    return Recognition(tuple(told) if told[0].text else (), certainty, woken, doubtful)
