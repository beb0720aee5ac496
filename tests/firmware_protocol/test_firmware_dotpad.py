"""The order of dots and the layout of text on a Dot Pad, beyond what the golden frames state."""

import pytest

from firmware_protocol.codecs.dotpad import wire


def test_all_dots_have_their_pin() -> None:
    """Cells and pins are converted in both directions."""
    assert [wire.TO_PINS[1 << dot] for dot in range(8)] == [1, 2, 4, 0x10, 0x20, 0x40, 8, 0x80]
    assert all(wire.FROM_PINS[wire.TO_PINS[cell]] == cell for cell in range(256))


@pytest.mark.parametrize("columns", range(1, 41))
def test_text_is_decoded_as_it_was_encoded(columns: int) -> None:
    """On lines of cells and on the field of pins, at any width."""
    board = wire.Board((1, columns), (3, columns * 3 // 2))
    cells = bytes((7 * place + 1) % 256 for place in range(columns))
    assert board.columns == columns
    for row in range(board.rows):
        assert board.decode(row, board.encode(row, cells)) == cells
