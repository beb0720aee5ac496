"""What can be said now, as a net of words: made from the rules that typed text is read by.

A path from the first state to the last one is one thing that can be said. Arcs carry a word and,
where it decides what is meant, a mark ("colour=red"). Two paths with the same marks mean the same,
so a net can be asked for everything that means something else: how much worse the best of that fits
the sound tells how certain the first guess is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, assert_never

from azul_access.grammar import (
    Alt,
    Many,
    Name,
    Node,
    Number,
    Opt,
    Rule,
    Seat,
    Seq,
    Typed,
    Word,
    counting,
)

# The concept of calling the companion.
WAKE = "wake"
# Nobody needs a larger number at the table, and each one more is one more to be mistaken for.
LARGEST = 20
# How likely people are to say what may as well be left out: a word that changes nothing, and
# something that tells more.
FILLER = 0.1
OPTION = 0.5
# How likely the tiles of a factory are not told whole.
SELDOM = 0.01


@dataclass(frozen=True, slots=True)
class Numeral:
    """A number in one of its forms."""

    form: str
    number: int


# A concept, a number or a player, and what words it is said with: texts of one or more words.
Sayable = str | Numeral | Seat
Sayings = Mapping[Sayable, Sequence[str]]


@dataclass(frozen=True, slots=True)
class Arc:
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

    The words `wake` may stand in front of everything and change no meaning.
    """

    last: int
    arcs: tuple[Arc, ...]
    wake: frozenset[str] = frozenset()

    @property
    def words(self) -> frozenset[str]:
        return frozenset(arc.word for arc in self.arcs)

    def as_data(self) -> list[Any]:
        arcs = [[arc.start, arc.end, arc.word, arc.weight, *arc.marks] for arc in self.arcs]
        return [self.last, arcs, sorted(self.wake)]

    @classmethod
    def from_data(cls, data: list[Any]) -> Net:
        last, arcs, wake = data
        return cls(
            last,
            tuple(
                Arc(start, end, word, weight, tuple(marks))
                for start, end, word, weight, *marks in arcs
            ),
            frozenset(wake),
        )

    def deterministic(self) -> tuple[frozenset[int], list[tuple[int, int, float, str]]]:
        """Last states, and arcs of which at most one with a word leaves a state, without meaning.

        Fewer paths with the same words are far less work for a decoder.
        """
        leaving: dict[int, list[Arc]] = defaultdict(list)
        for arc in self.arcs:
            leaving[arc.start].append(arc)
        begin = frozenset({0})
        found = {begin: 0}
        waiting = [begin]
        arcs: list[tuple[int, int, float, str]] = []
        ends = set()
        while waiting:
            here = waiting.pop()
            if self.last in here:
                ends.add(found[here])
            said: dict[str, tuple[float, set[int]]] = {}
            for state in here:
                for arc in leaving[state]:
                    weight, there = said.get(arc.word, (0.0, set()))
                    said[arc.word] = max(weight, arc.weight), there | {arc.end}
            for word, (weight, following) in said.items():
                there_now = frozenset(following)
                if there_now not in found:
                    found[there_now] = len(found)
                    waiting.append(there_now)
                arcs.append((found[here], found[there_now], weight, word))
        return frozenset(ends), arcs

    def marks(self, words: Sequence[str]) -> list[tuple[str, ...]]:
        """What `words` can mean: the marks of every path that says them."""
        leaving: dict[tuple[int, str], list[Arc]] = defaultdict(list)
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
        leaving: dict[int, list[Arc]] = defaultdict(list)
        for arc in self.arcs:
            leaving[arc.start].append(arc)
        found: dict[_Agreement, int] = {begin: 0}
        waiting, arcs = [begin], []
        ends: list[int] = []
        while waiting:
            here = waiting.pop()
            state, agreed = here
            if state == self.last and all(
                at != len(marks) for at, marks in zip(agreed, meant, strict=True)
            ):
                ends.append(found[here])
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
        return replace(_trimmed(arcs, ends), wake=self.wake)


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


def _trimmed(arcs: Sequence[Arc], ends: Iterable[int]) -> Net:
    """Only what leads to an end, with one last state, and states that are alike made one."""
    ending = set(ends)
    arriving: dict[int, list[Arc]] = defaultdict(list)
    for arc in arcs:
        arriving[arc.end].append(arc)
    useful, waiting = set(ending), list(ending)
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
            if arc.end in ending:
                following.add((arc.word, arc.weight, arc.marks, last))
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
        Arc(
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


def build(rules: Sequence[Rule], sayings: Sayings) -> Net:
    """The net of everything that `rules` understand, in the words of `sayings`.

    The wake word may stand in front of anything, or alone.
    """
    maker = _Maker(sayings)
    begin = maker.state()
    maker.free(0, begin)
    maker.free(maker.add(Word((WAKE,)), 0, frozenset()), begin, weight=OPTION)
    maker.free(maker.add(Word((WAKE,), "rule"), 0, frozenset()), maker.last)
    for rule in rules:
        start = maker.state()
        maker.free(begin, start, f"rule={rule.name}")
        maker.free(maker.add(rule.node, start, rule.checks), maker.last)
    return replace(maker.net(), wake=frozenset(sayings.get(WAKE, ())))


class _Maker:
    """Nodes become states and arcs; arcs without a word are taken out at the end."""

    def __init__(self, sayings: Sayings) -> None:
        self._sayings = sayings
        self._count = 2
        self.last = 1
        self._said: list[Arc] = []
        self._free: dict[int, list[tuple[int, float, tuple[str, ...]]]] = defaultdict(list)

    def state(self) -> int:
        self._count += 1
        return self._count - 1

    def free(self, start: int, end: int, *marks: str, weight: float = 1.0) -> None:
        self._free[start].append((end, weight, marks))

    def add(self, node: Node, start: int, checks: frozenset[str]) -> int:
        """Everything that `node` understands, from `start` to the state that is returned."""
        match node:
            case Word(concepts, slot):
                end = self.state()
                for concept in concepts:
                    self._say(start, end, concept, slot, checks)
            case Number(slot, least):
                end = self.state()
                # Zero is there to be refused; only where it is the one number is it said.
                first = max(least, min(1, node.most_spoken))
                for number in range(first, min(node.most_spoken, LARGEST) + 1):
                    for form in node.forms:
                        self._say(start, end, Numeral(form, number), slot, checks)
            case Name(slot):
                end = self.state()
                for symbol in self._sayings:
                    if isinstance(symbol, Seat):
                        self._say(start, end, symbol, slot, checks)
            case Seq(nodes):
                end = start
                for inner in nodes:
                    end = self.add(inner, end, checks)
            case Alt(nodes):
                end = self.state()
                for inner in nodes:
                    self.free(self.add(inner, start, checks), end)
            case Opt(inner):
                begin, after = self.state(), self.state()
                filler = isinstance(inner, Word) and inner.slot is None
                self.free(start, begin, weight=FILLER if filler else OPTION)
                self.free(start, after)
                self.free(self.add(inner, begin, checks), after)
                end = after
            case Many(_, inner, whole):
                end = self._many(inner, start, whole)
            case Typed():
                end = self.state()  # nothing leads there
            case _:
                assert_never(node)
        return end

    def _many(self, inner: Node, start: int, whole: int | None) -> int:
        """One or more of `inner`, which seldom make up anything but `whole`, once or again."""
        end, again = self.state(), self.state()
        if whole is None:
            self.free(start, again)
        else:
            so_far = [self.state() for _ in range(whole + 1)]
            self.free(start, so_far[0])
            for here in range(whole):
                for count in range(1, whole - here + 1):
                    # Whether "one" is said changes nothing.
                    checks = frozenset({"count"} if count == 1 else ())
                    reached = self.add(counting(inner, count), so_far[here], checks)
                    self.free(reached, so_far[here + count])
                self.free(so_far[here], again, weight=SELDOM)
                if here:
                    self.free(so_far[here], end, weight=SELDOM)
            self.free(so_far[whole], end)
            self.free(so_far[whole], so_far[0])
        # What is only checked once matters where it is said of each of many.
        after = self.add(inner, again, frozenset())
        self.free(after, again)
        self.free(after, end)
        return end

    def _say(
        self, start: int, end: int, symbol: Sayable, slot: str | None, checks: frozenset[str]
    ) -> None:
        match symbol:
            case Seat(meant) | Numeral(_, meant) | meant:
                pass
        marks = () if slot is None or slot in checks else (f"{slot}={meant}",)
        for text in self._sayings.get(symbol, ()):
            here, weight, rest = start, 1.0, marks
            *before, final = text.split()
            for word in before:
                there = self.state()
                self._said.append(Arc(here, there, word, weight, rest))
                here, weight, rest = there, 1.0, ()
            self._said.append(Arc(here, end, final, weight, rest))

    def net(self) -> Net:
        leaving: dict[int, list[Arc]] = defaultdict(list)
        for arc in self._said:
            leaving[arc.start].append(arc)
        arcs: list[Arc] = []
        ends: list[int] = []
        seen, waiting = {0}, [0]
        while waiting:
            state = waiting.pop()
            for (reached, marks), weight in self._reached(state).items():
                if reached == self.last:
                    ends.append(state)
                for arc in leaving[reached]:
                    weighed = round(weight * arc.weight, 6)
                    arcs.append(Arc(state, arc.end, arc.word, weighed, (*marks, *arc.marks)))
                    if arc.end not in seen:
                        seen.add(arc.end)
                        waiting.append(arc.end)
        return _trimmed(arcs, ends)

    def _reached(self, state: int) -> dict[tuple[int, tuple[str, ...]], float]:
        """States that are reached from `state` without a word, by the likeliest way."""
        found: dict[tuple[int, tuple[str, ...]], float] = {(state, ()): 1.0}
        waiting = list(found)
        while waiting:
            here, marks = waiting.pop()
            for there, weight, more in self._free[here]:
                step, likely = (there, (*marks, *more)), found[here, marks] * weight
                if likely > found.get(step, 0.0):
                    found[step] = likely
                    waiting.append(step)
        return found
