"""Dot Pad's constants, framing and layout, for both halves. Source: docs/displays/dotpad.md.

A packet is AA 55, the length of what follows (two bytes, high first), destination, command (two
bytes), sequence, data and a checksum: A5 and all bytes from the destination on, combined by
exclusive or.

The field of pins has no gaps, so a column of pins is left free between cells of text. A row of
text stands on a line of four pins, which is the usual distance between lines of braille.
"""

from firmware_protocol.events import NOISE_BYTES, Event, Noise

BAUD = 115200
PARITY = "N"
SYNC = b"\xaa\x55"
CHECK = 0xA5
HEAD = 4  # bytes before the destination
FEWEST = 5  # destination, command, sequence, checksum
MOST = FEWEST + 1 + 80
LIMIT = HEAD + MOST  # a whole packet
STALE_SECONDS = 0.5  # a packet in which nothing comes for so long is given up
ANSWER_SECONDS = 1.0  # for anything but a line
SLACK_SECONDS = 1.0  # more than a line should take to be drawn, as BRLTTY has it
ACK_SECONDS = 8.0  # for a row

ASK_FIRMWARE, FIRMWARE = 0x0000, 0x0001
ASK_NAME, NAME = 0x0100, 0x0101
ASK_BOARD, BOARD = 0x0110, 0x0111
SHOW_LINE, LINE_TAKEN, LINE_SHOWN = 0x0200, 0x0201, 0x0202
SCROLL_KEYS = 0x0302
BRAILLE_KEYS = 0x0312
ROUTING_KEYS = 0x0322
FUNCTION_KEYS = 0x0332
ERROR = 0x9902

# Commands to how many bytes of data they have; -1: an offset, and cells.
TO_DEVICE = {ASK_FIRMWARE: 0, ASK_NAME: 0, ASK_BOARD: 0, SHOW_LINE: -1}
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

TAKEN = 0  # 1 not taken, 2 wait, 3 checksum
ERRORS = {1: "length", 2: "unknown command", 3: "checksum", 4: "parameter", 5: "timeout"}
BAD_COMMAND, BAD_CHECKSUM, BAD_PARAMETER = 2, 3, 4

HAS_PINS = 0x80
HAS_TEXT = 0x40
EIGHT_DOTS = 1
MOST_UNITS = 80  # of a line; a unit is a byte, two columns of pins
MOST_ROWS = 64  # of text
CELL_PINS = 3  # columns of pins that a cell takes, with the one left free
UNIT_PINS = 2  # columns of pins in a byte

# Keys by groups: command to bit numbers, counted from the highest bit of the first byte.
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

# A byte on the wire is two columns of four pins: the left one in the low bits, from the top.
_PINS = (0x01, 0x02, 0x04, 0x10, 0x20, 0x40, 0x08, 0x80)  # of the dots 1 to 8


def _orders() -> "tuple[bytes, bytes]":
    """From ISO 11548-1 to pins, and back."""
    there = bytearray(256)
    back = bytearray(256)
    for cell in range(256):
        pins = 0
        for dot, pin in enumerate(_PINS):
            if cell >> dot & 1:
                pins |= pin
        there[cell] = pins
        back[pins] = cell
    return bytes(there), bytes(back)


TO_PINS, FROM_PINS = _orders()


class Board:
    """How a display is made: rows of text on lines of cells, then rows on lines of pins.

    What goes over the wire counts units, two by four pins; a line of cells has one unit a cell.
    """

    def __init__(self, text: "tuple[int, int]", field: "tuple[int, int]") -> None:
        """Rows and units of the lines of cells, and of the field of pins; 0, 0 for none."""
        self.text_rows, self.text_units = text
        self.field_rows, self.field_units = field
        self.rows = self.text_rows + self.field_rows
        widths = [self.text_units] if self.text_rows else []
        if self.field_rows:
            widths.append((self.field_units * UNIT_PINS + 1) // CELL_PINS)
        self.columns = min(widths) if widths else 0

    def line(self, row: int) -> int:
        """The number of the line that a row stands on; without text they begin with 1."""
        return row if self.text_rows else row + 1

    def row(self, line: int) -> int:
        """The row that stands on a line; -1 if there is no such line."""
        row = line if self.text_rows else line - 1
        return row if 0 <= row < self.rows else -1

    def units(self, row: int) -> int:
        """How many units the line of a row has."""
        return self.text_units if row < self.text_rows else self.field_units

    def placed(self, row: int, cells: bytes) -> bytes:
        """Cells as the units of a whole line."""
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

    def read(self, row: int, units: bytes) -> bytes:
        """The cells that stand on a line."""
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
    """Of everything from the destination on."""
    value = CHECK
    for byte in body:
        value ^= byte
    return value


def packet(command: int, data: bytes = b"", destination: int = 0) -> bytes:
    """A packet as it goes over the wire."""
    body = bytes([destination, command >> 8, command & 0xFF, 0]) + bytes(data)
    length = len(body) + 1
    return SYNC + bytes([length >> 8, length & 0xFF]) + body + bytes([checksum(body)])


class Packets:
    """Cuts what comes in into packets; both halves are made from it and override `finished`."""

    def __init__(self, understood: "dict[int, int]") -> None:
        """`understood`: commands that may come, to how much data they have; see TO_DEVICE."""
        self._understood = understood
        self._held = bytearray()
        self._noise = bytearray()
        self._noises = 0
        self._came = False  # since the last look at the clock
        self._since = 0.0

    def finished(self, destination: int, command: int, data: bytes) -> "list[Event]":
        """A whole packet has come, and its checksum is right."""
        return []

    def damaged(self) -> "list[Event]":
        """Something like a packet has come, and its checksum was wrong."""
        return []

    @property
    def held(self) -> int:
        return len(self._held)

    @property
    def waiting(self) -> bool:
        """Whether something has begun and not ended."""
        return len(self._held) > 0

    def forget(self) -> None:
        """Drop what has begun."""
        self._held = bytearray()

    def receive(self, data: bytes) -> "list[Event]":
        events: list[Event] = []
        self._came = True
        for byte in data:
            self._held.append(byte)
            self._look(events)
        self._hush(events)
        return events

    def stale(self, now: float) -> "list[Event]":
        """Give up what has begun if nothing came for STALE_SECONDS."""
        events: list[Event] = []
        if self._came:
            self._came = False
            self._since = now
        elif now - self._since >= STALE_SECONDS:
            while self._held:  # perhaps it was no beginning, and there is a packet within
                self._skip()
                self._look(events)
            self._hush(events)
        return events

    def _look(self, events: "list[Event]") -> None:
        """Hand out what is whole, drop what cannot begin a packet."""
        while self._held:
            length = self._length()
            if length == 0 or length > len(self._held):
                return
            if length < 0:
                self._skip()
                continue
            body = bytes(self._held[HEAD : length - 1])
            if checksum(body) != self._held[length - 1]:
                self._skip()
                events.extend(self.damaged())
                continue
            self._held = self._held[length:]
            self._hush(events)
            events.extend(self.finished(body[0], body[1] << 8 | body[2], body[4:]))

    def _length(self) -> int:
        """How long the packet is that has begun; 0: not known yet; -1: none begins so."""
        held = self._held
        if held[0] != SYNC[0] or (len(held) > 1 and held[1] != SYNC[1]):
            return -1
        if len(held) < HEAD:
            return 0
        length = held[2] << 8 | held[3]
        if not FEWEST <= length <= MOST:
            return -1
        if len(held) < HEAD + 3:
            return 0
        command = held[HEAD + 1] << 8 | held[HEAD + 2]
        data = length - FEWEST
        known = self._understood.get(command)
        # A device answers to a command that it does not know; a length that is wrong is damage.
        if known is not None and data != known and not (known < 0 and data > 1):
            return -1
        return HEAD + length

    def _skip(self) -> None:
        """The first byte was no beginning, but the next one may be."""
        self._noises += 1
        if len(self._noise) < NOISE_BYTES:
            self._noise.append(self._held[0])
        self._held = self._held[1:]

    def _hush(self, events: "list[Event]") -> None:
        """Tell the bytes skipped so far."""
        if self._noises:
            events.append(Noise(bytes(self._noise), "between packets", self._noises))
            self._noise = bytearray()
            self._noises = 0
