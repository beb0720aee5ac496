"""A proposed tactile set of Summer Pavilion; see docs/summer-pavilion.md.

A star is six rhombi around a point, found by the hours of a clock.
"""

from collections import Counter
from math import cos, radians, sin, sqrt

from azul_access.games.factories import factory_disc, shared_numbers
from azul_access.games.summer_pavilion import pieces
from azul_access.games.summer_pavilion.editions import Options
from azul_access.games.summer_pavilion.pieces import (
    ALL_COLOURS,
    CENTRE_STAR,
    LABELS,
    SPACES,
    STARS,
    SUPPLY_SPACES,
    TILES_OF_A_COLOUR,
)
from azul_access.games.summer_pavilion.terms import HOURS, space_clock, star_name, tiles
from azul_access.games.tactile_set import (
    GridSpace,
    Label,
    LabelGroup,
    RaisedGrid,
    Shape,
    Surface,
    TactileSet,
    number_label,
    rows_of,
)
from azul_access.language.phrase import phrase

# Rhombi with a level side: their long diagonals point to 2 o'clock.
_LEVEL = 60.0
_ROW_DOWN, _ROW_SLANT = sqrt(3) / 2, 0.5
_SUPPLY_WIDTH = 5
# From the middle of a star to the middle of a space: half of the long diagonal.
_FROM_MIDDLE = sqrt(3) / 2


def describe_set(options: Options, players: int) -> TactileSet:
    title = phrase("sp-set-stone")
    marker = LabelGroup(
        "stone", title, phrase("set-where-marker"), Surface.MARKER, (Label("1", 1, title),)
    )
    return TactileSet(
        Shape.RHOMBUS,
        (*_labels(options, players), marker, *shared_numbers(players)),
        _grids(options, players),
        players,
        marker,
        phrase("sp-set-span"),
        4 * _FROM_MIDDLE,
        (phrase("sp-set-tip"),),
    )


def _labels(options: Options, players: int) -> tuple[LabelGroup, ...]:
    """The labels of tiles and boards."""
    tile_labels = tuple(
        Label(LABELS[colour], TILES_OF_A_COLOUR, tiles(colour, TILES_OF_A_COLOUR))
        for colour in ALL_COLOURS
    )
    prices = Counter(price for star in options.numbers for price in star)
    spaces = tuple(number_label(price, count * players) for price, count in sorted(prices.items()))
    groups = [
        LabelGroup(
            "tiles", phrase("set-tiles"), phrase("sp-set-where-tiles"), Surface.TILE, tile_labels
        ),
        LabelGroup(
            "spaces", phrase("sp-set-spaces"), phrase("sp-set-where-spaces"), Surface.SPACE, spaces
        ),
    ]
    if not options.grey:
        stars = tuple(
            Label(LABELS[colour], players, star_name(options, star))
            for star, colour in enumerate(ALL_COLOURS, CENTRE_STAR + 1)
        )
        title, where = phrase("sp-picture-stars"), phrase("sp-set-where-star-labels")
        groups.append(LabelGroup("stars", title, where, Surface.BOARD, stars))
    return tuple(groups)


def _grids(options: Options, players: int) -> tuple[RaisedGrid, ...]:
    lattice = {"down": _ROW_DOWN, "slant": _ROW_SLANT, "turn": _LEVEL}
    supply = rows_of(SUPPLY_SPACES, _SUPPLY_WIDTH, **lattice)
    stars = [
        RaisedGrid(
            f"star-{star}",
            star_name(options, star),
            phrase("sp-set-where-star"),
            Shape.RHOMBUS,
            _star(options, star),
            players,
        )
        for star in range(STARS)
    ]
    where = phrase("sp-set-where-supply")
    return (
        factory_disc(Shape.RHOMBUS, players, **lattice),
        RaisedGrid("supply", phrase("sp-picture-supply"), where, Shape.RHOMBUS, supply, 1),
        *stars,
    )


def _star(options: Options, star: int) -> tuple[GridSpace, ...]:
    """The spaces with their prices, in the order in which players count them."""
    return tuple(
        _space(pieces.Space(star, index), options.numbers[star][index]) for index in range(SPACES)
    )


def _space(space: pieces.Space, price: int) -> GridSpace:
    turn = 360 / HOURS * space_clock(space)
    x, y = sin(radians(turn)), -cos(radians(turn))
    return GridSpace(_FROM_MIDDLE * x, _FROM_MIDDLE * y, turn % 180, label=str(price))
