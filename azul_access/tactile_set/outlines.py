"""Outlines as polygons: the spaces of a grid, the edge around them, a tab.

Lengths are in millimetres, y downwards. A polygon is run through so that its inside is on the same
side everywhere: its area is positive.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import acos, atan2, ceil, cos, dist, hypot, pi, radians, sin, sqrt

from azul_access.games.tactile_set import Shape

Point = tuple[float, float]
Polygon = tuple[Point, ...]

# The height of a tile over its side: the distance of two opposite sides.
HEIGHTS = {Shape.SQUARE: 1.0, Shape.RHOMBUS: sqrt(3) / 2}
# Corners of a side of 1, unturned.
_CORNERS: dict[Shape, Polygon] = {
    Shape.SQUARE: ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)),
    Shape.RHOMBUS: ((0, -sqrt(3) / 2), (0.5, 0), (0, sqrt(3) / 2), (-0.5, 0)),
}
# Points nearer than this are the same.
_SAME = 1e-4
# A round outline is nowhere farther than this from its circle.
_ROUNDNESS = 0.002
# A corner that turns less, in radians, belongs to something round and needs no arc.
_ROUND_TURN = 0.15
# Decimals of a coordinate. Equal shapes have equal outlines, whatever their order of spaces is.
_DECIMALS = 5


def tile_outline(shape: Shape, middle: Point, side: float, turn: float) -> Polygon:
    """A square or rhombus, turned clockwise by `turn` degrees."""
    x, y = middle
    across, down = cos(radians(turn)), sin(radians(turn))
    return tuple(
        (x + side * (left * across - top * down), y + side * (left * down + top * across))
        for left, top in _CORNERS[shape]
    )


def area(polygon: Polygon) -> float:
    around = pairwise([*polygon, polygon[0]])
    return sum(x * next_y - next_x * y for (x, y), (next_x, next_y) in around) / 2


def perimeter(polygon: Polygon) -> float:
    return sum(dist(*edge) for edge in pairwise([*polygon, polygon[0]]))


def bounds(points: Iterable[Point]) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def top_edge(polygon: Polygon) -> tuple[Point, Point]:
    """The highest edge, from left to right."""
    edges = list(pairwise([*polygon, polygon[0]]))
    start, end = min(edges, key=lambda edge: edge[0][1] + edge[1][1])
    return min(start, end), max(start, end)


def join_cells(cells: Iterable[Polygon]) -> Polygon:
    """The edge around polygons that share whole edges and leave no hole between them."""
    edges: dict[tuple[int, int], dict[tuple[int, int], None]] = {}
    points: dict[tuple[int, int], Point] = {}
    for cell in cells:
        keys = [_key(point) for point in cell]
        points.update(zip(keys, cell, strict=True))
        for start, end in pairwise([*keys, keys[0]]):
            if start in edges.get(end, ()):
                del edges[end][start]
            else:
                edges.setdefault(start, {})[end] = None
    first = min(start for start, ends in edges.items() if ends)
    around = [first]
    while (following := next(iter(edges[around[-1]]))) != first:
        around.append(following)
    assert len(around) == sum(map(len, edges.values())), "cells apart, or with a hole"
    return _without_straight_points([points[key] for key in around])


def intersect(polygons: Sequence[Polygon]) -> Polygon:
    """What is inside of several convex polygons."""
    first, *others = polygons
    inside: Sequence[Point] = first
    for other in others:
        for start, end in pairwise([*other, other[0]]):
            inside = list(cut_off(inside, *side_of(start, end)))
    return _without_straight_points(inside)


def cut_off(polygon: Sequence[Point], outward: Point, distance: float) -> Iterator[Point]:
    """What is left of a convex polygon within a line, `distance` from 0, 0 in a direction."""
    for point, following in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        inside, next_inside = (
            distance - outward[0] * x - outward[1] * y for x, y in (point, following)
        )
        if inside > -_SAME:
            yield point
        if min(inside, next_inside) < -_SAME and max(inside, next_inside) > _SAME:
            part = inside / (inside - next_inside)
            yield (
                point[0] + part * (following[0] - point[0]),
                point[1] + part * (following[1] - point[1]),
            )


def side_of(start: Point, end: Point) -> tuple[Point, float]:
    """The direction away from the inside, of length 1, and how far a side is from 0, 0 there."""
    across, down = _outward(start, end)
    return (across, down), across * start[0] + down * start[1]


def offset(polygon: Polygon, distance: float) -> Polygon:
    """The outline at `distance` outside of a polygon, inside if it is negative; corners stay."""
    return tuple(
        _meeting_point(corner, first, second, distance)
        for corner, first, second in _corners_of(polygon)
    )


def widen(polygon: Polygon, distance: float) -> Polygon:
    """The outline at `distance` around a polygon, with round corners where it is convex."""
    if distance == 0:
        return polygon
    widened: list[Point] = []
    for corner, first, second in _corners_of(polygon):
        if first[0] * second[1] - first[1] * second[0] > _ROUND_TURN:
            widened += _arc(corner, distance, atan2(*first[::-1]), atan2(*second[::-1]))
        else:
            widened.append(_meeting_point(corner, first, second, distance))
    return tuple(widened)


def circle(middle: Point, radius: float) -> Polygon:
    """A circle with corners at the highest, lowest, leftmost and rightmost point."""
    quarters = [turn * pi / 2 for turn in range(5)]
    arcs = [_arc(middle, radius, start, end)[:-1] for start, end in pairwise(quarters)]
    return tuple(point for arc in arcs for point in arc)


def add_bump(polygon: Polygon, middle: Point, radius: float) -> Polygon:
    """The outline of a polygon and a circle together.

    The edge has to come out of the circle once, and to go into it once.
    """
    around = list(pairwise([*polygon, polygon[0]]))
    crossings = [
        (number, point, _comes_out(edge, point, middle))
        for number, edge in enumerate(around)
        for point in _crossings(*edge, middle, radius)
    ]
    (out_edge, out, _), (in_edge, into, _) = sorted(crossings, key=lambda found: not found[2])
    count = (in_edge - out_edge) % len(polygon) or len(polygon)
    kept = [polygon[(out_edge + step) % len(polygon)] for step in range(1, count + 1)]
    angles = [atan2(y - middle[1], x - middle[0]) for x, y in (into, out)]
    return (*kept, *_arc(middle, radius, *angles))


def tidy(polygon: Polygon) -> Polygon:
    """The same outline, rounded, from its smallest point on."""
    rounded = [(round(x, _DECIMALS) + 0.0, round(y, _DECIMALS) + 0.0) for x, y in polygon]
    first = rounded.index(min(rounded))
    return tuple(rounded[first:] + rounded[:first])


def _key(point: Point) -> tuple[int, int]:
    return round(point[0] / _SAME), round(point[1] / _SAME)


def _without_straight_points(polygon: Sequence[Point]) -> Polygon:
    return tuple(
        corner
        for corner, first, second in _corners_of(tuple(polygon))
        if abs(first[0] * second[1] - first[1] * second[0]) > _SAME
    )


def _outward(start: Point, end: Point) -> Point:
    """The direction away from the inside, of length 1."""
    x, y = end[0] - start[0], end[1] - start[1]
    length = hypot(x, y)
    return y / length, -x / length


def _corners_of(polygon: Polygon) -> Iterator[tuple[Point, Point, Point]]:
    """Each corner with the directions away from the inside of its two sides."""
    for before, corner, after in zip(
        [polygon[-1], *polygon], polygon, [*polygon[1:], polygon[0]], strict=False
    ):
        yield corner, _outward(before, corner), _outward(corner, after)


def _meeting_point(corner: Point, first: Point, second: Point, distance: float) -> Point:
    """Where the two sides of a corner meet that are moved outwards by `distance`."""
    reach = distance / (1 + first[0] * second[0] + first[1] * second[1])
    return (
        corner[0] + reach * (first[0] + second[0]),
        corner[1] + reach * (first[1] + second[1]),
    )


def _arc(middle: Point, radius: float, start: float, end: float) -> list[Point]:
    """Points from angle `start` to angle `end` in radians, around the outside."""
    turn = (end - start) % (2 * pi)
    # An even number, so that a tip has its foremost point.
    count = 2 * ceil(turn / (4 * acos(1 - min(_ROUNDNESS / radius, 1))))
    angles = [start + turn * step / count for step in range(count + 1)]
    return [(middle[0] + radius * cos(at), middle[1] + radius * sin(at)) for at in angles]


def _crossings(start: Point, end: Point, middle: Point, radius: float) -> list[Point]:
    """Where an edge, without its end, crosses a circle; in the order of the edge."""
    length = dist(start, end)
    x, y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    along = (middle[0] - start[0]) * x + (middle[1] - start[1]) * y
    away = hypot(start[0] + along * x - middle[0], start[1] + along * y - middle[1])
    if away >= radius:
        return []
    half = sqrt(radius**2 - away**2)
    return [
        (start[0] + at * x, start[1] + at * y)
        for at in (along - half, along + half)
        if 0 <= at < length
    ]


def _comes_out(edge: tuple[Point, Point], point: Point, middle: Point) -> bool:
    """Whether an edge comes out of a circle at `point`."""
    (start_x, start_y), (end_x, end_y) = edge
    x, y = point[0] - middle[0], point[1] - middle[1]
    return x * (end_x - start_x) + y * (end_y - start_y) > 0
