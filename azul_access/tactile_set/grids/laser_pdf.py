"""Drawings for a laser cutter as one PDF, a page of its own size for each plate."""

from collections.abc import Sequence
from typing import Any

from azul_access.tactile_set.flat.pdf import write_pages
from azul_access.tactile_set.grids.laser import ENGRAVED_INK, LINE, Drawing
from azul_access.tactile_set.outlines import Polygon


def write_laser_pdf(drawings: Sequence[Drawing], title: str, language: str) -> bytes:
    """Needs the library `extra.PDF`."""
    pages = [((drawing.width, drawing.depth), [drawing]) for drawing in drawings]
    return write_pages(title, language, pages, _draw)


def _draw(canvas: Any, drawing: Drawing) -> None:
    canvas.transform(1, 0, 0, -1, drawing.left, drawing.depth - drawing.top)
    canvas.setFillColor(ENGRAVED_INK)
    for x, y in (dot for dots in drawing.engraved for dot in dots):
        canvas.circle(x, y, drawing.dot / 2, stroke=0, fill=1)
    canvas.setLineWidth(LINE)
    for polygon, ink in drawing.lines:
        canvas.setStrokeColor(ink)
        _follow(canvas, polygon)


def _follow(canvas: Any, polygon: Polygon) -> None:
    path = canvas.beginPath()
    first, *others = polygon
    path.moveTo(*first)
    for point in others:
        path.lineTo(*point)
    path.close()
    canvas.drawPath(path, stroke=1, fill=0)
