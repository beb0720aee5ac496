"""The line that is being typed on a braille keyboard, as an immutable value."""

from dataclasses import replace

from azul_access.braille.cells.back_translation import text_candidates
from azul_access.braille.cells.layout import Cell, Segment
from azul_access.values import frozen

# The cursor on a display of 8 dots (dots 7 and 8), and of 6 (a full cell).
CURSORS = {8: 0xC0, 6: 0x3F}
# No command is longer.
MAX_CELLS = 80


@frozen
class InputLine:
    """`closed_cells` are ISO 11548-1 bytes, 0 is a blank.

    In one-handed mode the dots of a cell are typed one after the other; `open_cell` collects them
    until the space bar closes the cell.
    """

    closed_cells: tuple[int, ...] = ()
    open_cell: int = 0
    one_handed: bool = False

    @property
    def cells(self) -> tuple[int, ...]:
        """All cells, with the open one."""
        return (*self.closed_cells, self.open_cell) if self.open_cell else self.closed_cells

    def render(self, columns: int, dots: int) -> Segment:
        """Return the end of the line with the cursor behind it, at most `columns` cells."""
        return tuple(Cell(cell) for cell in (*self.cells, CURSORS[dots]))[-columns:]

    def add_chord(self, cell: int) -> "InputLine":
        """Add the dots of a chord; 0 is the space bar alone."""
        if len(self.closed_cells) >= MAX_CELLS:
            return self
        if not self.one_handed:
            return replace(self, closed_cells=(*self.closed_cells, cell))
        if cell:
            return replace(self, open_cell=self.open_cell | cell)
        # Close the open cell; if there is none, add a blank.
        return replace(self, closed_cells=(*self.closed_cells, self.open_cell), open_cell=0)

    def erase(self) -> "InputLine":
        """Remove the last cell."""
        if self.open_cell:
            return replace(self, open_cell=0)
        return replace(self, closed_cells=self.closed_cells[:-1])

    def clear(self) -> "InputLine":
        return replace(self, closed_cells=(), open_cell=0)

    def toggle_one_handed(self) -> "InputLine":
        return replace(self, one_handed=not self.one_handed, open_cell=0)

    def text_candidates(
        self, language: str, dots: int, *, number_expected: bool, letters_expected: bool
    ) -> tuple[str, ...]:
        """Return what the line may say, the most likely first; `dots` is 6 or 8."""
        return text_candidates(
            bytes(self.cells),
            language,
            dots=dots,
            number_expected=number_expected,
            letters_expected=letters_expected,
        )
