"""Chooses the facts of a story: the rarest ones, as many as fit, and some in every round."""

import heapq
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from azul_access.games.story import Fact, count_shapes
from azul_access.language.phrase import Phrase, Slot

# About how many words a sentence has besides its values.
_WORDS = 6


@dataclass(slots=True)
class Chosen:
    """A fact that is told, and those of its details that are told."""

    fact: Fact
    details: list[Fact] = field(default_factory=list)

    @property
    def kept(self) -> list[Phrase]:
        """The sentences of the details that are told, in their order."""
        return [detail.phrase for detail in self.fact.details if detail in self.details]


def estimate_words(message: Phrase) -> int:
    """About how many words the sentence of a message has in any language."""
    return _WORDS + sum(_count_values(value) for _, value in message.slots)


def _count_values(slot: Slot) -> int:
    """The texts and numbers in a slot."""
    if isinstance(slot, Phrase):
        return max(1, sum(_count_values(value) for _, value in slot.slots))
    if isinstance(slot, tuple):
        return sum(map(_count_values, slot))
    return 1


def select(
    rounds: Sequence[Sequence[Fact]], factors: Mapping[tuple[int, int | None], float], words: int
) -> list[list[Chosen]]:
    """Choose facts of each round, in their order, for about as many words.

    `factors` multiply the weights of facts of a round (its index) about a seat. The heaviest fact
    of each round is always chosen. No message is chosen more often than it has shapes.
    """
    used: Counter[str] = Counter()
    chosen: list[dict[int, Chosen]] = [{} for _ in rounds]

    def weight(index: int, fact: Fact, seat: int | None) -> float:
        return fact.weight * factors.get((index, seat), 1.0)

    def take(index: int, at: int) -> int:
        fact = rounds[index][at]
        used[fact.phrase.name] += 1
        chosen[index][at] = Chosen(fact)
        for number, detail in enumerate(fact.details):
            entry = (-weight(index, detail, fact.seat), index, at, number)
            heapq.heappush(queue, entry)
        return estimate_words(fact.phrase)

    # Entries: negative weight, round, place of the fact, and number of the detail (-1: the fact).
    queue: list[tuple[float, int, int, int]] = []
    left = words
    for index, facts in enumerate(rounds):
        by_weight = sorted(
            range(len(facts)),
            key=lambda at: -weight(index, facts[at], facts[at].seat),
        )
        for at in by_weight:
            fact = facts[at]
            if not chosen[index] and used[fact.phrase.name] < count_shapes(fact.phrase.name):
                left -= take(index, at)
            else:
                heapq.heappush(queue, (-weight(index, fact, fact.seat), index, at, -1))
    while queue and left > 0:
        _, index, at, number = heapq.heappop(queue)
        fact = rounds[index][at] if number < 0 else rounds[index][at].details[number]
        if used[fact.phrase.name] >= count_shapes(fact.phrase.name):
            continue
        if number < 0:
            left -= take(index, at)
        else:
            used[fact.phrase.name] += 1
            chosen[index][at].details.append(fact)
            left -= estimate_words(fact.phrase)
    return [[picked[at] for at in sorted(picked)] for picked in chosen]
