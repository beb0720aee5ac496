"""The computer's half of Handy Tech's protocol."""

from collections.abc import Mapping

from firmware_protocol import cells
from firmware_protocol.codecs.framing import NO_PACKET, UNKNOWN, PacketReader
from firmware_protocol.codecs.handytech import wire
from firmware_protocol.events import (
    Ack,
    Event,
    Identified,
    KeyDown,
    KeyUp,
    Noise,
    Refused,
    Send,
)


class Host(PacketReader):
    """The computer's half; see `codecs`."""

    acks = True

    def __init__(self) -> None:
        super().__init__()
        self._model = 0  # unknown
        self._columns = 0
        self._pressed: list[str] = []
        self._sizing = False  # the display has been asked for its size
        self._sized_by: float | None = None  # when the answer is no longer awaited

    @property
    def ready(self) -> bool:
        return not self._sizing

    @property
    def deadline(self) -> float | None:
        if self._sizing:
            return self._sized_by if self._sized_by is not None else 0.0
        return self.expires_at if self.unfinished else None

    def hello(self) -> bytes:
        self.drop()
        self._model = 0
        self._sizing = False
        return bytes([wire.RESET])

    def goodbye(self) -> bytes:
        return b""

    def show(self, rows: Mapping[int, bytes]) -> bytes:
        if 0 not in rows or not self._model:
            return b""
        _, _, status, _ = wire.MODELS[self._model]
        line = cells.fit(rows[0], self._columns + status)
        if self._model not in wire.BARE:
            return wire.extended(self._model, wire.CELLS, line)
        # On the wire the status cells come first.
        return bytes([wire.CELLS]) + line[self._columns :] + line[: self._columns]

    def tick(self, now: float) -> list[Event]:
        if self._sizing:
            if self._sized_by is None:
                self._sized_by = now + wire.SIZE_SECONDS
            elif now >= self._sized_by:
                self._sizing = False
        return self.expire(now)

    def packet_length(self, buffer: bytearray) -> int:
        first = buffer[0]
        if first == wire.EXTENDED:
            return wire.extended_length(buffer, self._model)
        if first == wire.IDENTITY:
            if len(buffer) < 2:
                return UNKNOWN
            return 2 if buffer[1] in wire.MODELS else NO_PACKET
        if first in (wire.ACK, wire.NAK):
            return 1
        return 1 if self._model in wire.BARE_KEYS and self._key_name(first) else NO_PACKET

    def handle_packet(self, packet: bytes) -> list[Event]:
        first = packet[0]
        if first == wire.IDENTITY:
            return self._identify(packet[1])
        if first in (wire.ACK, wire.NAK):
            return self._confirm(first)
        if first != wire.EXTENDED:
            return self._move_key(first)
        kind, data = packet[3], packet[4:-1]
        if kind == wire.KEY and len(data) == 1 and self._key_name(data[0]):
            return self._move_key(data[0])
        if kind == wire.CONFIRMATION:
            return self._confirm(data[0]) if data else []
        if kind == wire.PROPERTIES:
            return self._resize(data)
        if kind in wire.IGNORED:
            return []
        return [Noise(packet, "unknown packet")]

    def _key_name(self, code: int) -> str:
        if not self._model:
            return ""
        return wire.key_name(self._model, code & ~wire.RELEASED, self._columns)

    def _identify(self, model: int) -> list[Event]:
        """The display answers hello, or was reset."""
        self._model = model
        name, self._columns, status, _ = wire.MODELS[model]
        self._pressed.clear()
        events: list[Event] = [Identified(name, 1, self._columns, status)]
        if model in wire.RESIZABLE:
            self._sizing = True
            self._sized_by = None
            events.append(Send(wire.extended(model, wire.PROPERTIES)))
        return events

    def _resize(self, data: bytes) -> list[Event]:
        self._sizing = False
        columns = data[2] if len(data) > 2 else 0
        if not self._model or not columns or columns == self._columns:
            return []
        name, most, status, _ = wire.MODELS[self._model]
        if columns > most:
            return [Noise(data, "impossible number of cells")]
        self._columns = columns
        self._pressed.clear()
        return [Identified(name, 1, columns, status)]

    def _confirm(self, byte: int) -> list[Event]:
        if self._sizing:
            return []  # it confirms the question for the size
        if byte == wire.ACK:
            return [Ack()]
        return [Refused()] if byte == wire.NAK else []

    def _move_key(self, code: int) -> list[Event]:
        name = self._key_name(code)
        down = not code & wire.RELEASED
        if down == (name in self._pressed):
            return []  # reported before, or the other half of a space bar
        if down:
            self._pressed.append(name)
            return [KeyDown(name)]
        self._pressed.remove(name)
        return [KeyUp(name)]
