"""Learns from examples which features belong to which topic, and finds the likeliest topics.

A line is compared with every example (the cosine of their weighted features) and with all examples
of a topic as a whole (naive Bayes). What the features are, and what some of them count beside
others, those say who make them.
"""

import math
import operator
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence

# How often naive Bayes expects a feature in a topic whose examples do not have it.
_PRIOR, _LEAST = 0.25, 0.02


def _equally(_: str) -> float:
    return 1.0


class Learner:
    """The examples of each topic; a feature counts `weigh(feature)`, and a rare one more."""

    def __init__(
        self,
        examples: Mapping[str, Sequence[Sequence[str]]],
        weigh: Callable[[str], float] = _equally,
    ) -> None:
        self._weigh = weigh
        self.counts = {
            topic: Counter(one for line in lines for one in line)
            for topic, lines in examples.items()
        }
        self._sizes = {topic: len(lines) for topic, lines in examples.items()}
        self.spread = Counter(one for counts in self.counts.values() for one in counts)
        self._totals = Counter[str]()
        for counts in self.counts.values():
            self._totals.update(counts)
        most = len(examples) + 1
        self._unknown = math.log(most) ** 2
        self._weights = {
            one: weigh(one) * math.log(most / count) ** 2 for one, count in self.spread.items()
        }
        self._inverse_lengths: list[float] = []
        self._lines_with: dict[str, list[int]] = defaultdict(list)
        # The lines of a topic stand together.
        self.spans: dict[str, slice] = {}
        for topic, lines in examples.items():
            start = len(self._inverse_lengths)
            for index, line in enumerate(lines, start):
                length = self._measure(line)
                self._inverse_lengths.append(1 / length if length else 0.0)
                for one in line:
                    self._lines_with[one].append(index)
            self.spans[topic] = slice(start, start + len(lines))
        self._gains: dict[str, dict[str, float]] = {}

    def has(self, feature: str) -> bool:
        """Whether an example has a feature."""
        return feature in self._totals

    def compare(self, features: Sequence[str]) -> list[float]:
        """How like each example a line with these features is, from 0 to 1."""
        length = self._measure(features) or 1.0
        shared = [0.0] * len(self._inverse_lengths)
        for one in features:
            lines = self._lines_with.get(one, ())
            weight = self._weights[one] / length if lines else 0.0
            for index in lines:
                shared[index] += weight
        return list(map(operator.mul, shared, self._inverse_lengths))

    def judge(self, features: Sequence[str]) -> dict[str, float]:
        """How much likelier the known features are in examples of each topic, on average."""
        known = [one for one in features if one in self._totals]
        weights = {one: self._weigh(one) for one in known}
        everything, all_weights = len(self._inverse_lengths), sum(weights.values())
        unseen = sum(
            weight * math.log(self._expect(one) * (everything + 1) / (self._totals[one] + 0.5))
            for one, weight in weights.items()
        )
        found = {
            topic: unseen - all_weights * math.log(size + _PRIOR + _LEAST)
            for topic, size in self._sizes.items()
        }
        for one, weight in weights.items():
            for topic, gain in self._gain(one).items():
                found[topic] += weight * gain
        return {topic: total / (all_weights + 1) for topic, total in found.items()}

    def _expect(self, feature: str) -> float:
        """How often a feature is expected in a topic that has not been seen with it."""
        return _PRIOR * self._totals[feature] / len(self._inverse_lengths) + _LEAST

    def _gain(self, feature: str) -> dict[str, float]:
        """What a feature adds to the ratio of each topic that has been seen with it."""
        found = self._gains.get(feature)
        if found is None:
            expected = self._expect(feature)
            found = self._gains[feature] = {
                topic: math.log((counts[feature] + expected) / expected)
                for topic, counts in self.counts.items()
                if feature in counts
            }
        return found

    def _measure(self, features: Sequence[str]) -> float:
        """The length of features as a vector."""
        weights = (self._weights.get(one, self._weigh(one) * self._unknown) for one in features)
        return math.sqrt(sum(weights))
