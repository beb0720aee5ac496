"""Editions, boards and orders of wild colours of Summer Pavilion, and the options of a game.

An edition is one row of EDITIONS; all that differs between editions is in its row.
"""

from collections.abc import Mapping
from dataclasses import field, replace
from enum import Enum
from itertools import cycle, islice

from azul_access.games.choices import Choice, InvalidSetup, SetupReason, resolve_choice
from azul_access.games.context import TypedContext
from azul_access.games.summer_pavilion.pieces import (
    COLOUR_OF_LABEL,
    LABELS,
    STARS,
    Colour,
    FeatureKind,
)
from azul_access.language.phrase import phrase
from azul_access.values import frozen


class Board(Enum):
    COLOURED = "coloured"
    GREY = "grey"


# The numbers printed on the spaces of each star, the centre star first: what a tile there costs.
Numbers = tuple[tuple[int, ...], ...]


@frozen
class Edition:
    """One edition of the game.

    `stone_cost` are the points for each tile of the turn that takes the start stone, `surplus_cost`
    those for each tile that a player neither places nor keeps. `corners` is how many tiles a player
    may keep for the next round. `bonus_tiles` are the tiles for a surrounded feature. At the end
    players get `star_points` for a complete star of one colour, `mixed_star_points` for one of six
    colours, and `number_points` where they have covered all spaces with a number.
    """

    name: str
    rounds: int
    start_score: int
    lowest_score: int
    stone_cost: int
    surplus_cost: int
    corners: int
    coloured_numbers: Numbers
    grey_numbers: Numbers
    bonus_tiles: Mapping[FeatureKind, int] = field(hash=False)
    mixed_star_points: int
    star_points: Mapping[Colour, int] = field(hash=False)
    number_points: Mapping[int, int] = field(hash=False)


_MINI = Edition(
    name="mini",
    rounds=6,
    start_score=5,
    lowest_score=0,
    stone_cost=1,
    surplus_cost=1,
    corners=4,
    coloured_numbers=((1, 2, 3, 4, 5, 6),) * STARS,
    # Rules 3, "Variant 1".
    grey_numbers=((3,) * 6, *((3, 2, 1, 4, 5, 6),) * (STARS - 1)),
    bonus_tiles={
        FeatureKind.PILLAR: 1,
        FeatureKind.STATUE: 2,
        FeatureKind.WINDOW: 3,
    },
    mixed_star_points=12,
    star_points={
        Colour.RED: 14,
        Colour.BLUE: 15,
        Colour.YELLOW: 16,
        Colour.ORANGE: 17,
        Colour.GREEN: 18,
        Colour.PURPLE: 20,
    },
    number_points={1: 4, 2: 8, 3: 12, 4: 16},
)
# Rules 3, "Decided": the editions differ in the lowest score. The first edition is the default.
EDITIONS: tuple[Edition, ...] = (
    _MINI,
    replace(_MINI, name="original", lowest_score=1),
)
_EDITION_OF_NAME = {edition.name: edition for edition in EDITIONS}

# Rules 3, "Wild colours": the colours of the rounds, from the first to the last.
NORMAL_ORDER = (
    Colour.PURPLE,
    Colour.GREEN,
    Colour.ORANGE,
    Colour.YELLOW,
    Colour.BLUE,
    Colour.RED,
)
_ORDERS = {"normal": NORMAL_ORDER, "reversed": NORMAL_ORDER[::-1]}

# The colours by concept.
COLOUR_OF_NAME: dict[str, Colour] = {colour.name.lower(): colour for colour in Colour}

_NAMED_EDITIONS = tuple(
    phrase(
        "sp-edition-lowest-score",
        position=position,
        edition=edition.name,
        points=edition.lowest_score,
    )
    for position, edition in enumerate(EDITIONS, 1)
)
_ABOUT_EDITIONS = phrase("sp-editions", editions=_NAMED_EDITIONS)

# The first value of each option is the default.
CHOICES: dict[str, Choice] = {
    "edition": Choice(tuple(_EDITION_OF_NAME), about=(_ABOUT_EDITIONS,)),
    "board": Choice(tuple(board.value for board in Board)),
    "wild_order": Choice(tuple(_ORDERS), each_of=tuple(COLOUR_OF_NAME)),
}


@frozen
class Options:
    """`wilds` are the wild colours of the rounds; `order` is the choice that led to them."""

    edition: Edition
    board: Board
    wilds: tuple[Colour, ...]
    order: str

    @property
    def grey(self) -> bool:
        return self.board is Board.GREY

    @property
    def numbers(self) -> Numbers:
        """The numbers printed on the spaces of each star."""
        edition = self.edition
        return edition.grey_numbers if self.board is Board.GREY else edition.coloured_numbers


# Who listens to a narration of this game.
Context = TypedContext[Options]


def decode_options(chosen: Mapping[str, object]) -> Options:
    """Raises: InvalidSetup for a choice that CHOICES does not offer."""
    values = {name: resolve_choice(CHOICES, chosen, name) for name in {**CHOICES, **chosen}}
    edition, order = _EDITION_OF_NAME[values["edition"]], values["wild_order"]
    colours = _ORDERS.get(order) or _parse_order(order)
    wilds = tuple(islice(cycle(colours), edition.rounds))
    return Options(edition, Board(values["board"]), wilds, order)


def encode_options(options: Options) -> dict[str, object]:
    return {
        "edition": options.edition.name,
        "board": options.board.value,
        "wild_order": options.order,
    }


def _parse_order(order: str) -> tuple[Colour, ...]:
    """Every colour once, by name or label, separated by commas.

    Raises: InvalidSetup.
    """
    colours = []
    for part in order.split(","):
        name = part.strip()
        colour = COLOUR_OF_NAME.get(name.lower())
        colours.append(COLOUR_OF_LABEL.get(name.upper()) if colour is None else colour)
    wilds = tuple([colour for colour in colours if colour is not None])
    if len(colours) != len(Colour) or set(wilds) != set(Colour):
        example = ",".join(LABELS[colour] for colour in NORMAL_ORDER)
        raise InvalidSetup(
            SetupReason.OPTION,
            option="wild-order",
            value=order,
            choices=", ".join([*_ORDERS, example]),
        )
    return wilds
