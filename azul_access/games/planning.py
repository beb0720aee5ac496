"""What the computer player knows of a game: small positions of one round. A game may leave it out.

Within a round nothing is drawn, so the search follows the moves of all players to its end. There,
and wherever it stops before, a value says what each board is worth in the end. States and commands
stay the business of the rules; a test plays both in lockstep.
"""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any, Protocol, TypeVar

from azul_access.values import frozen

StateT_contra = TypeVar("StateT_contra", contravariant=True)
CommandT_co = TypeVar("CommandT_co", covariant=True)

# A position and a move are values of the game's own, which can be compared and hashed. Equal
# positions of one outlook have the same moves and values.
Position = Any
Move = Any


class Sight(IntEnum):
    """What a player sees in a board; who sees more sees all that is before it in this list.

    POINTS are those that the board would score if the round ended now. BEGUN is what is begun and
    can be finished soon. PLANS are the bonuses at the end, and all else that the game's values
    know. COURSE is how the round will probably go on, in a game where looking ahead costs too much
    to show it; MORE_PLANS and MOST_PLANS compare more ways in which it can.
    """

    POINTS = 1
    BEGUN = 2
    PLANS = 3
    COURSE = 4
    MORE_PLANS = 5
    MOST_PLANS = 6


# Of the computer player, the weakest first.
LEVELS = range(1, 7)


@frozen
class Level:
    """What a level of the computer player sees of a board, and how far it looks.

    `depth` is how many moves ahead is looked at most, with the own one. `nodes` limits the
    positions that are looked at; with None the time does. A level with a limit of positions knows
    no clock, so that it chooses the same everywhere.
    """

    sight: Sight
    depth: int
    nodes: int | None = None


class Outlook(Protocol[CommandT_co]):
    """The rest of a round, from a state in which a player has to move or to choose.

    It may keep what it has computed, within 20 MB, and is used by one search at a time.
    """

    @property
    def start(self) -> Position: ...

    @property
    def cost(self) -> int:
        """As how many nodes a position counts: one where it is judged in some microseconds."""

    @property
    def sees_round(self) -> bool:
        """Whether all that happens up to the end of the round is certain in its positions."""

    def turn(self, position: Position) -> int:
        """The seat that moves in a position that is not over."""

    def is_over(self, position: Position) -> bool:
        """Whether the search looks no further: at the end of the round or of one of its parts."""

    def moves(self, position: Position) -> Sequence[Move]:
        """Moves that are worth looking at, the most promising first; at least one.

        At `start` every move that the rules allow has a move here that is at least as good.
        """

    def apply(self, position: Position, move: Move) -> Position:
        """The position after one of `moves`."""

    def values(self, position: Position) -> Sequence[float]:
        """The points that each seat can expect at the end of the game, by seat."""

    def result(self, position: Position) -> Sequence[float] | None:
        """The points of each seat at the end of the game, with what decides a tie, in a position
        that is over; None if the game goes on from there, or if that is not certain.
        """

    def best_values(self, position: Position) -> Sequence[float]:
        """The values after the move that gives the mover the greatest lead at once."""

    def command(self, move: Move) -> CommandT_co:
        """A move from `start` as a command, which the rules allow."""


class Planning(Protocol[StateT_contra, CommandT_co]):
    """Makes outlooks. BY_LEVEL is what each of LEVELS sees of this game."""

    BY_LEVEL: Mapping[int, Level]

    def look(self, state: StateT_contra, sight: Sight) -> Outlook[CommandT_co]:
        """An outlook from `state`, in which a player has to move or to choose.

        It knows what people know: of the bag the number of tiles of each colour.
        """


def lead(values: Sequence[float], seat: int) -> float:
    """By how much the value of a seat is above the highest of the others; negative if below."""
    if len(values) == 2:
        return values[seat] - values[1 - seat]
    return values[seat] - max([value for other, value in enumerate(values) if other != seat])
