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
    DeviceError,
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
    wire.ASK_PARAMETER: wire.PARAMETER,
    wire.LINKED_SIZE: wire.LINKED_SIZE,
    wire.ENTER_TTY: wire.ACK,
    wire.LEAVE_TTY: wire.ACK,
    wire.IGNORE_KEYS: wire.ACK,
    wire.ACCEPT_KEYS: wire.ACK,
    wire.SYNCHRONIZE: wire.ACK,
}
# The packets that ask for name and model are older, but the one for the model crashes BRLTTY 6.5
# if it has no display.
ABOUT = (wire.DRIVER_NAME, wire.MODEL, wire.CELL_SIZE)
MOST_QUESTIONS = 64  # without an answer; then nothing more is asked
NO_SIZE = (0, 0)
OFF = b"\0"  # value of ONLINE


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
        self._about: dict[int, bytes] = {}  # newest values of parameters
        self._subscribed = False
        self._entered = NO_SIZE  # rows and columns when we entered the tty; NO_SIZE: not in it
        self._entering = NO_SIZE
        self._gone = True  # the display, or it has not come yet
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
        news = 0 if self._subscribed else wire.SUBSCRIBE
        self._subscribed = True
        sent = b"".join(self._ask(wire.ASK_PARAMETER, wire.ask(part)) for part in ABOUT)
        for parameter in (wire.ONLINE, wire.DISPLAY_SIZE):
            sent += self._ask(wire.ASK_PARAMETER, wire.ask(parameter, news))
        return sent + self._ask(wire.LINKED_SIZE)

    def goodbye(self) -> bytes:
        return self._ask(wire.LEAVE_TTY) if self._entered != NO_SIZE else b""

    def show(self, rows: Mapping[int, bytes]) -> bytes:
        height, columns = self._entered if self.ready else NO_SIZE
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
        if kind == wire.PARAMETER_NEWS:
            return self._changed(*wire.told(data))
        if kind == wire.EXCEPTION:
            return self._exception(data)
        if self._asked and kind == ANSWERS[self._asked[0]]:
            return self._answered(self._asked.popleft(), data)
        if self._asked and kind == wire.ERROR:
            return self._failed(self._asked.popleft(), data)
        return [Noise(wire.packet(kind, data), "unexpected packet")]

    def _changed(self, parameter: int, value: bytes) -> list[Event]:
        """A display has come, or changed its size, or was switched on or off."""
        if parameter == wire.ONLINE:
            self._about[wire.ONLINE] = value
        if parameter == wire.ONLINE and value == OFF:
            was, self._gone = self._gone, True
            return [] if was else [PoweredOff()]
        if parameter == wire.DISPLAY_SIZE and self._gone:
            return []  # BRLTTY tells it also of a display that goes, and its bytes are in disorder
        return [Send(self.hello())]

    def _answered(self, question: int, data: bytes) -> list[Event]:
        if question == wire.SYNCHRONIZE:
            refused, self._refused = self._refused, False
            return [Refused() if refused else Ack()]
        if question == wire.ASK_PARAMETER:
            parameter, value = wire.told(data)
            self._about[parameter] = value
        elif question == wire.LINKED_SIZE:
            return self._sized(data)
        elif question == wire.ENTER_TTY:
            self._entered, self._entering = self._entering, NO_SIZE
            if self._about.get(wire.ONLINE) == OFF:
                return [Send(self._leave())]  # it has gone in between
            return self._identified()
        return []

    def _sized(self, linked: bytes) -> list[Event]:
        """The size is known; the tty is entered if it has changed."""
        if self._entering != NO_SIZE:
            return []
        columns, rows = (*wire.split(self._about.get(wire.DISPLAY_SIZE, b"")), 0, 0)[:2]
        if not 0 < rows * columns <= wire.MOST_CELLS:
            return [Send(self._leave()), *self._without(Reason.BRLAPI_NO_DISPLAY)]
        if wire.split(linked) != (columns, rows):
            self._gone = False  # BRLTTY is about to link it with us, and then tells its size
            return []
        if self._about.get(wire.ONLINE) == OFF:
            return []  # it is switched off
        if self._entered == (rows, columns):
            return self._identified()
        sent = self._leave()
        self._entering = (rows, columns)
        everything = wire.key_ranges(wire.IGNORE_KEYS, [commands.EVERYTHING])
        wanted = wire.key_ranges(wire.ACCEPT_KEYS, commands.RANGES)
        sent += self._ask(wire.ENTER_TTY, wire.enter_tty(self._path))
        sent += self._ask(wire.IGNORE_KEYS, everything) + self._ask(wire.ACCEPT_KEYS, wanted)
        return [Send(sent)]

    def _leave(self) -> bytes:
        was, self._entered = self._entered, NO_SIZE
        return self._ask(wire.LEAVE_TTY) if was != NO_SIZE else b""

    def _identified(self) -> list[Event]:
        self._said = None
        self._gone = False
        names = (self._about.get(part, b"") for part in (wire.DRIVER_NAME, wire.MODEL))
        name = " ".join(part.decode("utf-8", "replace") for part in names).strip()
        six = self._about.get(wire.CELL_SIZE, b"") == bytes([6])
        return [Identified(name, *self._entered, dots=6 if six else 8)]

    def _without(self, reason: Reason, detail: str = "") -> list[Event]:
        """There is no display for us: said once, until there was one."""
        if reason == self._said:
            return []
        self._said = reason
        self._gone = True
        return [Lost(Fault(reason, self._address, detail=detail))]

    def _failed(self, question: int, data: bytes) -> list[Event]:
        code, text = wire.error(data)
        if question == wire.ENTER_TTY:
            self._entering = NO_SIZE
            return self._without(Reason.BRLAPI_TAKEN, text)
        if question in (wire.IGNORE_KEYS, wire.ACCEPT_KEYS) and self._entered == NO_SIZE:
            return []  # the same trouble again
        if question == wire.ASK_PARAMETER:
            return []  # what a server does not know is left out
        told: list[Event] = [DeviceError(code, text)]
        return [*told, Refused()] if question == wire.SYNCHRONIZE else told

    def _exception(self, data: bytes) -> list[Event]:
        code, text = wire.error(data)
        about = wire.culprit(data)
        if about == wire.WRITE:
            self._refused = True  # the answer that follows it does not count
        elif self._asked and about == self._asked[0]:
            question = self._asked.popleft()
            if question == wire.ASK_PARAMETER:
                return self._without(Reason.BRLAPI_STRANGE, "it is older than BRLTTY 6.1")
            return self._failed(question, data)
        return [DeviceError(code, text)]

    def _moved(self, data: bytes) -> list[Event]:
        _flags, code = (*wire.split(data), 0, 0)[:2]
        if code == commands.OFFLINE:
            was, self._gone = self._gone, True
            # Nobody knows how large the next display is.
            left = Send(self._leave())
            return [left] if was else [PoweredOff(), left]
        names = commands.names(code)
        return [*(KeyDown(name) for name in names), *(KeyUp(name) for name in names)]
