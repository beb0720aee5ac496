"""Status cells: whose turn it is as a seat's letter, and whether messages wait."""

from azul_access.braille.braille_codes import LETTERS

SEATS = "abcd"
WAITING = b"\xff"


def status_cells(seat: int | None, cells: int, *, waiting: bool) -> bytes:
    """`seat` is None when nobody is to act any more."""
    turn = b"\0" if seat is None else LETTERS[SEATS[seat]]
    return (turn + (WAITING if waiting else b"\0"))[:cells].ljust(cells, b"\0")
