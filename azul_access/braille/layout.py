"""Fit cells to a display: windows of one line to pan through, and pages of several lines."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from firmware_protocol.cells import fit


@dataclass(frozen=True, slots=True)
class DisplaySize:
    """`rows` of `columns` text cells, `status` cells, and 6 or 8 `dots` in each cell."""

    rows: int
    columns: int
    status: int = 0
    dots: int = 8


@dataclass(frozen=True, slots=True)
class Cell:
    """`dots` is an ISO 11548-1 byte; `pick` is what a routing key over the cell picks, or None."""

    dots: int = 0
    pick: object = None


BLANK_CELL = Cell()
# Cells that stay together on one line if the display is wide enough.
Segment = tuple[Cell, ...]
# Rows of cells.
Page = list[list[Cell]]


def join_segments(segments: Iterable[Segment]) -> Segment:
    """Return the segments in one row with a blank cell between them."""
    cells: list[Cell] = []
    for segment in segments:
        if cells:
            cells.append(BLANK_CELL)
        cells += segment
    return tuple(cells)


def split_into_windows(segments: Sequence[Segment], width: int) -> list[Segment]:
    """Split segments into lines of at most `width` cells; at least one line.

    A blank cell separates segments. A segment wider than the display is cut.
    """
    windows: list[list[Cell]] = [[]]
    for segment in segments:
        for part in _cut(segment, width):
            window = windows[-1]
            if window and len(window) + 1 + len(part) > width:
                window = []
                windows.append(window)
            if window:
                window.append(BLANK_CELL)
            window += part
    return [tuple(window) for window in windows]


def encode_line(cells: Sequence[Cell], width: int) -> bytes:
    """Return the dots of a line, cut or filled with blanks to `width`."""
    return fit(bytes([cell.dots for cell in cells]), width)


def lay_out_pages(blocks: Sequence[Sequence[Segment]], rows: int, columns: int) -> list[Page]:
    """Place blocks of rows on pages, each at the highest free place, then the leftmost.

    A block that is too wide is wrapped, one that is too high is cut in two. Blocks that do not fit
    on a page go on a later one; there is at least one page. A blank column separates blocks.
    """
    pages: list[Page] = []
    skylines: list[list[int]] = []  # for each page and column, the first free row
    for block in blocks:
        for part in _fit_block(block, rows, columns):
            width = max(map(len, part), default=0)
            if not width:
                continue
            page, top, left = _find_page(skylines, width, len(part), rows)
            if page == len(pages):
                pages.append(_blank_page(rows, columns))
                skylines.append([0] * columns)
            for row, line in enumerate(part, top):
                pages[page][row][left : left + len(line)] = line
            for column in range(max(0, left - 1), min(columns, left + width + 1)):
                skylines[page][column] = max(skylines[page][column], top + len(part))
    return pages or [_blank_page(rows, columns)]


def _blank_page(rows: int, columns: int) -> Page:
    return [[BLANK_CELL] * columns for _ in range(rows)]


def _cut(segment: Segment, width: int) -> Iterator[Segment]:
    for start in range(0, len(segment), width):
        yield segment[start : start + width]


def _fit_block(block: Sequence[Segment], rows: int, columns: int) -> list[list[Segment]]:
    """Wrap and cut a block to the size of the display."""
    lines: list[Segment] = []
    for line in block:
        lines += _cut(line, columns) if line else [line]
    return [lines[start : start + rows] for start in range(0, len(lines), rows)]


def _find_page(
    skylines: Sequence[Sequence[int]], width: int, height: int, rows: int
) -> tuple[int, int, int]:
    """Return page, row and column of the first place for a block; maybe on a new page."""
    for page, skyline in enumerate(skylines):
        place = _find_place(skyline, width, height, rows)
        if place is not None:
            return page, *place
    return len(skylines), 0, 0


def _find_place(
    skyline: Sequence[int], width: int, height: int, rows: int
) -> tuple[int, int] | None:
    """Return row and column of the highest, then leftmost place for a block, or None."""
    places = [(max(skyline[left : left + width]), left) for left in range(len(skyline) - width + 1)]
    top, left = min(places)
    return (top, left) if top + height <= rows else None
