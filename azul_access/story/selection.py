"""Chooses the facts of a story: the rarest ones, as many as fit, and some in every round."""

import heapq
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from azul_access.games.story import Fact, Tellings
from azul_access.language.phrase import Phrase, Slot

# About how many words a sentence has besides its values.
_WORDS = 6
# What is left of the weight of a fact for each time that a fact of its kind was told.
_REPEATED = 0.8


@dataclass(slots=True)
class Chosen:
    """A fact that is told, and those of its details that are told."""

    fact: Fact
    details: list[Fact] = field(default_factory=list)

    @property
    def kept(self) -> list[Phrase]:
        """The sentences of the details that are told, in their order."""
        return [detail.phrase for detail in self.fact.details if detail in self.details]


def estimate_words(message: Phrase, tellings: Tellings) -> int:
    """About how many words the sentence of a message has in any language."""
    slots = dict(message.slots)
    told = [slots["standing"]] if "standing" in slots else slots.values()
    return _WORDS + tellings[message.name].more_words + sum(map(_count_values, told))


def _count_values(slot: Slot) -> int:
    """The texts and numbers in a slot."""
    if isinstance(slot, Phrase):
        return max(1, sum(_count_values(value) for _, value in slot.slots))
    if isinstance(slot, tuple):
        return sum(map(_count_values, slot))
    return 1


def select(
    rounds: Sequence[Sequence[Fact]],
    factors: Mapping[tuple[int, int | None], float],
    words: int,
    tellings: Tellings,
) -> tuple[list[list[Chosen]], int]:
    """Choose facts of each round, in their order, for about as many words.

    The second value is how many words are left, below 0 if there are too many.

    `factors` multiply the weights of facts of a round (its index) about a seat. The heaviest fact
    of each round is always chosen. The more often a message was chosen, the less it weighs. What
    is not worth telling often is told more often only if words are left.
    """
    used: Counter[str] = Counter()
    chosen: list[dict[int, Chosen]] = [{} for _ in rounds]

    def weight(index: int, at: int, number: int) -> float:
        fact = rounds[index][at]
        own = fact if number < 0 else fact.details[number]
        repeated = _REPEATED ** used[own.phrase.name]
        return own.weight * factors.get((index, fact.seat), 1.0) * repeated

    def is_free(fact: Fact, *, is_usual: bool = True) -> bool:
        telling = tellings[fact.phrase.name]
        most = telling.usually_told if is_usual else telling.most_told
        return used[fact.phrase.name] < most

    def take(index: int, at: int) -> int:
        fact = rounds[index][at]
        used[fact.phrase.name] += 1
        chosen[index][at] = Chosen(fact)
        for number in range(len(fact.details)):
            heapq.heappush(queue, (-weight(index, at, number), index, at, number))
        return estimate_words(fact.phrase, tellings)

    # Entries: negative weight, round, place of the fact, and number of the detail (-1: the fact).
    queue: list[tuple[float, int, int, int]] = []
    left = words
    for index, facts in enumerate(rounds):
        by_weight = sorted((-weight(index, at, -1), at) for at in range(len(facts)))
        for key, at in by_weight:
            if not chosen[index] and is_free(facts[at]):
                left -= take(index, at)
            else:
                heapq.heappush(queue, (key, index, at, -1))
    too_often: list[tuple[float, int, int, int]] = []
    is_usual = True
    while left > 0 and (queue or too_often):
        if not queue:
            queue, too_often, is_usual = too_often, [], False
            heapq.heapify(queue)
        old, index, at, number = heapq.heappop(queue)
        fact = rounds[index][at] if number < 0 else rounds[index][at].details[number]
        if not is_free(fact, is_usual=is_usual):
            if is_usual:
                too_often.append((old, index, at, number))
            continue
        if (new := -weight(index, at, number)) > old:  # told meanwhile in another round
            heapq.heappush(queue, (new, index, at, number))
        elif number < 0:
            left -= take(index, at)
        else:
            used[fact.phrase.name] += 1
            chosen[index][at].details.append(fact)
            left -= estimate_words(fact.phrase, tellings)
    return [[picked[at] for at in sorted(picked)] for picked in chosen], left
