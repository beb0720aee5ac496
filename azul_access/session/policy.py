"""What follows from hearing something more or less surely: one table, and nothing else."""

from collections.abc import Mapping
from enum import Enum

from azul_access.games.system import Commands, CorrectionRequest
from azul_access.language.phrase import Verbosity
from azul_access.session.controls import (
    ConfirmPolicy,
    ListeningMode,
    Pace,
    PickOption,
    RedoRequest,
    SetSounds,
    SimpleControl,
    SpeechOutput,
    SwitchLanguage,
    UndoRequest,
)
from azul_access.session.recognition import Certainty
from azul_access.session.values import Meaning


class MeaningKind(Enum):
    """What was said, as far as it matters how sure one must be."""

    MOVE = "move"
    UNDO = "undo"
    YES = "yes"
    NO = "no"
    LEAVE = "leave"
    SETTING = "setting"
    OTHER = "other"


class Response(Enum):
    """ACT: do it. ASK: read it back, wait for a yes. CHOOSE: ask "A or B?". AGAIN: say it again."""

    ACT = "act"
    ASK = "ask"
    CHOOSE = "choose"
    AGAIN = "again"


_SURE, _LIKELY, _NARROW = Certainty.SURE, Certainty.LIKELY, Certainty.NARROW

# Where there is nothing to choose from, CHOOSE asks about a move, and does what is harmless.
POLICY: Mapping[MeaningKind, Mapping[Certainty, Response]] = {
    MeaningKind.MOVE: {_SURE: Response.ACT, _LIKELY: Response.ASK, _NARROW: Response.CHOOSE},
    MeaningKind.UNDO: {_SURE: Response.ACT, _LIKELY: Response.ASK, _NARROW: Response.ASK},
    MeaningKind.YES: {_SURE: Response.ACT, _LIKELY: Response.ACT, _NARROW: Response.AGAIN},
    MeaningKind.NO: {_SURE: Response.ACT, _LIKELY: Response.ACT, _NARROW: Response.AGAIN},
    MeaningKind.LEAVE: {_SURE: Response.ASK, _LIKELY: Response.ASK, _NARROW: Response.ASK},
    # It lasts: who did not mean it may not be understood any more, or hear less from now on.
    # A step of the voice is no such thing: it is heard at once, and its opposite takes it back.
    MeaningKind.SETTING: {_SURE: Response.ACT, _LIKELY: Response.ASK, _NARROW: Response.ASK},
    MeaningKind.OTHER: {_SURE: Response.ACT, _LIKELY: Response.ACT, _NARROW: Response.CHOOSE},
}


def classify(meaning: Meaning) -> MeaningKind:
    """ "The first" is an answer like a yes: it makes a move."""
    match meaning:
        case Commands() | CorrectionRequest():
            return MeaningKind.MOVE
        case UndoRequest() | RedoRequest():
            return MeaningKind.UNDO
        case SimpleControl.YES | PickOption():
            return MeaningKind.YES
        case SimpleControl.NO:
            return MeaningKind.NO
        case SimpleControl.QUIT:
            return MeaningKind.LEAVE
        case (
            SwitchLanguage()
            | SpeechOutput()
            | SetSounds()
            | Verbosity()
            | Pace()
            | ConfirmPolicy()
            | ListeningMode()
        ):
            return MeaningKind.SETTING
        case _:
            return MeaningKind.OTHER


def response_to(kind: MeaningKind, certainty: Certainty, confirms: ConfirmPolicy) -> Response:
    """What follows; where people want every spoken move confirmed, a sure one is asked about."""
    found = POLICY[kind][certainty]
    if kind is MeaningKind.MOVE and found is Response.ACT and confirms is ConfirmPolicy.EVERY:
        return Response.ASK
    return found
