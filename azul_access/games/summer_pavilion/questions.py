"""What can be asked about a game of Summer Pavilion. A `seat` of None means the player to act."""

from dataclasses import dataclass
from enum import Enum

from azul_access.games.sources import Factory
from azul_access.games.summer_pavilion.commands import Command
from azul_access.games.summer_pavilion.pieces import Colour


class Part(Enum):
    """What belongs to a player: all of it, the stars, the tiles, what is nearly complete."""

    BOARD = "board"
    STARS = "stars"
    TILES = "tiles"
    NEAR = "near"


@dataclass(frozen=True, slots=True)
class AboutFactories:
    """All factories, or one."""

    factory: Factory | None = None


@dataclass(frozen=True, slots=True)
class AboutCentre:
    pass


@dataclass(frozen=True, slots=True)
class AboutSupply:
    pass


@dataclass(frozen=True, slots=True)
class AboutBoard:
    part: Part
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class AboutStar:
    """Every space of one star; `star` 0 is the centre star."""

    star: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class AboutScore:
    """Everybody's score, or one player's."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class AboutBag:
    """What is left in bag and tower."""


@dataclass(frozen=True, slots=True)
class AboutMoves:
    """The legal moves; with one colour, each with its cost and what it would bring."""

    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class AboutColour:
    """Where tiles of a colour can be taken."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class AboutWild:
    """The wild colour now and those to come."""


@dataclass(frozen=True, slots=True)
class AboutPassed:
    """Who has passed, and who is still placing."""


@dataclass(frozen=True, slots=True)
class AboutGame:
    """Edition, board, round, wild colour, who began: the game at a glance."""


@dataclass(frozen=True, slots=True)
class WhatIf:
    command: Command


Question = (
    AboutFactories
    | AboutCentre
    | AboutSupply
    | AboutBoard
    | AboutStar
    | AboutScore
    | AboutBag
    | AboutMoves
    | AboutColour
    | AboutWild
    | AboutPassed
    | AboutGame
    | WhatIf
)
