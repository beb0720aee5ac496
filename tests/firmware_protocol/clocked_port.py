"""A port with a display and a clock of its own: bytes take their time on the line, nothing waits.

`asking` and `connection` read the clock as `time.monotonic`; a test or a benchmark gives them this
one.
"""

from types import SimpleNamespace

from firmware_protocol.codecs.codec import Codec, SerialLine
from firmware_protocol.events import Event, Send
from firmware_protocol.transport import READ_SECONDS


class ClockedPort:
    """The computer's end of the line, with the display at the other end.

    `answer_seconds`: what the display takes for each answer. `deaf_seconds`: it hears nothing so
    long after the port was opened. `has_speed`: bytes at another speed or parity are lost, as on
    the wires of a serial port; over USB and Bluetooth, speed and parity mean nothing.
    `in_pieces`: each byte of an answer arrives by itself.
    """

    def __init__(
        self,
        codec: Codec,
        answer_seconds: float = 0.0,
        deaf_seconds: float = 0.0,
        has_speed: bool = False,
        in_pieces: bool = False,
    ) -> None:
        self.codec = codec
        self.device = codec.device(codec.columns, codec.rows)
        self.now = 1000.0
        self.clock = SimpleNamespace(monotonic=lambda: self.now)
        self._opened_at = self.now
        self._answer_seconds = answer_seconds
        self._deaf_seconds = deaf_seconds
        self._has_speed = has_speed
        self._in_pieces = in_pieces
        self._line = codec.line
        self._free_at = self.now  # when the last written byte has arrived at the display
        self._to_device: list[tuple[float, bytes, SerialLine]] = []
        self._to_host: list[tuple[float, bytes]] = []

    @property
    def seconds(self) -> float:
        """The time since the port was opened."""
        return self.now - self._opened_at

    def set_line(self, line: SerialLine) -> None:
        self._line = line

    def write(self, data: bytes) -> int:
        self._free_at = max(self._free_at, self.now) + self._line.seconds(len(data))
        self._to_device.append((self._free_at, data, self._line))
        return len(data)

    def read(self) -> bytes:
        """What arrives at the computer within READ_SECONDS; the clock goes on so long."""
        end = self.now + READ_SECONDS
        while True:
            arrivals = [one[0] for one in self._to_device] + [one[0] for one in self._to_host]
            arrival = min(arrivals, default=end + 1.0)
            if arrival > end:
                self.now = end
                return b""
            self.now = max(self.now, arrival)
            self._deliver()
            if data := self._arrived():
                return data

    def cancel(self) -> None: ...
    def close(self) -> None: ...

    def _deliver(self) -> None:
        """Let the display handle what has arrived there."""
        arrived = [one for one in self._to_device if one[0] <= self.now]
        self._to_device = [one for one in self._to_device if one[0] > self.now]
        for at, data, line in arrived:
            events = self.device.tick(at)
            if at - self._opened_at >= self._deaf_seconds and self._is_readable(line):
                events = events + self.device.receive(data)
            self._answer(events, at)

    def _answer(self, events: list[Event], at: float) -> None:
        for event in events:
            if isinstance(event, Send):
                step = 1 if self._in_pieces else len(event.data)
                for end in range(step, len(event.data) + 1, step):
                    arrival = at + self._answer_seconds + self.codec.line.seconds(end)
                    self._to_host.append((arrival, event.data[end - step : end]))

    def _arrived(self) -> bytes:
        """What has arrived at the computer; lost if its port has another speed meanwhile."""
        arrived = [data for at, data in self._to_host if at <= self.now]
        self._to_host = [one for one in self._to_host if one[0] > self.now]
        return b"".join(arrived) if self._is_readable(self._line) else b""

    def _is_readable(self, line: SerialLine) -> bool:
        return not self._has_speed or line == self.codec.line
