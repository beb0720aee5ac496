"""Puts the words of a line together to the parts of a question, and finds the question."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice, product

from azul_access.games import asking
from azul_access.games.asked_parts import LAST, AskedPlace, AskedTiles, PlaceKind
from azul_access.games.question_numbers import has_numbers
from azul_access.language.grammar import Seat, Symbol
from azul_access.language.question_words import Item

# More readings of a line than this are no sentence.
_MOST_READINGS = 64


def find_question(
    items: Sequence[Item],
    vocabulary: asking.Vocabulary,
    forms: Sequence[asking.QuestionForm],
    asker: asking.Asker,
    *,
    is_marked: bool,
    is_bare: bool = True,
    beside_moves: bool = True,
) -> object | None:
    """The question that the items of a line make; None if they make none.

    `is_marked` is whether the line ends with a question mark; a line without a question word is one
    only if `is_bare`, or where forms `beside_moves` are allowed.
    """
    parser = Parser(vocabulary, asker, is_marked, is_bare)
    readings = [asked for asked in parser.read(items) if asked is not None]
    for form in forms:
        for asked in readings:
            if form.fits(asked, is_bare=is_bare, beside_moves=beside_moves):
                question = form.build(asked)
                is_whole = question is not None and not asked.unused()
                if is_whole and has_numbers(question, asked):
                    return question
    return None


class Parser:
    """Puts the items of a line together to parts."""

    def __init__(
        self, vocabulary: asking.Vocabulary, asker: asking.Asker, is_marked: bool, is_bare: bool
    ) -> None:
        self._vocabulary = vocabulary
        self._places = vocabulary.places
        self._colours = vocabulary.colours
        self._asker = asker
        self._is_marked = is_marked
        self._is_bare = is_bare

    def read(self, items: Sequence[Item]) -> Iterator[asking.Asked | None]:
        """Yield each way to read the items; None for a way that leaves something over."""
        asks = any(item.asks for item in items)
        items = _after_request(items)
        choices = [
            self._choices(item, is_number=self._is_number_of_place(items, index))
            for index, item in enumerate(items)
        ]
        thing = _first_place(items, self._places)
        for index, item in enumerate(items):
            if "other" in item.symbols and asking.FILLER in item.symbols and index > thing:
                # After a place, "it" is the place and nobody: "when it is full".
                choices[index] = [each for each in choices[index] if each != "other"]
            # A verb that is also a person is one only before what that person has.
            if "is" in item.symbols and not (index and self._can_be_owned(items[index + 1 :])):
                choices[index] = [reading for reading in choices[index] if reading not in _PERSONS]
            following = items[index + 1].symbols if index + 1 < len(items) else ()
            if "is" in item.symbols and "me" in following:  # "ben ik" in a game with Ben
                choices[index] = [each for each in choices[index] if not isinstance(each, Seat)]
        for readings in islice(product(*choices), _MOST_READINGS):
            yield self._assemble(items, readings, asks=asks)

    def read_follow_up(
        self, items: Sequence[Item], before: Sequence[asking.Asked]
    ) -> list[asking.Asked | None]:
        """The readings of a line; a number alone is that of the kind of place named before."""
        readings = list(self.read(items))
        places = before[0].places if before else ()
        if not any(readings) and places:
            number = next((at for at, item in enumerate(items) if _is_number(item)), None)
            if number is not None:
                place = Item((places[-1].concept,))
                readings = list(self.read([*items[:number], place, *items[number:]]))
        return readings

    def _choices(self, item: Item, *, is_number: bool) -> list[Symbol | frozenset[Symbol]]:
        """Each part that an item can be, and last what it means as a word."""
        parts: list[Symbol | frozenset[Symbol]] = [
            symbol for symbol in item.symbols if self._is_part(symbol)
        ]
        words = frozenset(symbol for symbol in item.symbols if not self._is_part(symbol))
        if asking.FILLER in words and is_number:
            words = frozenset()
        elif asking.FILLER in words:  # a small word is rarely a number, and hardly ever a tile
            parts = [part for part in parts if type(part) is not int and part not in self._colours]
        return [*parts, words] if words else parts

    def _is_number_of_place(self, items: Sequence[Item], index: int) -> bool:
        """Whether a number belongs to the place before it, not to tiles behind it: "row one"."""
        if not index or not any(type(symbol) is int for symbol in items[index].symbols):
            return False
        before = [kind for name, kind in self._places.items() if name in items[index - 1].symbols]
        after = {symbol for item in items[index + 1 : index + 2] for symbol in item.symbols}
        is_free = after.isdisjoint(("tile", *self._colours))
        return is_free and any(kind.numbered and not kind.plural for kind in before)

    def _can_be_owned(self, following: Sequence[Item]) -> bool:
        """Whether a place, or the number of one, is next."""
        return any(
            item.ordinal or not self._places.keys().isdisjoint(item.symbols)
            for item in following[:1]
        )

    def _is_part(self, symbol: Symbol) -> bool:
        return (
            not isinstance(symbol, str)
            or symbol in self._places
            or symbol in self._colours
            or symbol in ("tile", *_PERSONS)
        )

    def _assemble(
        self, items: Sequence[Item], readings: Sequence[Symbol | frozenset[Symbol]], *, asks: bool
    ) -> asking.Asked | None:
        parts = _Parts(self._vocabulary)
        for item, reading in zip(items, readings, strict=True):
            if isinstance(reading, frozenset):
                parts.add_word(reading)
            elif isinstance(reading, int):
                parts.add_number(reading, is_ordinal=item.ordinal)
            elif isinstance(reading, Seat) or reading in _PERSONS:
                parts.add_person(reading)
            elif reading in self._places:
                parts.add_place(reading)
            elif reading == "tile":
                parts.add_tiles(None, is_plural=item.plural)
            else:
                parts.add_tiles(reading, is_plural=item.plural)
        if not parts.finish():
            return None
        first = next((word for word in readings if _is_no_filler(word)), None)
        starts_with_verb = isinstance(first, frozenset) and not first.isdisjoint(
            (*_FIRST_VERBS, *self._vocabulary.verbs)
        )
        return asking.Asked(
            tuple(parts.words),
            tuple(parts.places),
            tuple(parts.tiles),
            tuple(_named_persons(parts.persons)),
            starts_with_verb,
            self._is_marked or asks or (starts_with_verb and self._is_bare),
            parts.counted,
            parts.space,
            asker=self._asker,
            vocabulary=self._vocabulary,
        )


_POLITE_PERSONS = ("me", "other", "everybody", asking.FILLER)
# What begins a question after a request.
_BEGINS_QUESTION = frozenset(
    ("what", "which", "where", "where-to", "how-many", "who", "whose", "how", "when", "whether")
)
# Verbs that begin a question for yes or no, and no command.
_FIRST_VERBS = ("is", "can", "must", "fits", "needs", "missing", "lead", "begins", "whether")
# What a request consists of, before the question: "could you please tell me".
_REQUEST = frozenset(("show", "can", "is", "must", *_POLITE_PERSONS))
_PERSONS = ("me", "other", "others", "everybody", "player")


def _after_request(items: Sequence[Item]) -> Sequence[Item]:
    """The items without a request before a question: "I would like to know whether ..."."""
    for index, item in enumerate(items[1:], 1):
        if not _BEGINS_QUESTION.isdisjoint(item.symbols):
            before = items[:index]
            is_request = any("show" in each.symbols for each in before) and all(
                not _REQUEST.isdisjoint(each.symbols) and "needs" not in each.symbols
                for each in before
            )
            return items[index:] if is_request else items
    return items


def _first_place(items: Sequence[Item], places: Mapping[str, object]) -> int:
    """The index of the first item that names a place; that behind the last one for none."""
    named = (at for at, item in enumerate(items) if not places.keys().isdisjoint(item.symbols))
    return next(named, len(items))


def _is_number(item: Item) -> bool:
    return any(type(symbol) is int for symbol in item.symbols)


def _is_no_filler(reading: Symbol | frozenset[Symbol]) -> bool:
    return not isinstance(reading, frozenset) or reading != {asking.FILLER}


def _named_persons(persons: Sequence[Symbol]) -> Sequence[Symbol]:
    """The persons without "his" beside a name: "can Ben fill his row 4"."""
    persons = list(dict.fromkeys(persons))
    if not any(isinstance(person, Seat) for person in persons):
        return persons
    return [person for person in persons if person != "other"]


class _Parts:
    """The parts found so far, from left to right.

    A number waits until the next part says what it counts or numbers.
    """

    def __init__(self, vocabulary: asking.Vocabulary) -> None:
        self._kinds = vocabulary.places
        self._by_preposition = vocabulary.by_preposition
        self.words: list[frozenset[Symbol]] = []
        self.places: list[AskedPlace] = []
        self.tiles: list[AskedTiles] = []
        self.persons: list[Symbol] = []
        self.counted = ""
        self.space: int | None = None
        self._number: int | None = None
        self._is_ordinal = False
        self._is_wrong = False
        self._is_same = False
        self._last_words: int | None = None  # where the word "last" is in `words`
        self._before_number = ""
        self._last = ""  # the kind of the last part
        self._counts = False
        self._is_number_beside = False  # nothing stands between a number and the next part
        self._counts_beside = False  # the same for the number of the last tiles
        self._is_beside = False  # nothing stands between the last part and the next one
        self._asks_for_place = False  # "which factory"
        self._apart: int | None = None  # the number of a place that does not stand beside it

    def add_word(self, word: frozenset[Symbol]) -> None:
        if "space" in word and self._number is not None and self._is_ordinal:
            self.space = self._take_number()  # "the third space"
        if "last" in word:
            self._number, self._is_ordinal = LAST, True
            self._last_words = len(self.words)
        self._is_same = self._is_same or "same" in word
        if "same" in word and self._apart is not None:  # "a factory with three alike"
            self.places[-1] = replace(self.places[-1], number=None)
            self.tiles.append(AskedTiles(count=self._apart))
        self._apart = None
        for preposition in ("on", "in"):
            if preposition in word and self._number is None:
                self._before_number = preposition
        if word.isdisjoint((asking.FILLER, "on", "in")):
            self._last = ""
        self._counts = self._counts or "how-many" in word
        self._is_beside = self._is_number_beside = False
        self.words.append(word - {"on", "in"} or frozenset({asking.FILLER}))

    def add_number(self, number: int, *, is_ordinal: bool) -> None:
        if self._number == LAST:
            self._take_number()
        if self.words and "space" in self.words[-1] and not is_ordinal and self.space is None:
            self.space = number
        elif self._last == "place" and not is_ordinal and self._accepts_number(self.places[-1]):
            self.places[-1] = replace(self.places[-1], number=number)
            self._apart = None if self._is_beside else number
        elif self._last == "player":
            self.persons[-1] = number
        elif self._number is not None:
            self._is_wrong = True
        else:
            self._number, self._is_ordinal, self._is_number_beside = number, is_ordinal, True

    def add_person(self, person: Symbol) -> None:
        if person == "player" and self._number is not None:
            person = self._number
            self._take_number()
        self.persons.append(person)
        self._is_beside = False
        self._last = "player" if person == "player" else self._last

    def add_place(self, concept: str) -> None:
        kind = self._kinds[concept]
        place = AskedPlace(concept)
        if self.words and "which" in self.words[-1] and self._last == "":
            self._asks_for_place = True
        if self._number == LAST and not (kind.numbered and not kind.plural):
            self._take_number()
        if self._number is not None and self._is_same and not self._is_ordinal:
            self.tiles.append(AskedTiles(count=self._take_number()))  # "three alike on a"
        if self._number is not None and kind.numbered and (self._is_ordinal or not kind.plural):
            if self._number == LAST and self._last_words is not None:
                del self.words[self._last_words]  # the word belongs to the place
            place = replace(place, number=self._take_number())
        elif self._is_beside and self._last == "tiles" and self._can_be_name(kind):
            named = self.tiles.pop()
            place = replace(place, colour=named.colour)
            self.space = self.space or named.count  # "the three on the red star"
        elif self._number is not None and kind.plural and not self._is_ordinal:
            self._take_number()  # "the two boards"
            self.words.append(frozenset({"each"}))
        self.places.append(place)
        if kind.only is not None:
            self._before_number = ""  # "on the centre star 5" is no place of its own
        self._found("place")

    def add_tiles(self, colour: str | None, *, is_plural: bool) -> None:
        if self._is_beside and colour is not None and self._follows_its_place():
            self.places[-1] = replace(self.places[-1], colour=colour)
            return
        if self._last == "tiles" and (colour is None or self.tiles[-1].colour in (None, colour)):
            merged = self.tiles[-1].colour or colour
            self.tiles[-1] = replace(self.tiles[-1], colour=merged)
            return
        if self._number == LAST:
            self._take_number()
        named = self._by_preposition.get(self._before_number)
        if self._number is not None and named and not self._is_number_beside:
            self.places.append(AskedPlace(named, self._take_number()))  # "on 3 still red"
        if self._is_ordinal and self._number is not None and self.space is None:
            self.space = self._take_number()  # "the third tile"
        if self._number is None and colour is not None:
            self._before_number = ""  # in "on blue the three" the word is about the colour
        self._counts_beside = self._is_number_beside
        count = self._take_number()
        self.tiles.append(AskedTiles(colour, count, is_plural))
        self._found("tiles")

    def _found(self, part: str) -> None:
        self._last = part
        self._is_beside = True
        if self._counts and not self.counted:
            self.counted = part

    def finish(self) -> bool:
        """Use a number that is left; False if nothing can have it."""
        if self._number == LAST:
            self._take_number()
            concept = self._by_preposition.get(self._before_number or "in")
            if self._last_words is None and concept is not None and not self.places:
                self.places.append(AskedPlace(concept, LAST))  # "in my lowest"
        if self._number is not None and self._is_same and not self._is_ordinal:
            self.tiles.append(AskedTiles(count=self._take_number()))  # "three alike"
        if self._number is not None and not self._is_wrong:
            open_places = [place for place in self.places if self._accepts_number(place)]
            if self._is_ordinal and self._asks_for_place:
                open_places = []  # "which factory fills the fourth"
            concept = self._by_preposition.get(self._before_number)
            if len(open_places) == 1:
                index = self.places.index(open_places[0])
                self.places[index] = replace(self.places[index], number=self._take_number())
            elif concept is not None:
                self.places.append(AskedPlace(concept, self._take_number()))
            elif self._is_ordinal and self._can_be_row():
                concept = self._by_preposition.get("in")  # "can I fill the fourth"
                if concept is not None:
                    self.places.append(AskedPlace(concept, self._take_number()))
        if self._number is not None and self.space is None and self._is_on_coloured_place():
            self.space = self._take_number()  # "the 5 on the red star"
        return self._number is None and not self._is_wrong and "player" not in self.persons

    def _can_be_row(self) -> bool:
        """Whether an ordinal without a place can be that of a row: it is full, or is filled."""
        if self.places or self.tiles:
            return False
        return any(not word.isdisjoint(("full", "missing")) for word in self.words)

    def _is_on_coloured_place(self) -> bool:
        if len(self.places) != 1:
            return False
        kind = self._kinds[self.places[0].concept]
        return self.places[0].colour is not None or kind.only is not None

    def _take_number(self) -> int | None:
        number, self._number, self._is_ordinal = self._number, None, False
        return number

    def _accepts_number(self, place: AskedPlace) -> bool:
        kind = self._kinds[place.concept]
        return kind.numbered and not kind.plural and place.number is None and place.colour is None

    def _can_be_name(self, kind: PlaceKind) -> bool:
        """Whether the colour before a place can be its name."""
        is_apart = self.tiles[-1].count is None or not self._counts_beside
        return kind.named_by_colour and is_apart

    def _follows_its_place(self) -> bool:
        """Whether a colour now is the name of the last place."""
        if self._last != "place":
            return False
        place = self.places[-1]
        has_name = place.number is not None or place.colour is not None
        return self._kinds[place.concept].named_by_colour and not has_name
