"""How the choices of a step fit on a display of one line."""

import pytest

from azul_access.braille.cells.layout import Cell
from azul_access.braille.screen.choices import ChoiceList, Option

HEAD, WORDS, FREE = Cell(1), Cell(2), Cell(4)


@pytest.mark.parametrize(
    ("width", "head", "words", "free"),
    [(8, 3, 2, 2), (7, 3, 2, 0), (6, 3, 2, 0), (5, 1, 2, 0), (4, 1, 2, 0), (3, 0, 2, 0)],
)
def test_free_places_are_left_out_first_and_then_what_is_picked(
    width: int, head: int, words: int, free: int
) -> None:
    """Each part stands as long as its last cell has room; the head is short before it goes."""
    option = Option((), [(*[WORDS] * 2, *[FREE] * 2)], [(WORDS,) * 2], "pick")
    [window] = ChoiceList((HEAD,) * 3, (HEAD,), (option,)).windows(width)
    counts = [window.cells.count(cell) for cell in (HEAD, WORDS, FREE)]
    assert counts == [head, words, free]
