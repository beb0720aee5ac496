"""How large a display is."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DisplaySize:
    """Cells for text in `rows` × `columns`, `status` cells beside row 0, `dots` 6 or 8."""

    rows: int
    columns: int
    status: int = 0
    dots: int = 8
