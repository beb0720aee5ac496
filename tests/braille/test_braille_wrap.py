"""Windows: panning shows every word once, whole where it fits."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul_access.braille.text import Word
from azul_access.braille.wrap import rows, windows

WORDS = st.lists(
    st.binary(min_size=1, max_size=30).map(lambda cells: Word("", cells.replace(b"\0", b"\1")))
)
WIDTHS = st.integers(1, 80)


@given(words=WORDS, width=WIDTHS)
def test_panning_shows_each_word_once(words: list[Word], width: int) -> None:
    """In order, nothing twice, nothing missing, and a word that fits is in one window."""
    made = windows(words, width)
    assert all(0 < len(window) <= width for window in made)
    shown = [part for window in made for part in window.split(b"\0")]
    for word in words:
        cells = word.cells
        if len(cells) <= width:
            assert shown.pop(0) == cells
        while len(cells) > width:
            assert shown.pop(0) == cells[:width]
            cells = cells[width:]
            if len(cells) <= width:
                assert shown.pop(0) == cells
    assert shown == []


@given(words=WORDS, width=WIDTHS)
def test_windows_are_full(words: list[Word], width: int) -> None:
    """A window ends only where the next word, or its first part, does not fit."""
    made = windows(words, width)
    for window, after in pairwise(made):
        assert len(window) + 1 + len(after.split(b"\0")[0]) > width


@given(words=WORDS, width=WIDTHS, height=st.integers(1, 12))
def test_pages_are_the_windows(words: list[Word], width: int, height: int) -> None:
    """A display of several rows shows the same windows, some at once."""
    pages = rows(words, width, height)
    assert all(0 < len(page) <= height for page in pages)
    assert tuple(row for page in pages for row in page) == windows(words, width)


def test_edges() -> None:
    """No words, no windows; empty cells are no word; there is no display without cells."""
    assert windows([], 40) == ()
    assert windows([Word("", b"")], 40) == ()
    assert windows([Word("", b"\1\2"), Word("", b"\3")], 4) == (b"\1\2\0\3",)
    assert windows([Word("", b"\1\2\3\4\5"), Word("", b"\6")], 4) == (b"\1\2\3\4", b"\5\0\6")
    with pytest.raises(ValueError, match="0"):
        windows([], 0)
    with pytest.raises(ValueError, match="0"):
        rows([], 1, 0)
