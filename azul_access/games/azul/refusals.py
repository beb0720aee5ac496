"""Why the rules of base Azul refuse a command."""

from enum import Enum

from azul_access.games.azul.pieces import PATTERN_LINES, Colour, Line
from azul_access.games.azul.state import Phase, Player, State
from azul_access.games.sources import FACTORIES
from azul_access.games.system import IllegalCommand


class Reason(Enum):
    """Why a command is refused; the values name messages."""

    OVER = "over"
    MUST_FILL = "must-fill"
    MUST_TAKE = "must-take"
    MUST_CHOOSE = "must-choose"
    STUCK = "stuck"
    WHICH_LINE = "which-line"
    NO_LINE = "no-line"
    NO_COLUMN = "no-column"
    LINE_FULL = "line-full"
    LINE_OTHER_COLOUR = "line-other-colour"
    WALL_HAS_COLOUR = "wall-has-colour"
    COLUMN_TAKEN = "column-taken"
    COLUMN_HAS_COLOUR = "column-has-colour"
    NO_ROW = "no-row"
    ROW_SIZE = "row-size"
    NEEDS_COLUMN = "needs-column"
    SPACE_OTHER_COLOUR = "space-other-colour"


def is_stuck(state: State) -> bool:
    """Whether no tile is left to fill a factory, so that the game can only be ended."""
    return state.phase is Phase.FILL and not any(state.bag) and not any(state.lid)


def require_phase(state: State, phase: Phase) -> None:
    """Raises: IllegalCommand that names what the game waits for instead of `phase`."""
    if state.phase is phase:
        return
    match state.phase:
        case Phase.FILL:
            if is_stuck(state):
                raise IllegalCommand(Reason.STUCK)
            raise IllegalCommand(Reason.MUST_FILL, factory=FACTORIES[state.filled])
        case Phase.TAKE:
            raise IllegalCommand(Reason.MUST_TAKE, player=state.turn)
        case Phase.TILE:
            raise IllegalCommand(
                Reason.MUST_CHOOSE, player=state.turn, line=PATTERN_LINES[state.line]
            )
        case Phase.OVER:
            raise IllegalCommand(Reason.OVER)


def line_refusal(player: Player, line: Line, colour: Colour) -> IllegalCommand | None:
    """Why a pattern line does not accept a colour; None where it does."""
    row = player.lines[line.index]
    if row is None:
        if colour in player.wall[line.index]:
            return IllegalCommand(Reason.WALL_HAS_COLOUR, line=line, colour=colour)
        return None
    if row.colour != colour:
        return IllegalCommand(
            Reason.LINE_OTHER_COLOUR, line=line, colour=colour, other=row.colour, count=row.count
        )
    if row.count > line.index:
        return IllegalCommand(Reason.LINE_FULL, line=line, colour=colour)
    return None
