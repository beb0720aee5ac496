"""Why the rules of Summer Pavilion refuse a command."""

from enum import Enum

from azul_access.games.sources import FACTORIES
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.system import IllegalCommand


class Reason(Enum):
    """Why a command is refused; the values name messages."""

    OVER = "over"
    MUST_STOCK = "must-stock"
    MUST_FILL = "must-fill"
    MUST_TAKE = "must-take-tiles"
    MUST_PLACE = "must-place"
    MUST_CHOOSE = "must-choose-bonus"
    WILD_ALONE = "wild-alone"
    NO_STAR = "no-star"
    NO_SPACE = "no-space"
    SPACE_TAKEN = "space-taken"
    STAR_WANTS = "star-wants"
    STAR_HAS = "star-has"
    WHICH_COLOUR = "which-colour"
    NOT_HELD = "not-held"
    TOO_FEW = "too-few"
    PAYMENT = "payment"
    PAYMENT_COLOUR = "payment-colour"
    BONUS_COUNT = "bonus-count"
    SUPPLY_LACKS = "supply-lacks"
    KEEP_WHICH = "keep-which"
    KEEP_FEWER = "keep-fewer"
    KEEP_NOT_HELD = "keep-not-held"
    SUPPLY_SIZE = "supply-size"
    CORNERS_SIZE = "corners-size"


def require_phase(state: State, *phases: Phase) -> None:
    """Raises: IllegalCommand that names what the game waits for instead of `phases`."""
    if state.phase in phases:
        return
    match state.phase:
        case Phase.SUPPLY | Phase.REFILL:
            raise IllegalCommand(Reason.MUST_STOCK)
        case Phase.FILL:
            raise IllegalCommand(Reason.MUST_FILL, factory=FACTORIES[state.filled])
        case Phase.TAKE:
            raise IllegalCommand(Reason.MUST_TAKE, player=state.turn)
        case Phase.PLACE:
            raise IllegalCommand(Reason.MUST_PLACE, player=state.turn)
        case Phase.BONUS:
            raise IllegalCommand(Reason.MUST_CHOOSE, player=state.turn, count=state.due)
        case Phase.OVER:
            raise IllegalCommand(Reason.OVER)
