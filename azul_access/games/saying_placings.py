"""Tiles put onto a space of a star, or kept, in free words, in games that have such spaces.

A line names the star, the space, perhaps the tile, and perhaps what is paid, in any order. A number
beside a colour counts it; the number that is left is that of the space.
"""

from collections.abc import Iterator, Sequence

from azul_access.games.asking import Vocabulary
from azul_access.games.saying_marks import Line, Mark, drop_contrast, list_lines
from azul_access.games.sayings import (
    ALL,
    BUT,
    EXCEPT,
    HOLDS,
    INSTEAD,
    NONE,
    NOT,
    ON,
    SOURCES,
    SPACE,
    STATES,
    TO,
    WAS,
    Symbols,
)
from azul_access.language.grammar import Seat
from azul_access.language.question_words import Item
from azul_access.values import frozen

_CENTRE = SOURCES[0]
_WITH = "with"
_STRANGE = (NOT, NONE, EXCEPT, WAS, INSTEAD, "fell", "swap", "each")


@frozen
class PlacingReading:
    """One way to read a line, in the order of the grammar, with the words that are unknown."""

    symbols: Symbols
    unknown: tuple[str, ...] = ()


def list_placings(
    items: Sequence[Item], vocabulary: Vocabulary, wild: str | None
) -> Iterator[PlacingReading]:
    """Yield the ways to read a line; `wild` is the colour that can stand for any other now."""
    if not vocabulary.moves.placed_on:
        return
    for _, line in list_lines(items, vocabulary):
        dropped = drop_contrast(line, (NOT, NONE), BUT)
        words = [mark for mark in dropped.marks if mark.is_word]
        if any(mark.has(*_STRANGE) or (mark.has(STATES) and mark.has(HOLDS)) for mark in words):
            continue  # "the red star is half full"
        reader = _Reader(dropped, vocabulary, wild)
        yield from reader.read_passing()
        yield from reader.read()


class _Reader:
    def __init__(self, line: Line, vocabulary: Vocabulary, wild: str | None) -> None:
        self._line, self._marks = line, line.marks
        self._vocabulary, self._wild, self._words = vocabulary, wild, vocabulary.moves
        self._unknown = tuple(mark.text for mark in line.marks if mark.text)
        self._seats = tuple(Seat(mark.seat) for mark in line.marks if mark.seat is not None)
        self._colours = line.find(lambda mark: mark.colour is not None)
        self._numbers = line.find(lambda mark: mark.number is not None)

    def read_passing(self) -> Iterator[PlacingReading]:
        """Passing, and what is kept: "I am out and keep two reds"."""
        keep = self._words.keeps
        passes = self._line.find(lambda mark: mark.has(self._words.leaves))
        keeps = self._line.find(lambda mark: mark.has(keep) or mark.place == keep)
        places = self._line.find(lambda mark: mark.place not in (None, keep))
        if not (passes or keeps) or places or len(self._seats) > 1:
            return
        counts = {index: self._find_count(index) for index in self._colours}
        used = [at for at, _ in counts.values() if at is not None]
        if [index for index in self._numbers if index not in used and self._counts(index)]:
            return
        kept = [(count or 1, str(self._marks[at].colour)) for at, (_, count) in counts.items()]
        if kept or passes:
            keeping: Symbols = (keep,) if kept else ()
            tiles = tuple(symbol for each in kept for symbol in each)
            yield PlacingReading(
                (*self._seats, self._words.leaves, *keeping, *tiles), self._unknown
            )

    def read(self) -> Iterator[PlacingReading]:
        factories = self._line.find(lambda mark: mark.place == SOURCES[1])
        if (
            factories
            or len(self._seats) > 1
            or self._line.has(self._words.leaves, self._words.keeps)
        ):
            return
        for star, named in self._list_stars():
            counts = {at: self._find_count(at) for at in self._colours if at not in named}
            used = [at for at, _ in counts.values() if at is not None]
            left = [at for at in self._numbers if at not in used and self._counts(at)]
            if len(left) == 1 and self._marks[left[0]].number is not None:
                tiles = [(str(self._marks[at].colour), count) for at, (_, count) in counts.items()]
                yield from self._place(star, int(self._marks[left[0]].number or 0), tiles)

    def _counts(self, index: int) -> bool:
        """Whether a number says something: an article does not, unless a space is before it."""
        mark, before = self._marks[index], self._line.before(index)
        following = self._marks[index + 1 : index + 2]
        if following and following[0].is_word and following[0].has(self._words.wild):
            return False
        is_named = before.has(SPACE, TO, ON) or before.place is not None
        return not mark.may_drop or is_named or before.colour is not None

    def _list_stars(self) -> Iterator[tuple[str, list[int]]]:
        """Yield each star by its colour or the centre, and where its colour stands."""
        moves = self._vocabulary.moves
        inner = self._vocabulary.inside.get((_CENTRE, moves.placed_on), "")
        stars = self._line.find(lambda mark: mark.place == moves.placed_on)
        if self._line.find(lambda mark: mark.place in (_CENTRE, inner)):
            yield _CENTRE, []
            return
        if stars:
            for at in self._colours:
                is_beside = any(self._is_between(min(at, star), max(at, star)) for star in stars)
                if is_beside and self._find_count(at)[1] is None:
                    yield str(self._marks[at].colour), [at]
            return
        for at in self._colours:  # "on red 3", "red three"
            after = self._line.after(at)
            is_first = at == self._colours[0]
            is_onto = self._line.before(at).has(TO, ON)
            if after.number is not None and not after.counts and (is_onto or is_first):
                yield str(self._marks[at].colour), [at] if is_onto and not is_first else []
        first = self._colours[:1]
        if first and self._line.has(SPACE):  # "red on its second space"
            yield str(self._marks[first[0]].colour), []

    def _is_between(self, first: int, last: int) -> bool:
        """Whether nothing that is named stands between two marks."""
        return all(mark.is_light for mark in self._marks[first + 1 : last])

    def _find_count(self, index: int) -> tuple[int | None, int | None]:
        """Where the number that counts a colour stands, and the number."""
        at = index - 1
        while at >= 0 and (self._marks[at].is_light or self._marks[at].has(ALL)):
            at -= 1
        mark = self._marks[at] if at >= 0 else Mark()
        if mark.number is None or mark.is_ordinal or self._line.before(at).has(SPACE):
            return None, None
        before = self._line.before(at)
        if before.place is not None or (before.colour is not None and not mark.may_drop):
            pauses = [each for each in self._marks[at:index] if each.has("pause")]
            if not pauses and self._pause_after(at):
                return None, None
        return at, mark.number

    def _pause_after(self, index: int) -> bool:
        return index + 1 < len(self._marks) and self._marks[index + 1].has("pause")

    def _place(
        self, star: str, space: int, tiles: Sequence[tuple[str, int | None]]
    ) -> Iterator[PlacingReading]:
        colours = self._vocabulary.colours
        paid = [(colour, count) for colour, count in tiles if count is not None]
        named = [colour for colour, count in tiles if count is None]
        wilds = sum(mark.is_word and mark.has(self._words.wild) for mark in self._marks)
        is_wild = bool(wilds) and self._wild is not None
        if is_wild and not any(colours[colour] == colours[str(self._wild)] for colour, _ in paid):
            paid.append((str(self._wild), 1))
        own = star
        if star == _CENTRE:
            if not named and not paid:
                return
            own = named[0] if named else paid[0][0]
        if any(colours[each] not in self._fitting(own) for each in (*named, *dict(paid))):
            return
        if len(paid) > 1 and paid[0] == (own, 1) and not is_wild and len(tiles) == len(paid):
            total = sum(count for _, count in paid)
            paid = paid[1:] if total > space else paid  # "a red on red 3 with three reds"
        if paid and all(self._is_wild(colour) for colour, _ in paid) and not self._is_wild(own):
            left = space - sum(count for _, count in paid)
            paid = [(own, left), *paid] if left > 0 else paid
        elif paid == [(own, 1)] and space > 1:
            paid = []  # the tile that is put there
        place = (self._vocabulary.moves.placed_on, star, SPACE, space)
        payment = tuple(symbol for colour, count in paid for symbol in (count, colour))
        with_paid: Symbols = (_WITH, *payment) if payment else ()
        if star == _CENTRE:
            yield PlacingReading((*self._seats, own, TO, *place, *with_paid), self._unknown)
        else:
            yield PlacingReading((*self._seats, *place, *with_paid), self._unknown)

    def _fitting(self, own: str) -> set[int]:
        colours = self._vocabulary.colours
        return {colours[own]} | ({colours[self._wild]} if self._wild is not None else set())

    def _is_wild(self, colour: str) -> bool:
        colours = self._vocabulary.colours
        return self._wild is not None and colours[colour] == colours[self._wild]
