"""The sentences of a net as an automaton in which each word leaves a state only once.

It is far less work for a decoder than the net. A path keeps the weight of the likeliest path with
the same words, to a power of ten.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from azul_access.hearing.net import Meaning, Net, Transition
from azul_access.values import frozen

# Paths with the same words keep apart how likely they are, down to this power of ten.
_MAX_BEHIND = 24

# Start, end, weight and word.
Arc = tuple[int, int, float, str]
# How many marks of the path so far match each of some meanings; None if the path differs. () if it
# differs from all.
_Matched = tuple[int | None, ...]
# A state of the net, and what matches on the way to it.
_Place = tuple[int, _Matched]
# The places that the same words lead to. Each has the number of powers of ten by which it is less
# likely than the likeliest of them.
_Places = frozenset[tuple[_Place, int]]


@frozen
class Automaton:
    """Paths begin in `start`; `ends` are end states with a factor of the weight."""

    start: int
    ends: Mapping[int, float]
    arcs: Sequence[Arc]


def with_talk(sentences: Automaton, talk: Sequence[str], weight: float) -> Automaton:
    """Also all rows of the words of `talk`, each of which is less likely by `weight`."""
    if not talk:
        return sentences
    state = 1 + max(max(start, end) for start, end, _, _ in sentences.arcs)
    arcs = [(start, state, weight, word) for start in (sentences.start, state) for word in talk]
    return Automaton(sentences.start, {**sentences.ends, state: 1.0}, [*sentences.arcs, *arcs])


class NetSentences:
    """The automaton of a net, and those of its sentences without some meanings."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._leaving: dict[int, list[Transition]] = defaultdict(list)
        for transition in net.transitions:
            self._leaving[transition.start].append(transition)
        self._numbers, self._ends, self._arcs = self._explore([], {})
        self.all = Automaton(0, self._ends, [arc for arcs in self._arcs.values() for arc in arcs])

    def without(self, meanings: Sequence[Meaning]) -> Automaton:
        """All sentences with none of these meanings; without `ends` if there are none.

        Where a path can no longer have one of them, it goes on in the automaton of all sentences.
        """
        _, ends, arcs = self._explore(meanings, self._numbers)
        useful = _leading_to(arcs, ends, self._numbers.values())
        start = len(self._numbers)
        if start not in useful:
            return Automaton(start, {}, [])
        all_ends, all_arcs = self._ends | ends, self._arcs | arcs
        kept, seen, waiting = [], {start}, [start]
        while waiting:
            state = waiting.pop()
            for arc in all_arcs[state]:
                if arc[1] in useful:
                    kept.append(arc)
                    if arc[1] not in seen:
                        seen.add(arc[1])
                        waiting.append(arc[1])
        return Automaton(start, {state: all_ends[state] for state in seen & all_ends.keys()}, kept)

    def _explore(
        self, meanings: Sequence[Meaning], known: Mapping[_Places, int]
    ) -> tuple[dict[_Places, int], dict[int, float], dict[int, list[Arc]]]:
        """The new states, their ends, and the arcs that leave them; `known` ones are not left."""
        begin: _Places = frozenset({((0, (0,) * len(meanings)), 0)})
        numbers = {begin: len(known)}
        waiting = [begin]
        ends: dict[int, float] = {}
        arcs: dict[int, list[Arc]] = {}
        while waiting:
            places = waiting.pop()
            number = numbers[places]
            behind = [
                behind
                for (state, matched), behind in places
                if state == self._net.last and not _is_complete(matched, meanings)
            ]
            if behind:
                ends[number] = 10.0 ** -min(behind)
            arcs[number] = leaving = []
            for word, weight, following in self._follow(places, meanings):
                end = known.get(following)
                if end is None:
                    end = numbers.get(following)
                if end is None:
                    end = numbers[following] = len(known) + len(numbers)
                    waiting.append(following)
                leaving.append((number, end, weight, word))
        return numbers, ends, arcs

    def _follow(
        self, places: _Places, meanings: Sequence[Meaning]
    ) -> Iterator[tuple[str, float, _Places]]:
        """Each word that can come next, its weight, and where it leads."""
        weights_by_word: dict[str, dict[_Place, float]] = defaultdict(dict)
        for (state, matched), behind in places:
            scale = 10.0**-behind
            for transition in self._leaving[state]:
                place = (transition.end, _extend(matched, meanings, transition.marks))
                weights = weights_by_word[transition.word]
                weights[place] = max(weights.get(place, 0.0), transition.weight * scale)
        for word, weights in weights_by_word.items():
            best = max(weights.values())
            yield (
                word,
                best,
                frozenset(
                    (place, min(round(math.log10(best / weight)), _MAX_BEHIND))
                    for place, weight in weights.items()
                ),
            )


def _leading_to(
    arcs: Mapping[int, Iterable[Arc]], ends: Iterable[int], known: Iterable[int]
) -> set[int]:
    """The states from which an end, or a known state, can be reached."""
    arriving: dict[int, list[int]] = defaultdict(list)
    for leaving in arcs.values():
        for start, end, _, _ in leaving:
            arriving[end].append(start)
    useful = {*ends, *known}
    waiting = list(useful)
    while waiting:
        for state in arriving.get(waiting.pop(), ()):
            if state not in useful:
                useful.add(state)
                waiting.append(state)
    return useful


def _is_complete(matched: _Matched, meanings: Sequence[Meaning]) -> bool:
    return matched != () and any(
        count == len(marks) for count, marks in zip(matched, meanings, strict=True)
    )


def _extend(matched: _Matched, meanings: Sequence[Meaning], marks: Meaning) -> _Matched:
    """What matches after a transition with `marks`; () where nothing can match any more."""
    if not matched or not marks:
        return matched
    extended = tuple(
        _extend_match(count, meaning, marks)
        for count, meaning in zip(matched, meanings, strict=True)
    )
    return extended if any(count is not None for count in extended) else ()


def _extend_match(count: int | None, meaning: Meaning, marks: Meaning) -> int | None:
    for mark in marks:
        if count is None or count == len(meaning) or meaning[count] != mark:
            return None
        count += 1
    return count
