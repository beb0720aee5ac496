"""Writes pages as one PDF at true size, by ReportLab. The same pages always give the same bytes."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

from azul_access.tactile_set.flat.drawing import (
    CUTTING_INK,
    CUTTING_WIDTH,
    PAGE_HEIGHT,
    PAGE_WIDTH,
    PRINT_INK,
    RAISED_INK,
    Dot,
    Hole,
    Outline,
    Page,
    Shape,
    Stroke,
    Text,
)

# A font that ReportLab brings along, so that the file can hold it.
_PROGRAM = "Azul Access"
_FONT, _FONT_FILE = "Vera", "Vera.ttf"


def write_pdf(pages: Sequence[Page], title: str) -> bytes:
    """Needs the library `extra.PDF`."""
    # Imported here, because the library may be missing.
    from reportlab.lib.units import mm
    from reportlab.pdfbase.pdfmetrics import registerFont
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.pdfgen.canvas import Canvas

    registerFont(TTFont(_FONT, _FONT_FILE))
    file = BytesIO()
    canvas = Canvas(
        file,
        pagesize=(PAGE_WIDTH * mm, PAGE_HEIGHT * mm),
        invariant=1,  # no date, no random number
        lang=pages[0].language,
        initialFontName=_FONT,
    )
    canvas.setTitle(title)
    canvas.setAuthor(_PROGRAM)
    canvas.setCreator(_PROGRAM)
    for page in pages:
        canvas.scale(mm, mm)
        for shape in page.shapes:
            _draw(canvas, shape)
        canvas.showPage()
    canvas.save()
    return file.getvalue()


def _draw(canvas: Any, shape: Shape) -> None:
    match shape:
        case Dot(x, y, diameter):
            canvas.setFillColor(RAISED_INK)
            canvas.circle(x, PAGE_HEIGHT - y, diameter / 2, stroke=0, fill=1)
        case Stroke():
            _choose_pen(canvas, RAISED_INK if shape.raised else CUTTING_INK, shape.width)
            canvas.line(shape.x1, PAGE_HEIGHT - shape.y1, shape.x2, PAGE_HEIGHT - shape.y2)
        case Outline(points):
            _choose_pen(canvas, CUTTING_INK, CUTTING_WIDTH)
            path = canvas.beginPath()
            for number, (x, y) in enumerate(points):
                draw = path.lineTo if number else path.moveTo
                draw(x, PAGE_HEIGHT - y)
            path.close()
            canvas.drawPath(path, stroke=1, fill=0)
        case Hole(x, y, diameter):
            _choose_pen(canvas, CUTTING_INK, CUTTING_WIDTH)
            canvas.circle(x, PAGE_HEIGHT - y, diameter / 2, stroke=1, fill=0)
        case Text():
            canvas.setFillColor(PRINT_INK)
            canvas.setFont(_FONT, shape.size)
            draw = canvas.drawCentredString if shape.centred else canvas.drawString
            draw(shape.x, PAGE_HEIGHT - shape.y, shape.text)


def _choose_pen(canvas: Any, ink: str, width: float) -> None:
    canvas.setStrokeColor(ink)
    canvas.setLineWidth(width)
