"""Learns from examples which features belong to which topic, and finds the likeliest topics.

A line is compared with the examples of a topic (the cosine of their weighted features) and with all
of them as a whole (naive Bayes). What the features are, and what some of them count beside others,
those say who make them.
"""

import math
import operator
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence

# How often naive Bayes expects a feature in a topic whose examples do not have it.
_PRIOR, _LEAST = 0.25, 0.02

# How much a feature counts beside others.
Weigh = Callable[[str], float]


def share(features: Sequence[str], weigh: Weigh) -> dict[str, float]:
    """How much each feature of a line counts, divided by their length as a vector."""
    weights = {one: weigh(one) for one in features}
    length = math.sqrt(sum(weights.values())) or 1.0
    return {one: weight / length for one, weight in weights.items()}


def rarity(topics: int, with_feature: int) -> float:
    """How much a feature counts that so many of all topics have; 0 for one that none has."""
    return math.log((topics + 1) / (with_feature or 1)) ** 2


class Topic:
    """The examples of one topic."""

    def __init__(self, lines: Sequence[Sequence[str]], weigh: Weigh) -> None:
        """`lines` has the features of each example."""
        self.counts = Counter(one for line in lines for one in line)
        lengths = [math.sqrt(sum(map(weigh, line))) for line in lines]
        self._inverse_lengths = [1 / length if length else 0.0 for length in lengths]
        self._lines_with: dict[str, list[int]] = defaultdict(list)
        for index, line in enumerate(lines):
            for one in line:
                self._lines_with[one].append(index)

    def __len__(self) -> int:
        return len(self._inverse_lengths)

    def compare(self, shares: Mapping[str, float]) -> list[float]:
        """How like each example a line is whose features have these shares, from 0 to 1."""
        shared = [0.0] * len(self)
        for one, part in shares.items():
            for index in self._lines_with.get(one, ()):
                shared[index] += part
        return list(map(operator.mul, shared, self._inverse_lengths))


class Learner:
    """The examples of each topic; a feature counts `weigh(feature)`, and a rare one more."""

    def __init__(self, examples: Mapping[str, Sequence[Sequence[str]]], weigh: Weigh) -> None:
        self._weigh = weigh
        self._spread = Counter(
            one for lines in examples.values() for one in {one for line in lines for one in line}
        )
        self._size = len(examples)
        self._topics = {name: Topic(lines, self._weigh_rare) for name, lines in examples.items()}
        self._lines = sum(map(len, self._topics.values()))
        self._totals = Counter[str]()
        for topic in self._topics.values():
            self._totals.update(topic.counts)
        self._gains: dict[str, dict[str, float]] = {}

    def has(self, feature: str) -> bool:
        """Whether an example has a feature."""
        return feature in self._totals

    def compare(self, features: Sequence[str]) -> dict[str, list[float]]:
        """How like each example of each topic a line with these features is, from 0 to 1."""
        shares = share(features, self._weigh_rare)
        return {name: topic.compare(shares) for name, topic in self._topics.items()}

    def judge(self, features: Sequence[str]) -> dict[str, float]:
        """How much likelier the known features are in examples of each topic, on average."""
        known = [one for one in features if one in self._totals]
        weights = {one: self._weigh(one) for one in known}
        all_weights = sum(weights.values())
        unseen = sum(
            weight * math.log(self._expect(one) * (self._lines + 1) / (self._totals[one] + 0.5))
            for one, weight in weights.items()
        )
        found = {
            name: unseen - all_weights * math.log(len(topic) + _PRIOR + _LEAST)
            for name, topic in self._topics.items()
        }
        for one, weight in weights.items():
            for name, gain in self._gain(one).items():
                found[name] += weight * gain
        return {name: total / (all_weights + 1) for name, total in found.items()}

    def _weigh_rare(self, feature: str) -> float:
        return self._weigh(feature) * rarity(self._size, self._spread[feature])

    def _expect(self, feature: str) -> float:
        """How often a feature is expected in a topic that has not been seen with it."""
        return _PRIOR * self._totals[feature] / self._lines + _LEAST

    def _gain(self, feature: str) -> dict[str, float]:
        """What a feature adds to the ratio of each topic that has been seen with it."""
        found = self._gains.get(feature)
        if found is None:
            expected = self._expect(feature)
            found = self._gains[feature] = {
                name: math.log((topic.counts[feature] + expected) / expected)
                for name, topic in self._topics.items()
                if feature in topic.counts
            }
        return found
