"""The policy for voice input: what to do with a meaning, depending on how certain it is."""

from collections.abc import Mapping
from enum import Enum

from azul_access.games.system import Commands, CorrectionRequest
from azul_access.session.control import controls
from azul_access.session.recognition import Certainty
from azul_access.session.session import Meaning


class MeaningKind(Enum):
    """Meanings that need the same certainty."""

    MOVE = "move"
    UNDO = "undo"
    YES = "yes"
    NO = "no"
    QUIT = "quit"
    SETTING = "setting"
    OTHER = "other"


class Response(Enum):
    """ACT: do it. ASK: read it back and wait for a yes. CHOOSE: ask "A or B?". AGAIN: ask again.

    Without a second possibility, CHOOSE asks about a move and does anything else.
    """

    ACT = "act"
    ASK = "ask"
    CHOOSE = "choose"
    AGAIN = "again"


_SURE, _LIKELY, _FAIR, _NARROW = Certainty
_ACT, _ASK, _CHOOSE, _AGAIN = Response

POLICY: Mapping[MeaningKind, Mapping[Certainty, Response]] = {
    # A move is announced, and one word takes it back. Likely ones are right in 19 of 20 cases,
    # narrow ones in three of four; see docs/benchmarks.md.
    MeaningKind.MOVE: {_SURE: _ACT, _LIKELY: _ACT, _FAIR: _ASK, _NARROW: _CHOOSE},
    MeaningKind.UNDO: {_SURE: _ACT, _LIKELY: _ACT, _FAIR: _ASK, _NARROW: _ASK},
    MeaningKind.YES: {_SURE: _ACT, _LIKELY: _ACT, _FAIR: _ACT, _NARROW: _AGAIN},
    MeaningKind.NO: {_SURE: _ACT, _LIKELY: _ACT, _FAIR: _ACT, _NARROW: _AGAIN},
    MeaningKind.QUIT: {_SURE: _ASK, _LIKELY: _ASK, _FAIR: _ASK, _NARROW: _ASK},
    # A wrong setting lasts, and may prevent the user from understanding or changing it back.
    # Numbers of the voice are none here: the user hears them at once and can reverse them.
    MeaningKind.SETTING: {_SURE: _ACT, _LIKELY: _ASK, _FAIR: _ASK, _NARROW: _ASK},
    MeaningKind.OTHER: {_SURE: _ACT, _LIKELY: _ACT, _FAIR: _ACT, _NARROW: _CHOOSE},
}


def classify(meaning: Meaning) -> MeaningKind:
    """The kind of a meaning; picking an option counts as a yes, because it confirms a command."""
    match meaning:
        case Commands() | CorrectionRequest() | controls.LastMover():
            return MeaningKind.MOVE
        case controls.UndoRequest() | controls.RedoRequest():
            return MeaningKind.UNDO
        case controls.SimpleControl.YES | controls.PickOption():
            return MeaningKind.YES
        case controls.SimpleControl.NO | controls.SimpleControl.WRONG:
            return MeaningKind.NO
        case controls.SimpleControl.QUIT:
            return MeaningKind.QUIT
        case controls.SeatRequest(action) if action is not controls.SeatAction.TOLD:
            return MeaningKind.SETTING
        case controls.AdjustSetting():
            return MeaningKind.OTHER
        case _ if isinstance(meaning, controls.SettingRequest | controls.ListeningMode):
            return MeaningKind.SETTING
        case _:
            return MeaningKind.OTHER


_LASTING = (MeaningKind.MOVE, MeaningKind.UNDO, MeaningKind.SETTING)


def response_to(
    kind: MeaningKind,
    certainty: Certainty,
    confirm: controls.ConfirmPolicy,
    *,
    is_unexpected: bool = False,
) -> Response:
    """The response of the POLICY; with ConfirmPolicy.EVERY all moves are read back first.

    So is everything that changes something if it `is_unexpected`: cut off, or no answer to the
    question that waits.
    """
    response = POLICY[kind][certainty]
    if response is not Response.ACT:
        return response
    is_read_back = kind is MeaningKind.MOVE and confirm is controls.ConfirmPolicy.EVERY
    if is_read_back or (is_unexpected and kind in _LASTING):
        return Response.ASK
    return response
