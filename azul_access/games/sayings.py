"""Moves, draws and statements in free words, put into the order of the grammar's own sentences.

A line is divided into what it names: tiles, places, players, numbers. Every word must be one of
these or empty talk, so that nothing is guessed behind a word that is not understood.
`saying_orders` puts the parts into the order of the grammar.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import dropwhile

from azul_access.games.asking import Vocabulary
from azul_access.language.grammar import Seat, Symbol
from azul_access.language.question_words import Item
from azul_access.values import frozen

FROM, TO, TALK = "from", "to", "talk"
# Words that are no talk: tiles of one colour alone, so many of each, all but one, a past moment.
ALL, EACH, EXCEPT, WAS, TAKE, PUT = "all-of", "each", "except", "was", "take", "put"
HOLDS, EMPTY, MARKER, TILE, THE = "holds", "empty", "start-marker", "tile", "the"
SCORE, ROUND, TURN, SPACE = "score", "round", "on-turn", "space"
STATES = "states"  # begins a statement where the verb is first
FIRST, LAST = "first-of", "last-of"  # the top row, and the bottom one
FELL = "fell"  # things are not where they were: "Ben's board fell over"
SWAP = "swap"  # the last moves are the wrong way round
DROP = "drop"  # onto the floor, where no other place is named
ROW_LETTER = "row-letter"  # a row, after the colour is named: "f3 black r3"
REST = "rest"  # the tiles that are missing in a draw: "the rest is blue"
DIFFERENT = "different"  # a draw has no colour twice
NONE = "none-of"  # "all different, no blue"
INSTEAD = "instead"  # what follows stands in place of what was said before: "red, sorry, blue"
ON = "on"  # "on factory 2": where something lies, or where it is put
NUMBER = "number-of"  # what follows is a number of a place, and counts nothing: "number 3"
TIMES = "times"  # "2 x red"
FITS = "fits"  # how many tiles there is room for
BUT = "but"  # "not red but blue"
NOT, FILL = "not", "fill"
SOURCES = ("centre", "factory")

Symbols = tuple[Symbol, ...]


@frozen
class Tiles:
    """Tiles of a colour; `count` None where it is not said, `is_said` where a number says it.

    `way` is whether "from", "to" or "except" stands before them.
    """

    colour: str
    count: int | None = None
    way: str = ""
    is_said: bool = False


@frozen
class Spot:
    """A place by its concept; `way` is whether "from" or "to" stands before it."""

    concept: str
    number: int | None = None
    way: str = ""
    colour: str | None = None

    @property
    def symbols(self) -> Symbols:
        named = (self.colour,) if self.colour else ()
        return (self.concept, *named, *(() if self.number is None else (self.number,)))


@frozen
class Figure:
    """A number that belongs to nothing else."""

    number: int
    way: str = ""


Part = Tiles | Spot | Figure | Seat | str


@dataclass(slots=True)
class Saying:
    """The parts of a line in their order, and which of its words are no talk.

    `corrected` are the parts before the speaker corrected them; `parts` are then those after it.
    """

    parts: list[Part] = field(default_factory=list)
    words: set[str] = field(default_factory=set)
    begins_with_verb: bool = False
    corrected: list[Part] = field(default_factory=list)

    def of(self, kind: type) -> list:  # type: ignore[type-arg]
        return [part for part in self.parts if isinstance(part, kind)]

    def only(self, *words: str) -> bool:
        """Whether it has no other words than these."""
        return self.words <= {TALK, FROM, TO, ON, NUMBER, TIMES, TILE, THE, STATES, *words}


def read_saying(items: Sequence[Item], vocabulary: Vocabulary) -> Saying | None:
    """The parts of a line; None where a word is neither a part nor talk."""
    reader = _Reader(vocabulary)
    for index, item in enumerate(items):
        if not reader.read(item, _find_after(items, index, vocabulary)):
            return None
    reader.finish()
    first = items[0].symbols
    is_counted = all(tiles.count is not None for tiles in reader.saying.of(Tiles))
    reader.saying.begins_with_verb = HOLDS in first and not (STATES in first and is_counted)
    return reader.saying


def _find_after(items: Sequence[Item], index: int, vocabulary: Vocabulary) -> tuple[Symbol, ...]:
    """What follows an item, and what it counts behind "of the": "one of the reds"."""
    following = [item.symbols for item in items[index + 1 :]]
    linked = next(dropwhile(lambda symbols: not {FROM, THE}.isdisjoint(symbols), following), ())
    counted = [symbol for symbol in linked if symbol == ALL or symbol in vocabulary.colours]
    return (*(following[0] if following else ()), *counted)


class _Reader:
    """Puts items together, from left to right; a number waits for what it counts or numbers."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.saying = Saying()
        self._vocabulary = vocabulary
        self._number: int | None = None
        self._is_ordinal = False
        self._way = ""
        self._is_space = False  # a number now is that of a space
        self._is_closed = False  # a number now is not that of the place before
        self._is_plural = False  # the colour before is inflected: "reds"
        self._is_of = False  # a colour now is counted by the number before: "two of the reds"

    def read(self, item: Item, after: Sequence[Symbol]) -> bool:
        symbols = item.symbols
        places = [symbol for symbol in symbols if symbol in self._vocabulary.places]
        colours = [symbol for symbol in symbols if symbol in self._vocabulary.colours]
        numbers = [symbol for symbol in symbols if type(symbol) is int]
        seats = [symbol for symbol in symbols if isinstance(symbol, Seat)]
        words = {symbol for symbol in symbols if isinstance(symbol, str)}
        if seats:
            self._flush()
            self._way = ""
            self.saying.parts.append(seats[0])
        elif INSTEAD in words:
            return self._begin_again()
        elif ROW_LETTER in words and self._is_row_letter(after):
            self._add_place(self._vocabulary.moves.target)
        elif not words.isdisjoint((FIRST, LAST)) and not numbers:
            self._flush()
            self._number = 1 if FIRST in words else self._vocabulary.moves.target_count
            self._is_ordinal = True
        elif colours:
            self._is_plural = item.plural
            return self._add_tiles(str(colours[0]), is_label=item.label)
        elif places and not (TILE in words and self._number is not None):
            self._add_place(str(places[0]))
        elif numbers and self._is_space:
            self.saying.parts.append(Figure(int(numbers[0]), self._way))
        elif numbers and not (TALK in words and not self._can_number(item, after)):
            self._add_number(int(numbers[0]), is_ordinal=item.ordinal)
        elif words and self._is_number(symbols) and not self._may_drop(item):
            return False
        elif words:
            self._add_words(words)
        else:
            return False
        if THE not in words:
            self._is_space = SPACE in words and not places
        return True

    def finish(self) -> None:
        self._flush()

    def _begin_again(self) -> bool:
        """Whether the speaker corrects something, for the first time."""
        self._flush()
        self._way = ""
        if self.saying.corrected or not self.saying.parts:
            return False
        self.saying.corrected, self.saying.parts = self.saying.parts, []
        self.saying.words.add(INSTEAD)
        return True

    def _is_number(self, symbols: Sequence[Symbol]) -> bool:
        return any(type(symbol) is int for symbol in symbols)

    def _can_number(self, item: Item, after: Sequence[Symbol]) -> bool:
        """Whether a word that is a number or talk is a number here: "a red", "from one"."""
        last = self.saying.parts[-1] if self.saying.parts else None
        is_open = bool(self._way and self._number is None)
        if item.ordinal:  # "first red, then blue" has no number
            return is_open or not self._vocabulary.places.keys().isdisjoint(after)
        counts = any(
            each in (TILE, EACH, ALL) or each in self._vocabulary.colours for each in after
        )
        is_named = isinstance(last, Spot) and self._is_unnumbered(last)
        is_each = not {EACH, ALL}.isdisjoint(self.saying.words)
        return counts or is_named or is_open or is_each

    def _may_drop(self, item: Item) -> bool:
        """Whether a word that could be a number is none here: "the red one", "the third one"."""
        last = self.saying.parts[-1] if self.saying.parts else None
        is_tile = isinstance(last, Tiles) and last.count in (None, 1) and self._number is None
        is_noun = is_tile and not self._is_plural
        return item.ordinal or is_noun or self._is_ordinal

    def _is_row_letter(self, after: Sequence[Symbol]) -> bool:
        """Whether a number and a colour are around it, in a game whose moves end in a row."""
        is_named = any(isinstance(part, Tiles) for part in self.saying.parts)
        is_between = is_named and self._number is None and self._is_number(after)
        return is_between and bool(self._vocabulary.moves.target)

    def _add_words(self, words: set[str]) -> None:
        if not words.isdisjoint((FROM, TO)):
            self._is_of = FROM in words and self._number is not None and not self._way
            self._flush()
            self._way = FROM if FROM in words else TO
        if not words.isdisjoint((EXCEPT, NONE)):
            self._flush()
            self._way, self._is_of = EXCEPT, False
        if HOLDS in words and not self.saying.parts and not self._way:
            self._flush()  # "the first has two reds"
        if words == {THE} and self._way:
            self._flush()  # "from three the blacks"
        self._is_closed = self._is_closed or TALK not in words
        if not words.isdisjoint((MARKER, EMPTY)):
            self._flush()
            self.saying.parts.append(MARKER if MARKER in words else EMPTY)
        meant = words - {TALK} if TALK not in words else {TALK}
        self.saying.words |= meant

    def _add_number(self, number: int, *, is_ordinal: bool) -> None:
        last = self.saying.parts[-1] if self.saying.parts else None
        if self._number is None and isinstance(last, Spot) and self._is_unnumbered(last):
            self.saying.parts[-1] = replace(last, number=number)
            return
        self._flush()
        self._number, self._is_ordinal = number, is_ordinal

    def _is_unnumbered(self, spot: Spot) -> bool:
        kind = self._vocabulary.places[spot.concept]
        is_numbered = kind.numbered and not kind.plural
        is_named = spot.number is not None or spot.colour is not None
        return is_numbered and not is_named and not self._is_closed

    def _add_tiles(self, colour: str, *, is_label: bool) -> bool:
        """Whether the tiles can stand there."""
        last = self.saying.parts[-1] if self.saying.parts else None
        is_same = isinstance(last, Tiles) and last.colour == colour
        if isinstance(last, Figure) and not last.way and self._is_of and self._number is None:
            self.saying.parts.pop()  # "two of the reds"
            self._number, self._way = last.number, ""
        if isinstance(last, Tiles) and is_same and self._number is None and not self._way:
            if not last.is_said:  # "x x" are two; "2 red R" is the colour and its label
                self.saying.parts[-1] = replace(last, count=(last.count or 1) + 1)
            return is_label or not last.is_said  # "three red red" may be three or four
        count = None if self._is_ordinal else self._number
        tiles = Tiles(colour, count, self._way, is_said=count is not None)
        self.saying.parts.append(tiles)
        self._number, self._way, self._is_ordinal = None, "", False
        return True

    def _add_place(self, concept: str) -> None:
        kind = self._vocabulary.places[concept]
        number = None
        if self._number is not None and self._is_ordinal and kind.numbered:
            number, self._number = self._number, None
        self._flush()
        last = self.saying.parts[-1] if self.saying.parts else None
        colour = None
        if kind.named_by_colour and isinstance(last, Tiles) and last.count is None:
            colour = last.colour  # "onto the red star"
            self.saying.parts.pop()
        self.saying.parts.append(Spot(concept, number, self._way or _way_of(colour), colour))
        self._way, self._is_closed = "", False

    def _flush(self) -> None:
        if self._number is not None:
            self.saying.parts.append(Figure(self._number, self._way))
            self._number, self._way, self._is_ordinal = None, "", False


def _way_of(colour: str | None) -> str:
    return TO if colour else ""
