"""What can be asked about a game of base Azul. A `seat` of None means the player to act."""

from dataclasses import dataclass
from enum import Enum

from azul_access.games.azul.commands import Command
from azul_access.games.azul.pieces import Colour
from azul_access.games.sources import Factory


class Part(Enum):
    """A part of a player's board, or all of it."""

    BOARD = "board"
    LINES = "lines"
    WALL = "wall"
    FLOOR = "floor"


@dataclass(frozen=True, slots=True)
class AboutFactories:
    """All factories, or one."""

    factory: Factory | None = None


@dataclass(frozen=True, slots=True)
class AboutCentre:
    pass


@dataclass(frozen=True, slots=True)
class AboutBoard:
    part: Part
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class AboutScore:
    """Everybody's score, or one player's."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class AboutBag:
    """What is left in bag and lid."""


@dataclass(frozen=True, slots=True)
class AboutMoves:
    """The legal moves, or those with one colour."""

    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class AboutColour:
    """Where tiles of a colour can be taken."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class AboutGame:
    """Edition, wall, bonuses, round, who began: the game at a glance."""


@dataclass(frozen=True, slots=True)
class WhatIf:
    command: Command


Question = (
    AboutFactories
    | AboutCentre
    | AboutBoard
    | AboutScore
    | AboutBag
    | AboutMoves
    | AboutColour
    | AboutGame
    | WhatIf
)
