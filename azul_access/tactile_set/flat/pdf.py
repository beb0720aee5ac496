"""Writes pages as one PDF at true size, by ReportLab. The same pages always give the same bytes."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from io import BytesIO
from typing import Any, TypeVar

from azul_access.tactile_set.flat import drawing

# A font that ReportLab brings along, so that the file can hold it.
_PROGRAM = "Azul Access"
_FONT, _FONT_FILE = "Vera", "Vera.ttf"
ShapeT = TypeVar("ShapeT")
# Ways to draw letters in a PDF.
_FILLED, _FILLED_WITH_EDGE = 0, 2


def write_pdf(pages: Sequence[drawing.Page], title: str) -> bytes:
    """Needs the library `extra.PDF`."""
    size = drawing.PAGE_WIDTH, drawing.PAGE_HEIGHT
    return write_pages(title, pages[0].language, [(size, page.shapes) for page in pages], _draw)


def write_pages(
    title: str,
    language: str,
    pages: Sequence[tuple[tuple[float, float], Iterable[ShapeT]]],
    draw: Callable[[Any, ShapeT], None],
) -> bytes:
    """Pages of a size in millimetres each, and what is drawn on them by `draw`.

    Needs the library `extra.PDF`.
    """
    # Imported here, because the library may be missing.
    from reportlab.lib.units import mm
    from reportlab.pdfbase.pdfmetrics import registerFont
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.pdfgen.canvas import Canvas

    registerFont(TTFont(_FONT, _FONT_FILE))
    file = BytesIO()
    canvas = Canvas(
        file,
        invariant=1,  # no date, no random number
        lang=language,
        initialFontName=_FONT,
    )
    canvas.setTitle(title)
    canvas.setAuthor(_PROGRAM)
    canvas.setCreator(_PROGRAM)
    for (width, height), shapes in pages:
        canvas.setPageSize((width * mm, height * mm))
        canvas.scale(mm, mm)
        for shape in shapes:
            draw(canvas, shape)
        canvas.showPage()
    canvas.save()
    return file.getvalue()


def _draw(canvas: Any, shape: drawing.Shape) -> None:
    match shape:
        case drawing.Dot(x, y, diameter):
            # Pages have thousands of dots of few sizes: each size is drawn once, and then named.
            name = str(diameter)
            if not canvas.hasForm(name):
                _define_dot(canvas, name, diameter / 2)
            canvas.saveState()
            canvas.translate(x, drawing.PAGE_HEIGHT - y)
            canvas.doForm(name)
            canvas.restoreState()
        case drawing.Stroke():
            _choose_pen(
                canvas, drawing.RAISED_INK if shape.raised else drawing.CUTTING_INK, shape.width
            )
            canvas.line(
                shape.x1, drawing.PAGE_HEIGHT - shape.y1, shape.x2, drawing.PAGE_HEIGHT - shape.y2
            )
        case drawing.Outline(points):
            _choose_pen(canvas, drawing.CUTTING_INK, drawing.CUTTING_WIDTH)
            path = canvas.beginPath()
            for number, (x, y) in enumerate(points):
                draw = path.lineTo if number else path.moveTo
                draw(x, drawing.PAGE_HEIGHT - y)
            path.close()
            canvas.drawPath(path, stroke=1, fill=0)
        case drawing.Hole(x, y, diameter):
            _choose_pen(canvas, drawing.CUTTING_INK, drawing.CUTTING_WIDTH)
            canvas.circle(x, drawing.PAGE_HEIGHT - y, diameter / 2, stroke=1, fill=0)
        case drawing.Text():
            canvas.setFillColor(_colour(shape.ink))
            canvas.setFont(_FONT, shape.size)
            _choose_pen(canvas, drawing.CUTTING_INK, drawing.EDGE_WIDTH)
            draw = canvas.drawCentredString if shape.centred else canvas.drawString
            mode = _FILLED_WITH_EDGE if shape.has_edge else _FILLED
            draw(shape.x, drawing.PAGE_HEIGHT - shape.y, shape.text, mode=mode)


def _define_dot(canvas: Any, name: str, radius: float) -> None:
    canvas.beginForm(name, -radius, -radius, radius, radius)
    canvas.setFillColor(_colour(drawing.RAISED_INK))
    canvas.circle(0, 0, radius, stroke=0, fill=1)
    canvas.endForm()


@cache
def _colour(ink: str) -> Any:
    from reportlab.lib.colors import toColor

    return toColor(ink)


def _choose_pen(canvas: Any, ink: str, width: float) -> None:
    canvas.setStrokeColor(_colour(ink))
    canvas.setLineWidth(width)
