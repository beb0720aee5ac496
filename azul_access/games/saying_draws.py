"""Drawn tiles in free words: every way to count the tiles that a line names.

A number counts the colour after it or the one before it, is the number of all tiles ("all four are
black"), or says which tile is meant ("the fourth is red"). The readings that have as many tiles as
a factory takes are the likely ones; the rules of the game check the others.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise, product

from azul_access.games.asking import Vocabulary
from azul_access.games.saying_marks import (
    Line,
    Mark,
    drop_contrast,
    is_pause,
    is_strange,
    list_lines,
)
from azul_access.games.sayings import (
    ALL,
    BUT,
    DIFFERENT,
    EACH,
    EXCEPT,
    FILL,
    FIRST,
    FROM,
    HOLDS,
    INSTEAD,
    LAST,
    NONE,
    NOT,
    NUMBER,
    ON,
    PUT,
    REST,
    STATES,
    TAKE,
    TALK,
    THE,
    TILE,
    TIMES,
    TO,
    WAS,
    Symbols,
)
from azul_access.games.sources import FACTORY_SPACES
from azul_access.language.question_words import PAUSE, Item
from azul_access.values import frozen

_BAG = "bag"
_ALLOWED = frozenset(
    (
        *(TALK, THE, FROM, TO, ON, NUMBER, TILE, TIMES, STATES, TAKE, PUT, HOLDS, ALL, EACH, REST),
        *(DIFFERENT, NONE, EXCEPT, INSTEAD, BUT, PAUSE, WAS, FILL, FIRST, LAST),
    )
)
# What a number can be.
_AFTER, _BEFORE, _TOTAL, _PLACE, _NOTHING = "after", "before", "total", "place", "dropped"
_LIKELY, _UNLIKELY, _WRONG_TOTAL = 1.0, 2.0, 3.0


@frozen
class DrawReading:
    """One way to read a line as drawn tiles: `symbols` are in the order of the grammar."""

    cost: float
    symbols: Symbols
    unknown: tuple[str, ...] = ()


def list_draws(items: Sequence[Item], vocabulary: Vocabulary) -> list[DrawReading]:
    """Every way to read the words of a line as drawn tiles, the likeliest first."""
    found: dict[Symbols, DrawReading] = {}
    for cost, line in list_lines(items, vocabulary):
        for part, more in _list_corrected(drop_contrast(line, (NOT, NONE), BUT)):
            for reading in _DrawReader(part, vocabulary).read(cost + more):
                old = found.get(reading.symbols)
                if old is None or reading.cost < old.cost:
                    found[reading.symbols] = reading
    return sorted(found.values(), key=lambda reading: reading.cost)


def _list_corrected(line: Line) -> Iterator[tuple[Line, float]]:
    """The line after a correction: what follows stands for all before it, or for the last tile."""
    corrects = line.find(lambda mark: mark.has(INSTEAD))
    if not corrects:
        yield line, 0.0
        return
    (*_, last) = corrects
    before, after = line.marks[: corrects[0]], line.marks[last + 1 :]
    yield Line(after), 0.0
    colours = [index for index, mark in enumerate(before) if mark.colour]
    if colours:
        kept = before[: colours[-1]]
        while kept and not kept[-1].colour and not is_pause(kept[-1]):
            kept.pop()
        yield Line([*kept, Mark(frozenset((PAUSE,))), *after]), 0.0


class _DrawReader:
    def __init__(self, line: Line, vocabulary: Vocabulary) -> None:
        self._line, self._marks = line, line.marks
        self._vocabulary = vocabulary
        self._excluded = self._find_excluded()
        self._colours = [
            index
            for index in line.find(lambda mark: mark.colour is not None)
            if index not in self._excluded and not self._is_second_label(index)
        ]

    def _find_excluded(self) -> list[int]:
        """The colours of which there are none."""
        return [
            index
            for index, mark in enumerate(self._marks)
            if mark.colour and self._line.before(index).has(NONE, EXCEPT)
        ]

    def _leaves_rest(self) -> bool:
        """Whether one colour without a number is what is left: "only reds but for one blue"."""
        excepts = self._line.find(lambda mark: mark.is_word and mark.has(EXCEPT))
        is_counted = all(self._line.after(at).number is not None for at in excepts)
        leaves_one = is_counted and self._line.has(ALL) and len(self._colours) == 2
        return self._line.has(REST) or bool(excepts and leaves_one)

    def _is_second_label(self, index: int) -> bool:
        """Whether a label only repeats the colour before it: "2 red R"."""
        if index < 2 or not self._marks[index].is_label:
            return False
        before = self._marks[index - 1]
        is_counted = self._marks[index - 2].number is not None
        return is_counted and not before.is_label and before.colour == self._marks[index].colour

    def read(self, cost: float) -> Iterator[DrawReading]:
        if not self._is_draw():
            return
        numbers = self._line.find(lambda mark: mark.number is not None)
        options = [self._list_roles(index) for index in numbers]
        for roles in product(*(option.items() for option in options)):
            assigned = {index: role for index, (role, _) in zip(numbers, roles, strict=True)}
            total = cost + sum(each for _, each in roles)
            for more, symbols in self._build(assigned):
                unknown = tuple(mark.text for mark in self._marks if mark.text)
                yield DrawReading(total + more, symbols, unknown)

    def _is_draw(self) -> bool:
        if any(mark.seat is not None or is_strange(mark, _ALLOWED) for mark in self._marks):
            return False
        if self._line.has(NOT):
            return False
        known = self._vocabulary.moves.drawn_to
        if any(mark.place not in (None, _BAG, *known) for mark in self._marks):
            return False
        drawn = {self._marks[index].colour for index in self._colours}
        excluded = {self._marks[index].colour for index in self._excluded}
        denied = self._line.find(lambda mark: mark.has(NONE, EXCEPT) and mark.is_word)
        is_denied = len(denied) == len(self._excluded) or self._leaves_rest()
        return is_denied and drawn.isdisjoint(excluded)

    def _list_roles(self, index: int) -> Mapping[str, float]:
        mark = self._marks[index]
        before, after = self._line.before(index, FROM), self._line.after(index, FROM)
        number, roles = mark.number or 0, dict[str, float]()
        drawn_to = self._vocabulary.moves.drawn_to
        is_placed = before.place in drawn_to or after.place in drawn_to
        is_counted = after.colour is not None and self._is_counted(index, 1)
        if is_placed or self._begins_factory(index):
            roles[_PLACE] = 0.0
        elif mark.is_ordinal or (mark.may_drop and not is_counted):
            # "the fourth is red", "a red"
            roles[_NOTHING] = 0.0 if mark.is_ordinal or number == 1 else _LIKELY
        elif number + 1 in (after.number, self._line.after(index, PAUSE).number):
            roles[_NOTHING] = _LIKELY  # counted aloud: "one, two, three reds"
        if mark.is_ordinal or not number:
            return roles
        held = self._line.after(index, FROM, HOLDS, TIMES, ALL, STATES)
        if is_counted:
            roles[_AFTER] = _LIKELY if is_placed else 0.0
        elif held.colour is not None and after.has(TIMES, TILE, ALL, EACH, HOLDS):
            roles[_AFTER] = 0.0  # "2 x red", "the first three are blue"
        if before.colour is not None:
            is_times = mark.counts or after.has(TIMES)
            roles[_BEFORE] = 0.0 if is_times and not before.has(TIMES) else _LIKELY
        elif self._line.before(index, PAUSE).colour is not None:
            roles[_BEFORE] = _UNLIKELY  # "red (2)"
        elif before.has(TIMES, HOLDS, ALL, EACH) and self._colour_before(index):
            roles[_BEFORE] = 0.0 if before.has(TIMES) else _LIKELY
        if self._line.has(EACH, DIFFERENT):
            roles[_NOTHING] = 0.0
        if number == FACTORY_SPACES and (before.has(ALL) or after.colour is None):
            roles[_TOTAL] = 0.0 if self._line.has(ALL) or after.has(TILE) else _LIKELY
        return roles

    def _begins_factory(self, index: int) -> bool:
        """Whether a number is that of a factory: "on the third", "the first one has"."""
        mark, before = self._marks[index], self._line.before(index)
        after = self._line.after(index)
        if before.has(TO, ON):
            is_alone = index + 1 < len(self._marks) and is_pause(self._marks[index + 1])
            return mark.is_ordinal or self._line.is_named_number(index) or is_alone
        return before == Mark() and mark.is_ordinal and after.has(HOLDS)

    def _is_counted(self, index: int, step: int) -> bool:
        at = index + step
        while self._marks[at].is_light or self._marks[at].has(FROM):
            at += step
        return at in self._colours

    def _colour_before(self, index: int) -> bool:
        before = [at for at in self._colours if at < index]
        between = self._marks[before[-1] + 1 : index] if before else []
        return bool(before) and not any(is_pause(mark) for mark in between)

    def _build(self, roles: Mapping[int, str]) -> Iterator[tuple[float, Symbols]]:
        """The tiles of these roles, with what else it costs; nothing where they contradict."""
        counts: dict[int, int] = {}
        for index, role in roles.items():
            if role in (_AFTER, _BEFORE):
                colour = self._find_colour(index, role)
                number = self._marks[index].number or 0
                if colour is None or counts.setdefault(colour, number) != number:
                    return
                if sum(self._find_colour(at, each) == colour for at, each in roles.items()) > 1:
                    return
        places = self._name_places(roles)
        if places is None:
            return
        totals = [self._marks[index].number for index, role in roles.items() if role == _TOTAL]
        if self._line.has(EXCEPT, NONE) and not self._colours:
            yield from self._all_but(roles)
            return
        if not self._colours:
            return
        cost, tiles = self._count(counts, roles, bool(totals))
        if not tiles:
            return
        total = sum(number for _, number, _ in tiles)
        if totals and total != totals[0]:
            return
        fits = total == FACTORY_SPACES or (
            total % FACTORY_SPACES == 0 and self._ends_at_pauses(tiles, places)
        )
        yield cost + (0.0 if fits else _WRONG_TOTAL), _order(tiles, places)

    def _find_colour(self, index: int, role: str) -> int | None:
        """The place of the colour that a number counts."""
        if role == _AFTER:
            return next((at for at in self._colours if at > index), None)
        if role == _BEFORE:
            return next((at for at in reversed(self._colours) if at < index), None)
        return None

    def _name_places(self, roles: Mapping[int, str]) -> list[tuple[int, Symbols]] | None:
        """The places that tiles were drawn for; None where one has no number."""
        drawn_to = self._vocabulary.moves.drawn_to
        numbers = [index for index, role in roles.items() if role == _PLACE]
        places: list[tuple[int, Symbols]] = []
        for index, mark in enumerate(self._marks):
            if index in numbers:
                places.append((index, (drawn_to[0], self._marks[index].number or 0)))
            elif mark.place in drawn_to and mark.place != drawn_to[0]:
                places.append((index, (str(mark.place),)))
        named = self._line.find(lambda mark: mark.place == drawn_to[0])
        if len(named) == 1 and not numbers:
            return places  # the factory that is due
        return None if len(named) > len(numbers) else places

    def _count(
        self, counts: Mapping[int, int], roles: Mapping[int, str], has_total: bool
    ) -> tuple[float, list[tuple[int, int, str]]]:
        """The tiles as place in the line, number and colour; none where words contradict."""
        names = [str(self._marks[index].colour) for index in self._colours]
        numbers = [counts.get(index, 1) for index in self._colours]
        kinds = {self._vocabulary.colours[name] for name in names}
        cost = 0.0
        if self._line.has(EACH) and not counts:
            each = {self._marks[at].number for at, role in roles.items() if role == _NOTHING}
            numbers = [max([number or 1 for number in each], default=1)] * len(names)
        elif self._leaves_rest():
            open_ones = [at for at, index in enumerate(self._colours) if index not in counts]
            at = open_ones[-1] if open_ones else 0
            left = FACTORY_SPACES - sum(numbers) + numbers[at]
            if len(names) < 2 or left < 1 or not open_ones:
                return 0.0, []
            numbers[at] = left
        elif len(kinds) == 1 and not counts and (self._line.has(ALL) or has_total):
            numbers = [FACTORY_SPACES] + [0] * (len(names) - 1)
        elif self._line.has(DIFFERENT) and (len(kinds) < len(names) or max(numbers) > 1):
            return 0.0, []
        tiles = list(zip(self._colours, numbers, names, strict=True))
        return cost, [tile for tile in tiles if tile[1]]

    def _all_but(self, roles: Mapping[int, str]) -> Iterator[tuple[float, Symbols]]:
        """ "One of everything but red": each colour that is not excluded."""
        is_whole = self._line.has(EACH, DIFFERENT, ALL) or bool(roles)
        if len(self._excluded) != 1 or not is_whole:
            return
        excluded = self._vocabulary.colours[str(self._marks[self._excluded[0]].colour)]
        left = [
            name
            for name in _first_names(self._vocabulary)
            if self._vocabulary.colours[name] != excluded
        ]
        yield 0.0, tuple(symbol for name in left for symbol in (1, name))

    def _ends_at_pauses(
        self, tiles: Sequence[tuple[int, int, str]], places: Sequence[tuple[int, Symbols]]
    ) -> bool:
        """Whether a pause, or a place, stands between the tiles of two factories."""
        if places or all(self._marks[index].is_label for index in self._colours):
            return True
        pauses = self._line.find(is_pause)
        total = 0
        for (index, number, _), (following, _, _) in pairwise(tiles):
            total += number
            if total % FACTORY_SPACES == 0 and not any(
                index < pause < following for pause in pauses
            ):
                return False
        return True


def _order(tiles: Sequence[tuple[int, int, str]], places: Sequence[tuple[int, Symbols]]) -> Symbols:
    """Tiles and places in the order of the grammar; a single place comes first."""
    if len(places) == 1:
        places = [(-1, places[0][1])]
    parts = [(index, (number, name)) for index, number, name in tiles]
    ordered = sorted([*parts, *places], key=lambda part: part[0])
    return tuple(symbol for _, symbols in ordered for symbol in symbols)


def _first_names(vocabulary: Vocabulary) -> list[str]:
    """One name of each colour."""
    ordered = sorted(vocabulary.colours, key=lambda name: vocabulary.colours[name])
    same = groupby(ordered, lambda name: vocabulary.colours[name])
    return [next(names) for _, names in same]
