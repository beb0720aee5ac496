"""A proposed tactile set of Summer Pavilion; see docs/summer-pavilion.md.

A star is six rhombi around a point, found by the hours of a clock.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import cos, radians, sin, sqrt

from azul_access.games import factories, tactile_set
from azul_access.games.summer_pavilion import pieces, terms
from azul_access.games.summer_pavilion.editions import Options
from azul_access.language.phrase import Phrase, join_with_and, phrase

# Rhombi with a level side: their long diagonals point to 2 o'clock.
_LEVEL = 60.0
_ROW_DOWN, _ROW_SLANT = sqrt(3) / 2, 0.5
_SUPPLY_WIDTH = 5
# The names of the grids of stars.
_STARS = tuple("star-" + str(star) for star in range(pieces.STARS))
# From the middle of a star to the middle of a space: half of the long diagonal.
_FROM_MIDDLE = sqrt(3) / 2

PLACES: Mapping[str, Phrase] = {
    "star": phrase("sp-picture-stars"),
    "supply": phrase("sp-picture-supply"),
}


def describe_set(options: Options, players: int) -> tactile_set.TactileSet:
    marker = tactile_set.marker_label("stone", phrase("sp-set-stone"))
    return tactile_set.TactileSet(
        tactile_set.Shape.RHOMBUS,
        (*_labels(options, players), marker, *factories.shared_numbers(players)),
        tuple(_grids(options, players)),
        players,
        marker,
        spans=(
            _span("star", phrase("sp-set-span-star"), 4 * _FROM_MIDDLE),
            _span("supply", phrase("sp-set-span-supply"), _SUPPLY_WIDTH),
        ),
        tips=(phrase("sp-set-tip"),),
    )


def _span(place: str, what: Phrase, count: float) -> tactile_set.Span:
    return tactile_set.Span(place, PLACES[place], what, count)


def _labels(options: Options, players: int) -> Iterator[tactile_set.LabelGroup]:
    """The labels of tiles and boards."""
    count = pieces.TILES_OF_A_COLOUR
    named = (
        tactile_set.Label(
            pieces.LABELS[each],
            count,
            terms.tiles(each, count),
            each.name.lower() in tactile_set.DARK_COLOURS,
        )
        for each in pieces.ALL_COLOURS
    )
    yield tactile_set.tile_labels(phrase("sp-set-where-tiles"), named)
    prices = Counter(price for star in options.numbers for price in star * players)
    title, where = phrase("sp-set-spaces"), phrase("sp-set-where-spaces")
    yield tactile_set.number_labels(
        "spaces", title, where, tactile_set.Surface.SPACE, prices, _STARS
    )
    if not options.grey:
        stars = tuple(
            tactile_set.Label(pieces.LABELS[colour], players, terms.star_name(options, star))
            for star, colour in enumerate(pieces.ALL_COLOURS, pieces.CENTRE_STAR + 1)
        )
        title, where = phrase("sp-picture-stars"), phrase("sp-set-where-star-labels")
        yield tactile_set.LabelGroup(
            "stars", title, where, tactile_set.Surface.BOARD, stars, _STARS
        )


def _grids(options: Options, players: int) -> Iterator[tactile_set.RaisedGrid]:
    shape = tactile_set.Shape.RHOMBUS
    lattice = {"down": _ROW_DOWN, "slant": _ROW_SLANT, "turn": _LEVEL}
    yield factories.factory_disc(shape, players, **lattice)
    supply = tactile_set.rows_of(pieces.SUPPLY_SPACES, _SUPPLY_WIDTH, **lattice)
    title, where = phrase("sp-picture-supply"), phrase("sp-set-where-supply")
    yield tactile_set.RaisedGrid("supply", title, where, shape, supply, 1, place="supply")
    places = [terms.star_place(options, star) for star in range(pieces.STARS)]
    where = phrase("sp-set-where-star", places=join_with_and(places))
    for star in range(pieces.STARS):
        name, spaces = terms.star_name(options, star), _star(options, star)
        yield tactile_set.RaisedGrid(
            _STARS[star],
            name,
            where,
            shape,
            spaces,
            players,
            place="star",
            is_round=True,
        )


def _star(options: Options, star: int) -> tuple[tactile_set.GridSpace, ...]:
    """The spaces with their prices, in the order in which players count them."""
    return tuple(
        _space(pieces.Space(star, index), options.numbers[star][index])
        for index in range(pieces.SPACES)
    )


def _space(space: pieces.Space, price: int) -> tactile_set.GridSpace:
    turn = 360 / terms.HOURS * terms.space_clock(space)
    x, y = sin(radians(turn)), -cos(radians(turn))
    return tactile_set.GridSpace(_FROM_MIDDLE * x, _FROM_MIDDLE * y, turn % 180, label=str(price))
