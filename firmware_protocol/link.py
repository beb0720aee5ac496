"""One display at one port, as a state machine: no input or output, no clock, no thread.

It asks who is there until a display answers, keeps the newest frame only, sends the rows that
differ from what is shown, one at a time, when the line is free, and waits for acknowledgements.
Whoever drives it writes `pending` to the port, tells `sent`, and calls `step` with what came in
and with the clock, at the latest at `deadline`. See `connection` for a driver with threads.
"""

from collections.abc import Sequence

from firmware_protocol import cells
from firmware_protocol.codecs.codec import Codec
from firmware_protocol.errors import Fault, Reason
from firmware_protocol.events import Ack, Event, Identified, PoweredOff, Refused, Send

MOST_ROWS = 64  # of a frame; more are not kept
MOST_COLUMNS = 512
PENDING_LIMIT = 4096  # bytes that wait for the port; answers beyond are dropped
TRIES = 3  # of a row that is not acknowledged, before the display counts as lost
REFUSED_SECONDS = 0.25  # before a refused row is sent again
RETRY_SECONDS = 0.005  # before a port that was full is offered bytes again
STUCK_SECONDS = 3.0  # without taking a single byte
SILENT_SECONDS = 2.5  # without an answer, before the silence is reported


class Lost(Event):
    """The display cannot be used for now; the link goes on trying. All keys count as released."""

    fields = ("fault",)

    def __init__(self, fault: Fault) -> None:
        self.fault = fault


class Link:
    """`pending` are the bytes that the port should take now; `failed` is set when it should be
    closed and opened again.
    """

    def __init__(self, codec: Codec, port: str = "") -> None:
        self.codec = codec
        self.port = port
        self.display: Identified | None = None
        self.pending = bytearray()
        self.failed: Fault | None = None
        self._host = codec.host()
        self._open = False
        self._frame: list[bytes] = []  # what the caller wants shown, as given
        self._wanted: list[bytes] = []  # the same, fitted to the display
        self._shown: list[bytes | None] = []  # None: unknown
        self._row = 0  # where to look next for a difference
        self._free_at = 0.0  # when the wire has carried what the port was given
        self._progress_at = 0.0  # when the port last took a byte, or had nothing to take
        self._hello_at = 0.0
        self._hellos = 0
        self._silent_at: float | None = None
        self._awaited: tuple[int, bytes, float] | None = None  # row, cells, until when
        self._misses = 0
        self._framed = False  # whether `pending` holds a frame
        self._retry_at = 0.0  # when a port that was full is offered bytes again

    def opened(self, now: float) -> None:
        """The port was opened: ask who is there."""
        self._open = True
        self.failed = None
        self.pending.clear()
        self._host = self.codec.host()
        self._free_at = self._progress_at = now
        self._misses = 0
        self._silent_at = now + SILENT_SECONDS
        self._ask_again(now)

    def closed(self, fault: Fault) -> list[Event]:
        """The port could not be opened, or is no longer open."""
        self._open = False
        self.pending.clear()
        self._forget()
        return [Lost(fault)]

    def show(self, rows: Sequence[bytes]) -> None:
        """The newest frame, in place of any before; rows are cut or filled up to the display's.

        Row 0 may be longer than the display by its status cells. It goes out with the next `step`.
        """
        self._frame = [bytes(row[:MOST_COLUMNS]) for row in rows[:MOST_ROWS]]
        self._fit()

    def goodbye(self) -> bytes:
        """The last bytes before the port is closed on purpose."""
        return self._host.goodbye() if self.display and not self.pending else b""

    def step(self, now: float, data: bytes = b"") -> list[Event]:
        """What came in since, and what time it is. Returns what the caller should know."""
        if not self._open:
            return []
        events: list[Event] = []
        if data:
            self._hear(self._host.receive(data), events, now)
        self._hear(self._host.tick(now), events, now)
        self._complain(events, now)
        if not self.display and now >= self._hello_at and not self.pending:
            self._hello(now)
        self._offer(now)
        return events

    def sent(self, count: int, now: float) -> None:
        """The port has taken the first `count` bytes of `pending`, perhaps none."""
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
        """Whether a display is there and all that was wanted is shown."""
        return (
            bool(self.display)
            and not self.pending
            and not self._awaited
            and self._next_row() is None
        )

    @property
    def deadline(self) -> float | None:
        """When `step` must be called at the latest; None: it need not be."""
        if not self._open or self.failed:
            return None
        moments = [moment] if (moment := self._host.deadline) is not None else []
        if self.pending:
            moments.append(self._retry_at)
        elif not self.display:
            moments.append(self._hello_at)
        elif self._awaited:
            moments.append(self._awaited[2])
        elif self._host.ready and self._next_row() is not None:
            moments.append(self._free_at)
        if self._silent_at is not None:
            moments.append(self._silent_at)
        return min(moments, default=None)

    def _hear(self, heard: list[Event], events: list[Event], now: float) -> None:
        for event in heard:
            match event:
                case Send(data=data):
                    if len(self.pending) + len(data) <= PENDING_LIMIT:
                        self.pending += data
                    continue
                case Ack():
                    self._acknowledged(now)
                    continue
                case Refused():
                    self._missed(events, now, now + REFUSED_SECONDS)
                    continue
                case Identified():
                    self._silent_at = None
                    self._forget()
                    self.display = event
                    self._fit()
                case PoweredOff():
                    self._lose(events, Fault(Reason.POWERED_OFF, self.port), now)
                    continue
                case Lost():  # the host knows the reason; that is not silence
                    self._silent_at = None
            events.append(event)

    def _complain(self, events: list[Event], now: float) -> None:
        """What should have happened by now and has not."""
        if self._awaited and now >= self._awaited[2]:
            self._missed(events, now, now)
        if self._silent_at is not None and now >= self._silent_at:
            self._silent_at = None
            fault = Fault(Reason.SILENT, self.port, protocol=self.codec.title)
            events.append(Lost(fault))
        if not self.pending:
            self._progress_at = now
        elif now - self._progress_at >= STUCK_SECONDS and not self.failed:
            self.failed = Fault(Reason.STUCK, self.port)

    def _acknowledged(self, now: float) -> None:
        if self._awaited:
            row, shown, _ = self._awaited
            self._awaited = None
            self._misses = 0
            if row < len(self._shown):
                self._shown[row] = shown

    def _missed(self, events: list[Event], now: float, again_at: float) -> None:
        """The row that was sent last was not taken: it is sent again, or the newest instead."""
        if not self._awaited:
            return
        self._awaited = None
        self._misses += 1
        self._free_at = max(self._free_at, again_at)
        if self._misses >= TRIES:
            self._misses = 0
            self._lose(events, Fault(Reason.UNACKNOWLEDGED, self.port), now)

    def _lose(self, events: list[Event], fault: Fault, now: float) -> None:
        self._forget()
        self._ask_again(now)
        self._hello_at = now + self.codec.hello_seconds[0]
        events.append(Lost(fault))

    def _forget(self) -> None:
        """Nothing is known of the display any more."""
        self.display = None
        self._shown = []
        self._wanted = []
        self._awaited = None
        self._row = 0

    def _ask_again(self, now: float) -> None:
        self._forget()
        self._hellos = 0
        self._hello_at = now

    def _hello(self, now: float) -> None:
        waits = self.codec.hello_seconds
        self._hello_at = now + waits[self._hellos % len(waits)]
        self._hellos += 1
        self.pending += self._host.hello()

    def _fit(self) -> None:
        display = self.display
        if not display:
            return
        blank = b""
        rows = [*self._frame[: display.rows], *[blank] * (display.rows - len(self._frame))]
        widths = [display.columns + display.status] + [display.columns] * (display.rows - 1)
        self._wanted = [cells.fitted(row, width) for row, width in zip(rows, widths, strict=True)]
        if display.dots == 6:  # so that a change in dots 7 and 8 alone moves nothing
            self._wanted = [cells.six_dots(row) for row in self._wanted]
        if len(self._shown) != len(self._wanted):
            self._shown = [None] * len(self._wanted)

    def _next_row(self) -> int | None:
        """The next row that differs from what is shown, going round from where we were."""
        count = len(self._wanted)
        for step in range(count):
            row = (self._row + step) % count
            if self._wanted[row] != self._shown[row]:
                return row
        return None

    def _offer(self, now: float) -> None:
        """Put the next row on the line, if there is one and the line is free."""
        if not self.display or self.pending or self._awaited or not self._host.ready:
            return
        row = self._next_row()
        if row is None:
            self._row = 0  # the next page begins at its top
            return
        if now < self._free_at:
            return
        wanted = self._wanted[row]
        self.pending += self._host.show({row: wanted})
        self._framed = True
        self._row = row + 1
        if self._host.acks:
            self._shown[row] = None
            self._awaited = row, wanted, now + self.codec.ack_seconds
        else:
            self._shown[row] = wanted
