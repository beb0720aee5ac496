"""The subjects of questions that only Summer Pavilion has; see `games.subjects`."""

from collections.abc import Mapping

from azul_access.games.asked_parts import Place
from azul_access.games.asking import Asked, BuildQuestion
from azul_access.games.question_builders import several, whose
from azul_access.games.questions import AboutBonus, AboutGains, AboutPlace, Aspect
from azul_access.games.summer_pavilion import questions
from azul_access.games.summer_pavilion.pieces import CENTRE_STAR


def _hand(asked: Asked) -> object | None:
    """The tiles that a player has; how many, of a colour."""
    kind, colour = asked.kind(), asked.colour
    if (asked.places and (kind is None or kind.kind not in ("hand", "board"))) or asked.count:
        return None
    aspect = Aspect.CONTENT if colour is None and not asked.has("how-many") else Aspect.COUNT
    return several([AboutPlace(Place("hand", None, seat), aspect, colour) for seat in whose(asked)])


def _space(asked: Asked) -> object | None:
    """What a space of a star costs, or what lies there; "the blue six" is one by its number."""
    kind, colour, number = asked.kind(), asked.colour, asked.space
    if kind is None and number is None and colour is not None:
        asked.ignore_points()
        number = asked.count or asked.points
    if number is None or (kind is not None and kind.kind != "star"):
        return None
    if kind is None:
        star = None if colour is None else colour + 1
        seats = asked.named_seats()
        return questions.AboutSpace(number, star, seats[0] if star and seats else None)
    place, *others = asked.named_places()
    if others or place.number is None:
        return None
    return questions.AboutSpace(number, place.number, place.seat)


def _can_build(asked: Asked) -> object | None:
    """The spaces that can be covered with a colour, or on a star of it."""
    kind, colour, number = asked.kind(), asked.colour, asked.space
    seats = asked.named_seats()
    if asked.places and (kind is None or kind.kind != "star"):
        return None
    asked.ignore_count()
    for place in asked.named_places():
        if place.number is None:
            continue
        if place.number == CENTRE_STAR or colour not in (None, place.number - 1):
            return None
        colour = place.number - 1
    if number is not None:
        return None
    return AboutGains(colour, None, asks_whether=True, seat=seats[0] if len(seats) == 1 else None)


def _near(asked: Asked) -> object | None:
    asked.named_places()
    asked.ignore_parts()
    asked.answers_for_all()
    seats = whose(asked)
    return several([questions.AboutBoard(questions.BoardPart.NEAR, seat) for seat in seats])


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


SUBJECTS: Mapping[str, BuildQuestion] = {
    "wild": _plain(questions.AboutWild()),
    "jokers": _jokers,
    "supply": _plain(questions.AboutSupply()),
    "passed": _plain(questions.AboutPassed()),
    "bonus-tiles": _plain(AboutBonus()),
    "hand": _hand,
    "space": _space,
    "can-build": _can_build,
    "near": _near,
}
