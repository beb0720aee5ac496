"""BrlAPI's packets: encoding, and splitting a stream into packets. Knows no socket.

A packet is the size of its data, its type, both 32-bit integers in network order, and the data.
The stream is reliable, so there is neither a checksum nor a mark to find after noise.
"""

import struct
from collections.abc import Iterable

PROTOCOL = 8
HEADER = 8  # bytes
LIMIT = 4096  # the most bytes of data in one packet, as in the server
MOST_CELLS = 1024  # of a display; a write contains two masks of this length

VERSION = ord("v")
AUTHORIZATION = ord("a")
LINKED_SIZE = ord("s")  # columns, rows of the display last linked with its clients
ENTER_TTY = ord("t")
LEAVE_TTY = ord("L")
KEY = ord("k")
IGNORE_KEYS = ord("m")
ACCEPT_KEYS = ord("u")
WRITE = ord("w")
SYNCHRONIZE = ord("Z")
ACK = ord("A")
ERROR = ord("e")  # instead of an answer
EXCEPTION = ord("E")  # after a packet that has no answer, or is invalid
PARAMETER = (ord("P") << 8) + ord("V")
ASK_PARAMETER = (ord("P") << 8) + ord("R")
PARAMETER_NEWS = (ord("P") << 8) + ord("U")

# The packets that a server may send after the authorization.
FROM_SERVER = (LINKED_SIZE, KEY, ACK, ERROR, EXCEPTION, PARAMETER, PARAMETER_NEWS)

BY_NOTHING = ord("N")
BY_KEY = ord("K")

# Flags of a write; the fields that they announce follow in this order
REGION = 0x02
AND_MASK = 0x08
OR_MASK = 0x10
CURSOR = 0x20

# Flags of a request for a parameter
GLOBAL = 0x001
GET = 0x100
SUBSCRIBE = 0x200  # send every change without a request
DRIVER_NAME = 2
MODEL = 5  # the name of BRLTTY's key table
DISPLAY_SIZE = 6  # columns, rows; 0, 0 without a display
ONLINE = 9  # one byte; 0 while the display is switched off
CELL_SIZE = 31  # one byte: dots in a cell

ERRORS = {
    1: "not enough memory",
    2: "another program has this tty",
    3: "another program has the display to itself",
    4: "unknown packet",
    5: "not allowed in this mode",
    6: "invalid parameter",
    7: "invalid packet",
    9: "not supported",
    13: "protocol version",
    16: "the driver failed",
    17: "authorization failed",
}


def packet(kind: int, data: bytes = b"") -> bytes:
    """The bytes of a packet."""
    return struct.pack(">II", len(data), kind) + data


def pack(*values: int) -> bytes:
    """32-bit integers in network order."""
    return struct.pack(f">{len(values)}I", *values)


def unpack(data: bytes) -> tuple[int, ...]:
    """The 32-bit integers in `data`; an incomplete one at the end is ignored."""
    return struct.unpack_from(f">{len(data) // 4}I", data)


def enter_tty(path: Iterable[int], driver: str = "") -> bytes:
    """The packet that takes the display for a tty; with an empty path for the tty in front.

    BRLTTY 6.5 reserves memory for the cells of the present display, and writes beyond it if a
    larger display comes: enter only when there is a display, and again when its size changes.

    With the name of the driver, keys arrive as the driver's own codes, pressed and released;
    without, as BRLTTY's commands.
    """
    path = tuple(path)
    name = driver.encode()
    return packet(ENTER_TTY, pack(len(path), *path) + bytes([len(name)]) + name)


def key_ranges(kind: int, ranges: Iterable[tuple[int, int]]) -> bytes:
    """The packet that takes keys (ACCEPT_KEYS) or leaves them to BRLTTY (IGNORE_KEYS).

    `ranges`: the first and the last 64-bit code of each range.
    """
    data = b"".join(struct.pack(">QQ", first, last) for first, last in ranges)
    return packet(kind, data)


def write(first: int, cells: bytes) -> bytes:
    """The packet that shows cells without a cursor; `first` counts from 0 over all rows.

    The AND mask blanks BRLTTY's own content, so that only the OR mask is shown.
    """
    flags = REGION | AND_MASK | OR_MASK | CURSOR
    region = pack(flags, first + 1, len(cells))
    return packet(WRITE, region + bytes(len(cells)) + cells + pack(0))


def request(parameter: int, flags: int = 0) -> bytes:
    """The packet that requests the value of a parameter; `flags` may be SUBSCRIBE."""
    return packet(ASK_PARAMETER, pack(GET | GLOBAL | flags, parameter, 0, 0))


def parameter_value(data: bytes) -> tuple[int, bytes]:
    """The parameter in a PARAMETER or PARAMETER_NEWS, and its value; -1 if it is incomplete."""
    parameter = unpack(data[4:8])
    return parameter[0] if parameter else -1, data[16:]


class PacketSplitter:
    """Splits a stream into packets. Packets with more than LIMIT bytes of data are skipped."""

    def __init__(self) -> None:
        self._held = bytearray()
        self._skip = 0

    @property
    def held(self) -> int:
        """How many bytes of an unfinished packet are kept."""
        return len(self._held)

    def receive(self, data: bytes) -> list[tuple[int, bytes] | None]:
        """The packets that `data` completes: type and data; None for a packet that is too long."""
        packets: list[tuple[int, bytes] | None] = []
        view = memoryview(data)
        while view:
            if self._skip:
                taken = min(self._skip, len(view))
                self._skip -= taken
            else:
                taken = min(self._missing(), len(view))
                self._held += view[:taken]
                self._finish(packets)
            view = view[taken:]
        return packets

    def _missing(self) -> int:
        """How many more bytes the header, or the whole packet, needs."""
        if len(self._held) < HEADER:
            return HEADER - len(self._held)
        return HEADER + unpack(bytes(self._held[:4]))[0] - len(self._held)

    def _finish(self, packets: list[tuple[int, bytes] | None]) -> None:
        """Append the packet if it is complete."""
        if len(self._held) < HEADER:
            return
        size, kind = unpack(bytes(self._held[:HEADER]))
        if size > LIMIT:
            packets.append(None)
            self._skip = size
        elif len(self._held) == HEADER + size:
            packets.append((kind, bytes(self._held[HEADER:])))
        else:
            return
        self._held.clear()


def error(data: bytes) -> tuple[int, str]:
    """The number of an ERROR or EXCEPTION and its meaning in English."""
    code = next(iter(unpack(data)), 0)
    return code, ERRORS.get(code, "unknown error")


def rejected_type(data: bytes) -> int:
    """The type of the packet that caused an EXCEPTION; 0 if it is not stated."""
    numbers = unpack(data[:8])
    return numbers[1] if len(numbers) == 2 else 0
