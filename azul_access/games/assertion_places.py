"""What a clause asserts about places: tiles, spaces, or that they are full or empty."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from azul_access.games.asked_parts import Place
from azul_access.games.asking import Vocabulary
from azul_access.games.assertion_clause import Clause, Context, NamedPlace
from azul_access.games.assertion_parts import EXCEPT, MARKER, REMAINS, ROOM, SOMETHING
from azul_access.games.assertions import EMPTY, FULL, Assertion, Denied, Held
from azul_access.games.question_builders import SOURCES as TAKEN_FROM
from azul_access.games.sayings import ALL, NOT, SOURCES, SPACE, Symbols
from azul_access.language.grammar import Seat

_TILES_APART = re.compile("t*p+t*|t*")  # places are not mixed with tiles
_MISSING = ("missing", "needs", ROOM)
_STATES = (FULL, EMPTY, *_MISSING)
_ALLOWED = (
    *(FULL, EMPTY, "used", *_MISSING, NOT, MARKER, ALL, "each", "more", "also", "everything"),
    *(SOMETHING, "thereof", SPACE, "started", "colour", REMAINS),
)


class PlaceMaker:
    """Makes assertions about places; `me` is the seat of the speaker."""

    def __init__(self, vocabulary: Vocabulary, me: int | None) -> None:
        self._vocabulary, self._me = vocabulary, me

    def make(self, clause: Clause, seats: list[int], context: Context) -> list[Assertion] | None:
        excepted = (EXCEPT,) if clause.says(MARKER) else ()  # "besides the marker a red"
        if not clause.uses(*_ALLOWED, *excepted):
            return None
        if not _TILES_APART.fullmatch(clause.order):
            return None
        placed = self._find_place(clause, seats, context)
        if placed is None:
            return self._supply(clause, seats)
        places, numbers = placed
        owners = seats or ([*context.seats] if not clause.places or context.seats else [])
        found: list[Assertion] = []
        for place in places:
            for owner in self._owners(place, owners):
                held = self._hold(clause, place, owner, numbers, context)
                if held is None:
                    return None
                found += held
        return found

    def _supply(self, clause: Clause, seats: Sequence[int]) -> list[Assertion] | None:
        """How many tiles of each colour can still be taken: "there are only two oranges left"."""
        named = [(colour, count) for colour, count in clause.tiles if colour is not None]
        is_whole = len(named) == len(clause.tiles) > 0 and not (clause.numbers or clause.spaces)
        is_counted = all(count is not None for _, count in named)
        if seats or clause.says(*_MISSING, FULL, EMPTY, MARKER) or not (is_whole and is_counted):
            return None
        is_denied = NOT in clause.words and all(count != 0 for _, count in named)
        if is_denied or not (clause.says(REMAINS) or clause.has_verb):
            return None
        return [Held(Place(TAKEN_FROM), (), tuple(named))]

    def _owners(self, place: NamedPlace, owners: Sequence[int]) -> list[int | None]:
        kind = self._vocabulary.places[place.concept]
        if not kind.owned:
            return [None]
        return [*owners] or [self._me]

    def _find_place(
        self, clause: Clause, seats: Sequence[int], context: Context
    ) -> tuple[list[NamedPlace], list[int]] | None:
        """The places that a clause is about, and the numbers that are not theirs."""
        numbers = [*clause.numbers]
        if clause.places:
            named = [
                place
                for place in clause.places
                if self._vocabulary.places[place.concept].kind != self._vocabulary.own
            ]
            clause.places = named or clause.places  # "on my board in row 2"
            concepts = {place.concept for place in clause.places}
            if len(concepts) > 1:
                return None
            return self._as_inner(clause, seats, [*clause.places]), numbers
        before = context.place
        if before is None and clause.placed and (clause.tiles or clause.says(*_STATES)):
            (way, number), *others = clause.placed
            concept = self._vocabulary.by_preposition.get(way)
            if concept is None or others or number not in numbers:
                return None
            if seats and not self._vocabulary.places[concept].owned:
                return None  # "Ben has two blacks in the third"
            numbers.remove(number)
            return [NamedPlace(concept, (number,))], numbers
        if before is not None and _continues(clause):
            kind = self._vocabulary.places[before.concept]
            colours = [colour for colour, count in clause.tiles if count is None]
            is_named = kind.named_by_colour and len(colours) == 1 == len(clause.tiles)
            if is_named and clause.says("also", FULL, EMPTY):
                clause.tiles.clear()
                return [NamedPlace(before.concept, (), colours[0])], numbers
            if kind.numbered and numbers and not kind.named_by_colour:
                return [NamedPlace(before.concept, (numbers[0],))], numbers[1:]
            return [before], numbers
        own = self._vocabulary.own_tiles
        is_counted = all(count is not None for _, count in clause.tiles)
        if seats and clause.tiles and is_counted and not clause.says(*_MISSING):
            for concept, kind in self._vocabulary.places.items():
                if kind.kind == own and not kind.plural:
                    return [NamedPlace(concept)], numbers
        return None

    def _as_inner(
        self, clause: Clause, seats: Sequence[int], places: list[NamedPlace]
    ) -> list[NamedPlace]:
        """The centre of the board where spaces of it are meant: "my centre, space 5"."""
        inner = self._vocabulary.inside.get((SOURCES[0], self._vocabulary.moves.placed_on))
        is_meant = seats and (clause.spaces or clause.space_count is not None)
        if inner is None or not is_meant:
            return places
        return [NamedPlace(inner) if place.concept == SOURCES[0] else place for place in places]

    def _hold(
        self,
        clause: Clause,
        place: NamedPlace,
        owner: int | None,
        numbers: Sequence[int],
        context: Context,
    ) -> list[Assertion] | None:
        change = self._describe(clause, place, numbers, context)
        if change is None:
            return None
        is_denied = NOT in clause.words and all(count != 0 for _, count in clause.tiles)
        is_denied = is_denied and not _names_nothing(clause)
        found: list[Assertion] = []
        for number in place.numbers or (None,):
            fact = change(self._at(place, number, owner))
            if (
                clause.says("used", SOMETHING)
                and not fact.state
                and not fact.spaces
                and fact.total is None
            ):
                found.append(Denied(replace(fact, state=EMPTY)))
            else:
                found.append(Denied(fact) if is_denied else fact)
        return found

    def _at(self, place: NamedPlace, number: int | None, owner: int | None) -> Held:
        kind = self._vocabulary.places[place.concept]
        spot: Symbols = ()
        if place.colour is not None:
            number = self._vocabulary.colours[place.colour] + 1
            spot = (place.concept, place.colour)
        elif number is not None:
            spot = (place.concept, number)
        elif not kind.numbered and not kind.plural:
            inside = self._vocabulary.inside.items()
            within = next((pair for pair, inner in inside if inner == place.concept), None)
            spot = (place.concept,) if within is None else (within[1], within[0])
        if owner is not None and spot:
            spot = (Seat(owner), *spot)
        if kind.only is not None:
            number = kind.only
        return Held(Place(kind.kind, number, owner), spot)

    def _describe(
        self, clause: Clause, place: NamedPlace, numbers: Sequence[int], context: Context
    ) -> Callable[[Held], Held] | None:
        """What is said of a place, as a change of it; None if a part is left over."""
        kind = self._vocabulary.places[place.concept]
        said = _Said(clause, numbers)
        has_spaces = kind.named_by_colour or place.concept in self._vocabulary.moves.in_rows
        if has_spaces:
            said.number_spaces(kind.limit)
        said.count_tiles(clause, context)
        is_contrary = clause.words >= {FULL, EMPTY}
        if not said.find_free(clause) or said.left or len(said.totals) > 1 or is_contrary:
            return None
        if said.is_bare and _names_nothing(clause):
            return partial(replace, state=EMPTY)
        if said.is_bare:
            return _find_same(clause, context)
        is_one = kind.numbered and not kind.plural
        is_open = is_one and not place.numbers and place.colour is None
        if is_open and any(count is None for _, count in said.tiles):
            return None  # "the blue column"
        spaces = said.take_spaces()
        if said.state == EMPTY and said.tiles:
            return None
        return partial(
            replace,
            tiles=tuple(said.tiles),
            total=said.totals[0] if said.totals else None,
            free=said.free,
            spaces=spaces,
            state=said.state,
            marker=clause.says(MARKER),
            is_only=bool(spaces) and clause.says(ALL),
            is_any=is_one and not clause.says("each", ALL),
        )


class _Said:
    """What a clause says of a place, while its numbers are given their parts.

    `left` are the numbers that have none yet.
    """

    def __init__(self, clause: Clause, numbers: Sequence[int]) -> None:
        self.tiles = [(colour, count) for colour, count in clause.tiles if colour is not None]
        self.totals = [count for colour, count in clause.tiles if colour is None]
        self.spaces, self.left = [*clause.spaces], [*numbers]
        self.state = FULL if clause.says(FULL) else EMPTY if clause.says(EMPTY) else ""
        self.free: int | None = None
        self._space_count = clause.space_count

    @property
    def is_bare(self) -> bool:
        return self.free is None and not (self.tiles or self.totals or self.spaces or self.state)

    def number_spaces(self, limit: int | None) -> None:
        """Numbers of a place with spaces are those of spaces, unless tiles are counted."""
        if limit is not None:
            self.spaces += [limit + 1 + number for number in self.left if number < 0]
        self.left = [number for number in self.left if number >= 0]
        if not self.totals and not self.tiles:
            self.spaces, self.left = [*self.spaces, *self.left], []

    def count_tiles(self, clause: Clause, context: Context) -> None:
        if self._space_count is not None:
            self.totals.append(self._space_count)
            if clause.says(REMAINS):  # "one space left"
                self.state = EMPTY
        if self.left and not (self.tiles or self.totals or self.state):
            (number, *self.left) = self.left
            if context.colour and not clause.tiles and _names_tiles(context):
                self.tiles = [(context.colour, number)]  # "and two in row 5"
            else:
                self.totals = [number]
        is_uncounted = len(self.tiles) == 1 and self.tiles[0][1] is None and not self.totals
        if len(self.left) == 1 and is_uncounted:
            self.tiles, self.left = [(self.tiles[0][0], self.left[0])], []

    def find_free(self, clause: Clause) -> bool:
        """Whether what is missing, or free, has a number where it needs one."""
        if clause.says(ROOM) and self.tiles:
            return False  # that red can go to a row says nothing of what lies there
        if clause.says(*_MISSING):
            counts = [count for _, count in self.tiles if count is not None] or self.totals
            self.free = counts[0] if len(counts) == 1 else None
            self.tiles = [(colour, None) for colour, _ in self.tiles]
            self.totals, self.state = [], ""
            return self.free is not None
        if clause.free is not None:
            self.free, self.state = clause.free, ""
        elif self.totals and self.state == EMPTY and self.totals[0] is not None:
            self.free, self.state, self.totals = self.totals[0], "", []
        elif self.totals and self.state == FULL:
            self.state = ""
        return True

    def take_spaces(self) -> tuple[tuple[int, str], ...]:
        """The spaces, each with its colour, "" for a covered one and "empty" for a free one."""
        if not self.spaces:
            return ()
        colour = EMPTY if self.state == EMPTY else ""
        if len(self.tiles) == 1 and self.tiles[0][1] in (None, 1):
            colour, self.tiles = self.tiles[0][0], []
        self.state = ""
        return tuple((number, colour) for number in self.spaces)


def _find_same(clause: Clause, context: Context) -> Callable[[Held], Held] | None:
    """What the clause before said, for one that only names another place, or the marker."""
    if clause.says(MARKER, "used", SOMETHING):
        return partial(replace, marker=clause.says(MARKER))
    facts = [each.fact if isinstance(each, Denied) else each for each in context.made]
    held = [fact for fact in facts if isinstance(fact, Held)]
    if not held or not (clause.says("also") or clause.seats or clause.places):
        return None
    return partial(_again, held[-1])


def _names_nothing(clause: Clause) -> bool:
    """Whether nothing lies at a place: "I haven't got anything on my floor line"."""
    named = (clause.tiles, clause.numbers, clause.spaces, clause.free, clause.space_count)
    is_bare = not any(named) and not clause.says(FULL, EMPTY, MARKER, "used", *_MISSING)
    return is_bare and clause.has_verb and clause.says(NOT)


def _continues(clause: Clause) -> bool:
    """Whether a clause without a place can be about the one before."""
    named = (clause.tiles, clause.numbers, clause.spaces, clause.seats)
    return any(named) or clause.says(FULL, EMPTY, "also")


def _names_tiles(context: Context) -> bool:
    return any(isinstance(made, Held) and made.tiles for made in context.made)


def _again(before: Held, held: Held) -> Held:
    """The same of another place."""
    return replace(before, place=held.place, spot=held.spot)
