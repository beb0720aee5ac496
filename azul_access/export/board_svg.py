"""Draws the walls and stars of the players as SVG: colours, labels and styles of borders.

Lengths are in units of the view box. A tile has a ring of the page's colour between its fill and
its border, so that the border can be told from both. The styles of borders tell the colours apart
without colour: solid red, double blue, round black and purple, dashed, dotted, and so on, as on the
pages for browsers.
"""

from collections.abc import Iterator
from html import escape

from azul_access.export.document import BoardDrawing
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.games.picture import Grid, Space
from azul_access.language.phrase import phrase

_TILE = 34.0
# The spaces of a star are nearer to each other than those of a grid.
_IN_GRID, _IN_STAR = 0.87, 0.76
_EDGE = 2.2
_HEADER = 26.0
# Dashes of the border, and its corner radius as a part of the tile.
_DASHES = {"turquoise": "6 3", "yellow": "6 3", "orange": "0.1 4.4", "white": "0.1 4.4"}
_CORNERS = {"black": 0.3, "purple": 0.5}
_CORNER = 0.12
_FREE = phrase("plan-free")


def drawing_lines(drawing: BoardDrawing, renderer: PhraseRenderer) -> Iterator[str]:
    """Yield a figure: a caption and an image that is described row by row."""
    yield f'<figure id="{drawing.element_id}">'
    yield f"<figcaption>{escape(renderer.show(drawing.caption), quote=False)}</figcaption>"
    yield from svg_lines(drawing, renderer)
    yield "</figure>"


def svg_lines(drawing: BoardDrawing, renderer: PhraseRenderer) -> Iterator[str]:
    grid = drawing.grid
    left = top = _HEADER if grid.is_square else 0.0
    width = left + (max(space.x for space in grid.spaces) + 1) * _TILE
    height = top + (max(space.y for space in grid.spaces) + 1) * _TILE
    words = f"{renderer.show(drawing.caption)}: {describe_grid(grid, renderer)}"
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="drawing" role="img"'
        f' viewBox="0 0 {width:.1f} {height:.1f}" aria-label="{escape(words)}">'
    )
    if grid.is_square:
        for number, header in enumerate(grid.columns):
            yield _text(left + (number + 0.5) * _TILE, top / 2, renderer.show(header.sign), "sign")
        for number, header in enumerate(grid.rows):
            yield _text(left / 2, top + (number + 0.5) * _TILE, renderer.show(header.sign), "sign")
    size = _TILE * (_IN_GRID if grid.is_square else _IN_STAR)
    for space in grid.spaces:
        x, y = left + (space.x + 0.5) * _TILE, top + (space.y + 0.5) * _TILE
        draw = _tile if space.tile else _free
        yield from draw(space, x, y, size, renderer)
    yield "</svg>"


def describe_grid(grid: Grid, renderer: PhraseRenderer) -> str:
    """What lies in each row, from the left."""
    rows = []
    for number, header in enumerate(grid.rows):
        cells = [space for space in grid.spaces if space.row == number]
        names = [_FREE if space.tile is None else space.tile.name for space in cells]
        rows.append(f"{renderer.show(header.name)}: {', '.join(map(renderer.show, names))}")
    return "; ".join(rows) + "."


def _tile(space: Space, x: float, y: float, side: float, renderer: PhraseRenderer) -> Iterator[str]:
    tile = space.tile
    assert tile is not None
    corner = side * _CORNERS.get(tile.colour, _CORNER)
    dashes = f' stroke-dasharray="{_DASHES[tile.colour]}"' if tile.colour in _DASHES else ""
    yield _square(x, y, side, corner, f'class="edge" stroke-width="{_EDGE}"{dashes}')
    if tile.colour == "blue":  # a double border
        inner = side - 2 * _EDGE
        yield _square(x, y, inner, corner, f'class="edge" stroke-width="{_EDGE / 2}"')
    fill = side - 4 * _EDGE
    yield _square(x, y, fill, corner * fill / side, f'class="tile {tile.colour}"')
    label = renderer.show(tile.name)
    narrow = ' textLength="17" lengthAdjust="spacingAndGlyphs"' if len(label) > 1 else ""
    yield _text(x, y, label, f"label on-{tile.colour}", narrow)


def _free(space: Space, x: float, y: float, side: float, renderer: PhraseRenderer) -> Iterator[str]:
    yield _square(x, y, side * 0.92, side * _CORNER, 'class="free" stroke-width="1"')
    if space.printed is not None:
        label = renderer.show(space.printed)
        narrow = ' textLength="15" lengthAdjust="spacingAndGlyphs"' if len(label) > 1 else ""
        yield _text(x, y, label, "printed", narrow)


def _square(x: float, y: float, side: float, corner: float, more: str) -> str:
    left, top = x - side / 2, y - side / 2
    return (
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{side:.1f}" height="{side:.1f}"'
        f' rx="{corner:.1f}" {more}/>'
    )


def _text(x: float, y: float, text: str, kind: str, more: str = "") -> str:
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="middle"'
        f' dominant-baseline="central"{more}>{escape(text)}</text>'
    )
