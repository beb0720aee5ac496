"""The subjects of questions that only Summer Pavilion has; see `games.subjects`."""

from collections.abc import Mapping

from azul_access.games.asked_parts import Place
from azul_access.games.asking import Asked, BuildQuestion
from azul_access.games.deed_subjects import build_bonus
from azul_access.games.question_builders import several, whose
from azul_access.games.questions import AboutBonus, AboutGains, AboutNearest, AboutPlace, Aspect
from azul_access.games.summer_pavilion import questions
from azul_access.games.summer_pavilion.pieces import SPACES


def _hand(asked: Asked) -> object | None:
    """The tiles that a player has; how many, of a colour."""
    kind, colour = asked.kind(), asked.colour
    if (asked.places and (kind is None or kind.kind not in ("hand", "board"))) or asked.count:
        return None
    is_counted = colour is not None or asked.has("how-many", "most", "fewest")
    aspect = Aspect.COUNT if is_counted else Aspect.CONTENT
    seats = range(asked.asker.players) if asked.has("who") and not asked.seats else whose(asked)
    places = [Place("hand", None, seat) for seat in seats]
    is_named = len(places) > 1
    return several([AboutPlace(place, aspect, colour, is_named=is_named) for place in places])


def _space(asked: Asked) -> object | None:
    """What a space of a star costs, or what lies there; "the blue six" is one by its number."""
    kind, colour, number = asked.kind(), asked.colour, asked.space
    is_star = kind is not None and kind.kind == "star"
    if number is None and ((kind is None and colour is not None) or is_star):
        asked.ignore_points()
        number = asked.count or asked.points
    if number is None or (kind is not None and kind.kind != "star"):
        return None
    if kind is None:
        star = None if colour is None else colour + 1
        seats, whether = asked.named_seats(), star is not None and _asks_whether(asked)
        seat = seats[0] if star and seats else None
        return questions.AboutSpace(number, star, seat, asks_whether=whether)
    place, *others = asked.named_places()
    if others or place.number is None:
        return None
    whether = _asks_whether(asked)
    return questions.AboutSpace(number, place.number, place.seat, colour, asks_whether=whether)


def _asks_whether(asked: Asked) -> bool:
    """Whether a question about a space is whether it can be covered."""
    return asked.asks_whether and asked.has("can", "find", "put", "costs", "fits", "is")


def _star_of(asked: Asked) -> Place | None:
    """The star that a line names, also by its colour alone."""
    kind, colour = asked.kind(), asked.colour
    places = asked.named_places()
    if kind is None and not asked.places and colour is not None:
        seats = asked.named_seats()
        return Place("star", colour + 1, seats[0] if seats else asked.asker.seat)
    if kind is None or kind.kind != "star" or len(places) != 1 or places[0].number is None:
        return None
    return places[0]


def _star_goal(asked: Asked) -> object | None:
    """What a full star brings, and what is missing there; of all stars without one."""
    asked.ignore_points()
    if asked.space is not None or asked.count is not None:
        return None
    star = _star_of(asked)
    if star is not None and star.number is not None:
        return questions.AboutStarGoal(star.number, star.seat)
    kind = asked.kind()
    if asked.places and (kind is None or kind.kind != "star"):
        return None
    asked.named_seats()
    return AboutBonus("star")


def _number(asked: Asked) -> object | None:
    """All spaces with a number."""
    number = asked.points if asked.points is not None else asked.space
    number = asked.count if number is None else number
    if number is None or asked.colour is not None:
        return None
    asked.ignore_points()
    if asked.places and (asked.kind() is None or asked.named_places()[0].number is not None):
        return None
    asked.ignore_parts()
    seats = asked.named_seats()
    if not 1 <= number <= SPACES:
        return None
    return questions.AboutNumber(number, seats[0] if len(seats) == 1 else None)


def _passing(asked: Asked) -> object | None:
    """What passing costs a player; the names of other things say nothing."""
    kind = asked.kind()
    is_kept = kind is not None and kind.kind in ("hand", "keep")
    if asked.colour is not None or (asked.places and not is_kept):
        return None
    asked.ignore_parts()
    seats = asked.named_seats()
    asked.ignore_count()
    return several([questions.AboutPassing(seat) for seat in seats]) or questions.AboutPassing()


def _covered(asked: Asked) -> object | None:
    """How many spaces players have covered."""
    kind = asked.kind()
    if asked.places and (kind is None or kind.kind not in ("star", "board")):
        return None
    star, seats = _star_of(asked), whose(asked)
    places = [Place("star", None if star is None else star.number, seat) for seat in seats]
    if not asked.has("how-many") and asked.has("what", "which", "where", "show"):
        return several([AboutPlace(place) for place in places])
    is_named = len(places) > 1
    return several([AboutPlace(place, Aspect.COUNT, is_named=is_named) for place in places])


def _nearest(asked: Asked) -> object | None:
    """On which star a player is furthest."""
    kind, seats = asked.kind(), asked.named_seats()
    if asked.colour is not None or (asked.places and (kind is None or kind.kind != "star")):
        return None
    asked.named_places()
    asked.ignore_parts()
    seat = seats[0] if len(seats) == 1 else None if asked.has("who") else asked.asker.seat
    return AboutNearest("star", seat)


def _can_build(asked: Asked) -> object | None:
    """The spaces that can be covered with a colour, or on a star of it."""
    kind, colour, number = asked.kind(), asked.colour, asked.space
    seats = asked.named_seats()
    if asked.places and (kind is None or kind.kind != "star"):
        return None
    asked.ignore_count()
    seat = seats[0] if len(seats) == 1 else None
    star = None if kind is None else _star_of(asked)
    if number is not None or (star is None and kind is not None and not kind.plural):
        return None
    return AboutGains(colour, star, asks_whether=asked.asks_whether, seat=seat)


def _near(asked: Asked) -> object | None:
    """What is nearly complete; beside stars that are named, all that is missing."""
    kind, seats = asked.kind(), whose(asked)
    stars = [colour + 1 for colour in asked.colours]
    if kind is not None and kind.kind == "star":
        stars += [place.number for place in asked.named_places() if place.number is not None]
    for place in asked.places if kind is None else ():
        named = asked.vocabulary.places[place.concept]
        if named.kind == "star" and place.colour is not None:
            stars.append(asked.vocabulary.colours[place.colour] + 1)
        elif named.kind == "star" and named.only is not None:
            stars.append(named.only)
    asked.answers_for_all()
    asked.named_places()
    asked.ignore_everything()
    if stars:
        found = tuple(dict.fromkeys(stars))
        return several([questions.AboutFeatures(found, seat) for seat in seats])
    return several([questions.AboutBoard(questions.BoardPart.NEAR, seat) for seat in seats])


def _supply(asked: Asked) -> object:
    """What is in the supply; of a colour, how many."""
    colour = asked.colour
    asked.ignore_everything()
    if colour is None:
        return questions.AboutSupply()
    aspect = Aspect.HOLDS if asked.asks_whether else Aspect.COUNT
    return AboutPlace(Place("supply"), aspect, colour)


def _passed(asked: Asked) -> object | None:
    """Who has passed; the answer names everybody, also for a question about one player."""
    asked.named_seats()
    return None if asked.colour is not None or asked.places else questions.AboutPassed()


def _jokers(asked: Asked) -> object | None:
    if asked.places or asked.colour is not None:
        return None
    return several([questions.AboutJokers(seat) for seat in whose(asked)])


def _plain(question: object) -> BuildQuestion:
    """A question that is the same whatever the line names; its examples name it as well."""

    def build(asked: Asked) -> object:
        asked.ignore_parts()
        _ = asked.round
        return question

    return build


# Subjects, and paragraphs of the rules, whose answers tell the same.
KIN = (
    ("star-goal", "final-points", "rule-stars"),
    ("passing", "passed", "rule-pass"),
    ("supply", "rule-supply"),
    ("wild", "rule-wild"),
    ("who-began", "rule-ready"),
    ("who-begins-next", "rule-next"),
    ("near", "bonus-tiles", "rule-features", "rule-bonus"),
)
SUBJECTS: Mapping[str, BuildQuestion] = {
    "wild": _plain(questions.AboutWild()),
    "jokers": _jokers,
    "supply": _supply,
    "passed": _passed,
    "bonus-tiles": _plain(AboutBonus()),
    "hand": _hand,
    "space": _space,
    "can-build": _can_build,
    "star-goal": _star_goal,
    "number": _number,
    "passing": _passing,
    "covered": _covered,
    "nearest": _nearest,
    "near": _near,
    "bonus-how": build_bonus,
}
