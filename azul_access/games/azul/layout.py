"""What lies where on the tactile set, as grids of printed labels."""

from azul_access.games.azul.editions import Wall, wall_colour
from azul_access.games.azul.pieces import FLOOR_SPACES, LABELS, Colour
from azul_access.games.azul.state import Player, State
from azul_access.games.azul.terms import DISC_WIDTH, FACTORY_WIDTH
from azul_access.games.sources import FACTORY_SPACES
from azul_access.tactile.grid import Grid, grid


def factory_grid(state: State, index: int) -> Grid:
    """The raised 2×2 grid of a factory."""
    labels = [LABELS[tile] for tile in state.factories[index]]
    return grid([*labels, *[None] * (FACTORY_SPACES - len(labels))], FACTORY_WIDTH)


def centre_grid(state: State) -> Grid:
    """The raised 4×4 grid of the centre disc, the start marker included."""
    pieces = state.centre.spaces
    return grid([None if piece is None else LABELS[piece] for piece in pieces], DISC_WIDTH)


def lines_grid(player: Player) -> Grid:
    """The stepped grid of the pattern lines; each row ends at the wall, where it fills first."""
    rows = []
    for index, row in enumerate(player.lines):
        count = row.count if row is not None else 0
        label = LABELS[row.colour] if row is not None else None
        rows.append((None,) * (index + 1 - count) + (label,) * count)
    return Grid(tuple(rows))


def wall_grid(player: Player) -> Grid:
    return Grid(
        tuple(tuple(None if tile is None else LABELS[tile] for tile in row) for row in player.wall)
    )


def floor_grid(player: Player) -> Grid:
    """The raised 1×7 grid of the floor line."""
    labels = [LABELS[piece] for piece in player.floor]
    return grid([*labels, *[None] * (FLOOR_SPACES - len(labels))], FLOOR_SPACES)


def printed(state: State, row: int, column: int) -> Colour | None:
    """The colour that a wall space is labelled with; the grey wall's spaces carry none."""
    if state.options.wall is Wall.GREY:
        return None
    return wall_colour(row, column)
