"""Baum's constants and framing, for both halves. Source: docs/displays/baum.md.

A packet is ESC, a command byte and data; an ESC inside is sent twice. There is neither a length nor
a checksum: the receiver knows the length of each command's data. ESC and any other byte begin a new
packet.
"""

from firmware_protocol.codecs.framing import Reader
from firmware_protocol.events import Event, Noise
from firmware_protocol.keys import numbered

BAUD = 19200
PARITY = "N"
ESC = 0x1B
LIMIT = 128  # bytes of data kept of one packet; the longest known has 84
MOST_CELLS = 84

# Host to device
DISPLAY = 0x01
VERSION = 0x05
REPEAT_KEYS = 0x08
GET_MODE = 0x11
SET_MODE = 0x12
PROTOCOL = 0x15
POWER_DOWN = 0x17
MODULES = 0x50
IDENTITY = 0x84
SERIAL_NUMBER = 0x8A
BLUETOOTH_NAME = 0x8C

# Device to host, where the number has another meaning, or none, in the other direction
CELL_COUNT = 0x01
ROUTING_MAP = 0x22
ROUTING_ONE = 0x27
ERROR = 0x40
CHANNEL = 0x16

UNKNOWN_PACKET = 0x14
ERRORS = {
    0x10: "overrun",
    0x11: "overrun",
    0x12: "timeout",
    0x13: "timeout",
    UNKNOWN_PACKET: "unknown packet type",
    0x15: "checksum",
    0x16: "data",
}

OPEN = -1  # length of data that ends with the next ESC

# Command to the length of its data from the host; the device knows how many cells DISPLAY has.
TO_DEVICE = {
    VERSION: 0,
    REPEAT_KEYS: 0,
    GET_MODE: 1,
    SET_MODE: 2,
    PROTOCOL: 1,
    POWER_DOWN: 0,
    IDENTITY: 0,
    SERIAL_NUMBER: 0,
    BLUETOOTH_NAME: 0,
    0x02: 1,
}

# Command to the length of its data from the device, apart from keys. The data of other commands is
# OPEN.
TO_HOST = {
    CELL_COUNT: 1,
    VERSION: 1,
    GET_MODE: 2,
    CHANNEL: 1,
    POWER_DOWN: 1,
    ROUTING_ONE: 1,
    ERROR: 1,
    SERIAL_NUMBER: 8,
    BLUETOOTH_NAME: 14,
}
IGNORED = (0x20, 0x21, 0x23, 0x25, 0x26, 0x50, 0x51, 0x52, 0xBD, 0xBE, 0xBF)

# Groups of keys: command to the names of its bits, the first byte first, the lowest bit first.
_DOTS = ["dot " + str(number) for number in range(1, 9)]
_LEFT = ["display 1", "pan back", "display 3"]
_RIGHT = ["display 4", "pan on", "display 6"]
_FUNCTIONS = ["function " + str(number) for number in range(1, 5)]
KEY_GROUPS = {
    0x24: [_LEFT + _RIGHT + ["display 7", "display 8"]],
    0x28: [["front " + str(number) for number in range(1, 7)]],
    0x29: [["back " + str(number) for number in range(1, 7)]],
    0x2B: [["command " + str(number) for number in range(1, 8)]],
    # High byte first.
    0x2C: [["front 9", "front 10"], ["front " + str(number) for number in range(1, 9)]],
    0x2D: [["back 9", "back 10"], ["back " + str(number) for number in range(1, 9)]],
    # B9, B10 and B11 are parts of the space bar.
    0x33: [["space", "space", "space", ""] + _FUNCTIONS, _DOTS],
    0x34: [["up", "left", "down", "right", "select"]],
}

# Model and a text that its identity contains. The first match counts, as in BRLTTY.
MODELS = (
    ("Refreshabraille", "Refreshabraille"),
    ("Orbit", "Orbit"),
    ("NLS eReader Zoomax", "NLS eReader Zoomax"),
    ("Conny", "Conny (NBP B2G)"),
    ("BrailleConnect", "BrailleConnect"),
    ("Brailliant", "Brailliant"),
    ("Conny", "Conny"),
    ("PocketVario", "PocketVario"),
    ("Pronto!", "Pronto"),
    ("SuperVario", "SuperVario"),
    ("SVario", "SVario"),
    ("Vario 40", "Vario 40"),
    ("VarioConnect", "VarioConnect"),
    ("VarioUltra", "VarioUltra"),
)
OTHER_MODEL = "Baum"

# What the emulated device can be: its identity, with the number of cells; the command for its
# routing keys; the bits of the first byte of group 0x33 that are its space bar. The first is the
# default.
VARIANTS = {
    "VarioConnect": ("VarioConnect {}", ROUTING_MAP, 0x01),
    "Orbit": ("Orbit Reader {}", ROUTING_MAP, 0x01),
    "Refreshabraille": ("Refreshabraille {}", ROUTING_MAP, 0x01),
    "NLS eReader Zoomax": ("NLS eReader Zoomax", ROUTING_MAP, 0x07),
    "Conny": ("Conny (NBP B2G)", ROUTING_MAP, 0x01),
    "SuperVario": ("SuperVario {}", ROUTING_MAP, 0x01),
    "PocketVario": ("PocketVario {}", ROUTING_MAP, 0x01),
    "Brailliant": ("Brailliant {}", ROUTING_MAP, 0x01),
    "VarioUltra": ("VarioUltra {}", ROUTING_MAP, 0x01),
    "QEMU": ("Baum Vario{}", ROUTING_ONE, 0x01),
}
FEWEST_CELLS = 2  # with one cell, a question for the number of cells would show a blank cell

# An identity has 16 characters, or 18 if it begins with one of LONG_IDENTITIES.
IDENTITY_BYTES = 16
LONG_IDENTITY_BYTES = 18
LONG_IDENTITIES = (b"Refreshabraille ", b"NLS eReader Zoom")

# Seconds of rest between two frames. Users report that an Orbit Reader needs about one second for a
# line; it would queue frames that arrive earlier. UNVERIFIED: no device was at hand.
PAUSES = {"Orbit": 0.5}

# Number of cells to the number of status cells among them, which are the last.
STATUS_CELLS = {44: 4, 56: 16, 68: 4, 84: 4}


def identity_length(data: bytes) -> int:
    """The length of an identity that begins with `data`, in bytes."""
    if len(data) >= IDENTITY_BYTES and bytes(data[:IDENTITY_BYTES]) in LONG_IDENTITIES:
        return LONG_IDENTITY_BYTES
    return IDENTITY_BYTES


def routing_length(cells: int) -> int:
    """The length of the bitmap of routing keys in bytes; 3 and 4 are rounded up to 5."""
    needed = (cells + 7) // 8
    return 5 if needed in (3, 4) else needed


def routing_name(number: int, cells: int) -> str:
    """The name of the key above cell `number`, from 1, of a display with `cells` cells."""
    text = cells - STATUS_CELLS.get(cells, 0)
    if text < number <= cells:
        return numbered("status", number - text)
    return numbered("routing", number)


def packet(command: int, data: bytes = b"") -> bytes:
    """The bytes of a packet."""
    body = bytes([command]) + bytes(data)
    return bytes([ESC]) + body.replace(bytes([ESC]), bytes([ESC, ESC]))


class EscapeReader(Reader):
    """Cuts a stream into packets; both halves extend it.

    A subclass defines `data_length`, `handle` and, if it knows more, `handle_short`.
    """

    def __init__(self) -> None:
        super().__init__()
        self._command: int | None = None  # of the packet that has begun
        self._expected = OPEN  # length of its data
        self._data = bytearray()
        self._escaped = False

    def data_length(self, command: int, data: bytearray) -> int:
        """The length of a packet's data that begins with `data`; OPEN: up to the next ESC."""
        return OPEN

    def handle(self, command: int, data: bytes) -> "list[Event]":
        """The events of a complete packet."""
        return []

    def handle_short(self, command: int, data: bytes) -> "list[Event]":
        """The events of a packet that ended before its data was complete."""
        return [Noise(packet(command, data), "packet cut short")]

    @property
    def held(self) -> int:
        return len(self._data)

    @property
    def unfinished(self) -> bool:
        return self._command is not None or self._escaped

    def drop(self) -> None:
        self._command = None
        self._data = bytearray()
        self._escaped = False

    def give_up(self, events: "list[Event]") -> None:
        self._escaped = False
        self._end_packet(events)

    def read_byte(self, byte: int, events: "list[Event]") -> None:
        if byte == ESC and not self._escaped:
            self._escaped = True
            return
        escaped, self._escaped = self._escaped, False
        if escaped and byte != ESC:
            self._end_packet(events)
            self._command = byte
            self._expected = self.data_length(byte, self._data)
        elif self._command is None:
            self.skip(byte)
            if escaped:
                self.skip(byte)
        elif len(self._data) < LIMIT:
            self._data.append(byte)
        if self._command is not None and len(self._data) == self._expected:
            self._complete(self._command, events)

    def _complete(self, command: int, events: "list[Event]") -> None:
        """Handle a packet whose data has the expected length, unless that length has grown."""
        self._expected = self.data_length(command, self._data)
        if len(self._data) == self._expected:
            data = bytes(self._data)
            self.drop()
            self.report_noise(events)
            events.extend(self.handle(command, data))

    def _end_packet(self, events: "list[Event]") -> None:
        """No more data arrives for the packet that has begun, if there is one."""
        command = self._command
        if command is None:
            return
        data = bytes(self._data)
        self.drop()
        self.report_noise(events)
        complete = self._expected == OPEN
        events.extend(self.handle(command, data) if complete else self.handle_short(command, data))
