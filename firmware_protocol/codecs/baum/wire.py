"""Baum's constants and framing, for both halves. Source: docs/displays/baum.md.

A packet is ESC, a command byte and data; an ESC inside is sent twice. There is neither length nor
checksum: the receiver knows each command's length. ESC and another byte begin a new packet.
"""

from firmware_protocol.events import NOISE_BYTES, Event, Noise
from firmware_protocol.keys import numbered

BAUD = 19200
PARITY = "N"
ESC = 0x1B
LIMIT = 128  # bytes of data in one packet; the longest known has 84
STALE_SECONDS = 0.5  # a packet in which nothing comes for so long is given up
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

# Device to host, where the number means something else, or nothing, in the other direction
CELL_COUNT = 0x01
ROUTING_MAP = 0x22
ROUTING_ONE = 0x27
ERROR = 0x40
CHANNEL = 0x16

ERRORS = {
    0x10: "overrun",
    0x11: "overrun",
    0x12: "timeout",
    0x13: "timeout",
    0x14: "unknown packet type",
    0x15: "checksum",
    0x16: "data",
}

# How much data a host sends with each command; a display's cells are counted by the device.
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

# How much data a device sends with each command, keys apart. Those that are left out are of no
# fixed length or unknown, and are skipped up to the next ESC.
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
IGNORED = (0x16, 0x20, 0x21, 0x23, 0x25, 0x26, 0x50, 0x51, 0x52, 0xBD, 0xBE, 0xBF)

# Groups of keys: command to the names of its bits, first byte first, lowest bit first.
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
    # B9, B10 and B11 are all parts of the space bar.
    0x33: [["space", "space", "space", ""] + _FUNCTIONS, _DOTS],
    0x34: [["up", "left", "down", "right", "select"]],
}

# Model, what its identity begins with or contains, in the order of asking. As BRLTTY tells them.
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

# What a device can be: its identity, with its number of cells; how it tells routing keys; which
# bits of the first byte of group 0x33 are its space bar. The first is the usual one.
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
FEWEST_CELLS = 2  # with one cell, asking for the number and showing a blank would be the same

# An identity is 16 characters long, except for those that begin so.
IDENTITY_BYTES = 16
LONG_IDENTITY_BYTES = 18
LONG_IDENTITIES = (b"Refreshabraille ", b"NLS eReader Zoom")

# Seconds of rest between two frames. An Orbit Reader takes about one second to raise a line, as
# its users report; what is sent meanwhile would wait inside it. UNVERIFIED: no device here
PAUSES = {"Orbit": 0.5}

# Number of cells to how many of them, at the end of the line, are status cells.
STATUS_CELLS = {44: 4, 56: 16, 68: 4, 84: 4}


def identity_length(data: bytes) -> int:
    """How long an identity is that begins with `data`, as far as can be told."""
    if len(data) >= IDENTITY_BYTES and bytes(data[:IDENTITY_BYTES]) in LONG_IDENTITIES:
        return LONG_IDENTITY_BYTES
    return IDENTITY_BYTES


def routing_length(cells: int) -> int:
    """Bytes of the bitmap of routing keys: 3 and 4 are rounded up to 5."""
    needed = (cells + 7) // 8
    return 5 if needed in (3, 4) else needed


def routing_name(number: int, cells: int) -> str:
    """The routing key above cell `number` of all `cells`, from 1; the last are status cells."""
    text = cells - STATUS_CELLS.get(cells, 0)
    if 0 < text < number <= cells:
        return numbered("status", number - text)
    return numbered("routing", number)


def packet(command: int, data: bytes = b"") -> bytes:
    """A packet as it goes over the wire."""
    body = bytes([command]) + bytes(data)
    return bytes([ESC]) + body.replace(bytes([ESC]), bytes([ESC, ESC]))


class Packets:
    """Cuts what comes in into packets; both halves are made from it.

    A half overrides `length`, `finished` and, if it knows better, `cut`.
    """

    def __init__(self) -> None:
        self._command = -1  # none
        self._needed = 0
        self._data = bytearray()
        self._escaped = False
        self._noise = bytearray()
        self._noises = 0
        self._came = False  # since the last look at the clock
        self._since = 0.0

    def length(self, command: int, data: bytearray) -> int:
        """How much data a packet has that begins so; -1: everything up to the next ESC."""
        return -1

    def finished(self, command: int, data: bytes) -> "list[Event]":
        """A whole packet has come."""
        return []

    def cut(self, command: int, data: bytes) -> "list[Event]":
        """A packet of known length ended early: the next began, or nothing more came."""
        return [Noise(packet(command, data), "packet cut short")]

    @property
    def held(self) -> int:
        return len(self._data) + len(self._noise)

    @property
    def waiting(self) -> bool:
        """Whether something has begun and not ended."""
        return self._command >= 0 or self._escaped

    def forget(self) -> None:
        """Drop what has begun."""
        self._command = -1
        self._data = bytearray()
        self._escaped = False

    def receive(self, data: bytes) -> "list[Event]":
        events: list[Event] = []
        self._came = True
        for byte in data:
            if self._escaped:
                self._escaped = False
                if byte != ESC:
                    self._end(events)
                    self._begin(byte)
                elif self._command >= 0:
                    if len(self._data) < LIMIT:
                        self._data.append(byte)
                else:
                    self._skip(byte)
                    self._skip(byte)
            elif byte == ESC:
                self._escaped = True
                continue
            elif self._command >= 0:
                if len(self._data) < LIMIT:
                    self._data.append(byte)
            else:
                self._skip(byte)
                continue
            if self._command >= 0 and len(self._data) == self._needed:
                self._whole(events)
        self._hush(events)
        return events

    def stale(self, now: float) -> "list[Event]":
        """Give up what has begun if nothing came for STALE_SECONDS."""
        events: list[Event] = []
        if self._came:
            self._came = False
            self._since = now
        elif self.waiting and now - self._since >= STALE_SECONDS:
            self._escaped = False
            self._end(events)
        return events

    def _begin(self, command: int) -> None:
        self._command = command
        self._data = bytearray()
        self._needed = self.length(command, self._data)

    def _whole(self, events: "list[Event]") -> None:
        """As much data as the beginning asked for: now the length may be known better."""
        self._needed = self.length(self._command, self._data)
        if len(self._data) == self._needed:
            command = self._command
            self._command = -1
            self._hush(events)
            events.extend(self.finished(command, bytes(self._data)))
            self._data = bytearray()

    def _end(self, events: "list[Event]") -> None:
        """Nothing more comes for the packet that has begun."""
        command = self._command
        if command < 0:
            return
        self._command = -1
        data = bytes(self._data)
        self._data = bytearray()
        self._hush(events)
        if self._needed < 0:
            events.extend(self.finished(command, data))
        else:
            events.extend(self.cut(command, data))

    def _skip(self, byte: int) -> None:
        self._noises += 1
        if len(self._noise) < NOISE_BYTES:
            self._noise.append(byte)

    def _hush(self, events: "list[Event]") -> None:
        """Tell the bytes skipped so far."""
        if self._noises:
            events.append(Noise(bytes(self._noise), "between packets", self._noises))
            self._noise = bytearray()
            self._noises = 0
