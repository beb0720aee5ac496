"""Handy Tech's constants and framing, for both halves. Source: docs/displays/handytech.md.

Packets are bare bytes (a key, an acknowledgement, FE and a model) or extended packets: 79, model,
length, type, data, 16. The length counts type and data. There is no checksum: a packet is damaged
if its last byte is not 16.
"""

from firmware_protocol.codecs.framing import NO_PACKET, UNKNOWN

BAUD = 19200
PARITY = "O"
LIMIT = 3 + 255 + 1  # bytes of the longest extended packet
SIZE_SECONDS = 0.5  # for a resizable display to state its size
ACK_SECONDS = 1.0  # for an acknowledgement, as in BRLTTY

# Followed by status and text cells in a bare packet; also a type of extended packet.
CELLS = 0x01
EXTENDED = 0x79
NAK = 0x7D
ACK = 0x7E
IDENTITY = 0xFE  # followed by the model
RESET = 0xFF
END = 0x16
RELEASED = 0x80  # bit of a key number

# Types of extended packets
KEY = 0x04
CONFIRMATION = 0x07
PROPERTIES = 0xC1  # answered by major, minor, number of cells ...
# What displays may send besides, without a use here: scan codes, ping, serial number, clock, touch,
# reading position, firmness, firmware.
IGNORED = (0x09, 0x19, 0x41, 0x45, 0x47, 0x50, 0x51, 0x52, 0x53, 0x54, 0x55, 0x60, 0x61, 0xC2)
# A confirmation of an Active Braille that begins with 15 has a byte more. UNVERIFIED: no device
# was at hand.
LONG_CONFIRMATION = (0x54, 0x15)  # model, first byte

ROUTING = 0x20  # the first routing key, from the left
LAST_ROUTING = 0x77  # routing keys beyond it have no number
STATUS = 0x70  # the first status key

_DOTS = {
    0x03: "dot 7",  # B1, the leftmost of eight keys
    0x07: "dot 3",
    0x0B: "dot 2",
    0x0F: "dot 1",
    0x13: "dot 4",
    0x17: "dot 5",
    0x1B: "dot 6",
    0x1F: "dot 8",  # B8
}
# Keypad 1 to 10 are the digits 1 to 9 and 0, keypad 11 to 16 are B9 to B14.
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


def _merge(*tables: "dict[int, str]") -> "dict[int, str]":
    """One table from several; MicroPython has no operator for it."""
    merged: dict[int, str] = {}
    for table in tables:
        merged.update(table)
    return merged


# Keys of each family of models, besides routing and status keys.
BASIC = _SIX
EASY = _merge(_DOTS, _PAN)
WAVE = _merge(_DOTS, _PAN, {0x0C: "escape", 0x10: "space", 0x14: "return"})
MODULAR = _merge(_DOTS, _KEYPAD, _PAN)
EVOLUTION = _merge(_DOTS, _KEYPAD, _ROCKERS, {0x10: "left", 0x18: "right"})
STAR = _merge(_DOTS, _KEYPAD, _ROCKERS, _SPACES, _JOYSTICK)
ACTIVATOR = _merge(_DOTS, _ACTIVATOR, _SPACES, _JOYSTICK)

# Model byte to name, number of text cells, number of status cells, keys.
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
# One of each family, with 40 cells. The emulated device can be any other model, too.
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
# The oldest models take their cells in a bare packet. They and the Easy Braille send their keys as
# bare bytes; such bytes from any other model are the rest of a damaged packet.
BARE = (0x05, 0x72, 0x74, 0x78, 0x80, 0x88, 0x89)
BARE_KEYS = (0x05, 0x44, 0x72, 0x74, 0x78, 0x80, 0x88, 0x89)
# Models that can be set to use fewer of their cells.
RESIZABLE = (0xA4, 0xA6, 0xA8)


def extended(model: int, kind: int, data: bytes = b"") -> bytes:
    """The bytes of an extended packet; `data` has at most 254 bytes."""
    return bytes([EXTENDED, model, 1 + len(data), kind]) + bytes(data) + bytes([END])


def key_name(model: int, code: int, columns: int) -> str:
    """The name of a key; "" if `code`, without the bit RELEASED, is no key of this model."""
    if ROUTING <= code < min(ROUTING + columns, LAST_ROUTING + 1):
        return "routing " + str(code - ROUTING + 1)
    _, _, status, keys = MODELS[model]
    if STATUS <= code < STATUS + status:
        return "status " + str(code - STATUS + 1)
    return keys.get(code, "")


def key_code(model: int, name: str, columns: int) -> int:
    """The number of this key, the lower one if there are two; -1 if there is none."""
    for code in range(RELEASED):
        if key_name(model, code, columns) == name:
            return code
    return -1


def extended_length(buffer: bytearray, model: int) -> int:
    """As `PacketReader.packet_length`, for bytes that begin with EXTENDED.

    `model`: the only model byte to accept; 0: any known one.
    """
    if len(buffer) >= 2 and (buffer[1] != model if model else buffer[1] not in MODELS):
        return NO_PACKET
    if len(buffer) >= 3 and buffer[2] == 0:
        return NO_PACKET
    if len(buffer) < 5:
        return UNKNOWN
    length = 3 + buffer[2] + 1
    if buffer[2] == 2 and buffer[3] == CONFIRMATION and (buffer[1], buffer[4]) == LONG_CONFIRMATION:
        length += 1
    if len(buffer) >= length and buffer[length - 1] != END:
        return NO_PACKET
    return length
