"""What happens in base Azul: all that is needed to change the state, to narrate it, to undo it.

Spaces count from 0: those of a pattern line from the wall outwards, all others in reading order.
`before` and `after` are scores.
The events that happen most often are named tuples, which are made faster.
"""

from enum import Enum
from typing import NamedTuple

from azul_access.games.azul.disc import Disc, Step
from azul_access.games.azul.pieces import Colour, Line, Piece, Target
from azul_access.games.azul.state import State
from azul_access.games.sources import Factory, Source
from azul_access.games.tiles import Counts
from azul_access.values import frozen


@frozen
class RoundStarted:
    """`player` begins and fills the factories.

    The start marker goes from `keeper` to the centre disc; None where it is still on the disc.
    """

    round: int
    player: int
    keeper: int | None


class Filled(NamedTuple):
    """`poured` are the tiles that went from the lid into the bag while this factory was filled."""

    factory: Factory
    tiles: tuple[Colour, ...]
    poured: Counts | None
    bag: Counts


@frozen
class RanOut:
    """Bag and lid are empty; the factories from `first` on stay empty this round."""

    first: int
    factories: int


@frozen
class MarkerTaken:
    """The first player to take from the centre takes the start marker.

    `space` is its floor space, or None when the floor line is full: then the marker goes beside
    the board and costs nothing.
    """

    player: int
    space: int | None


class Taken(NamedTuple):
    """One turn.

    `origin` holds the spaces of the tiles on the factory or the disc; `beside` counts those beside
    the disc. The line held `line_before` tiles. Of the tiles, `placed` go to the line, `dropped` to
    the floor line from space `floor_before` on, and `to_lid` into the lid. `rest` are the factory's
    other tiles by space; they go to the disc in `steps`. `centre` is the disc after the turn.
    """

    player: int
    source: Source
    colour: Colour
    target: Target
    origin: tuple[int, ...]
    beside: int
    line_before: int
    placed: int
    floor_before: int
    dropped: int
    to_lid: int
    rest: tuple[tuple[int, Colour], ...]
    steps: tuple[Step, ...]
    centre: Disc

    @property
    def size(self) -> int:
        return len(self.origin) + self.beside


@frozen
class TakingEnded:
    """Factories and centre are empty."""


class Tiled(NamedTuple):
    """A complete line's tile goes to the wall; its other tiles, `to_lid`, go into the lid.

    `across` and `down` are the lengths of the runs that the tile is part of; both are 1 when it
    touches no other tile.
    """

    player: int
    line: Line
    colour: Colour
    column: int
    across: int
    down: int
    to_lid: int
    before: int
    after: int


@frozen
class Blocked:
    """No wall space is allowed for a complete line: all its tiles go to the floor (grey wall)."""

    player: int
    line: Line
    colour: Colour
    floor_before: int
    dropped: int
    to_lid: int


class FloorCleared(NamedTuple):
    """The floor line is paid for and emptied. `floor` are its pieces."""

    player: int
    floor: tuple[Piece, ...]
    before: int
    after: int


@frozen
class RoundEnded:
    round: int
    scores: tuple[int, ...]


class Bonus(Enum):
    ROW = "row"
    COLUMN = "column"
    COLOUR = "colour"


@frozen
class BonusScored:
    """`index` is the wall row, the wall column, or the colour."""

    player: int
    bonus: Bonus
    index: int
    before: int
    after: int


@frozen
class GameEnded:
    """`rows` counts the complete wall rows of each player, which break a tie."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rows: tuple[int, ...]
    agreed: bool


@frozen
class TableSet:
    """Players say what lies on the table: everything before and after."""

    before: State
    after: State


# Events of one kind: players draw tiles, take a turn, tile their walls, get the final bonuses;
# both of these are scoring.
Draw = Filled | RanOut
Turn = MarkerTaken | Taken
Tiling = Tiled | Blocked | FloorCleared
Scored = Tiled | FloorCleared | BonusScored
Scoring = Tiling | BonusScored
Course = RoundStarted | TakingEnded | RoundEnded | GameEnded
Event = Draw | Turn | Tiling | BonusScored | Course | TableSet
