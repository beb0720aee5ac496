"""Tunes the lists of pronunciations: how words of a language sound to the English model.

`python tests/benchmarks/tune_pronunciations.py de`

Training voices say sentences of the game's own nets. Each sentence is aligned with its words; the
phones decoded within a word are a candidate, besides those by rule and the listed ones. For each
word the candidates are kept that make its sentences likeliest. They are written to
azul_access/language/LANGUAGE/pronunciations.toml; measure the list with bench_hearing.py, which
uses other voices. Takes half an hour for a language. Not for Dutch: a list tuned on synthetic
voices made the program understand people worse; vote_pronunciations.py makes the Dutch one.
"""

import math
import random
import sys
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pocketsphinx

from azul_access.hearing import dictionary
from azul_access.hearing.net import Net, Transition
from azul_access.hearing.pronunciation_rules import Pronunciation, pronounce_by_rule
from azul_access.language import languages

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "hearing"))

from hearing_corpus import net_at
from hearing_speech import RATES, TRAINING, at_table, spoken

SECTIONS = (
    *("azul-take", "azul-fill", "azul-confirm", "summer-pavilion-take"),
    *("summer-pavilion-place", "summer-pavilion-supply", "summer-pavilion-bonus"),
)
MIN_SENTENCES = 3  # that are spoken for each word
MAX_SENTENCES = 8  # that a word is scored with
NOISES = (40.0, 30.0, 20.0)  # dB below the speech
MAX_WORDS = 12  # of a sentence
MAX_CANDIDATES = 8  # for each word
MAX_PRONUNCIATIONS = 2  # of each word in the list
# How much likelier each sentence must become on average for another pronunciation.
MIN_GAIN = 6.0
NO_MATCH_SCORE = -2000.0
MODEL = Path(str(pocketsphinx.__file__)).parent / "model" / "en-us"

# A word or phone, and its first and last frame.
Segment = tuple[str, int, int]


class Aligner:
    """Scores sentences whose words are known."""

    def __init__(self) -> None:
        common: dict[str, Any] = {"hmm": str(MODEL / "en-us"), "lm": None, "dict": None}
        common["loglevel"] = "FATAL"
        self._words = pocketsphinx.Decoder(**common, bestpath=False, compallsen=True)
        self._phones = pocketsphinx.Decoder(**common, lw=2.0, pip=0.3, beam=1e-20, pbeam=1e-20)
        self._phones.add_allphone_file("phones", str(MODEL / "en-us-phone.lm.bin"))
        self._phones.activate_search("phones")
        self._names: dict[Pronunciation, str] = {}

    def align(
        self, audio: bytes, sentence: list[list[Pronunciation]]
    ) -> tuple[float, list[Segment]] | None:
        """The score of the likeliest pronunciations, and the segment of each word."""
        transitions = [
            (at, at + 1, 1.0, self._name(pronunciation))
            for at, pronunciations in enumerate(sentence)
            for pronunciation in pronunciations
        ]
        self._words.add_fsg("one", self._words.create_fsg("one", 0, len(sentence), transitions))
        self._words.activate_search("one")
        score = _decode(self._words, audio)
        if score is None:
            return None
        return score, [segment for segment in _segments(self._words) if segment[0].startswith("p")]

    def phones(self, audio: bytes) -> list[Segment]:
        _decode(self._phones, audio)
        return [
            segment
            for segment in _segments(self._phones)
            if segment[0].isalpha() and segment[0] != "SIL"
        ]

    def _name(self, pronunciation: Pronunciation) -> str:
        """The word in the decoder that stands for a pronunciation."""
        if pronunciation not in self._names:
            self._names[pronunciation] = f"p{len(self._names)}"
            self._words.add_word(self._names[pronunciation], " ".join(pronunciation), False)
        return self._names[pronunciation]


def _decode(decoder: Any, audio: bytes) -> float | None:
    decoder.start_utt()
    decoder.process_raw(audio, full_utt=True)
    decoder.end_utt()
    best = decoder.hyp()
    if best is None or not best.hypstr or best.best_score <= 0:
        return None
    return math.log(best.best_score) * 1024


def _segments(decoder: Any) -> list[Segment]:
    return [(part.word, part.start_frame, part.end_frame) for part in decoder.seg()]


@dataclass
class Training:
    """Spoken sentences, and for each word the numbers of those that contain it."""

    sentences: list[list[str]] = field(default_factory=list)
    audio: list[bytes] = field(default_factory=list)
    numbers: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))


def make_training(language: str, nets: list[Net], generator: random.Random) -> Training:
    training = Training()
    for word in sorted({word for net in nets for word in net.words}):
        while len(training.numbers[word]) < MIN_SENTENCES:
            training.sentences.append(sentence_with(word, nets, generator))
            for other in set(training.sentences[-1]):
                training.numbers[other].append(len(training.sentences) - 1)
    voices = TRAINING[language]
    training.audio = [
        at_table(
            spoken(" ".join(words), voices[at % len(voices)], RATES[at // 2 % len(RATES)]),
            NOISES[at // 5 % len(NOISES)],
            at,
        )
        for at, words in enumerate(training.sentences)
    ]
    return training


def sentence_with(word: str, nets: list[Net], generator: random.Random) -> list[str]:
    """A random sentence of a net that contains `word`; only the word if none is found."""
    nets = [net for net in nets if word in net.words]
    for _ in range(100):
        net = generator.choice(nets)
        leaving: dict[int, list[Transition]] = defaultdict(list)
        for transition in net.transitions:
            leaving[transition.start].append(transition)
        state, words = 0, list[str]()
        while state != net.last and len(words) <= MAX_WORDS:
            options = leaving[state]
            preferred = [option for option in options if option.word == word]
            if preferred and generator.random() < 0.8:
                step = generator.choice(preferred)
            else:
                step = generator.choices(options, [option.weight for option in options])[0]
            words.append(step.word)
            state = step.end
        if state == net.last and word in words:
            return words
    return [word]


class Tuner:
    def __init__(self, language: str) -> None:
        self._language = language
        self._generator = random.Random(3)
        self._aligner = Aligner()
        self._listed = dictionary.bundled_pronunciations(language)
        self._tuned: dict[str, list[Pronunciation]] = {}
        nets = [net_at(language, section) for section in SECTIONS]
        self._training = make_training(language, nets, self._generator)

    def run(self) -> None:
        """Tune all words, the commonest first, and write the list from time to time."""
        start = time.perf_counter()
        numbers = self._training.numbers
        print(f"{len(numbers)} words in {len(self._training.sentences)} sentences", flush=True)
        decoded = self._decode_words()
        for count, word in enumerate(sorted(numbers, key=lambda word: -len(numbers[word]))):
            common = [pronunciation for pronunciation, _ in decoded[word].most_common(4)]
            by_rule = pronounce_by_rule(word, self._language, 3)
            candidates = list(dict.fromkeys([*self._known(word)[:4], *common, *by_rule]))
            self._tuned[word] = self._tune(word, candidates[:MAX_CANDIDATES])
            if count % 20 == 0:
                seconds = time.perf_counter() - start
                print(count, f"{seconds:.0f} s", word, self._tuned[word], flush=True)
                self._write()
        self._write()

    def _known(self, word: str) -> list[Pronunciation]:
        by_rule = pronounce_by_rule(word, self._language, 2)
        return list(dict.fromkeys([*self._listed.get(word, ()), *by_rule]))

    def _decode_words(self) -> dict[str, Counter[Pronunciation]]:
        """What the phone loop decodes for each word, in all sentences."""
        decoded: dict[str, Counter[Pronunciation]] = defaultdict(Counter)
        for words, audio in zip(self._training.sentences, self._training.audio, strict=True):
            alignment = self._aligner.align(audio, [self._known(word) for word in words])
            if alignment is None or len(alignment[1]) != len(words):
                continue
            phones = self._aligner.phones(audio)
            for word, (_, first, last) in zip(words, alignment[1], strict=True):
                pronunciation = tuple(
                    phone for phone, start, end in phones if first <= (start + end) / 2 <= last + 1
                )
                if 0 < len(pronunciation) <= len(self._known(word)[0]) + 2:
                    decoded[word][pronunciation] += 1
        return decoded

    def _tune(self, word: str, candidates: list[Pronunciation]) -> list[Pronunciation]:
        """The candidates that make the sentences of a word likeliest."""
        numbers = self._training.numbers[word]
        numbers = self._generator.sample(numbers, min(MAX_SENTENCES, len(numbers)))
        scores = {
            pronunciation: [self._score(at, word, pronunciation) for at in numbers]
            for pronunciation in candidates
        }
        return choose_pronunciations(scores, len(numbers))

    def _score(self, at: int, word: str, pronunciation: Pronunciation) -> float:
        sentence = [
            [pronunciation]
            if other == word
            else self._tuned.get(other, self._known(other)[:MAX_PRONUNCIATIONS])
            for other in self._training.sentences[at]
        ]
        alignment = self._aligner.align(self._training.audio[at], sentence)
        return NO_MATCH_SCORE if alignment is None else alignment[0]

    def _write(self) -> None:
        folder = Path(str(languages.__file__)).parent / self._language
        text = dictionary.format_pronunciations({**self._listed, **self._tuned})
        (folder / "pronunciations.toml").write_text(text, encoding="utf-8")


def choose_pronunciations(
    scores: dict[Pronunciation, list[float]], sentences: int
) -> list[Pronunciation]:
    """The pronunciation with the best total, and those that improve it by MIN_GAIN."""
    chosen: list[Pronunciation] = []
    best = [-math.inf] * sentences
    while len(chosen) < MAX_PRONUNCIATIONS:
        improved = {
            pronunciation: [max(pair) for pair in zip(best, row, strict=True)]
            for pronunciation, row in scores.items()
        }
        pronunciation = max(improved, key=lambda candidate: sum(improved[candidate]))
        if chosen and sum(improved[pronunciation]) - sum(best) < sentences * MIN_GAIN:
            break
        chosen.append(pronunciation)
        best = improved[pronunciation]
    return chosen


if __name__ == "__main__":
    if sys.argv[1] == "nl":
        sys.exit(
            "The Dutch list is made by vote_pronunciations.py: synthetic voices made it worse."
        )
    Tuner(sys.argv[1]).run()
