"""Whether the braille of a set has room on its tiles, in its spaces and in its strips."""

from collections.abc import Iterator
from itertools import pairwise
from math import ceil, hypot

from azul_access.games.tactile_set import Shape, TactileSet
from azul_access.tactile_set.braille_sizes import (
    KNIFE_CLEAR,
    BrailleSize,
    centred_dots,
    label_cells,
    label_height,
    label_width,
)
from azul_access.tactile_set.errors import SetError, SetReason
from azul_access.tactile_set.outlines import HEIGHTS, Point, tile_outline
from azul_access.tactile_set.pieces import (
    DOT_MARGIN,
    PlacedLabel,
    label_dots,
)
from azul_access.tactile_set.sizes import Kind, Sizes, describe_length, whole_layers

# Around the braille on a tile.
_TILE_MARGIN = 1.0
# From the dots of a tile's label to the edge of the tile: the label is a little smaller.
_LABEL_MARGIN = KNIFE_CLEAR + 0.1
# How much of a tile that lies on braille is below the top of the rim.
_LEAST_HOLD = 0.4
_SAME = 0.005


def check_braille(pieces: TactileSet, sizes: Sizes, braille: BrailleSize) -> None:
    """Raises: SetError if braille has no room or lifts tiles over the rim; it says what works."""
    least = max(_least_tiles(pieces, sizes, braille))
    if sizes.tile < least - _SAME:
        raise SetError(
            SetReason.BRAILLE_ROOM,
            tile=describe_length(sizes.tile),
            fitting=describe_length(ceil(10 * (least - _SAME)) / 10),
        )
    spaces = [space for grid in pieces.grids for space in grid.spaces]
    if sizes.kind is Kind.TRAY and any(space.label for space in spaces):
        _check_rim(sizes, braille)


def _check_rim(sizes: Sizes, braille: BrailleSize) -> None:
    """Raises: SetError if tiles that lie on braille slide over the rim."""
    dots = whole_layers(braille.dot_height, sizes.layer)
    if sizes.height < dots + _LEAST_HOLD - _SAME:
        raise SetError(
            SetReason.TOO_LOW,
            height=describe_length(sizes.height),
            dots=describe_length(dots),
            fitting=describe_length(whole_layers(dots + _LEAST_HOLD, sizes.layer)),
        )


def _least_tiles(pieces: TactileSet, sizes: Sizes, braille: BrailleSize) -> Iterator[float]:
    """For each label the side of the smallest tile with room for it."""
    for label in pieces.tiles.labels:
        cells = label_cells(label.text)
        yield _least_side(pieces.shape, 0, _corners(cells, braille), 0)
        on_label = list(centred_dots(cells, braille))
        yield _least_side(pieces.shape, 0, on_label, sizes.print_dot / 2 + _LABEL_MARGIN)
    more_than_tile = sizes.opening - sizes.tile
    for grid in pieces.grids:
        around_tile = sizes.at(grid.place).pitch - sizes.tile
        for space in grid.spaces:
            if space.value:
                cells = label_cells(space.value)
                yield label_width(cells, braille) + 2 * KNIFE_CLEAR - around_tile
            if space.label and sizes.kind is Kind.TRAY:
                dots = [*label_dots(PlacedLabel(label_cells(space.label), 0, 0), braille)]
                margin = braille.dot / 2 + DOT_MARGIN
                yield _least_side(grid.shape, space.turn, dots, margin) - more_than_tile


def _corners(cells: bytes, braille: BrailleSize) -> list[Point]:
    """The corners of the label on a tile."""
    x = label_width(cells, braille) / 2 + _TILE_MARGIN
    y = label_height(braille) / 2 + _TILE_MARGIN
    return [(-x, -y), (x, -y), (x, y), (-x, y)]


def _least_side(shape: Shape, turn: float, points: list[Point], margin: float) -> float:
    """The side of the smallest outline that has the points within it, `margin` from its edges."""
    outline = tile_outline(shape, (0, 0), 1, turn)
    farthest = 0.0
    for (x, y), (next_x, next_y) in pairwise([*outline, outline[0]]):
        across, down = next_y - y, x - next_x
        reach = max(across * left + down * top for left, top in points)
        farthest = max(farthest, reach / hypot(across, down))
    return 2 * (farthest + margin) / HEIGHTS[shape]
