"""Grammars over concepts, and matching them. No words: a lexicon turns text into concepts.

One grammar serves typing, speech and braille. A rule's node is built from concepts, numbers and
names; what it captured is handed to the rule's `build`, which makes a command or a question.

Typed text is read in more than one way at once ("b" is a label, or the word for board), so input is
a lattice: places, and the symbols that lead from one place to a later one. `parses` returns what
each reading that fits a rule means; equal meanings are one.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

# What a lexicon finds in a text: a concept's name, a number, or a player's seat.


@dataclass(frozen=True, slots=True)
class Seat:
    """A player, named by name."""

    index: int


Symbol = str | int | Seat


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading of a piece of the input: `symbol`, leading on to the place `end`."""

    symbol: Symbol
    end: int


# Forms of numbers, as the sections of the word files are called.
CARDINAL, ORDINAL, COUNT = "numbers", "ordinals", "counts"


# `lattice[place]` are the arcs that start at that place; input ends at the last place.
Lattice = Sequence[Sequence[Reading]]


@dataclass(frozen=True, slots=True)
class Word:
    """One concept, captured when `slot` is named.

    Ears rely on it that a `bare` one, with no article and no number, is not inflected.
    """

    concepts: tuple[str, ...]
    slot: str | None = None
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from `least` to `most`, captured as `slot`.

    `spoken` is the largest one worth listening for; None where it is `most`. `forms` are how it is
    said here. Typed numbers out of reach, or in another form, are understood (and refused with a
    reason), but every word more that might be heard makes hearing less sure.
    """

    slot: str
    least: int
    most: int
    spoken: int | None = None
    forms: tuple[str, ...] = (CARDINAL,)

    @property
    def most_spoken(self) -> int:
        """The largest number worth listening for."""
        return self.most if self.spoken is None else self.spoken


@dataclass(frozen=True, slots=True)
class Name:
    """A player's name, captured as a seat."""

    slot: str


@dataclass(frozen=True, slots=True)
class Seq:
    nodes: tuple["Node", ...]


@dataclass(frozen=True, slots=True)
class Alt:
    nodes: tuple["Node", ...]


@dataclass(frozen=True, slots=True)
class Opt:
    node: "Node"


@dataclass(frozen=True, slots=True)
class Typed:
    """A node that is understood in typing and not listened for.

    Who types leaves out "factory" and "row". Who speaks says them, and ears that may rely on it
    mistake little else for a move.
    """

    node: "Node"


@dataclass(frozen=True, slots=True)
class Many:
    """One or more of a node; each turn's captures are collected in a list under `slot`.

    Where a turn may say its `count`, people do so every time or never. `whole` is how many things
    they usually name in one go. Ears rely on both; anything else is understood all the same.
    """

    slot: str
    node: "Node"
    whole: int | None = None


Node = Word | Number | Name | Seq | Alt | Opt | Many | Typed
Captures = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Rule:
    """A thing that can be said; `build` makes its meaning, or None where it has none after all.

    What the slots `checks` catch is only compared with the rest: it makes no other meaning.
    `answers` a question of the companion, so it is waited for where it is listened for at all.
    """

    name: str
    node: Node
    build: Callable[[Captures], object]
    checks: frozenset[str] = frozenset()
    answers: bool = False


def word(*concepts: str) -> Word:
    return Word(concepts)


def one_of(slot: str, *concepts: str) -> Word:
    return Word(concepts, slot)


def seq(*nodes: Node) -> Seq:
    return Seq(nodes)


def alt(*nodes: Node) -> Alt:
    return Alt(nodes)


def maybe(*concepts: str) -> Opt:
    """Concepts that may be said and change nothing."""
    return Opt(Word(concepts))


def keyword(*concepts: str) -> Alt:
    """Concepts that are said, and may be left out in typing."""
    return Alt((Word(concepts), Typed(Seq(()))))


def expected(node: Node, numbers: Mapping[str, int]) -> Node:
    """`node` as it is said at one moment: the largest number of some slots, the whole of others."""
    match node:
        case Number(slot):
            most = min(node.most_spoken, numbers.get(slot, node.most_spoken))
            return replace(node, spoken=most)
        case Many(slot, inner):
            return Many(slot, expected(inner, numbers), numbers.get(slot) or None)
        case Seq(nodes) | Alt(nodes):
            return type(node)(tuple(expected(inner, numbers) for inner in nodes))
        case Opt(inner) | Typed(inner):
            return type(node)(expected(inner, numbers))
        case Word() | Name():
            return node


def counting(node: Node, count: int) -> Node:
    """`node` where it says that there are `count`; 0 where it does not say how many."""
    match node:
        case Opt(Number("count") as number):
            return replace(number, least=count, most=count, spoken=count) if count else Seq(())
        case Seq(nodes) | Alt(nodes):
            return type(node)(tuple(counting(inner, count) for inner in nodes))
        case Word() if not count:
            return replace(node, bare=True)
        case _:
            return node


# A line that people mean is matched in some hundred steps; this bounds what nonsense can cost.
MOST_STEPS = 50_000


def parses(rules: Sequence[Rule], lattice: Lattice) -> list[object]:
    """The distinct meanings of the whole input, in the order of the rules."""
    found: list[object] = []
    last = len(lattice) - 1
    matcher = _Matcher(lattice)
    for rule in rules:
        for end, captures in matcher.match(rule.node, 0, {}):
            if end == last:
                meaning = rule.build(captures)
                if meaning is not None and meaning not in found:
                    found.append(meaning)
    return found


def concepts_of(node: Node) -> Iterator[str]:
    """Every concept a node names: what a lexicon must have words for."""
    match node:
        case Word(concepts):
            yield from concepts
        case Seq(nodes) | Alt(nodes):
            for inner in nodes:
                yield from concepts_of(inner)
        case Opt(inner) | Typed(inner) | Many(_, inner):
            yield from concepts_of(inner)
        case Number() | Name():
            return


class _Matcher:
    """Matches nodes against one lattice, and stops when it has taken too many steps."""

    def __init__(self, lattice: Lattice) -> None:
        self._lattice = lattice
        self._steps = 0

    def match(self, node: Node, place: int, captures: Captures) -> Iterator[tuple[int, Captures]]:
        """Where a match of `node` at `place` can end, and what was captured by then."""
        self._steps += 1
        if self._steps > MOST_STEPS:
            return
        match node:
            case Word(concepts, slot):
                for arc in self._lattice[place]:
                    if arc.symbol in concepts:
                        caught = captures if slot is None else {**captures, slot: arc.symbol}
                        yield arc.end, caught
            case Number(slot, least, most):
                for arc in self._lattice[place]:
                    if type(arc.symbol) is int and least <= arc.symbol <= most:
                        yield arc.end, {**captures, slot: arc.symbol}
            case Name(slot):
                for arc in self._lattice[place]:
                    if isinstance(arc.symbol, Seat):
                        yield arc.end, {**captures, slot: arc.symbol}
            case Seq(nodes):
                yield from self._all(nodes, place, captures)
            case Alt(nodes):
                for inner in nodes:
                    yield from self.match(inner, place, captures)
            case Opt(inner):
                yield from self.match(inner, place, captures)
                yield place, captures
            case Typed(inner):
                yield from self.match(inner, place, captures)
            case Many(slot, inner):
                for end, turns in self._many(inner, place, ()):
                    yield end, {**captures, slot: turns}

    def _all(
        self, nodes: tuple[Node, ...], place: int, captures: Captures
    ) -> Iterator[tuple[int, Captures]]:
        if not nodes:
            yield place, captures
            return
        for end, caught in self.match(nodes[0], place, captures):
            yield from self._all(nodes[1:], end, caught)

    def _many(
        self, node: Node, place: int, before: tuple[Captures, ...]
    ) -> Iterator[tuple[int, tuple[Captures, ...]]]:
        for end, caught in self.match(node, place, {}):
            turns = (*before, caught)
            # The longest repetition first: it is what people mean.
            yield from self._many(node, end, turns)
            yield end, turns
