"""A tile, as a solid of the given size, fits into every space with the clearance, and never two."""

from math import dist, sqrt

import manifold3d
import numpy as np
import pytest
from made_sets import SETS, make_solid, set_solids
from mesh_reading import (
    Array,
    Solid,
    area,
    count_parts,
    cut,
    middle_of,
    open_edges,
    split_cut,
)
from set_plans import plan_set

FLOOR, HEIGHT, DOT_HEIGHT = 1.2, 2.0, 0.6
# How exactly the clearance is kept.
EXACT = 0.01
# Corners of tiles with a side of 1, and the distance of two opposite sides.
SQUARE = np.array(((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)))
RHOMBUS = np.array(((0, -sqrt(3) / 2), (0.5, 0), (0, sqrt(3) / 2), (-0.5, 0)))
TILES = {"azul": (SQUARE, 19.0, 1.0), "summer-pavilion": (RHOMBUS, 14.0, sqrt(3) / 2)}
MARKERS = ("marker", "stone")
STARS = tuple(f"star-{number}" for number in range(2, 7))


def as_manifold(solid: Solid) -> manifold3d.Manifold:
    points = np.asarray(solid.points, dtype=np.float32)
    return manifold3d.Manifold(manifold3d.Mesh(points, solid.corners.astype(np.uint32)))


def openings_of(solid: Solid, height: float) -> list[Array]:
    """From the smallest one to the largest one."""
    lines, _ = split_cut(cut(solid, height))
    return sorted((line for line in lines if area(line) < 0), key=lambda line: -area(line))


def tile_in(opening: Array, corners: Array, side: float, bottom: float) -> manifold3d.Manifold:
    """A tile in the middle of an opening and turned as it is, which stands out of it."""
    turn = _long_diagonal(opening) - _long_diagonal(corners)
    section = manifold3d.CrossSection([corners * side]).rotate(turn)
    return section.extrude(2 * HEIGHT).translate((*middle_of(opening), bottom))


def _long_diagonal(corners: Array) -> float:
    """Its direction in degrees."""
    pairs = ((one, other) for one in corners for other in corners)
    one, other = max(pairs, key=lambda pair: dist(*pair))
    return float(np.degrees(np.arctan2(other[1] - one[1], other[0] - one[0])))


def overlap(piece: manifold3d.Manifold, tile: manifold3d.Manifold) -> float:
    return float((piece ^ tile).volume())


def check_fit(solid: Solid, game: str, tile: float, gaps: list[float], floor: float) -> None:
    """`gaps`, measured across, are those of the spaces from the narrowest one to the widest one."""
    corners, _, across = TILES[game]
    piece = as_manifold(solid)
    # Tiles lie on the braille of a tray.
    bottom = floor + DOT_HEIGHT + 0.01 if floor else 0.0
    openings = openings_of(solid, floor + HEIGHT - 0.05)
    each = len(openings) // len(gaps)
    assert each > 0
    for number, opening in enumerate(openings):
        gap = gaps[number // each]
        fitting = tile_in(opening, corners, tile + (gap - EXACT) / across, bottom)
        wedged = tile_in(opening, corners, tile + (gap + EXACT) / across, bottom)
        assert overlap(piece, fitting) < 1e-3
        assert overlap(piece, wedged) > 0.05
        assert -area(opening) < 1.5 * area(corners * tile)
    check_between(piece, openings, corners * tile, bottom)


def check_between(
    piece: manifold3d.Manifold, openings: list[Array], tile: Array, bottom: float
) -> None:
    """No tile lies half in a space and half in its neighbour: the rim is in the way."""
    middles = [middle_of(opening) for opening in openings]
    nearest = min(dist(middles[0], other) for other in middles[1:])
    for middle, opening in zip(middles, openings, strict=True):
        for other in middles:
            if 0 < dist(middle, other) < nearest + 0.5:
                half = ((other[0] - middle[0]) / 2, (other[1] - middle[1]) / 2, 0)
                between = tile_in(opening, tile, 1, bottom).translate(half)
                assert overlap(piece, between) > 1


@pytest.mark.parametrize(("game", "kind"), SETS)
def test_a_tile_fits_every_space_with_the_clearance(game: str, kind: str) -> None:
    for name, solid in set_solids(game, kind).items():
        # The stars with numbers differ in these alone.
        if name not in (*MARKERS, *STARS):
            gaps = [0.3, 0.5, 0.7] if name == "spaces" else [0.5]
            check_fit(solid, game, TILES[game][1], gaps, FLOOR if kind == "tray" else 0)


def walk() -> list[tuple[str, tuple[str, ...], float, float]]:
    """Sizes of tiles, as options, with the tile and the gap."""
    square = [("azul", tile, gap) for tile in (12.8, 16, 19.7, 20, 25, 40) for gap in (0.3, 0.6)]
    rhombi = [("summer-pavilion", tile, gap) for tile in (14, 18, 30) for gap in (0.3, 0.6)]
    return [
        (game, ("--game", game, "--tile", str(tile), "--gap", str(gap)), tile, gap)
        for game, tile, gap in (*square, *rhombi)
    ]


def test_tiles_of_other_sizes_fit(request: pytest.FixtureRequest) -> None:
    """Whatever the tile is; with --thorough all pieces and more sizes."""
    thorough = request.config.getoption("--thorough")
    for game, options, tile, gap in walk()[:: 1 if thorough else 7]:
        for kind, floor in (("overlay", 0.0), ("tray", FLOOR)):
            plan = plan_set(*options, "--kind", kind)
            names = [grid.name for grid in plan.pieces.grids if not grid.name.startswith("star")]
            for name in names if thorough else names[:1]:
                solid = make_solid(plan, name)
                assert (open_edges(solid), count_parts(solid)) == (0, 1)
                check_fit(solid, game, tile, [gap], floor)


@pytest.mark.parametrize("kind", ["overlay", "tray"])
def test_the_marker_fits_a_space_of_the_floor_line(kind: str) -> None:
    """It lies there as a tile does, and stands out of it."""
    solids = set_solids("azul", kind)
    bottom = FLOOR + 0.001 if kind == "tray" else 0.0
    x, y = middle_of(openings_of(solids["floor"], bottom + HEIGHT / 2)[0])
    marker = as_manifold(solids["marker"])
    left, front, _, right, back, top = marker.bounding_box()
    placed = marker.translate((x - (left + right) / 2, y - (front + back) / 2, bottom))
    assert overlap(as_manifold(solids["floor"]), placed) < 1e-6
    assert top - DOT_HEIGHT == pytest.approx(HEIGHT + 1, abs=0.001)
