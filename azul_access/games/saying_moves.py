"""Moves in free words: every way to give the numbers, tiles and places of a line a part in a move.

A move has a source, a colour, perhaps a count, and in some games a target. Each number of a line is
one of these, which costs more the less its neighbours say so; every number counts. What a line
leaves open (the source, the row that is named by its colour) is left to the table. The rules of the
game say which readings are possible; see `session.meaning.free_moves`.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import cast

from azul_access.games.asking import Vocabulary
from azul_access.games.saying_marks import (
    Line,
    Mark,
    drop_contrast,
    drop_wild,
    has_way,
    is_strange,
    list_lines,
)
from azul_access.games.sayings import (
    ALL,
    BUT,
    DROP,
    EACH,
    EXCEPT,
    FILL,
    FITS,
    FROM,
    HOLDS,
    INSTEAD,
    MARKER,
    NONE,
    NOT,
    NUMBER,
    ON,
    PUT,
    REST,
    SCORE,
    SOURCES,
    SPACE,
    STATES,
    TAKE,
    TALK,
    THE,
    TILE,
    TIMES,
    TO,
    Symbols,
)
from azul_access.language.grammar import Seat
from azul_access.language.question_words import PAUSE, Item
from azul_access.values import frozen

_NEGATIONS = (NOT, NONE, EXCEPT)
_ALLOWED = frozenset(
    (
        *(TALK, THE, FROM, TO, ON, NUMBER, TILE, TIMES, STATES, TAKE, PUT, HOLDS, ALL, DROP, REST),
        *(SPACE, INSTEAD, BUT, PAUSE, FILL, EACH, SCORE, MARKER, FITS),
    )
)
_FACTORY, _CENTRE = SOURCES[1], SOURCES[0]
# What a number can be in a move.
_SOURCE, _TARGET, _COUNT, _NOTHING = "source", "target", "count", "dropped"
# What it costs that a role is likely, or only possible, or that the source is not named.
_LIKELY, _DOUBTFUL, _UNLIKELY, _UNNAMED = 1.0, 1.5, 2.0, 1.0

# The place of a mark in a line, and what it says.
_Said = tuple[int, Symbols]


@frozen
class MoveReading:
    """One way to read a line as a move; the source, the colour or the target may be left open.

    `names_row` is whether the row is named by its colour. `is_meant` is whether something besides
    the tiles says that it is a move, `is_bare` whether that is a number alone. `unknown` are the
    words that were not understood.
    """

    cost: float
    source: Symbols
    colour: str
    count: int | None
    target: Symbols
    names_row: bool
    is_meant: bool
    is_bare: bool
    seats: tuple[Seat, ...] = ()
    unknown: tuple[str, ...] = ()

    def symbols(self, source: Symbols, target: Symbols) -> Symbols:
        """The move in the order of the grammar's own sentences."""
        counted = () if self.count is None else (self.count,)
        ends = (TO, *target) if target else ()
        return (*self.seats, *counted, self.colour, FROM, *source, *ends)


def list_moves(
    items: Sequence[Item], vocabulary: Vocabulary, wild: str | None = None
) -> list[MoveReading]:
    """Every way to read the words of a line as a move, the likeliest first.

    A tile of the colour `wild` comes along with others, whether it is named or not.
    """
    readings = [
        reading
        for cost, line in list_lines(items, vocabulary)
        for reading in _MoveReader(
            drop_wild(drop_contrast(line, _NEGATIONS, BUT), vocabulary, wild), vocabulary
        ).read(cost)
    ]
    return sorted(readings, key=lambda reading: reading.cost)


class _MoveReader:
    def __init__(self, line: Line, vocabulary: Vocabulary) -> None:
        self._line, self._marks = line, line.marks
        self._words = vocabulary.moves
        self._target = vocabulary.moves.target
        self._allowed = _ALLOWED | {vocabulary.moves.wild}
        # After a correction, what is said stands for what was said before it.
        self._corrects = line.find(lambda mark: mark.has(INSTEAD))

    def read(self, cost: float) -> Iterator[MoveReading]:
        colours = {mark.colour for mark in self._marks if mark.colour}
        if not self._is_move() or not colours:
            return
        colour = self._last_colour()
        if colour is None:
            return
        numbers = self._line.find(lambda mark: mark.number is not None)
        options = [self._list_roles(index) for index in numbers]
        for roles in product(*(option.items() for option in options)):
            assigned = {index: role for index, (role, _) in zip(numbers, roles, strict=True)}
            more = self._repeat_cost([role for role in roles if role[0] != _NOTHING])
            if more is None:
                continue
            reading = self._assign(assigned, colour, cost + more + sum(each for _, each in roles))
            if reading is not None:
                yield reading

    def _repeat_cost(self, roles: Sequence[tuple[str, float]]) -> float | None:
        """What it costs that numbers are repeated; None where nothing says what one of them is."""
        named = [role for role, _ in roles]
        repeated = [cost for role, cost in roles if named.count(role) > 1]
        if self._corrects or not repeated:
            return 0.0
        return None if any(repeated) else _LIKELY

    def _is_move(self) -> bool:
        marks = self._marks
        if any(is_strange(mark, self._allowed) or mark.has(*_NEGATIONS) for mark in marks):
            return False
        fits = self._line.find(lambda mark: mark.is_word and mark.has(FITS))
        if any(self._line.before(at).number is None for at in fits):
            return False  # "does red fit there"
        known = (*SOURCES, self._target, *self._words.targets)
        if any(mark.place is not None and mark.place not in known for mark in marks):
            return False
        seats = self._line.find(lambda mark: mark.seat is not None)
        named = self._line.find(lambda mark: not mark.is_light)
        if len(seats) > 1 or (seats and named[0] != seats[0]):
            return False
        if seats and self._line.has(HOLDS) and not self._has_verb():
            return False  # "Anna has one X in row 1"
        first = marks[named[0]] if named else Mark()
        return not (first.is_word and first.has(HOLDS) and not first.has(STATES, TAKE))

    def _may_hide_place(self, index: int) -> bool:
        """Whether an unknown word before a number or place may be misspelt: "vvn factory", "rj 3".

        Behind "in the" it only describes a place, but no number alone.
        """
        mark = self._marks[index]
        if index == 0 or not self._marks[index - 1].text:
            return False
        is_alone = mark.number is not None and not mark.is_ordinal
        described = index > 1 and self._marks[index - 2].has(THE, FROM, TO, ON)
        return is_alone or not described

    def _last_colour(self) -> str | None:
        """The colour of the tiles; None where a line has several that are not corrected."""
        for start in reversed((0, *self._corrects)):
            found = {mark.colour for mark in self._marks[start:] if mark.colour}
            if found:
                return found.pop() if len(found) == 1 else None
        return None

    def _list_roles(self, index: int) -> Mapping[str, float]:
        following = self._line.after(index)
        falls = self._line.is_remark(
            index, DROP, beside=self._words.targets
        ) and not self._line.before(index).has(TO, ON)
        if falls or (following.is_word and following.has(FITS)) or self._counts_others(index):
            return {_NOTHING: 0.0}  # "one of them falls", "two fit there"
        costs = {
            _SOURCE: self._source_cost(index),
            _TARGET: self._target_cost(index),
            _COUNT: self._count_cost(index),
            _NOTHING: self._drop_cost(index),
        }
        return {role: cost for role, cost in costs.items() if cost is not None}

    def _source_cost(self, index: int) -> float | None:
        mark, before, after = self._around(index)
        if mark.counts or (after.place == self._target != "" and mark.is_ordinal):
            return None
        is_behind = after.place == _FACTORY and not before.number
        if before.place == _FACTORY or is_behind or has_way(before, FROM):
            return 0.0
        if before.place is not None:
            return _UNLIKELY if before.place == _CENTRE else None
        if has_way(before, ON):
            return _DOUBTFUL if has_way(before, TO) else _LIKELY
        if has_way(before, TO) or self._has_ended(mark):
            return _DOUBTFUL if self._line.is_named_number(index) else None
        if self._line.is_named_number(index) or not (after.colour or after.has(TILE)):
            return _LIKELY
        is_count = self._counts_after(index) and not self._marks[index + 1].is_label
        return None if is_count else _UNLIKELY  # "the three reds", but "3 r 2"

    def _target_cost(self, index: int) -> float | None:
        mark, before, after = self._around(index)
        if not self._target or mark.counts:
            return None
        is_row_of = has_way(before, FROM) and self._row_before(index)
        if before.place == self._target or is_row_of:
            return 0.0
        if after.place == self._target:
            return 0.0 if mark.is_ordinal or not before.has(FROM) else _LIKELY
        if before.place == _FACTORY or has_way(before, FROM) or after.place == _FACTORY:
            return None
        if has_way(before, TO):
            return 0.0
        if self._has_ended(mark):
            return None if after.colour is not None else _LIKELY
        return _UNLIKELY if after.colour is not None else _LIKELY

    def _count_cost(self, index: int) -> float | None:
        mark, before, _ = self._around(index)
        if mark.is_ordinal or not mark.number or self._line.is_named_number(index):
            return None
        if mark.counts or before.has(ALL) or mark.has(ALL):
            return 0.0
        if self._counts_after(index):
            is_placed = before.place in (_FACTORY, self._target) and before.place
            is_short = self._marks[index + 1].is_label  # "5r1" begins with the factory
            if is_short and not is_placed and not before.has(FROM, TO):
                return _LIKELY
            return _UNLIKELY if is_placed else (_LIKELY if before.has(FROM, TO) else 0.0)
        if before.has(FROM, TO) or (before.place is not None and before.place != _CENTRE):
            return None
        return _LIKELY

    def _drop_cost(self, index: int) -> float | None:
        mark, before, after = self._around(index)
        if self._line.is_remark(index, DROP, TAKE, PUT):
            return 0.0
        if not mark.may_drop or self._line.is_named_number(index):
            return None
        places = (_FACTORY, self._target)
        if (before.place and before.place in places) or (after.place and after.place in places):
            return None
        if self._has_ended(mark):
            return 0.0 if after.colour is not None else _DOUBTFUL
        if self._counts_after(index) and not mark.is_ordinal:
            return None
        is_noun = before.colour is not None or before.is_ordinal  # "the red one"
        following = self._marks[index + 1 : index + 2]
        is_article = mark.counts or bool(following and following[0].text)
        return 0.0 if is_noun or is_article or mark.is_ordinal else None

    @staticmethod
    def _has_ended(mark: Mark) -> bool:
        """Whether a word such as "top" or "last" can only be a row."""
        return mark.has("first-of", "last-of")

    def _around(self, index: int) -> tuple[Mark, Mark, Mark]:
        after = self._line.after(index)
        return self._marks[index], self._line.before(index), after

    def _row_before(self, index: int) -> bool:
        """Whether "row of" stands before a number: "the row of three"."""
        way = max(at for at in range(index) if has_way(self._marks[at], FROM))
        return self._line.before(way).place == self._target != ""

    def _assign(self, roles: Mapping[int, str], colour: str, cost: float) -> MoveReading | None:
        """The move of these roles; None where they contradict each other."""
        said = self._collect(roles)
        targets, leaves_rest = self._drop_rest(said[_TARGET])
        source, target = self._choose(said[_SOURCE]), self._choose(targets)
        count = self._choose(said[_COUNT])
        if source is None or target is None or count is None:
            return None
        has_row = any(mark.place == self._target != "" for mark in self._marks)
        leads, repeats = self._leads_to_colour(), self._repeats_colour()
        placed = [index for index, role in roles.items() if role in (_SOURCE, _TARGET)]
        placed += self._line.find(lambda mark: mark.place is not None)
        if any(self._may_hide_place(index) for index in placed):
            return None
        if not self._numbers_factories(roles) or (leads and target):
            return None
        names_row = not target and (has_row or leads or repeats)
        if not target and not names_row and self._line.has(DROP):
            target = tuple(self._words.targets.values())[:1]
        if (repeats and target) or leaves_rest:
            cost += _LIKELY  # "that black on two goes to my black row" has no row 2
        verbs = self._has_verb() or self._line.has(DROP)
        is_said = (
            bool(target)
            or names_row
            or (verbs and not self._target)
            or bool(count)
            or self._line.has(ALL)
        )
        seats = tuple(Seat(mark.seat) for mark in self._marks if mark.seat is not None)
        return MoveReading(
            cost + (0.0 if source else _UNNAMED),
            source,
            colour,
            cast("int", count[0]) if count else None,
            target,
            names_row,
            is_said and not seats and not self._line.has(HOLDS),
            not verbs and not target and not names_row,
            seats,
            tuple(mark.text for mark in self._marks if mark.text),
        )

    def _numbers_factories(self, roles: Mapping[int, str]) -> bool:
        """Whether each word for a factory has its number beside it."""
        numbers = [index for index, role in roles.items() if role == _SOURCE]
        words = self._line.find(lambda mark: mark.place == _FACTORY)
        before = [self._line.before(index).place for index in numbers]
        after = [self._line.after(index).place for index in numbers]
        return [*before, *after].count(_FACTORY) >= len(words)

    def _collect(self, roles: Mapping[int, str]) -> dict[str, list[_Said]]:
        """What is said of the source, the target and the count, with the places of the marks."""
        said: dict[str, list[_Said]] = {_SOURCE: [], _TARGET: [], _COUNT: []}
        names = {_SOURCE: (_FACTORY,), _TARGET: (self._target,), _COUNT: ()}
        for index, mark in enumerate(self._marks):
            role = roles.get(index)
            if mark.place == _CENTRE:
                said[_SOURCE].append((index, (_CENTRE,)))
            elif mark.place in self._words.targets:
                said[_TARGET].append((index, (self._words.targets[str(mark.place)],)))
            elif mark.number is not None and role in said:
                said[role].append((index, (*names[role], mark.number)))
        return said

    def _drop_rest(self, targets: list[_Said]) -> tuple[list[_Said], bool]:
        """The targets without that of the rest, and whether there is one.

        "into row 3, the rest onto the floor"
        """
        rows = [each for each in targets if each[1][0] == self._target]
        leaves = self._line.has(REST, DROP) and 0 < len(rows) < len(targets)
        return (rows, True) if leaves else (targets, False)

    def _choose(self, said: Sequence[_Said]) -> Symbols | None:
        """What was said last if a correction is before it; None for a contradiction."""
        for start in reversed((0, *self._corrects)):
            found = {symbols for index, symbols in said if index >= start}
            if found:
                return found.pop() if len(found) == 1 else None
        return ()

    def _counts_after(self, index: int) -> bool:
        """Whether a number counts what follows: "three reds", "three of the reds"."""
        after = self._line.after(index, FROM)
        return after.colour is not None or after.has(TILE)

    def _counts_others(self, index: int) -> bool:
        """Whether a number counts tiles that lie there already: "to my two other reds"."""
        is_later = any(at < index for at in self._name_colours())
        has_target = bool(self._target) and has_way(self._line.before(index), TO)
        return is_later and has_target and self._line.after(index).colour is not None

    def _leads_to_colour(self) -> bool:
        """Whether a colour without a number stands where the target does: "to my other reds"."""
        return bool(self._target) and any(
            has_way(self._line.before(index, HOLDS), TO) for index in self._name_colours()
        )

    def _has_verb(self) -> bool:
        """Whether a word says that tiles are taken or put, and is no preposition as well."""
        return any(
            mark.is_word and mark.has(TAKE, PUT) and not mark.has(FROM, TO) for mark in self._marks
        )

    def _repeats_colour(self) -> bool:
        """Whether the colour of the tiles is named again: "the reds join my other reds"."""
        return bool(self._target) and len(self._name_colours()) > 1 and not self._corrects

    def _name_colours(self) -> list[int]:
        return self._line.find(lambda mark: mark.colour is not None and not mark.is_label)
