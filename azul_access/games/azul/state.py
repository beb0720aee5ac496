"""Where everything lies in a game of base Azul. A value: every change makes a new one."""

from dataclasses import dataclass
from enum import Enum

from azul_access.games.azul.disc import Disc
from azul_access.games.azul.editions import Options
from azul_access.games.azul.pieces import Colour, Piece
from azul_access.games.tiles import Counts


class Phase(Enum):
    FILL = "fill"
    TAKE = "take"
    TILE = "tile"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class PatternRow:
    """What lies on a pattern line: `count` tiles of one colour, from the wall outwards."""

    colour: Colour
    count: int


Row = tuple[Colour | None, ...]


@dataclass(frozen=True, slots=True)
class Player:
    """A board. `lines` and `wall` have five rows from the top, `floor` up to seven pieces."""

    lines: tuple[PatternRow | None, ...]
    wall: tuple[Row, ...]
    floor: tuple[Piece, ...]
    score: int


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a game.

    `factories` hold their tiles in the order of their four spaces. `filled` counts the factories
    that were filled this round. `starter` is the seat that began the round; `holder` the seat that
    took the start marker since, or None while it lies on the centre disc. `turn` is the seat that
    fills, takes or chooses; `line` the pattern line that is to be tiled next in the phase TILE.
    """

    options: Options
    round: int
    phase: Phase
    turn: int
    line: int
    starter: int
    holder: int | None
    filled: int
    bag: Counts
    lid: Counts
    factories: tuple[tuple[Colour, ...], ...]
    centre: Disc
    players: tuple[Player, ...]
