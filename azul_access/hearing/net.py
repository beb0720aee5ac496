"""What can be said now, as a net of words: made from the rules that typed text is read by.

A path from the first state to the last one is one thing that can be said. Arcs carry a word and,
where it decides what is meant, a mark ("colour=red"). Two paths with the same marks mean the same,
so a net can be asked for everything that means something else: how much worse the best of that fits
the sound tells how certain the first guess is.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

# Paths with the same words are told apart by how likely they are, down to this power of ten.
_FARTHEST = 24


@dataclass(frozen=True, slots=True)
class Transition:
    """From state `start` to `end` by saying `word`; no `marks` where it changes no meaning.

    `weight`, above 0 and up to 1, is how likely people are to go on like this.
    """

    start: int
    end: int
    word: str
    weight: float = 1.0
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Net:
    """States are numbered from 0, where every path begins; paths end in `last`.

    The words `wake` may stand in front of everything and change no meaning. What begins with one of
    the marks `awaited` answers a question that was asked.
    """

    last: int
    arcs: tuple[Transition, ...]
    wake: frozenset[str] = frozenset()
    awaited: frozenset[str] = frozenset()

    @property
    def words(self) -> frozenset[str]:
        return frozenset(arc.word for arc in self.arcs)

    def as_data(self) -> list[Any]:
        arcs = [[arc.start, arc.end, arc.word, arc.weight, *arc.marks] for arc in self.arcs]
        return [self.last, arcs, sorted(self.wake), sorted(self.awaited)]

    @classmethod
    def from_data(cls, data: list[Any]) -> Net:
        last, arcs, wake, awaited = data
        return cls(
            last,
            tuple(
                Transition(start, end, word, weight, tuple(marks))
                for start, end, word, weight, *marks in arcs
            ),
            frozenset(wake),
            frozenset(awaited),
        )

    def deterministic(self) -> tuple[dict[int, float], list[tuple[int, int, float, str]]]:
        """Last states, and arcs of which at most one with a word leaves a state, without meaning.

        Fewer paths with the same words are far less work for a decoder. Each path keeps the weight
        of the likeliest that said the same, to a power of ten; the last factor is that of its last
        state.
        """
        leaving: dict[int, list[Transition]] = defaultdict(list)
        for arc in self.arcs:
            leaving[arc.start].append(arc)
        # States that the same words lead to, with how much likelier the likeliest of them is, as a
        # power of ten.
        begin = frozenset({(0, 0)})
        found = {begin: 0}
        waiting = [begin]
        arcs: list[tuple[int, int, float, str]] = []
        ends: dict[int, float] = {}
        while waiting:
            here = waiting.pop()
            for state, behind in here:
                if state == self.last:
                    ends[found[here]] = 10.0**-behind
            said: dict[str, dict[int, float]] = {}
            for state, behind in here:
                for arc in leaving[state]:
                    there = said.setdefault(arc.word, {})
                    weight = arc.weight * 10.0**-behind
                    there[arc.end] = max(there.get(arc.end, 0.0), weight)
            for word, there in said.items():
                best = max(there.values())
                following = frozenset(
                    (state, min(round(math.log10(best / weight)), _FARTHEST))
                    for state, weight in there.items()
                )
                if following not in found:
                    found[following] = len(found)
                    waiting.append(following)
                arcs.append((found[here], found[following], best, word))
        return ends, arcs

    def marks(self, words: Sequence[str]) -> list[tuple[str, ...]]:
        """What `words` can mean: the marks of every path that says them."""
        leaving: dict[tuple[int, str], list[Transition]] = defaultdict(list)
        for arc in self.arcs:
            leaving[arc.start, arc.word].append(arc)
        reached: dict[int, set[tuple[str, ...]]] = {0: {()}}
        for word in words:
            following: dict[int, set[tuple[str, ...]]] = defaultdict(set)
            for state, said in reached.items():
                for arc in leaving[state, word]:
                    following[arc.end] |= {(*marks, *arc.marks) for marks in said}
            reached = following
        return sorted(reached.get(self.last, ()))

    def without(self, meant: Sequence[tuple[str, ...]]) -> Net:
        """Everything that can be said here and has none of the meanings `meant`."""
        begin: _Agreement = (0, (0,) * len(meant))
        leaving: dict[int, list[Transition]] = defaultdict(list)
        for arc in self.arcs:
            leaving[arc.start].append(arc)
        found: dict[_Agreement, int] = {begin: 0}
        waiting, arcs = [begin], []
        ends: dict[int, float] = {}
        while waiting:
            here = waiting.pop()
            state, agreed = here
            if state == self.last and all(
                at != len(marks) for at, marks in zip(agreed, meant, strict=True)
            ):
                ends[found[here]] = 1.0
            for arc in leaving[state]:
                there = (
                    arc.end,
                    tuple(
                        _agrees(at, marks, arc.marks)
                        for at, marks in zip(agreed, meant, strict=True)
                    ),
                )
                if there not in found:
                    found[there] = len(found)
                    waiting.append(there)
                arcs.append(replace(arc, start=found[here], end=found[there]))
        return replace(trim_net(arcs, ends), wake=self.wake, awaited=self.awaited)


def _agrees(at: int | None, meant: Sequence[str], marks: Sequence[str]) -> int | None:
    for mark in marks:
        if at is None or at == len(meant) or meant[at] != mark:
            return None
        at += 1
    return at


# A state of a net, and how far the path to it agrees with each of some meanings: None from where
# it does not.
_Agreement = tuple[int, tuple[int | None, ...]]
# What leaves a state: word, weight, marks, and the state it leads to.
_Step = tuple[str, float, tuple[str, ...], int]


def trim_net(arcs: Sequence[Transition], ends: Mapping[int, float]) -> Net:
    """Only what leads to an end, with one last state, and states that are alike made one.

    `ends` tells how likely it is to end there.
    """
    arriving: dict[int, list[Transition]] = defaultdict(list)
    for arc in arcs:
        arriving[arc.end].append(arc)
    useful, waiting = set(ends), list(ends)
    while waiting:
        for arc in arriving[waiting.pop()]:
            if arc.start not in useful:
                useful.add(arc.start)
                waiting.append(arc.start)
    last = -1
    leaving: dict[int, set[_Step]] = {last: set()}
    for arc in arcs:
        if arc.end in useful:
            following = leaving.setdefault(arc.start, set())
            following.add((arc.word, arc.weight, arc.marks, arc.end))
            if arc.end in ends:
                weight = float(f"{arc.weight * ends[arc.end]:.3g}")
                following.add((arc.word, weight, arc.marks, last))
    return _merged(leaving, last)


def _merged(leaving: Mapping[int, set[_Step]], last: int) -> Net:
    kinds = {state: int(state == last) for state in (*leaving, 0)}
    count = 0
    while count != (count := len(set(kinds.values()))):
        names: dict[object, int] = {}
        kinds = {
            state: names.setdefault(
                (
                    kinds[state],
                    frozenset(
                        (word, weight, marks, kinds[end])
                        for word, weight, marks, end in leaving.get(state, ())
                        if end in kinds
                    ),
                ),
                len(names),
            )
            for state in kinds
        }
    # The first state is 0.
    numbers = {kinds[0]: 0}
    arcs = dict.fromkeys(
        Transition(
            numbers.setdefault(kinds[state], len(numbers)),
            numbers.setdefault(kinds[end], len(numbers)),
            word,
            weight,
            marks,
        )
        for state, following in leaving.items()
        for word, weight, marks, end in sorted(following)
        if end in kinds
    )
    return Net(numbers.setdefault(kinds[last], len(numbers)), tuple(arcs))
