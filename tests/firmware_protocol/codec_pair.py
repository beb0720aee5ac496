"""The host and the device of one codec, connected, with a clock that the test moves."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise

from firmware_protocol.codecs.codec import Codec, Device, Host
from firmware_protocol.emulator import OUTBOX_LIMIT, Emulator
from firmware_protocol.events import Event, Identified, Noise, Send


class FastEmulator(Emulator):
    """An emulator whose reads return sooner than those of a port."""

    def read(self, seconds: float = 0.001, most: int = OUTBOX_LIMIT) -> bytes:
        return super().read(seconds, most)


@dataclass
class Pair:
    """`sent`: the bytes on the line, each with "host" or "device" as the sender, in order."""

    codec: Codec
    host: Host
    device: Device
    now: float = 1000.0
    sent: list[tuple[str, bytes]] = field(default_factory=list)
    host_events: list[Event] = field(default_factory=list)
    device_events: list[Event] = field(default_factory=list)

    def to_device(self, data: bytes) -> None:
        if data:
            self.sent.append(("host", data))
            self._deliver(self.device.receive(data), self.device_events, self.to_host)

    def to_host(self, data: bytes) -> None:
        if data:
            self.sent.append(("device", data))
            self._deliver(self.host.receive(data), self.host_events, self.to_device)

    def pass_time(self, seconds: float = 0.1) -> None:
        self.now += seconds
        self._deliver(self.device.tick(self.now), self.device_events, self.to_host)
        self._deliver(self.host.tick(self.now), self.host_events, self.to_device)

    def identify(self) -> Identified:
        """Send hello until the display has answered."""
        for _ in range(50):
            self.to_device(self.host.hello())
            for _ in range(20):
                self.pass_time()
                if self.identified:
                    return self.identified[-1]
        raise AssertionError(f"no display answered: {self.sent}")

    @property
    def identified(self) -> list[Identified]:
        return [event for event in self.host_events if isinstance(event, Identified)]

    def settle(self) -> None:
        """Let all questions of the host be answered."""
        for _ in range(30):
            self.pass_time()
        assert self.host.ready

    def forget(self) -> None:
        """Clear the records."""
        self.sent.clear()
        self.host_events.clear()
        self.device_events.clear()

    def _deliver(
        self, events: list[Event], record: list[Event], send: Callable[[bytes], None]
    ) -> None:
        for event in events:
            if isinstance(event, Send):
                send(event.data)
            else:
                record.append(event)


def new_pair(codec: Codec, columns: int = 0, rows: int = 0, model: str = "") -> Pair:
    """A pair that has exchanged nothing yet."""
    device = codec.device(columns or codec.columns, rows or codec.rows, model)
    return Pair(codec, codec.host(), device)


def identified_pair(codec: Codec, columns: int = 0, rows: int = 0, model: str = "") -> Pair:
    """A pair whose host knows the device, with empty records."""
    pair = new_pair(codec, columns, rows, model)
    pair.identify()
    pair.settle()
    pair.forget()
    return pair


def merged(events: list[Event]) -> list[Event]:
    """The events with neighbouring noises and answers joined.

    Two ways of cutting the same bytes into pieces differ only in these.
    """
    result: list[Event] = []
    for event in events:
        last = result[-1] if result else None
        if isinstance(event, Noise) and isinstance(last, Noise) and event.why == last.why:
            result[-1] = Noise(last.data + event.data, event.why, last.count + event.count)
        elif isinstance(event, Send) and isinstance(last, Send):
            result[-1] = Send(last.data + event.data)
        else:
            result.append(event)
    return result


def pieces(data: bytes, *cuts: int) -> list[bytes]:
    """`data` cut at these places."""
    places = [0, *sorted(cut for cut in cuts if 0 < cut < len(data)), len(data)]
    return [data[start:end] for start, end in pairwise(places)]
