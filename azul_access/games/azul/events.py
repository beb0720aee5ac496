"""What happened in base Azul. Each event can be narrated and put back by hand from itself alone.

Places count from 0: `spaces` of a pattern line from the wall outwards, all others in reading
order. Scores are told as they were and as they are.
"""

from dataclasses import dataclass
from enum import Enum

from azul_access.games.azul.disc import Step
from azul_access.games.azul.pieces import Colour, Line, Piece, Target
from azul_access.games.sources import Factory, Source
from azul_access.games.tiles import Counts


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """`player` begins and fills the factories.

    The start marker went from `keeper` to the centre disc; None where it had never left the disc.
    """

    round: int
    player: int
    keeper: int | None


@dataclass(frozen=True, slots=True)
class Filled:
    """`poured` is what went from the lid into the bag while this factory was filled."""

    factory: Factory
    tiles: tuple[Colour, ...]
    poured: Counts | None
    bag: Counts


@dataclass(frozen=True, slots=True)
class RanOut:
    """Bag and lid are empty; the factories from `first` on stay empty this round."""

    first: int
    factories: int


@dataclass(frozen=True, slots=True)
class MarkerTaken:
    """The first to take from the centre took the start marker.

    `space` is the floor space it lies on, or None when the floor line was full: then it lies
    beside the board and costs nothing.
    """

    player: int
    space: int | None


@dataclass(frozen=True, slots=True)
class Taken:
    """One turn.

    `origin` holds the places the tiles were taken from (factory spaces or disc spaces), `beside`
    how many more lay beside the disc. `line_before` is how many tiles the line held; `placed` went
    to the target, `dropped` fell on the floor line from `floor_before` on, and `lid` into the lid.
    `rest` are the tiles that the factory kept, by space, and `steps` how they came to the disc.
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
    lid: int
    rest: tuple[tuple[int, Colour], ...]
    steps: tuple[Step, ...]

    @property
    def count(self) -> int:
        return len(self.origin) + self.beside


@dataclass(frozen=True, slots=True)
class TakingEnded:
    """Factories and centre are empty."""


@dataclass(frozen=True, slots=True)
class Tiled:
    """A complete line's tile went to the wall; its other tiles, `to_lid`, into the lid.

    `across` and `down` are the lengths of the runs it is part of; both 1 when it touches none.
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


@dataclass(frozen=True, slots=True)
class Blocked:
    """No wall space is allowed for a complete line: all its tiles went to the floor (grey wall)."""

    player: int
    line: Line
    colour: Colour
    floor_before: int
    dropped: int
    lid: int


@dataclass(frozen=True, slots=True)
class FloorCleared:
    """The floor line was paid for and emptied. `floor` is what lay there."""

    player: int
    floor: tuple[Piece, ...]
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    round: int
    scores: tuple[int, ...]


class Bonus(Enum):
    ROW = "row"
    COLUMN = "column"
    COLOUR = "colour"


@dataclass(frozen=True, slots=True)
class BonusScored:
    """`index` is the wall row, the wall column, or the colour."""

    player: int
    bonus: Bonus
    index: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """`rows` are the complete rows of each player, which break a tie."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rows: tuple[int, ...]
    agreed: bool


Event = (
    RoundStarted
    | Filled
    | RanOut
    | MarkerTaken
    | Taken
    | TakingEnded
    | Tiled
    | Blocked
    | FloorCleared
    | RoundEnded
    | BonusScored
    | GameEnded
)
