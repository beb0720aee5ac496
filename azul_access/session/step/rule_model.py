"""Finds the paragraphs that a question may be about, by questions about each and by its own words.

A question is compared with the known questions, and with the text of each paragraph (BM25).
Features are words, parts of words, what words mean, and each of these with the one before it. Parts
of words find other forms of a word, compounds and misspelt words in every language.
"""

import heapq
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from azul_access.games.asking import FILLER, Vocabulary
from azul_access.games.learner import Learner
from azul_access.language.grammar import Symbol
from azul_access.language.question_words import QuestionWords

# Letters of a part of a word, and how much such a part counts beside a word.
_PART_LENGTH, _OF_PART = 4, 0.3
_PART = "#"
# So much of the parts of a word is known in another form of a known word, and so many it has.
_MOST_PARTS, _FEWEST_PARTS = 0.7, 5
# What counts beside the likest question: the next ones, all of them together, the paragraph's text.
_OF_NEXT, _OF_ALL, _OF_TEXT = 0.6, 0.4, 0.2
_NEXT = 3
# How little a repeated word and a short text count in BM25.
_REPEATED, _SHORT = 1.2, 0.75


class RuleText(NamedTuple):
    """What is known about a paragraph: questions, and its texts with what a word counts there."""

    name: str
    questions: Sequence[str]
    texts: Sequence[tuple[float, str]]


class Likely(NamedTuple):
    """A paragraph with its score, and how like it is to a question or a text, from 0 to 1."""

    score: float
    likeness: float
    name: str


class RuleModel:
    """The paragraphs of a rule book in one language; words of `small` name no topic."""

    def __init__(
        self,
        paragraphs: Sequence[RuleText],
        words: QuestionWords,
        vocabulary: Vocabulary,
        small: frozenset[str],
    ) -> None:
        self._words, self._vocabulary, self._small = words, vocabulary, small
        featured = {
            each.name: [self._list_features(line) for line in each.questions] for each in paragraphs
        }
        self._questions = Learner(featured, _weigh)
        self._texts = _Texts({each.name: self._count_words(each.texts) for each in paragraphs})

    def rank(self, text: str) -> list[Likely]:
        """All paragraphs, the likeliest first; those that are equally likely in their order."""
        features = self._list_features(text)
        likenesses = self._questions.compare(features)
        ratios = self._questions.judge(features)
        texts = self._texts.compare(self._count_words(((1.0, text),)))
        most = max(texts.values(), default=0.0) or 1.0
        found = []
        for name, score in texts.items():
            first, *others = heapq.nlargest(1 + _NEXT, likenesses[name])
            beside = sum(others) / _NEXT
            total = first + _OF_NEXT * beside + _OF_ALL * ratios[name] + _OF_TEXT * score / most
            found.append(Likely(total, first, name))
        return sorted(found, key=lambda one: -one.score)

    def measure_known(self, text: str) -> float:
        """Which part of the words of a text the book has, from 0 to 1.

        Small words and numbers do not count; of nothing else, how like a question is that it has.
        """
        known = [
            self._knows(token, symbols)
            for symbols, tokens in self._divide(text)
            for token in tokens
            if token not in self._small and not token.isdecimal()
        ]
        if known:
            return sum(known) / len(known)
        return max(map(max, self._questions.compare(self._list_features(text)).values()))

    def _knows(self, token: str, symbols: Sequence[Symbol]) -> bool:
        """Whether a word is known, or most parts of it: another form of a known word."""
        if any(map(self._has, (token, *self._list_meanings(symbols)))):
            return True
        parts = [self._has(part) for part in _list_parts(token)]
        return len(parts) >= _FEWEST_PARTS and sum(parts) >= _MOST_PARTS * len(parts)

    def _has(self, feature: str) -> bool:
        return self._texts.has(feature) or self._questions.has(feature)

    def _list_features(self, text: str) -> list[str]:
        """The different features of a question."""
        found: list[str] = []
        before = "^"
        for symbols, tokens in self._divide(text):
            for token in tokens:
                found += [token, *_list_parts(token)]
            meanings = [] if FILLER in symbols else list(self._list_meanings(symbols))
            found += meanings
            main = meanings[-1] if meanings else tokens[0]
            if FILLER not in symbols:
                found.append(f"{before} {main}")
                before = main
        return list(dict.fromkeys(found))

    def _count_words(self, texts: Iterable[tuple[float, str]]) -> dict[str, float]:
        """How much each word of some texts counts, its parts and its meanings, without order."""
        found: dict[str, float] = defaultdict(float)
        for weight, text in texts:
            for symbols, tokens in self._divide(text):
                for token in (each for each in tokens if each not in self._small):
                    for one in (token, *_list_parts(token)):
                        found[one] += weight
                for meaning in self._list_meanings(symbols):
                    found[meaning] += weight
        return found

    def _divide(self, text: str) -> Iterator[tuple[Sequence[Symbol], Sequence[str]]]:
        for item, tokens in self._words.split(text):
            yield ((), tokens) if item is None else (item.symbols, tokens)

    def _list_meanings(self, symbols: Sequence[Symbol]) -> Iterator[str]:
        """Yield what a word means; of a colour and of a number at last only that it is one."""
        for symbol in symbols:
            if not isinstance(symbol, str):
                yield "@number"
            elif symbol != FILLER:
                yield f"={symbol}"
                if symbol in self._vocabulary.colours:
                    yield "@colour"


def _list_parts(word: str) -> Iterator[str]:
    """Yield every part of a longer word, and how it begins and ends."""
    if len(word) >= _PART_LENGTH:
        whole = f"^{word}$"
        for at in range(len(whole) - _PART_LENGTH + 1):
            yield f"{_PART}{whole[at : at + _PART_LENGTH]}"


def _weigh(feature: str) -> float:
    return _OF_PART if feature.startswith(_PART) else 1.0


class _Texts:
    """How often each word is in the texts of each paragraph."""

    def __init__(self, counts: Mapping[str, Mapping[str, float]]) -> None:
        self._counts = counts
        self._spread = Counter(one for each in counts.values() for one in each)
        self._lengths = {name: sum(each.values()) for name, each in counts.items()}
        self._usual = sum(self._lengths.values()) / len(counts)

    def has(self, feature: str) -> bool:
        return feature in self._spread

    def compare(self, wanted: Iterable[str]) -> Mapping[str, float]:
        """How much the words say about each paragraph."""
        rarities = {one: self._rarity(one) for one in wanted if one in self._spread}
        return {name: self._score(name, rarities) for name in self._counts}

    def _rarity(self, feature: str) -> float:
        having = self._spread[feature]
        return _weigh(feature) * math.log(1 + (len(self._counts) - having + 0.5) / (having + 0.5))

    def _score(self, name: str, rarities: Mapping[str, float]) -> float:
        counts = self._counts[name]
        damping = _REPEATED * (1 - _SHORT + _SHORT * self._lengths[name] / self._usual)
        found = ((rarity, counts[one]) for one, rarity in rarities.items() if one in counts)
        return sum(rarity * count * (_REPEATED + 1) / (count + damping) for rarity, count in found)
