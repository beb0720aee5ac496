"""Chooses the facts of a story: the rarest ones, as many as fit, and some in every round.

What a player won and lost in a round is told whole or not at all, so that it adds up.
"""

import heapq
from collections import Counter
from collections.abc import Collection, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace

from azul_access.games.story import Fact, Tellings
from azul_access.language.phrase import Phrase, Slot
from azul_access.values import frozen

# About how many words a sentence has besides its values.
_WORDS = 6
# As many words tell at least what a player won in a round.
_ACCOUNT_WORDS = 4
# What is left of the weight of a fact for each time that a fact of its kind was told.
_REPEATED = 0.8
# What weighs less is told of a round only if there is nothing else.
_LEAST_WEIGHT = 1.0


@dataclass(slots=True)
class Chosen:
    """A fact that is told, and those of its details that are told."""

    fact: Fact
    details: list[Fact] = field(default_factory=list)

    @property
    def told(self) -> list[Fact]:
        """The fact and the details that are told."""
        return [self.fact, *self.details]

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


@frozen
class RoundFacts:
    """The facts of a round in the order in which they are told.

    `needed` are seats whose points have to be told, `best` those that won most. `factors` multiply
    the weights of facts, by seat.
    """

    facts: Sequence[Fact]
    needed: Collection[int]
    best: Set[int]
    factors: Mapping[int | None, float]

    @property
    def seats(self) -> set[int]:
        """The seats that won or lost points."""
        return {own.seat for fact in self.facts for own in fact.accounts}


# A place in the queue: a negative weight, a round, a fact, and a detail (-1: the fact itself).
_Entry = tuple[float, int, int, int]


class Selection:
    """Chooses facts of each round, in their order, for about as many words.

    What is needed and a fact of each round are always chosen. The more often a message
    was chosen, the less it weighs. What is not worth telling often is told more often only if words
    are left. `chosen` are the facts of each round, `left` the words that are left, below 0 if there
    are too many.
    """

    def __init__(self, rounds: Sequence[RoundFacts], words: int, tellings: Tellings) -> None:
        self.left = words - sum(_ACCOUNT_WORDS * len(of_round.seats) for of_round in rounds)
        self._rounds = rounds
        self._tellings = tellings
        self._used: Counter[str] = Counter()
        self._chosen: list[dict[int, Chosen]] = [{} for _ in rounds]
        self._queue: list[_Entry] = []
        for index in range(len(rounds)):
            self._take_needed(index)
        for index in reversed(range(len(rounds))):  # the last rounds matter most
            self._take_first(index)
        self._fill(is_usual=True)
        self._fill(is_usual=False)

    @property
    def chosen(self) -> list[list[Chosen]]:
        return [[picked[at] for at in sorted(picked)] for picked in self._chosen]

    def untold(self, index: int) -> set[int]:
        """The seats whose points of a round are not told."""
        told = {own.seat for item in self._chosen[index].values() for own in item.fact.accounts}
        return self._rounds[index].seats - told

    def _take_needed(self, index: int) -> None:
        for at, fact in enumerate(self._rounds[index].facts):
            seats = {own.seat for own in fact.accounts}
            if fact.is_needed or seats.intersection(self._rounds[index].needed):
                self._take(index, at)

    def _take_first(self, index: int) -> None:
        """Take who won most and the heaviest fact, while there is room; queue the others."""
        facts, best = self._rounds[index].facts, self._rounds[index].best
        for at, fact in enumerate(facts):
            if self.left > 0 and best & {own.seat for own in fact.accounts}:
                self._take(index, at)
        for at in sorted(range(len(facts)), key=lambda at: -self._weigh(index, at, -1)):
            if not self._chosen[index] and self._is_free(facts[at]):
                self._take(index, at)
            else:
                heapq.heappush(self._queue, (-self._weigh(index, at, -1), index, at, -1))

    def _fill(self, *, is_usual: bool) -> None:
        """Take from the queue, the heaviest first; what is told too often stays for later."""
        too_often: list[_Entry] = []
        while self.left > 0 and self._queue:
            old, index, at, number = heapq.heappop(self._queue)
            if -old < _LEAST_WEIGHT:
                break
            if number < 0 and at in self._chosen[index]:
                continue
            if not self._is_free(self._find(index, at, number), is_usual=is_usual):
                too_often.append((old, index, at, number))
            elif (new := -self._weigh(index, at, number)) > old:  # told meanwhile elsewhere
                heapq.heappush(self._queue, (new, index, at, number))
            elif number < 0:
                self._take(index, at)
            else:
                self._tell(self._chosen[index][at], self._find(index, at, number))
        self._queue += too_often
        heapq.heapify(self._queue)

    def _find(self, index: int, at: int, number: int) -> Fact:
        fact = self._rounds[index].facts[at]
        return fact if number < 0 else fact.details[number]

    def _weigh(self, index: int, at: int, number: int) -> float:
        own = self._find(index, at, number)
        seat = self._rounds[index].facts[at].seat
        factor = self._rounds[index].factors.get(seat, 1.0)
        return own.weight * factor * _REPEATED ** self._count_used(own)

    def _count_used(self, fact: Fact) -> int:
        """How often the pattern of a fact was told."""
        return self._used[self._tellings.pattern_of(fact.phrase.name)]

    def _is_free(self, fact: Fact, *, is_usual: bool = True) -> bool:
        telling = self._tellings[fact.phrase.name]
        most = telling.usually_told if is_usual else telling.most_told
        is_free = self._count_used(fact) < most or (
            fact.plain is not None and self._is_free(replace(fact, phrase=fact.plain, plain=None))
        )
        needed = [detail for detail in fact.details if detail.is_needed]
        return is_free and all(map(self._is_free, needed))

    def _take(self, index: int, at: int) -> None:
        """Choose a fact with its needed details, and all else that its players won or lost."""
        if at in self._chosen[index]:
            return
        fact = self._rounds[index].facts[at]
        usual = self._tellings[fact.phrase.name].usually_told
        if fact.plain and self._count_used(fact) >= usual:
            fact = replace(fact, phrase=fact.plain)
        picked = self._chosen[index][at] = Chosen(fact)
        self._count(fact)
        self.left += _ACCOUNT_WORDS * len(fact.accounts)
        for number, detail in enumerate(fact.details):
            if detail.is_needed:
                self._tell(picked, detail)
            else:
                key = -self._weigh(index, at, number)
                heapq.heappush(self._queue, (key, index, at, number))
        seats = {own.seat for own in fact.accounts}
        for other, also in enumerate(self._rounds[index].facts):
            if seats & {own.seat for own in also.accounts}:
                self._take(index, other)

    def _tell(self, picked: Chosen, detail: Fact) -> None:
        picked.details.append(detail)
        self._count(detail)

    def _count(self, told: Fact) -> None:
        self._used[self._tellings.pattern_of(told.phrase.name)] += 1
        self.left -= estimate_words(told.phrase, self._tellings)
