"""Learns how a user pronounces words, from recordings of them. Pure: a scorer decodes the audio.

For each word many pronunciations are tried: by rule, as the phone loop decoded the recordings, and
from a search that changes one sound at a time. Those that fit the recordings clearly better than
the dictionary's are learned, unless another recorded word would then be mistaken for this one.
"""

import math
import sys
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol

from azul_access.hearing.pronunciation_rules import Pronunciation
from azul_access.values import frozen

Pronunciations = Sequence[Pronunciation]
# Recordings by word: mono, signed 16-bit little endian, at 16 kHz.
Recordings = Mapping[str, Sequence[bytes]]

# With more pronunciations a word is more easily mistaken for another one.
MAX_LEARNED = 2
# How much better than the dictionary's a pronunciation must fit, see `PronunciationScorer.fit`.
# Smaller differences are chance.
MIN_GAIN = 0.15
# Sounds that a search for better pronunciations changes at most.
MAX_CHANGES = 3
# The phones of the acoustic model.
_VOWELS = "AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW"
_CONSONANTS = "B CH D DH F G HH JH K L M N NG P R S SH T TH V W Y Z ZH"
PHONES = tuple(f"{_VOWELS} {_CONSONANTS}".split())

# Silence is softer than this part of the loudest hundredth of a second, or than this multiple of
# the noise, which is the softest tenth.
_SILENCE_BELOW = 0.03
_NOISE_FACTOR = 3.0
_FRAME = 160  # samples: a hundredth of a second
_MARGIN = 2  # frames that are kept around the word


class PronunciationScorer(Protocol):
    """Decodes recordings of one word each: mono, signed 16-bit little endian, at 16 kHz."""

    def fit(self, pronunciation: Pronunciation, audio: bytes) -> float:
        """The log likelihood per hundredth of a second."""

    def phones(self, audio: bytes) -> Pronunciation:
        """The phones that fit best, of any word or none."""

    def choose(
        self, words: Mapping[str, Pronunciations], audio: bytes
    ) -> tuple[str, Pronunciation] | None:
        """The word and the pronunciation that fit best; None if no word fits."""


@frozen
class Word:
    """`listed` are the dictionary's pronunciations, `candidates` others to try."""

    text: str
    listed: Pronunciations
    candidates: Pronunciations


def learn_pronunciations(
    words: Sequence[Word],
    recordings: Recordings,
    scorer: PronunciationScorer,
    on_word_done: Callable[[str], None] = lambda _: None,
) -> dict[str, list[Pronunciation]]:
    """Return pronunciations of some of the words, in addition to the listed ones."""
    recorded = [word for word in words if recordings.get(word.text)]
    better: dict[str, list[Pronunciation]] = {}
    for word in recorded:
        pronunciations = _find_better(word, recordings[word.text], scorer)
        if pronunciations:
            better[word.text] = pronunciations
        on_word_done(word.text)
    learned: dict[str, list[Pronunciation]] = {}
    for text, pronunciations in better.items():
        # A pronunciation of two words cannot tell them apart.
        taken = {
            pronunciation
            for word in recorded
            if word.text != text
            for pronunciation in (*word.listed, *better.get(word.text, ()))
        }
        learned[text] = [phones for phones in pronunciations if phones not in taken]
    for text, pronunciation in _confused_pronunciations(recorded, recordings, learned, scorer):
        learned[text].remove(pronunciation)
    return {text: pronunciations for text, pronunciations in learned.items() if pronunciations}


def trim_silence(audio: bytes) -> bytes:
    """Return the recording without the silence around the word.

    Otherwise its noise would be learned as sounds of the word.
    """
    samples = array("h", audio[: len(audio) // 2 * 2])
    if sys.byteorder == "big":
        samples.byteswap()
    frames = [samples[at : at + _FRAME] for at in range(0, len(samples), _FRAME)]
    loudness = [math.sqrt(sum(value * value for value in frame) / len(frame)) for frame in frames]
    noise = sorted(loudness)[len(loudness) // 10] if loudness else 0.0
    threshold = max(_SILENCE_BELOW * max(loudness, default=0.0), _NOISE_FACTOR * noise)
    loud = [at for at, value in enumerate(loudness) if value >= threshold]
    if not loud:
        return audio
    start, end = max(0, loud[0] - _MARGIN), loud[-1] + 1 + _MARGIN
    return audio[start * _FRAME * 2 : end * _FRAME * 2]


def _find_better(
    word: Word, recordings: Sequence[bytes], scorer: PronunciationScorer
) -> list[Pronunciation]:
    """The best pronunciations that fit all recordings better than every listed one."""

    def mean_fit(pronunciation: Pronunciation) -> float:
        return sum(scorer.fit(pronunciation, audio) for audio in recordings) / len(recordings)

    def unlisted(pronunciations: Pronunciations) -> list[Pronunciation]:
        return [
            phones
            for phones in dict.fromkeys(pronunciations)
            if phones and phones not in word.listed
        ]

    listed_fit = max(map(mean_fit, word.listed), default=float("-inf"))
    decoded = [scorer.phones(audio) for audio in recordings]
    candidates = unlisted([*word.candidates, *decoded])
    if not (candidates or word.listed):
        return []
    best = max([*word.listed, *candidates], key=mean_fit)
    changed = [phones for audio in recordings for phones in _climb(best, audio, scorer)]
    candidates = unlisted([*candidates, *changed])
    ranked = sorted(((mean_fit(phones), phones) for phones in candidates), reverse=True)
    return [phones for fit, phones in ranked[:MAX_LEARNED] if fit >= listed_fit + MIN_GAIN]


def _climb(
    start: Pronunciation, audio: bytes, scorer: PronunciationScorer
) -> Iterator[Pronunciation]:
    """Pronunciations that fit better and better, each one sound apart from the previous one."""
    pronunciation = start
    for _ in range(MAX_CHANGES):
        choice = scorer.choose({"": [pronunciation, *_neighbours(pronunciation)]}, audio)
        if choice is None or choice[1] == pronunciation:
            return
        pronunciation = choice[1]
        yield pronunciation


def _neighbours(phones: Pronunciation) -> Iterator[Pronunciation]:
    """All pronunciations with one sound less, another one, or one more."""
    for at in range(len(phones)):
        if len(phones) > 1:
            yield (*phones[:at], *phones[at + 1 :])
        for phone in PHONES:
            if phone != phones[at]:
                yield (*phones[:at], phone, *phones[at + 1 :])
    for at in range(len(phones) + 1):
        for phone in PHONES:
            yield (*phones[:at], phone, *phones[at:])


def _confused_pronunciations(
    words: Sequence[Word],
    recordings: Recordings,
    learned: Mapping[str, Sequence[Pronunciation]],
    scorer: PronunciationScorer,
) -> Iterator[tuple[str, Pronunciation]]:
    """Learned pronunciations (with their word) that recordings of other words are mistaken for."""
    remaining = {word.text: [*learned.get(word.text, ()), *word.listed] for word in words}
    for word in words:
        for audio in recordings[word.text]:
            while (choice := scorer.choose(remaining, audio)) is not None:
                text, pronunciation = choice
                if text == word.text or pronunciation not in learned.get(text, ()):
                    break
                remaining[text].remove(pronunciation)
                yield choice
