"""Cells on lines and pages: nothing is lost, nothing overlaps, and every line fits."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from azul_access.braille.layout import Cell, lay_out_pages, split_into_windows

SEGMENTS = st.lists(st.lists(st.integers(1, 255), min_size=1, max_size=30), max_size=30)


@given(SEGMENTS, st.integers(1, 40))
def test_windows_show_every_segment_once(segments: list[list[int]], width: int) -> None:
    """They are in order, and whole where they fit; each window is as full as possible."""
    cells = [
        tuple(Cell(dots, number) for dots in segment) for number, segment in enumerate(segments)
    ]
    windows = split_into_windows(cells, width)
    assert all(len(window) <= width for window in windows)
    shown = [cell for window in windows for cell in window if cell.dots]
    assert shown == [cell for segment in cells for cell in segment]
    for number, segment in enumerate(cells):
        if len(segment) <= width:
            assert sum(any(cell.pick == number for cell in window) for window in windows) == 1
    for window, next_window in pairwise(windows):
        # The next segment, or its first part, does not fit on the window.
        length = sum(cell.pick == next_window[0].pick for cell in next_window)
        assert len(window) + 1 + length > width


@given(
    st.lists(st.lists(st.integers(0, 12), min_size=1, max_size=9), max_size=12),
    st.integers(1, 12),
    st.integers(1, 40),
)
def test_pages_hold_every_cell_once(
    blocks_of_widths: list[list[int]], rows: int, columns: int
) -> None:
    """All pages have the size of the display."""
    blocks = [
        [
            tuple(Cell(1, (number, row, column)) for column in range(width))
            for row, width in enumerate(widths)
        ]
        for number, widths in enumerate(blocks_of_widths)
    ]
    pages = lay_out_pages(blocks, rows, columns)
    assert pages
    assert all(len(page) == rows for page in pages)
    assert all(len(row) == columns for page in pages for row in page)
    placed = [str(cell.pick) for page in pages for row in page for cell in row if cell.pick]
    expected = [str(cell.pick) for block in blocks for row in block for cell in row]
    assert sorted(placed) == sorted(expected)
