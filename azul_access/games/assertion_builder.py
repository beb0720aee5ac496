"""What a line asserts: it is divided into clauses, each of which makes assertions of its parts.

A clause that leaves something out has it from the one before: "Ben has 8 and Anna 13", "row 1 is
full and row 3 too". Every part of a clause must be used; else the line asserts nothing.
"""

from collections.abc import Collection, Sequence

from azul_access.games.asking import Vocabulary
from azul_access.games.assertion_clause import Clause, Context, NamedPlace
from azul_access.games.assertion_makers import Makers
from azul_access.games.assertion_parts import MARKER, REMAINS, SCORE, THERE_IS, read_clause
from azul_access.games.assertion_places import PlaceMaker
from azul_access.games.assertions import Assertion, Denied, Held
from azul_access.games.sayings import INSTEAD, NONE, NOT
from azul_access.language.grammar import Seat
from azul_access.language.question_words import PAUSE, Item
from azul_access.values import frozen

_JOINERS = frozenset((PAUSE, "and"))
_MOST_CHUNKS = 8
_MOST_ITEMS = 60
_FIRST_VERBS = frozenset(("holds", "is", "can", "must", "whether", "if", "show"))


@frozen
class Made:
    """The assertions of clauses, what they leave for a clause after them, and unknown words.

    `is_named` is whether each clause names a place, points, the marker or what is left.
    """

    assertions: tuple[Assertion, ...]
    context: Context
    unknown: tuple[str, ...] = ()
    has_verb: bool = False
    is_named: bool = True

    def may_move(self, kinds: Collection[str], me: int | None) -> bool:
        """Whether tiles at places of kinds are named that may be those of a move of `me`."""
        facts = [each.fact if isinstance(each, Denied) else each for each in self.assertions]
        return any(
            isinstance(each, Held)
            and not (each.state or each.free or each.marker)
            and (each.spaces or len({colour for colour, _ in each.tiles}) < 2)
            and each.place.kind in kinds
            and each.place.seat in (None, me)
            for each in facts
        )


def find_assertions(
    items: Sequence[Item],
    vocabulary: Vocabulary,
    me: int | None,
    players: int,
    known: NamedPlace | None = None,
    seat: int | None = None,
) -> Made | None:
    """What a line asserts; None if it leaves something over. `known` was asked about before."""
    if not items or len(items) > _MOST_ITEMS:
        return None
    seats = () if seat is None else (seat,)
    items = _drop_interjections(items)
    builder = _Builder(vocabulary, me, players)
    chunks = _split(items)
    if any(builder.only_asks(chunk) for chunk in chunks[1:]):
        return None
    made = builder.divide(chunks, Context(seats=seats, place=known))
    if made is None or not made.assertions:
        return None
    return None if begins_as_question(items) else made


def begins_as_question(items: Sequence[Item]) -> bool:
    """Whether a verb is first: "has Ben two reds", "would I have enough"."""
    for item in items:
        if not {"me", "everybody", "nobody"}.isdisjoint(item.symbols) or _names_player(item):
            return False
        if not _FIRST_VERBS.isdisjoint(item.symbols):
            return THERE_IS not in item.symbols
        if not {"other", "others"}.isdisjoint(item.symbols):
            return False
        if {"talk", "filler"}.isdisjoint(item.symbols) and PAUSE not in item.symbols:
            return False
    return False


def _names_player(item: Item) -> bool:
    return any(isinstance(symbol, Seat) for symbol in item.symbols)


def _drop_interjections(items: Sequence[Item]) -> Sequence[Item]:
    """The items without "no," and the like at the beginning."""
    while len(items) > 1 and PAUSE in items[1].symbols and _is_interjection(items[0]):
        items = items[2:]
    return items


def _is_interjection(item: Item) -> bool:
    return not {NOT, NONE, INSTEAD, "talk", "filler"}.isdisjoint(item.symbols)


def _split(items: Sequence[Item]) -> list[list[Item]]:
    """The items between pauses and words such as "and", which begin each part."""
    chunks: list[list[Item]] = [[]]
    for item in items:
        if not _JOINERS.isdisjoint(item.symbols) and chunks[-1]:
            is_first = _JOINERS.isdisjoint(chunks[-1][-1].symbols)
            if is_first or len(chunks[-1]) > 1:
                chunks.append([])
        chunks[-1].append(item)
    return chunks


class _Builder:
    def __init__(self, vocabulary: Vocabulary, me: int | None, players: int) -> None:
        self._vocabulary, self._me, self._players = vocabulary, me, players
        self._makers, self._places = Makers(vocabulary, players), PlaceMaker(vocabulary, me)

    def only_asks(self, chunk: Sequence[Item]) -> bool:
        """Whether a part names nothing and begins with a verb: "does that make sense"."""
        if not begins_as_question(chunk):
            return False
        clause = read_clause(chunk, self._vocabulary, self._me, self._players)
        return clause is not None and clause.is_empty and bool(clause.unknown)

    def divide(self, chunks: Sequence[Sequence[Item]], context: Context) -> Made | None:
        """The assertions of the fewest clauses that use every word."""
        if not chunks:
            return Made((), context)
        if len(chunks) > _MOST_CHUNKS:
            return None
        for end in range(len(chunks), 0, -1):
            if any("also" in item.symbols for chunk in chunks[1:end] for item in chunk):
                continue  # it says the same as the clause before
            items = [item for chunk in chunks[:end] for item in chunk]
            clause = read_clause(items, self._vocabulary, self._me, self._players)
            made = None if clause is None else self._make(clause, context)
            rest = None if made is None else self.divide(chunks[end:], made.context)
            if made is not None and rest is not None and clause is not None:
                return Made(
                    (*made.assertions, *rest.assertions),
                    rest.context,
                    (*clause.unknown, *rest.unknown),
                    is_named=rest.is_named and _is_named(clause),
                    has_verb=clause.has_verb or rest.has_verb,
                )
        return None

    def _make(self, clause: Clause, context: Context) -> Made | None:
        if clause.is_empty:
            return Made((), context)
        seats = self._find_seats(clause, context)
        found = self._makers.make(clause, seats, context)
        found = found or self._places.make(clause, seats, context)
        if not found:
            return None
        third = next((seat for seat in clause.seats if seat != self._me), context.third)
        place = clause.places[-1] if clause.places else context.place
        colour = next((each for each, _ in reversed(clause.tiles) if each), context.colour)
        after = Context(tuple(seats) or context.seats, third, place, colour, tuple(found))
        return Made(tuple(found), after)

    def _find_seats(self, clause: Clause, context: Context) -> list[int]:
        if clause.seats:
            return clause.seats
        if clause.is_everybody:
            return list(range(self._players))
        if clause.has_pronoun or (clause.may_have_pronoun and not clause.places):
            if context.third is not None:
                return [context.third]
            if self._players == 2 and self._me is not None:
                return [1 - self._me]
        return []


def _is_named(clause: Clause) -> bool:
    return clause.is_empty or bool(clause.places) or clause.says(SCORE, MARKER, REMAINS)
