"""The state of a game of Summer Pavilion. It is a value: every change makes a new one."""

from enum import Enum
from typing import NamedTuple

from azul_access.games.summer_pavilion.editions import Options
from azul_access.games.summer_pavilion.pieces import COLOURS, Colour
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


class Player(NamedTuple):
    """A board: seven `stars`, the centre star first.

    `hand` are the tiles beside the board, `corners` those that are kept for the next round.
    """

    stars: tuple[Star, ...]
    hand: Counts
    corners: Counts
    score: int
    passed: bool


class State(NamedTuple):
    """One moment of a game.

    `turn` is the seat that draws, takes, places or chooses; `due` is how many bonus tiles this
    player has to choose. `starter` is the seat that began the round; `holder` is the seat that has
    taken the start stone since, or None while it is in the centre. `filled` counts the factories
    that have been filled this round. `factories` hold their tiles in the order of their four
    spaces. `next_seat` has for each seat the one that is next in turn.
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
    next_seat: tuple[int, ...]

    @property
    def wild(self) -> Colour:
        """The wild colour of this round."""
        return self.options.wilds[self.round - 1]

    @property
    def is_last_round(self) -> bool:
        return self.round == self.options.edition.rounds

    @property
    def first_to_place(self) -> int:
        """The seat that places first: the holder of the start stone, or the round's starter."""
        return self.starter if self.holder is None else self.holder
