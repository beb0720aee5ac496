"""What can be asked about a game of Summer Pavilion. A `seat` of None means the player to act."""

from enum import Enum

from azul_access.games import questions
from azul_access.games.summer_pavilion.commands import Command
from azul_access.games.summer_pavilion.pieces import Colour
from azul_access.values import frozen


class BoardPart(Enum):
    """A part of what a player has: all of it, the stars, the tiles, what is nearly complete."""

    BOARD = "board"
    STARS = "stars"
    TILES = "tiles"
    NEAR = "near"


@frozen
class AboutSupply:
    pass


@frozen
class AboutBoard:
    part: BoardPart
    seat: int | None = None


@frozen
class AboutStar:
    """Every space of one star; `star` 0 is the centre star."""

    star: int
    seat: int | None = None


@frozen
class AboutSpace:
    """One space by its printed number; `star` None where none is named.

    The answer has its tile, or its price, its points and whether the player can pay for it.
    `colour` is that of the tile, `asks_whether` is for questions that yes or no answers.
    """

    space: int
    star: int | None = None
    seat: int | None = None
    colour: int | None = None
    asks_whether: bool = False


@frozen
class AboutStarGoal:
    """What a full star brings at the end, and what a player lacks for it."""

    star: int
    seat: int | None = None


@frozen
class AboutFeatures:
    """The pillars, statues and windows beside all of some stars, and what is missing round them."""

    stars: tuple[int, ...]
    seat: int | None = None


@frozen
class AboutNumber:
    """What all spaces with a number bring at the end, and which of them a player lacks."""

    number: int
    seat: int | None = None


@frozen
class AboutMoves(questions.MoveQuestion):
    """The legal moves; with one colour, the price and the result of each."""

    colour: Colour | None = None


@frozen
class AboutColour:
    """The sources that have tiles of a colour."""

    colour: Colour


@frozen
class AboutWild:
    """The wild colour of this round and those of the next ones."""


@frozen
class AboutPassing:
    """What passing would cost a player, or whoever has to place; nothing while tiles are taken."""

    seat: int | None = None


@frozen
class AboutPassed:
    """The players who have passed, and those who still place tiles."""


@frozen
class AboutJokers:
    """How many tiles of the wild colour a player has."""

    seat: int | None = None


@frozen
class AboutWildTiles:
    """A question about tiles of the wild colour, whichever that is."""

    question: questions.AboutPlace | questions.AboutWhere


@frozen
class WhatIf(questions.MoveQuestion):
    """The result of a command that is not made."""

    command: Command


Question = (
    questions.AboutCentre
    | AboutSupply
    | AboutBoard
    | AboutStar
    | AboutSpace
    | AboutStarGoal
    | AboutNumber
    | AboutFeatures
    | AboutMoves
    | AboutColour
    | AboutWild
    | AboutPassing
    | AboutPassed
    | questions.AboutGame
    | AboutJokers
    | AboutWildTiles
    | questions.AboutTable
    | questions.AboutSeveral
    | questions.SharedQuestion
    | WhatIf
)
