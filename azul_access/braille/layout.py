"""The whole table on a display with several lines: blocks placed as they lie, page by page."""

from collections.abc import Sequence

from azul_access.braille.windows import BLANK, Cell, Segment

Page = list[list[Cell]]


def pages(blocks: Sequence[Sequence[Segment]], rows: int, columns: int) -> list[Page]:
    """Blocks of rows of cells, each at the highest place it fits, then the leftmost.

    A block that is wider than the display is wrapped, one that is higher is cut in two. What does
    not fit on a page goes on the next one; at least one page. Blocks keep a free column between
    them.
    """
    found: list[Page] = []
    skylines: list[list[int]] = []
    for block in blocks:
        for part in _fitting(block, rows, columns):
            width = max(map(len, part), default=0)
            if not width:
                continue
            place = next(
                (
                    (number, spot)
                    for number, skyline in enumerate(skylines)
                    if (spot := _spot(skyline, width, len(part), rows)) is not None
                ),
                None,
            )
            if place is None:
                found.append([[BLANK] * columns for _ in range(rows)])
                skylines.append([0] * columns)
                place = (len(found) - 1, (0, 0))
            number, (top, left) = place
            for down, line in enumerate(part):
                for across, cell in enumerate(line):
                    found[number][top + down][left + across] = cell
            for at in range(max(0, left - 1), min(columns, left + width + 1)):
                skylines[number][at] = max(skylines[number][at], top + len(part))
    return found or [[[BLANK] * columns for _ in range(rows)]]


def _fitting(block: Sequence[Segment], rows: int, columns: int) -> list[list[Segment]]:
    """The block cut to the size of the display."""
    lines: list[Segment] = []
    for line in block:
        parts = range(0, max(1, len(line)), columns)
        lines += [line[start : start + columns] for start in parts]
    return [lines[start : start + rows] for start in range(0, len(lines), rows)]


def _spot(skyline: Sequence[int], width: int, height: int, rows: int) -> tuple[int, int] | None:
    """The highest, then leftmost place for a block, as row and column; None where none is left."""
    best: tuple[int, int] | None = None
    for left in range(len(skyline) - width + 1):
        top = max(skyline[left : left + width])
        if top + height <= rows and (best is None or top < best[0]):
            best = (top, left)
    return best
