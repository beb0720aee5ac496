"""The words of a sentence as marks: a number, tile, place, player, small word or an unknown word.

Moves and draws are found from their marks in any order (`saying_moves`, `saying_draws`). What a
mark can stand for besides is another list of marks, which costs something.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import islice, product

from azul_access.games.asking import Vocabulary
from azul_access.games.sayings import (
    FIRST,
    FROM,
    INSTEAD,
    LAST,
    NUMBER,
    ON,
    ROW_LETTER,
    SCORE,
    TALK,
    THE,
    TILE,
    TIMES,
    TO,
)
from azul_access.language.grammar import Seat
from azul_access.language.question_words import ELIDED, PAUSE, Item
from azul_access.values import frozen

# Words between a number and what it counts, or between a place and its number.
_LIGHT = frozenset((TALK, THE, NUMBER, ELIDED))
_MOST_READINGS = 32
_PLURAL = "s"
# What it costs that letters are no labels: "sooo". A line with names of colours has labels that are
# joined ("rrb") only rarely.
_NO_LABEL, _LABELS_BESIDE_NAMES = 1.0, 2.0


@frozen
class Mark:
    """What a word says. `words` are its concepts; `text` is an unknown word.

    `number`, `colour`, `place` and `seat` are what it names. Of a number, `is_ordinal` is whether
    it is one of an order, `counts` whether it only counts ("twice"), `may_drop` whether it may be
    an article.
    """

    words: frozenset[str] = frozenset()
    number: int | None = None
    colour: str | None = None
    place: str | None = None
    seat: int | None = None
    is_ordinal: bool = False
    is_label: bool = False
    counts: bool = False
    may_drop: bool = False
    text: str = ""

    @property
    def is_light(self) -> bool:
        return bool(self.text) or (self.is_word and self.words <= _LIGHT)

    @property
    def is_word(self) -> bool:
        """Whether it names nothing."""
        return (self.number, self.colour, self.place, self.seat) == (None,) * 4

    def has(self, *words: str) -> bool:
        return not self.words.isdisjoint(words)


class Line:
    """Marks in their order, and what stands around each of them."""

    def __init__(self, marks: Sequence[Mark]) -> None:
        self.marks = list(marks)

    def before(self, index: int, *skipped: str) -> Mark:
        """The mark before another one, without small words and those `skipped`; empty if none."""
        return self._next(reversed(self.marks[:index]), skipped)

    def after(self, index: int, *skipped: str) -> Mark:
        return self._next(iter(self.marks[index + 1 :]), skipped)

    def is_named_number(self, index: int) -> bool:
        """Whether a mark is the number of something: "number five", "five's reds"."""
        is_owner = index + 1 < len(self.marks) and self.marks[index + 1].has(ELIDED)
        return is_owner or (index > 0 and self.marks[index - 1].has(NUMBER))

    def is_remark(self, index: int, *verbs: str, beside: Collection[str] = ()) -> bool:
        """Whether a mark is in a part of the sentence, behind another, that only tells what falls.

        It has one of the `verbs`, and names nothing but places `beside`.

        "into row three, one of them falls"
        """
        pauses = [at for at, mark in enumerate(self.marks) if is_pause(mark)]
        start = max((at for at in pauses if at < index), default=None)
        end = min((at for at in pauses if at > index), default=len(self.marks))
        if start is None:
            return False
        part = self.marks[start:end]
        is_named = any(
            mark.colour or (mark.place and mark.place not in beside) or mark.has(INSTEAD)
            for mark in part
        )
        return not is_named and any(mark.has(*verbs) for mark in part)

    @property
    def asks_for_points(self) -> bool:
        """Whether it begins with a word for points without their number: "points for red on 3"."""
        points = self.find(lambda mark: mark.has(SCORE))[:1]
        named = self.find(lambda mark: mark.colour is not None or mark.number is not None)[:1]
        return bool(points) and points < named

    def find(self, fits: Callable[[Mark], bool]) -> list[int]:
        return [index for index, mark in enumerate(self.marks) if fits(mark)]

    def has(self, *words: str) -> bool:
        """Whether one of `words` stands there that is nothing else as well."""
        return any(mark.is_word and mark.has(*words) for mark in self.marks)

    @staticmethod
    def _next(marks: Iterator[Mark], skipped: Sequence[str]) -> Mark:
        return next(
            (
                mark
                for mark in marks
                if not (mark.is_light or (mark.is_word and mark.has(*skipped)))
            ),
            Mark(),
        )


def list_lines(items: Sequence[Item], vocabulary: Vocabulary) -> Iterator[tuple[float, Line]]:
    """Yield every way to read the items, with what it costs."""
    names_colours = any(
        not item.label and any(symbol in vocabulary.colours for symbol in item.symbols)
        for item in items
    )
    options = [
        list(_list_senses(items, index, vocabulary, beside_names=names_colours))
        for index in range(len(items))
    ]
    for senses in islice(product(*options), _MOST_READINGS):
        line = Line([mark for _, meant in senses for mark in meant])
        if not line.asks_for_points:
            yield sum(cost for cost, _ in senses), line


def _list_senses(
    items: Sequence[Item], index: int, vocabulary: Vocabulary, *, beside_names: bool
) -> Iterator[tuple[float, tuple[Mark, ...]]]:
    item = items[index]
    around = [*items[max(index - 1, 0) : index], *items[index + 1 : index + 2]]
    is_counted = any(type(symbol) is int for other in around for symbol in other.symbols)
    if item.labels:
        marks = tuple(Mark(colour=str(label), is_label=True) for label in item.labels)
        if is_counted and len(marks) == 2 and item.text.endswith(_PLURAL):
            yield 0.0, marks[:1]  # "two Xs"
        yield _LABELS_BESIDE_NAMES if beside_names else 0.0, marks
        if beside_names:
            yield _NO_LABEL, (Mark(text=item.text),)
        return
    mark = _read(item, vocabulary)
    yield 0.0, (mark,)
    if item.label and mark.colour is not None and TIMES in item.symbols and is_counted:
        yield 0.0, (Mark(frozenset((TIMES,))),)
    after = items[index + 1].symbols if index + 1 < len(items) else ()
    is_numbered = any(type(symbol) is int for symbol in after)
    if ROW_LETTER in item.symbols and is_numbered and vocabulary.moves.target:
        yield 0.0, (Mark(place=vocabulary.moves.target),)


def _read(item: Item, vocabulary: Vocabulary) -> Mark:
    """The mark of an item that is read as what it names first."""
    symbols = item.symbols
    words = frozenset(symbol for symbol in symbols if isinstance(symbol, str))
    numbers = [symbol for symbol in symbols if type(symbol) is int]
    seats = [symbol for symbol in symbols if isinstance(symbol, Seat)]
    colours = [symbol for symbol in symbols if symbol in vocabulary.colours]
    places = [symbol for symbol in symbols if symbol in vocabulary.places]
    if not symbols:
        return Mark(text=item.text)
    if seats:
        return Mark(seat=seats[0].index)
    if colours:
        return Mark(words, colour=str(colours[0]), is_label=item.label)
    if numbers:
        return Mark(
            words,
            number=numbers[0],
            is_ordinal=item.ordinal,
            counts=item.counts,
            may_drop=TALK in words or (item.counts and numbers[0] == 1),
        )
    if FIRST in words or LAST in words:
        count = vocabulary.moves.target_count
        number = 1 if FIRST in words else count
        return Mark(words, number=number, is_ordinal=True, may_drop=True)
    if places:
        kind = vocabulary.places[str(places[0])]
        if kind.plural or TILE in words:
            return Mark(frozenset((TILE, TALK)))
        return Mark(words, place=str(places[0]))
    return Mark(words)


def drop_contrast(line: Line, negations: Sequence[str], but: str) -> Line:
    """The line without what is denied: "not red but blue", "not into row 2, but into row 3"."""
    for index in line.find(lambda mark: mark.has(*negations)):
        turn = next((at for at in line.find(lambda mark: mark.has(but)) if at > index), None)
        if turn is None:
            continue
        denied = line.marks[index:turn]
        kept = _keep_from_denied(denied, line.after(turn, FROM, TO, ON))
        if kept is not None:
            left = [*line.marks[:index], *kept, *line.marks[turn + 1 :]]
            return drop_contrast(Line(left), negations, but)
    return line


def drop_wild(line: Line, vocabulary: Vocabulary, wild: str | None) -> Line:
    """The line without the tile that comes along: "yellow, and the orange with it"."""
    colours = {vocabulary.colours[mark.colour] for mark in line.marks if mark.colour}
    if wild is None or len(colours) != 2 or vocabulary.colours[wild] not in colours:
        return line
    at = line.find(
        lambda mark: vocabulary.colours.get(mark.colour or "") == vocabulary.colours[wild]
    )
    kept = [
        mark
        for index, mark in enumerate(line.marks)
        if index not in at and not (mark.number == 1 and index + 1 in at)
    ]
    return Line(kept)


def _keep_from_denied(denied: Sequence[Mark], instead: Mark) -> list[Mark] | None:
    """The marks that still hold of a denied part; None where `instead` cannot stand for it.

    Only a colour takes the place of a colour. A number alone has the place of the denied number:
    "not in row 2, but 3".
    """
    colour = next((at for at, mark in enumerate(denied) if mark.colour), None)
    if colour is not None and instead.colour:
        return [*denied[1:colour], *denied[colour + 1 :]]
    is_placed = any(mark.place or mark.number is not None for mark in denied)
    if not is_placed or (instead.place is None and instead.number is None):
        return None
    return [mark for mark in denied if mark.place] if instead.place is None else []


def is_strange(mark: Mark, allowed: frozenset[str]) -> bool:
    """Whether a mark is a small word that can be none of `allowed`."""
    return mark.is_word and not mark.text and mark.words.isdisjoint(allowed)


def is_pause(mark: Mark) -> bool:
    return mark.has(PAUSE)


def has_way(mark: Mark, way: str) -> bool:
    """Whether a mark is a small word such as "from"."""
    return mark.is_word and mark.has(way)
