"""A link and a device with a clock that the test moves, in place of ports and threads."""

from collections.abc import Callable
from dataclasses import dataclass, field

from firmware_protocol.codecs.codec import Device
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import Event, Send, Shown
from firmware_protocol.link import Link


@dataclass
class Bench:
    """`accepts`: how many of some bytes the port accepts; `answers`: whether the device sends.

    `events`, `shown` (row, cells) and `written` are records, each with its time.
    """

    link: Link
    device: Device
    now: float = 100.0
    accepts: Callable[[int], int] = lambda count: count
    answers: bool = True
    events: list[tuple[float, Event]] = field(default_factory=list)
    shown: list[tuple[float, int, bytes]] = field(default_factory=list)
    written: list[tuple[float, bytes]] = field(default_factory=list)
    inbox: bytearray = field(default_factory=bytearray)

    def show(self, *rows: bytes) -> None:
        self.link.show(rows)
        self.step()

    def step(self) -> None:
        """Do everything that can happen now."""
        while True:
            data, self.inbox = bytes(self.inbox), bytearray()
            self.events += [(self.now, event) for event in self.link.step(self.now, data)]
            if self.link.pending:
                count = self.accepts(len(self.link.pending))
                accepted = bytes(self.link.pending[:count])
                self.link.sent(count, self.now)
                if accepted:
                    self.written.append((self.now, accepted))
                    self._handle(self.device.receive(accepted))
            self._handle(self.device.tick(self.now))
            if not self.inbox:
                return

    def _handle(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Shown):
                self.shown.append((self.now, event.row, event.cells))
            elif isinstance(event, Send) and self.answers:
                self.inbox += event.data

    def pass_time(self, seconds: float) -> None:
        """Let time pass, with a step at each deadline of the link."""
        end = self.now + seconds
        for _ in range(100_000):
            deadline = self.link.deadline
            if deadline is None or deadline > end:
                break
            # A deadline that does not advance would make the connection loop forever.
            self.now = max(self.now + 1e-6, deadline)
            self.step()
        else:
            raise AssertionError("the deadline does not advance")
        self.now = end
        self.step()

    def events_of(self, kind: type[Event]) -> list[Event]:
        return [event for _, event in self.events if isinstance(event, kind)]


def opened_bench(name: str, columns: int = 0, rows: int = 0, model: str = "") -> Bench:
    """An open port with a display at it, before the first byte."""
    codec = CODECS[name]
    device = codec.device(columns or codec.columns, rows or codec.rows, model)
    bench = Bench(Link(codec, "port"), device)
    bench.link.opened(bench.now)
    return bench


def idle_bench(name: str, columns: int = 0, rows: int = 0, model: str = "") -> Bench:
    """The same after the first, blank frame, with empty records."""
    bench = opened_bench(name, columns, rows, model)
    bench.step()
    for _ in range(100):
        bench.pass_time(0.5)
        if bench.link.idle:
            break
    assert bench.link.idle
    bench.events.clear()
    bench.shown.clear()
    bench.written.clear()
    return bench
