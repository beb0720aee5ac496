"""What follows from hearing something more or less surely: one table, and nothing else."""

from collections.abc import Mapping
from enum import Enum

from azul_access.games.system import Do, Mend
from azul_access.language.phrase import Verbosity
from azul_access.session.controls import (
    Back,
    Confirm,
    Forth,
    Listening,
    Pace,
    Pick,
    Plain,
    Sounds,
    Speech,
    Tongue,
)
from azul_access.session.recognition import Certainty
from azul_access.session.values import Meaning


class Kind(Enum):
    """What was said, as far as it matters how sure one must be."""

    MOVE = "move"
    UNDO = "undo"
    YES = "yes"
    NO = "no"
    LEAVE = "leave"
    SETTING = "setting"
    OTHER = "other"


class Way(Enum):
    """ACT: do it. ASK: read it back, wait for a yes. CHOOSE: ask "A or B?". AGAIN: say it again."""

    ACT = "act"
    ASK = "ask"
    CHOOSE = "choose"
    AGAIN = "again"


_SURE, _LIKELY, _NARROW = Certainty.SURE, Certainty.LIKELY, Certainty.NARROW

# Where there is nothing to choose from, CHOOSE asks about a move, and does what is harmless.
POLICY: Mapping[Kind, Mapping[Certainty, Way]] = {
    Kind.MOVE: {_SURE: Way.ACT, _LIKELY: Way.ASK, _NARROW: Way.CHOOSE},
    Kind.UNDO: {_SURE: Way.ACT, _LIKELY: Way.ASK, _NARROW: Way.ASK},
    Kind.YES: {_SURE: Way.ACT, _LIKELY: Way.ACT, _NARROW: Way.AGAIN},
    Kind.NO: {_SURE: Way.ACT, _LIKELY: Way.ACT, _NARROW: Way.AGAIN},
    Kind.LEAVE: {_SURE: Way.ASK, _LIKELY: Way.ASK, _NARROW: Way.ASK},
    # It lasts: who did not mean it may not be understood any more, or hear less from now on.
    # A step of the voice is no such thing: it is heard at once, and its opposite takes it back.
    Kind.SETTING: {_SURE: Way.ACT, _LIKELY: Way.ASK, _NARROW: Way.ASK},
    Kind.OTHER: {_SURE: Way.ACT, _LIKELY: Way.ACT, _NARROW: Way.CHOOSE},
}


def kind_of(meaning: Meaning) -> Kind:
    """ "The first" is an answer like a yes: it makes a move."""
    match meaning:
        case Do() | Mend():
            return Kind.MOVE
        case Back() | Forth():
            return Kind.UNDO
        case Plain.YES | Pick():
            return Kind.YES
        case Plain.NO:
            return Kind.NO
        case Plain.QUIT:
            return Kind.LEAVE
        case Tongue() | Speech() | Sounds() | Verbosity() | Pace() | Confirm() | Listening():
            return Kind.SETTING
        case _:
            return Kind.OTHER


def way(kind: Kind, certainty: Certainty, confirms: Confirm) -> Way:
    """What follows; where people want every spoken move confirmed, a sure one is asked about."""
    found = POLICY[kind][certainty]
    if kind is Kind.MOVE and found is Way.ACT and confirms is Confirm.EVERY:
        return Way.ASK
    return found
