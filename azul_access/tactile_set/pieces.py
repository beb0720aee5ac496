"""Raised grids and markers as plates that lie on each other: their outlines, holes and braille.

What a 3D printer makes in one piece, people cut from sheets and glue.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import hypot

from azul_access.games.tactile_set import GridSpace, RaisedGrid
from azul_access.tactile_set import outlines
from azul_access.tactile_set.braille_sizes import (
    SWELL_CLEAR,
    BrailleSize,
    centred_dots,
    label_box,
    label_cells,
    label_height,
)
from azul_access.tactile_set.sizes import Kind, Sizes
from azul_access.values import frozen

# A half circle at the top, which shows how a piece lies. At the tip of a star its middle is lower,
# because on a board the tips of other stars may be near.
TAB_RADIUS = 4.0
TIP_TAB_DOWN = 1.5
# The radius of the outer corners, where hands reach.
CORNER_RADIUS = 1.0
# Around a grid on its disc.
DISC_MARGIN = 1.5
# Around the dots in a space.
DOT_MARGIN = 0.4
# Around the dots of the marker: its label on swell paper is a little smaller than the marker.
_MARKER_MARGIN = SWELL_CLEAR + 0.5
# Between labels side by side.
_BETWEEN_LABELS = 0.1
# The marker has a straight lower edge: its distance from the middle, in radii.
_MARKER_EDGE = 0.8
# Any number of one digit, as the factories have.
_NUMBER = label_cells("1")
_NUMBER_MARGIN = 0.1


@frozen
class PlacedLabel:
    """A label with its middle at `x`, `y`, in millimetres.

    `box` is width and height of what can be stuck over it, 0 if nothing is.
    """

    cells: bytes
    x: float
    y: float
    box: tuple[float, float] = (0, 0)


@frozen
class Plate:
    """A plate of `thickness` with holes, and braille on its upper side."""

    outline: outlines.Polygon
    holes: tuple[outlines.Polygon, ...]
    thickness: float
    labels: tuple[PlacedLabel, ...] = ()


@frozen
class Piece:
    """Plates from the lowest to the highest; each lies within the one below it."""

    plates: tuple[Plate, ...]

    @property
    def height(self) -> float:
        """The height without braille."""
        return sum(plate.thickness for plate in self.plates)

    @property
    def extent(self) -> tuple[float, float]:
        """The width and the depth."""
        left, top, right, bottom = outlines.bounds(self.plates[0].outline)
        return right - left, bottom - top


def grid_piece(
    grid: RaisedGrid,
    sizes: Sizes,
    braille: BrailleSize,
    *,
    gaps: Sequence[float] = (),
    kerf: float = 0,
) -> Piece:
    """A raised grid. The middle of a space at 0, 0 is at 0, 0.

    `gaps` are the gaps of the spaces, if not that of `sizes`. `kerf` is what a laser takes away:
    outlines are wider and holes narrower by half of it on each side.
    """
    gaps = gaps or [sizes.gap] * len(grid.spaces)
    pitch = sizes.pitch_for(max(gaps))
    cells = [
        outlines.tile_outline(grid.shape, _middle(space, pitch), pitch, space.turn)
        for space in grid.spaces
    ]
    strips = [
        _strip(cell, braille) if space.value else None
        for space, cell in zip(grid.spaces, cells, strict=True)
    ]
    edge = outlines.join_cells([*cells, *filter(None, strips)])
    holes = [
        outlines.tile_outline(
            grid.shape, _middle(space, pitch), sizes.opening_for(gap - kerf), space.turn
        )
        for space, gap in zip(grid.spaces, gaps, strict=True)
    ]
    values = [
        replace(
            _label(space.value, *_centre(strip)),
            box=strip_box(label_cells(space.value), pitch, braille),
        )
        for space, strip in zip(grid.spaces, strips, strict=True)
        if strip
    ]
    labels = [_label(space.label, *_middle(space, pitch)) for space in grid.spaces if space.label]
    frame = _round_frame(edge, sizes.rim / 2, kerf / 2)
    tab = _tab_place(_round_frame(edge, sizes.rim / 2, 0), pitch)
    with_tab = outlines.add_bump(frame, tab, TAB_RADIUS + kerf / 2)
    on_disc = grid.is_disc and sizes.kind is Kind.TRAY
    upper = _plate(frame if on_disc else with_tab, holes, sizes.height, values)
    if sizes.kind is Kind.OVERLAY:
        return Piece((upper,))
    floor = _disc(_round_frame(edge, sizes.rim / 2, 0), braille, kerf) if on_disc else with_tab
    return Piece((_plate(floor, (), sizes.floor, labels), upper))


def marker_piece(
    text: str, sizes: Sizes, braille: BrailleSize, *, in_space: bool = False, kerf: float = 0
) -> Piece:
    """A round plate with a straight lower edge, as wide as a tile or wider if its braille needs it.

    `in_space` is True if it lies on spaces for tiles, which then limit it.
    """
    label = PlacedLabel(label_cells(text), 0, 0)
    reach = max(hypot(x, y) for x, y in label_dots(label, braille))
    # Its label on paper has dots of their own width.
    least = reach + max(braille.dot, sizes.print_dot) / 2
    room = least + _MARKER_MARGIN
    if in_space:
        room = max(min(room, sizes.tile_height / 2), least + DOT_MARGIN)
    radius = max(sizes.tile_height / 2, room)
    return Piece((_plate(_marker_outline(radius, kerf / 2), (), sizes.marker_thickness, [label]),))


def label_dots(label: PlacedLabel, braille: BrailleSize) -> Iterator[outlines.Point]:
    """The middles of the dots of a label."""
    for x, y in centred_dots(label.cells, braille):
        yield label.x + x, label.y + y


def strip_box(cells: bytes, pitch: float, braille: BrailleSize) -> tuple[float, float]:
    """Width and height of a label on a strip above spaces, beside others."""
    return label_box(cells, braille, most=pitch - _BETWEEN_LABELS)


def _plate(
    outline: outlines.Polygon,
    holes: Sequence[outlines.Polygon],
    thickness: float,
    labels: Sequence[PlacedLabel],
) -> Plate:
    """Equal plates are equal values, whatever the order of their spaces is."""
    return Plate(
        outlines.tidy(outline),
        tuple(sorted(outlines.tidy(hole) for hole in holes)),
        thickness,
        tuple(sorted(labels, key=lambda label: (label.y, label.x))),
    )


def _round_frame(edge: outlines.Polygon, out: float, kerf: float) -> outlines.Polygon:
    """The outline at `out` around an edge, and wider by what a laser takes away."""
    radius = max(CORNER_RADIUS, out) + kerf
    return outlines.widen(outlines.offset(edge, out + kerf - radius), radius)


def _marker_outline(radius: float, kerf: float) -> outlines.Polygon:
    """A circle without what is below a straight edge, whose ends are round."""
    corner = CORNER_RADIUS + kerf
    inside = outlines.circle((0, 0), radius - CORNER_RADIUS)
    lowest = _MARKER_EDGE * radius - CORNER_RADIUS
    return outlines.widen(tuple(outlines.cut_off(inside, (0, 1), lowest)), corner)


def _middle(space: GridSpace, pitch: float) -> outlines.Point:
    return space.x * pitch, space.y * pitch


def _strip(cell: outlines.Polygon, braille: BrailleSize) -> outlines.Polygon:
    """A rectangle above a cell, for braille or a label with it."""
    (left, top), (right, _) = outlines.top_edge(cell)
    above = top - label_height(braille) - 2 * SWELL_CLEAR
    return (left, above), (right, above), (right, top), (left, top)


def _centre(polygon: outlines.Polygon) -> outlines.Point:
    left, top, right, bottom = outlines.bounds(polygon)
    return (left + right) / 2, (top + bottom) / 2


def _label(text: str, x: float, y: float) -> PlacedLabel:
    return PlacedLabel(label_cells(text), round(x, 5) + 0.0, round(y, 5) + 0.0)


def _tab_place(outline: outlines.Polygon, pitch: float) -> outlines.Point:
    """At the highest point, or above the middle of the first space if the highest edge is level."""
    top = min(y for _, y in outline)
    level = [x for x, y in outline if y - top < 1e-6]
    if len(level) == 1:
        return level[0], top + TIP_TAB_DOWN
    return min(level) + pitch / 2, top


def _disc(outline: outlines.Polygon, braille: BrailleSize, kerf: float) -> outlines.Polygon:
    """A round disc under a grid, with a tab at the top and room for a number below the grid."""
    middle = _centre(outline)
    _, _, _, bottom = outlines.bounds(outline)
    width, height = label_box(_NUMBER, braille, has_print=True)
    radius = max(
        DISC_MARGIN + max(hypot(x - middle[0], y - middle[1]) for x, y in outline),
        hypot(width / 2, bottom - middle[1] + height) + _NUMBER_MARGIN,
    )
    tab = middle[0], middle[1] - radius
    return outlines.add_bump(outlines.circle(middle, radius + kerf / 2), tab, TAB_RADIUS + kerf / 2)
