"""How a player says words, learned from recordings of them. Pure: an ear judges, nothing is kept.

For each word many ways to say it are tried, by rule and as free phones heard them. What fits the
recordings clearly better than the dictionary's own ways is learned, unless another word that was
recorded would then be taken for this one.
"""

import math
import sys
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from azul_access.hearing.pronunciation_rules import Pronunciation

Pronunciations = Sequence[Pronunciation]
# More ways to say a word are more ways to mistake it for another.
MOST_LEARNED = 2
# How much better than the dictionary's own a way must fit, as the logarithm of a likelihood for
# each hundredth of a second. Below that it is chance.
BETTER = 0.15
# How far from where it began a search for better ways goes.
MOST_STEPS = 3
# The sounds of the acoustic model.
_VOWELS = "AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW"
_CONSONANTS = "B CH D DH F G HH JH K L M N NG P R S SH T TH V W Y Z ZH"
PHONES = tuple(f"{_VOWELS} {_CONSONANTS}".split())


# A recording is cut to what is at most this much softer than its loudest hundredth of a second, and
# this many times as loud as its softest tenth.
_SOFT = 0.03
_ABOVE_NOISE = 3.0
_STEP = 160  # samples: a hundredth of a second
_EDGE = 2  # hundredths that are left around it


class PronunciationScorer(Protocol):
    """Judges recordings of one word each: 16 kHz mono, signed 16-bit little endian."""

    def fit(self, way: Pronunciation, audio: bytes) -> float:
        """How well it fits, as the logarithm of a likelihood for each hundredth of a second."""

    def phones(self, audio: bytes) -> Pronunciation:
        """What was said, if it were no word at all."""

    def choose(
        self, words: Mapping[str, Pronunciations], audio: bytes
    ) -> tuple[str, Pronunciation] | None:
        """Which of the words was said, and in which way."""


@dataclass(frozen=True, slots=True)
class Word:
    """`own` are the dictionary's ways to say it, `others` what may be tried beside."""

    text: str
    own: Pronunciations
    others: Pronunciations


def learn_pronunciations(
    words: Sequence[Word],
    takes: Mapping[str, Sequence[bytes]],
    ear: PronunciationScorer,
    done: Callable[[str], None] = lambda _: None,
) -> dict[str, list[Pronunciation]]:
    """Ways to say some of the words, beside the dictionary's own; `takes` are their recordings.

    `done` is told of each word that was looked at.
    """
    found: dict[str, list[Pronunciation]] = {}
    unlike: dict[str, list[Pronunciation]] = {}
    recorded = [word for word in words if takes.get(word.text)]
    for word in recorded:
        better = _better(word, takes[word.text], ear)
        if better:
            found[word.text] = better
        done(word.text)
    for text, ways in found.items():
        # What stands for two words tells them apart no more.
        taken = {
            way
            for word in recorded
            if word.text != text
            for way in (*word.own, *found.get(word.text, ()))
        }
        unlike[text] = [way for way in ways if way not in taken]
    found = unlike
    for thief, way in _confused_pronunciations(recorded, takes, found, ear):
        found[thief].remove(way)
    return {text: ways for text, ways in found.items() if ways}


def trim_silence(audio: bytes) -> bytes:
    """Without the pauses around a word.

    Else the room's noise before and behind it would be learned as sounds of the word.
    """
    samples = array("h", audio[: len(audio) // 2 * 2])
    if sys.byteorder == "big":
        samples.byteswap()
    steps = [samples[at : at + _STEP] for at in range(0, len(samples), _STEP)]
    loud = [math.sqrt(sum(value * value for value in step) / len(step)) for step in steps]
    quiet = sorted(loud)[len(loud) // 10] if loud else 0.0
    least = max(_SOFT * max(loud, default=0.0), _ABOVE_NOISE * quiet)
    said = [at for at, value in enumerate(loud) if value >= least]
    if not said:
        return audio
    return audio[max(0, said[0] - _EDGE) * _STEP * 2 : (said[-1] + 1 + _EDGE) * _STEP * 2]


def _better(word: Word, takes: Sequence[bytes], ear: PronunciationScorer) -> list[Pronunciation]:
    """The best ways that fit all takes together better than any of the word's own."""

    def together(way: Pronunciation) -> float:
        return sum(ear.fit(way, audio) for audio in takes) / len(takes)

    own = max(map(together, word.own), default=float("-inf"))
    heard = [ear.phones(audio) for audio in takes]
    tried = [way for way in dict.fromkeys([*word.others, *heard]) if way and way not in word.own]
    if not (tried or word.own):
        return []
    best = max([*word.own, *tried], key=together)
    climbed = [way for audio in takes for way in _climb(best, audio, ear)]
    tried = list(dict.fromkeys([*tried, *(way for way in climbed if way not in word.own)]))
    ranked = sorted(((together(way), way) for way in tried), reverse=True)
    return [way for fit, way in ranked[:MOST_LEARNED] if fit >= own + BETTER]


def _climb(start: Pronunciation, audio: bytes, ear: PronunciationScorer) -> Iterator[Pronunciation]:
    """Ways that fit better and better, each one sound apart from the one before."""
    way = start
    for _ in range(MOST_STEPS):
        chosen = ear.choose({"": [way, *_neighbours(way)]}, audio)
        if chosen is None or chosen[1] == way:
            return
        way = chosen[1]
        yield way


def _neighbours(way: Pronunciation) -> Iterator[Pronunciation]:
    for at in range(len(way)):
        if len(way) > 1:
            yield (*way[:at], *way[at + 1 :])
        for phone in PHONES:
            if phone != way[at]:
                yield (*way[:at], phone, *way[at + 1 :])
    for at in range(len(way) + 1):
        for phone in PHONES:
            yield (*way[:at], phone, *way[at:])


def _confused_pronunciations(
    words: Sequence[Word],
    takes: Mapping[str, Sequence[bytes]],
    found: Mapping[str, Sequence[Pronunciation]],
    ear: PronunciationScorer,
) -> Iterator[tuple[str, Pronunciation]]:
    """Learned ways that a recording of another word is taken for; each is left out at once."""
    ways = {word.text: [*found.get(word.text, ()), *word.own] for word in words}
    for word in words:
        for audio in takes[word.text]:
            while (chosen := ear.choose(ways, audio)) is not None:
                text, way = chosen
                if text == word.text or way not in found.get(text, ()):
                    break
                ways[text].remove(way)
                yield chosen
