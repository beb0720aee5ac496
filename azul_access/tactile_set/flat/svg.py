"""Writes a page as SVG at true size."""

from collections.abc import Iterator
from html import escape

from azul_access.tactile_set.flat import drawing


def write_svg(page: drawing.Page) -> str:
    return "\n".join(_lines(page)) + "\n"


def _lines(page: drawing.Page) -> Iterator[str]:
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" xml:lang="{page.language}"'
        f' width="{drawing.PAGE_WIDTH:g}mm" height="{drawing.PAGE_HEIGHT:g}mm"'
        f' viewBox="0 0 {drawing.PAGE_WIDTH:g} {drawing.PAGE_HEIGHT:g}">'
    )
    yield f"<title>{escape(page.title, quote=False)}</title>"
    yield from map(_element, page.shapes)
    yield "</svg>"


def _element(shape: drawing.Shape) -> str:
    match shape:
        case drawing.Dot():
            return (
                f'<circle cx="{_show(shape.x)}" cy="{_show(shape.y)}"'
                f' r="{_show(shape.diameter / 2)}" fill="{drawing.RAISED_INK}"/>'
            )
        case drawing.Stroke():
            ink = drawing.RAISED_INK if shape.raised else drawing.CUTTING_INK
            return (
                f'<line x1="{_show(shape.x1)}" y1="{_show(shape.y1)}" x2="{_show(shape.x2)}"'
                f' y2="{_show(shape.y2)}" stroke="{ink}" stroke-width="{_show(shape.width)}"/>'
            )
        case drawing.Outline():
            points = " ".join(f"{_show(x)},{_show(y)}" for x, y in shape.points)
            return f'<polygon points="{points}" {_CUT}/>'
        case drawing.Hole():
            return (
                f'<circle cx="{_show(shape.x)}" cy="{_show(shape.y)}"'
                f' r="{_show(shape.diameter / 2)}" {_CUT}/>'
            )
        case drawing.Text():
            anchor = ' text-anchor="middle"' if shape.centred else ""
            edge = _EDGE if shape.has_edge else ""
            return (
                f'<text x="{_show(shape.x)}" y="{_show(shape.y)}" font-family="sans-serif"'
                f' font-size="{_show(shape.size)}" fill="{shape.ink}"{edge}{anchor}>'
                f"{escape(shape.text, quote=False)}</text>"
            )


_EDGE = (
    f' stroke="{drawing.CUTTING_INK}" stroke-width="{drawing.EDGE_WIDTH:g}" paint-order="stroke"'
)
_CUT = f'fill="none" stroke="{drawing.CUTTING_INK}" stroke-width="{drawing.CUTTING_WIDTH:g}"'


def _show(length: float) -> str:
    return f"{round(length, 3):g}"
