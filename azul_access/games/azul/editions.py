"""Editions and variants of base Azul: rows of data, and what a game may be set up with."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from azul_access.games.azul.pieces import Colour
from azul_access.games.choices import Choice, resolve_choice
from azul_access.games.context import TypedContext


class Wall(Enum):
    COLOURED = "coloured"
    GREY = "grey"


@dataclass(frozen=True, slots=True)
class Edition:
    """`colours` are the concepts that name the colours of the five labels R, B, SCH, X, O."""

    column_bonus: int
    colours: tuple[str, ...]


# Rules, "Editions": the sheet of the tactile set prints 5 for a column, the publisher's rules 7.
EDITIONS: dict[str, Edition] = {
    "tactile": Edition(5, ("red", "blue", "black", "turquoise", "orange")),
    "publisher": Edition(7, ("red", "blue", "black", "white", "yellow")),
}
COLUMN_BONUSES = (5, 7)

# What may be chosen before the first tile; the first of each row is the default. A column bonus
# that nobody chose is the edition's own.
CHOICES: dict[str, Choice] = {
    "edition": Choice(tuple(EDITIONS)),
    "wall": Choice(tuple(wall.value for wall in Wall)),
    "column_bonus": Choice(("", *map(str, COLUMN_BONUSES))),
}


@dataclass(frozen=True, slots=True)
class Options:
    edition: str
    wall: Wall
    column_bonus: int


# Who listens to a narration of this game.
NarrationContext = TypedContext[Options]


def decode_options(chosen: Mapping[str, object]) -> Options:
    """Raises: InvalidSetup for a choice that CHOICES does not offer."""
    values = {name: resolve_choice(CHOICES, chosen, name) for name in {**CHOICES, **chosen}}
    edition, bonus = values["edition"], values["column_bonus"]
    column_bonus = int(bonus) if bonus else EDITIONS[edition].column_bonus
    return Options(edition, Wall(values["wall"]), column_bonus)


def encode_options(options: Options) -> dict[str, object]:
    return {
        "edition": options.edition,
        "wall": options.wall.value,
        "column_bonus": options.column_bonus,
    }


def wall_colour(row: int, column: int) -> Colour:
    """The colour printed on a space of the coloured wall (Rules, "Coloured wall")."""
    return _PRINTED[row][column]


def wall_column(row: int, colour: Colour) -> int:
    return _COLUMN[row][colour]


_FIRST_ROW = (Colour.BLUE, Colour.ORANGE, Colour.RED, Colour.BLACK, Colour.TURQUOISE)
_PRINTED = tuple(_FIRST_ROW[5 - row :] + _FIRST_ROW[: 5 - row] for row in range(5))
_COLUMN = tuple(tuple(row.index(colour) for colour in Colour) for row in _PRINTED)
