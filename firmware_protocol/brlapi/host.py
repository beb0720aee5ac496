"""The conversation with a BrlAPI server, without a socket. Must never know where it is.

The server speaks first. Answers come in the order of the questions; a key, or the news that the
display came or went, may come between them.
"""

from collections import deque
from collections.abc import Callable, Mapping
from typing import NamedTuple

from firmware_protocol import cells
from firmware_protocol.brlapi import commands, wire
from firmware_protocol.brlapi.trouble import BrlapiReason, Trouble
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

ANSWER_SECONDS = 5.0
# Which answer each question has; with any of them an error may come instead.
ANSWERS = {
    wire.AUTHORIZATION: wire.ACK,
    wire.DRIVER_NAME: wire.DRIVER_NAME,
    wire.MODEL: wire.MODEL,
    wire.DISPLAY_SIZE: wire.DISPLAY_SIZE,
    wire.ASK_PARAMETER: wire.PARAMETER,
    wire.ENTER_TTY: wire.ACK,
    wire.LEAVE_TTY: wire.ACK,
    wire.IGNORE_KEYS: wire.ACK,
    wire.ACCEPT_KEYS: wire.ACK,
    wire.SYNCHRONIZE: wire.ACK,
}


class Key(NamedTuple):
    """The key that some servers ask for."""

    secret: bytes | None  # None: it could not be had, because of
    missing: BrlapiReason = BrlapiReason.KEY_MISSING
    file: str = ""


class Host:
    """The computer's half, as `codecs.codec.Host` has it. For one connection; then make anew."""

    acks = True

    def __init__(
        self, key: Callable[[], Key] = lambda: Key(None), path: tuple[int, ...] = ()
    ) -> None:
        """`key` is asked for only if the server wants one. `path` is the tty; empty: any."""
        self._key = key
        self._path = path
        self._file = ""
        self._packets = wire.Packets()
        self._asked: deque[int] = deque()  # what has no answer yet
        self._about: dict[int, bytes] = {}  # newest answers
        self._identified = False
        self._over = False
        self._refused = False
        self._came = True  # since the last look at the clock
        self._since = 0.0

    @property
    def held(self) -> int:
        return self._packets.held

    @property
    def waiting(self) -> bool:
        """Whether the server owes an answer."""
        return not self._over and (bool(self._asked) or wire.ACCEPT_KEYS not in self._about)

    @property
    def deadline(self) -> float | None:
        return self._since + ANSWER_SECONDS if self.waiting else None

    def hello(self) -> bytes:
        return b""  # the server begins

    def goodbye(self) -> bytes:
        return self._ask(wire.LEAVE_TTY) if self._identified and not self._over else b""

    def show(self, rows: Mapping[int, bytes]) -> bytes:
        if not self._identified:
            return b""
        height, columns = self._size()
        sent = b""
        for row, line in sorted(rows.items()):
            if 0 <= row < height:
                sent += wire.write(row * columns, cells.fitted(line, columns))
                sent += self._ask(wire.SYNCHRONIZE)  # a write has no answer of its own
        return sent

    def tick(self, now: float) -> list[Event]:
        if self._came or not self.waiting:
            self._came = False
            self._since = now
        elif now - self._since >= ANSWER_SECONDS:
            return self._end(BrlapiReason.SILENT)
        return []

    def receive(self, data: bytes) -> list[Event]:
        events: list[Event] = []
        self._came = True
        for found in self._packets.cut(data):
            if self._over:
                break
            if found is None:
                events.append(Noise(b"", "packet too long"))
            else:
                events += self._understood(*found)
        return events

    def _understood(self, kind: int, data: bytes) -> list[Event]:
        if kind == wire.VERSION:
            return self._greeted(data)
        if kind == wire.AUTHORIZATION:
            return self._authorize(data)
        if kind == wire.KEY:
            return self._moved(data)
        if kind == wire.EXCEPTION:
            return self._exception(data)
        if self._asked and kind in (ANSWERS[self._asked[0]], wire.ERROR):
            question = self._asked.popleft()
            if kind == wire.ERROR:
                return self._failed(question, data)
            return self._answered(question, data)
        if kind == wire.ERROR:
            return self._failed(0, data)
        return [Noise(wire.packet(kind, data), "unexpected packet")]

    def _ask(self, question: int, packet: bytes = b"") -> bytes:
        self._asked.append(question)
        return packet or wire.packet(question)

    def _end(self, reason: BrlapiReason, **slots: object) -> list[Event]:
        self._over = True
        self._identified = False
        return [Trouble(reason, **slots)]

    def _greeted(self, data: bytes) -> list[Event]:
        if wire.split(data) != (wire.PROTOCOL,):
            return self._end(BrlapiReason.VERSION, version=next(iter(wire.split(data)), 0))
        return [Send(wire.packet(wire.VERSION, wire.integers(wire.PROTOCOL)))]

    def _authorize(self, data: bytes) -> list[Event]:
        ways = wire.split(data)
        if wire.BY_NOTHING in ways:
            return self._introduce()
        if wire.BY_KEY not in ways:
            return self._end(BrlapiReason.NO_METHOD)
        secret, missing, self._file = self._key()
        if secret is None:
            return self._end(missing, file=self._file)
        key = wire.packet(wire.AUTHORIZATION, wire.integers(wire.BY_KEY) + secret)
        return [Send(self._ask(wire.AUTHORIZATION, key))]

    def _introduce(self) -> list[Event]:
        """Authorized: ask all that is to be known, and take the tty."""
        all_keys = wire.key_ranges(wire.IGNORE_KEYS, [commands.EVERYTHING])
        some_keys = wire.key_ranges(wire.ACCEPT_KEYS, commands.RANGES)
        return [
            Send(
                self._ask(wire.DRIVER_NAME)
                + self._ask(wire.MODEL)
                + self._ask(wire.ASK_PARAMETER, wire.ask(wire.CELL_SIZE))
                + self._ask(wire.DISPLAY_SIZE)
                + self._ask(wire.ENTER_TTY, wire.enter_tty(self._path))
                + self._ask(wire.IGNORE_KEYS, all_keys)
                + self._ask(wire.ACCEPT_KEYS, some_keys)
            )
        ]

    def _answered(self, question: int, data: bytes) -> list[Event]:
        if question == wire.AUTHORIZATION:
            return self._introduce()
        if question == wire.SYNCHRONIZE:
            refused, self._refused = self._refused, False
            return [Refused() if refused else Ack()]
        again = wire.ACCEPT_KEYS in self._about
        self._about[question] = data
        if question == wire.ACCEPT_KEYS or (question == wire.DISPLAY_SIZE and again):
            return self._sized()
        return []

    def _sized(self) -> list[Event]:
        rows, columns = self._size()
        self._identified = rows * columns > 0
        if not self._identified:
            return [Trouble(BrlapiReason.NO_DISPLAY)]
        driver = wire.text(self._about.get(wire.DRIVER_NAME, b""))
        model = wire.text(self._about.get(wire.MODEL, b""))
        dots = wire.value(self._about.get(wire.ASK_PARAMETER, b""))[:1]
        return [
            Identified(f"{driver} {model}".strip(), rows, columns, 0, 6 if dots == b"\6" else 8)
        ]

    def _size(self) -> tuple[int, int]:
        """Rows and columns; 0 where there is no display, or one of an unlikely size."""
        columns, rows = (*wire.split(self._about.get(wire.DISPLAY_SIZE, b"")), 0, 0)[:2]
        return (rows, columns) if 0 < rows * columns <= wire.LIMIT // 4 else (0, 0)

    def _failed(self, question: int, data: bytes) -> list[Event]:
        code, text = wire.error(data)
        if code == wire.ERROR_AUTHORIZATION:
            return self._end(BrlapiReason.KEY_REFUSED, file=self._file)
        if code == wire.ERROR_VERSION:
            return self._end(BrlapiReason.VERSION, version=0)
        if question == wire.ENTER_TTY:
            return self._end(BrlapiReason.TAKEN, why=text)
        if question == wire.ASK_PARAMETER:
            return []  # servers before BRLTTY 6.3 do not know how many dots a cell has
        if question == wire.SYNCHRONIZE:
            return [Complaint(code, text), Refused()]
        return [Complaint(code, text), *self._answered(question, b"")]

    def _exception(self, data: bytes) -> list[Event]:
        code, text = wire.error(data)
        about = wire.culprit(data)
        if about == wire.WRITE:
            self._refused = True
        elif self._asked and about == self._asked[0]:
            return self._failed(self._asked.popleft(), data)
        return [Complaint(code, text)]

    def _moved(self, data: bytes) -> list[Event]:
        _flags, code = (*wire.split(data), 0, 0)[:2]
        if code == commands.OFFLINE:
            was, self._identified = self._identified, False
            return [PoweredOff()] if was else []
        if code == commands.NOTHING:
            # Broadcast when a display has come, but also sent for some keys without a meaning.
            if self._identified:
                return []
            about = self._ask(wire.DRIVER_NAME) + self._ask(wire.MODEL)
            return [Send(about + self._ask(wire.DISPLAY_SIZE))]
        names = commands.names(code)
        return [*(KeyDown(name) for name in names), *(KeyUp(name) for name in names)]
