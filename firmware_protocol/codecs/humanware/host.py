"""The computer's half of HumanWare's protocol."""

from collections.abc import Mapping

from firmware_protocol import cells
from firmware_protocol.codecs.humanware import wire
from firmware_protocol.events import (
    DeviceInfo,
    Event,
    Identified,
    KeyDown,
    KeyUp,
    Noise,
    PoweredOff,
    Send,
)


class Host(wire.Reader):
    """The computer's half; see `codecs`."""

    acks = False
    ready = True

    def __init__(self) -> None:
        super().__init__(wire.TO_HOST)
        self._cells = 0  # unknown
        self._pressed: list[str] = []
        self._starting = False  # the display has answered that it is not ready
        self._ask_at: float | None = None

    @property
    def deadline(self) -> float | None:
        if self._starting:
            return self._ask_at if self._ask_at is not None else 0.0
        return self.expires_at if self.unfinished else None

    def hello(self) -> bytes:
        self.drop()
        self._cells = 0
        self._starting = False
        return wire.packet(wire.INIT)

    def goodbye(self) -> bytes:
        return b""

    def show(self, rows: Mapping[int, bytes]) -> bytes:
        if 0 not in rows or not self._cells:
            return b""
        return wire.packet(wire.DISPLAY, cells.fit(rows[0], self._cells))

    def tick(self, now: float) -> list[Event]:
        events = self.expire(now)
        if not self._starting:
            return events
        if self._ask_at is None:
            self._ask_at = now + wire.NOT_READY_SECONDS
        elif now >= self._ask_at:
            self._starting = False
            events.append(Send(wire.packet(wire.INIT)))
        return events

    def handle(self, kind: int, data: bytes) -> list[Event]:
        if kind == wire.INIT_ANSWER:
            return self._identify(*data)
        if kind == wire.KEYS:
            return self._compare_keys(data)
        if kind in (wire.KEY_DOWN, wire.KEY_UP):
            return self._move_key(kind == wire.KEY_DOWN, data[0])
        if kind == wire.POWERING_OFF:
            self._pressed.clear()
            return [PoweredOff()]
        if kind == wire.FIRMWARE and data[0]:
            return [DeviceInfo("firmware", ".".join(str(part) for part in data[1:]))]
        return []

    def _identify(self, starting: int, model: int, count: int) -> list[Event]:
        if starting:
            self._starting = True
            self._ask_at = None
            return []
        if not 1 <= count <= wire.MOST_CELLS:
            answer = wire.packet(wire.INIT_ANSWER, bytes([starting, model, count]))
            return [Noise(answer, "impossible number of cells")]
        self._starting = False
        self._cells = count
        name = wire.MODELS.get(model) or wire.SIZES.get(count, wire.OTHER_MODEL)
        self._pressed.clear()
        questions = wire.packet(wire.ASK_FIRMWARE) + wire.packet(wire.ASK_KEYS)
        return [Identified(name, 1, count), Send(questions)]

    def _compare_keys(self, numbers: bytes) -> list[Event]:
        """The keys that changed, from the numbers of all pressed keys."""
        names = [name for number in numbers if (name := wire.key_name(number, self._cells))]
        pressed = list(dict.fromkeys(names))
        events: list[Event] = [KeyUp(key) for key in self._pressed if key not in pressed]
        events += [KeyDown(key) for key in pressed if key not in self._pressed]
        self._pressed = pressed
        return events

    def _move_key(self, down: bool, number: int) -> list[Event]:
        name = wire.key_name(number, self._cells)
        if not name:
            if number in wire.CALIBRATION:
                return []
            kind = wire.KEY_DOWN if down else wire.KEY_UP
            return [Noise(wire.packet(kind, bytes([number])), "unknown key")]
        if down == (name in self._pressed):
            return []  # reported before
        if down:
            self._pressed.append(name)
            return [KeyDown(name)]
        self._pressed.remove(name)
        return [KeyUp(name)]
