"""Labels fit on what they are stuck on: tiles, spaces, strips, discs and markers of many sizes.

Outlines are cut from each other by a library for solids; what is left over would stick out.
"""

from collections.abc import Iterator
from math import sqrt

import pytest
from manifold3d import CrossSection
from set_plans import plan_set

from azul_access.games.tactile_set import RaisedGrid, Surface
from azul_access.tactile_set.flat.drawing import CAPITAL
from azul_access.tactile_set.flat.label_layout import place_label
from azul_access.tactile_set.flat.label_outlines import LabelOutline, choose_outline
from azul_access.tactile_set.outlines import Polygon, bounds
from azul_access.tactile_set.pieces import grid_piece, marker_piece
from azul_access.tactile_set.plan import SetPlan
from azul_access.tactile_set.sizes import Kind

# Square millimetres that are nothing.
NOTHING = 1e-6
TILES = {
    "azul": ("12.6", "14", "17", "19", "25", "60"),
    "summer-pavilion": ("14", "15", "19", "30"),
}
SIZES = [
    *[
        ("--game", game, "--kind", kind, "--tile", tile)
        for game, tiles in TILES.items()
        for kind in ("overlay", "tray")
        for tile in tiles
    ],
    ("--braille-size", "large"),
    ("--game", "summer-pavilion", "--print-dot", "2"),
    ("--kind", "tray", "--braille-size", "ada"),
    ("--game", "summer-pavilion", "--gap", "0.3"),
    ("--game", "summer-pavilion", "--tile", "11.8"),
]


def outlines(plan: SetPlan, surface: Surface) -> Iterator[LabelOutline]:
    """Those of all groups of labels for a surface."""
    for group in plan.pieces.labels:
        if group.surface is surface:
            yield choose_outline(plan, group)


def check_on(room: CrossSection, outline: LabelOutline, x: float, y: float) -> None:
    """A label with its middle at a place does not stick out."""
    label = CrossSection([outline.corners]).translate((x, y))
    assert label.area() > 35
    assert (label - room).area() < NOTHING


def cut_out(outline: Polygon, holes: tuple[Polygon, ...] = ()) -> CrossSection:
    room = CrossSection([outline])
    for hole in holes:
        room -= CrossSection([hole])
    return room


def middle(polygon: Polygon) -> tuple[float, float]:
    left, top, right, bottom = bounds(polygon)
    return (left + right) / 2, (top + bottom) / 2


def has_labels(grid: RaisedGrid) -> bool:
    return any(space.label for space in grid.spaces)


@pytest.mark.parametrize("options", SIZES, ids=" ".join)
def test_labels_of_tiles_and_marker(options: tuple[str, ...]) -> None:
    plan = plan_set(*options)
    side = plan.sizes.tile
    tall = sqrt(3) if "summer-pavilion" in options else 0
    square = ((-side, -side), (side, -side), (side, side), (-side, side))
    rhombus = ((0, -tall * side), (side, 0), (0, tall * side), (-side, 0))
    tile = CrossSection([rhombus if tall else square]).scale((0.5, 0.5))
    for outline in outlines(plan, Surface.TILE):
        check_on(tile, outline, 0, 0)
    in_space = plan.pieces.marker_in_space
    marker = marker_piece("1", plan.sizes, plan.braille, in_space=in_space).plates[0].outline
    for outline in outlines(plan, Surface.MARKER):
        check_on(cut_out(marker), outline, 0, 0)


@pytest.mark.parametrize("options", SIZES, ids=" ".join)
def test_labels_of_spaces(options: tuple[str, ...]) -> None:
    """Upright in every opening, whichever way it points; numbers need rhombi of some size."""
    plan = plan_set(*options)
    (outline,) = outlines(plan, Surface.SPACE)
    if plan.sizes.tile < 17 and "summer-pavilion" in options:
        left, top, right, bottom = outline.box
        assert (right - left, bottom - top) == pytest.approx((16.1, 12.6))
        return
    for grid in filter(has_labels, plan.pieces.grids):
        holes = grid_piece(grid, plan.sizes, plan.braille).plates[-1].holes
        assert len(holes) == len(grid.spaces)
        for hole in holes:
            check_on(cut_out(hole), outline, *middle(hole))


@pytest.mark.parametrize("options", SIZES, ids=" ".join)
def test_labels_of_strips(options: tuple[str, ...]) -> None:
    """They lie where the braille of the strip is, and leave the spaces free."""
    plan = plan_set(*options)
    for outline in outlines(plan, Surface.STRIP):
        strips = 0
        for grid in plan.pieces.grids:
            plate = grid_piece(grid, plan.sizes, plan.braille).plates[-1]
            for label in plate.labels:
                check_on(cut_out(plate.outline, plate.holes), outline, label.x, label.y)
                strips += 1
        assert strips == 7


@pytest.mark.parametrize("options", SIZES, ids=" ".join)
def test_numbers_of_factories(options: tuple[str, ...]) -> None:
    """The disc of a tray has room for its number below the grid."""
    plan = plan_set(*options)
    (factory,) = [grid for grid in plan.pieces.grids if grid.name == "factory"]
    (outline,) = outlines(plan, Surface.DISC)
    if plan.sizes.kind is Kind.TRAY:
        disc, frame = grid_piece(factory, plan.sizes, plan.braille).plates
        _, _, _, bottom = bounds(frame.outline)
        x, _ = middle(frame.outline)
        room = cut_out(disc.outline, (frame.outline,))
        check_on(room, outline, x, bottom + outline.height / 2 + 0.01)
    assert outline.width < 23
    assert outline.height < 14
    assert place_label(outline, "5", plan.braille).print_size * CAPITAL > 4
