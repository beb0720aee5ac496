"""Pieces as closed meshes, for 3D printers. It needs the extra `set`."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from math import cos, pi, sin, sqrt

import manifold3d
import numpy as np
import numpy.typing as npt

from azul_access.tactile_set.braille_sizes import BrailleSize
from azul_access.tactile_set.outlines import Polygon
from azul_access.tactile_set.pieces import Piece, PlacedLabel, Plate, label_dots
from azul_access.tactile_set.sizes import whole_layers
from azul_access.values import frozen

# Of a dot: around, and from its edge to its top. With fewer a dot is too narrow across its sides.
_SEGMENTS = 32
_RINGS = 6
# Dots and plates reach so far into what they stand on, instead of only touching it.
_SUNK = 0.1


@frozen
class Mesh:
    """Corners in millimetres, float32 (n, 3), and triangles as numbers of corners, int32 (m, 3).

    z is upwards, y away from the reader; everything is at 0 or more.
    """

    corners: npt.NDArray[np.float32]
    triangles: npt.NDArray[np.int32]


def build_mesh(piece: Piece, braille: BrailleSize, layer: float) -> Mesh:
    """One solid. The dots of braille are whole layers high."""
    solid = _join_plates(piece.plates)
    dot = _dot(braille.dot / 2, whole_layers(braille.dot_height, layer))
    top = 0.0
    for plate in piece.plates:
        top += plate.thickness
        for label in plate.labels:
            solid += _place_dots(dot, label, braille, top)
    left, front, *_ = solid.bounding_box()
    mesh = solid.translate((-left, -front, 0)).to_mesh()
    corners = np.asarray(mesh.vert_properties, dtype=np.float32)
    return Mesh(corners[:, :3], np.asarray(mesh.tri_verts, dtype=np.int32))


def _join_plates(plates: Iterable[Plate]) -> manifold3d.Manifold:
    """Plates of one outline are a block with hollows: walls that coincide would leave slivers."""
    solid = manifold3d.Manifold()
    bottom = 0.0
    for outline, group in groupby(plates, key=lambda plate: plate.outline):
        stacked = list(group)
        top = bottom + sum(plate.thickness for plate in stacked)
        block = _prism([outline], bottom - _SUNK if bottom else 0.0, top)
        for plate in stacked:
            if plate.holes:
                block -= _prism(plate.holes, bottom or -_SUNK, top + _SUNK)
            bottom += plate.thickness
        solid += block
    return solid


def _prism(polygons: Sequence[Polygon], bottom: float, top: float) -> manifold3d.Manifold:
    section = manifold3d.CrossSection(
        [_upwards(polygon) for polygon in polygons], manifold3d.FillRule.EvenOdd
    )
    return section.extrude(top - bottom).translate((0, 0, bottom))


def _upwards(polygon: Polygon) -> npt.NDArray[np.float64]:
    """The points with y away from the reader."""
    return np.array(polygon) * (1, -1)


def _place_dots(
    dot: manifold3d.Manifold, label: PlacedLabel, braille: BrailleSize, top: float
) -> manifold3d.Manifold:
    """The dots of a label; they do not touch, so they need not be joined."""
    return manifold3d.Manifold.compose(
        [dot.translate((x, -y, top)) for x, y in label_dots(label, braille)]
    )


def _dot(radius: float, height: float) -> manifold3d.Manifold:
    """A cap of a sphere, or half an ellipsoid if it is higher than wide; it begins below 0."""
    profile = [(0.0, -_SUNK), (radius, -_SUNK), *_cap(radius, height)]
    return manifold3d.CrossSection([np.array(profile)]).revolve(_SEGMENTS)


def _cap(radius: float, height: float) -> list[tuple[float, float]]:
    """From the edge to the top."""
    steps = [step / _RINGS for step in range(_RINGS + 1)]
    if height >= radius:
        return [(radius * cos(pi / 2 * step), height * sin(pi / 2 * step)) for step in steps]
    sphere = (radius**2 + height**2) / (2 * height)
    widths = [radius * (1 - step) for step in steps]
    return [(width, height - sphere + sqrt(sphere**2 - width**2)) for width in widths]
