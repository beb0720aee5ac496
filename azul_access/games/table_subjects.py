"""Builds the questions of subjects about what lies on the table; see `subjects`."""

from azul_access.games import question_builders as builders
from azul_access.games.asked_parts import Place
from azul_access.games.asking import Asked, BuildQuestion
from azul_access.games.condition_builders import (
    build_who_has,
)
from azul_access.games.question_builders import (
    SOURCES,
    several,
    whose,
)
from azul_access.games.questions import (
    AboutBag,
    AboutBest,
    AboutFrequent,
    AboutGains,
    AboutHolders,
    AboutInGame,
    AboutLabel,
    AboutMarker,
    AboutNeeds,
    AboutPlace,
    AboutTable,
    AboutWhere,
    AboutWhich,
    Aspect,
    Condition,
    Rank,
)

# So many tiles are "the same" where no number is named.
_ALIKE = 3


def build_named_places(asked: Asked) -> list[Place]:
    """The places that a line names, one after the other if they are no parts of one another."""
    if asked.place is not None or not asked.places:
        return asked.named_places()
    found: list[Place] = []
    for place in asked.places:
        one = Asked(
            places=(place,), seats=asked.seats, asker=asked.asker, vocabulary=asked.vocabulary
        )
        found += one.named_places()
    asked.named_seats()
    return found


def build_content(asked: Asked) -> object | None:
    """What lies at the places."""
    if not asked.places or (asked.tiles and asked.colour is not None):
        return None
    asked.ignore_count()
    return several([builders.ask_content(place) for place in build_named_places(asked)])


def build_count(asked: Asked) -> object | None:
    if asked.count is not None:
        return None
    if not asked.places:
        return _count_everywhere(asked)
    if asked.has("full", "needs") and asked.colour is not None:
        return build_missing_count(asked)
    places, kind = build_named_places(asked), asked.kind()
    if len(asked.colours) > 1:
        return AboutFrequent(tuple(places), None, tuple(asked.colours))
    if kind is not None and kind.numbered and places and places[0].number is None:
        return None
    if not asked.seats and places and places[0].seat is not None and asked.has("everybody"):
        return None
    is_named = len(places) > 1
    return several(
        [AboutPlace(place, Aspect.COUNT, asked.colour, is_named=is_named) for place in places]
    )


def _count_everywhere(asked: Asked) -> object:
    """The tiles of each player that is named, or those that can be taken."""
    seats, own = asked.named_seats(), asked.vocabulary.own_tiles
    places = [Place(own, None, seat) for seat in seats] or [Place(SOURCES)]
    if len(asked.colours) > 1:
        return AboutFrequent(tuple(places), None, tuple(asked.colours))
    is_named = len(places) > 1
    found = [AboutPlace(place, Aspect.COUNT, asked.colour, is_named=is_named) for place in places]
    return several([*found])


def build_holds(asked: Asked) -> object | None:
    colour, count = asked.colour, asked.count
    if asked.has("taken", "empty"):
        return None  # "is the green in the bag all gone"
    places = build_named_places(asked)
    if places and places[0].seat is not None and not asked.seats and asked.has("who"):
        everybody = range(asked.asker.players)
        each = tuple(Place(places[0].kind, places[0].number, seat) for seat in everybody)
        return AboutHolders(each, Condition.USED, colour)
    if len(places) == 1 and places[0].number is None and builders.has_several(asked):
        return None if colour is None else AboutWhere(colour, count, places=tuple(places))
    return several([AboutPlace(place, Aspect.HOLDS, colour, count) for place in places])


def build_where(asked: Asked) -> object | None:
    colour, count, kind = asked.colour, asked.count, asked.kind()
    if colour is None and asked.has("same"):
        count = count or _ALIKE
    if colour is None and count is None:
        return None
    if kind is not None and kind.kind == "centre" and count is None:
        return several([builders.ask_content(place) for place in asked.named_places()])
    if kind is not None and kind.owned:  # "in which rows has Ben oranges"
        places = tuple(asked.named_places())
        return AboutWhere(colour, count, places=places)
    asked.named_seats()
    if asked.places and (kind is None or kind.kind != "factory"):
        return None
    if asked.places and asked.named_places()[0].number is not None:
        return None
    return AboutWhere(colour, count)


def build_where_ranked(asked: Asked) -> object | None:
    rank = builders.rank_of(asked) or Rank.MOST
    kind = asked.kind()
    places: tuple[Place, ...] = ()
    if asked.places:
        if kind is None or kind.kind != "factory":
            return None
        places = tuple(asked.named_places())
    asked.named_seats()
    return None if asked.colour is None else AboutWhere(asked.colour, None, rank, places)


def build_in_game(asked: Asked) -> object | None:
    return None if asked.colour is None else AboutInGame(asked.colour)


def build_frequent(asked: Asked) -> object | None:
    colours = tuple(asked.colours)
    if len(colours) == 1 or not (colours or asked.has("most", "fewest")):
        return None
    rank = Rank.FEWEST if asked.has("fewest") else Rank.MOST
    return AboutFrequent(tuple(asked.named_places()) or (Place(SOURCES),), rank, colours)


def build_who_has_tiles(asked: Asked) -> object | None:
    if asked.places:
        return build_who_has(asked)
    everybody = range(asked.asker.players)
    own = asked.vocabulary.own_tiles
    if asked.colour is None or asked.named_seats():
        return None
    places = tuple(Place(own, None, seat) for seat in everybody)
    return AboutHolders(places, Condition.USED, asked.colour)


def build_missing(asked: Asked) -> object | None:
    if not asked.places:
        return None
    return several([AboutPlace(place, Aspect.MISSING) for place in build_named_places(asked)])


def build_missing_count(asked: Asked) -> object | None:
    places = build_named_places(asked)
    colour = asked.colour
    return several([AboutPlace(place, Aspect.COUNT_MISSING, colour) for place in places])


def build_needs(asked: Asked) -> object | None:
    """What players lack, also "for their rows"."""
    kind = asked.kind()
    if not all(place.is_any for place in asked.places) or (kind is not None and not kind.owned):
        return None
    asked.ignore_parts()
    return several([AboutNeeds(seat) for seat in whose(asked)])


def build_needs_tile(asked: Asked) -> object | None:
    colour = asked.colour
    if colour is None or asked.places:
        return None
    seats = asked.named_seats()
    if not seats or (asked.has("who") and seats == [asked.asker.seat]):
        return AboutNeeds(None, colour)  # "who will take the reds from me"
    others = [seat for seat in seats if seat != asked.asker.seat]
    # "Will Tom take the blacks from me": whoever asks does not ask for their own need.
    return several([AboutNeeds(seat, colour, asks_whether=True) for seat in others or seats])


def build_which(condition: Condition) -> BuildQuestion:
    """The places of a kind that meet a condition; those of the asker if nobody is named."""

    def build(asked: Asked) -> object | None:
        if asked.has("who") and not asked.seats:
            kind = asked.kind()
            if kind is None or not kind.owned:
                return None
            everybody = range(asked.asker.players)
            asked.named_places()
            return AboutHolders(
                tuple(Place(kind.kind, None, seat) for seat in everybody), condition
            )
        places = asked.named_places()
        if not asked.places:
            own = asked.vocabulary.own
            places = [Place(own, None, seat) for seat in whose(asked)]
        if any(place.number is not None for place in places):
            return None
        counts = asked.has("how-many")
        return several([AboutWhich(place, condition, counts) for place in places])

    return build


def build_one(aspect: Aspect) -> BuildQuestion:
    """Whether a single place is full or empty."""

    def build(asked: Asked) -> object | None:
        places = asked.named_places()
        if any(place.number is None for place in places) and builders.has_several(asked):
            return None
        return several([AboutPlace(place, aspect) for place in places])

    return build


def build_marker(asked: Asked) -> object | None:
    seats, kind = asked.named_seats(), asked.kind()
    if asked.places and (kind is None or kind.kind != "centre"):
        return None
    return AboutMarker(seats[0] if len(seats) == 1 else None, in_centre=False)


def build_label(asked: Asked) -> object | None:
    """What a label means; another colour is a guess, which the answer puts right: "is X blue"."""
    colours = asked.colours
    return AboutLabel(colours[0]) if colours else None


def build_bag(asked: Asked) -> object | None:
    asked.named_places()
    asked.named_seats()
    return AboutBag()


def build_table(asked: Asked) -> object:
    asked.ignore_parts()
    return AboutTable()


def build_moves(asked: Asked) -> object | None:
    asked.named_seats()
    return None if asked.colour is not None or asked.places else AboutGains()


def build_best(asked: Asked) -> object | None:
    """The best move now, which is that of whoever acts; of nobody else."""
    is_other = any(seat != asked.asker.seat for seat in asked.named_seats())
    is_narrower = asked.colour is not None or not all(place.is_any for place in asked.places)
    asked.ignore_parts()  # "which factory"
    return None if is_other or is_narrower else AboutBest()
