"""The tactile set of base Azul (seed 003): labels, grids and score cards."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from string import ascii_uppercase

from azul_access.games import factories, tactile_set
from azul_access.games.azul.editions import Context, Options, Wall
from azul_access.games.azul.picture import draw_table
from azul_access.games.azul.pieces import LABELS, LINES, TILES_OF_A_COLOUR, Colour
from azul_access.games.azul.rules import new_game
from azul_access.games.picture import Grid
from azul_access.language.phrase import Phrase, Verbosity, phrase

PLACES: Mapping[str, Phrase] = {
    "wall": phrase("azul-picture-wall"),
    "line": phrase("azul-picture-lines"),
    "floor": phrase("azul-picture-floor"),
}
# The places by the names of their grids in the picture of a board.
_PLACES = {"wall": "wall", "lines": "line", "floor": "floor"}


def describe_set(options: Options, players: int) -> tactile_set.TactileSet:
    """The grids are those of the picture of the table at the beginning of a game."""
    marker = tactile_set.marker_label("marker", phrase("azul-set-marker"))
    return tactile_set.TactileSet(
        tactile_set.Shape.SQUARE,
        (*_labels(options, players), marker, *factories.shared_numbers(players)),
        _grids(options, players),
        players,
        marker,
        spans=tuple(_spans(options)),
        marker_in_space=True,
        tips=(phrase("azul-set-tip"),),
    )


def _spans(options: Options) -> Iterator[tactile_set.Span]:
    """What is measured on the printed board."""
    costs = len(options.edition.floor_costs)
    for place, what, count in (
        ("wall", phrase("azul-set-span-wall"), LINES),
        ("line", phrase("azul-set-span-lines"), LINES),
        ("floor", phrase("azul-set-span-floor"), costs),
    ):
        yield tactile_set.Span(place, PLACES[place], what, count)


def _labels(options: Options, players: int) -> Iterator[tactile_set.LabelGroup]:
    """The labels of tiles and boards."""
    tiles = (_tile_label(options, colour, TILES_OF_A_COLOUR) for colour in Colour)
    yield tactile_set.tile_labels(phrase("set-where-tiles"), tiles)
    if options.wall is Wall.COLOURED:
        # Each colour is once in every row.
        wall = tuple(_tile_label(options, colour, LINES * players) for colour in Colour)
        title, where = phrase("azul-picture-wall"), phrase("azul-set-where-wall-labels")
        yield tactile_set.LabelGroup(
            "wall", title, where, tactile_set.Surface.SPACE, wall, ("wall",)
        )
    costs = Counter(options.edition.floor_costs * players)
    title, where = phrase("azul-picture-floor"), phrase("azul-set-where-floor-labels")
    yield tactile_set.number_labels(
        "floor", title, where, tactile_set.Surface.STRIP, costs, ("floor",)
    )


def _tile_label(options: Options, colour: Colour, count: int) -> tactile_set.Label:
    name = phrase(f"tiles-{options.edition.colours[colour]}", count=count)
    on_dark = options.edition.colours[colour] in tactile_set.DARK_COLOURS
    return tactile_set.Label(LABELS[colour], count, name, on_dark)


def _grids(options: Options, players: int) -> tuple[tactile_set.RaisedGrid, ...]:
    names = tuple(ascii_uppercase[:players])
    state, _ = new_game(players, 0, options)
    picture = draw_table(Context(names, options, Verbosity.NORMAL), state)
    centre, board = picture.sources[1], picture.boards[0]
    disc = replace(_raised(centre.grids[0], 1), name="centre", is_disc=True)
    *boards, floor = (_raised(grid, players) for grid in board.grids)
    costs = options.edition.floor_costs
    floor_spaces = tuple(
        replace(space, value=str(cost)) for space, cost in zip(floor.spaces, costs, strict=True)
    )
    factory = factories.factory_disc(tactile_set.Shape.SQUARE, players)
    return (factory, disc, *boards, replace(floor, spaces=floor_spaces))


def _raised(grid: Grid, count: int) -> tactile_set.RaisedGrid:
    """A grid of the picture; its spaces have the labels of the only tiles that they accept."""
    spaces = tuple(
        tactile_set.GridSpace(space.x, space.y, label=space.accepts.label if space.accepts else "")
        for space in grid.spaces
    )
    shape, where = tactile_set.Shape.SQUARE, phrase(f"azul-set-where-{grid.name}")
    place = _PLACES.get(grid.name, "")
    return tactile_set.RaisedGrid(grid.name, grid.title, where, shape, spaces, count, place=place)
