"""From the rules that typed text is read by to the net of what can be said."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from azul_access.hearing.net import Net, Transition, trim_net
from azul_access.language.grammar import (
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
    limit_numbers,
    with_count,
)

# The concept of calling the companion.
WAKE = "wake"
# Nobody needs a larger number at the table, and each one more is one more to be mistaken for.
LARGEST_NUMBER = 20
# How likely people are to say what may as well be left out: a word that changes nothing, and
# something that tells more.
FILLER = 0.1
OPTION = 0.5
# How likely a list of tiles is not told as lists are.
IRREGULAR_LIST_PENALTY = 1e-12
# How likely people say something else where they were asked.
OFF_TOPIC_PENALTY = 1e-4
# How many tiles of a colour are told at once.
MOST_OF_ONE_COLOUR = 9


@dataclass(frozen=True, slots=True)
class Numeral:
    """A number in one of its forms."""

    form: str
    number: int


@dataclass(frozen=True, slots=True)
class Inflected:
    """A concept as it is said behind an article or a number."""

    concept: str


# A concept, a number or a player, and what words it is said with: texts of one or more words.
SpokenSymbol = str | Inflected | Numeral | Seat
SpokenWords = Mapping[SpokenSymbol, Sequence[str]]


def build_net(rules: Sequence[Rule], sayings: SpokenWords) -> Net:
    """The net of everything that `rules` understand, in the words of `sayings`.

    The wake word may stand in front of anything, or alone.
    """
    maker = _Maker(sayings)
    begin = maker.state()
    maker.free(0, begin)
    maker.free(maker.add(Word((WAKE,)), 0, frozenset()), begin, weight=OPTION)
    maker.free(maker.add(Word((WAKE,), "rule"), 0, frozenset()), maker.last)
    awaited = frozenset(_mark(rule) for rule in rules if rule.answers)
    for rule in rules:
        start = maker.state()
        weight = OFF_TOPIC_PENALTY if awaited and not rule.answers else 1.0
        maker.free(begin, start, _mark(rule), weight=weight)
        maker.free(maker.add(rule.node, start, rule.checks), maker.last)
    return replace(maker.net(), wake=frozenset(sayings.get(WAKE, ())), awaited=awaited)


def _mark(rule: Rule) -> str:
    return f"rule={rule.name}"


class _Maker:
    """Nodes become states and arcs; arcs without a word are taken out at the end."""

    def __init__(self, sayings: SpokenWords) -> None:
        self._sayings = sayings
        self._count = 2
        self.last = 1
        self._said: list[Transition] = []
        self._free: dict[int, list[tuple[int, float, tuple[str, ...]]]] = defaultdict(list)

    def state(self) -> int:
        self._count += 1
        return self._count - 1

    def free(self, start: int, end: int, *marks: str, weight: float = 1.0) -> None:
        self._free[start].append((end, weight, marks))

    def add(self, node: Node, start: int, checks: frozenset[str]) -> int:
        """Everything that `node` understands, from `start` to the state that is returned."""
        match node:
            case Word(concepts, slot, bare):
                end = self.state()
                for concept in concepts:
                    self._say(start, end, concept, slot, checks)
                    if not bare:
                        self._say(start, end, Inflected(concept), slot, checks)
            case Number(slot, least):
                end = self.state()
                # Zero is there to be refused; only where it is the one number is it said.
                first = max(least, min(1, node.most_spoken))
                for number in range(first, min(node.most_spoken, LARGEST_NUMBER) + 1):
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
        """One or more of `inner`, which are counted or not, and usually make up `whole`."""
        end, loose = self.state(), self.state()
        for counts in (range(1, (whole or MOST_OF_ONE_COLOUR) + 1), (0,)):
            # By how many were named so far.
            named = [self.state() for _ in range(whole or 1)]
            self.free(start, named[0])
            for here, state in enumerate(named):
                for count in counts:
                    there = here + max(count, 1)
                    if whole is None:
                        there = 0
                    elif there > whole:
                        continue
                    # Whether "one" is said changes nothing.
                    checks = frozenset({"count"} if count == 1 else ())
                    reached = self.add(with_count(inner, count), state, checks)
                    if there == (whole or 0):
                        self.free(reached, end)
                        there = 0
                    self.free(reached, named[there])
                self.free(state, loose, weight=IRREGULAR_LIST_PENALTY)
                if here:
                    self.free(state, end, weight=IRREGULAR_LIST_PENALTY)
        # What is only checked once matters where it is said of each of many.
        after = self.add(
            limit_numbers(inner, {"count": whole or MOST_OF_ONE_COLOUR}), loose, frozenset()
        )
        self.free(after, loose)
        self.free(after, end)
        return end

    def _say(
        self, start: int, end: int, symbol: SpokenSymbol, slot: str | None, checks: frozenset[str]
    ) -> None:
        match symbol:
            case Seat(meant) | Numeral(_, meant) | Inflected(meant) | meant:
                pass
        marks = () if slot is None or slot in checks else (f"{slot}={meant}",)
        for text in self._sayings.get(symbol, ()):
            here, weight, rest = start, 1.0, marks
            *before, final = text.split()
            for word in before:
                there = self.state()
                self._said.append(Transition(here, there, word, weight, rest))
                here, weight, rest = there, 1.0, ()
            self._said.append(Transition(here, end, final, weight, rest))

    def net(self) -> Net:
        leaving: dict[int, list[Transition]] = defaultdict(list)
        for arc in self._said:
            leaving[arc.start].append(arc)
        arcs: list[Transition] = []
        ends: dict[int, float] = {}
        seen, waiting = {0}, [0]
        while waiting:
            state = waiting.pop()
            for (reached, marks), weight in self._reached(state).items():
                if reached == self.last:
                    ends[state] = max(ends.get(state, 0.0), weight)
                for arc in leaving[reached]:
                    weighed = float(f"{weight * arc.weight:.3g}")
                    arcs.append(Transition(state, arc.end, arc.word, weighed, (*marks, *arc.marks)))
                    if arc.end not in seen:
                        seen.add(arc.end)
                        waiting.append(arc.end)
        return trim_net(arcs, ends)

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
