"""Builds questions of their parts, for every game of the family; see `question_forms`."""

from azul_access.games.asking import Asked, Place
from azul_access.games.questions import (
    AboutBonus,
    AboutCentre,
    AboutDifference,
    AboutFactories,
    AboutGains,
    AboutLead,
    AboutMarker,
    AboutNeeds,
    AboutPast,
    AboutPlace,
    AboutScore,
    AboutSeveral,
    AboutTurn,
    AboutWhere,
    AboutWhich,
    Aspect,
    Condition,
    Rank,
    Span,
)
from azul_access.games.sources import Factory

# The places that tiles are taken from, as one kind.
SOURCES = "sources"
CONDITIONS = {condition.value: condition for condition in Condition}


def several(questions: list[object]) -> object | None:
    """The question itself, or all of them as one; None for none."""
    if not questions:
        return None
    return questions[0] if len(questions) == 1 else AboutSeveral(tuple(questions))


def whose(asked: Asked) -> list[int]:
    """The players that it names, or else who asks."""
    seats = asked.named_seats()
    me = asked.asker.seat
    return seats or ([] if me is None else [me])


def build_turn(asked: Asked) -> object | None:
    seats = asked.named_seats()
    if not asked.asks_whether or not seats:
        return AboutTurn()
    if asked.seats == ("me",) and not asked.asker.is_known:
        return AboutTurn()  # whoever has to act would be told "yes"
    return AboutTurn(seats[0])


def build_marker(asked: Asked) -> object | None:
    kind = asked.kind()
    if kind is not None and kind.kind != "centre":
        return None
    seats = asked.named_seats()
    if asked.asks_whether:
        return AboutMarker(seats[0] if seats else None, in_centre=kind is not None)
    return AboutMarker()


def build_score(asked: Asked) -> object | None:
    seats = asked.named_seats()
    return several([AboutScore(seat) for seat in seats]) if seats else AboutScore()


def build_lead(asked: Asked) -> object | None:
    seats, me = asked.named_seats(), asked.asker.seat
    last = asked.has("behind", "fewest") and not asked.has("lead")
    if len(seats) > 2:
        seats = []
    if len(seats) == 1 and asked.has("more", "behind", "apart") and seats[0] != me:
        seats = [seats[0], me] if me is not None and not asked.has("who") else []
    if len(seats) == 1 and asked.has("who"):
        return None
    return AboutLead(tuple(seats), last and not seats)


def build_place(asked: Asked) -> object | None:
    """What lies at a place: a whole part of the table, or one row of it."""
    questions: list[object] = []
    for place in asked.named_places():
        match place:
            case Place("factory", None):
                questions.append(AboutFactories())
            case Place("factory", int(number)):
                questions.append(AboutFactories(Factory(number - 1)))
            case Place("centre"):
                questions.append(AboutCentre())
            case _:
                questions.append(AboutPlace(place))
    if asked.asks_whether and not asked.has("what"):
        questions = [AboutPlace(place, Aspect.HOLDS) for place in asked.named_places()]
    return several(questions)


def build_own(asked: Asked) -> object | None:
    """What a player has, who is all that is named."""
    own = asked.vocabulary.own
    return several([AboutPlace(Place(own, None, seat)) for seat in whose(asked)])


def build_tiles_at(asked: Asked) -> object | None:
    """Whether tiles are at a place, or how many."""
    colour, places = asked.colour, asked.named_places()
    if asked.has("how-many"):
        return several([AboutPlace(place, Aspect.COUNT, colour) for place in places])
    if colour is None:
        aspect = Aspect.HOLDS if asked.asks_whether else Aspect.CONTENT
        return several([AboutPlace(place, aspect) for place in places])
    if asked.has("which", "where"):
        return AboutWhere(colour, asked.count, _rank(asked), tuple(places))
    if asked.asks_whether:
        return several([AboutPlace(place, Aspect.HOLDS, colour, asked.count) for place in places])
    return several([AboutPlace(place, Aspect.COUNT, colour) for place in places])


def build_count(asked: Asked) -> object | None:
    """How many tiles are at a place, or how many factories still have any."""
    places = asked.named_places()
    if asked.kind() is not None and any(place == Place("factory") for place in places):
        return AboutWhich(places[0], Condition.USED, counts=True)
    return several([AboutPlace(place, Aspect.COUNT) for place in places])


def build_count_own(asked: Asked) -> object | None:
    """How many tiles a player has, or how many there are to take."""
    seats, own = asked.named_seats(), asked.vocabulary.own_tiles
    if not seats:
        return AboutPlace(Place(SOURCES), Aspect.COUNT, asked.colour)
    return several(
        [AboutPlace(Place(own, None, seat), Aspect.COUNT, asked.colour) for seat in seats]
    )


def _rank(asked: Asked) -> Rank | None:
    if asked.has("most"):
        return Rank.MOST
    return Rank.FEWEST if asked.has("fewest") else None


def build_where(asked: Asked) -> object | None:
    kind = asked.kind()
    places = tuple(asked.named_places()) if kind is not None else ()
    colour, count = asked.colour, asked.count
    if asked.has("same") or (colour is None and (count or asked.has("most"))):
        return AboutWhere(None, count or 3, _rank(asked), places)
    return None if colour is None else AboutWhere(colour, count, _rank(asked), places)


def build_bare_tiles(asked: Asked) -> object | None:
    """Tiles alone: only where it is no code of a move, such as "3 r"."""
    named = asked.tiles[0]
    if named.colour is None or not (asked.is_marked or named.is_plural):
        return None
    return AboutWhere(asked.colour, named.count, _rank(asked))


def build_condition(asked: Asked) -> object | None:
    """Which places are full, or whether one is."""
    condition = next(
        (CONDITIONS[name] for name in ("nearly", *CONDITIONS) if asked.has(name)), None
    )
    if (
        asked.kind() is None
        and not asked.places
        and condition in (Condition.FULL, Condition.NEARLY)
    ):
        own = [Place(asked.vocabulary.own, None, seat) for seat in whose(asked)]
        return several([AboutWhich(place, condition) for place in own])
    places = asked.named_places()
    if not places:
        return None
    has_tiles = bool(asked.tiles) and asked.colour is None
    if condition is None and has_tiles and _has_several(asked) and places[0].number is None:
        condition = Condition.USED
    if condition is None:
        return None
    if condition is Condition.EMPTY and asked.has("space", "how-many") and places[0].number:
        return several([AboutPlace(place, Aspect.COUNT_MISSING) for place in places])
    by_question_word = asked.has("which", "how-many", "what", "who", "where", "show")
    is_single = places[0].number is not None or not _has_several(asked)
    if is_single and not asked.has("how-many") and condition in (Condition.EMPTY, Condition.FULL):
        aspect = Aspect.EMPTY if condition is Condition.EMPTY else Aspect.FULL
        return several([AboutPlace(place, aspect) for place in places])
    if is_single and condition is Condition.USED:
        return several([AboutPlace(place, Aspect.HOLDS) for place in places])
    if not by_question_word and asked.asks_whether and asked.has("each"):
        aspect = Aspect.EMPTY if condition is Condition.EMPTY else Aspect.FULL
        return several([AboutPlace(place, aspect) for place in places])
    counts = asked.has("how-many")
    return several([AboutWhich(place, condition, counts) for place in places])


def _has_several(asked: Asked) -> bool:
    kind = asked.kind()
    return kind is not None and (kind.numbered or kind.plural)


def build_missing(asked: Asked) -> object | None:
    places = asked.named_places()
    if not places:
        if asked.places:
            return None
        return several([AboutNeeds(seat, asked.colour) for seat in whose(asked)])
    names_colour = asked.colour is not None or asked.has("colour")
    if asked.has("which") and places[0].number is None and not names_colour:
        return several([AboutWhich(place, Condition.STARTED) for place in places])
    aspect = Aspect.COUNT_MISSING if asked.has("how-many") else Aspect.MISSING
    return several([AboutPlace(place, aspect, asked.colour) for place in places])


def build_needs(asked: Asked) -> object | None:
    if asked.has("who"):
        return None if asked.colour is None else AboutNeeds(None, asked.colour)
    return several([AboutNeeds(seat, asked.colour) for seat in whose(asked)])


def build_gains(asked: Asked) -> object | None:
    places = asked.named_places()
    if asked.places and not places:
        return None
    if asked.colour is None and not places and asked.tiles and asked.has("where"):
        return None
    place = places[0] if places else None
    return AboutGains(asked.colour, place, asked.asks_whether)


def build_bonus(asked: Asked) -> object | None:
    kind = asked.kind()
    if kind is None:
        return AboutBonus("colour" if asked.has("colour") or asked.tiles else None)
    return AboutBonus(kind.kind)


def build_past(asked: Asked) -> object | None:
    if asked.colour is not None:
        return None
    seats, me = asked.named_seats(), asked.asker.seat
    if asked.has("this-round"):
        return several([AboutPast(Span.ROUND, seat) for seat in seats]) or AboutPast(Span.ROUND)
    if (asked.has("since", "changed") and not asked.has("last")) or len(seats) > 1:
        return AboutPast(Span.SINCE_TURN, me)
    return AboutPast(Span.LAST, seats[0] if seats and not asked.has("who") else None)


def build_changed(asked: Asked) -> object | None:
    return AboutPast(Span.SINCE_TURN, asked.asker.seat)


def build_difference(asked: Asked) -> object | None:
    seats, me = asked.named_seats(), asked.asker.seat
    if len(seats) == 1 and me is not None:
        seats = [me, *seats]
    if not seats and asked.asker.players == 2:
        seats = [0, 1]
    if len(seats) != 2 or seats[0] == seats[1]:
        return None
    if asked.has("score"):
        return AboutLead(tuple(seats))
    kind = asked.kind()
    if asked.places and (kind is None or not kind.owned):
        return None
    return AboutDifference(seats[0], seats[1], None if kind is None else kind.kind)
