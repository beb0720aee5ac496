"""The display's half of Handy Tech's protocol. Fit for MicroPython."""

from firmware_protocol.codecs.framing import NO_PACKET, PacketReader
from firmware_protocol.codecs.handytech import wire
from firmware_protocol.events import Event, Noise, Send, Shown


class Device(PacketReader):
    """The display's half; see `codecs`. `rows` holds the text cells, then the status cells."""

    def __init__(self, columns: int = 40, rows: int = 1, model: str = "") -> None:
        super().__init__()
        names = [name for name, _, _, _ in wire.MODELS.values()]
        if model and model not in names:
            raise ValueError("Handy Tech models are: " + ", ".join(sorted(names)) + ".")
        self._model = _find_model(columns, model) if rows == 1 else 0
        if not self._model:
            raise ValueError("No Handy Tech display of this kind has 1 row of so many cells.")
        _, _, self._status, _ = wire.MODELS[self._model]
        self.columns = columns
        self.rows = [bytearray(columns + self._status)]
        self.pressed: list[str] = []

    @property
    def keys(self) -> "list[str]":
        codes = range(wire.RELEASED)
        names = [wire.key_name(self._model, code, self.columns) for code in codes]
        return [name for index, name in enumerate(names) if name and name not in names[:index]]

    def hello(self) -> bytes:
        return bytes([wire.IDENTITY, self._model])

    def press(self, key: str) -> bytes:
        if key in self.pressed:
            return b""
        message = self._key_message(key, 0)
        if message:
            self.pressed.append(key)
        return message

    def release(self, key: str) -> bytes:
        if key not in self.pressed:
            return b""
        self.pressed.remove(key)
        return self._key_message(key, wire.RELEASED)

    def power_off(self) -> bytes:
        return b""

    def tick(self, now: float) -> "list[Event]":
        return self.expire(now)

    def packet_length(self, buffer: bytearray) -> int:
        if buffer[0] == wire.RESET:
            return 1
        if buffer[0] == wire.CELLS:
            return 1 + len(self.rows[0])
        if buffer[0] == wire.EXTENDED:
            return wire.extended_length(buffer, self._model)
        return NO_PACKET

    def handle_packet(self, packet: bytes) -> "list[Event]":
        if packet[0] == wire.RESET:
            return [Send(self.hello())]
        if packet[0] == wire.CELLS:
            return self._show(packet[1 + self._status :] + packet[1 : 1 + self._status])
        kind, data = packet[3], packet[4:-1]
        if kind == wire.CELLS:
            if len(data) < self.columns:
                return [Noise(packet, "too few cells"), Send(bytes([wire.NAK]))]
            # The host may send a display that was made smaller as many cells as it has in all.
            return self._show(data[: len(self.rows[0])])
        acknowledged = bytes([wire.ACK])
        if kind == wire.PROPERTIES:
            properties = bytes([1, 0, self.columns])
            return [Send(wire.extended(self._model, kind, properties) + acknowledged)]
        return [Send(acknowledged)]  # a setting without a meaning here

    def _show(self, cells: bytes) -> "list[Event]":
        self.rows[0][: len(cells)] = cells
        shown = bytes(self.rows[0])
        if self._model in wire.BARE:
            return [Shown(0, shown), Send(bytes([wire.ACK]))]
        confirmed = wire.extended(self._model, wire.CONFIRMATION, bytes([wire.ACK]))
        return [Shown(0, shown), Send(confirmed)]

    def _key_message(self, key: str, released: int) -> bytes:
        code = wire.key_code(self._model, key, self.columns)
        if code < 0:
            return b""
        if self._model in wire.BARE_KEYS:
            return bytes([code | released])
        return wire.extended(self._model, wire.KEY, bytes([code | released]))


def _find_model(columns: int, name: str) -> int:
    """The model byte; 0 if there is none.

    Without a name a Basic Braille of this size comes before any other model.
    """
    for prefix in [name] if name else ["Basic Braille Plus", "Basic Braille", ""]:
        for byte, (model, most, _, _) in sorted(wire.MODELS.items()):
            fits = columns == most or (byte in wire.RESIZABLE and 1 <= columns <= most)
            if fits and (model == name or (not name and model.startswith(prefix))):
                return byte
    return 0
