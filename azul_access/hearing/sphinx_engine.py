"""The default engine: pocketsphinx with the English acoustic model of its wheel.

German and Dutch words are given to it in the phones of this model.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from azul_access.hearing.automaton import Automaton, NetSentences, with_talk
from azul_access.hearing.decoder import Decoded, Decoder, Pronounce
from azul_access.hearing.fit import ANSWER_ALLOWANCE, WAKE_ALLOWANCE, measure_fit, phone_difference
from azul_access.hearing.net import Meaning, Net
from azul_access.hearing.phone_loop import PhoneLoop
from azul_access.hearing.thresholds import Thresholds
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition

_RIVAL = "rival"
# The decoder keeps the nets that were used last, up to this number of arcs in all. A thousand take
# about 7 MB, and ten milliseconds to build; the largest nets have 15,000 to 30,000. So the net of
# moves is kept beside those of answers, but not beside that of drawn tiles.
_MAX_ARCS = 20_000
# How likely a word of talk is beside a sentence of the net, and how much more an answer must lead
# talk than other answers; see docs/benchmarks.md.
_TALK_WEIGHT = 1e-20
_TALK_LEAD = 20.0


@dataclass(slots=True)
class _Attempt:
    """What was made of a sound so far: guesses with different meanings, best first."""

    audio: bytes
    net: Net
    fit: float
    guesses: list[Decoded]
    meanings: list[Meaning]
    # How much better the first guess scores than anything else; None if nothing else fits.
    margin: float | None = None
    is_complete: bool = False  # whether there are no more guesses


class SphinxEngine:
    """Implements `Engine`. `model` is the folder of an acoustic model."""

    def __init__(self, pronounce: Pronounce, thresholds: Thresholds, model: Path) -> None:
        self._phone_loop = PhoneLoop(model)
        self._pronounce = pronounce
        self._decoder = Decoder(pronounce, model)
        self._thresholds = thresholds
        # The nets in the decoder, with their names there and their talk.
        self._nets: dict[Net, tuple[str, NetSentences, list[str]]] = {}
        self._net_count = 0
        # The talk of the nets so far.
        self._talk: dict[tuple[frozenset[str], frozenset[str]], list[str]] = {}
        # More guesses may be wanted for the same sound.
        self._last: _Attempt | None = None

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        """Return the best guess, and after it the best of what means something else.

        How much worse the second one scores is the certainty of the first. If the decoder finds no
        second one, the first is fair; if the net has no other meaning at all, it is sure.
        """
        attempt = self._last
        if attempt is None or attempt.audio != audio or attempt.net != net:
            attempt = self._last = self._begin(audio, net)
        if not attempt.guesses or not self._thresholds.is_command(attempt.fit):
            return NOTHING
        while len(attempt.guesses) < max_guesses and not attempt.is_complete:
            self._add_guess(attempt)
        # The margin may be negative, because the decoder prunes paths that score badly at first.
        # The first guess was right more often all the same; the user is asked then.
        margin = self._thresholds.fair if attempt.margin is None else attempt.margin
        certainty = self._thresholds.certainty(margin)
        doubtful = self._thresholds.is_doubtful(attempt.fit)
        return _recognition(attempt.guesses[:max_guesses], certainty, net.wake_words, doubtful)

    def _begin(self, audio: bytes, net: Net) -> _Attempt:
        """The first guess, if there is any."""
        self._phone_loop.start(audio)
        name, *_ = self._add_net(net)
        first = self._decoder.decode(name, audio)
        loop = self._phone_loop.result()
        meanings = [] if first is None else net.meanings(first.words)
        if first is None or loop is None or not meanings:
            return _Attempt(audio, net, -math.inf, [], [])
        allowance = ANSWER_ALLOWANCE if meanings[0][0] in net.answer_marks else 0.0
        if len(first.words) == 1 and first.words[0] in net.wake_words:
            allowance = WAKE_ALLOWANCE
        fit = measure_fit(first, loop, self._pronounce, len(audio), allowance)
        return _Attempt(audio, net, fit, [first], meanings)

    def _add_guess(self, attempt: _Attempt) -> None:
        """Add the best guess that means something else, or complete the attempt."""
        _, sentences, talk = self._add_net(attempt.net)
        others = sentences.without(attempt.meanings)
        is_first = len(attempt.guesses) == 1
        if not others.ends:
            attempt.is_complete = True
            attempt.margin = math.inf if is_first else attempt.margin
            return
        rival = self._decode_once(with_talk(others, talk, _TALK_WEIGHT), attempt.audio)
        meanings = [] if rival is None else attempt.net.meanings(rival.words)
        if rival is not None and is_first:
            attempt.margin = attempt.guesses[0].score - rival.score
            attempt.margin -= 0.0 if meanings else _TALK_LEAD
        if rival is not None and meanings:
            attempt.guesses.append(rival)
            attempt.meanings += meanings
        attempt.is_complete = not meanings

    def _decode_once(self, sentences: Automaton, audio: bytes) -> Decoded | None:
        self._decoder.add_sentences(_RIVAL, sentences)
        decoded = self._decoder.decode(_RIVAL, audio)
        self._decoder.remove(_RIVAL)
        return decoded

    def _add_net(self, net: Net) -> tuple[str, NetSentences, list[str]]:
        """Return the net's name in the decoder, which then keeps it beside others of _MAX_ARCS."""
        if net in self._nets:
            self._nets[net] = self._nets.pop(net)
            return self._nets[net]
        self._net_count += 1
        name, sentences, talk = f"net{self._net_count}", NetSentences(net), self._find_talk(net)
        count = len(sentences.all.arcs)
        while self._nets and count + self._count_arcs() > _MAX_ARCS:
            oldest, *_ = self._nets.pop(next(iter(self._nets)))
            self._decoder.remove(oldest)
        self._decoder.add_sentences(name, with_talk(sentences.all, talk, _TALK_WEIGHT))
        self._nets[net] = name, sentences, talk
        return self._nets[net]

    def _find_talk(self, net: Net) -> list[str]:
        """The words of talk that do not sound like a sentence of one word."""
        key = net.talk, net.words
        if key not in self._talk:
            alone = {it.word for it in net.transitions if (it.start, it.end) == (0, net.last)}
            sentences = [phones for word in alone for phones in self._pronounce(word)]
            self._talk[key] = [
                word
                for word in sorted(net.talk - net.words)
                if not any(
                    phone_difference(phones, others) <= self._thresholds.alike
                    for phones in self._pronounce(word)
                    for others in sentences
                )
            ]
        return self._talk[key]

    def _count_arcs(self) -> int:
        return sum(len(sentences.all.arcs) for _, sentences, _ in self._nets.values())


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
