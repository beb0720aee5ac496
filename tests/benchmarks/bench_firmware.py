"""Measure the delays of serving a braille display: `python tests/benchmarks/bench_firmware.py`.

The display is emulated at a pseudo terminal, through pyserial and the threads of a program. The
program's own delays (medians) are printed beside the time on the wire at the protocol's speed.
How long a display is searched for is measured at a pseudo terminal, and, for displays that answer
late, at a port with a clock of its own.
"""

import os
import queue
import statistics
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "firmware_protocol"))

from clocked_port import ClockedPort

from firmware_protocol import asking, serve
from firmware_protocol.codecs.codec import Codec, Device, Host
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.connection import Connection
from firmware_protocol.emulator import Emulator
from firmware_protocol.events import Event, Identified, KeyDown, KeyUp, Send, Shown
from firmware_protocol.transport import SerialTransport, open_port

RUNS = 300
STORM = 200
STORMS = 15


class TimedPort:
    """A port that keeps the time of its last write and of its last read with data."""

    def __init__(self, port: SerialTransport) -> None:
        self._port = port
        self.written_at = 0.0
        self.read_at = 0.0

    def read(self) -> bytes:
        data = self._port.read()
        if data:
            self.read_at = time.perf_counter()
        return data

    def write(self, data: bytes) -> int:
        count = self._port.write(data)
        self.written_at = time.perf_counter()
        return count

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
        self.emulator = Emulator(self.codec, report=self._note_frame)
        self.server = serve.Server(self.emulator, end)
        self.port: TimedPort | None = None
        self.connection = Connection(self.codec, end.name, lambda: self._open(end.name))
        self._wait_for(Identified)
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

    def measure_outgoing(self) -> float:
        """Return the seconds from `show` to the last byte of the frame handed to the port."""
        times = []
        width = len(self.emulator.device.rows[0])
        for number in range(RUNS):
            # Wait for the frame before, whose time on the wire is not the program's.
            self.settle()
            time.sleep(self.codec.line.seconds(width + 16))
            assert self.port
            begun = time.perf_counter()
            self.connection.show([bytes([number % 255 + 1]) * width])
            times.append(self.port.written_at - begun)
        return statistics.median(times)

    def measure_incoming(self) -> tuple[float, float]:
        """Return two times to the event in the caller's hands, in seconds.

        The first is measured from the return of `read`, the second from when the display wrote
        the bytes, so it includes the pseudo terminal and the threads.
        """
        from_read, from_write = [], []
        key = self.emulator.device.keys[0]
        for _ in range(RUNS):
            for move, kind in ((self.emulator.press, KeyDown), (self.emulator.release, KeyUp)):
                begun = time.perf_counter()
                move([key])
                self._wait_for(kind)
                arrived = time.perf_counter()
                assert self.port
                from_read.append(arrived - self.port.read_at)
                from_write.append(arrived - begun)
                time.sleep(0.001)
        return statistics.median(from_read), statistics.median(from_write)

    def measure_storm(self) -> tuple[float, float]:
        """Return the frames sent of STORM, and seconds from the last `show` to its arrival."""
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

    def _open(self, name: str) -> TimedPort:
        self.port = TimedPort(open_port(name, self.codec.line))
        return self.port

    def _note_frame(self, event: Event) -> None:
        if isinstance(event, Shown):
            self.shown.append((time.perf_counter(), event.cells))

    def _wait_for(self, kind: type[Event]) -> None:
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
    searches = [f"{name} {measure_search(codec):.1f}" for name, codec in CODECS.items()]
    print(f"seconds until a display is found: {', '.join(searches)}")
    for what, late in LATE.items():
        searches = [f"{name} {simulate_search(codec, **late)}" for name, codec in CODECS.items()]
        print(f"  {what}: {', '.join(searches)}")
    for name in ("baum", "humanware"):
        codec = CODECS[name]
        bench = Bench(codec)
        host, _ = connect_halves(codec)
        frame = len(host.show({0: bytes([1]) * codec.columns}))
        wire = codec.line.seconds(frame)
        print(f"{codec.title}, {frame} bytes a frame, {wire * 1e3:.1f} ms on the wire")
        print(f"  show to last byte handed to the port: {bench.measure_outgoing() * 1e3:.3f} ms")
        from_read, from_write = bench.measure_incoming()
        print(f"  first byte in hand to event: {from_read * 1e3:.3f} ms")
        print(f"  display's write to event, with the terminal: {from_write * 1e3:.3f} ms")
        count, last = bench.measure_storm()
        print(f"  storm of {STORM} frames: {count:.0f} sent, the last after {last * 1e3:.1f} ms")
        bench.close()
    for name, codec in CODECS.items():
        encoding, decoding = measure_halves(codec)
        print(
            f"{name}: a row encoded in {encoding * 1e6:.0f} us, decoded in {decoding * 1e6:.0f} us"
        )


def connect_halves(codec: Codec) -> tuple[Host, Device]:
    """Return both halves after the introduction, without any port."""
    host, device = codec.host(), codec.device(codec.columns, codec.rows)
    waiting = [host.hello()]
    identified = False
    for tick in range(100):
        events = host.tick(tick / 10)
        while waiting:
            for answer in _sent(device.receive(waiting.pop(0))):
                events += host.receive(answer)
        identified = identified or any(isinstance(event, Identified) for event in events)
        waiting += _sent(events)
        if identified and not waiting and host.ready:
            return host, device
    raise TimeoutError(codec.name)


def _sent(events: list[Event]) -> list[bytes]:
    return [event.data for event in events if isinstance(event, Send)]


def measure_halves(codec: Codec) -> tuple[float, float]:
    """Return seconds to encode a frame of one row, and to decode it at the other end."""
    encoding, decoding = [], []
    for number in range(RUNS):
        if number % 50 == 0:  # a display that acknowledges accepts only so many frames
            host, device = connect_halves(codec)
        cells = bytes([number % 255 + 1]) * codec.columns
        begun = time.perf_counter()
        frame = host.show({0: cells})
        encoded_at = time.perf_counter()
        device.receive(frame)
        encoding.append(encoded_at - begun)
        decoding.append(time.perf_counter() - encoded_at)
    return statistics.median(encoding), statistics.median(decoding)


# What keeps a display from answering: the seconds that it takes for an answer, or hears nothing.
LATE: dict[str, dict[str, float]] = {
    "answers take 0.5 s": {"answer_seconds": 0.5},
    "answers take 1 s": {"answer_seconds": 1.0},
    "hears nothing for 2 s": {"deaf_seconds": 2.0},
}


def measure_search(codec: Codec) -> float:
    """Return the seconds until a display at an unknown port is found and connected."""
    end = serve.PtyEnd()
    with serve.Server(Emulator(codec), end):
        begun = time.perf_counter()
        answer = asking.identify(end.name)
        assert answer
        assert answer.codec is codec
        with Connection(codec, end.name) as connection:
            while not isinstance(connection.events.get(timeout=20.0), Identified):
                pass
            return time.perf_counter() - begun


def simulate_search(codec: Codec, answer_seconds: float = 0.0, deaf_seconds: float = 0.0) -> str:
    """Return the seconds until a late display at an unknown port is found, or "never"."""
    port = ClockedPort(codec, answer_seconds, deaf_seconds)
    with patch.object(asking, "time", port.clock):
        answer = asking.identify("port", opener=lambda name, line: port)
    return f"{port.seconds:.1f}" if answer and answer.codec is codec else "never"


if __name__ == "__main__":
    main()
