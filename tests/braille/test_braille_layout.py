"""Cells on lines and pages: nothing is lost, nothing overlaps, and every line fits."""

from itertools import pairwise

import pytest
from braille_print import to_print
from hypothesis import given
from hypothesis import strategies as st

from azul_access.braille.cells.layout import Cell, Segment, lay_out_pages, split_into_windows
from azul_access.braille.cells.rendering import Renderer

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


def read_windows(text: str, width: int, title: Segment = ()) -> list[str]:
    """Return the windows of German sentences, in print."""
    windows = split_into_windows(Renderer("de").render_words(text), width, title)
    return [to_print(bytes(cell.dots for cell in window), "de") for window in windows]


def test_windows_end_with_sentences_that_fill_half_of_them() -> None:
    """A sentence that is shorter does not end a window."""
    text = "anna re2 r, plus 3. ben re1 b, plus 1. carl re4 o, plus 2."
    sentences = ["anna re2 r, plus 3.", "ben re1 b, plus 1.", "carl re4 o, plus 2."]
    assert read_windows(text, 32) == sentences
    assert read_windows(text, 42) == [" ".join(sentences[:2]), sentences[2]]
    assert read_windows(text, 22) == [
        "anna re2 r, plus 3.",
        "ben re1 b, plus 1.",
        "carl re4 o, plus 2.",
    ]
    assert read_windows("ja. wer ist nun an der reihe?", 20) == ["ja. wer ist nun an", "der reihe?"]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("anna nimmt 2\xa0r, und 3\xa0⠱ dazu", ["2 r,", "3 sch"]),
        ("anna f1 re3 1\xa0von\xa03.", ["1 von 3."]),
        ("in reihe\xa03 ist platz\xa02 frei", ["reihe 3", "platz 2"]),
        ("anna 1\xa03 2\xa0r", ["1 3", "2 r"]),
    ],
)
def test_words_with_no_break_spaces_stay_together(text: str, parts: list[str]) -> None:
    """At every width at which both fit on a window."""
    for width in range(max(len(part) for part in parts) + 2, 81):
        windows = read_windows(text, width)
        assert all(any(part in window for window in windows) for part in parts), width


def test_what_belongs_together_is_cut_at_a_blank_cell_if_it_is_too_wide() -> None:
    """The blank cell is left out."""
    assert read_windows("zusammen\xa0bleiben", 10) == ["zusammen", "bleiben"]


def test_later_windows_begin_with_the_short_title() -> None:
    """A window has none if its first segment would not fit behind it."""
    title = Renderer("de").render_words("w")[0]
    assert read_windows("wand anna bbbb ooooooo", 8, title) == [
        "wand",
        "w anna",
        "w bbbb",
        "ooooooo",
    ]


@pytest.mark.parametrize(
    ("rows", "columns", "expected"),
    [
        (2, 7, [["aaa bbb", "aaa bbb"]]),
        (2, 6, [["aaa   ", "aaa   "], ["bbb   ", "bbb   "]]),
        (4, 3, [["aaa", "aaa", "bbb", "bbb"]]),
        (3, 3, [["aaa", "aaa", "   "], ["bbb", "bbb", "   "]]),
    ],
)
def test_blocks_fill_a_page_to_its_edges(
    rows: int, columns: int, expected: list[list[str]]
) -> None:
    """A block goes beside or below another one if its last cell is the last of the page."""
    blocks = [[(Cell(1, name),) * 3] * 2 for name in "ab"]
    pages = lay_out_pages(blocks, rows, columns)
    shown = [["".join(str(cell.pick or " ") for cell in row) for row in page] for page in pages]
    assert shown == expected


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
