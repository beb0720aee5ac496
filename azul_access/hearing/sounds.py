"""The sounds of words, and how alike two sounds are."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from azul_access.hearing.phonemizer import Phonemizer
from azul_access.language.grammar import CARDINAL, ORDINAL
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import normalize, read_entries
from azul_access.speech.library import NoVoiceError

# What it costs to take one sound for another, at most and if they are near; to leave a sound out,
# and to add one.
DIFFERENT = 1.0
NEAR = 0.4
# Sounds of one group are near each other.
_GROUPS = (
    "pb",
    "td",
    "kɡgqc",
    "fvʋw",
    "szʃʒ",
    "xɣçχhʃ",
    "mnŋɲ",
    "rɾʁɹɐɻ",
    "lɫj",
    "θðtdfs",
    "iɪyʏeɛø",
    "eɛøœæəɜ",
    "uʊoɔɵɒ",
    "aɑɒʌɐəɔ",
)
_FIGURE = re.compile(r"\d+")
_SENTENCE_END = re.compile(r"[.!?]+\s+")
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*|\d+")
# The endings of ordinal numbers: "3. Reihe", "3e rij", "3rd row".
_ORDINAL = re.compile(r"\b(\d+)(?:\.(?=\s+[^\W\d_])|(?:e|de|ste|te|st|nd|rd|th)\b)")


class Sounds:
    """The sounds of words in a language; its letters where there is no espeak-ng."""

    def __init__(self, language: str) -> None:
        self._voice = LANGUAGES[language].voice
        self._figures = _figure_words(language)
        self._words: dict[str, tuple[str, ...]] = {}
        try:
            self._phonemizer: Phonemizer | None = Phonemizer()
        except NoVoiceError:
            self._phonemizer = None

    def of_word(self, word: str) -> tuple[str, ...]:
        if word not in self._words:
            if self._phonemizer is None:
                sounds: Sequence[str] = normalize(word)
            else:
                sounds = self._phonemizer.ipa(word, self._voice)
            self._words[word] = tuple(sounds)
        return self._words[word]

    def readings(self, text: str) -> list[tuple[str, ...]]:
        """The sounds of a written text, in each way that it can be read.

        "12" can be twelve, or one and two; "3." can be three or third. A sentence that comes again
        was said once; recognisers write it so. The likeliest readings come first.
        """
        texts = [text, _FIGURE.sub(lambda figure: " ".join(figure[0]), text)]
        if _ORDINAL.search(text):
            texts.append(_ORDINAL.sub(self._say_ordinal, text))
        texts = [sentence for text in texts for sentence in (without_repetition(text), text)]
        readings = [
            tuple(sound for word in _WORD.findall(it.lower()) for sound in self._of_written(word))
            for it in texts
        ]
        return [reading for reading in dict.fromkeys(readings) if reading]

    def difference(self, words: Sequence[str], text: str) -> float:
        """The part of the sounds that differ between a sentence and a written text: 0.0 to 1.0."""
        said = [sound for word in words for sound in self.of_word(word)]
        parts = [_edit_distance(said, it) / max(len(said), len(it)) for it in self.readings(text)]
        return min(parts, default=1.0)

    def _of_written(self, word: str) -> tuple[str, ...]:
        return self.of_word(self._figures.get((CARDINAL, word), word))

    def _say_ordinal(self, match: re.Match[str]) -> str:
        return self._figures.get((ORDINAL, match[1]), match[0])


def without_repetition(text: str) -> str:
    """The first sentence of a text, if only repetitions of it follow; the last may be cut off."""
    first, *others = _SENTENCE_END.split(text.strip())
    words = _WORD.findall(first.lower())
    again = _WORD.findall(" ".join(others).lower())
    is_same = (
        all(word == words[at % len(words)] for at, word in enumerate(again)) if words else False
    )
    return first if is_same and len(words) > 1 else text


@cache
def figures_of(language: str) -> dict[str, str]:
    """The figures of each word for a number: "7" for "sieben"."""
    entries = read_entries(language, "words")
    return {text.lower(): str(number) for form, number, text in entries if form == CARDINAL}


@cache
def _figure_words(language: str) -> dict[tuple[str, str], str]:
    """The word for a number in one of its forms."""
    words: dict[tuple[str, str], str] = {}
    for form, number, text in read_entries(language, "words"):
        if form in (CARDINAL, ORDINAL):
            words.setdefault((form, str(number)), text)
    return words


@cache
def distance(one: str, other: str) -> float:
    """What it costs to take a sound for another one: 0.0 to `DIFFERENT`."""
    if one == other:
        return 0.0
    first, second = _letters(one), _letters(other)
    if first == second:
        return NEAR / 2  # a long sound and a short one
    if first[:1] == second[:1] or first[-1:] == second[-1:]:
        return NEAR
    near = any(first[:1] in group and second[:1] in group for group in _GROUPS)
    return NEAR if near else DIFFERENT


def _letters(sound: str) -> str:
    """A sound without the signs for how long or where it is spoken."""
    decomposed = unicodedata.normalize("NFD", sound)
    return "".join(
        it for it in decomposed if unicodedata.category(it).startswith("L") and it != "ː"
    )


def _edit_distance(one: Sequence[str], other: Sequence[str]) -> float:
    """What it costs to make one sequence of sounds the other."""
    costs = [at * DIFFERENT for at in range(len(other) + 1)]
    for sound in one:
        before, costs[0] = costs[0], costs[0] + DIFFERENT
        for at, it in enumerate(other, 1):
            same = before + distance(sound, it)
            before, costs[at] = (
                costs[at],
                min(same, costs[at] + DIFFERENT, costs[at - 1] + DIFFERENT),
            )
    return costs[-1]


def distances(sounds: Sequence[str], others: Sequence[str]) -> NDArray[np.float32]:
    """The distances as a table with a row for each of `sounds`."""
    return np.array([[distance(one, it) for it in others] for one in sounds], np.float32)
