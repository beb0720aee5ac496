"""The state of a game of base Azul. It is a value: every change makes a new one."""

from enum import Enum
from typing import NamedTuple

from azul_access.games.azul.disc import Disc
from azul_access.games.azul.editions import Options
from azul_access.games.azul.pieces import COLOURS, Colour, Piece
from azul_access.games.tiles import Counts
from azul_access.values import frozen

NO_TILES: Counts = (0,) * COLOURS


class Phase(Enum):
    FILL = "fill"
    TAKE = "take"
    TILE = "tile"
    OVER = "over"


@frozen
class PatternRow:
    """The tiles on a pattern line: `count` tiles of one colour, from the wall outwards."""

    colour: Colour
    count: int


Row = tuple[Colour | None, ...]


class Player(NamedTuple):
    """A board. `lines` and `wall` have five rows from the top, `floor` up to seven pieces."""

    lines: tuple[PatternRow | None, ...]
    wall: tuple[Row, ...]
    floor: tuple[Piece, ...]
    score: int


class State(NamedTuple):
    """One moment of a game.

    `turn` is the seat that fills, takes or chooses; `line` is the pattern line that is tiled next
    in the phase TILE. `starter` is the seat that began the round; `holder` is the seat that has
    taken the start marker since, or None while it is on the centre disc. `filled` counts the
    factories that have been filled this round. `factories` hold their tiles in the order of their
    four spaces. `next_seat` has for each seat the one that is next in turn.
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
    next_seat: tuple[int, ...]
