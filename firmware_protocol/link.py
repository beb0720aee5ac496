"""One display at one port, as a state machine without input or output, clock or threads.

It sends hello until a display answers, keeps the newest frame only, sends the rows that differ from
what the display shows, one at a time, when the line is free, and waits for acknowledgements. Row 0
comes before the other rows, because it answers the keys and a row may take seconds.
The caller writes `pending` to the port, reports the number of bytes written with `sent`, and calls
`step` with received bytes and the time, at the latest at `deadline`. See `connection` for a caller
with threads.
"""

from collections.abc import Sequence

from firmware_protocol import cells
from firmware_protocol.codecs.codec import Codec
from firmware_protocol.errors import Fault, Reason
from firmware_protocol.events import Ack, Event, Identified, PoweredOff, Refused, Send

MOST_ROWS = 64  # of a frame; further rows are ignored
MOST_COLUMNS = 512
PENDING_LIMIT = 4096  # bytes that wait for the port; further answers are dropped
TOP_TURNS = 3  # times that row 0 is sent before rows that wait, one after the other
TRIES = 3  # attempts to show a row, before the display counts as lost
REFUSED_SECONDS = 0.25  # before a refused row is sent again
RETRY_SECONDS = 0.005  # between two attempts to write to a port that was full
STUCK_SECONDS = 3.0  # after which a port that accepts no byte counts as stuck
NAME_LIMIT = 60  # characters of a model's name
SILENT_SECONDS = 2.5  # without an answer, before Lost is reported


class Lost(Event):
    """The display cannot be used now; the link keeps trying. All keys count as released."""

    fields = ("fault",)

    def __init__(self, fault: Fault) -> None:
        self.fault = fault


class Link:
    """`pending`: the bytes to write to the port now. `failed`: set when the caller must close the
    port and open it again.
    """

    def __init__(self, codec: Codec, port: str = "") -> None:
        self.codec = codec
        self.port = port
        self.display: Identified | None = None
        self.pending = bytearray()
        self.failed: Fault | None = None
        self._host = codec.host()
        self._open = False
        self._frame: list[bytes] = []  # the newest frame of the caller
        self._target: list[bytes] = []  # the same, fitted to the display
        self._shown: list[bytes | None] = []  # None: unknown
        self._row = 1  # which of the rows below row 0 to compare first
        self._top_turns = 0  # times that row 0 was sent since another row was, or none waited
        self._free_at = 0.0  # when all written bytes have left the wire
        self._progress_at = 0.0  # when the port last accepted a byte, or `pending` was empty
        self._hello_at = 0.0
        self._hellos = 0
        self._silent_at: float | None = None
        self._unconfirmed: tuple[int, bytes, float] | None = None  # row, cells, time limit
        self._failures = 0  # attempts to show a row that failed, one after the other
        self._framed = False  # whether `pending` holds a row
        self._retry_at = 0.0  # when to write again to a port that was full

    def opened(self, now: float) -> None:
        """The caller has opened the port; the link begins with hello."""
        self._open = True
        self.failed = None
        self.pending.clear()
        self._host = self.codec.host()
        self._free_at = self._progress_at = now
        self._failures = 0
        self._silent_at = now + SILENT_SECONDS
        self._restart_hello(now)

    def closed(self, fault: Fault) -> list[Event]:
        """The caller could not open the port, or has closed it."""
        self._open = False
        self.pending.clear()
        self._forget_display()
        return [Lost(fault)]

    def show(self, rows: Sequence[bytes]) -> None:
        """Replace the frame; the next `step` begins to send it.

        Rows are cut or filled up to the display's size. Row 0 may contain its status cells, too.
        """
        self._frame = [bytes(row[:MOST_COLUMNS]) for row in rows[:MOST_ROWS]]
        self._fit_frame()

    def goodbye(self) -> bytes:
        """The bytes to write before the caller closes the port."""
        return self._host.goodbye() if self.display and not self.pending else b""

    def step(self, now: float, data: bytes = b"") -> list[Event]:
        """Handle received bytes at this time; returns the events for the caller."""
        if not self._open:
            return []
        events: list[Event] = []
        if data:
            self._handle(self._host.receive(data), events, now)
        self._handle(self._host.tick(now), events, now)
        self._check_time_limits(events, now)
        if not self.display and now >= self._hello_at and not self.pending:
            self._hello(now)
        self._send_next_row(now)
        return events

    def sent(self, count: int, now: float) -> None:
        """The port has accepted the first `count` bytes of `pending`, or none."""
        self._retry_at = now + RETRY_SECONDS
        if count:
            del self.pending[:count]
            self._free_at = max(self._free_at, now) + self.codec.line.seconds(count)
            self._progress_at = now
            if not self.pending and self.display and self._framed:
                self._framed = False
                self._free_at += self.codec.pause_seconds.get(self.display.model, 0.0)

    @property
    def idle(self) -> bool:
        """Whether a display shows the newest frame."""
        return (
            bool(self.display)
            and not self.pending
            and not self._unconfirmed
            and self._next_row() is None
        )

    @property
    def is_unfinished(self) -> bool:
        """Whether the last bytes received are the beginning of a packet."""
        return self._host.unfinished

    @property
    def deadline(self) -> float | None:
        """When `step` must be called at the latest; None: it need not be called."""
        if not self._open or self.failed:
            return None
        moments = [moment] if (moment := self._host.deadline) is not None else []
        if self.pending:
            moments.append(self._retry_at)
        elif not self.display:
            moments.append(self._hello_at)
        elif self._unconfirmed:
            moments.append(self._unconfirmed[2])
        elif self._host.ready and self._next_row() is not None:
            moments.append(self._free_at)
        if self._silent_at is not None:
            moments.append(self._silent_at)
        return min(moments, default=None)

    def _handle(self, received: list[Event], events: list[Event], now: float) -> None:
        for event in received:
            match event:
                case Send(data=data):
                    if len(self.pending) + len(data) <= PENDING_LIMIT:
                        self.pending += data
                    continue
                case Ack():
                    self._confirm_row()
                    continue
                case Refused():
                    self._retry_row(events, now, now + REFUSED_SECONDS)
                    continue
                case Identified():
                    self._silent_at = None
                    self._forget_display()
                    event.model = _as_name(event.model)
                    self.display = event
                    self._fit_frame()
                case PoweredOff():
                    self._lose(events, Fault(Reason.POWERED_OFF, self.port), now)
                    continue
                case Lost():  # the host knows a better reason than silence
                    self._silent_at = None
                    if self.display:
                        self._lose(events, event.fault, now)
                        continue
            events.append(event)

    def _check_time_limits(self, events: list[Event], now: float) -> None:
        """Act on what should have happened by now and has not."""
        if self._unconfirmed and now >= self._unconfirmed[2]:
            self._retry_row(events, now, now)
        if self._silent_at is not None and now >= self._silent_at:
            self._silent_at = None
            fault = Fault(Reason.SILENT, self.port, protocol=self.codec.title)
            events.append(Lost(fault))
        if not self.pending:
            self._progress_at = now
        elif now - self._progress_at >= STUCK_SECONDS and not self.failed:
            self.failed = Fault(Reason.STUCK, self.port)

    def _confirm_row(self) -> None:
        if self._unconfirmed:
            row, shown, _ = self._unconfirmed
            self._unconfirmed = None
            self._failures = 0
            if row < len(self._shown):
                self._shown[row] = shown

    def _retry_row(self, events: list[Event], now: float, again_at: float) -> None:
        """The display did not accept the last row: send it again, or a newer one."""
        if not self._unconfirmed:
            return
        self._unconfirmed = None
        self._failures += 1
        self._free_at = max(self._free_at, again_at)
        if self._failures >= TRIES:
            self._failures = 0
            self._lose(events, Fault(Reason.UNACKNOWLEDGED, self.port), now)

    def _lose(self, events: list[Event], fault: Fault, now: float) -> None:
        self._restart_hello(now)
        self._hello_at = now + self.codec.hello_seconds[0]
        events.append(Lost(fault))

    def _forget_display(self) -> None:
        """The display is unknown again."""
        self.display = None
        self._shown = []
        self._target = []
        self._unconfirmed = None
        self._row = 1
        self._top_turns = 0

    def _restart_hello(self, now: float) -> None:
        self._forget_display()
        self._hellos = 0
        self._hello_at = now

    def _hello(self, now: float) -> None:
        waits = self.codec.hello_seconds
        self._hello_at = now + waits[self._hellos % len(waits)]
        self._hellos += 1
        self.pending += self._host.hello()

    def _fit_frame(self) -> None:
        display = self.display
        if not display:
            return
        blank = b""
        rows = [*self._frame[: display.rows], *[blank] * (display.rows - len(self._frame))]
        widths = [display.columns + display.status, *[display.columns] * (display.rows - 1)]
        self._target = [cells.fit(row, width) for row, width in zip(rows, widths, strict=True)]
        if display.dots == 6:  # a change in dots 7 and 8 alone is no change
            self._target = [cells.six_dots(row) for row in self._target]
        if len(self._shown) != len(self._target):
            self._shown = [None] * len(self._target)

    def _next_row(self) -> int | None:
        """The next row that differs from what the display shows: row 0, or each of the others in
        turn, so that none of them waits for ever.
        """
        others: list[int] = [*range(self._row, len(self._target)), *range(1, self._row)]
        rows = [0, *others] if self._top_turns < TOP_TURNS else [*others, 0]
        for row in rows:
            if row < len(self._target) and self._target[row] != self._shown[row]:
                return row
        return None

    def _send_next_row(self, now: float) -> None:
        """Send the next row that differs, if the line is free."""
        if not self.display or self.pending or self._unconfirmed or not self._host.ready:
            return
        row = self._next_row()
        if row is None:
            self._row = 1  # people read from the top
            self._top_turns = 0
            return
        if now < self._free_at:
            return
        cells_of_row = self._target[row]
        self.pending += self._host.show({row: cells_of_row})
        self._framed = True
        if row:
            self._row = row + 1
            self._top_turns = 0
        else:
            self._top_turns += 1
        if self._host.acks:
            self._shown[row] = None
            self._unconfirmed = row, cells_of_row, now + self.codec.ack_seconds
        else:
            self._shown[row] = cells_of_row


def _as_name(text: str) -> str:
    """The name that a display gives itself, without control characters and of a usual length."""
    visible = "".join(character if character.isprintable() else " " for character in text)
    return " ".join(visible.split())[:NAME_LIMIT].rstrip()
