"""Plates as drawings for a laser cutter: red is cut, blue is scored, black is engraved."""

from collections.abc import Iterable, Iterator

from azul_access.tactile_set.braille_sizes import (
    LABEL_MARGIN,
    BrailleSize,
    label_height,
    label_width,
)
from azul_access.tactile_set.outlines import Polygon, bounds
from azul_access.tactile_set.pieces import Piece, PlacedLabel, Plate, label_dots

# A line that laser cutters follow instead of filling it: at most 0.1 points.
_LINE = 0.03
# Around and between plates.
_MARGIN = 2.0


def draw_plates(piece: Piece, braille: BrailleSize) -> bytes:
    """An SVG file at true size, with the plates below each other, the highest one first.

    Within a plate what is inside comes first, so that nothing falls out before it is finished.
    A laser raises no dots: what it engraves shows which label to stick on.
    """
    drawn: list[str] = []
    width, down = 0.0, _MARGIN
    for plate in reversed(piece.plates):
        left, top, right, bottom = bounds(plate.outline)
        drawn.append(f'<g transform="translate({_MARGIN - left:.4f} {down - top:.4f})">')
        drawn += _draw_plate(plate, braille)
        drawn.append("</g>")
        width = max(width, right - left + 2 * _MARGIN)
        down += bottom - top + _MARGIN
    size = f'width="{width:.4f}mm" height="{down:.4f}mm" viewBox="0 0 {width:.4f} {down:.4f}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    return "\n".join([head, *drawn, "</svg>", ""]).encode()


def _draw_plate(plate: Plate, braille: BrailleSize) -> Iterator[str]:
    yield from (_engraved(label, braille) for label in plate.labels)
    yield from (_path([_label_box(label, braille)], "#0000ff") for label in plate.labels)
    yield from (_path([hole], "#ff0000") for hole in plate.holes)
    yield _path([plate.outline], "#ff0000")


def _path(polygons: Iterable[Polygon], colour: str) -> str:
    lines = "".join(
        "M" + "L".join(f"{x:.4f} {y:.4f}" for x, y in polygon) + "Z" for polygon in polygons
    )
    return f'<path fill="none" stroke="{colour}" stroke-width="{_LINE}" d="{lines}"/>'


def _engraved(label: PlacedLabel, braille: BrailleSize) -> str:
    circles = "".join(
        f'<circle cx="{x:.4f}" cy="{y:.4f}" r="{braille.dot / 2:.4f}"/>'
        for x, y in label_dots(label, braille)
    )
    return f'<g fill="#000000">{circles}</g>'


def _label_box(label: PlacedLabel, braille: BrailleSize) -> Polygon:
    """The edge of the label that is stuck on."""
    x = label_width(label.cells, braille) / 2 + LABEL_MARGIN
    y = label_height(braille) / 2 + LABEL_MARGIN
    left, right, top, bottom = label.x - x, label.x + x, label.y - y, label.y + y
    return (left, top), (right, top), (right, bottom), (left, bottom)
