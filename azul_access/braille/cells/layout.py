"""Fit cells to a display: windows of one line to pan through, and pages of several lines."""

from collections.abc import Iterable, Iterator, Sequence

from azul_access.values import frozen
from firmware_protocol.cells import fit


@frozen
class DisplaySize:
    """`rows` of `columns` text cells, `status` cells, and 6 or 8 `dots` in each cell."""

    rows: int
    columns: int
    status: int = 0
    dots: int = 8


@frozen
class Cell:
    """`dots` is an ISO 11548-1 byte; `pick` is what a routing key over the cell picks, or None.

    `ends_sentence` is True for the last cell of a sentence.
    """

    dots: int = 0
    pick: object = None
    ends_sentence: bool = False


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


def split_into_windows(
    segments: Iterable[Segment], width: int, title: Segment = ()
) -> list[Segment]:
    """Split segments into lines of at most `width` cells; at least one line.

    A blank cell separates segments. A segment wider than the display is cut, at blank cells if it
    has some. A line ends with a sentence if that fills half of it; otherwise it is as full as
    possible. Each line but the first begins with `title` if its first segment fits behind it.
    """
    windows: list[Segment] = []
    window: list[Segment] = []
    for segment in segments:
        for part in _cut_at_blanks(segment, width):
            while window and len(join_segments([*window, part])) > width:
                count = _count_to_sentence_end(window, width)
                windows.append(join_segments(window[:count]))
                window = window[count:]
            if not window and windows and title and len(title) + 1 + len(part) <= width:
                window = [title]
            window.append(part)
    return [*windows, join_segments(window)]


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


def _count_to_sentence_end(window: Sequence[Segment], width: int) -> int:
    """Return how many segments stay if a full line ends with a sentence; otherwise all."""
    for count in range(len(window), 0, -1):
        if 2 * len(join_segments(window[:count])) < width:
            break
        if window[count - 1][-1].ends_sentence:
            return count
    return len(window)


def _cut_at_blanks(segment: Segment, width: int) -> Iterator[Segment]:
    """Cut a segment that is too wide at its blank cells, where it has some."""
    while len(segment) > width:
        end = next((end for end in range(width, 0, -1) if not segment[end].dots), width)
        yield segment[:end]
        segment = segment[end:] if segment[end].dots else segment[end + 1 :]
    if segment:
        yield segment


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
