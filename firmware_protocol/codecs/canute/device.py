"""The display's half of Canute's protocol, also for home-made displays. Fit for MicroPython."""

from firmware_protocol import cells
from firmware_protocol.codecs.canute import wire
from firmware_protocol.events import Event, Noise, Send, Shown


class Device(wire.FrameReader):
    """The display's half; see `codecs`. `rise_seconds`: how long a row takes to rise."""

    def __init__(self, columns: int = 40, rows: int = 9, model: str = "") -> None:
        super().__init__()
        if not 1 <= columns <= wire.MOST_COLUMNS or not 1 <= rows <= wire.MOST_ROWS:
            raise ValueError("A Canute has 1 to 64 rows of 1 to 256 cells.")
        if model not in ("", "Canute"):
            raise ValueError("Canute models are: Canute.")
        self.rows = [bytearray(columns) for _ in range(rows)]
        self.keys = list(wire.KEY_BITS)
        self.rise_seconds = 0.0
        self._now = 0.0
        self._still_at = 0.0  # when the last row has risen
        self._pressed = 0
        self._touched = 0  # keys pressed since the last question, released ones included

    def hello(self) -> bytes:
        return b""

    def press(self, key: str) -> bytes:
        if key in wire.KEY_BITS:
            self._pressed |= 1 << wire.KEY_BITS.index(key)
            self._touched |= self._pressed
        return b""

    def release(self, key: str) -> bytes:
        if key in wire.KEY_BITS:
            self._pressed &= ~(1 << wire.KEY_BITS.index(key))
        return b""

    def power_off(self) -> bytes:
        return b""

    def tick(self, now: float) -> "list[Event]":
        self._now = now
        return self.expire(now)

    def handle_frame(self, payload: bytes) -> "list[Event]":
        command = payload[0]
        data = payload[1:]
        length = wire.TO_DEVICE.get(command)
        if length is None:
            return [Noise(payload, "unknown command")]
        if command == wire.SHOW_ROW:
            return self._show(data)
        if len(data) != length:
            return [Noise(payload, "wrong length")]
        if command == wire.FIRMWARE:
            return [Send(wire.frame(bytes([command]) + wire.FIRMWARE_TEXT))]
        answer: list[Event] = [Send(wire.answer(command, self._result(command)))]
        if command in (wire.RESET_ROWS, wire.LOWER_ROWS):
            return answer + self._lower()
        return answer

    def _show(self, data: bytes) -> "list[Event]":
        if len(data) != 1 + len(self.rows[0]) or data[0] >= len(self.rows):
            refused = Send(wire.answer(wire.SHOW_ROW, wire.NOT_ACCEPTED))
            return [Noise(bytes([wire.SHOW_ROW]) + data, "no such row or size"), refused]
        shown = cells.six_dots(data[1:])
        self.rows[data[0]][:] = shown
        self._still_at = self._now + self.rise_seconds
        return [Shown(data[0], shown), Send(wire.answer(wire.SHOW_ROW, wire.ACCEPTED))]

    def _result(self, command: int) -> int:
        if command == wire.COLUMNS:
            return len(self.rows[0])
        if command == wire.ROWS:
            return len(self.rows)
        if command == wire.PROTOCOL_VERSION:
            return wire.VERSION
        if command == wire.KEYS:
            bits = self._pressed | self._touched
            self._touched = 0
            return bits
        if command == wire.STATUS:
            return wire.MOVING if self._now < self._still_at else 0
        return wire.ACCEPTED

    def _lower(self) -> "list[Event]":
        for row in self.rows:
            row[:] = bytes(len(row))
        return [Shown(row, bytes(cells)) for row, cells in enumerate(self.rows)]
