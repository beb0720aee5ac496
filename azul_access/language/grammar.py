"""Grammars over concepts, and matching them. A lexicon turns text into concepts beforehand.

One grammar serves typing, speech and braille. The node of a rule consists of concepts, numbers and
names; what it captures is passed to the rule's `build`, which returns a command or a question.

Typed text can be ambiguous ("b" is a label, or the word for board), so the input is a lattice:
places, and symbols that lead from one place to a later one. `match_rules` returns the meaning of
each reading that fits a rule, without duplicates.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from azul_access.values import frozen


@frozen
class Seat:
    """A player, named by name."""

    index: int


# Concepts, types of other symbols, and None for nothing.
Beginnings = frozenset[str | type | None]

# What a lexicon finds in a text: a concept's name, a number, or a player's seat.
Symbol = str | int | Seat


@frozen
class Reading:
    """A symbol that a part of the input can stand for; it ends at the place `end`."""

    symbol: Symbol
    end: int


# Forms of numbers, named as the sections of the word files.
CARDINAL, ORDINAL, COUNT = "numbers", "ordinals", "counts"


# `lattice[place]` are the readings that start at that place; input ends at the last place.
Lattice = Sequence[Sequence[Reading]]


@frozen
class Word:
    """One of several concepts; it is captured if `slot` is given.

    A `bare` word has no article and no number; the recogniser assumes that it is not inflected.
    """

    concepts: tuple[str, ...]
    slot: str | None = None
    bare: bool = False


@frozen
class Number:
    """A whole number from `least` to `most`, captured as `slot`.

    The recogniser listens for numbers up to `spoken` (None: up to `most`) in one of the `forms`,
    because every further word makes recognition less certain. Typed numbers up to `most` match in
    any form, so that the rules can refuse them with a reason.
    """

    slot: str
    least: int
    most: int
    spoken: int | None = None
    forms: tuple[str, ...] = (CARDINAL,)

    @property
    def most_spoken(self) -> int:
        """The largest number to listen for."""
        return self.most if self.spoken is None else self.spoken


@frozen
class Name:
    """A player's name, captured as a seat."""

    slot: str


@frozen(slots=False)
class Seq:
    nodes: tuple["Node", ...]

    @cached_property
    def beginnings(self) -> Beginnings:
        """What the input can begin with; see `_list_beginnings`."""
        return frozenset(_list_beginnings(self))


@frozen
class Alt:
    nodes: tuple["Node", ...]


@frozen
class Opt:
    node: "Node"


@frozen
class Typed:
    """A node that matches typed text and is not listened for.

    Players leave out words such as "factory" and "row" in typing, but not in speech; a recogniser
    that expects them mistakes little other speech for a move.
    """

    node: "Node"


@frozen
class Many:
    """One or more of a node; the captures of each repetition are collected as a list in `slot`.

    The recogniser assumes that players say the `count` of every item or of none, and that all items
    together are `total` things (None: any number). Other lists match all the same.
    """

    slot: str
    node: "Node"
    total: int | None = None


Node = Word | Number | Name | Seq | Alt | Opt | Many | Typed
Captures = Mapping[str, object]


@frozen(slots=False)
class Rule:
    """Something that can be said; `build` returns its meaning, or None if there is none.

    The slots `checks` are only compared with the others and do not change the meaning. A rule that
    `answers` a question of the program is likelier than others while the question is open.
    """

    name: str
    node: Node
    build: Callable[[Captures], object]
    checks: frozenset[str] = frozenset()
    answers: bool = False

    @cached_property
    def beginnings(self) -> Beginnings:
        """What the input can begin with; see `_list_beginnings`."""
        return frozenset(_list_beginnings(self.node))


def word(*concepts: str) -> Word:
    return Word(concepts)


def one_of(slot: str, *concepts: str) -> Word:
    return Word(concepts, slot)


def seq(*nodes: Node) -> Seq:
    return Seq(nodes)


def alt(*nodes: Node) -> Alt:
    return Alt(nodes)


def maybe(*concepts: str) -> Opt:
    """Concepts that may be left out."""
    return Opt(Word(concepts))


def keyword(*concepts: str) -> Alt:
    """Concepts that may be left out in typing only."""
    return Alt((Word(concepts), Typed(Seq(()))))


def limit_numbers(node: Node, numbers: Mapping[str, int]) -> Node:
    """Return `node` for the recogniser at one moment of a game.

    `numbers` gives the largest number of some slots, and the total of others.
    """
    match node:
        case Number(slot):
            most = min(node.most_spoken, numbers.get(slot, node.most_spoken))
            return replace(node, spoken=most)
        case Many(slot, inner):
            return Many(slot, limit_numbers(inner, numbers), numbers.get(slot) or None)
        case Seq(nodes) | Alt(nodes):
            return type(node)(tuple(limit_numbers(inner, numbers) for inner in nodes))
        case Opt(inner) | Typed(inner):
            return type(node)(limit_numbers(inner, numbers))
        case Word() | Name():
            return node


def with_count(node: Node, count: int) -> Node:
    """Return `node` where it says that there are `count` things; 0: where it does not say so."""
    match node:
        case Opt(Number("count") as number):
            return replace(number, least=count, most=count, spoken=count) if count else Seq(())
        case Seq(nodes) | Alt(nodes):
            return type(node)(tuple(with_count(inner, count) for inner in nodes))
        case Word() if not count:
            return replace(node, bare=True)
        case _:
            return node


# A meaningful line matches within some hundred steps; this limits the time for other text.
MAX_STEPS = 50_000


def match_rules(rules: Sequence[Rule], lattice: Lattice) -> list[object]:
    """Return the distinct meanings of the whole input, in the order of the rules."""
    meanings: list[object] = []
    last = len(lattice) - 1
    matcher = _Matcher(lattice)
    for rule in rules:
        if not matcher.can_begin(rule, 0):
            continue
        for end, captures in matcher.match(rule.node, 0, {}):
            if end == last:
                meaning = rule.build(captures)
                if meaning is not None and meaning not in meanings:
                    meanings.append(meaning)
    return meanings


def _list_beginnings(node: Node) -> Iterator[str | type | None]:
    """Yield the concepts, the types of other symbols, or None for nothing, that a node begins with.

    Most rules begin otherwise than an input, and need not be matched with it.
    """
    match node:
        case Word(concepts):
            yield from concepts
        case Number():
            yield int
        case Name():
            yield Seat
        case Seq(nodes):
            for inner in nodes:
                first = set(_list_beginnings(inner))
                yield from first - {None}
                if None not in first:
                    return
            yield None
        case Alt(nodes):
            for inner in nodes:
                yield from _list_beginnings(inner)
        case Opt(inner):
            yield from _list_beginnings(inner)
            yield None
        case Typed(inner) | Many(_, inner):
            yield from _list_beginnings(inner)


def _kind_of(symbol: Symbol) -> str | type:
    return symbol if isinstance(symbol, str) else type(symbol)


def concepts_of(node: Node) -> Iterator[str]:
    """Yield every concept in a node: those that a lexicon must have words for."""
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
    """Matches nodes against one lattice, in at most `MAX_STEPS` steps altogether."""

    def __init__(self, lattice: Lattice) -> None:
        self._lattice = lattice
        self._kinds = [{None, *(_kind_of(it.symbol) for it in found)} for found in lattice]
        self._steps = 0

    def can_begin(self, node: Rule | Seq, place: int) -> bool:
        """Whether the input goes on at a place as a node begins; only few have to be matched."""
        return not self._kinds[place].isdisjoint(node.beginnings)

    def match(self, node: Node, place: int, captures: Captures) -> Sequence[tuple[int, Captures]]:
        """Return each place where a match of `node` from `place` ends, and the captures by then."""
        self._steps += 1
        if self._steps > MAX_STEPS:
            return ()
        match node:
            case Word():
                readings = [it for it in self._lattice[place] if it.symbol in node.concepts]
            case Seq():
                if not self.can_begin(node, place):
                    return ()
                found: Sequence[tuple[int, Captures]] = ((place, captures),)
                for inner in node.nodes:
                    found = [it for end, new in found for it in self.match(inner, end, new)]
                    if not found:
                        break
                return found
            case Alt():
                return [it for inner in node.nodes for it in self.match(inner, place, captures)]
            case Opt():
                return [*self.match(node.node, place, captures), (place, captures)]
            case Typed():
                return self.match(node.node, place, captures)
            case Number():
                readings = [
                    it
                    for it in self._lattice[place]
                    if type(it.symbol) is int and node.least <= it.symbol <= node.most
                ]
            case Name():
                readings = [it for it in self._lattice[place] if isinstance(it.symbol, Seat)]
            case Many():
                return [
                    (end, {**captures, node.slot: items})
                    for end, items in self._match_many(node.node, place, ())
                ]
        if node.slot is None:
            return [(it.end, captures) for it in readings]
        return [(it.end, {**captures, node.slot: it.symbol}) for it in readings]

    def _match_many(
        self, node: Node, place: int, before: tuple[Captures, ...]
    ) -> Iterator[tuple[int, tuple[Captures, ...]]]:
        for end, captures in self.match(node, place, {}):
            items = (*before, captures)
            # The longest list first: it is the likeliest meaning.
            yield from self._match_many(node, end, items)
            yield end, items
