"""How fast a braille display is served: `python tests/benchmarks/bench_firmware.py`. Medians.

At a pseudo terminal, through pyserial, with the threads that a program has; our own share beside
the time that the wire itself needs at the protocol's speed.
"""

import os
import queue
import statistics
import time
from dataclasses import dataclass, field

from firmware_protocol import serve
from firmware_protocol.codecs.codec import Codec, Device, Host
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.connection import Connection
from firmware_protocol.emulator import Emulator
from firmware_protocol.events import Event, Identified, KeyDown, KeyUp, Send, Shown
from firmware_protocol.transport import SerialTransport, open_port

RUNS = 300
STORM = 200
STORMS = 15


class Watched:
    """A port that notes when it was given bytes, and when it brought some."""

    def __init__(self, port: SerialTransport) -> None:
        self._port = port
        self.written = 0.0
        self.brought = 0.0

    def read(self) -> bytes:
        data = self._port.read()
        if data:
            self.brought = time.perf_counter()
        return data

    def write(self, data: bytes) -> int:
        taken = self._port.write(data)
        self.written = time.perf_counter()
        return taken

    def cancel(self) -> None:
        self._port.cancel()

    def close(self) -> None:
        self._port.close()


@dataclass
class Bench:
    """A connection to an emulated display in this process, after the introduction."""

    codec: Codec
    shown: list[tuple[float, bytes]] = field(default_factory=list)

    def __post_init__(self) -> None:
        end = serve.PtyEnd()
        self.emulator = Emulator(self.codec, report=self._told)
        self.server = serve.Server(self.emulator, end)
        self.port: Watched | None = None
        self.connection = Connection(self.codec, end.name, lambda: self._open(end.name))
        self._next(Identified)
        self.settle()

    def close(self) -> None:
        self.connection.close()
        self.server.close()

    def settle(self) -> None:
        end = time.monotonic() + 60.0
        while not self.connection.idle:
            if time.monotonic() > end:
                raise TimeoutError(self.codec.name)
            time.sleep(0.001)

    def outgoing(self) -> float:
        """Seconds from `show` to the last byte of the frame handed to the port."""
        times = []
        width = len(self.emulator.device.rows[0])
        for number in range(RUNS):
            # Until the wire has carried the frame before: that is not our share.
            self.settle()
            time.sleep(self.codec.line.seconds(width + 16))
            assert self.port
            begun = time.perf_counter()
            self.connection.show([bytes([number % 255 + 1]) * width])
            times.append(self.port.written - begun)
        return statistics.median(times)

    def incoming(self) -> tuple[float, float]:
        """Seconds from the first byte's arrival, in `read`, to the event in the caller's hands; the
        same from the moment when the display wrote it, pseudo terminal and threads included.
        """
        ours, whole = [], []
        key = self.emulator.device.keys[0]
        for _ in range(RUNS):
            for move, wanted in ((self.emulator.press, KeyDown), (self.emulator.release, KeyUp)):
                begun = time.perf_counter()
                move([key])
                self._next(wanted)
                came = time.perf_counter()
                assert self.port
                ours.append(came - self.port.brought)
                whole.append(came - begun)
                time.sleep(0.001)
        return statistics.median(ours), statistics.median(whole)

    def storm(self) -> tuple[float, float]:
        """Frames sent of STORM, and seconds from the last `show` to the last frame's arrival."""
        counts, times = [], []
        width = len(self.emulator.device.rows[0])
        for _ in range(STORMS):
            self.settle()
            time.sleep(self.codec.line.seconds(width + 16) * 2)
            self.shown.clear()
            for number in range(STORM):
                self.connection.show([bytes([number % 200 + 1]) * width])
            begun = time.perf_counter()
            self.settle()
            while not self.shown or self.shown[-1][1][0] != (STORM - 1) % 200 + 1:
                time.sleep(0.0005)
            counts.append(len(self.shown))
            times.append(self.shown[-1][0] - begun)
        return statistics.median(counts), statistics.median(times)

    def _open(self, name: str) -> Watched:
        self.port = Watched(open_port(name, self.codec.line))
        return self.port

    def _told(self, event: Event) -> None:
        if isinstance(event, Shown):
            self.shown.append((time.perf_counter(), event.cells))

    def _next(self, kind: type[Event]) -> None:
        while True:
            try:
                event = self.connection.events.get(timeout=20.0)
            except queue.Empty:
                raise TimeoutError(f"{self.codec.name}: no {kind.__name__}") from None
            if isinstance(event, kind):
                return


def main() -> None:
    if os.name != "posix":
        raise SystemExit("This benchmark needs pseudo terminals.")
    for name in ("baum", "humanware"):
        codec = CODECS[name]
        bench = Bench(codec)
        host, _ = introduced(codec)
        frame = len(host.show({0: bytes([1]) * codec.columns}))
        wire = codec.line.seconds(frame)
        print(f"{codec.title}, {frame} bytes a frame, {wire * 1e3:.1f} ms on the wire")
        print(f"  show to last byte handed to the port: {bench.outgoing() * 1e3:.3f} ms")
        ours, whole = bench.incoming()
        print(f"  first byte in hand to event: {ours * 1e3:.3f} ms")
        print(f"  display's write to event, with the terminal: {whole * 1e3:.3f} ms")
        count, last = bench.storm()
        print(f"  storm of {STORM} frames: {count:.0f} sent, the last after {last * 1e3:.1f} ms")
        bench.close()
    for name, codec in CODECS.items():
        making, reading = halves(codec)
        print(f"{name}: a row made in {making * 1e6:.0f} us, understood in {reading * 1e6:.0f} us")


def introduced(codec: Codec) -> tuple[Host, Device]:
    """Both halves after the introduction, without any port."""
    host, device = codec.host(), codec.device(codec.columns, codec.rows)
    waiting = [host.hello()]
    found = False
    for tick in range(100):
        events = host.tick(tick / 10)
        while waiting:
            for answer in _sent(device.receive(waiting.pop(0))):
                events += host.receive(answer)
        found = found or any(isinstance(event, Identified) for event in events)
        waiting += _sent(events)
        if found and not waiting and host.ready:
            return host, device
    raise TimeoutError(codec.name)


def _sent(events: list[Event]) -> list[bytes]:
    return [event.data for event in events if isinstance(event, Send)]


def halves(codec: Codec) -> tuple[float, float]:
    """Seconds to make a frame of one row's cells, and to understand it at the other end."""
    making, reading = [], []
    for number in range(RUNS):
        if number % 50 == 0:  # a display that acknowledges is not shown more than it may be
            host, device = introduced(codec)
        cells = bytes([number % 255 + 1]) * codec.columns
        begun = time.perf_counter()
        frame = host.show({0: cells})
        made = time.perf_counter()
        device.receive(frame)
        making.append(made - begun)
        reading.append(time.perf_counter() - made)
    return statistics.median(making), statistics.median(reading)


if __name__ == "__main__":
    main()
