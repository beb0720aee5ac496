"""HumanWare's constants and framing, for both halves. Source: docs/displays/humanware.md.

A packet is ESC, a type, a length and so many bytes of data. The data is neither escaped nor
checked, and may contain ESC. After noise the next packet begins where an ESC is followed by a known
type and a length that this type can have.
"""

from firmware_protocol.codecs.framing import NO_PACKET, UNKNOWN, PacketReader
from firmware_protocol.events import Event

BAUD = 115200
PARITY = "E"
ESC = 0x1B
MOST_CELLS = 176  # routing keys are numbered from 80 on, in one byte
LIMIT = 3 + 255  # bytes of the longest packet
NOT_READY_SECONDS = 0.1  # before a display that is still starting is asked again

INIT = 0x00
INIT_ANSWER = 0x01  # still starting (0 or 1), model, number of cells
DISPLAY = 0x02  # cells
ASK_KEYS = 0x03
KEYS = 0x04  # the numbers of all pressed keys
KEY_DOWN = 0x05  # number
KEY_UP = 0x06
ASK_FIRMWARE = 0x0C
FIRMWARE = 0x0D  # known (0 or 1), major, minor, build
KEEP_AWAKE = 0x0E
AWAKE = 0x0F
POWERING_OFF = 0x10

# Type to the fewest and the most bytes of its data.
TO_DEVICE = {
    INIT: (0, 0),
    DISPLAY: (0, MOST_CELLS),
    ASK_KEYS: (0, 0),
    ASK_FIRMWARE: (0, 0),
    KEEP_AWAKE: (0, 0),
}
TO_HOST = {
    INIT_ANSWER: (3, 3),
    KEYS: (0, 64),
    KEY_DOWN: (1, 1),
    KEY_UP: (1, 1),
    FIRMWARE: (4, 4),
    AWAKE: (0, 8),
    POWERING_OFF: (0, 8),
}

ROUTING = 80  # the first routing key, from the left
KEY_NUMBERS = {
    1: "power",
    2: "dot 1",
    3: "dot 2",
    4: "dot 3",
    5: "dot 4",
    6: "dot 5",
    7: "dot 6",
    8: "dot 7",
    9: "dot 8",
    10: "space",
    11: "command 1",
    12: "command 2",
    13: "command 3",
    14: "command 4",
    15: "command 5",
    16: "command 6",
    17: "previous",
    18: "pan back",
    19: "pan on",
    20: "next",
    21: "up",
    22: "down",
    23: "left",
    24: "right",
    25: "select",
}
CALIBRATION = (30, 31, 32, 34)  # results of the BrailleNote Touch's self-test, not keys

BRAILLIANT = "Brailliant"  # 14, 32, 40 or 80 cells
BY_SIZE = 0x00  # model byte of a display whose number of cells tells its model
# Model byte to name.
MODELS = {
    0x10: "BrailleNote Touch",
    0x11: "APH Chameleon 20",
    0x12: "APH Mantis Q40",
    0x13: "NLS eReader",
    0x14: "HumanWare BrailleOne",
}
# Number of cells to name.
SIZES = {
    14: "Brailliant BI 14",
    32: "Brailliant BI 32",
    40: "Brailliant BI 40",
    80: "Brailliant B 80",
}
OTHER_MODEL = "HumanWare"


def packet(kind: int, data: bytes = b"") -> bytes:
    """The bytes of a packet; `data` has at most 255 bytes."""
    return bytes([ESC, kind, len(data)]) + bytes(data)


def key_name(number: int, cells: int) -> str:
    """The name of a key on a display with `cells` cells; "" if the number is no key."""
    if ROUTING <= number < ROUTING + cells:
        return "routing " + str(number - ROUTING + 1)
    return KEY_NUMBERS.get(number, "")


def key_number(name: str, cells: int) -> int:
    """The number of this key; -1 if there is none."""
    for number in range(256):
        if key_name(number, cells) == name:
            return number
    return -1


class Reader(PacketReader):
    """Cuts a stream into packets; both halves extend it and define `handle`."""

    def __init__(self, lengths: "dict[int, tuple[int, int]]") -> None:
        """`lengths`: the types that may arrive, to the fewest and the most bytes of their data."""
        super().__init__()
        self._lengths = lengths

    def handle(self, kind: int, data: bytes) -> "list[Event]":
        """The events of a packet of this type."""
        return []

    def handle_packet(self, packet: bytes) -> "list[Event]":
        return self.handle(packet[1], packet[3:])

    def packet_length(self, buffer: bytearray) -> int:
        if buffer[0] != ESC:
            return NO_PACKET
        if len(buffer) < 2:
            return UNKNOWN
        if buffer[1] not in self._lengths:
            return NO_PACKET
        if len(buffer) < 3:
            return UNKNOWN
        fewest, most = self._lengths[buffer[1]]
        return 3 + buffer[2] if fewest <= buffer[2] <= most else NO_PACKET
