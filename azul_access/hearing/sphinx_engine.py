"""The default engine: pocketsphinx with the English acoustic model of its wheel.

German and Dutch words are given to it in the phones of this model.
"""

import math
from collections.abc import Sequence
from pathlib import Path

from azul_access.hearing.automaton import Automaton, NetSentences
from azul_access.hearing.decoder import Decoded, Decoder, Pronounce
from azul_access.hearing.fit import ANSWER_ALLOWANCE, WAKE_ALLOWANCE, measure_fit
from azul_access.hearing.net import Net
from azul_access.hearing.phone_loop import PhoneLoop
from azul_access.hearing.thresholds import Thresholds
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition

_RIVAL = "rival"
# Nets that the decoder keeps. A large one takes about 120 MB, and some hundredths of a second to
# build; a game needs one for moves and one for answers most of the time.
_MAX_NETS = 3


class SphinxEngine:
    """Implements `Engine`. `model` is the folder of an acoustic model."""

    def __init__(self, pronounce: Pronounce, thresholds: Thresholds, model: Path) -> None:
        self._phone_loop = PhoneLoop(model)
        self._pronounce = pronounce
        self._decoder = Decoder(pronounce, model)
        self._thresholds = thresholds
        # The nets in the decoder, with their names there.
        self._nets: dict[Net, tuple[str, NetSentences]] = {}
        self._net_count = 0

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        """Return the best guess, and after it the best of what means something else.

        How much worse the second one scores is the certainty of the first. If the decoder finds no
        second one, the first is likely; if the net has no other meaning at all, it is sure.
        """
        self._phone_loop.start(audio)
        name, sentences = self._add_net(net)
        first = self._decoder.decode(name, audio)
        loop = self._phone_loop.result()
        if first is None or loop is None:
            return NOTHING
        meanings = net.meanings(first.words)
        if not meanings:
            return NOTHING
        allowance = ANSWER_ALLOWANCE if meanings[0][0] in net.answer_marks else 0.0
        if len(first.words) == 1 and first.words[0] in net.wake_words:
            allowance = WAKE_ALLOWANCE
        fit = measure_fit(first, loop, self._pronounce, len(audio), allowance)
        if not self._thresholds.is_command(fit):
            return NOTHING
        guesses = [first]
        margin = self._thresholds.likely
        while len(guesses) < max_guesses and meanings:
            others = sentences.without(meanings)
            if not others.ends:
                margin = math.inf if len(guesses) == 1 else margin
                break
            rival = self._decode_once(others, audio)
            if rival is None:
                break
            guesses.append(rival)
            meanings = [*meanings, *net.meanings(rival.words)]
        # The margin may be negative, because the decoder prunes paths that score badly at first.
        # The first guess was right more often all the same; the user is asked then.
        if len(guesses) > 1:
            margin = guesses[0].score - guesses[1].score
        certainty = self._thresholds.certainty(margin)
        doubtful = self._thresholds.is_doubtful(fit)
        return _recognition(guesses, certainty, net.wake_words, doubtful)

    def _decode_once(self, sentences: Automaton, audio: bytes) -> Decoded | None:
        self._decoder.add_sentences(_RIVAL, sentences)
        decoded = self._decoder.decode(_RIVAL, audio)
        self._decoder.remove(_RIVAL)
        return decoded

    def _add_net(self, net: Net) -> tuple[str, NetSentences]:
        """Return the net's name in the decoder, which keeps the _MAX_NETS last used ones."""
        if net in self._nets:
            self._nets[net] = self._nets.pop(net)
        else:
            if len(self._nets) == _MAX_NETS:
                oldest, _ = self._nets.pop(next(iter(self._nets)))
                self._decoder.remove(oldest)
            self._net_count += 1
            name, sentences = f"net{self._net_count}", NetSentences(net)
            self._decoder.add_sentences(name, sentences.all)
            self._nets[net] = name, sentences
        return self._nets[net]


def _recognition(
    guesses: Sequence[Decoded], certainty: Certainty, wake_words: frozenset[str], doubtful: bool
) -> Recognition:
    texts = []
    for guess in guesses:
        words = guess.words[1:] if guess.words[0] in wake_words else guess.words
        texts.append(Guess(" ".join(words), guess.score))
    woken = guesses[0].words[0] in wake_words
    # The wake word alone is no command.
    return Recognition(tuple(texts) if texts[0].text else (), certainty, woken, doubtful)
