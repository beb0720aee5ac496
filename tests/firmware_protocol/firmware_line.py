"""A link and a device with a clock, in place of ports and threads."""

from collections.abc import Callable
from dataclasses import dataclass, field

from firmware_protocol.codecs.codec import Codec, Device
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import Event, Send, Shown
from firmware_protocol.link import Link


@dataclass
class Table:
    """`takes` says how many of some bytes the port accepts; `answers` whether the device does."""

    link: Link
    device: Device
    now: float = 100.0
    takes: Callable[[int], int] = lambda count: count
    answers: bool = True
    heard: list[tuple[float, Event]] = field(default_factory=list)
    shown: list[tuple[float, int, bytes]] = field(default_factory=list)
    written: list[tuple[float, bytes]] = field(default_factory=list)
    inbox: bytearray = field(default_factory=bytearray)

    def show(self, *rows: bytes) -> None:
        self.link.show(rows)
        self.step()

    def step(self) -> None:
        """Everything that can happen now."""
        while True:
            data, self.inbox = bytes(self.inbox), bytearray()
            self.heard += [(self.now, event) for event in self.link.step(self.now, data)]
            if self.link.pending:
                taken = self.takes(len(self.link.pending))
                sent = bytes(self.link.pending[:taken])
                self.link.sent(taken, self.now)
                if sent:
                    self.written.append((self.now, sent))
                    self._carried(self.device.receive(sent))
            self._carried(self.device.tick(self.now))
            if not self.inbox:
                return

    def _carried(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Shown):
                self.shown.append((self.now, event.row, event.cells))
            elif isinstance(event, Send) and self.answers:
                self.inbox += event.data

    def pass_time(self, seconds: float) -> None:
        """Let time pass, stepping exactly when the link wants it."""
        end = self.now + seconds
        for _ in range(100_000):
            deadline = self.link.deadline
            if deadline is None or deadline > end:
                break
            # A deadline that stands still would be a loop without end in the connection.
            self.now = max(self.now + 1e-6, deadline)
            self.step()
        else:
            raise AssertionError("the link is never content")
        self.now = end
        self.step()

    def events(self, kind: type[Event]) -> list[Event]:
        return [event for _, event in self.heard if isinstance(event, kind)]


def table(name: str, columns: int = 0, rows: int = 0, model: str = "") -> Table:
    """An open port with a display at it, before anybody has spoken."""
    codec: Codec = CODECS[name]
    link = Link(codec, "port")
    made = Table(link, codec.device(columns or codec.columns, rows or codec.rows, model))
    link.opened(made.now)
    return made


def ready(name: str, columns: int = 0, rows: int = 0, model: str = "") -> Table:
    """The same after the introduction and the first, blank frame."""
    made = table(name, columns, rows, model)
    made.step()
    for _ in range(100):
        made.pass_time(0.5)
        if made.link.idle:
            break
    assert made.link.idle
    made.heard.clear()
    made.shown.clear()
    made.written.clear()
    return made
