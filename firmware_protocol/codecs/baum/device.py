"""The display's half of Baum's protocol. Fit for MicroPython."""

from firmware_protocol.codecs.baum import wire
from firmware_protocol.events import Event, Noise, PoweredOff, Send, Shown


class Device(wire.EscapeReader):
    """The display's half; see `codecs`."""

    def __init__(self, columns: int = 40, rows: int = 1, model: str = "") -> None:
        super().__init__()
        if rows != 1 or not wire.FEWEST_CELLS <= columns <= wire.MOST_CELLS:
            raise ValueError("A Baum display has 1 row of 2 to 84 cells.")
        model = model or "VarioConnect"
        if model not in wire.VARIANTS:
            raise ValueError("Baum models are: " + ", ".join(sorted(wire.VARIANTS)) + ".")
        name, self._routing, self._space = wire.VARIANTS[model]
        self._identity = _padded(name.format(columns))
        self.rows = [bytearray(columns)]
        self.keys = self._key_names()
        self.pressed: list[str] = []
        self._on = False  # whether the host has switched the protocol on
        self._modes: dict[int, int] = {}

    def hello(self) -> bytes:
        return self._introduction()

    def press(self, key: str) -> bytes:
        if key not in self.keys or key in self.pressed:
            return b""
        self.pressed.append(key)
        return self._key_message(self._group(key))

    def release(self, key: str) -> bytes:
        if key not in self.pressed:
            return b""
        self.pressed.remove(key)
        return self._key_message(self._group(key))

    def power_off(self) -> bytes:
        return wire.packet(wire.POWER_DOWN, b"\x02")  # by the switch

    def tick(self, now: float) -> "list[Event]":
        return self.expire(now)

    def data_length(self, command: int, data: bytearray) -> int:
        if command == wire.DISPLAY:
            return len(self.rows[0])
        if command == wire.MODULES:
            return 1 + data[0] if data else 1
        return wire.TO_DEVICE.get(command, wire.OPEN)

    def handle_short(self, command: int, data: bytes) -> "list[Event]":
        if command != wire.DISPLAY:
            return super().handle_short(command, data)
        # Too few cells: the host asks how many there are, or some were lost.
        count: list[Event] = [Send(wire.packet(wire.CELL_COUNT, bytes([len(self.rows[0])])))]
        return count if len(data) <= 1 else super().handle_short(command, data) + count

    def handle(self, command: int, data: bytes) -> "list[Event]":
        if command == wire.DISPLAY:
            self.rows[0][:] = data
            return [Shown(0, data)]
        if command == wire.POWER_DOWN:
            return [PoweredOff(), Send(wire.packet(wire.POWER_DOWN, b"\x01"))]
        if command == wire.PROTOCOL:
            was, self._on = self._on, data[0] != 0
            return [Send(self._introduction())] if self._on and not was else []
        if command == wire.SET_MODE:
            self._modes[data[0]] = data[1]
            return []
        if command == wire.REPEAT_KEYS:
            return self._repeat_keys()
        answer = self._answer(command, data)
        if answer:
            return [Send(wire.packet(command, answer))]
        unknown = wire.packet(wire.ERROR, b"\x14")
        if command in wire.TO_DEVICE or command == wire.MODULES:
            return [Send(unknown)]
        return [Noise(wire.packet(command, data), "unknown packet"), Send(unknown)]

    def _answer(self, command: int, data: bytes) -> bytes:
        if command == wire.IDENTITY:
            return self._identity
        if command == wire.SERIAL_NUMBER:
            return b"00000001"
        if command == wire.BLUETOOTH_NAME:
            return self._identity[:14]
        if command == wire.VERSION:
            return b"\x01"
        if command == wire.GET_MODE:
            return bytes([data[0], self._modes.get(data[0], 0)])
        return b""

    def _introduction(self) -> bytes:
        return (
            wire.packet(wire.IDENTITY, self._identity)
            + wire.packet(wire.SERIAL_NUMBER, b"00000001")
            + wire.packet(wire.CELL_COUNT, bytes([len(self.rows[0])]))
        )

    def _repeat_keys(self) -> "list[Event]":
        groups: list[int] = []
        for key in self.pressed:
            if self._group(key) not in groups:
                groups.append(self._group(key))
        return [Send(self._key_message(group)) for group in groups]

    def _group(self, key: str) -> int:
        """The command that reports the state of this key."""
        for command, names in wire.KEY_GROUPS.items():
            if any(key in row for row in names):
                return command
        return self._routing

    def _key_message(self, group: int) -> bytes:
        """The state of all keys of a group."""
        if group == wire.ROUTING_ONE:
            return wire.packet(group, bytes(self._routing_numbers()[-1:] or [0]))
        if group == wire.ROUTING_MAP:
            bits = bytearray(wire.routing_length(len(self.rows[0])))
            for number in self._routing_numbers():
                bits[(number - 1) // 8] |= 1 << (number - 1) % 8
            return wire.packet(group, bytes(bits))
        state = bytearray()
        for row in wire.KEY_GROUPS[group]:
            byte = 0
            for bit, name in enumerate(row):
                if name in self.pressed and (name != "space" or self._space >> bit & 1):
                    byte |= 1 << bit
            state.append(byte)
        return wire.packet(group, bytes(state))

    def _key_names(self) -> "list[str]":
        names = [self._routing_name(number) for number in range(1, len(self.rows[0]) + 1)]
        for group in wire.KEY_GROUPS.values():
            for row in group:
                for name in row:
                    if name and name not in names:
                        names.append(name)
        return names

    def _routing_numbers(self) -> "list[int]":
        """The numbers of the pressed routing keys, from 1, status cells included."""
        numbers = range(1, len(self.rows[0]) + 1)
        return [number for number in numbers if self._routing_name(number) in self.pressed]

    def _routing_name(self, number: int) -> str:
        return wire.routing_name(number, len(self.rows[0]))


def _padded(name: str) -> bytes:
    identity = name.encode()
    identity += b" " * wire.LONG_IDENTITY_BYTES
    return identity[: wire.identity_length(identity)]
