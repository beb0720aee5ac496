"""Editions and variants of base Azul, and the options of a game.

An edition is one row of EDITIONS; all that differs between editions is in its row.
"""

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum

from azul_access.games.azul.pieces import Colour
from azul_access.games.choices import Choice, resolve_choice
from azul_access.games.context import TypedContext
from azul_access.language.phrase import phrase
from azul_access.values import frozen


class Wall(Enum):
    COLOURED = "coloured"
    GREY = "grey"


@frozen
class Edition:
    """One edition of the game.

    `colours` are the concepts that name the colours of the labels R, B, SCH, X and O. The bonuses
    are points for each complete wall row, wall column and colour at the end of the game.
    `floor_costs` are the points that the spaces of the floor line cost, from left to right.
    """

    name: str
    colours: tuple[str, ...]
    row_bonus: int
    column_bonus: int
    colour_bonus: int
    floor_costs: tuple[int, ...]


# Rules, "Editions": the sheet of the tactile set prints 5 for a column, the publisher's rules 7.
# The first edition is the default.
EDITIONS: tuple[Edition, ...] = (
    Edition(
        name="tactile",
        colours=("red", "blue", "black", "turquoise", "orange"),
        row_bonus=2,
        column_bonus=5,
        colour_bonus=10,
        floor_costs=(1, 1, 2, 2, 2, 3, 3),
    ),
    Edition(
        name="publisher",
        colours=("red", "blue", "black", "white", "yellow"),
        row_bonus=2,
        column_bonus=7,
        colour_bonus=10,
        floor_costs=(1, 1, 2, 2, 2, 3, 3),
    ),
)
_EDITION_OF_NAME = {edition.name: edition for edition in EDITIONS}
_COLUMN_BONUSES = dict.fromkeys(str(edition.column_bonus) for edition in EDITIONS)

_NAMED_EDITIONS = tuple(
    phrase(
        "azul-edition-bonus", position=position, edition=edition.name, points=edition.column_bonus
    )
    for position, edition in enumerate(EDITIONS, 1)
)
_ABOUT_EDITIONS = phrase("azul-editions", editions=_NAMED_EDITIONS)

# The first value of each option is the default. An empty column bonus is the edition's own.
CHOICES: dict[str, Choice] = {
    "edition": Choice(tuple(_EDITION_OF_NAME), about=(_ABOUT_EDITIONS,)),
    "wall": Choice(tuple(wall.value for wall in Wall)),
    "column_bonus": Choice(("", *_COLUMN_BONUSES)),
}


@frozen
class Options:
    """`edition` has the column bonus that is in force, which players may set by itself."""

    edition: Edition
    wall: Wall


# Who listens to a narration of this game.
Context = TypedContext[Options]


def decode_options(chosen: Mapping[str, object]) -> Options:
    """Raises: InvalidSetup for a choice that CHOICES does not offer."""
    values = {name: resolve_choice(CHOICES, chosen, name) for name in {**CHOICES, **chosen}}
    edition, column_bonus = _EDITION_OF_NAME[values["edition"]], values["column_bonus"]
    if column_bonus:
        edition = replace(edition, column_bonus=int(column_bonus))
    return Options(edition, Wall(values["wall"]))


def encode_options(options: Options) -> dict[str, object]:
    return {
        "edition": options.edition.name,
        "wall": options.wall.value,
        "column_bonus": options.edition.column_bonus,
    }


def wall_colour(row: int, column: int) -> Colour:
    """The colour printed on a space of the coloured wall (Rules, "Coloured wall")."""
    return _PRINTED[row][column]


def wall_column(row: int, colour: Colour) -> int:
    """The column of the coloured wall that shows a colour in `row`."""
    return _COLUMN[row][colour]


_FIRST_ROW = (Colour.BLUE, Colour.ORANGE, Colour.RED, Colour.BLACK, Colour.TURQUOISE)
_PRINTED = tuple(_FIRST_ROW[5 - row :] + _FIRST_ROW[: 5 - row] for row in range(5))
_COLUMN = tuple(tuple(row.index(colour) for colour in Colour) for row in _PRINTED)
