"""What happens in Summer Pavilion: all that is needed to change the state, to narrate, to undo.

`before` and `after` are scores; stars and spaces count as in `pieces`.
The events that happen most often are named tuples, which are made faster.
"""

from typing import NamedTuple

from azul_access.games.sources import Factory, Source
from azul_access.games.summer_pavilion.pieces import Colour, Feature, Space
from azul_access.games.summer_pavilion.state import State
from azul_access.games.tiles import Counts
from azul_access.values import frozen


@frozen
class RoundStarted:
    """`player` begins and prepares the round; `wild` is its wild colour.

    The start stone goes from `keeper` to the centre; None where it is still there. `from_corners`
    are the tiles that each player takes from the corners.
    """

    round: int
    player: int
    wild: Colour
    keeper: int | None
    from_corners: tuple[Counts, ...]


@frozen
class Stocked:
    """Tiles go from the bag to the supply; `poured` are those from the tower into the bag."""

    tiles: Counts
    poured: Counts | None
    bag: Counts


class Filled(NamedTuple):
    """`poured` are the tiles that went from the tower into the bag before the draw was complete."""

    factory: Factory
    tiles: tuple[Colour, ...]
    poured: Counts | None
    bag: Counts


@frozen
class RanOut:
    """Bag and tower are empty; the factories from `first` on stay empty this round."""

    first: int
    factories: int


class Taken(NamedTuple):
    """One turn of taking.

    `spaces` are the factory spaces of the taken colour, none for the centre; `wild` is the wild
    tile that comes along, with its factory space `wild_space`. `rest` are the factory's other tiles
    by space; they go to the centre.
    """

    player: int
    source: Source
    colour: Colour
    size: int
    spaces: tuple[int, ...]
    wild: Colour | None
    wild_space: int | None
    rest: tuple[tuple[int, Colour], ...]


@frozen
class StoneTaken:
    """The first player to take from the centre takes the start stone and pays for `tiles` tiles."""

    player: int
    tiles: int
    before: int
    after: int


@frozen
class TakingEnded:
    """Factories and centre are empty; `player` places first."""

    player: int


class Placed(NamedTuple):
    """One tile of `colour` goes to `space`, the other tiles that it costs into the tower.

    `natural` and `wild` count all tiles paid; the placed one is one of the `natural` ones. `run` is
    how many tiles of the star it is connected with, itself included.
    """

    player: int
    space: Space
    colour: Colour
    natural: int
    wild: int
    wild_colour: Colour
    run: int
    before: int
    after: int


@frozen
class Surrounded:
    """`features` are surrounded. They earn `earned` bonus tiles; the supply has `due` of them."""

    player: int
    features: tuple[Feature, ...]
    earned: int
    due: int


@frozen
class BonusTaken:
    """Bonus tiles go from the supply beside the board; `chosen` unless there was no choice."""

    player: int
    tiles: Counts
    chosen: bool


class Passed(NamedTuple):
    """`kept` tiles go to the corners, `discarded` ones into the tower."""

    player: int
    kept: Counts
    discarded: Counts
    before: int
    after: int


@frozen
class RoundEnded:
    """`last` is whether the final scoring follows."""

    round: int
    scores: tuple[int, ...]
    last: bool


@frozen
class StarScored:
    """A complete star at the end; `colour` is None for a star of six colours."""

    player: int
    star: int
    colour: Colour | None
    before: int
    after: int


@frozen
class NumberScored:
    """All spaces with `number` are covered at the end."""

    player: int
    number: int
    before: int
    after: int


@frozen
class CornersPaid:
    """Tiles left in the corners at the end go into the tower."""

    player: int
    tiles: Counts
    before: int
    after: int


@frozen
class GameEnded:
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    agreed: bool


@frozen
class TableSet:
    """Players say what lies on the table: everything before and after."""

    before: State
    after: State


# Events of one kind: players draw tiles, take a turn, get or pay the points of the final scoring.
Draw = Stocked | Filled | RanOut
Turn = Taken | StoneTaken | Placed | Surrounded | BonusTaken | Passed
Final = StarScored | NumberScored | CornersPaid
Scored = StoneTaken | Placed | Passed | StarScored | NumberScored | CornersPaid
Course = RoundStarted | TakingEnded | RoundEnded | GameEnded
Event = Draw | Turn | Final | Course | TableSet
