"""Builds the questions of subjects about what players did and got; see `deeds`."""

from dataclasses import replace

from azul_access.games.asked_parts import Place
from azul_access.games.asking import Asked
from azul_access.games.course_subjects import build_points, build_round_of, build_talk
from azul_access.games.deeds import DeedKind
from azul_access.games.questions_of_talk import (
    ANY_ROUND,
    AboutCourse,
    AboutDeeds,
    Course,
    Talk,
)
from azul_access.games.sayings import SOURCES

_OF_POINTS = (DeedKind.LAY, DeedKind.COST, DeedKind.SCORE, DeedKind.MARKER)


def build_round_gains(asked: Asked) -> object | None:
    """What a round brought each player: "who won round two"."""
    number = build_round_of(asked, ANY_ROUND)
    if asked.places or asked.colour is not None or number == ANY_ROUND:
        return None
    asked.named_seats()
    return AboutCourse(Course.GAINS, number)


def _whose(asked: Asked) -> int | None:
    """The player that a question names, or else the asker; None for all players."""
    seats = asked.named_seats()
    if asked.has("who", "whose") and not asked.seats:
        return None
    return seats[0] if len(seats) == 1 else asked.asker.seat if not seats else None


def build_reasons(asked: Asked) -> object | None:
    """What made or cost a player points in a round."""
    number, kind = build_round_of(asked, ANY_ROUND), asked.kind()
    is_costly = kind is not None and kind.kind in asked.vocabulary.costly
    if number == ANY_ROUND or asked.colour is not None or (asked.places and not is_costly):
        return None
    asked.ignore_count()
    asked.ignore_points()
    sign = -1 if asked.has("costs", "minus") else 0
    is_largest = asked.has("most", "best") and not asked.has("why")
    sign = 1 if is_largest and not sign else sign
    asked.named_places()
    kinds = (DeedKind.COST,) if is_costly else _OF_POINTS
    return AboutDeeds(kinds, _whose(asked), number, is_largest=is_largest, sign=sign)


def build_why_score(asked: Asked) -> object | None:
    """How points came about: in a round that is named, one by one."""
    seats = asked.named_seats()
    return (build_reasons(asked) if len(seats) == 1 else None) or build_points(asked)


def build_why_minus(asked: Asked) -> object | None:
    """What cost points: in a round that is named, all of it."""
    found = build_reasons(asked)
    if isinstance(found, AboutDeeds):
        return replace(found, sign=-1)
    return build_talk(Talk.WHY_MINUS)(asked)


def build_marker_when(asked: Asked) -> object | None:
    """With which move somebody took the start marker."""
    if asked.places or asked.colour is not None:
        return None
    seat = asked.named_seats()
    number = build_round_of(asked, ANY_ROUND)
    return AboutDeeds((DeedKind.MARKER,), seat[0] if len(seat) == 1 else None, number)


def build_bonus(asked: Asked) -> object | None:
    """How a player came by bonus tiles."""
    kind = asked.kind()
    if asked.places and (kind is None or kind.kind not in asked.vocabulary.moves.drawn_to):
        return None
    asked.named_places()
    asked.ignore_count()
    number = build_round_of(asked, ANY_ROUND)
    return AboutDeeds((DeedKind.EXTRA,), _whose(asked), number, colour=asked.colour)


def build_deeds(asked: Asked) -> object | None:
    """What players took or laid: from a place, to a place, of a colour."""
    places, kind, colour = asked.named_places(), asked.kind(), asked.colour
    if asked.places and kind is None:
        return None
    place = None if not places else replace(places[0], seat=None)
    seat = _whose(asked)
    costly = asked.vocabulary.costly
    if place is None and asked.has("drop") and costly:
        place = Place(costly[0])
    if (place is None and colour is None) or asked.has("empty", "not"):
        return None
    moves = asked.vocabulary.moves
    known = (*SOURCES, *costly, moves.target, *moves.in_rows, moves.placed_on)
    if kind is not None and kind.kind not in known:
        return None
    asked.ignore_count()
    whether = asked.asks_whether or (asked.starts_with_verb and asked.has("who"))
    whether = whether and not asked.has("why", "where", "when")
    number = build_round_of(asked, ANY_ROUND)
    kinds = _kinds(asked, place)
    return AboutDeeds(kinds, seat, number, place, colour, asks_whether=whether)


def _kinds(asked: Asked, place: Place | None) -> tuple[DeedKind, ...]:
    if place is not None and place.kind in asked.vocabulary.costly:
        return (DeedKind.TAKE, DeedKind.MARKER)
    moves = asked.vocabulary.moves
    lays = bool(moves.placed_on)
    if place is not None and place.kind in (*moves.in_rows, moves.placed_on):
        return (DeedKind.LAY,)
    if place is None and lays and asked.has("placed", "put") and not asked.has("taken", "take"):
        return (DeedKind.LAY,)
    return (DeedKind.TAKE,)
