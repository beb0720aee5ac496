"""Plates as drawings for a laser cutter: red is cut, blue is scored, black is engraved."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from azul_access.tactile_set.braille_sizes import BrailleSize, label_box
from azul_access.tactile_set.outlines import Polygon, bounds
from azul_access.tactile_set.pieces import Piece, PlacedLabel, Plate, label_dots

# A line that laser cutters follow instead of filling it: at most 0.1 points.
_LINE = 0.03
# Around a plate.
_MARGIN = 2.0


def draw_plates(piece: Piece, braille: BrailleSize) -> list[bytes]:
    """An SVG file at true size for each plate, the highest one first: their sheets differ.

    What is inside comes first, so that nothing falls out before it is finished. A laser raises
    no dots: what it engraves shows which label to stick on. On a lower plate the holes of the one
    above are scored, so that people see where to glue it.
    """
    highest = piece.plates[-1]
    return [
        _draw(highest, _label_boxes(highest, braille), braille),
        *(_draw(plate, above.holes, braille) for plate, above in pairwise(piece.plates)),
    ]


def _draw(plate: Plate, scored: Iterable[Polygon], braille: BrailleSize) -> bytes:
    left, top, right, bottom = bounds(plate.outline)
    width, depth = right - left + 2 * _MARGIN, bottom - top + 2 * _MARGIN
    size = f'width="{width:.4f}mm" height="{depth:.4f}mm" viewBox="0 0 {width:.4f} {depth:.4f}"'
    lines = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
        f'<g transform="translate({_MARGIN - left:.4f} {_MARGIN - top:.4f})">',
        *_draw_plate(plate, scored, braille),
        "</g>",
        "</svg>",
    )
    return "".join(f"{line}\n" for line in lines).encode()


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
