"""The opposite of a question: "who has no red" is that of "who has red"."""

from collections.abc import Collection
from dataclasses import replace

from azul_access.games.questions import (
    AboutGains,
    AboutHolders,
    AboutNeeds,
    AboutPlace,
    AboutSeveral,
    AboutWhere,
    AboutWhich,
    Aspect,
    Condition,
)

_OPPOSITES = {
    Condition.EMPTY: Condition.USED,
    Condition.USED: Condition.EMPTY,
    Condition.STARTED: Condition.EMPTY,
    Condition.FULL: Condition.OPEN,
}


def negate(question: object, rows: Collection[str], *, names_colour: bool) -> object | None:
    """The question for all others; None where nobody can say what that would be.

    `rows` are the kinds of places that accept some colours and no others; `names_colour` is whether
    the line asks for colours.
    """
    match question:
        case AboutHolders(negated=False):
            return replace(question, negated=True)
        case AboutWhich(condition=condition) if condition in _OPPOSITES:
            return replace(question, condition=_OPPOSITES[condition])
        case AboutWhere(colour=int(), count=None, rank=None, negated=False):
            return replace(question, negated=True)
        case AboutNeeds(seat=None, colour=int(), negated=False):
            return replace(question, negated=True)
        case AboutGains(colour=None, place=place, negated=False) if place is not None:
            return replace(question, negated=True) if place.kind in rows else None
        case AboutPlace(aspect=Aspect.CONTENT, colour=None) if names_colour:
            return replace(question, aspect=Aspect.ABSENT)
        case AboutSeveral(parts):
            opposite = [negate(part, rows, names_colour=names_colour) for part in parts]
            return None if None in opposite else AboutSeveral(tuple(opposite))
    return None
