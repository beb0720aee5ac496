"""Finds how German and Dutch words sound to an English model, and writes it down.

`python tests/benchmarks/tune_pronunciations.py de`

Training voices speak sentences of the game's own nets. Each sentence is aligned with its words;
what free phone recognition hears in the stretch of a word is a way to say it, beside those by rule
and those known. For each word the ways are kept that make its sentences likeliest. They go to
azul_access/language/LANGUAGE/pronunciations.toml; measure it with bench_hearing.py, which speaks
with other voices. Takes half an hour a language.
"""

import math
import random
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pocketsphinx

from azul_access.hearing import dictionary
from azul_access.hearing.net import Net, Transition
from azul_access.hearing.pronunciation_rules import Pronunciation, pronounce_by_rule
from azul_access.language import languages

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "hearing"))

from hearing_corpus import net_at
from hearing_speech import RATES, TRAINING, at_table, spoken

SECTIONS = (
    *("azul-take", "azul-fill", "azul-confirm", "summer-pavilion-take"),
    *("summer-pavilion-place", "summer-pavilion-supply", "summer-pavilion-bonus"),
)
# As many sentences of each word are spoken, and listened to.
SPOKEN, SENTENCES = 3, 8
NOISES = (40.0, 30.0, 20.0)
LONGEST = 12
WAYS = 8  # are tried for each word
KEPT = 2
# How much likelier, in each sentence, a further way must make its word.
GAIN = 6.0
NEVER = -2000.0
BASE = Path(str(pocketsphinx.__file__)).parent / "model" / "en-us"

Segment = tuple[str, int, int]


class Aligner:
    """Scores sentences whose words are known."""

    def __init__(self) -> None:
        common: dict[str, Any] = {"hmm": str(BASE / "en-us"), "lm": None, "dict": None}
        common["loglevel"] = "FATAL"
        self._words = pocketsphinx.Decoder(**common, bestpath=False, compallsen=True)
        self._phones = pocketsphinx.Decoder(**common, lw=2.0, pip=0.3, beam=1e-20, pbeam=1e-20)
        self._phones.add_allphone_file("phones", str(BASE / "en-us-phone.lm.bin"))
        self._phones.activate_search("phones")
        self._entries: dict[Pronunciation, str] = {}

    def align(
        self, audio: bytes, sentence: list[list[Pronunciation]]
    ) -> tuple[float, list[Segment]] | None:
        """The score of the likeliest ways, and where each word lies, in frames."""
        arcs = [
            (at, at + 1, 1.0, self._entry(way)) for at, ways in enumerate(sentence) for way in ways
        ]
        decoder = self._words
        decoder.add_fsg("one", decoder.create_fsg("one", 0, len(sentence), arcs))
        decoder.activate_search("one")
        best = _decoded(decoder, audio)
        if best is None:
            return None
        return best, [part for part in _parts(decoder) if part[0].startswith("way")]

    def phones(self, audio: bytes) -> list[Segment]:
        _decoded(self._phones, audio)
        return [part for part in _parts(self._phones) if part[0].isalpha() and part[0] != "SIL"]

    def _entry(self, way: Pronunciation) -> str:
        if way not in self._entries:
            self._entries[way] = f"way{len(self._entries)}"
            self._words.add_word(self._entries[way], " ".join(way), False)
        return self._entries[way]


def _decoded(decoder: Any, audio: bytes) -> float | None:
    decoder.start_utt()
    decoder.process_raw(audio, full_utt=True)
    decoder.end_utt()
    best = decoder.hyp()
    if best is None or not best.hypstr or best.best_score <= 0:
        return None
    return math.log(best.best_score) * 1024


def _parts(decoder: Any) -> list[Segment]:
    return [(part.word, part.start_frame, part.end_frame) for part in decoder.seg()]


def sentence_with(word: str, nets: list[Net], chance: random.Random) -> list[str]:
    """Something that can be said with `word` in it; the word alone where none is found."""
    having = [net for net in nets if word in net.words]
    for _ in range(100):
        net = chance.choice(having)
        leaving: dict[int, list[Transition]] = defaultdict(list)
        for arc in net.transitions:
            leaving[arc.start].append(arc)
        state, said = 0, list[str]()
        while state != net.last and len(said) <= LONGEST:
            wanted = [arc for arc in leaving[state] if arc.word == word]
            if wanted and chance.random() < 0.8:
                arc = chance.choice(wanted)
            else:
                arcs = leaving[state]
                arc = chance.choices(arcs, [each.weight for each in arcs])[0]
            said.append(arc.word)
            state = arc.end
        if state == net.last and word in said:
            return said
    return [word]


def main(language: str) -> None:
    began, chance, ears = time.perf_counter(), random.Random(3), Aligner()
    nets = [net_at(language, section) for section in SECTIONS]
    words = sorted({word for net in nets for word in net.words})
    listed = dictionary.bundled_pronunciations(language)

    def known(word: str) -> list[Pronunciation]:
        return list(dict.fromkeys([*listed.get(word, ()), *pronounce_by_rule(word, language, 2)]))

    sentences: list[list[str]] = []
    places: dict[str, list[int]] = defaultdict(list)
    for word in words:
        while len(places[word]) < SPOKEN:
            sentences.append(sentence_with(word, nets, chance))
            for each in set(sentences[-1]):
                places[each].append(len(sentences) - 1)
    voices = TRAINING[language]
    audio = [
        at_table(
            spoken(" ".join(said), voices[at % len(voices)], RATES[at // 2 % len(RATES)]),
            NOISES[at // 5 % len(NOISES)],
            at,
        )
        for at, said in enumerate(sentences)
    ]
    print(f"{len(words)} words in {len(sentences)} sentences", flush=True)

    heard: dict[str, Counter[Pronunciation]] = defaultdict(Counter)
    for said, sound in zip(sentences, audio, strict=True):
        found = ears.align(sound, [known(word) for word in said])
        if found is None or len(found[1]) != len(said):
            continue
        phones = ears.phones(sound)
        for word, (_, first, last) in zip(said, found[1], strict=True):
            way = tuple(name for name, a, b in phones if first <= (a + b) / 2 <= last + 1)
            if 0 < len(way) <= len(known(word)[0]) + 2:
                heard[word][way] += 1

    target = Path(str(languages.__file__)).parent / language / "pronunciations.toml"
    chosen: dict[str, list[Pronunciation]] = {}
    for number, word in enumerate(sorted(words, key=lambda word: -len(places[word]))):
        here = chance.sample(places[word], min(SENTENCES, len(places[word])))
        common = [way for way, _ in heard[word].most_common(4)]
        tried = [*known(word)[:4], *common, *pronounce_by_rule(word, language, 3)]
        scores: dict[Pronunciation, list[float]] = {}
        for way in list(dict.fromkeys(tried))[:WAYS]:
            scores[way] = []
            for at in here:
                ways = [
                    [way] if each == word else chosen.get(each, known(each)[:KEPT])
                    for each in sentences[at]
                ]
                found = ears.align(audio[at], ways)
                scores[way].append(NEVER if found is None else found[0])
        chosen[word] = best_ways(scores, len(here))
        if number % 20 == 0:
            print(number, f"{time.perf_counter() - began:.0f} s", word, chosen[word], flush=True)
            target.write_text(
                dictionary.format_pronunciations({**listed, **chosen}), encoding="utf-8"
            )
    write_list(target, {**listed, **chosen})


def write_list(path: Path, words: dict[str, list[Pronunciation]]) -> None:
    path.write_text(dictionary.format_pronunciations(words), encoding="utf-8")


def best_ways(scores: dict[Pronunciation, list[float]], count: int) -> list[Pronunciation]:
    """The way under which all is likeliest, and those that make some of it much likelier still."""
    kept: list[Pronunciation] = []
    best = [-math.inf] * count
    while len(kept) < KEPT:
        better = {
            way: [max(one, other) for one, other in zip(best, row, strict=True)]
            for way, row in scores.items()
        }
        way = max(better, key=lambda each: sum(better[each]))
        if kept and sum(better[way]) - sum(best) < count * GAIN:
            break
        kept.append(way)
        best = better[way]
    return kept


if __name__ == "__main__":
    main(sys.argv[1])
