"""The outlines of flat labels: how much room a label has on what it is stuck on.

Lengths are in millimetres from the middle of the label, y downwards.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from azul_access.games.tactile_set import Label, LabelGroup, Shape, Surface
from azul_access.tactile_set.braille_sizes import (
    KNIFE_CLEAR,
    SWELL_CLEAR,
    BrailleSize,
    centred_dots,
    label_box,
    label_cells,
)
from azul_access.tactile_set.outlines import (
    Point,
    Polygon,
    bounds,
    intersect,
    side_of,
    tile_outline,
)
from azul_access.tactile_set.pieces import marker_piece, strip_box
from azul_access.tactile_set.plan import SetPlan
from azul_access.values import frozen

# How much smaller a label is than what it is stuck on at each side: usually, and at least.
_MARGIN, _LEAST_MARGIN = 0.5, 0.05
# How wide it is at most.
_MOST = 30.0
# A label without a mark has its upper right corner cut off.
_CUT_CORNER = 1.5
# Directions nearer than this to an upright one are upright.
_UPRIGHT = 1e-9


@frozen(slots=False)
class LabelOutline:
    """The outline of all labels of a group: a convex polygon that is as wide at the left as at the
    right of its middle.

    `clear` is the distance of its dots from the cut. `is_interlocked` is True if rows of labels are
    half a label apart sideways, and `has_mark` if there is room for the mark of the lower edge.
    """

    corners: Polygon
    clear: float
    is_interlocked: bool = False
    has_mark: bool = True

    @cached_property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        return bounds(self.corners)

    @property
    def width(self) -> float:
        left, _, right, _ = self.box
        return right - left

    @property
    def height(self) -> float:
        _, top, _, bottom = self.box
        return bottom - top

    @property
    def row_height(self) -> float:
        """From a row of labels to the next."""
        return self.height / 2 if self.is_interlocked else self.height

    @cached_property
    def sides(self) -> tuple[tuple[Point, float], ...]:
        """For each side the direction away from the middle, of length 1, and the distance."""
        around = zip(self.corners, [*self.corners[1:], self.corners[0]], strict=True)
        return tuple(side_of(start, end) for start, end in around)

    def depth(self, x: float, y: float) -> float:
        """How far a point is from the cut; negative outside."""
        return min(distance - across * x - down * y for (across, down), distance in self.sides)

    def reach(self, y: float, direction: int) -> float:
        """How far the label reaches there to the left (-1) or to the right (1)."""
        return min(
            (distance - down * y) / abs(across)
            for (across, down), distance in self.sides
            if direction * across > _UPRIGHT
        )

    def half_width(self, y: float) -> float:
        """How far the label reaches to both sides there."""
        return min(self.reach(y, -1), self.reach(y, 1))


def choose_outline(plan: SetPlan, group: LabelGroup) -> LabelOutline:
    """As large as what the labels are stuck on, or else a box around the braille."""
    # The marker shows by its own straight edge what is below.
    has_mark = group.surface is not Surface.MARKER
    is_rhombus = group.surface is Surface.TILE and plan.pieces.shape is Shape.RHOMBUS
    rooms = [
        LabelOutline(corners, _measure_clear(plan, group, corners), is_rhombus, has_mark)
        for corners in _rooms(plan, group)
    ]
    for clear in (SWELL_CLEAR, KNIFE_CLEAR):
        for outline in rooms:
            if outline.clear >= clear:
                return replace(outline, clear=clear)
    if group.surface in (Surface.TILE, Surface.MARKER):
        return max(rooms, key=lambda outline: outline.clear)
    # Labels for spaces without room are stuck beside them.
    widest = max((label_cells(label.text) for label in group.labels), key=len)
    if group.surface is Surface.STRIP:
        return _draw_box(*strip_box(widest, _least_pitch(plan, group), plan.braille))
    has_print = plan.has_print and group.surface in (Surface.DISC, Surface.BOARD)
    return _draw_box(*label_box(widest, plan.braille, has_print=has_print))


def has_room(plan: SetPlan, group: LabelGroup) -> bool:
    """Whether no dot of a group's labels is nearer to a cut than scissors allow."""
    return choose_outline(plan, group).clear >= KNIFE_CLEAR


def _least_pitch(plan: SetPlan, group: LabelGroup) -> float:
    """The smallest distance of spaces on the grids that have the labels."""
    grids = [grid for grid in plan.pieces.grids if grid.name in group.grids]
    return min(plan.sizes.at(grid.place).pitch for grid in grids)


def drawn_braille(plan: SetPlan) -> BrailleSize:
    """The room that braille takes: printed dots may be wider than those of the braille size."""
    return replace(plan.braille, dot=max(plan.braille.dot, plan.sizes.print_dot))


def _rooms(plan: SetPlan, group: LabelGroup) -> Iterator[Polygon]:
    """The outlines that labels can have on their surface, the best one first."""
    sizes, shape = plan.sizes, plan.pieces.shape
    match group.surface:
        case Surface.TILE:
            tile = tile_outline(shape, (0, 0), sizes.tile, 0)
            yield from (_trim(tile, margin) for margin in (_MARGIN, _LEAST_MARGIN))
        case Surface.SPACE:
            for side, margin in ((sizes.tile, _MARGIN), (sizes.opening, _LEAST_MARGIN)):
                spaces = [tile_outline(shape, (0, 0), side, turn) for turn in _turns(plan, group)]
                yield _trim(intersect(spaces), margin)
        case Surface.MARKER:
            for label in group.labels:
                marker = marker_outline(plan, label)
                yield from (_trim(marker, margin) for margin in (_MARGIN, _LEAST_MARGIN))


def marker_outline(plan: SetPlan, label: Label) -> Polygon:
    piece = marker_piece(label.text, plan.sizes, plan.braille, in_space=plan.pieces.marker_in_space)
    return piece.plates[0].outline


def _turns(plan: SetPlan, group: LabelGroup) -> list[float]:
    """How the spaces are turned that have labels of the group; the braille is always upright."""
    texts = {label.text for label in group.labels}
    spaces = (space for grid in plan.pieces.grids for space in grid.spaces)
    return sorted({space.turn for space in spaces if space.label in texts})


def _trim(polygon: Polygon, margin: float) -> Polygon:
    left, _, right, _ = bounds(polygon)
    part = min(right - left - 2 * margin, _MOST) / (right - left)
    return tuple((part * x, part * y) for x, y in polygon)


def _measure_clear(plan: SetPlan, group: LabelGroup, corners: Polygon) -> float:
    """From the outermost printed dots to the cut, with the braille in the middle."""
    outline = LabelOutline(corners, 0)
    return min(
        outline.depth(x, y) - plan.sizes.print_dot / 2
        for label in group.labels
        for x, y in centred_dots(label_cells(label.text), plan.braille)
    )


def _draw_box(width: float, height: float) -> LabelOutline:
    across, down = width / 2, height / 2
    cut = ((across - _CUT_CORNER, -down), (across, -down + _CUT_CORNER))
    corners = ((-across, -down), *cut, (across, down), (-across, down))
    return LabelOutline(corners, SWELL_CLEAR, has_mark=False)
