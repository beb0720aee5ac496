"""Plates as drawings for a laser cutter: red is cut, blue is scored, black is engraved."""

from collections.abc import Iterable, Iterator

from azul_access.tactile_set.braille_sizes import BrailleSize, label_box
from azul_access.tactile_set.outlines import Polygon, bounds
from azul_access.tactile_set.pieces import Piece, PlacedLabel, Plate, label_dots

# A line that laser cutters follow instead of filling it: at most 0.1 points.
_LINE = 0.03
# Around and between plates.
_MARGIN = 2.0


def draw_plates(piece: Piece, braille: BrailleSize) -> bytes:
    """An SVG file at true size, with the plates below each other, the highest one first.

    Within a plate what is inside comes first, so that nothing falls out before it is finished.
    A laser raises no dots: what it engraves shows which label to stick on. On a lower plate the
    holes of the one above are scored, so that people see where to glue it.
    """
    drawn: list[str] = []
    width, down = 0.0, _MARGIN
    above: Iterable[Polygon] | None = None
    for plate in reversed(piece.plates):
        left, top, right, bottom = bounds(plate.outline)
        drawn.append(f'<g transform="translate({_MARGIN - left:.4f} {down - top:.4f})">')
        scored = _label_boxes(plate, braille) if above is None else above
        drawn += _draw_plate(plate, scored, braille)
        above = plate.holes
        drawn.append("</g>")
        width = max(width, right - left + 2 * _MARGIN)
        down += bottom - top + _MARGIN
    size = f'width="{width:.4f}mm" height="{down:.4f}mm" viewBox="0 0 {width:.4f} {down:.4f}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    return "\n".join([head, *drawn, "</svg>", ""]).encode()


def _draw_plate(plate: Plate, scored: Iterable[Polygon], braille: BrailleSize) -> Iterator[str]:
    yield from (_engraved(label, braille) for label in plate.labels)
    yield from (_path(polygon, "#0000ff") for polygon in scored)
    yield from (_path(hole, "#ff0000") for hole in plate.holes)
    yield _path(plate.outline, "#ff0000")


def _path(polygon: Polygon, colour: str) -> str:
    line = "L".join(f"{x:.4f} {y:.4f}" for x, y in polygon)
    return f'<path fill="none" stroke="{colour}" stroke-width="{_LINE}" d="M{line}Z"/>'


def _engraved(label: PlacedLabel, braille: BrailleSize) -> str:
    circles = "".join(
        f'<circle cx="{x:.4f}" cy="{y:.4f}" r="{braille.dot / 2:.4f}"/>'
        for x, y in label_dots(label, braille)
    )
    return f'<g fill="#000000">{circles}</g>'


def _label_boxes(plate: Plate, braille: BrailleSize) -> Iterator[Polygon]:
    """The edges of the labels that are stuck on a strip. A marker is hardly larger than its own."""
    for label in plate.labels if plate.holes else ():
        x, y = (length / 2 for length in label_box(label.cells, braille))
        left, right, top, bottom = label.x - x, label.x + x, label.y - y, label.y + y
        yield (left, top), (right, top), (right, bottom), (left, bottom)
