"""Every kind of place of base Azul, as one table."""

from azul_access.games.azul.centre import CENTRE_PLACE, MARKER_PLACE
from azul_access.games.azul.editions import Context
from azul_access.games.azul.events import TableSet
from azul_access.games.azul.lines import FLOOR_LINE, LINE
from azul_access.games.azul.nodes import TILE_NAMES
from azul_access.games.azul.pieces import Colour
from azul_access.games.azul.state import Phase, State
from azul_access.games.azul.walls import COLUMN, SPACE, WALL
from azul_access.games.kinds import Content
from azul_access.games.places import BEGUN, BOARD, Table
from azul_access.games.question_builders import SOURCES
from azul_access.games.set_checks import SetReason
from azul_access.games.shared_kinds import ORDER, Phases, Round, Scores, Turn
from azul_access.games.system import IllegalCommand
from azul_access.games.terms import describe_setting, describe_stock
from azul_access.games.tile_kinds import Factories, Stock
from azul_access.language.phrase import Phrase, phrase


class _Turn(Turn):
    """Whose turn it is; while the walls are tiled it follows from the boards."""

    def put(self, state: State, content: Content[int]) -> State:
        after: State = super().put(state, content)
        return after._replace(starter=after.turn) if state.phase is Phase.FILL else after

    def check(self, state: State, content: Content[int]) -> int:
        seat = super().check(state, content)
        if state.phase is Phase.TILE:
            raise IllegalCommand(SetReason.TURN_FOLLOWS)
        return seat


FACTORY: Factories[Colour] = Factories(tiles=TILE_NAMES)
SCORE = Scores()
BAG = Stock(
    "bag",
    "bag",
    tiles=TILE_NAMES,
    at=phrase("in-the-bag"),
    in_words=lambda *held: describe_stock("bag", *held),
)
LID = Stock(
    *("lid", "lid"),
    tiles=TILE_NAMES,
    at=phrase("azul-in-lid"),
    in_words=lambda *held: describe_stock("azul-lid", *held),
)
ROUND = Round()
TURN = _Turn()
PHASE = Phases(phases=Phase, of_concept={"filling": Phase.FILL, "taking": Phase.TAKE})
TABLE = Table(
    kinds=(
        *(FACTORY, CENTRE_PLACE, MARKER_PLACE),
        *(LINE, WALL, FLOOR_LINE, SCORE),
        *(BAG, LID, ROUND, ORDER, TURN),
    ),
    said=(SPACE, PHASE),
    tiles=TILE_NAMES,
    bag=BAG,
    reserve=LID,
    turn=TURN,
    marker=MARKER_PLACE,
    asked={
        SOURCES: (FACTORY, CENTRE_PLACE),
        BOARD: (LINE, WALL, FLOOR_LINE),
        BEGUN: (LINE,),
        "wall-row": (WALL,),
        "column": (COLUMN,),
    },
)


def table_set(context: Context, event: TableSet) -> list[Phrase]:
    """The places that players have set, as they are now, and where their tiles went."""
    before, after = event.before, event.after
    changes = TABLE.describe_changes(context, before, after)
    return describe_setting("azul", changes, TABLE.describe_moved(context, before, after))
