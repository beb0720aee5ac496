"""What kind of answer a question has: yes or no, places, a number, or all that there is."""

from azul_access.games.question_numbers import list_named
from azul_access.games.questions import (
    AboutBag,
    AboutFactories,
    AboutHolders,
    AboutPlace,
    AboutTable,
    AboutWhere,
    AboutWhich,
    Aspect,
)

# The kind of place of which an overview tells everything.
_KINDS = {AboutBag: "bag", AboutFactories: "factory"}
_WHETHER = (Aspect.EMPTY, Aspect.FULL, Aspect.HOLDS)


def asks_whether(question: object) -> bool:
    """Whether yes or no answers a question."""
    return getattr(question, "asks_whether", False) or getattr(question, "aspect", 0) in _WHETHER


def tells_among_others(overview: object, question: object) -> bool:
    """Whether an overview tells the answer of another question among other things."""
    kind = _KINDS.get(type(overview))
    return isinstance(overview, AboutTable) or ("kind", kind) in list_named(question)


def is_as_precise(question: object, other: object) -> bool:
    """Whether a question asks for yes or no, places or a number only if another one does so."""
    if isinstance(other, AboutWhich | AboutHolders | AboutWhere):
        return False
    is_count = isinstance(other, AboutPlace) and other.aspect is Aspect.COUNT
    return not is_count and (asks_whether(question) or not asks_whether(other))
