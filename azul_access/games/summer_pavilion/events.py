"""What happened in Summer Pavilion. Each event can be narrated and put back from itself alone.

Scores are told as they were and as they are; stars and spaces count as in `pieces`.
"""

from dataclasses import dataclass

from azul_access.games.sources import Factory, Source
from azul_access.games.summer_pavilion.pieces import Colour, Feature, Spot
from azul_access.games.tiles import Counts


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """`player` begins and prepares the round; `wild` is its wild colour.

    The start stone went from `keeper` to the centre; None where it had never left it. `kept` is
    what came out of each player's corners.
    """

    round: int
    player: int
    wild: Colour
    keeper: int | None
    kept: tuple[Counts, ...]


@dataclass(frozen=True, slots=True)
class Stocked:
    """Tiles came from the bag to the supply; `poured` is what went from the tower into the bag."""

    tiles: Counts
    poured: Counts | None
    bag: Counts


@dataclass(frozen=True, slots=True)
class Filled:
    """`poured` is what went from the tower into the bag while this factory was filled."""

    factory: Factory
    tiles: tuple[Colour, ...]
    poured: Counts | None
    bag: Counts


@dataclass(frozen=True, slots=True)
class RanOut:
    """Bag and tower are empty; the factories from `first` on stay empty this round."""

    first: int
    factories: int


@dataclass(frozen=True, slots=True)
class Taken:
    """One turn of taking.

    `spaces` are the factory spaces of the taken colour, empty for the centre; `wild` is the wild
    tile that came along, with its factory space `wild_space`. `rest` are the tiles that went from
    the factory to the centre, by space.
    """

    player: int
    source: Source
    colour: Colour
    count: int
    spaces: tuple[int, ...]
    wild: Colour | None
    wild_space: int | None
    rest: tuple[tuple[int, Colour], ...]


@dataclass(frozen=True, slots=True)
class StoneTaken:
    """The first to take from the centre took the start stone, and paid for `tiles` tiles."""

    player: int
    tiles: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class TakingEnded:
    """Factories and centre are empty; `player` places first."""

    player: int


@dataclass(frozen=True, slots=True)
class Placed:
    """One tile of `colour` went to `spot`, and what else it cost into the tower.

    `natural` and `wild` are all tiles paid, the placed one among `natural`. `run` is how many
    tiles of the star it is connected with, itself included.
    """

    player: int
    spot: Spot
    colour: Colour
    natural: int
    wild: int
    wild_colour: Colour
    run: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Surrounded:
    """`features` are complete. They earn `earned` bonus tiles; the supply holds `due` of them."""

    player: int
    features: tuple[Feature, ...]
    earned: int
    due: int


@dataclass(frozen=True, slots=True)
class BonusTaken:
    """Bonus tiles went from the supply beside the board; `chosen` unless there was no choice."""

    player: int
    tiles: Counts
    chosen: bool


@dataclass(frozen=True, slots=True)
class Passed:
    """`kept` went to the corners, `thrown` into the tower."""

    player: int
    kept: Counts
    thrown: Counts
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    round: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StarScored:
    """A complete star at the end; `colour` is None for a star of six colours."""

    player: int
    star: int
    colour: Colour | None
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class NumberScored:
    """All spaces with `number` are covered at the end."""

    player: int
    number: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class CornersPaid:
    """Tiles left in the corners at the end went into the tower."""

    player: int
    tiles: Counts
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    agreed: bool


Event = (
    RoundStarted
    | Stocked
    | Filled
    | RanOut
    | Taken
    | StoneTaken
    | TakingEnded
    | Placed
    | Surrounded
    | BonusTaken
    | Passed
    | RoundEnded
    | StarScored
    | NumberScored
    | CornersPaid
    | GameEnded
)
