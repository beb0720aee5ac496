"""Builds the questions of subjects about the course of a game and about what was said."""

from azul_access.games import question_builders as builders
from azul_access.games.asking import Asked, BuildQuestion
from azul_access.games.questions import (
    AboutLead,
    AboutRound,
    AboutStarter,
    AboutTurn,
)
from azul_access.games.questions_of_talk import (
    LAST_ROUND,
    THIS_ROUND,
    AboutCourse,
    AboutPast,
    AboutTalk,
    Course,
    Span,
    Talk,
)


def build_score(asked: Asked) -> object | None:
    asked.ignore_points()
    return builders.build_score(asked)


def build_bonus(asked: Asked) -> object | None:
    asked.ignore_points()
    asked.ignore_tiles()
    if not asked.has("space"):
        asked.answers_for_all()
    asked.named_seats()
    return builders.build_bonus(asked)


def build_lead(asked: Asked) -> object | None:
    seats, me = asked.named_seats(), asked.asker.seat
    is_last = asked.has("behind", "fewest") and not asked.has("lead")
    if asked.has("who") or len(seats) > 2:
        seats = []
    if len(seats) == 1 and seats[0] != me and "me" in asked.seats and me is not None:
        seats = [seats[0], me]
    return AboutLead(tuple(seats), is_last, asks_whether=False)


def build_round_of(asked: Asked, otherwise: int) -> int:
    number = asked.round
    if number is not None:
        return number
    if asked.has("last-round"):
        return LAST_ROUND
    return THIS_ROUND if asked.has("this-round") else otherwise


def build_course(course: Course, otherwise: int) -> BuildQuestion:
    """A part of the course of the game in a round; `otherwise` where it names none."""

    def build(asked: Asked) -> object:
        seats = asked.named_seats()
        asked.ignore_parts()
        seat = seats[0] if len(seats) == 1 and not asked.has("who") else None
        whether = course in (Course.STARTER, Course.MARKER) and seat is not None
        return AboutCourse(course, build_round_of(asked, otherwise), seat, whether)

    return build


def build_began(asked: Asked) -> object:
    """Who began a round; the game where it names none and is about the beginning."""
    number = 1 if asked.has("at-start") and asked.round is None else THIS_ROUND
    return build_course(Course.STARTER, number)(asked)


def build_why_began(asked: Asked) -> object:
    """Who took the start marker in the round before: that is why somebody begins."""
    whys = asked.has("why")
    number = LAST_ROUND if whys else THIS_ROUND
    found = build_round_of(asked, number)
    if whys:
        found = LAST_ROUND if found == THIS_ROUND else found
        asked.named_seats()
        asked.ignore_parts()
        return AboutCourse(Course.MARKER, found)
    return build_course(Course.MARKER, number)(asked)


def build_points(asked: Asked) -> object:
    """How the points came about."""
    seats = asked.named_seats()
    asked.ignore_parts()
    asked.ignore_points()
    _ = asked.round
    return AboutCourse(Course.POINTS, THIS_ROUND, seats[0] if len(seats) == 1 else None)


def build_gained(asked: Asked) -> object:
    seats, number = asked.named_seats(), build_round_of(asked, LAST_ROUND)
    seat = seats[0] if len(seats) == 1 else None
    if number > 0:
        return AboutCourse(Course.POINTS, number, seat)
    return AboutTalk(Talk.GAINED_NOW if number == THIS_ROUND else Talk.GAINED, seat)


def build_talk(talk: Talk) -> BuildQuestion:
    def build(asked: Asked) -> object:
        seats = asked.named_seats()
        asked.ignore_parts()
        asked.ignore_points()
        _ = asked.round
        return AboutTalk(talk, seats[0] if len(seats) == 1 else None)

    return build


def build_last_move(asked: Asked) -> object | None:
    """The last move; a place without a number is asked for: "from which factory"."""
    if asked.colour is not None:
        return None
    seats = asked.named_seats()
    asked.ignore_count()
    asked.ignore_parts()
    return AboutPast(Span.LAST, seats[0] if len(seats) == 1 else None)


def build_round_moves(*, is_first: bool) -> BuildQuestion:
    def build(asked: Asked) -> object | None:
        if asked.colour is not None or asked.places:
            return None
        asked.ignore_count()
        seats, number = asked.named_seats(), build_round_of(asked, THIS_ROUND)
        span = Span.LAST_ROUND if number == LAST_ROUND else Span.ROUND
        seat = seats[0] if len(seats) == 1 else None
        return AboutPast(span, seat, number if number > 0 else None, is_first)

    return build


def build_since(asked: Asked) -> object:
    asked.named_seats()
    return AboutPast(Span.SINCE_TURN, asked.asker.seat)


def build_named_turn(asked: Asked) -> object:
    asked.named_seats()
    return AboutTurn()


def build_rounds(*, counts: bool) -> BuildQuestion:
    def build(asked: Asked) -> object:
        asked.named_seats()
        _ = asked.round
        return AboutRound(counts=counts)

    return build


def build_order(asked: Asked) -> object | None:
    """Who is next after a player; a word for a turn can also mean a row."""
    asked.ignore_parts()
    return builders.build_next(asked)


def build_starter(asked: Asked) -> object:
    asked.named_seats()
    asked.ignore_parts()  # "who fills the factories next"
    number = asked.round
    return AboutStarter() if number is None else AboutCourse(Course.STARTER, number)
