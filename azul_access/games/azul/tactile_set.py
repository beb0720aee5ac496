"""The tactile set of base Azul (seed 003): labels, grids and score cards."""

from collections import Counter
from string import ascii_uppercase

from azul_access.games.azul.editions import NarrationContext, Options, Wall, wall_colour
from azul_access.games.azul.picture import draw_table
from azul_access.games.azul.pieces import (
    LABELS,
    LINES,
    MARKER,
    TILES_OF_A_COLOUR,
    Colour,
)
from azul_access.games.azul.rules import new_game
from azul_access.games.factories import factory_disc, shared_numbers
from azul_access.games.picture import Grid
from azul_access.games.tactile_set import (
    GridSpace,
    Label,
    LabelGroup,
    RaisedGrid,
    Shape,
    TactileSet,
    number_label,
)
from azul_access.language.phrase import Verbosity, phrase


def describe_set(options: Options, players: int) -> TactileSet:
    """The grids are those of the picture of the table at the beginning of a game."""
    grids = _grids(options, players)
    return TactileSet(Shape.SQUARE, _labels(options, players), grids, players)


def _labels(options: Options, players: int) -> tuple[LabelGroup, ...]:
    tiles = tuple(_tile_label(options, colour, TILES_OF_A_COLOUR) for colour in Colour)
    costs = Counter(options.edition.floor_costs)
    floor = tuple(number_label(cost, count * players) for cost, count in sorted(costs.items()))
    marker = phrase("azul-set-marker")
    groups = [LabelGroup("tiles", phrase("set-tiles"), tiles)]
    if options.wall is Wall.COLOURED:
        fields = Counter(
            wall_colour(row, column) for row in range(LINES) for column in range(LINES)
        )
        wall = tuple(_tile_label(options, colour, fields[colour] * players) for colour in Colour)
        groups.append(LabelGroup("wall", phrase("azul-picture-wall"), wall))
    return (
        *groups,
        LabelGroup("floor", phrase("azul-picture-floor"), floor),
        LabelGroup("marker", marker, (Label(LABELS[MARKER], 1, marker),)),
        *shared_numbers(players),
    )


def _tile_label(options: Options, colour: Colour, count: int) -> Label:
    name = phrase(f"tiles-{options.edition.colours[colour]}", count=count)
    return Label(LABELS[colour], count, name)


def _grids(options: Options, players: int) -> tuple[RaisedGrid, ...]:
    names = tuple(ascii_uppercase[:players])
    state, _ = new_game(players, 0, options)
    picture = draw_table(NarrationContext(names, options, Verbosity.NORMAL), state)
    centre, board = picture.sources[1], picture.boards[0]
    disc = RaisedGrid(
        "centre", phrase("azul-picture-disc"), Shape.SQUARE, _spaces(centre.grids[0]), 1, True
    )
    boards = [
        RaisedGrid(grid.name, grid.title, Shape.SQUARE, _spaces(grid), players)
        for grid in board.grids
    ]
    floor = boards.pop()
    costs = options.edition.floor_costs
    values = tuple(
        GridSpace(space.x, space.y, value=str(cost))
        for space, cost in zip(floor.spaces, costs, strict=True)
    )
    floor = RaisedGrid(floor.name, floor.title, floor.shape, values, players)
    return (factory_disc(Shape.SQUARE, players), disc, *boards, floor)


def _spaces(grid: Grid) -> tuple[GridSpace, ...]:
    """The spaces with the labels of the only tiles that they accept."""
    return tuple(
        GridSpace(space.x, space.y, label=space.accepts.label if space.accepts else "")
        for space in grid.spaces
    )
