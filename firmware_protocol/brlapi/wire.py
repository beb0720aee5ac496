"""BrlAPI's packets: cut from a stream, and made. Must never know a socket.

A packet is its size and its type, two 32-bit integers in network order, and the data. The stream
is reliable, so there is neither a checksum nor a mark to look for after noise.
"""

import struct
from collections.abc import Iterable

PROTOCOL = 8
HEADER = 8  # bytes
LIMIT = 4096  # bytes of data in one packet, the server's own limit
MOST_CELLS = 1024  # of a display; a write has two masks of them

VERSION = ord("v")
AUTHORIZATION = ord("a")
LINKED_SIZE = ord("s")  # as DISPLAY_SIZE, but still of the display that was there last
ENTER_TTY = ord("t")
LEAVE_TTY = ord("L")
KEY = ord("k")
IGNORE_KEYS = ord("m")
ACCEPT_KEYS = ord("u")
WRITE = ord("w")
SYNCHRONIZE = ord("Z")
ACK = ord("A")
ERROR = ord("e")  # in place of an answer
EXCEPTION = ord("E")  # to a packet that has no answer, or makes no sense
PARAMETER = (ord("P") << 8) + ord("V")
ASK_PARAMETER = (ord("P") << 8) + ord("R")
PARAMETER_NEWS = (ord("P") << 8) + ord("U")

BY_NOTHING = ord("N")
BY_KEY = ord("K")

# Flags of a write, and the fields that go with them, in this order
REGION = 0x02
AND_MASK = 0x08
OR_MASK = 0x10
CURSOR = 0x20

# Flags of a question for a parameter
GLOBAL = 0x001
GET = 0x100
SUBSCRIBE = 0x200  # send every change without a request
DRIVER_NAME = 2
MODEL = 5  # as BRLTTY names its tables of keys
DISPLAY_SIZE = 6  # columns, rows; 0 where there is no display
ONLINE = 9  # one byte; 0 while the display is there but switched off
CELL_SIZE = 31  # dots in a cell: one byte

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
    """A packet as it goes over the socket."""
    return struct.pack(">II", len(data), kind) + data


def integers(*values: int) -> bytes:
    """32-bit integers in network order."""
    return struct.pack(f">{len(values)}I", *values)


def split(data: bytes) -> tuple[int, ...]:
    """The integers that `data` holds; an unfinished one at the end is left out."""
    return struct.unpack_from(f">{len(data) // 4}I", data)


def enter_tty(path: Iterable[int], driver: str = "") -> bytes:
    """Take the display for a tty; an empty path: whatever tty is in front.

    BRLTTY 6.5 keeps room for as many cells as the display has at this moment, and writes beyond
    that if a larger one comes: enter only when there is a display, and anew when it changes.

    With the name of the driver, keys come as the driver's own, pressed and released; without, as
    BRLTTY's commands.
    """
    path = tuple(path)
    name = driver.encode()
    return packet(ENTER_TTY, integers(len(path), *path) + bytes([len(name)]) + name)


def key_ranges(kind: int, ranges: Iterable[tuple[int, int]]) -> bytes:
    """Which keys to have (ACCEPT_KEYS) or to leave to BRLTTY (IGNORE_KEYS); 64-bit codes."""
    data = b"".join(struct.pack(">QQ", first, last) for first, last in ranges)
    return packet(kind, data)


def write(first: int, cells: bytes) -> bytes:
    """Show cells from the cell `first` on, which counts from 0 over all rows; no cursor.

    What BRLTTY has in these cells is blanked by the AND mask, so that only the OR mask is shown.
    """
    flags = REGION | AND_MASK | OR_MASK | CURSOR
    region = integers(flags, first + 1, len(cells))
    return packet(WRITE, region + bytes(len(cells)) + cells + integers(0))


def ask(parameter: int, more: int = 0) -> bytes:
    """Ask for a parameter's value; `more` may be SUBSCRIBE."""
    return packet(ASK_PARAMETER, integers(GET | GLOBAL | more, parameter, 0, 0))


def told(data: bytes) -> tuple[int, bytes]:
    """The parameter that was asked for, and its value."""
    parameter = split(data[4:8])
    return parameter[0] if parameter else -1, data[16:]


class Packets:
    """Cuts what comes in into packets. Keeps at most one of LIMIT bytes; longer ones are lost."""

    def __init__(self) -> None:
        self._held = bytearray()
        self._skip = 0

    @property
    def held(self) -> int:
        return len(self._held)

    def cut(self, data: bytes) -> list[tuple[int, bytes] | None]:
        """The packets finished by `data`: type and content; None for one that was too long."""
        found: list[tuple[int, bytes] | None] = []
        view = memoryview(data)
        while view:
            if self._skip:
                taken = min(self._skip, len(view))
                self._skip -= taken
            else:
                taken = min(self._missing(), len(view))
                self._held += view[:taken]
                self._finish(found)
            view = view[taken:]
        return found

    def _missing(self) -> int:
        """How many bytes belong to what has begun, as far as known."""
        if len(self._held) < HEADER:
            return HEADER - len(self._held)
        return HEADER + split(bytes(self._held[:4]))[0] - len(self._held)

    def _finish(self, found: list[tuple[int, bytes] | None]) -> None:
        if len(self._held) < HEADER:
            return
        size, kind = split(bytes(self._held[:HEADER]))
        if size > LIMIT:
            found.append(None)
            self._skip = size
        elif len(self._held) == HEADER + size:
            found.append((kind, bytes(self._held[HEADER:])))
        else:
            return
        self._held.clear()


def error(data: bytes) -> tuple[int, str]:
    """Number and English words of an ERROR or EXCEPTION."""
    code = next(iter(split(data)), 0)
    return code, ERRORS.get(code, "unknown error")


def culprit(data: bytes) -> int:
    """The type of the packet that an EXCEPTION is about; 0 if it does not say."""
    numbers = split(data[:8])
    return numbers[1] if len(numbers) == 2 else 0
