"""What a computer asks a BrlAPI server, and understands of it. Must never know a socket.

Answers come in the order of the questions; a key, or the news that the display came or went, may
come between them.
"""

from collections import deque
from collections.abc import Mapping

from firmware_protocol import cells
from firmware_protocol.brlapi import commands, wire
from firmware_protocol.errors import Fault, Reason
from firmware_protocol.events import (
    Ack,
    Complaint,
    Event,
    Identified,
    KeyDown,
    KeyUp,
    Noise,
    PoweredOff,
    Refused,
    Send,
)
from firmware_protocol.link import Lost

# Which answer each question has; with any of them an error may come instead.
ANSWERS = {
    wire.DRIVER_NAME: wire.DRIVER_NAME,
    wire.MODEL: wire.MODEL,
    wire.ASK_PARAMETER: wire.PARAMETER,
    wire.DISPLAY_SIZE: wire.DISPLAY_SIZE,
    wire.ENTER_TTY: wire.ACK,
    wire.LEAVE_TTY: wire.ACK,
    wire.IGNORE_KEYS: wire.ACK,
    wire.ACCEPT_KEYS: wire.ACK,
    wire.SYNCHRONIZE: wire.ACK,
}
MOST_QUESTIONS = 64  # without an answer; then nothing more is asked


class Host:
    """The computer's half; see `codecs`. It begins when the server has let us in."""

    acks = True
    deadline = None

    def __init__(self, address: str = "", path: tuple[int, ...] = ()) -> None:
        """`path` is the tty to show on; empty: whichever is in front."""
        self._address = address
        self._path = path
        self._packets = wire.Packets()
        self._asked: deque[int] = deque()  # what has no answer yet
        self._about: dict[int, bytes] = {}  # newest answers
        self._size = (0, 0)  # rows and columns
        self._in_tty = False
        self._said: Reason | None = None  # why there is no display; said once
        self._refused = False

    @property
    def ready(self) -> bool:
        return len(self._asked) < MOST_QUESTIONS

    @property
    def held(self) -> int:
        return self._packets.held

    def hello(self) -> bytes:
        if not self.ready:
            return b""
        self._size = (0, 0)
        sent = b""
        if not self._in_tty:
            everything = wire.key_ranges(wire.IGNORE_KEYS, [commands.EVERYTHING])
            wanted = wire.key_ranges(wire.ACCEPT_KEYS, commands.RANGES)
            sent += self._ask(wire.ENTER_TTY, wire.enter_tty(self._path))
            sent += self._ask(wire.IGNORE_KEYS, everything) + self._ask(wire.ACCEPT_KEYS, wanted)
        sent += self._ask(wire.DRIVER_NAME) + self._ask(wire.MODEL)
        sent += self._ask(wire.ASK_PARAMETER, wire.ask(wire.CELL_SIZE))
        return sent + self._ask(wire.DISPLAY_SIZE)

    def goodbye(self) -> bytes:
        return self._ask(wire.LEAVE_TTY) if self._in_tty else b""

    def show(self, rows: Mapping[int, bytes]) -> bytes:
        height, columns = self._size
        sent = b""
        for row, line in sorted(rows.items()):
            if 0 <= row < height:
                sent += wire.write(row * columns, cells.fitted(line, columns))
                sent += self._ask(wire.SYNCHRONIZE)  # a write has no answer of its own
        return sent

    def tick(self, now: float) -> list[Event]:
        return []

    def receive(self, data: bytes) -> list[Event]:
        events: list[Event] = []
        for found in self._packets.cut(data):
            if found is None:
                events.append(Noise(b"", "packet too long"))
            else:
                events += self._understood(*found)
        return events

    def _ask(self, question: int, packet: bytes = b"") -> bytes:
        self._asked.append(question)
        return packet or wire.packet(question)

    def _understood(self, kind: int, data: bytes) -> list[Event]:
        if kind == wire.KEY:
            return self._moved(data)
        if kind == wire.EXCEPTION:
            return self._exception(data)
        if self._asked and kind == ANSWERS[self._asked[0]]:
            return self._answered(self._asked.popleft(), data)
        if self._asked and kind == wire.ERROR:
            return self._failed(self._asked.popleft(), data)
        return [Noise(wire.packet(kind, data), "unexpected packet")]

    def _answered(self, question: int, data: bytes) -> list[Event]:
        if question == wire.SYNCHRONIZE:
            refused, self._refused = self._refused, False
            return [Refused() if refused else Ack()]
        if question == wire.DISPLAY_SIZE:
            return self._sized(data)
        if question == wire.ENTER_TTY:
            self._in_tty = True
        elif question == wire.LEAVE_TTY:
            self._in_tty = False
        self._about[question] = data
        return []

    def _sized(self, data: bytes) -> list[Event]:
        columns, rows = (*wire.split(data), 0, 0)[:2]
        if not self._in_tty:
            return []  # said already
        if not 0 < rows * columns <= wire.MOST_CELLS:
            return self._without(Reason.BRLAPI_NO_DISPLAY)
        self._size = (rows, columns)
        self._said = None
        driver = wire.text(self._about.get(wire.DRIVER_NAME, b""))
        model = wire.text(self._about.get(wire.MODEL, b""))
        dots = wire.value(self._about.get(wire.ASK_PARAMETER, b""))[:1]
        six = dots == bytes([6])
        return [Identified(f"{driver} {model}".strip(), rows, columns, dots=6 if six else 8)]

    def _without(self, reason: Reason, detail: str = "") -> list[Event]:
        """There is no display for us: said once, until there was one."""
        if reason == self._said:
            return []
        self._said = reason
        return [Lost(Fault(reason, self._address, detail=detail))]

    def _failed(self, question: int, data: bytes) -> list[Event]:
        code, text = wire.error(data)
        if question == wire.ENTER_TTY:
            return self._without(Reason.BRLAPI_TAKEN, text)
        if question in (wire.IGNORE_KEYS, wire.ACCEPT_KEYS) and not self._in_tty:
            return []  # the same trouble again
        if question == wire.ASK_PARAMETER:
            self._about.pop(question, None)  # older servers do not know how many dots a cell has
            return []
        if question == wire.DISPLAY_SIZE:
            return self._without(Reason.BRLAPI_NO_DISPLAY, text)
        told: list[Event] = [Complaint(code, text)]
        return [*told, Refused()] if question == wire.SYNCHRONIZE else told

    def _exception(self, data: bytes) -> list[Event]:
        code, text = wire.error(data)
        about = wire.culprit(data)
        if about == wire.WRITE:
            self._refused = True  # the answer that follows it does not count
        elif self._asked and about == self._asked[0]:
            return self._failed(self._asked.popleft(), data)
        return [Complaint(code, text)]

    def _moved(self, data: bytes) -> list[Event]:
        _flags, code = (*wire.split(data), 0, 0)[:2]
        there = self._size != (0, 0)
        if code == commands.OFFLINE:
            self._size = (0, 0)
            return [PoweredOff()] if there else []
        if code == commands.NOTHING:
            # Broadcast when a display has come, but also sent for some keys without a meaning.
            return [] if there else [Send(self.hello())]
        names = commands.names(code)
        return [*(KeyDown(name) for name in names), *(KeyUp(name) for name in names)]
