"""Where everything lies in a game of Summer Pavilion. A value: every change makes a new one."""

from dataclasses import dataclass
from enum import Enum

from azul_access.games.summer_pavilion.editions import Options, wild_in
from azul_access.games.summer_pavilion.pieces import COLOURS, SPACES, STARS, Colour
from azul_access.games.tiles import Counts

NO_TILES: Counts = (0,) * COLOURS


class Phase(Enum):
    """What the game waits for: SUPPLY, FILL and REFILL are draws, BONUS a choice of tiles."""

    SUPPLY = "supply"
    FILL = "fill"
    TAKE = "take"
    PLACE = "place"
    BONUS = "bonus"
    REFILL = "refill"
    OVER = "over"


Star = tuple[Colour | None, ...]


@dataclass(frozen=True, slots=True)
class Player:
    """A board: seven `stars`, the centre star first.

    `hand` are the tiles beside the board, `kept` those in its corners.
    """

    stars: tuple[Star, ...]
    hand: Counts
    kept: Counts
    score: int
    passed: bool


NEW_PLAYER = Player(((None,) * SPACES,) * STARS, NO_TILES, NO_TILES, 5, False)


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a game.

    `factories` hold their tiles in the order of their four spaces. `filled` counts the factories
    that were filled this round. `starter` is the seat that began the round; `holder` the seat that
    took the start stone since, or None while it lies in the centre. `turn` is the seat that draws,
    takes, places or chooses; `due` how many bonus tiles that player is to choose.
    """

    options: Options
    round: int
    phase: Phase
    turn: int
    due: int
    starter: int
    holder: int | None
    filled: int
    bag: Counts
    tower: Counts
    supply: Counts
    factories: tuple[tuple[Colour, ...], ...]
    centre: Counts
    players: tuple[Player, ...]

    @property
    def wild(self) -> Colour:
        """The wild colour of this round."""
        return wild_in(self.options, self.round)

    @property
    def begins_placing(self) -> int:
        """The seat that places first: who holds the start stone, else who began the round."""
        return self.starter if self.holder is None else self.holder
