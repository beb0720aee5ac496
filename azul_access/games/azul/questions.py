"""What can be asked about a game of base Azul. A `seat` of None means the player to act."""

from enum import Enum

from azul_access.games.azul.commands import Command
from azul_access.games.azul.pieces import Colour
from azul_access.games.questions import (
    AboutCentre,
    AboutGame,
    AboutSeveral,
    AboutTable,
    MoveQuestion,
    SharedQuestion,
)
from azul_access.values import frozen


class BoardPart(Enum):
    """A part of a player's board, or all of it."""

    BOARD = "board"
    LINES = "lines"
    WALL = "wall"
    FLOOR = "floor"


@frozen
class AboutBoard:
    part: BoardPart
    seat: int | None = None


@frozen
class AboutMoves(MoveQuestion):
    """The legal moves, or those with one colour."""

    colour: Colour | None = None


@frozen
class AboutColour:
    """The sources that have tiles of a colour."""

    colour: Colour


@frozen
class AboutFloorCost:
    """The points that a floor line costs so far; `is_narrow` is for the number alone."""

    seat: int | None = None
    is_narrow: bool = False


@frozen
class AboutWallSpace:
    """Where a colour goes on a wall, in all rows or one, or what belongs on a space.

    Rows and columns count from 1.
    """

    colour: Colour | None = None
    row: int | None = None
    column: int | None = None
    seat: int | None = None


@frozen
class AboutNeighbours:
    """What lies beside the space of a colour in a wall row, which counts from 1.

    `steps` are the rows down and the columns to the right of each space that is asked about.
    """

    colour: Colour
    row: int
    steps: tuple[tuple[int, int], ...]
    seat: int | None = None


@frozen
class AboutRowWorth:
    """The points on the wall for a pattern line once it is full; lines count from 1."""

    line: int
    seat: int | None = None


@frozen
class AboutProjection:
    """The points of a player, or of all, if the round ended now."""

    seat: int | None = None


@frozen
class AboutTurnsLeft(MoveQuestion):
    """How many turns there can still be in this round."""


@frozen
class AboutWorst:
    """The most minus points that a player can get in this round."""

    seat: int | None = None


@frozen
class AboutFillable(MoveQuestion):
    """Which rows of a player one take makes full now."""

    seat: int | None = None


@frozen
class WhatIf(MoveQuestion):
    """The result of a command that is not made."""

    command: Command


Question = (
    AboutCentre
    | AboutBoard
    | AboutMoves
    | AboutColour
    | AboutGame
    | AboutFloorCost
    | AboutWallSpace
    | AboutNeighbours
    | AboutRowWorth
    | AboutProjection
    | AboutTurnsLeft
    | AboutWorst
    | AboutFillable
    | AboutTable
    | AboutSeveral
    | SharedQuestion
    | WhatIf
)
