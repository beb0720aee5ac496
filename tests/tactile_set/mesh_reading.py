"""Reads STL files back, without the program: edges, volume, parts, cuts and dots."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
_FACET = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("attribute", "<u2")])
# Rings that are narrower are dots.
_WIDEST_DOT = 2.2


@dataclass(frozen=True)
class Solid:
    """`corners` of triangles (m, 3) as numbers of `points` (n, 3)."""

    points: Array
    corners: Array

    @property
    def triangles(self) -> Array:
        return np.asarray(self.points[self.corners], dtype=np.float64)

    @property
    def extent(self) -> Array:
        return np.asarray(self.points.max(axis=0) - self.points.min(axis=0))


def read_stl(content: bytes) -> Solid:
    """The triangles of a binary STL file; points are the same only if all their bytes are."""
    count = int.from_bytes(content[80:84], "little")
    assert len(content) == 84 + 50 * count
    corners = np.frombuffer(content[84:], _FACET)["corners"].reshape(-1, 3)
    points, numbers = np.unique(corners, axis=0, return_inverse=True)
    return Solid(points, numbers.reshape(-1, 3))


def open_edges(solid: Solid) -> int:
    """How many edges are not run through once in each direction."""
    starts = solid.corners.ravel().astype(np.int64)
    ends = np.roll(solid.corners, -1, axis=1).ravel().astype(np.int64)
    count = len(solid.points)
    runs, times = np.unique(starts * count + ends, return_counts=True)
    back = np.isin(runs % count * count + runs // count, runs)
    return int((~back | (times != 1)).sum())


def volume(solid: Solid) -> float:
    a, b, c = (solid.triangles[:, number] for number in range(3))
    return float(np.einsum("ij,ij->i", a, np.cross(b, c)).sum() / 6)


def count_parts(solid: Solid) -> int:
    """The number of groups of triangles that share points."""
    group = np.arange(len(solid.points))
    while True:
        least = group[solid.corners].min(axis=1)
        joined = group.copy()
        np.minimum.at(joined, solid.corners, least[:, None])
        joined = joined[joined]
        if (joined == group).all():
            return len(np.unique(group))
        group = joined


def cut(solid: Solid, height: float) -> list[Array]:
    """The closed lines in which a level plane cuts a solid; each as points (n, 2)."""
    triangles = solid.triangles
    above = triangles[:, :, 2] > height
    crossing = above.any(axis=1) & ~above.all(axis=1)
    following: dict[tuple[float, float], tuple[float, float]] = {}
    for corners, over in zip(triangles[crossing], above[crossing], strict=True):
        # The corner that is alone on its side.
        lone = int(np.flatnonzero(over == (over.sum() == 1))[0])
        ends = []
        for other in ((lone + 1) % 3, (lone + 2) % 3):
            # Always from below, so that both triangles of an edge give the same point.
            low, high = sorted((corners[lone], corners[other]), key=lambda corner: corner[2])
            part = (height - low[2]) / (high[2] - low[2])
            x, y = low[:2] + part * (high[:2] - low[:2])
            ends.append((float(x), float(y)))
        start, end = ends if over[lone] else ends[::-1]
        following[start] = end
    loops = []
    while following:
        start, point = following.popitem()
        loop = [start]
        while point != start:
            loop.append(point)
            point = following.pop(point)
        loops.append(np.array(loop))
    return loops


def extent_of(loop: Array) -> Array:
    return np.asarray(loop.max(axis=0) - loop.min(axis=0))


def middle_of(loop: Array) -> tuple[float, float]:
    x, y = (loop.max(axis=0) + loop.min(axis=0)) / 2
    return float(x), float(y)


def split_cut(loops: list[Array]) -> tuple[list[Array], list[Array]]:
    """What is wider than a dot, and dots."""
    dots = [loop for loop in loops if (extent_of(loop) < _WIDEST_DOT).all()]
    return [loop for loop in loops if not (extent_of(loop) < _WIDEST_DOT).all()], dots


def area(loop: Array) -> float:
    """The area that a line encloses; negative if it runs the other way round."""
    x, y = loop.T
    return float((x * np.roll(y, -1) - np.roll(x, -1) * y).sum() / 2)
