"""Canute's constants and framing, for both halves. Source: docs/displays/canute.md.

A frame is 7E, payload, CRC-16/X-25 (low byte first), 7E; inside, 7E and 7D become 7D and the byte
with bit 5 flipped. A payload is a command byte and its data; an answer echoes the command. A
display speaks only when asked.
"""

from firmware_protocol.events import Event, Noise

BAUD = 9600
PARITY = "N"
FLAG = 0x7E
ESCAPE = 0x7D
FLIP = 0x20
DOTS = 6
MOST_COLUMNS = 256
MOST_ROWS = 64
LIMIT = MOST_COLUMNS + 4  # command, row, cells, checksum
STALE_SECONDS = 0.5  # a frame in which nothing comes for so long is given up

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

# Rows and columns to what has them. Anything else is a home-made display.
MODELS = {(9, 40): "Canute 360"}
OTHER_MODEL = "Canute protocol"

ACCEPTED = 0
NOT_ACCEPTED = 1  # any other number is an error; which ones there are is not published
MOVING = 0x01  # bit of the status

# Bits of the answer to KEYS, from bit 0. The keys back and forward turn pages.
_LINES = ["line " + str(number) for number in range(1, 10)]
KEY_BITS = ["help"] + _LINES + ["refresh", "pan back", "menu", "pan on"]

# How much data a command has from the host; -1: a row number and all cells of a row.
TO_DEVICE = {
    COLUMNS: 0,
    ROWS: 0,
    PROTOCOL_VERSION: 0,
    ERROR_SOUND: 0,
    OK_SOUND: 0,
    SHOW_ROW: -1,
    RESET_ROWS: 0,
    LOWER_ROWS: 0,
    KEYS: 0,
    FIRMWARE: 0,
    STATUS: 0,
    ROW_LIFT: 2,
}
VERSION = 16
FIRMWARE_TEXT = b"2.0.10"

# The host's patience, in seconds, as BRLTTY has it.
KEY_SECONDS = 0.1  # between two questions for the keys
ROW_SECONDS = 10.0  # until a row must be answered
ANSWER_SECONDS = 1.0  # until anything else must be answered
RISE_SECONDS = 1.2  # after a row that was accepted, before asking whether it stands
STATUS_SECONDS = 0.4  # between two questions whether it stands
REFUSED_SECONDS = 5.0  # before a refused row is sent again
# A row is refused after a while, or rises for some seconds and may be asked about many times.
ACK_SECONDS = 30.0


def _table() -> "tuple[int, ...]":
    table = []
    for value in range(256):
        for _ in range(8):
            value = value >> 1 ^ 0x8408 if value & 1 else value >> 1
        table.append(value)
    return tuple(table)


_TABLE = _table()


def checksum(data: bytes) -> int:
    """CRC-16/X-25: of b"123456789" it is 906E."""
    value = 0xFFFF
    for byte in data:
        value = value >> 8 ^ _TABLE[(value ^ byte) & 0xFF]
    return value ^ 0xFFFF


def frame(payload: bytes) -> bytes:
    """A frame as it goes over the wire."""
    crc = checksum(payload)
    body = bytes(payload) + bytes([crc & 0xFF, crc >> 8])
    # The escape first, or it would be escaped again.
    body = body.replace(bytes([ESCAPE]), bytes([ESCAPE, ESCAPE ^ FLIP]))
    body = body.replace(bytes([FLAG]), bytes([ESCAPE, FLAG ^ FLIP]))
    return bytes([FLAG]) + body + bytes([FLAG])


def answer(command: int, result: int) -> bytes:
    """What a display answers to nearly everything."""
    return frame(bytes([command, result & 0xFF, result >> 8 & 0xFF]))


class Frames:
    """Cuts what comes in into frames; both halves are made from it and override `finished`."""

    def __init__(self) -> None:
        self._data = bytearray()
        self._length = 0  # of the frame that has begun; may be longer than what is kept
        self._escaped = False
        self._came = False  # since the last look at the clock
        self._since = 0.0

    def finished(self, payload: bytes) -> "list[Event]":
        """A whole frame has come, and its checksum is right. It has at least one byte."""
        return []

    @property
    def held(self) -> int:
        return len(self._data)

    @property
    def waiting(self) -> bool:
        """Whether something has begun and not ended."""
        return self._length > 0 or self._escaped

    def forget(self) -> None:
        """Drop what has begun."""
        self._data = bytearray()
        self._length = 0
        self._escaped = False

    def receive(self, data: bytes) -> "list[Event]":
        events: list[Event] = []
        self._came = True
        for byte in data:
            if byte == FLAG:
                self._end(events)
                continue
            if byte == ESCAPE and not self._escaped:
                self._escaped = True
                continue
            if self._escaped:
                self._escaped = False
                byte ^= FLIP
            self._length += 1
            if len(self._data) < LIMIT:
                self._data.append(byte)
        return events

    def stale(self, now: float) -> "list[Event]":
        """Give up what has begun if nothing came for STALE_SECONDS."""
        events: list[Event] = []
        if self._came:
            self._came = False
            self._since = now
        elif self.waiting and now - self._since >= STALE_SECONDS:
            events.append(Noise(bytes(self._data), "frame without an end", self._length))
            self.forget()
        return events

    def _end(self, events: "list[Event]") -> None:
        """A flag: what has come since the last one is a frame, or noise."""
        data = bytes(self._data)
        length = self._length
        broken = self._escaped
        self.forget()
        if length > len(data):
            events.append(Noise(data, "frame too long", length))
        elif broken:
            events.append(Noise(data, "frame broken off", length))
        elif 0 < length < 3:
            events.append(Noise(data, "frame too short", length))
        elif length and checksum(data[:-2]) != data[-2] | data[-1] << 8:
            events.append(Noise(data, "checksum", length))
        elif length:
            events.extend(self.finished(data[:-2]))
