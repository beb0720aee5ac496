"""Builds questions of their parts, for every game of the family; see `question_forms`.

It builds every kind of question, so it imports all of them by name.
"""

from dataclasses import replace

from azul_access.games.asked_parts import Place
from azul_access.games.asking import Asked
from azul_access.games.questions import (
    AboutBag,
    AboutBonus,
    AboutCentre,
    AboutDifference,
    AboutFactories,
    AboutGains,
    AboutHolders,
    AboutInGame,
    AboutLead,
    AboutMarker,
    AboutNeeds,
    AboutNext,
    AboutPlace,
    AboutPlayers,
    AboutRound,
    AboutScore,
    AboutSeveral,
    AboutTurn,
    AboutWhere,
    AboutWhich,
    Aspect,
    Condition,
    Rank,
)
from azul_access.games.questions_of_talk import AboutPast, Span
from azul_access.games.sources import Factory
from azul_access.language.grammar import Symbol

# The places that tiles are taken from, as one kind.
SOURCES = "sources"
_WHOLE_COLOUR = 5  # tiles of one colour, for which there are points at the end


def several(questions: list[object]) -> object | None:
    """The question itself, or all of them as one; None for none."""
    if not questions:
        return None
    return questions[0] if len(questions) == 1 else AboutSeveral(tuple(questions))


def whose(asked: Asked) -> list[int]:
    """The seats that the question names; if none, that of the asker, if there is one."""
    seats = asked.named_seats()
    me = asked.asker.seat
    return seats or ([] if me is None else [me])


def build_turn(asked: Asked) -> object | None:
    seats = asked.named_seats()
    if not asked.asks_whether or len(seats) != 1:
        return AboutTurn()
    if asked.seats == ("me",) and not asked.asker.is_known:
        return AboutTurn()  # whoever has to act would be told "yes"
    return AboutTurn(seats[0])


def build_turn_of(asked: Asked) -> object | None:
    """A question that names nothing but a player: "is it me?"."""
    return build_turn(asked) if asked.asks_whether else None


def build_next(asked: Asked) -> object | None:
    """Which player comes after another in the order of turns, also for "am I after Ben"."""
    seats = asked.named_seats()
    if len(seats) > 1 and asked.asker.seat in seats:
        seats.remove(asked.asker.seat)
    return AboutNext(seats[0] if len(seats) == 1 else None)


def build_marker(asked: Asked) -> object | None:
    kind = asked.kind()
    if kind is not None and kind.kind != "centre":
        return None
    seats = asked.named_seats()
    if asked.asks_whether:
        return AboutMarker(seats[0] if seats else None, in_centre=kind is not None)
    return AboutMarker()


def build_round(asked: Asked) -> object | None:
    """Which round it is; if rounds are counted, also when the last one is."""
    return AboutRound(counts=asked.has("how-many"))


def build_score(asked: Asked) -> object | None:
    seats = asked.named_seats()
    if len(seats) == 1:
        return AboutScore(seats[0], is_narrow=asked.has("how-many"))
    return several([AboutScore(seat) for seat in seats]) if seats else AboutScore()


def build_players(asked: Asked) -> object | None:
    """Who plays, or how many."""
    return AboutPlayers(asked.has("how-many"))


def build_lead(asked: Asked) -> object | None:
    seats, me = asked.named_seats(), asked.asker.seat
    last = asked.has("behind", "fewest") and not asked.has("lead")
    if len(seats) > 2:
        seats = []
    if len(seats) == 1 and asked.has("more", "behind", "apart") and seats[0] != me:
        seats = [seats[0], me] if me is not None and not asked.has("who") else []
    if asked.has("who"):
        seats = []
    # Whether somebody can still win is not whether they lead.
    return AboutLead(tuple(seats), last, asked.asks_whether and not asked.has("can"))


def build_last(_: Asked) -> object | None:
    """The player with the fewest points; "last" of moves is built by `build_past`."""
    return AboutLead(last=True)


def build_place(asked: Asked) -> object | None:
    """What lies at a place: a whole part of the table, or one row of it."""
    places = asked.named_places()
    if asked.asks_whether:
        return several([AboutPlace(place, Aspect.HOLDS) for place in places])
    return several([ask_content(place) for place in places])


def ask_content(place: Place) -> object:
    """The question what lies at one place, or at all of its kind."""
    match place:
        case Place("factory", None):
            return AboutFactories()
        case Place("factory", int(number)) if number > 0:
            return AboutFactories(Factory(number - 1))
        case Place("centre"):
            return AboutCentre()
        case _:
            return AboutPlace(place)


def build_own(asked: Asked) -> object | None:
    """The board of a player, for a question that names nothing else."""
    own = asked.vocabulary.own
    return several([AboutPlace(Place(own, None, seat)) for seat in whose(asked)])


def build_own_tiles(asked: Asked) -> object | None:
    """The tiles that a player has; of one colour, how many."""
    own = asked.vocabulary.own_tiles
    if asked.colour is not None and asked.has("how"):
        return None  # how far somebody is with a colour
    aspect = Aspect.CONTENT if asked.colour is None else Aspect.COUNT
    seats = whose(asked)
    if asked.colour is not None and asked.asks_whether and len(seats) == 1:
        aspect = Aspect.HOLDS  # a number alone is no yes
    is_named = len(seats) > 1
    return several(
        [
            AboutPlace(Place(own, None, seat), aspect, asked.colour, is_named=is_named)
            for seat in seats
        ]
    )


def build_tiles_at(asked: Asked) -> object | None:
    """Whether tiles are at a place, or how many."""
    colour, places = asked.colour, asked.named_places()
    if not places:
        return None  # "in the centre grid" may be two places
    if asked.has("each") and places == [Place("factory")]:
        return AboutFactories() if colour is None else AboutWhere(colour, places=tuple(places))
    if asked.has("how-many") and asked.has("full", "needs"):
        return build_missing(asked)
    if asked.has("how-many") and not (asked.counted == "place" and colour is not None):
        return several([AboutPlace(place, Aspect.COUNT, colour) for place in places])
    if colour is not None and asked.has("who") and places[0].seat is not None and not asked.seats:
        each = (replace(places[0], seat=seat) for seat in range(asked.asker.players))
        return AboutHolders(tuple(each), Condition.USED, colour)
    if colour is not None and places and places[0].number is None and has_several(asked):
        return AboutWhere(colour, asked.count, rank_of(asked), tuple(places))
    if colour is None:
        aspect = Aspect.HOLDS if asked.asks_whether else Aspect.CONTENT
        return several([AboutPlace(place, aspect) for place in places])
    if places == [Place("centre")] and asked.has("where", "space") and asked.count is None:
        return AboutCentre()  # it tells the places of each colour
    if asked.has("which", "where"):
        return AboutWhere(colour, asked.count, rank_of(asked), tuple(places))
    if asked.asks_whether:
        return several([AboutPlace(place, Aspect.HOLDS, colour, asked.count) for place in places])
    return several([AboutPlace(place, Aspect.COUNT, colour) for place in places])


def build_colours(_: Asked) -> object | None:
    """The tiles that can be taken."""
    return AboutSeveral((AboutFactories(), AboutCentre()))


def build_count(asked: Asked) -> object | None:
    """How many tiles are at a place, or how many factories still have any."""
    places, kind = asked.named_places(), asked.kind()
    if asked.has("each") and places == [Place("factory")] and asked.counted != "place":
        return AboutFactories()
    is_single = kind is not None and kind.numbered and not kind.plural
    if is_single and not asked.has("each") and any(place.number is None for place in places):
        return None  # "a factory" may be any
    if asked.counted == "place" and any(place == Place("factory") for place in places):
        return AboutWhich(places[0], Condition.USED, counts=True)
    return several([AboutPlace(place, Aspect.COUNT) for place in places])


def build_count_own(asked: Asked) -> object | None:
    """How many tiles a player has, or how many there are to take."""
    seats, own = asked.named_seats(), asked.vocabulary.own_tiles
    if asked.has("can") and asked.has("take", "find"):  # at once, or in all
        return None if asked.colour is None else AboutWhere(asked.colour)
    if not seats:
        return AboutPlace(Place(SOURCES), Aspect.COUNT, asked.colour)
    return several(
        [AboutPlace(Place(own, None, seat), Aspect.COUNT, asked.colour) for seat in seats]
    )


def rank_of(asked: Asked) -> Rank | None:
    if asked.has("most"):
        return Rank.MOST
    return Rank.FEWEST if asked.has("fewest") else None


def build_where(asked: Asked) -> object | None:
    kind = asked.kind()
    comes_from = asked.has("where-from") and asked.seats and not asked.has("can", "take")
    if comes_from or (asked.places and kind is None):
        return None  # where somebody got tiles
    places = tuple(asked.named_places()) if kind is not None else ()
    colour, count = asked.colour, asked.count
    is_of_player = not asked.has("find", "can", "same", "take")
    if asked.has("show") and asked.seats == ("me",):
        is_of_player = False  # "I want to know where the reds are"
    if not places and asked.seats and is_of_player:
        own = asked.vocabulary.own
        places = tuple(Place(own, None, seat) for seat in asked.named_seats())
    if places == (Place("centre"),) and asked.has("where") and colour is not None and not count:
        return AboutCentre()  # it tells the places of each colour
    if (asked.has("same") and colour is None) or (colour is None and (count or asked.has("most"))):
        return AboutWhere(None, count or 3, rank_of(asked), places)
    return None if colour is None else AboutWhere(colour, count, rank_of(asked), places)


def build_bare_tiles(asked: Asked) -> object | None:
    """Tiles alone: only where it is no code of a move, such as "3 r"."""
    named = asked.tiles[0]
    if named.colour is None or not (asked.is_marked or named.is_plural):
        return None
    if asked.seats not in ((), ("everybody",)):
        return None
    return AboutWhere(asked.colour, asked.count, rank_of(asked))


def has_several(asked: Asked) -> bool:
    """Whether there are several of the place that a question names."""
    kind = asked.kind()
    return kind is not None and (kind.numbered or kind.plural)


def build_room(asked: Asked) -> object | None:
    """Whether there is room at a place, or how much, or which spaces; or where for some tiles."""
    if asked.count is not None and asked.colour is None:
        least = asked.count
        places = asked.named_places()
        return several([AboutWhich(place, Condition.OPEN, least=least) for place in places])
    if asked.has("which"):
        return build_place(asked)
    aspect = Aspect.COUNT_MISSING if asked.has("how-many", "how", "what") else Aspect.ROOM
    return several([AboutPlace(place, aspect) for place in asked.named_places()])


def build_missing(asked: Asked) -> object | None:
    places = asked.named_places()
    if not places:
        if asked.places:
            return None
        return several([AboutNeeds(seat, asked.colour) for seat in whose(asked)])
    if asked.has("who") and places[0].seat is not None and not asked.seats:
        everybody = range(asked.asker.players)
        return several([AboutPlace(replace(places[0], seat=seat)) for seat in everybody])
    names_colour = asked.colour is not None or asked.has("colour")
    if asked.has("which") and places[0].number is None and not names_colour:
        return several([AboutWhich(place, Condition.STARTED) for place in places])
    aspect = Aspect.COUNT_MISSING if asked.has("how-many") else Aspect.MISSING
    return several([AboutPlace(place, aspect, asked.colour) for place in places])


def build_needs(asked: Asked) -> object | None:
    if asked.has("who"):
        return None if asked.colour is None else AboutNeeds(None, asked.colour)
    whether = asked.asks_whether
    return several([AboutNeeds(seat, asked.colour, whether) for seat in whose(asked)])


def build_gains(asked: Asked) -> object | None:
    places = asked.named_places()
    if asked.places and not places:
        return None
    if asked.colour is None and not places and asked.tiles and asked.has("where", "how-many"):
        return None
    place = places[0] if places else None
    kind = asked.kind()
    if kind is not None and not (kind.owned or kind.numbered or kind.kind == "centre"):
        return None  # nothing is taken from the bag
    vocabulary = asked.vocabulary
    with_moves = (
        vocabulary.own,
        vocabulary.own_tiles,
        *vocabulary.targets,
        *vocabulary.moves.in_rows,
    )
    if kind is not None and kind.owned and kind.kind not in with_moves:
        return None  # nothing is put in a column by a move
    seats = asked.named_seats()
    seat = seats[0] if len(seats) == 1 else None
    asked.ignore_count()  # the answer says how many there are
    asks_whether = asked.asks_whether or asked.has("why")
    fills = asks_whether and asked.colour is not None and asked.has("full")
    return AboutGains(asked.colour, place, asks_whether, seat, fills=fills)


def build_in_game(asked: Asked) -> object | None:
    """The tiles that are not out of the game, or those of a colour."""
    return AboutBag() if asked.colour is None else AboutInGame(asked.colour)


def build_moves(_: Asked) -> object | None:
    return AboutGains()


def build_bonus(asked: Asked) -> object | None:
    kind = asked.kind()
    if len(asked.places) > 1:
        asked.ignore_parts()
        return AboutBonus(None)  # "a row, a column and a colour"
    if kind is None:
        is_of_colour = asked.has("colour") or bool(asked.tiles)
        if asked.count not in (None, _WHOLE_COLOUR):
            return None
        return AboutBonus("colour" if is_of_colour else None)
    return AboutBonus(kind.kind) if kind.has_bonus else None


def _is_only_do(word: frozenset[Symbol]) -> bool:
    """Whether a word tells of what was done: "made", but not "do I have"."""
    return not word.isdisjoint(("do", "taken", "placed")) and "is" not in word


def build_past(asked: Asked) -> object | None:
    if asked.colour is not None or asked.has("drop"):
        return None
    is_now = asked.seats == ("me",) and not asked.has("last", "last-round", "this-round")
    if is_now and asked.has("moves") and not any(_is_only_do(word) for word in asked.words):
        return AboutGains()  # "which moves do I have"
    seats, me = asked.named_seats(), asked.asker.seat
    if asked.has("last-round"):
        return several([AboutPast(Span.LAST_ROUND, seat) for seat in seats]) or AboutPast(
            Span.LAST_ROUND
        )
    if asked.has("this-round"):
        return several([AboutPast(Span.ROUND, seat) for seat in seats]) or AboutPast(Span.ROUND)
    if (asked.has("since", "changed") and not asked.has("last")) or len(seats) > 1:
        return AboutPast(Span.SINCE_TURN, me)
    return AboutPast(Span.LAST, seats[0] if seats and not asked.has("who") else None)


def build_changed(asked: Asked) -> object | None:
    """What all players did; the moves of whoever is named are among them."""
    asked.named_seats()
    kind = asked.kind()
    if kind is not None and kind.kind != asked.vocabulary.own:
        return None
    return AboutPast(Span.SINCE_TURN, asked.asker.seat)


def build_difference(asked: Asked) -> object | None:
    seats, me = asked.named_seats(), asked.asker.seat
    if len(seats) == 1 and me is not None:
        seats = [me, *seats]
    if not seats and asked.asker.players == 2:
        seats = [0, 1]
    if asked.has("score"):
        return AboutLead(tuple(seats) if len(seats) == 2 else ())
    if len(seats) != 2 or seats[0] == seats[1]:
        return None
    kind = asked.kind()
    if asked.places and (kind is None or not kind.owned):
        return None
    return AboutDifference(seats[0], seats[1], None if kind is None else kind.kind)
