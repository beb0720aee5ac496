"""Plates as drawings for a laser cutter: red is cut, blue is scored, black is engraved."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from azul_access.tactile_set.braille_sizes import BrailleSize
from azul_access.tactile_set.outlines import Point, Polygon, bounds
from azul_access.tactile_set.pieces import Piece, PlacedLabel, Plate, label_dots
from azul_access.values import frozen

# A line that laser cutters follow instead of filling it: at most 0.1 points.
LINE = 0.03
CUT_INK, SCORED_INK, ENGRAVED_INK = "#ff0000", "#0000ff", "#000000"
# Around a plate.
_MARGIN = 2.0


@frozen
class Drawing:
    """A sheet of `width` by `depth` with one plate; its points are shifted by `left` and `top`.

    `lines` are outlines with their ink, in the order in which the laser follows them.
    """

    width: float
    depth: float
    left: float
    top: float
    engraved: tuple[tuple[Point, ...], ...]
    dot: float
    lines: tuple[tuple[Polygon, str], ...]


def lay_out_plates(piece: Piece, braille: BrailleSize) -> list[Drawing]:
    """A drawing at true size for each plate, the highest one first: their sheets differ.

    What is inside comes first, so that nothing falls out before it is finished. A laser raises
    no dots: what it engraves shows which label to stick on. On a lower plate the holes of the one
    above are scored, so that people see where to glue it.
    """
    highest = piece.plates[-1]
    return [
        _lay_out(highest, _label_boxes(highest), braille),
        *(_lay_out(plate, above.holes, braille) for plate, above in pairwise(piece.plates)),
    ]


def draw_plates(piece: Piece, braille: BrailleSize) -> list[bytes]:
    """The drawings as SVG files."""
    return [_write_svg(drawing) for drawing in lay_out_plates(piece, braille)]


def _lay_out(plate: Plate, scored: Iterable[Polygon], braille: BrailleSize) -> Drawing:
    left, top, right, bottom = bounds(plate.outline)
    return Drawing(
        right - left + 2 * _MARGIN,
        bottom - top + 2 * _MARGIN,
        _MARGIN - left,
        _MARGIN - top,
        tuple(tuple(label_dots(label, braille)) for label in plate.labels),
        braille.dot,
        (
            *((polygon, SCORED_INK) for polygon in scored),
            *((hole, CUT_INK) for hole in plate.holes),
            (plate.outline, CUT_INK),
        ),
    )


def _write_svg(drawing: Drawing) -> bytes:
    width, depth = drawing.width, drawing.depth
    size = f'width="{width:.4f}mm" height="{depth:.4f}mm" viewBox="0 0 {width:.4f} {depth:.4f}"'
    lines = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
        f'<g transform="translate({drawing.left:.4f} {drawing.top:.4f})">',
        *(_engraved(dots, drawing.dot) for dots in drawing.engraved),
        *(_path(polygon, ink) for polygon, ink in drawing.lines),
        "</g>",
        "</svg>",
    )
    return "".join(f"{line}\n" for line in lines).encode()


def _path(polygon: Polygon, ink: str) -> str:
    line = "L".join(f"{x:.4f} {y:.4f}" for x, y in polygon)
    return f'<path fill="none" stroke="{ink}" stroke-width="{LINE}" d="M{line}Z"/>'


def _engraved(dots: Iterable[Point], width: float) -> str:
    circles = "".join(f'<circle cx="{x:.4f}" cy="{y:.4f}" r="{width / 2:.4f}"/>' for x, y in dots)
    return f'<g fill="{ENGRAVED_INK}">{circles}</g>'


def _label_boxes(plate: Plate) -> Iterator[Polygon]:
    """The edges of the labels that are stuck on a strip."""
    for label in plate.labels:
        if any(label.box):
            yield _box(label)


def _box(label: PlacedLabel) -> Polygon:
    x, y = (length / 2 for length in label.box)
    left, right, top, bottom = label.x - x, label.x + x, label.y - y, label.y + y
    return (left, top), (right, top), (right, bottom), (left, bottom)
