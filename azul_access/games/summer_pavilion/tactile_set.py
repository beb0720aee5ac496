"""A proposed tactile set of Summer Pavilion; see docs/summer-pavilion.md.

A star is six rhombi around a point, found by the hours of a clock.
"""

from collections import Counter
from math import cos, radians, sin, sqrt

from azul_access.games import tactile_set
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
from azul_access.language.phrase import phrase

# Rhombi with a level side: their long diagonals point to 2 o'clock.
_LEVEL = 60.0
_ROW_DOWN, _ROW_SLANT = sqrt(3) / 2, 0.5
_SUPPLY_WIDTH = 5
# From the middle of a star to the middle of a space: half of the long diagonal.
_FROM_MIDDLE = sqrt(3) / 2


def describe_set(options: Options, players: int) -> tactile_set.TactileSet:
    title = phrase("sp-set-stone")
    marker = tactile_set.LabelGroup(
        "stone",
        title,
        phrase("set-where-marker"),
        tactile_set.Surface.MARKER,
        (tactile_set.Label("1", 1, title),),
    )
    return tactile_set.TactileSet(
        tactile_set.Shape.RHOMBUS,
        (*_labels(options, players), marker, *shared_numbers(players)),
        _grids(options, players),
        players,
        marker,
        phrase("sp-set-span"),
        4 * _FROM_MIDDLE,
        (phrase("sp-set-tip"),),
    )


def _labels(options: Options, players: int) -> tuple[tactile_set.LabelGroup, ...]:
    """The labels of tiles and boards."""
    tile_labels = tuple(
        tactile_set.Label(LABELS[colour], TILES_OF_A_COLOUR, tiles(colour, TILES_OF_A_COLOUR))
        for colour in ALL_COLOURS
    )
    prices = Counter(price for star in options.numbers for price in star)
    spaces = tuple(
        tactile_set.number_label(price, count * players) for price, count in sorted(prices.items())
    )
    groups = [
        tactile_set.LabelGroup(
            "tiles",
            phrase("set-tiles"),
            phrase("sp-set-where-tiles"),
            tactile_set.Surface.TILE,
            tile_labels,
        ),
        tactile_set.LabelGroup(
            "spaces",
            phrase("sp-set-spaces"),
            phrase("sp-set-where-spaces"),
            tactile_set.Surface.SPACE,
            spaces,
        ),
    ]
    if not options.grey:
        stars = tuple(
            tactile_set.Label(LABELS[colour], players, star_name(options, star))
            for star, colour in enumerate(ALL_COLOURS, CENTRE_STAR + 1)
        )
        title, where = phrase("sp-picture-stars"), phrase("sp-set-where-star-labels")
        groups.append(
            tactile_set.LabelGroup("stars", title, where, tactile_set.Surface.BOARD, stars)
        )
    return tuple(groups)


def _grids(options: Options, players: int) -> tuple[tactile_set.RaisedGrid, ...]:
    lattice = {"down": _ROW_DOWN, "slant": _ROW_SLANT, "turn": _LEVEL}
    supply = tactile_set.rows_of(SUPPLY_SPACES, _SUPPLY_WIDTH, **lattice)
    stars = [
        tactile_set.RaisedGrid(
            f"star-{star}",
            star_name(options, star),
            phrase("sp-set-where-star"),
            tactile_set.Shape.RHOMBUS,
            _star(options, star),
            players,
        )
        for star in range(STARS)
    ]
    where = phrase("sp-set-where-supply")
    return (
        factory_disc(tactile_set.Shape.RHOMBUS, players, **lattice),
        tactile_set.RaisedGrid(
            "supply", phrase("sp-picture-supply"), where, tactile_set.Shape.RHOMBUS, supply, 1
        ),
        *stars,
    )


def _star(options: Options, star: int) -> tuple[tactile_set.GridSpace, ...]:
    """The spaces with their prices, in the order in which players count them."""
    return tuple(
        _space(pieces.Space(star, index), options.numbers[star][index]) for index in range(SPACES)
    )


def _space(space: pieces.Space, price: int) -> tactile_set.GridSpace:
    turn = 360 / HOURS * space_clock(space)
    x, y = sin(radians(turn)), -cos(radians(turn))
    return tactile_set.GridSpace(_FROM_MIDDLE * x, _FROM_MIDDLE * y, turn % 180, label=str(price))
