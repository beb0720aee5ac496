"""The computer's half of BrlAPI. Knows no socket.

Answers arrive in the order of the questions. Keys and news of the display may arrive between them.
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
    Refused,
    Send,
)
from firmware_protocol.link import Lost

# The answer to each question; an error may arrive instead of any of them.
ANSWERS = {
    wire.ASK_PARAMETER: wire.PARAMETER,
    wire.LINKED_SIZE: wire.LINKED_SIZE,
    wire.ENTER_TTY: wire.ACK,
    wire.LEAVE_TTY: wire.ACK,
    wire.IGNORE_KEYS: wire.ACK,
    wire.ACCEPT_KEYS: wire.ACK,
    wire.SYNCHRONIZE: wire.ACK,
}
# There are older packets for name and model, but the one for the model crashes BRLTTY 6.5 if it has
# no display.
ABOUT = (wire.DRIVER_NAME, wire.MODEL, wire.CELL_SIZE)
KEPT = (*ABOUT, wire.ONLINE, wire.DISPLAY_SIZE)
MOST_QUESTIONS = 64  # without an answer; then the host asks no more
NO_SIZE = (0, 0)
OFF = b"\0"  # value of ONLINE
# After which a display that BRLTTY has taken away is reported as missing. BRLTTY takes it away
# before it ends, too, and then closes the connection, which is the better reason.
GONE_SECONDS = 1.0


class Host:
    """The computer's half; see `codecs`. It begins after the authorization."""

    acks = True

    def __init__(self, address: str = "", path: tuple[int, ...] = ()) -> None:
        """`path`: the tty to show on; empty: the tty in front."""
        self._address = address
        self._path = path
        self._packets = wire.PacketSplitter()
        self._asked: deque[int] = deque()  # questions without an answer
        self._parameters: dict[int, bytes] = {}  # newest values
        self._subscribed = False
        # Rows and columns of the display when the host entered the tty; NO_SIZE outside it.
        self._entered = NO_SIZE
        self._entering = NO_SIZE
        self._gone = True  # there is no display
        self._goes = False  # the display has gone, which is not yet reported
        self._missing_at: float | None = None  # when it is reported
        self._reported: Reason | None = None  # why there is no display; reported once
        self._refused = False  # the server has rejected the last row

    @property
    def ready(self) -> bool:
        return len(self._asked) < MOST_QUESTIONS

    @property
    def deadline(self) -> float | None:
        if not self._goes:
            return None
        return 0.0 if self._missing_at is None else self._missing_at

    @property
    def unfinished(self) -> bool:
        return self.held > 0

    @property
    def held(self) -> int:
        return self._packets.held

    def hello(self) -> bytes:
        if not self.ready:
            return b""
        flags = 0 if self._subscribed else wire.SUBSCRIBE
        self._subscribed = True
        sent = b"".join(self._ask(wire.ASK_PARAMETER, wire.request(part)) for part in ABOUT)
        for parameter in (wire.ONLINE, wire.DISPLAY_SIZE):
            sent += self._ask(wire.ASK_PARAMETER, wire.request(parameter, flags))
        return sent + self._ask(wire.LINKED_SIZE)

    def goodbye(self) -> bytes:
        return self._ask(wire.LEAVE_TTY) if self._entered != NO_SIZE else b""

    def show(self, rows: Mapping[int, bytes]) -> bytes:
        height, columns = self._entered if self.ready else NO_SIZE
        sent = b""
        for row, line in sorted(rows.items()):
            if 0 <= row < height:
                sent += wire.write(row * columns, cells.fit(line, columns))
                sent += self._ask(wire.SYNCHRONIZE)  # a write has no answer of its own
        return sent

    def tick(self, now: float) -> list[Event]:
        if not self._goes:
            return []
        if self._missing_at is None:
            self._missing_at = now + GONE_SECONDS
        if now < self._missing_at:
            return []
        self._goes = False
        return self._report_missing(Reason.BRLAPI_NO_DISPLAY)

    def receive(self, data: bytes) -> list[Event]:
        events: list[Event] = []
        for packet in self._packets.receive(data):
            if packet is None:
                events.append(Noise(b"", "packet too long"))
            else:
                events += self._handle(*packet)
        return events

    def _ask(self, question: int, packet: bytes = b"") -> bytes:
        self._asked.append(question)
        return packet or wire.packet(question)

    def _handle(self, kind: int, data: bytes) -> list[Event]:
        if kind == wire.KEY:
            return self._handle_key(data)
        if kind == wire.PARAMETER_NEWS:
            return self._handle_news(*wire.parameter_value(data))
        if kind == wire.EXCEPTION:
            return self._handle_exception(data)
        if self._asked and kind == ANSWERS[self._asked[0]]:
            return self._handle_answer(self._asked.popleft(), data)
        if self._asked and kind == wire.ERROR:
            return self._handle_error(self._asked.popleft(), data)
        return [Noise(wire.packet(kind, data), "unexpected packet")]

    def _handle_news(self, parameter: int, value: bytes) -> list[Event]:
        """A display came, changed its size, or was switched on or off."""
        if parameter == wire.ONLINE:
            self._parameters[wire.ONLINE] = value
        if parameter == wire.ONLINE and value == OFF:
            self._lose_display()
            return []
        if parameter == wire.DISPLAY_SIZE and self._gone:
            return []  # BRLTTY also sends it when a display goes, with bytes in a wrong order
        return [Send(self.hello())]

    def _handle_answer(self, question: int, data: bytes) -> list[Event]:
        if question == wire.SYNCHRONIZE:
            refused, self._refused = self._refused, False
            return [Refused() if refused else Ack()]
        if question == wire.ASK_PARAMETER:
            parameter, value = wire.parameter_value(data)
            if parameter in KEPT:  # others were never asked for
                self._parameters[parameter] = value
        elif question == wire.LINKED_SIZE:
            return self._handle_size(data)
        elif question == wire.ENTER_TTY:
            self._entered, self._entering = self._entering, NO_SIZE
            if self._parameters.get(wire.ONLINE) == OFF:
                return [Send(self._leave())]  # the display has gone in between
            return self._identified()
        return []

    def _handle_size(self, linked: bytes) -> list[Event]:
        """The size of the display is known: enter the tty if the size has changed."""
        if self._entering != NO_SIZE:
            return []
        columns, rows = (*wire.unpack(self._parameters.get(wire.DISPLAY_SIZE, b"")), 0, 0)[:2]
        if not 0 < rows * columns <= wire.MOST_CELLS:
            return [Send(self._leave()), *self._report_missing(Reason.BRLAPI_NO_DISPLAY)]
        if wire.unpack(linked) != (columns, rows):
            self._gone = (
                False  # BRLTTY is about to link it with its clients, and sends its size then
            )
            return []
        if self._parameters.get(wire.ONLINE) == OFF:
            return []  # the display is switched off
        if self._entered == (rows, columns):
            return self._identified()
        sent = self._leave()
        self._entering = (rows, columns)
        everything = wire.key_ranges(wire.IGNORE_KEYS, [commands.EVERYTHING])
        accepted = wire.key_ranges(wire.ACCEPT_KEYS, commands.RANGES)
        sent += self._ask(wire.ENTER_TTY, wire.enter_tty(self._path))
        sent += self._ask(wire.IGNORE_KEYS, everything) + self._ask(wire.ACCEPT_KEYS, accepted)
        return [Send(sent)]

    def _leave(self) -> bytes:
        was, self._entered = self._entered, NO_SIZE
        return self._ask(wire.LEAVE_TTY) if was != NO_SIZE else b""

    def _lose_display(self) -> None:
        """BRLTTY has no display for its clients any more."""
        if not self._gone:
            self._goes = True
            self._missing_at = None
        self._gone = True

    def _identified(self) -> list[Event]:
        self._reported = None
        self._gone = self._goes = False
        names = (self._parameters.get(part, b"") for part in (wire.DRIVER_NAME, wire.MODEL))
        name = " ".join(part.decode("utf-8", "replace") for part in names).strip()
        six = self._parameters.get(wire.CELL_SIZE, b"") == bytes([6])
        return [Identified(name, *self._entered, dots=6 if six else 8)]

    def _report_missing(self, reason: Reason, detail: str = "") -> list[Event]:
        """There is no display to use; reported once, until there was one."""
        if reason == self._reported:
            return []
        self._reported = reason
        self._gone = True
        self._goes = False
        return [Lost(Fault(reason, self._address, detail=detail))]

    def _handle_error(self, question: int, data: bytes) -> list[Event]:
        code, text = wire.error(data)
        if question == wire.ENTER_TTY:
            self._entering = NO_SIZE
            return self._report_missing(Reason.BRLAPI_TAKEN, text)
        if question in (wire.IGNORE_KEYS, wire.ACCEPT_KEYS) and self._entered == NO_SIZE:
            return []  # a consequence of the first error
        if question == wire.ASK_PARAMETER:
            return []  # the server does not know this parameter
        events: list[Event] = [DeviceError(code, text)]
        return [*events, Refused()] if question == wire.SYNCHRONIZE else events

    def _handle_exception(self, data: bytes) -> list[Event]:
        code, text = wire.error(data)
        rejected = wire.rejected_type(data)
        if rejected == wire.WRITE:
            self._refused = True  # the next answer to SYNCHRONIZE is no acknowledgement
        elif self._asked and rejected == self._asked[0]:
            question = self._asked.popleft()
            if question == wire.ASK_PARAMETER:
                return self._report_missing(Reason.BRLAPI_STRANGE, "it is older than BRLTTY 6.1")
            return self._handle_error(question, data)
        return [DeviceError(code, text)]

    def _handle_key(self, data: bytes) -> list[Event]:
        _flags, code = (*wire.unpack(data), 0, 0)[:2]
        if code == commands.OFFLINE:
            self._lose_display()
            left = self._leave()  # the next display may have another size
            return [Send(left)] if left else []
        names = commands.key_names(code)
        return [*(KeyDown(name) for name in names), *(KeyUp(name) for name in names)]
