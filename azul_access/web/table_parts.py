"""The parts of a table as HTML: real tables with headers, lists of tiles, sentences.

A tile has its label, and in the attribute `data-tile` the label as in files; `data-count` is the
size of a pile. Style sheets draw colours and borders by the name of the colour.
"""

from collections.abc import Callable, Iterator
from functools import cache
from html import escape

from azul_access.braille.cells.rendering import Renderer
from azul_access.games.picture import Grid, Header, Part, Picture, Space, SpaceId, Tile
from azul_access.games.touch import Field
from azul_access.language.phrase import Phrase, phrase
from azul_access.tactile.cards import CARDS_END
from azul_access.web.narrow_letters import can_draw, sign_id, write_sign

# The dots of a cell, and the space between two cells, in units of a drawing.
_DOT_RADIUS, _DOT_STEP, _CELL_STEP = 2.2, 6, 15
# Names and labels up to these lengths have large letters.
_SHORT_NAME, _USUAL_NAME = 6, 11
# More tiles of a list stand in smaller rows.
_FEW_TILES = 8


class TableWriter:
    """Writes parts; `render` gives the text of a phrase in the language of the page.

    `has_dots`: tiles have the dots of their labels, which the page may show. `colour_names`: they
    have the names of their colours, for screen readers.
    """

    def __init__(
        self,
        render: Callable[[Phrase], str],
        *,
        has_dots: bool = False,
        colour_names: bool = False,
    ) -> None:
        self._render = cache(render)
        self._has_dots = has_dots
        self._colour_names = colour_names

    def write_part(
        self, part: Part, changes: frozenset[SpaceId], *, is_current: bool = False
    ) -> str:
        """The content of a part's section: heading, score, notes, grids.

        `is_current` marks the board of the player who has to act.
        """
        title = self._text(part.title)
        lines = [f'<div class="body {"current" if is_current else ""}">']
        if part.seat is None:
            lines.append(f"<h3>{title}</h3>")
        else:
            lines.append(f'<h2 class="name {_length_class(title)}">{title}</h2>')
        if part.score is not None:
            lines.append(self._write_score(part.score))
        lines += [f'<p class="note">{self._text(note)}</p>' for note in part.notes]
        for grid in part.grids:
            marked = {space.number for space in changes if space[:2] == (part.name, grid.name)}
            if grid.rows:
                lines += self._write_table(grid, marked)
            else:
                lines += self._write_list(grid, marked, has_caption=grid.title != part.title)
        lines.append("</div>")
        return "\n".join(lines)

    def _write_score(self, score: int) -> str:
        """The points in words, and as the two flip cards show them."""
        spoken = self._text(phrase("web-score", points=score))
        tens, ones = divmod(score % CARDS_END, 10)
        whole = f'<span class="whole">{score}</span>' if score >= CARDS_END else ""
        return (
            f'<p class="score" data-score="{score}"><span class="hidden">{spoken}</span>'
            f'<span class="cards" aria-hidden="true"><span class="card">{tens}</span>'
            f'<span class="card">{ones}</span>{whole}</span></p>'
        )

    def _write_table(self, grid: Grid, marked: set[int]) -> Iterator[str]:
        """A table with a header for each row and column; spaces that a row lacks are left out."""
        yield f'<div class="group {_kind(grid)}">'
        if grid.sign is not None:
            yield f'<span class="sign" aria-hidden="true">{self._text(grid.sign)}</span>'
        yield f'<table class="grid {_kind(grid)}" data-grid="{grid.name}">'
        yield f"<caption>{self._text(grid.title)}</caption>"
        headers = "".join(f'<th scope="col">{self._header(it)}</th>' for it in grid.columns)
        yield f"<thead><tr><td></td>{headers}</tr></thead>"
        yield "<tbody>"
        for row, header in enumerate(grid.rows):
            spaces = [
                (number, space) for number, space in enumerate(grid.spaces) if space.row == row
            ]
            gap = spaces[0][1].column
            before = f'<td class="gap" colspan="{gap}"></td>' if gap else ""
            cells = "".join(
                f"<td{self._at(grid, it)}>{self._space(it, number in marked)}</td>"
                for number, it in spaces
            )
            colour = f' class="{header.colour}"' if header.colour else ""
            place = self._row_at(grid, row)
            name = self._header(header)
            yield f'<tr{place}><th scope="row"{colour}>{name}</th>{before}{cells}</tr>'
        yield "</tbody>"
        yield "</table>"
        yield "</div>"

    def _at(self, grid: Grid, space: Space) -> str:
        """An attribute for the place of a space that is not that of its row and column."""
        return ""

    def _row_at(self, grid: Grid, row: int) -> str:
        """The same for a row."""
        return ""

    def _write_list(self, grid: Grid, marked: set[int], *, has_caption: bool) -> Iterator[str]:
        """A list of tiles or piles, after its caption."""
        kind = _kind(grid)
        many = " many" if len(grid.spaces) > _FEW_TILES else ""
        yield f'<div class="group {kind}{many}">'
        if has_caption:
            yield f'<p class="caption">{self._text(grid.title)}</p>'
        yield f'<ul class="grid {kind}" data-grid="{grid.name}">'
        for number, space in enumerate(grid.spaces):
            yield f"<li>{self._space(space, number in marked)}</li>"
        yield "</ul>"
        yield "</div>"

    def _header(self, header: Header) -> str:
        """A header: its sign to be seen, its name for screen readers."""
        sign = f'<span class="sign" aria-hidden="true">{self._text(header.sign)}</span>'
        return f'{sign}<span class="hidden">{self._text(header.name)}</span>'

    def _space(self, space: Space, is_marked: bool) -> str:
        mark = ""
        if is_marked:
            mark = f'<span class="hidden"> {self._text(phrase("web-changed"))}</span>'
        if space.tile is not None:
            return self._tile(space.tile, space.count, is_marked) + mark
        kinds = ["space", *["changed" for _ in range(is_marked)]]
        if space.accepts is not None:
            kinds.append(space.accepts.colour)
        free = f'<span class="hidden">{self._text(phrase("plan-free"))} </span>'
        printed = "" if space.printed is None else self._text(space.printed)
        width = _label_class(printed)
        label = f'<span class="printed{width}">{printed}</span>' if printed else ""
        if space.accepts is not None:
            mark = self._colour(space.accepts) + mark
        if can_draw(printed):
            label = _use_sign(printed, "printed")
        return f'<span class="{" ".join(kinds)}">{free}{label}</span>{mark}'

    def _tile(self, tile: Tile, count: int, is_marked: bool) -> str:
        kinds = ["tile", tile.colour or "marker", *["changed" for _ in range(is_marked)]]
        label = _write_label(tile.label)
        if not tile.colour:
            # A marker is read out by its name.
            name = self._text(tile.name)
            label = f'<span class="label" aria-hidden="true">{escape(tile.label)}</span>'
            label += f'<span class="hidden">{name}</span>'
        else:
            label += self._colour(tile)
        data, pile = f'data-tile="{escape(tile.label)}"', ""
        if count > 1:
            data += f' data-count="{count}"'
            pile = f'<span class="count">×{count}</span>'
        dots = ""
        if self._has_dots:
            use = f'<use href="#{_dots_id(tile.label)}"/>'
            dots = f'<svg class="dots" aria-hidden="true">{use}</svg>'
        return f'<span class="{" ".join(kinds)}" {data}>{label}{dots}</span>{pile}'

    def _colour(self, tile: Tile) -> str:
        """The colour of a tile beside its label, where somebody wants it."""
        if not self._colour_names or not tile.colour:
            return ""
        return f'<span class="hidden"> {self._text(name_colour(tile))}</span>'

    def _text(self, text: Phrase) -> str:
        return escape(self._render(text), quote=False)


def name_colour(tile: Tile) -> Phrase:
    return phrase(f"colour-{tile.colour}")


def draw_tile(tile: Tile) -> str:
    """A tile alone, for the eyes."""
    return f'<span class="tile {tile.colour or "marker"}">{_write_label(tile.label)}</span>'


def _write_label(label: str) -> str:
    if can_draw(label):
        return _use_sign(label, "label")
    return f'<span class="label{_label_class(label)}">{escape(label)}</span>'


def _use_sign(label: str, kind: str) -> str:
    """A label drawn as one sign, and its letters for screen readers."""
    return (
        f'<svg class="{kind} sign-of-letters" aria-hidden="true"><use href="#{sign_id(label)}"/>'
        f'</svg><span class="hidden">{escape(label)}</span>'
    )


def write_symbols(picture: Picture, dots_language: str = "") -> str:
    """The drawings that tiles use: signs of several letters, and the dots of labels.

    The dots are the cells that a braille display in this language shows; without it there are none.
    """
    symbols = ""
    renderer = Renderer(dots_language) if dots_language else None
    for tile in picture.tiles:
        label = tile.label
        if can_draw(label):
            symbols += write_sign(label)
        if renderer is not None:
            segments = renderer.render_strip((Field(tile.name),))
            cells = bytes(cell.dots for segment in segments for cell in segment)
            symbols += _write_dots(label, cells)
    return f'<svg class="symbols" aria-hidden="true">{symbols}</svg>'


def _write_dots(label: str, cells: bytes) -> str:
    circles = [
        f'<circle cx="{4 + _CELL_STEP * at + _DOT_STEP * (dot // 3)}"'
        f' cy="{4 + _DOT_STEP * (dot % 3)}" r="{_DOT_RADIUS}"/>'
        for at, cell in enumerate(cells)
        for dot in range(6)
        if cell >> dot & 1
    ]
    width = 8 + _DOT_STEP + _CELL_STEP * (len(cells) - 1)
    box = f"0 0 {width} {8 + 2 * _DOT_STEP}"
    return f'<symbol id="{_dots_id(label)}" viewBox="{box}">{"".join(circles)}</symbol>'


def _dots_id(label: str) -> str:
    return "dots-" + label.lower()


def _kind(grid: Grid) -> str:
    """The name of a grid without a number: all factories are drawn in the same way."""
    return grid.name.rstrip("-0123456789")


def _label_class(label: str) -> str:
    """For narrower letters where there are several."""
    return (" wide" if len(label) > 2 else " pair") if len(label) > 1 else ""


def _length_class(name: str) -> str:
    return "short" if len(name) <= _SHORT_NAME else "usual" if len(name) <= _USUAL_NAME else "long"
