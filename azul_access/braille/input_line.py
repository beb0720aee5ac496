"""What is being typed in braille: chords until they are sent. A value; no device, no language."""

from dataclasses import dataclass, replace

from azul_access.braille.back_translation import text_candidates
from azul_access.braille.windows import Cell, Segment

# By the display's dots: dots 7 and 8, or a full cell.
CURSORS = {8: 0xC0, 6: 0x3F}
# Longer input is no command.
LONGEST = 80


@dataclass(frozen=True, slots=True)
class InputLine:
    """`cells` are ISO bytes, 0 a blank. With one hand dots come one after the other: `open` are
    the dots of a cell that the space bar will close.
    """

    cells: tuple[int, ...] = ()
    open: int = 0
    one_handed: bool = False

    @property
    def shown(self) -> tuple[int, ...]:
        """What stands on the display, the cell that is not closed yet included."""
        return (*self.cells, self.open) if self.open else self.cells

    def line(self, columns: int, dots: int) -> Segment:
        """The end of what is typed, with the cursor behind it: what a reader must see."""
        cells = (*self.shown, CURSORS[dots])
        return tuple(Cell(cell) for cell in cells)[-columns:]

    def typed(self, dots: int) -> "InputLine":
        """One chord more; 0 is the space bar alone."""
        if len(self.cells) >= LONGEST:
            return self
        if not self.one_handed:
            return replace(self, cells=(*self.cells, dots))
        if dots:
            return replace(self, open=self.open | dots)
        # The space bar closes a cell; with none open it is a blank.
        return replace(self, cells=(*self.cells, self.open), open=0)

    def erased(self) -> "InputLine":
        if self.open:
            return replace(self, open=0)
        return replace(self, cells=self.cells[:-1])

    def cleared(self) -> "InputLine":
        return replace(self, cells=(), open=0)

    def other_hand(self) -> "InputLine":
        return replace(self, one_handed=not self.one_handed, open=0)

    def text_candidates(self, language: str, dots: int, *, numbers_first: bool) -> tuple[str, ...]:
        """What it may mean as text, the most likely first; `dots` is 6 or 8."""
        return text_candidates(bytes(self.shown), language, dots=dots, numbers_first=numbers_first)
