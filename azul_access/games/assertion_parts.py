"""The parts of a clause that asserts something: places, players, tiles, spaces, numbers and words.

A number waits for what it counts or numbers. Where a list goes on ("spaces five and six", "rows 1
and 3"), it belongs to what the number before it belongs to.
"""

from collections.abc import Sequence

from azul_access.games.asking import Vocabulary
from azul_access.games.assertion_clause import Clause, NamedPlace
from azul_access.games.sayings import ALL, FIRST, LAST, NONE, NOT, PUT, SPACE, TAKE, TILE
from azul_access.language.grammar import Seat, Symbol
from azul_access.language.question_words import PAUSE, Item

SCORE, ROUND, EACH, EXCEPT, WAS, SOMETHING = "score", "round", "each", "except", "was", "something"
POSITION, REMAINS, ROOM = "position", "remains", "room"
MARKER, TURN, THERE_IS = "start-marker", "on-turn", "there-is"
# Each concept of questions that commands have by another name.
_ALIASES: dict[Symbol, Symbol] = {"marker": MARKER, "turn": TURN}
_RELATIONS = frozenset(
    (
        *("full", "empty", "used", "missing", "needs", NOT, NONE, EXCEPT, "more", "lead", "behind"),
        *("tie", MARKER, TURN, "begins", "started", ROUND, SCORE, "minus", EACH),
        *(ALL, SPACE, WAS, SOMETHING, "everything", "also", "fewer", REMAINS, ROOM),
    )
)
_LIGHT = frozenset(
    (
        *("talk", "filler", "the", "from", "to", "on", "in", "number-of", "holds", "is"),
        *("times", "thereof", "this-round", "colour", "but", THERE_IS),
    )
)
# What is always meant where it is said, though it may be empty talk elsewhere.
_MEANT = frozenset((MARKER, TURN, "tie"))
_BEFORE_NUMBER = frozenset(("the", "from", "to", "on", "in"))
# With one of these, a word for a move is none here.
_NO_MOVES = _RELATIONS | {"holds", "talk", "to", "from", "on", "in", THERE_IS}
_WAYS = frozenset(("on", "in", "to", "from"))
# What can stand between a preposition and its number.
_WITHIN = frozenset(("the", "me", "other", "talk", "filler", FIRST, LAST))
_LACKS = ("missing", "needs", ROOM)
_JOINER = "and"
_LARGEST = 999
_ME, _OTHER, _EVERYBODY, _OTHERS = "me", "other", "everybody", "others"
_NOBODY = "nobody"


def read_clause(
    items: Sequence[Item], vocabulary: Vocabulary, me: int | None, players: int
) -> Clause | None:
    """The parts of items; None where one of them has no part in a statement."""
    reader = _Reader(vocabulary, me, players)
    for index, item in enumerate(items):
        if not reader.read(item, items[index - 1] if index else None):
            return None
    reader.finish()
    return reader.clause


class _Reader:
    def __init__(self, vocabulary: Vocabulary, me: int | None, players: int) -> None:
        self.clause = Clause()
        self._vocabulary = vocabulary
        self._of_game = frozenset((vocabulary.moves.wild, *vocabulary.moves.has_left)) - {""}
        self._relations, self._meant = _RELATIONS | self._of_game, _MEANT | self._of_game
        self._me, self._players = me, players
        self._number: int | None = None
        self._is_ordinal = self._is_weak = False
        self._ordinals: list[int] = []  # those just before a joiner: "the first and second row"
        self._before = ""  # what the last part is: "place", "space", "colour", "seat"
        self._listed = ""  # what the number before a joiner belonged to
        self._is_all = False  # the number that waits counts all there are: "both"
        self._denies = False  # the next tiles are not there
        self._is_beside = False  # nothing stands after the last part
        self._is_placed = False  # a word such as "on" is before
        self._is_numbered = False  # the last item was the number of a place or space
        self._way = self._number_way = ""  # "in" or "on", before what is next, and the number

    def read(self, item: Item, before: Item | None) -> bool:
        was_numbered, self._is_numbered = self._is_numbered, False
        if not _BEFORE_NUMBER.isdisjoint(item.symbols):
            self._is_placed = not {"to", "on", "in"}.isdisjoint(item.symbols)
        self._follow_way(item)
        symbols = frozenset(_ALIASES.get(each, each) for each in item.symbols)
        if not symbols and not item.labels:
            self.clause.unknown.append(item.text)
            return True
        if PAUSE in symbols or _JOINER in symbols:
            return self._join(was_numbered)
        if item.labels:
            for label in item.labels:
                self._add_tiles(str(label), is_label=True)
            return True
        places = [symbol for symbol in item.symbols if symbol in self._vocabulary.places]
        colours = [symbol for symbol in item.symbols if symbol in self._vocabulary.colours]
        numbers = [symbol for symbol in item.symbols if type(symbol) is int]
        if numbers and numbers[0] > _LARGEST:
            return False
        seats = [symbol for symbol in item.symbols if isinstance(symbol, Seat)]
        if seats and not ("is" in symbols and before and _ME in before.symbols):
            self._add_seat(seats[0].index)
        elif colours and not (symbols & {"talk", "filler"} and item.label):
            self._add_tiles(str(colours[0]), is_label=item.label)
        elif places and TILE not in symbols:
            self._add_place(str(places[0]))
        elif numbers:
            self._add_number(int(numbers[0]), item, before)
        elif not symbols.isdisjoint((FIRST, LAST)):
            self.flush()
            self._number, self._number_way = 1 if FIRST in symbols else -1, self._way
            self._is_ordinal, self._is_weak = True, True
        elif TILE in symbols:
            self._add_tile_word()
        else:
            return self._add_words(symbols, is_asking=item.asks)
        return True

    def _follow_way(self, item: Item) -> None:
        """Keep the preposition up to the number behind it: "in my fourth"."""
        ways = _WAYS.intersection(item.symbols)
        if ways:
            self._way = next(way for way in ("from", "on", "in", "to") if way in ways)
        elif _WITHIN.isdisjoint(item.symbols) and not any(
            type(each) is int for each in item.symbols
        ):
            self._way = ""

    def flush(self) -> None:
        """Give the number that waits to what it belongs to."""
        if self._number is None:
            return
        number, self._number = self._number, None
        if self._listed == "place" and self.clause.places:
            place = self.clause.places[-1]
            self.clause.places[-1] = NamedPlace(place.concept, (*place.numbers, number))
        elif self._listed == "space":
            self.clause.spaces.append(number)
        elif not self._is_weak or self._is_placed_ordinal() or self.clause.says(*_LACKS):
            self.clause.is_number_first = not (
                self.clause.seats or self.clause.numbers or self.clause.is_everybody
            )
            self.clause.numbers.append(number)
            if self._number_way or self._is_ordinal:
                way = "in" if self._number_way in ("", "to") else self._number_way
                self.clause.placed.append((way, number))
        elif self._is_ordinal:
            self.clause.words.add(POSITION)

    def finish(self) -> None:
        """Read what waits at the end: "there is no blue", "blue there is none"."""
        tiles = self.clause.tiles
        is_count = not (self._is_ordinal or self._number_way or self._listed or self.clause.places)
        if is_count and self._number is not None and tiles and self.clause.says(REMAINS):
            tiles[-1] = (tiles[-1][0], tiles[-1][1] or self._take())  # "black, only one is left"
        self.flush()
        if self._denies and tiles and tiles[-1][1] is None:
            tiles[-1] = (tiles[-1][0], 0)
            self.clause.words.discard(NOT)

    def _is_placed_ordinal(self) -> bool:
        """Whether "in my first" names a place."""
        return self._is_ordinal and bool(self._number_way)

    def _join(self, was_numbered: bool) -> bool:
        listed = self._listed if self._number is not None else ""
        if self._number is not None and self._is_ordinal and not listed:
            self._ordinals.append(self._number)
        self.flush()
        if was_numbered and self._before in ("place", "space"):
            listed = self._before
        self._listed, self._is_beside = listed, False
        self._is_numbered = bool(listed)
        return True

    def _add_seat(self, seat: int) -> None:
        self.flush()
        if seat not in self.clause.seats:
            self.clause.seats.append(seat)
        self._set_before("seat")

    def _set_before(self, part: str) -> None:
        self._before, self._listed, self._is_beside = part, "", True

    def _add_number(self, number: int, item: Item, before: Item | None) -> None:
        is_weak = not frozenset(item.symbols).isdisjoint(("talk", "filler")) or item.counts
        if before is not None and not _BEFORE_NUMBER.isdisjoint(before.symbols):
            is_weak = False  # "on the one"
        place = self.clause.places[-1] if self.clause.places else None
        if self._before == "place" and self._is_beside and place and self._accepts(place):
            self.flush()
            number = self._limit(place.concept, number)
            self.clause.places[-1] = NamedPlace(place.concept, (number,))
            self._is_beside, self._is_numbered = False, True
            return
        if self._before == "space" and self._is_beside and not self.clause.spaces:
            self.clause.spaces.append(number)
            self._is_numbered = True
            return
        star = self._vocabulary.moves.placed_on
        if star and self._before == "colour" and self._is_beside and self._number is None:
            colour, count = self.clause.tiles[-1]
            if count is None and self._star_is_open():
                self.clause.tiles.pop()
                self.clause.order = f"{self.clause.order[:-1]}p"
                self.clause.places.append(NamedPlace(star, (), colour))
                self.clause.spaces.append(number)
                self._set_before("space")
                self._is_numbered = True
                return
        listed = self._listed
        self.flush()
        self._listed = listed
        self._number, self._is_ordinal, self._is_weak = number, item.ordinal, is_weak
        self._number_way, self._way = self._way, ""
        self._is_all = not frozenset(item.symbols).isdisjoint((EACH, ALL, "everything"))

    def _accepts(self, place: NamedPlace) -> bool:
        kind = self._vocabulary.places[place.concept]
        return kind.numbered and not place.numbers and place.colour is None

    def _star_is_open(self) -> bool:
        """Whether a colour and a number can name a space: "on red 3"."""
        return not self.clause.places and not self.clause.spaces and self._is_placed

    def _take_ordinals(self) -> list[int]:
        """The numbers of a list that ends with the place they all belong to."""
        found, self._ordinals = self._ordinals, []
        for number in found:
            if number in self.clause.numbers:
                self.clause.numbers.remove(number)
            else:  # a weak one, "first"
                self.clause.words.discard(POSITION)
        return found

    def _limit(self, concept: str, number: int) -> int:
        limit = self._vocabulary.places[concept].limit
        return limit + 1 + number if number < 0 and limit else number

    def _take(self) -> int | None:
        number, self._number, self._listed = self._number, None, ""
        return number

    def _add_tiles(self, colour: str, *, is_label: bool) -> None:
        last = self.clause.tiles[-1] if self.clause.tiles else None
        is_repeated = self._before == "colour" and self._is_beside and self._number is None
        if is_label and is_repeated and last is not None and last[0] == colour:
            self.clause.tiles[-1] = (colour, (last[1] or 1) + 1)
            return
        place = self.clause.places[-1] if self.clause.places else None
        if self._before == "place" and self._is_beside and place is not None:
            kind = self._vocabulary.places[place.concept]
            if kind.named_by_colour and self._accepts(place) and self._number is None:
                self.clause.places[-1] = NamedPlace(place.concept, (), colour)
                return
        count = None if self._is_ordinal else self._take()
        if self._denies:
            count, self._denies = 0, False
        self.clause.tiles.append((colour, count))
        self.clause.order += "t"
        self._set_before("colour")

    def _add_tile_word(self) -> None:
        if self._number is not None and not self._is_ordinal:
            self.clause.tiles.append((None, self._take()))
            self.clause.order += "t"
        elif self._denies:
            self.clause.tiles.append((None, 0))
            self._denies = False

    def _add_place(self, concept: str) -> None:
        kind = self._vocabulary.places[concept]
        numbers: tuple[int, ...] = ()
        colour = None
        if self._number is not None and self._is_ordinal and kind.numbered:
            ordinals = (*self._take_ordinals(), self._number)
            numbers = tuple(self._limit(concept, number) for number in ordinals)
            self._take()
        elif self._number is not None and kind.plural:
            if not self._is_all:
                self.clause.words.add(POSITION)  # "two rows" are not all of them
            self._take()  # "both rows"
        elif kind.named_by_colour and self._before == "colour" and self._is_beside:
            colour, count = self.clause.tiles[-1]
            if count is None:
                self.clause.tiles.pop()
                self.clause.order = self.clause.order[:-1]
            else:
                colour = None
        self._listed = ""
        self.flush()
        self._merge_place(NamedPlace(concept, numbers, colour))
        self._set_before("place")

    def _merge_place(self, place: NamedPlace) -> None:
        """Add a place, or put it together with the one that it is in: "on the wall, in row 2"."""
        inside = self._vocabulary.inside
        for index, other in enumerate(self.clause.places):
            for outer, inner in ((other, place), (place, other)):
                concept = inside.get((outer.concept, inner.concept))
                if concept is not None and not outer.numbers:
                    self.clause.places[index] = NamedPlace(concept, inner.numbers, inner.colour)
                    self.clause.places.append(self.clause.places.pop(index))
                    return
        self.clause.places.append(place)
        self.clause.order += "p"

    def _add_words(self, symbols: frozenset[Symbol], *, is_asking: bool) -> bool:
        words = {symbol for symbol in symbols if isinstance(symbol, str)}
        relations = words & self._relations
        is_light = not words.isdisjoint(_LIGHT)
        persons = words & {_ME, _OTHER, _EVERYBODY, _OTHERS}
        is_asked = is_asking and not (SOMETHING in words and self.clause.has_verb)
        if is_asked or "modal" in words:
            return False  # before the verb it asks, and is no "something"
        if not words.isdisjoint((TAKE, PUT)) and words.isdisjoint(_NO_MOVES | self._of_game):
            return False  # "comes", "gets"
        if _NOBODY in words:
            self.clause.is_everybody = True
            self.clause.words.add(NOT)
            return True
        if not relations and not is_light and not persons:
            return False
        is_verb = not words.isdisjoint(("holds", "is", THERE_IS))
        is_light_verb = "talk" in words and words.isdisjoint(("is", THERE_IS))  # "with"
        is_verb = is_verb and (not is_light_verb or bool(persons))
        self.clause.has_verb = self.clause.has_verb or is_verb
        if _ME in persons and self._me is not None:
            self._add_person(self._me)
        elif _EVERYBODY in persons:
            self.clause.is_everybody = True
        elif persons and ("filler" in words or (is_verb and self.clause.places)):
            self.clause.may_have_pronoun = True  # "his" is "are" behind a place
        elif persons:
            self.clause.has_pronoun = True
        if SPACE in relations:
            self._add_space_word()
            return True
        if SCORE in relations:
            self._is_weak = False  # "one point"
        if relations & {NONE} or (NOT in relations and not is_light):
            self.flush()
            self._denies = True
            relations |= {NOT}
        is_count = self._number is not None and not self._is_ordinal and not self._listed
        if "empty" in relations and is_count:
            # "two free", but "each of us has an empty floor", "both of us nothing"
            is_of_all = self.clause.is_everybody and (self._is_weak or self._is_all)
            number = self._take()
            self.clause.free = None if is_of_all else number
        target = self.clause.soft if is_light or persons else self.clause.words
        target.update(relations - {NONE})
        if "filler" not in words:
            self.clause.words.update(relations & self._meant)
        if relations - {ALL, EACH}:
            self._is_beside = self._is_beside and is_light
        if not words.isdisjoint(("from", "to", "on", "in", "holds", "is")) and relations == set():
            self._drop_listed(words)
        return True

    def _drop_listed(self, words: set[str]) -> None:
        """A verb or a preposition ends a list of numbers."""
        if self._number is not None and self._listed and not words.isdisjoint(("holds", "is")):
            self.flush()
        if self._number is None and not words.isdisjoint(("holds", "is")):
            self._listed = ""
            self._ordinals.clear()
            self._is_beside = False

    def _add_person(self, seat: int) -> None:
        self.flush()
        if seat not in self.clause.seats:
            self.clause.seats.append(seat)

    def _add_space_word(self) -> None:
        if self._number is not None and self._is_ordinal:
            self.clause.spaces.append(self._number)
            self._take()
        elif self._number is not None:
            self.clause.space_count = self._take()
        self._set_before("space")
