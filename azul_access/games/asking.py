"""Questions as people ask them: a line is divided into parts, and the parts make a question.

The parts are a question word, places, tiles, players, a moment and relations such as "full" or
"missing"; their order is free, and everything but small words has to fit. `question_forms` says
which parts make which question, and each game adds its places and its own forms.
"""

from collections.abc import Callable, Mapping
from dataclasses import field, replace
from functools import cache
from typing import NamedTuple

from azul_access.games.asked_parts import ALL_NAMED, AskedPlace, AskedTiles, Place, PlaceKind
from azul_access.games.move_words import MoveWords
from azul_access.language.grammar import Seat, Symbol
from azul_access.values import frozen

FILLER = "filler"
# What says nothing by itself: a question is the same without it.
LIGHT = frozenset((FILLER, "is", "show", "what", "which", "how", "whether"))
# What a question has been asked for, beside its words.
_COLOUR, _COLOURS, _COUNT = " colour", " colours", " count"
_PLACE, _SEATS = " place", " seats"
_SPACE, _ROUND, _POINTS, _KIND = " space", " round", " points", " kind"
_QUESTION_WORDS = frozenset(
    (
        *("what", "which", "where", "where-to", "how-many", "who", "whose", "how", "show"),
        *("something", FILLER),
    )
)


class Vocabulary(NamedTuple):
    """What questions about one game can name.

    `places` are kinds of places by concept, `colours` the game's colours by concept. `inside` has
    the concept of a place within another one: a row of a wall. `own` is the kind of everything that
    a player has, `own_tiles` the kind where a player's tiles are counted. `forms` are the game's
    own, which come before those that all games share; `verbs` are concepts that begin questions for
    yes or no in this game only.

    `by_preposition` has the concept of the place that a number alone means after "on" or "in".
    `counted` are the concepts that a number follows in a move, `targets` those at its end; they are
    for moves that were dictated. `moves` are the places of moves in free words, `costly` the kinds
    of places that cost points. `subjects` are the game's own, by the name under which its examples
    are; those of one of `kin` tell the same, also as paragraphs of the rules. `vary` gives a
    question about a move or a space with other parts, of a line that goes on with it: "and into row
    2?".
    """

    places: Mapping[str, PlaceKind]
    colours: Mapping[str, int]
    inside: Mapping[tuple[str, str], str]
    own: str
    own_tiles: str
    forms: tuple["QuestionForm", ...] = ()
    verbs: tuple[str, ...] = ()
    by_preposition: Mapping[str, str] = {}
    counted: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    moves: MoveWords = MoveWords()
    costly: tuple[str, ...] = ()
    subjects: Mapping[str, "BuildQuestion"] = {}
    kin: tuple[tuple[str, ...], ...] = ()
    vary: "VaryQuestion | None" = None

    def are_kin(self, one: str, other: str) -> bool:
        """Whether the answers of two subjects tell the same."""
        return any(one in kin and other in kin for kin in self.kin)


@frozen
class Asker:
    """The asker: `seat` is the player whom "I" and "my" mean.

    `is_known` is whether somebody asked at a seat of their own; else "I" is whoever has to act, or
    None where nobody has.
    """

    seat: int | None
    players: int
    before: int | None = None
    is_known: bool = False


@frozen
class Asked:
    """The parts of a question.

    `words` has for each other word everything that it can mean. `starts_with_verb` is the form of
    questions for yes or no; `is_marked` is whether the line is a question beyond doubt. `counted`
    is what follows "how many": "tiles", "place", or nothing. `space_number` is the number of a
    space, `round_number` that of a round, both from 1; `points` is a number of points.
    """

    words: tuple[frozenset[Symbol], ...] = ()
    places: tuple[AskedPlace, ...] = ()
    tiles: tuple[AskedTiles, ...] = ()
    seats: tuple[Symbol, ...] = ()
    starts_with_verb: bool = False
    is_marked: bool = False
    counted: str = ""
    space_number: int | None = None
    round_number: int | None = None
    points: int | None = None
    asker: Asker = field(default=Asker(None, 2))
    vocabulary: Vocabulary = field(default=Vocabulary({}, {}, {}, "", ""))
    used: set[Symbol] = field(default_factory=set, compare=False)

    def has(self, *concepts: str) -> bool:
        found = [concept for concept in concepts if any(concept in word for word in self.words)]
        self.used.update(found)
        return bool(found)

    @property
    def colour(self) -> int | None:
        self.used.add(_COLOUR)
        named = next((tiles.colour for tiles in self.tiles if tiles.colour is not None), None)
        return None if named is None else self.vocabulary.colours[named]

    @property
    def colours(self) -> list[int]:
        """All colours that it names, each once."""
        self.used.update((_COLOUR, _COLOURS))
        named = [tiles.colour for tiles in self.tiles if tiles.colour is not None]
        return [self.vocabulary.colours[each] for each in dict.fromkeys(named)]

    @property
    def count(self) -> int | None:
        self.used.add(_COUNT)
        return next((tiles.count for tiles in self.tiles if tiles.count is not None), None)

    def followed_by(self, other: "Asked") -> "Asked":
        """The parts with those of a line that goes on: "and Ben?", "and in row 5?".

        A number alone is that of a round, if the line before names one.
        """
        number = None if self.round_number is None else other.points
        return replace(
            self,
            words=(*self.words, *other.words),
            places=other.places or self.places,
            tiles=other.tiles or self.tiles,
            seats=other.seats or self.seats,
            space_number=other.space_number or self.space_number,
            round_number=other.round_number or number or self.round_number,
            points=None if number else other.points or self.points,
            counted=other.counted or self.counted,
            starts_with_verb=self.starts_with_verb or other.starts_with_verb,
            is_marked=True,
            used=set(),
        )

    def with_places(self, places: "tuple[AskedPlace, ...]") -> "Asked":
        """The parts with other places, which share what is used."""
        return replace(self, places=places, used=self.used)

    @property
    def space(self) -> int | None:
        self.used.add(_SPACE)
        return self.space_number

    @property
    def round(self) -> int | None:
        self.used.add(_ROUND)
        return self.round_number

    def ignore_points(self) -> None:
        """Take the number of points as used: the answer has the right one."""
        self.used.add(_POINTS)

    def ignore_parts(self) -> None:
        """Take the names of things as used: the answer is right for all of them.

        It is not for a number, for one place among others, or for a player.
        """
        self.used.update((_COLOUR, _COLOURS, _KIND))

    def answers_for_all(self) -> None:
        """Take a place that is named by its colour as any: the answer names each of the kind."""
        self.used.add(ALL_NAMED)

    def ignore_everything(self) -> None:
        """Take all parts as used: what the rules say is right for any of them."""
        self.used.update(
            (_COLOUR, _COLOURS, _COUNT, _PLACE, _KIND, _SPACE, _ROUND, _SEATS, ALL_NAMED)
        )
        if not self.has("more", "most"):  # a bare number, but not "more than seven"
            self.ignore_points()

    def ignore_tiles(self) -> None:
        """Take the tiles as used: the answer is right for all of them."""
        self.used.update((_COLOUR, _COLOURS))
        self.ignore_count()

    def ignore_count(self) -> None:
        """Take the number of tiles as used."""
        self.used.add(_COUNT)

    def unused(self) -> list[object]:
        """The parts that say something, and that nobody has asked for since `used` was empty."""
        left: list[object] = []
        if _COLOUR not in self.used:
            left += [tiles for tiles in self.tiles if tiles.colour is not None]
        if _COLOURS not in self.used:  # all colours but the first one
            named = dict.fromkeys(tiles.colour for tiles in self.tiles if tiles.colour is not None)
            left += [*named][1:]
        if _COUNT not in self.used:
            left += [tiles for tiles in self.tiles if tiles.count is not None]
        if _PLACE not in self.used:
            is_any = _KIND in self.used
            left += [place for place in self.places if not (is_any and place.is_any)]
        if _SPACE not in self.used and self.space_number is not None:
            left.append(self.space_number)
        if _ROUND not in self.used and self.round_number is not None:
            left.append(self.round_number)
        if _POINTS not in self.used and self.points is not None:
            left.append(self.points)
        if _SEATS not in self.used:
            left += [seat for seat in self.seats if seat not in ("me", "everybody")]
        return left

    @property
    def asks_whether(self) -> bool:
        """Whether yes or no answers it: the verb first, and no question word.

        A question word that can also mean "something" does so after the verb.
        """
        words = [word for word in self.words if self.has("show") or "something" not in word]
        return self.starts_with_verb and not any(
            word <= _QUESTION_WORDS and word != {FILLER} for word in words
        )

    @property
    def place(self) -> AskedPlace | None:
        """The place that it names; a row named with its wall is one place. None without any."""
        self.used.add(_PLACE)
        if not self.places:
            return None
        place, *more = self.places
        for other in more:
            inner = self._within(place, other) or self._within(other, place)
            if inner is None:
                return None
            place = inner
        return place

    def _within(self, outer: AskedPlace, inner: AskedPlace) -> AskedPlace | None:
        """The place that is `inner` if it is a part of `outer`."""
        if outer.number is not None or outer.colour is not None:
            return None
        kinds = self.vocabulary.places
        names = (kinds[outer.concept].kind, kinds[inner.concept].kind)
        if names[0] == self.vocabulary.own or names[0] == names[1]:
            return inner
        concept = self.vocabulary.inside.get(names)
        return None if concept is None else replace(inner, concept=concept)

    def kind(self) -> PlaceKind | None:
        """The kind of the place that it names."""
        return None if self.place is None else self.vocabulary.places[self.place.concept]

    def named_places(self) -> list[Place]:
        """The place that it names on the board of each player that it names."""
        place, kind = self.place, self.kind()
        if place is None or kind is None:
            return []
        number = place.number if kind.only is None else kind.only
        if number is not None and number < 0 and kind.limit is not None:
            number += kind.limit + 1  # "the last row"
        if place.colour is not None:
            number = self.vocabulary.colours[place.colour] + 1
        if not kind.owned:
            return [Place(kind.kind, number)]
        seats = self.named_seats()
        if not seats and self.has("each") and not kind.numbered:
            seats = list(range(self.asker.players))
        owners: list[int | None] = [*seats] if seats else [self.asker.seat]
        return [Place(kind.kind, number, seat) for seat in owners]

    def named_seats(self) -> list[int]:
        """The seats of all players that it names, each once; "show me" names nobody."""
        self.used.add(_SEATS)
        seats: list[int] = []
        is_me = "me" in self.seats and not self.has("show")  # "wat heb ik allemaal"
        is_named = is_me or any(isinstance(symbol, Seat) for symbol in self.seats)
        for symbol in self.seats:
            if not (is_named and symbol == "everybody"):  # "do we have reds in Ben's row 1?"
                seats += self._seats_of(symbol)
        me = self.asker.seat
        if self.has("show") and me is not None and len(set(seats)) > 1 and "me" in self.seats:
            seats = [seat for seat in seats if seat != me]
        return list(dict.fromkeys(seats))

    def _seats_of(self, symbol: Symbol) -> list[int]:
        me, everybody = self.asker.seat, range(self.asker.players)
        match symbol:
            case Seat(index):
                return [index]
            case int(number):
                return [number - 1]
            case "me":
                return [] if me is None else [me]
            case "other":
                return [] if self.asker.before is None else [self.asker.before]
            case "others":
                return [seat for seat in everybody if seat != me]
            case _:
                return list(everybody)


BuildQuestion = Callable[[Asked], object | None]
VaryQuestion = Callable[[object, Asked], object | None]
Bounds = tuple[int, int]


@frozen
class QuestionForm:
    """A kind of question: the words it needs, one of each group, and those that it may have.

    Its answer must be right with and without each of the words that it `may` have, or `build` looks
    at them. `LIGHT` words are always allowed.

    `places`, `tiles` and `seats` are how many of each it names, at least and at most. A `bare` form
    needs no question word: "Row 3". One `beside_moves` is a question even where a line could also
    be a move that is not possible now. `build` returns None if the parts make no such question.
    """

    build: BuildQuestion
    needs: tuple[frozenset[str], ...] = ()
    may: frozenset[str] = frozenset()
    places: Bounds = (0, 0)
    tiles: Bounds = (0, 0)
    seats: Bounds = (0, 0)
    bare: bool = False
    beside_moves: bool = False

    def fits(self, asked: Asked, *, is_bare: bool, beside_moves: bool) -> bool:
        """Whether the parts are those of this form.

        Without a question word only a `bare` form fits: if `is_bare`, or beside moves, if allowed.
        """
        is_allowed = is_bare or (self.beside_moves and beside_moves)
        if not (asked.is_marked or (self.bare and is_allowed)):
            return False
        parts = (
            (asked.places, self.places),
            (asked.tiles, self.tiles),
            (asked.seats, self.seats),
        )
        if not all(least <= len(named) <= most for named, (least, most) in parts):
            return False
        known = _allowed(self.may, self.needs)
        if any(word.isdisjoint(known) for word in asked.words):
            return False
        asked.used.clear()
        return all(asked.has(*group) for group in self.needs)


@cache
def _allowed(may: frozenset[str], needs: tuple[frozenset[str], ...]) -> frozenset[Symbol]:
    return LIGHT.union(may, *needs)


def any_of(*concepts: str) -> frozenset[str]:
    return frozenset(concepts)
