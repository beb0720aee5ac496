"""The display's half of HumanWare's protocol. Fit for MicroPython."""

from firmware_protocol.codecs.humanware import wire
from firmware_protocol.events import Event, Noise, Send, Shown

# The model of a display whose size no Brailliant has: BRLTTY up to 6.7 crashes if it receives such
# a size without a model.
ANY_SIZE = "APH Chameleon 20"


class Device(wire.Reader):
    """The display's half; see `codecs`.

    `starting` is how many more times it answers "not ready" to the first question.
    """

    def __init__(self, columns: int = 40, rows: int = 1, model: str = "") -> None:
        super().__init__(wire.TO_DEVICE)
        if rows != 1 or not 1 <= columns <= wire.MOST_CELLS:
            raise ValueError("A HumanWare display has 1 row of 1 to 176 cells.")
        if not model:
            model = wire.BRAILLIANT if columns in wire.SIZES else ANY_SIZE
        if model == wire.BRAILLIANT:
            if columns not in wire.SIZES:
                raise ValueError("A Brailliant has 14, 32, 40 or 80 cells.")
            self._model = wire.BY_SIZE
        else:
            numbers = [number for number, name in wire.MODELS.items() if name == model]
            if not numbers:
                models = wire.BRAILLIANT + ", " + ", ".join(sorted(wire.MODELS.values()))
                raise ValueError("HumanWare models are: " + models + ".")
            self._model = numbers[0]
        self.rows = [bytearray(columns)]
        self.pressed: list[str] = []
        self.starting = 0

    @property
    def keys(self) -> "list[str]":
        columns = len(self.rows[0])
        names = [wire.key_name(number, columns) for number in range(256)]
        return [name for name in names if name]

    def hello(self) -> bytes:
        return b""

    def press(self, key: str) -> bytes:
        if key in self.pressed:
            return b""
        message = self._key_message(wire.KEY_DOWN, key)
        if message:
            self.pressed.append(key)
        return message

    def release(self, key: str) -> bytes:
        if key not in self.pressed:
            return b""
        self.pressed.remove(key)
        return self._key_message(wire.KEY_UP, key)

    def power_off(self) -> bytes:
        return wire.packet(wire.POWERING_OFF)

    def tick(self, now: float) -> "list[Event]":
        return self.expire(now)

    def handle(self, kind: int, data: bytes) -> "list[Event]":
        columns = len(self.rows[0])
        if kind == wire.DISPLAY:
            if len(data) != columns:
                return [Noise(wire.packet(kind, data), "wrong number of cells")]
            self.rows[0][:] = data
            return [Shown(0, data)]
        if kind == wire.INIT:
            starting = 1 if self.starting else 0
            self.starting -= starting
            answer = bytes([starting, self._model, columns])
            return [Send(wire.packet(wire.INIT_ANSWER, answer))]
        if kind == wire.ASK_KEYS:
            numbers = [wire.key_number(key, columns) for key in self.pressed]
            return [Send(wire.packet(wire.KEYS, bytes(numbers)))]
        if kind == wire.ASK_FIRMWARE:
            return [Send(wire.packet(wire.FIRMWARE, b"\x01\x02\x03\x04"))]
        return [Send(wire.packet(wire.AWAKE))]

    def _key_message(self, kind: int, key: str) -> bytes:
        number = wire.key_number(key, len(self.rows[0]))
        return b"" if number < 0 else wire.packet(kind, bytes([number]))
