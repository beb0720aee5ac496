"""HumanWare's constants and framing, for both halves. Source: docs/displays/humanware.md.

A packet is ESC, a type, a length and so many bytes. Nothing is escaped and nothing is checked: an
ESC between the bytes is a byte like others, and the only way back after noise is to look for an
ESC with a type and a length that go together.
"""

from firmware_protocol.events import NOISE_BYTES, Event, Noise

BAUD = 115200
PARITY = "E"
ESC = 0x1B
MOST_CELLS = 176  # routing keys are numbered from 80 on, in one byte
LIMIT = 3 + 255  # a whole packet
STALE_SECONDS = 0.5  # a packet in which nothing comes for so long is given up
NOT_READY_SECONDS = 0.1  # before a display that still starts is asked again

INIT = 0x00
INIT_ANSWER = 0x01  # still starting, model, cells
DISPLAY = 0x02  # cells
ASK_KEYS = 0x03
KEYS = 0x04  # the numbers of all keys that are pressed
KEY_DOWN = 0x05  # number
KEY_UP = 0x06
ASK_FIRMWARE = 0x0C
FIRMWARE = 0x0D  # known, major, minor, build
KEEP_AWAKE = 0x0E
AWAKE = 0x0F
POWERING_OFF = 0x10

# Types to the fewest and the most bytes that they have.
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
CALIBRATION = (30, 31, 32, 34)  # results of the BrailleNote Touch's own test; no keys

BRAILLIANT = "Brailliant"  # 14, 32, 40 or 80 cells
# Model byte; 0 leaves it to the number of cells.
BY_SIZE = 0x00
MODELS = {
    0x10: "BrailleNote Touch",
    0x11: "APH Chameleon 20",
    0x12: "APH Mantis Q40",
    0x13: "NLS eReader",
    0x14: "HumanWare BrailleOne",
}
SIZES = {
    14: "Brailliant BI 14",
    32: "Brailliant BI 32",
    40: "Brailliant BI 40",
    80: "Brailliant B 80",
}
OTHER_MODEL = "HumanWare"


def packet(kind: int, data: bytes = b"") -> bytes:
    """A packet as it goes over the wire; at most 255 bytes of data."""
    return bytes([ESC, kind, len(data)]) + bytes(data)


def key_name(number: int, cells: int) -> str:
    """The key of this number on a display of so many cells; "" for none."""
    if ROUTING <= number < ROUTING + cells:
        return "routing " + str(number - ROUTING + 1)
    return KEY_NUMBERS.get(number, "")


def key_number(name: str, cells: int) -> int:
    """The number of this key; -1 if there is none."""
    for number in range(256):
        if key_name(number, cells) == name:
            return number
    return -1


class Packets:
    """Cuts what comes in into packets; both halves are made from it and override `finished`."""

    def __init__(self, understood: "dict[int, tuple[int, int]]") -> None:
        """`understood`: the types that may come, to the fewest and the most bytes they have."""
        self._understood = understood
        self._held = bytearray()
        self._noise = bytearray()
        self._noises = 0
        self._came = False  # since the last look at the clock
        self._since = 0.0

    def finished(self, kind: int, data: bytes) -> "list[Event]":
        """A whole packet of a type and length that go together has come."""
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
            packet = bytes(self._held[:length])
            self._held = self._held[length:]
            self._hush(events)
            events.extend(self.finished(packet[1], packet[3:]))

    def _length(self) -> int:
        """How long the packet is that has begun; 0: not known yet; -1: none begins so."""
        held = self._held
        if held[0] != ESC:
            return -1
        if len(held) < 2:
            return 0
        if held[1] not in self._understood:
            return -1
        if len(held) < 3:
            return 0
        fewest, most = self._understood[held[1]]
        return 3 + held[2] if fewest <= held[2] <= most else -1

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
