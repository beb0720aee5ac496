"""Makes the Dutch list of pronunciations: `python tests/benchmarks/vote_pronunciations.py`.

Two actors say sentences whose text is known (Fish Fillets, the tuning half of the scenes). Each
sentence is aligned with its words in every way that they may be said; the ways that fit best get a
vote. Ways come from pronunciations_nl.toml and from rules. A word with enough votes keeps the ways
that got most of them; the others keep the ways that were written by hand. The list is written to
azul_access/language/nl/pronunciations.toml. Takes three minutes of processor time; the recordings
must have been fetched by fetch_recordings.py.
"""

import re
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "hearing"))

from hearing_corpus import net_at
from hearing_people import Half, dialogue, half_of, read_sound
from hearing_speech import at_table

from azul_access.hearing.automaton import Automaton
from azul_access.hearing.decoder import Decoder
from azul_access.hearing.dictionary import format_pronunciations
from azul_access.hearing.engines import bundled_models
from azul_access.hearing.pronunciation_rules import Pronunciation, pronounce_by_rule
from azul_access.language import languages

LANGUAGE = "nl"
WAYS = Path(__file__).parent / "pronunciations_nl.toml"
SECTIONS = (
    *("azul-take", "azul-confirm", "azul-fill", "summer-pavilion-take", "summer-pavilion-place"),
)
SECONDS = (0.6, 6.0)  # of a sentence
DECIBELS = 40.0
RULES, RULES_OF_OTHERS = 8, 4  # ways by rule of a word of the game, and of another one
MIN_VOTES = 5  # with fewer, the ways by hand are kept
# A way needs this part of a word's votes, and this many of them.
MIN_SHARE, MIN_OF_WAY = 0.2, 3
MAX_WAYS = 3

HEAD = """\
# Dutch words in the phones of an American English acoustic model, the likeliest way first. Words
# with at least five occurrences in Dutch dialogue of two actors have the ways that fit these best,
# by tests/benchmarks/vote_pronunciations.py; the others were written by hand from how they sound.
# All other words are pronounced by rule. A list that was tuned with synthetic voices was worse with
# people: docs/benchmarks.md.
"""

Votes = Mapping[str, Counter[Pronunciation]]


def read_ways(table: str) -> dict[str, list[Pronunciation]]:
    with WAYS.open("rb") as file:
        words = tomllib.load(file)[table]
    return {word: [tuple(way.split()) for way in ways] for word, ways in words.items()}


def sentences() -> Iterator[tuple[bytes, list[str]]]:
    """The audio and the words of each sentence of the tuning half."""
    for path, text, seconds in dialogue():
        is_short = SECONDS[0] <= seconds <= SECONDS[1]
        if is_short and half_of(path) is Half.TUNING and text and not re.search(r"\d", text):
            audio = at_table(read_sound(path), DECIBELS, 1)
            yield audio, re.findall(r"[^\W\d_]+", text.lower())


class Voting:
    """Every way to say a word is a word of its own in the decoder."""

    def __init__(self, words: frozenset[str]) -> None:
        self._words = words
        self._hand, self._others = read_ways("hand"), read_ways("others")
        self._ways: dict[str, tuple[str, Pronunciation]] = {}
        self._names: dict[tuple[str, Pronunciation], str] = {}
        model = bundled_models() / "en-us" / "en-us"
        self._decoder = Decoder(lambda name: [self._ways[name][1]], model)

    def run(self) -> Votes:
        votes: dict[str, Counter[Pronunciation]] = defaultdict(Counter)
        for count, (audio, words) in enumerate(sentences()):
            if self._words.isdisjoint(words):
                continue
            for word, way in self._align(audio, words):
                if word in self._words:
                    votes[word][way] += 1
            if count % 50 == 0:
                print(count, "sentences", flush=True)
        return votes

    def _align(self, audio: bytes, words: Sequence[str]) -> list[tuple[str, Pronunciation]]:
        """Each word and how it was said; empty if the sentence does not fit."""
        arcs = [
            (place, place + 1, 1.0 / len(ways), self._name(word, way))
            for place, word in enumerate(words)
            for ways in [self._ways_of(word)]
            for way in ways
        ]
        self._decoder.add_sentences("sentence", Automaton(0, {len(words): 1.0}, arcs))
        decoded = self._decoder.decode("sentence", audio)
        self._decoder.remove("sentence")
        if decoded is None or len(decoded.words) != len(words):
            return []
        return [self._ways[name] for name in decoded.words]

    def _ways_of(self, word: str) -> list[Pronunciation]:
        if word not in self._words:
            return pronounce_by_rule(word, LANGUAGE, RULES_OF_OTHERS)
        by_rule = pronounce_by_rule(word, LANGUAGE, RULES)
        known = [*self._hand.get(word, ()), *self._others.get(word, ()), *by_rule]
        return list(dict.fromkeys(known))

    def _name(self, word: str, way: Pronunciation) -> str:
        if (word, way) not in self._names:
            name = f"p{len(self._names)}"
            self._names[word, way], self._ways[name] = name, (word, way)
        return self._names[word, way]


def choose(votes: Votes) -> dict[str, list[Pronunciation]]:
    """The ways that got most votes and the first one by hand, or those by hand."""
    chosen = read_ways("hand")
    for word, ways in votes.items():
        total = sum(ways.values())
        if total >= MIN_VOTES:
            least = max(MIN_OF_WAY, MIN_SHARE * total)
            best = [way for way, count in ways.most_common(MAX_WAYS) if count >= least]
            chosen[word] = list(dict.fromkeys([*best, *chosen.get(word, ())[:1]]))[:MAX_WAYS]
    return chosen


def main() -> None:
    words = frozenset(word for section in SECTIONS for word in net_at(LANGUAGE, section).words)
    chosen = choose(Voting(words).run())
    path = Path(str(languages.__file__)).parent / LANGUAGE / "pronunciations.toml"
    path.write_text(HEAD + format_pronunciations(chosen), encoding="utf-8")


if __name__ == "__main__":
    main()
