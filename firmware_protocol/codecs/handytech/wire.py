"""Handy Tech's constants and framing, for both halves. Source: docs/displays/handytech.md.

There are bare bytes (a key, an acknowledgement, FE and a model) and extended packets: 79, model,
length, type, data, 16, where the length counts type and data. Only that last byte can tell a
damaged packet.
"""

from firmware_protocol.events import NOISE_BYTES, Event, Noise

BAUD = 19200
PARITY = "O"
LIMIT = 3 + 255 + 1  # a whole extended packet
STALE_SECONDS = 0.5  # a packet in which nothing comes for so long is given up
SIZE_SECONDS = 0.5  # how long a display that can change its size may take to tell it
ACK_SECONDS = 1.0  # BRLTTY's patience

CELLS = 0x01  # bare: then status and text cells, without an end; also a type of extended packet
EXTENDED = 0x79
NAK = 0x7D
ACK = 0x7E
IDENTITY = 0xFE  # then the model
RESET = 0xFF
END = 0x16
RELEASED = 0x80  # bit of a key

# Types of extended packets
KEY = 0x04
CONFIRMATION = 0x07
PROPERTIES = 0xC1  # answered by major, minor, cells ...
# What displays may say besides, and what is of no use here: scan codes, ping, serial number,
# clock, touch, reading position, firmness, firmware.
IGNORED = (0x09, 0x19, 0x41, 0x45, 0x47, 0x50, 0x51, 0x52, 0x53, 0x54, 0x55, 0x60, 0x61, 0xC2)
# Confirmations of the Active Braille may have a byte more. UNVERIFIED: no device here
LONG_CONFIRMATION = (0x54, 0x15)  # model, first byte

ROUTING = 0x20  # the first routing key, from the left; keys beyond 77 have no number
LAST_ROUTING = 0x77
STATUS = 0x70  # the first status key

_DOTS = {
    0x03: "dot 7",  # B1 to B8, from the left
    0x07: "dot 3",
    0x0B: "dot 2",
    0x0F: "dot 1",
    0x13: "dot 4",
    0x17: "dot 5",
    0x1B: "dot 6",
    0x1F: "dot 8",
}
# 1 to 10 are the digits 1 to 9 and 0; 11 to 16 are B9 to B14.
_KEYPAD = {
    0x15: "keypad 1",
    0x19: "keypad 2",
    0x1D: "keypad 3",
    0x06: "keypad 4",
    0x0A: "keypad 5",
    0x0E: "keypad 6",
    0x16: "keypad 7",
    0x1A: "keypad 8",
    0x1E: "keypad 9",
    0x05: "keypad 10",
    0x12: "keypad 11",
    0x02: "keypad 12",
    0x11: "keypad 13",
    0x01: "keypad 14",
    0x09: "keypad 15",
    0x0D: "keypad 16",
}
_PAN = {0x04: "pan back", 0x08: "pan on"}
_ROCKERS = {0x0C: "previous", 0x14: "next", 0x04: "pan back", 0x08: "pan on"}
_SPACES = {0x10: "space", 0x18: "space"}
_JOYSTICK = {0x74: "left", 0x75: "right", 0x76: "up", 0x77: "down", 0x78: "select"}
_SIX = {
    0x0F: "display 1",
    0x0B: "pan back",
    0x07: "display 3",
    0x13: "display 4",
    0x17: "pan on",
    0x1B: "display 6",
}
_ACTIVATOR = {
    0x0C: "display 1",
    0x7A: "pan back",
    0x14: "display 3",
    0x04: "display 4",
    0x7B: "pan on",
    0x08: "display 6",
}


def _together(*tables: "dict[int, str]") -> "dict[int, str]":
    """One table of several; MicroPython has no shorter way."""
    found: dict[int, str] = {}
    for table in tables:
        found.update(table)
    return found


# Families of models: the keys that they have besides routing and status keys.
BASIC = _SIX
EASY = _together(_DOTS, _PAN)
WAVE = _together(_DOTS, _PAN, {0x0C: "escape", 0x10: "space", 0x14: "return"})
MODULAR = _together(_DOTS, _KEYPAD, _PAN)
EVOLUTION = _together(_DOTS, _KEYPAD, _ROCKERS, {0x10: "left", 0x18: "right"})
STAR = _together(_DOTS, _KEYPAD, _ROCKERS, _SPACES, _JOYSTICK)
ACTIVATOR = _together(_DOTS, _ACTIVATOR, _SPACES, _JOYSTICK)

# Model byte to name, text cells, status cells and keys.
MODELS = {
    0x05: ("Braille Wave", 40, 0, WAVE),
    0x36: ("Modular Evolution 64", 64, 0, EVOLUTION),
    0x38: ("Modular Evolution 88", 88, 0, EVOLUTION),
    0x3A: ("Modular Connect 88", 88, 0, EVOLUTION),
    0x44: ("Easy Braille", 40, 0, EASY),
    0x54: ("Active Braille", 40, 0, STAR),
    0x55: ("Connect Braille 40", 40, 0, STAR),
    0x61: ("Actilino", 16, 0, STAR),
    0x64: ("Active Star 40", 40, 0, STAR),
    0x72: ("Braillino", 20, 0, STAR),
    0x74: ("Braille Star 40", 40, 0, STAR),
    0x78: ("Braille Star 80", 80, 0, STAR),
    0x80: ("Modular 20+4", 20, 4, MODULAR),
    0x81: ("Basic Braille 16", 16, 0, BASIC),
    0x82: ("Basic Braille 20", 20, 0, BASIC),
    0x83: ("Basic Braille 32", 32, 0, BASIC),
    0x84: ("Basic Braille 40", 40, 0, BASIC),
    0x86: ("Basic Braille 64", 64, 0, BASIC),
    0x87: ("Basic Braille 80", 80, 0, BASIC),
    0x88: ("Modular 80+4", 80, 4, MODULAR),
    0x89: ("Modular 40+4", 40, 4, MODULAR),
    0x8A: ("Basic Braille 48", 48, 0, BASIC),
    0x8B: ("Basic Braille 160", 160, 0, BASIC),
    0x8C: ("Basic Braille 84", 84, 0, BASIC),
    0x92: ("Basic Braille Plus 20", 20, 0, STAR),
    0x93: ("Basic Braille Plus 32", 32, 0, STAR),
    0x94: ("Basic Braille Plus 40", 40, 0, STAR),
    0x96: ("Basic Braille Plus 64", 64, 0, STAR),
    0x97: ("Basic Braille Plus 80", 80, 0, STAR),
    0x9A: ("Basic Braille Plus 48", 48, 0, STAR),
    0x9C: ("Basic Braille Plus 84", 84, 0, STAR),
    0xA4: ("Activator", 40, 0, ACTIVATOR),
    0xA6: ("Activator Pro 64", 64, 0, ACTIVATOR),
    0xA8: ("Activator Pro 80", 80, 0, ACTIVATOR),
}
# Of 40 cells, one of each kind. Others are found by their name or their number of cells.
USUAL_MODELS = (
    "Basic Braille Plus 40",
    "Active Braille",
    "Activator",
    "Basic Braille 40",
    "Braille Star 40",
    "Braille Wave",
    "Easy Braille",
    "Modular 40+4",
)
# The oldest, which take their cells in a bare packet; these, and one more, tell their keys as bare
# bytes. From the others such bytes are what a damaged packet has left over.
BARE = (0x05, 0x72, 0x74, 0x78, 0x80, 0x88, 0x89)
BARE_KEYS = (0x05, 0x44, 0x72, 0x74, 0x78, 0x80, 0x88, 0x89)
# These can be told to use fewer of their cells.
RESIZABLE = (0xA4, 0xA6, 0xA8)


def extended(model: int, kind: int, data: bytes = b"") -> bytes:
    """An extended packet as it goes over the wire; at most 254 bytes of data."""
    return bytes([EXTENDED, model, 1 + len(data), kind]) + bytes(data) + bytes([END])


def key_name(model: int, code: int, columns: int) -> str:
    """The key of this number, without its bit RELEASED; "" for none."""
    if ROUTING <= code < min(ROUTING + columns, LAST_ROUTING + 1):
        return "routing " + str(code - ROUTING + 1)
    _, _, status, keys = MODELS[model]
    if STATUS <= code < STATUS + status:
        return "status " + str(code - STATUS + 1)
    return keys.get(code, "")


def key_code(model: int, name: str, columns: int) -> int:
    """The number of this key, the lower one if it is told by two; -1 if there is none."""
    for code in range(RELEASED):
        if key_name(model, code, columns) == name:
            return code
    return -1


class Packets:
    """Cuts what comes in into packets; both halves are made from it.

    A half overrides `length` and `finished`.
    """

    def __init__(self) -> None:
        self._held = bytearray()
        self._noise = bytearray()
        self._noises = 0
        self._came = False  # since the last look at the clock
        self._since = 0.0

    def length(self, held: bytearray) -> int:
        """How long a packet is that begins so; 0: not known yet; -1: none begins so."""
        return -1

    def finished(self, packet: bytes) -> "list[Event]":
        """A whole packet has come."""
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
            length = self.length(self._held)
            if length == 0 or length > len(self._held):
                return
            if length < 0:
                self._skip()
                continue
            packet = bytes(self._held[:length])
            self._held = self._held[length:]
            self._hush(events)
            events.extend(self.finished(packet))

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


def extended_length(held: bytearray, model: int) -> int:
    """As `Packets.length`, for what begins with EXTENDED; `model` 0: any of the known ones."""
    if len(held) >= 2 and (held[1] != model if model else held[1] not in MODELS):
        return -1
    if len(held) >= 3 and held[2] == 0:
        return -1
    if len(held) < 5:
        return 0
    length = 3 + held[2] + 1
    if held[2] == 2 and held[3] == CONFIRMATION and (held[1], held[4]) == LONG_CONFIRMATION:
        length += 1
    if len(held) >= length and held[length - 1] != END:
        return -1
    return length
