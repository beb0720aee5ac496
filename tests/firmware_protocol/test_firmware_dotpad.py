"""Dot Pad: what BRLTTY and displays say, and how text stands on pins."""

import pytest
from firmware_talk import acquainted

from firmware_protocol.codecs.dotpad import wire
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import (
    Ack,
    DeviceError,
    DeviceInfo,
    Identified,
    KeyDown,
    KeyUp,
    Noise,
    Refused,
    Send,
    Shown,
)

DOTPAD = CODECS["dotpad"]
# Of a Dot Pad 320: a line of 20 cells, and 10 lines of 30 units of pins.
BOARD = bytes.fromhex("fe01190401140002") + bytes.fromhex("0a1e0005")


def hexed(text: str) -> bytes:
    return bytes.fromhex(text)


def test_brltty_asks_a_device() -> None:
    """Captured from BRLTTY 6.7: what the board is, and firmware and name."""
    device = DOTPAD.device(20, 11)
    assert device.receive(hexed("aa55000500011000b4")) == [Send(wire.packet(wire.BOARD, BOARD))]
    firmware, name = device.receive(hexed("aa55000500000000a5aa55000500010000a4"))
    assert firmware == Send(wire.packet(wire.FIRMWARE, b"1.0.0   "))
    assert name == Send(wire.packet(wire.NAME, b"DotPad    "))


def test_our_question_is_brlttys() -> None:
    """The same capture from the other side; rows and columns are those of text."""
    host = DOTPAD.host()
    assert host.hello() == hexed("aa55000500011000b4")
    heard = host.receive(wire.packet(wire.BOARD, BOARD))
    assert heard == [Send(hexed("aa55000500010000a4"))]
    heard = host.receive(wire.packet(wire.NAME, b"DotPad320 "))
    assert heard == [DeviceInfo("name", "DotPad320"), Identified("Dot Pad", 11, 20)]


def test_brltty_shows_a_line() -> None:
    """Measured with BRLTTY 6.7: dot 7 becomes 08, dots 1 2 3 5 become 27; two answers."""
    cells = bytes([0x40, 0x17]) + bytes(18)
    line = wire.packet(wire.SHOW_LINE, b"\0" + hexed("0827") + bytes(18), 0)
    assert line[:9] == hexed("aa55001a0002000000")
    assert acquainted(DOTPAD).host.show({0: cells}) == line
    shown, answer = DOTPAD.device(20, 11).receive(line)
    assert shown == Shown(0, cells)
    taken = wire.packet(wire.LINE_TAKEN, b"\0")
    assert answer == Send(taken + wire.packet(wire.LINE_SHOWN, b"\0"))


def test_all_dots_have_their_pin() -> None:
    """Eight different pins, and back."""
    assert [wire.TO_PINS[1 << dot] for dot in range(8)] == [1, 2, 4, 0x10, 0x20, 0x40, 8, 0x80]
    assert all(wire.FROM_PINS[wire.TO_PINS[cell]] == cell for cell in range(256))


def test_cells_on_the_field_have_a_column_between_them() -> None:
    """Three full cells, two columns each: units full, left half, right half, full, empty."""
    board = wire.Board((1, 20), (10, 30))
    assert (board.rows, board.columns) == (11, 20)
    placed = board.encode(1, bytes([0xFF, 0xFF, 0xFF]))
    assert placed[:6] == hexed("fff00fff0000")
    assert len(placed) == 30
    assert board.line(1) == 1


@pytest.mark.parametrize("columns", range(1, 41))
def test_text_is_read_where_it_was_placed(columns: int) -> None:
    """On lines of cells and on the field, at any width."""
    board = wire.Board((1, columns), (3, columns * 3 // 2))
    cells = bytes((7 * place + 1) % 256 for place in range(columns))
    assert board.columns == columns
    for row in range(board.rows):
        assert board.decode(row, board.encode(row, cells)) == cells


@pytest.mark.parametrize(
    ("made", "rows", "columns", "dots"),
    [
        ("40011904" + "01140002" + "00000000", 1, 20, 8),
        ("40001904" + "02280002" + "0a1e0005", 2, 40, 6),
        ("80011904" + "00000000" + "0a1e0005", 10, 20, 8),
        ("c0011904" + "010a0002" + "0a1e0005", 11, 10, 8),
    ],
)
def test_other_boards(made: str, rows: int, columns: int, dots: int) -> None:
    """Text only, cells of six dots, pins only, a line of text that is shorter than the field."""
    host = DOTPAD.host()
    host.hello()
    host.receive(wire.packet(wire.BOARD, hexed(made)))
    heard = host.receive(wire.packet(wire.NAME, b"          "))
    assert heard == [Identified("Dot Pad", rows, columns, dots=dots)]


def test_without_text_lines_begin_with_1() -> None:
    """As BRLTTY numbers them."""
    host = DOTPAD.host()
    host.hello()
    host.receive(wire.packet(wire.BOARD, hexed("800119040000000005140005")))
    host.receive(wire.packet(wire.NAME, b"          "))
    assert host.show({0: b"\x01"})[4] == 1


def test_a_board_that_cannot_be() -> None:
    """No rows, or no columns: the display is asked again."""
    for made in (
        bytes(12),
        hexed("c00119040100000200000000"),
        hexed("40011904ff140002" + "00" * 4),
    ):
        host = DOTPAD.host()
        host.hello()
        packet = wire.packet(wire.BOARD, made)
        assert host.receive(packet) == [Noise(packet, "impossible size")]


def test_one_that_does_not_tell_its_name() -> None:
    """It is known all the same, after a second."""
    host = DOTPAD.host()
    host.hello()
    host.receive(wire.packet(wire.BOARD, BOARD))
    assert not host.ready
    host.tick(5.0)
    assert host.tick(6.0) == [Identified("Dot Pad", 11, 20)]


@pytest.mark.parametrize("code", [1, 2, 3])
def test_a_line_that_is_not_taken(code: int) -> None:
    """It was refused; without a line that is awaited, nothing was."""
    host = acquainted(DOTPAD).host
    answer = wire.packet(wire.LINE_TAKEN, bytes([code]))
    assert host.receive(answer) == []
    host.show({0: b"\x01"})
    assert host.receive(answer) == [Refused()]


def test_a_line_that_is_taken_and_never_said_to_be_shown() -> None:
    """It counts as shown when it must be: what the display takes for a line, and a second."""
    host = acquainted(DOTPAD).host
    host.show({3: b"\x01"})
    assert host.receive(wire.packet(wire.LINE_TAKEN, b"\0")) == []
    host.tick(100.0)
    assert host.deadline == 101.5
    assert host.tick(101.4) == []
    assert host.tick(101.5) == [Ack()]
    assert host.deadline is None


def test_errors() -> None:
    """The display says what is wrong; a line that is awaited was not taken."""
    host = acquainted(DOTPAD).host
    error = wire.packet(wire.ERROR, bytes([3]))
    assert host.receive(error) == [DeviceError(3, "checksum")]
    host.show({0: b"\x01"})
    assert host.receive(error) == [DeviceError(3, "checksum"), Refused()]


def test_a_device_says_what_is_wrong() -> None:
    """A checksum, a command nobody knows, a line that is not there, too many cells."""
    device = DOTPAD.device(20, 2)
    good = wire.packet(wire.SHOW_LINE, b"\0" + bytes(20), 0)
    assert Send(wire.packet(wire.ERROR, b"\3")) in device.receive(good[:-1] + b"\0")
    assert device.receive(wire.packet(0x7777))[-1] == Send(wire.packet(wire.ERROR, b"\2"))
    for line, cells in ((2, 20), (0, 21)):
        heard = device.receive(wire.packet(wire.SHOW_LINE, b"\0" + bytes(cells), line))
        assert heard[-1] == Send(wire.packet(wire.ERROR, b"\4"))
    assert Shown(0, bytes(20)) in device.receive(good)


def test_part_of_a_line() -> None:
    """A host may begin anywhere in the line."""
    device = DOTPAD.device(20, 1)
    device.receive(wire.packet(wire.SHOW_LINE, b"\x00" + b"\x01" * 20, 0))
    heard = device.receive(wire.packet(wire.SHOW_LINE, b"\x05\x02\x02", 0))
    assert heard[0] == Shown(0, b"\x01" * 5 + b"\x02\x02" + b"\x01" * 13)


def test_two_keys_of_one_name() -> None:
    """Left and right scroll keys: one key, which is down as long as either is."""
    host = acquainted(DOTPAD).host
    left, both, right, none = (
        wire.packet(wire.SCROLL_KEYS, hexed(state))
        for state in ("00000004", "00000005", "00000001", "00000000")
    )
    assert host.receive(left) == [KeyDown("previous")]
    assert host.receive(both + right) == []
    assert host.receive(none) == [KeyUp("previous")]
