"""Dot Pad's constants, framing and layout, for both halves. Source: docs/displays/dotpad.md.

A packet is AA 55, the length of the rest (two bytes, high byte first), destination, command (two
bytes, high byte first), sequence, data and a checksum: the exclusive or of A5 and all bytes from
the destination to the last byte of data.

The field of pins has no gaps, so a column of pins is left free between cells of text. A row of
text is shown on a line of four pins, which is the usual distance between lines of braille.
"""

from firmware_protocol.codecs.framing import NO_PACKET, UNKNOWN, PacketReader
from firmware_protocol.events import Event

BAUD = 115200
PARITY = "N"
SYNC = b"\xaa\x55"
CHECK = 0xA5
HEAD = 4  # bytes before the destination
FEWEST = 5  # destination, command, sequence, checksum
MOST = FEWEST + 1 + 80  # with an offset and 80 cells
LIMIT = HEAD + MOST  # bytes of the longest packet
ANSWER_SECONDS = 1.0  # for any answer but that to a line
SLACK_SECONDS = 1.0  # added to the display's own time for a line, as in BRLTTY
ACK_SECONDS = 8.0  # for the answer to a row

ASK_FIRMWARE, FIRMWARE = 0x0000, 0x0001
ASK_NAME, NAME = 0x0100, 0x0101
ASK_BOARD, BOARD = 0x0110, 0x0111
SHOW_LINE, LINE_TAKEN, LINE_SHOWN = 0x0200, 0x0201, 0x0202
SCROLL_KEYS = 0x0302
BRAILLE_KEYS = 0x0312
ROUTING_KEYS = 0x0322
FUNCTION_KEYS = 0x0332
ERROR = 0x9902

# Command to the length of its data.
CELLS = -1  # an offset and at least one cell
TO_DEVICE = {ASK_FIRMWARE: 0, ASK_NAME: 0, ASK_BOARD: 0, SHOW_LINE: CELLS}
TO_HOST = {
    FIRMWARE: 8,
    NAME: 10,
    BOARD: 12,
    LINE_TAKEN: 1,
    LINE_SHOWN: 1,
    SCROLL_KEYS: 4,
    BRAILLE_KEYS: 4,
    ROUTING_KEYS: 8,
    FUNCTION_KEYS: 4,
    ERROR: 1,
}

TAKEN = 0  # result of LINE_TAKEN; 1: not taken, 2: wait, 3: wrong checksum
ERRORS = {1: "length", 2: "unknown command", 3: "checksum", 4: "parameter", 5: "timeout"}
BAD_COMMAND, BAD_CHECKSUM, BAD_PARAMETER = 2, 3, 4

HAS_PINS = 0x80
HAS_TEXT = 0x40
EIGHT_DOTS = 1
MOST_UNITS = 80  # in a line; a unit is a byte: two columns of four pins
MOST_ROWS = 64  # of text
CELL_PINS = 3  # columns of pins for a cell of text, the free one included
UNIT_PINS = 2  # columns of pins in a byte

# Groups of keys: command to bit number, counted from the highest bit of the first byte, to name.
KEY_GROUPS = {
    SCROLL_KEYS: {28: "next", 29: "previous", 30: "next", 31: "previous"},
    BRAILLE_KEYS: {
        0: "dot 7",
        1: "dot 3",
        2: "dot 2",
        3: "dot 1",
        4: "dot 4",
        5: "dot 5",
        6: "dot 6",
        7: "dot 8",
        8: "space",
        9: "left shift",
        10: "left control",
        11: "right shift",
        12: "right control",
        13: "pan back",
        14: "pan on",
        16: "select",
        17: "up",
        18: "right",
        19: "down",
        20: "left",
    },
    ROUTING_KEYS: {bit: "routing " + str(bit + 1) for bit in range(64)},
    FUNCTION_KEYS: {bit: "function " + str(bit + 1) for bit in range(4)},
}

# The pins of dots 1 to 8. The low four bits of a byte are the left column, from the top.
_PINS = (0x01, 0x02, 0x04, 0x10, 0x20, 0x40, 0x08, 0x80)


def _pin_tables() -> "tuple[bytes, bytes]":
    """Tables from cells in the order of ISO 11548-1 to pins, and from pins to cells."""
    to_pins = bytearray(256)
    from_pins = bytearray(256)
    for cell in range(256):
        pins = 0
        for dot, pin in enumerate(_PINS):
            if cell >> dot & 1:
                pins |= pin
        to_pins[cell] = pins
        from_pins[pins] = cell
    return bytes(to_pins), bytes(from_pins)


TO_PINS, FROM_PINS = _pin_tables()


NONE = (0, 0)  # rows and units of a part that a display has not


class Board:
    """The layout of a display: rows of text on lines of cells, then rows on lines of pins.

    A line on the wire is a sequence of units of two by four pins; a cell of a line of cells is one
    unit.
    """

    def __init__(self, text: "tuple[int, int]", field: "tuple[int, int]") -> None:
        """Rows and units of the lines of cells, and of the field of pins; NONE if it has none."""
        self.text_rows, self.text_units = text
        self.field_rows, self.field_units = field
        self.rows = self.text_rows + self.field_rows
        widths = [self.text_units] if self.text_rows else []
        if self.field_rows:
            widths.append((self.field_units * UNIT_PINS + 1) // CELL_PINS)
        self.columns = min(widths) if widths else 0

    def line(self, row: int) -> int:
        """The number of the line that shows a row; without lines of cells they begin with 1."""
        return row if self.text_rows else row + 1

    def units(self, row: int) -> int:
        """The number of units in the line of a row."""
        return self.text_units if row < self.text_rows else self.field_units

    def encode(self, row: int, cells: bytes) -> bytes:
        """The units of a whole line that shows these cells."""
        units = bytearray(self.units(row))
        for index, cell in enumerate(cells[: self.columns]):
            pins = TO_PINS[cell]
            if row < self.text_rows:
                units[index] = pins
                continue
            for side in (0, 1):
                at = index * CELL_PINS + side
                units[at // UNIT_PINS] |= (pins >> 4 * side & 0x0F) << 4 * (at % UNIT_PINS)
        return bytes(units)

    def decode(self, row: int, units: bytes) -> bytes:
        """The cells that a whole line shows."""
        cells = bytearray(self.columns)
        for index in range(self.columns):
            pins = 0
            if row < self.text_rows:
                pins = units[index]
            else:
                for side in (0, 1):
                    at = index * CELL_PINS + side
                    pins |= (units[at // UNIT_PINS] >> 4 * (at % UNIT_PINS) & 0x0F) << 4 * side
            cells[index] = FROM_PINS[pins]
        return bytes(cells)


def checksum(body: bytes) -> int:
    """The checksum of `body`, the bytes from the destination to the last byte of data."""
    value = CHECK
    for byte in body:
        value ^= byte
    return value


def packet(command: int, data: bytes = b"", destination: int = 0) -> bytes:
    """The bytes of a packet."""
    body = bytes([destination, command >> 8, command & 0xFF, 0]) + bytes(data)
    length = len(body) + 1
    return SYNC + bytes([length >> 8, length & 0xFF]) + body + bytes([checksum(body)])


class Reader(PacketReader):
    """Cuts a stream into packets; both halves extend it and define `handle`."""

    def __init__(self, lengths: "dict[int, int]") -> None:
        """`lengths`: the commands that may arrive, to the length of their data; see TO_DEVICE."""
        super().__init__()
        self._lengths = lengths

    def handle(self, destination: int, command: int, data: bytes) -> "list[Event]":
        """The events of a packet with this command."""
        return []

    def handle_packet(self, packet: bytes) -> "list[Event]":
        body = packet[HEAD:-1]
        return self.handle(body[0], body[1] << 8 | body[2], body[4:])

    def is_intact(self, packet: bytes) -> bool:
        return checksum(packet[HEAD:-1]) == packet[-1]

    def packet_length(self, buffer: bytearray) -> int:
        if buffer[0] != SYNC[0] or (len(buffer) > 1 and buffer[1] != SYNC[1]):
            return NO_PACKET
        if len(buffer) < HEAD:
            return UNKNOWN
        length = buffer[2] << 8 | buffer[3]
        if not FEWEST <= length <= MOST:
            return NO_PACKET
        if len(buffer) < HEAD + 3:
            return UNKNOWN
        command = buffer[HEAD + 1] << 8 | buffer[HEAD + 2]
        data = length - FEWEST
        expected = self._lengths.get(command, data)  # a device answers unknown commands
        if expected == CELLS:
            return HEAD + length if data > 1 else NO_PACKET
        return HEAD + length if data == expected else NO_PACKET
