"""Canute's constants and framing, for both halves. Source: docs/displays/canute.md.

A frame is 7E, payload, CRC-16/X-25 (low byte first), 7E; inside, 7E and 7D become 7D and the byte
with bit 5 flipped. A payload is a command byte and its data; an answer repeats the command. A
display only sends answers.
"""

from firmware_protocol.codecs.framing import Reader
from firmware_protocol.events import Event, Noise

BAUD = 9600
PARITY = "N"
FLAG = 0x7E
ESCAPE = 0x7D
FLIP = 0x20
DOTS = 6
MOST_COLUMNS = 256
MOST_ROWS = 64
LIMIT = MOST_COLUMNS + 4  # bytes of the longest frame: command, row, cells, checksum

COLUMNS = 0x00
ROWS = 0x01
PROTOCOL_VERSION = 0x03
ERROR_SOUND = 0x04
OK_SOUND = 0x05
SHOW_ROW = 0x06
RESET_ROWS = 0x07
LOWER_ROWS = 0x09
KEYS = 0x0A
FIRMWARE = 0x0B
STATUS = 0x0D
ROW_LIFT = 0x0E

# Rows and columns to model. A display of any other size is home-made.
MODELS = {(9, 40): "Canute 360"}
OTHER_MODEL = "Canute protocol"

ACCEPTED = 0
NOT_ACCEPTED = 1  # any number but 0 is an error; their meanings are not published
MOVING = 0x01  # bit of the status

# The keys in the answer to KEYS, from bit 0. The keys back and forward turn pages.
_LINES = ["line " + str(number) for number in range(1, 10)]
KEY_BITS = ["help"] + _LINES + ["refresh", "pan back", "menu", "pan on"]

# Command to the length of its data from the host.
ROW = -1  # a row number and all cells of the row
TO_DEVICE = {
    COLUMNS: 0,
    ROWS: 0,
    PROTOCOL_VERSION: 0,
    ERROR_SOUND: 0,
    OK_SOUND: 0,
    SHOW_ROW: ROW,
    RESET_ROWS: 0,
    LOWER_ROWS: 0,
    KEYS: 0,
    FIRMWARE: 0,
    STATUS: 0,
    ROW_LIFT: 2,
}
VERSION = 16
FIRMWARE_TEXT = b"2.0.10"

# Times of the host in seconds, as in BRLTTY.
KEY_SECONDS = 0.1  # between two questions for the keys
ROW_SECONDS = 10.0  # for the answer to a row
ANSWER_SECONDS = 1.0  # for any other answer
RISE_SECONDS = 1.2  # between an accepted row and the question whether it has risen
STATUS_SECONDS = 0.4  # between two questions whether the row has risen
REFUSED_SECONDS = 5.0  # before a refused row is sent again
# For a row to be refused or to rise. Long, because a row may need many questions for the status.
ACK_SECONDS = 30.0


def _checksum_table() -> "tuple[int, ...]":
    table = []
    for value in range(256):
        for _ in range(8):
            value = value >> 1 ^ 0x8408 if value & 1 else value >> 1
        table.append(value)
    return tuple(table)


_TABLE = _checksum_table()


def checksum(data: bytes) -> int:
    """CRC-16/X-25: of b"123456789" it is 906E."""
    value = 0xFFFF
    for byte in data:
        value = value >> 8 ^ _TABLE[(value ^ byte) & 0xFF]
    return value ^ 0xFFFF


def frame(payload: bytes) -> bytes:
    """The bytes of a frame."""
    crc = checksum(payload)
    body = bytes(payload) + bytes([crc & 0xFF, crc >> 8])
    # Replace the escape first, or the escapes of flags would be escaped again.
    body = body.replace(bytes([ESCAPE]), bytes([ESCAPE, ESCAPE ^ FLIP]))
    body = body.replace(bytes([FLAG]), bytes([ESCAPE, FLAG ^ FLIP]))
    return bytes([FLAG]) + body + bytes([FLAG])


def answer(command: int, result: int) -> bytes:
    """The frame in which a display answers a command; `result` has 16 bits."""
    return frame(bytes([command, result & 0xFF, result >> 8 & 0xFF]))


class FrameReader(Reader):
    """Cuts a stream into frames; both halves extend it and define `handle_frame`."""

    def __init__(self) -> None:
        super().__init__()
        self._data = bytearray()
        self._length = 0  # of the frame that has begun; may be more than the bytes that are kept
        self._escaped = False

    def handle_frame(self, payload: bytes) -> "list[Event]":
        """The events of a frame whose checksum is right; `payload` has at least one byte."""
        return []

    @property
    def held(self) -> int:
        return len(self._data)

    @property
    def unfinished(self) -> bool:
        return self._length > 0 or self._escaped

    def drop(self) -> None:
        self._data = bytearray()
        self._length = 0
        self._escaped = False

    def give_up(self, events: "list[Event]") -> None:
        events.append(Noise(bytes(self._data), "frame without an end", self._length))
        self.drop()

    def read_byte(self, byte: int, events: "list[Event]") -> None:
        if byte == FLAG:
            self._end_frame(events)
            return
        if byte == ESCAPE and not self._escaped:
            self._escaped = True
            return
        if self._escaped:
            self._escaped = False
            byte ^= FLIP
        self._length += 1
        if len(self._data) < LIMIT:
            self._data.append(byte)

    def _end_frame(self, events: "list[Event]") -> None:
        """The bytes since the last flag are a frame or noise."""
        data = bytes(self._data)
        length = self._length
        escaped = self._escaped
        self.drop()
        if length > len(data):
            events.append(Noise(data, "frame too long", length))
        elif escaped:
            events.append(Noise(data, "frame broken off", length))
        elif 0 < length < 3:
            events.append(Noise(data, "frame too short", length))
        elif length and checksum(data[:-2]) != data[-2] | data[-1] << 8:
            events.append(Noise(data, "checksum", length))
        elif length:
            events.extend(self.handle_frame(data[:-2]))
