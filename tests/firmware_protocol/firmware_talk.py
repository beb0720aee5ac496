"""Both halves of a protocol in conversation, with their own clock and a record of the bytes."""

from dataclasses import dataclass, field
from itertools import pairwise

from firmware_protocol.codecs.codec import Codec, Device, Host
from firmware_protocol.emulator import OUTBOX_LIMIT, Emulator
from firmware_protocol.events import Event, Identified, Noise, Send


class Impatient(Emulator):
    """An emulator that waits less for a byte than a port does, so that tests are quick."""

    def read(self, seconds: float = 0.01, most: int = OUTBOX_LIMIT) -> bytes:
        return super().read(seconds, most)


@dataclass
class Talk:
    """`said` are the bytes that went over the line, with who said them, in order."""

    codec: Codec
    host: Host
    device: Device
    now: float = 1000.0
    said: list[tuple[str, bytes]] = field(default_factory=list)
    host_heard: list[Event] = field(default_factory=list)
    device_heard: list[Event] = field(default_factory=list)

    def to_device(self, data: bytes) -> None:
        if data:
            self.said.append(("host", data))
            self._answer(self.device.receive(data), self.device_heard, self.to_host)

    def to_host(self, data: bytes) -> None:
        if data:
            self.said.append(("device", data))
            self._answer(self.host.receive(data), self.host_heard, self.to_device)

    def pass_time(self, seconds: float = 0.1) -> None:
        self.now += seconds
        self._answer(self.device.tick(self.now), self.device_heard, self.to_host)
        self._answer(self.host.tick(self.now), self.host_heard, self.to_device)

    def identify(self) -> Identified:
        """Say hello, as often as it needs."""
        for _ in range(50):
            self.to_device(self.host.hello())
            for _ in range(20):
                self.pass_time()
                if self.found:
                    return self.found[-1]
        raise AssertionError(f"nobody answered: {self.said}")

    @property
    def found(self) -> list[Identified]:
        return [event for event in self.host_heard if isinstance(event, Identified)]

    def settle(self) -> None:
        """Let the host say and hear all that it wants to."""
        for _ in range(30):
            self.pass_time()
        assert self.host.ready

    def forget(self) -> None:
        self.said.clear()
        self.host_heard.clear()
        self.device_heard.clear()

    def _answer(self, events, heard, send) -> None:  # type: ignore[no-untyped-def]
        for event in events:
            if isinstance(event, Send):
                send(event.data)
            else:
                heard.append(event)


def talk(codec: Codec, columns: int = 0, rows: int = 0, model: str = "") -> Talk:
    """A conversation that has not begun."""
    device = codec.device(columns or codec.columns, rows or codec.rows, model)
    return Talk(codec, codec.host(), device)


def acquainted(codec: Codec, columns: int = 0, rows: int = 0, model: str = "") -> Talk:
    """A conversation after the introduction."""
    begun = talk(codec, columns, rows, model)
    begun.identify()
    begun.settle()
    begun.forget()
    return begun


def merged(events: list[Event]) -> list[Event]:
    """Neighbouring noises as one, and answers as one: how bytes were cut must not matter."""
    found: list[Event] = []
    for event in events:
        before = found[-1] if found else None
        if isinstance(event, Noise) and isinstance(before, Noise) and event.why == before.why:
            found[-1] = Noise(before.data + event.data, event.why, before.count + event.count)
        elif isinstance(event, Send) and isinstance(before, Send):
            found[-1] = Send(before.data + event.data)
        else:
            found.append(event)
    return found


def pieces(data: bytes, *cuts: int) -> list[bytes]:
    """`data` cut at these places."""
    places = [0, *sorted(cut for cut in cuts if 0 < cut < len(data)), len(data)]
    return [data[start:end] for start, end in pairwise(places)]
