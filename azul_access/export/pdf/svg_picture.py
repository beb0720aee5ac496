"""Draws the SVG pictures of pages and books in a PDF: the same shapes, colours and letters.

It knows the elements that the modules `board_svg`, `curve_svg` and `chart` write, and the rules of
the style sheets for them. On paper all colours of a page are black, as when a page is printed.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any
from xml.etree import ElementTree

from reportlab.lib.colors import toColor
from reportlab.pdfbase.pdfmetrics import stringWidth

from azul_access.export.page import load_style_sheet
from azul_access.export.pdf.fonts import BOLD, PLAIN, printable
from azul_access.values import frozen

_NAMESPACE = "{http://www.w3.org/2000/svg}"
_INK = "#000000"
_LETTER = 14.0
# From the middle of a letter down to its baseline, as a part of its size.
_HALF_LETTER = 0.36
# Rules of the style sheets that hold for every page, which stand at the beginning of a line.
_RULE = re.compile(r"^svg \.(\S+) \{([^}]*)\}", re.MULTILINE)
_STEP = re.compile(r"([MLHV])([^MLHV]*)")
_ROUND_CAP = 1


@frozen
class Picture:
    """An SVG picture: its caption, its size in units of its view box, and its elements."""

    caption: str
    width: float
    height: float
    elements: tuple[ElementTree.Element, ...]


def read_picture(lines: Iterable[str]) -> Picture:
    """Read the lines of a figure."""
    figure = ElementTree.fromstring("\n".join(lines))
    caption, svg = figure
    _, _, width, height = map(float, svg.attrib["viewBox"].split())
    return Picture(caption.text or "", width, height, tuple(svg))


def draw_picture(canvas: Any, picture: Picture, left: float, top: float, scale: float) -> None:
    """Draw it with its upper left corner there; `scale` is in points per unit."""
    canvas.saveState()
    canvas.translate(left, top)
    canvas.scale(scale, scale)
    for element in picture.elements:
        _draw(canvas, element.tag.removeprefix(_NAMESPACE), _Look(element.attrib), element)
    canvas.restoreState()


class _Look:
    """The attributes of an element with what the style sheets say of its classes."""

    def __init__(self, attributes: Mapping[str, str]) -> None:
        self._values = dict(attributes)
        for name in attributes.get("class", "").split():
            self._values |= _load_rules().get(name, {})

    def number(self, name: str, default: float = 0.0) -> float:
        return float(self._values.get(name, default))

    def value(self, name: str, default: str = "") -> str:
        return self._values.get(name, default)

    def size(self) -> float:
        return float(self.value("font-size", f"{_LETTER}").removesuffix("px"))

    def choose_colours(self, canvas: Any) -> dict[str, int]:
        """Set the colours and the line. Returns which of edge and area are drawn."""
        fill, stroke = self.value("fill", _INK), self.value("stroke", "none")
        if fill != "none":
            canvas.setFillColor(toColor(_on_paper(fill)))
        if stroke != "none":
            canvas.setStrokeColor(toColor(_on_paper(stroke)))
            canvas.setLineWidth(self.number("stroke-width", 1))
            canvas.setLineCap(_ROUND_CAP if self.value("stroke-linecap") == "round" else 0)
            canvas.setDash([float(each) for each in self.value("stroke-dasharray").split()])
        return {"fill": int(fill != "none"), "stroke": int(stroke != "none")}


@cache
def _load_rules() -> dict[str, dict[str, str]]:
    """The properties of each class in an SVG."""
    rules: dict[str, dict[str, str]] = {}
    for name, body in _RULE.findall(load_style_sheet()):
        pairs = [pair.split(":") for pair in body.split(";") if pair.strip()]
        rules.setdefault(name, {}).update({key.strip(): value.strip() for key, value in pairs})
    return rules


def _on_paper(colour: str) -> str:
    return _INK if colour.startswith("var(") else colour


def _draw(canvas: Any, tag: str, look: _Look, element: ElementTree.Element) -> None:
    """The y axis of a PDF points up, so every y is negative."""
    drawn = look.choose_colours(canvas)
    match tag:
        case "rect":
            width, height = look.number("width"), look.number("height")
            corner = look.number("rx")
            bottom = -look.number("y") - height
            canvas.roundRect(look.number("x"), bottom, width, height, corner, **drawn)
        case "text":
            _draw_text(canvas, printable(element.text or ""), look)
        case "polyline":
            places = [map(float, place.split(",")) for place in look.value("points").split()]
            _draw_line(canvas, [(x, -y) for x, y in places], drawn)
        case "path":
            _draw_line(canvas, _places(look.value("d")), drawn)
        case _:
            raise ValueError(tag)


def _places(steps: str) -> list[tuple[float, float]]:
    """The corners of a path of absolute steps."""
    x = y = 0.0
    places = []
    for kind, written in _STEP.findall(steps):
        numbers = [float(each) for each in written.split()]
        match kind:
            case "H":
                (x,) = numbers
            case "V":
                (y,) = numbers
            case _:
                x, y = numbers
        places.append((x, -y))
    return places


def _draw_line(canvas: Any, places: list[tuple[float, float]], drawn: Mapping[str, int]) -> None:
    path = canvas.beginPath()
    path.moveTo(*places[0])
    for place in places[1:]:
        path.lineTo(*place)
    canvas.drawPath(path, **drawn)


def _draw_text(canvas: Any, text: str, look: _Look) -> None:
    size = look.size()
    font = BOLD if look.value("font-weight") == "bold" else PLAIN
    width = natural = stringWidth(text, font, size)
    if look.value("textLength"):
        width = look.number("textLength")
    left = look.number("x") - {"middle": width / 2, "end": width}.get(look.value("text-anchor"), 0)
    is_central = look.value("dominant-baseline") == "central"
    baseline = -look.number("y") - (_HALF_LETTER * size if is_central else 0)
    written = canvas.beginText(left, baseline)
    written.setFont(font, size)
    written.setHorizScale(100 * width / natural)
    written.textOut(text)
    canvas.drawText(written)
