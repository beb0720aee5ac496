"""The moments of a game: its heaviest facts, for a summary and as places to jump to."""

from collections.abc import Mapping, Sequence

from azul_access.games.story import Fact, Tellings
from azul_access.story.selection import Chosen, estimate_words

_MOMENTS = 3
# What is told of a moment is rare. The same kind again, and players who are neither first nor
# second, weigh less.
_LEAST_DETAIL, _SAME_KIND, _OTHERS = 1.5, 0.6, 0.6


def find_moments(
    rounds: Sequence[Sequence[Fact]],
    factors: Sequence[Mapping[int | None, float]],
    leading: Sequence[int],
    most_details: int,
    tellings: Tellings,
) -> list[tuple[int, Chosen]]:
    """Three facts of different rounds and of several kinds, with the indexes of their rounds.

    `factors` multiply the weights of facts, by round and seat; `leading` are the seats of the first
    two players. One of the moments at least is about the first of them.
    """
    left = [
        (index, fact)
        for index, facts in enumerate(rounds)
        for fact in facts
        if fact.seat is not None
    ]
    moments: dict[int, Chosen] = {}
    kinds: set[str] = set()

    def weigh(item: tuple[int, Fact]) -> tuple[bool, float]:
        index, fact = item
        weight = _weigh_with_details(fact) * factors[index].get(fact.seat, 1.0)
        weight *= _SAME_KIND if fact.phrase.name in kinds else 1.0
        weight *= 1.0 if fact.seat in leading else _OTHERS
        return tellings[fact.phrase.name].is_moment, weight

    while left and len(moments) < _MOMENTS:
        of_first = [item for item in left if item[1].seat in leading[:1]]
        told = {chosen.fact.seat for chosen in moments.values()}
        is_last = len(moments) == _MOMENTS - 1 and not told.intersection(leading[:1])
        index, fact = max(of_first if is_last and of_first else left, key=weigh)
        rare = [detail for detail in fact.details if detail.weight >= _LEAST_DETAIL]
        rare.sort(key=lambda detail: -detail.weight)
        moments[index] = Chosen(fact, rare[:most_details])
        kinds.add(fact.phrase.name)
        left = [item for item in left if item[0] != index]
    return sorted(moments.items())


def _weigh_with_details(fact: Fact) -> float:
    """How rare a fact is with the rarest of its details."""
    return fact.weight + max((detail.weight for detail in fact.details), default=0.0)


def leave_out_details(moments: Sequence[Chosen], words: int, tellings: Tellings) -> None:
    """Keep the heaviest details, for about as many words."""
    details = [(moment, detail) for moment in moments for detail in moment.details]
    for moment, detail in sorted(details, key=lambda item: -item[1].weight):
        words -= estimate_words(detail.phrase, tellings)
        if words < 0:
            moment.details.remove(detail)
