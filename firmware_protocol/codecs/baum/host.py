"""The computer's half of Baum's protocol."""

from collections.abc import Mapping

from firmware_protocol import cells
from firmware_protocol.codecs.baum import wire
from firmware_protocol.events import (
    DeviceError,
    DeviceInfo,
    Event,
    Identified,
    Noise,
    PoweredOff,
    key_changes,
)


class Host(wire.EscapeReader):
    """The computer's half; see `codecs`."""

    acks = False
    ready = True

    def __init__(self) -> None:
        super().__init__()
        self._hellos = 0
        self._identity = ""
        self._cells = 0  # unknown
        self._asking = False  # no row was sent since the last hello
        self._groups: dict[int, set[str]] = {}

    @property
    def deadline(self) -> float | None:
        return self.expires_at if self.unfinished else None

    def hello(self) -> bytes:
        self.drop()
        self._identity = ""
        self._cells = 0
        self._hellos += 1
        self._asking = True
        # Some displays answer only after the protocol was switched off and on. Others do not know
        # that command, so it is sent every other time.
        if self._hellos % 2 == 0:
            return wire.packet(wire.PROTOCOL, b"\x00") + wire.packet(wire.PROTOCOL, b"\x01")
        return (
            wire.packet(wire.SERIAL_NUMBER)
            + wire.packet(wire.IDENTITY)
            # Too few cells and the beginning of another packet ask for the number of cells.
            + wire.packet(wire.DISPLAY, b"\x00")
            + wire.packet(wire.REPEAT_KEYS)
        )

    def goodbye(self) -> bytes:
        return wire.packet(wire.PROTOCOL, b"\x00")

    def show(self, rows: Mapping[int, bytes]) -> bytes:
        if 0 not in rows or not self._cells:
            return b""
        self._asking = False
        return wire.packet(wire.DISPLAY, cells.fit(rows[0], self._cells))

    def tick(self, now: float) -> list[Event]:
        return self.expire(now)

    def data_length(self, command: int, data: bytearray) -> int:
        if command == wire.IDENTITY:
            return wire.identity_length(bytes(data))
        if command == wire.ROUTING_MAP and self._cells:
            return wire.routing_length(self._cells)
        if command in wire.KEY_GROUPS:
            return len(wire.KEY_GROUPS[command])
        return wire.TO_HOST.get(command, wire.OPEN)

    def handle_short(self, command: int, data: bytes) -> list[Event]:
        exact = (self._cells + 7) // 8
        if command == wire.IDENTITY and len(data) >= wire.IDENTITY_BYTES:
            return self.handle(command, data)  # a long identity that was sent short
        if command == wire.ROUTING_MAP and len(data) == exact:
            return self.handle(command, data)  # a bitmap that was not rounded up
        return super().handle_short(command, data)

    def handle(self, command: int, data: bytes) -> list[Event]:
        if command == wire.CELL_COUNT:
            return self._set_size(data)
        if command == wire.IDENTITY:
            return self._set_identity(data)
        if command == wire.ROUTING_MAP:
            return self._update_keys(command, self._routing_keys(data))
        if command == wire.ROUTING_ONE:
            known = 1 <= data[0] <= (self._cells or wire.MOST_CELLS)
            return self._update_keys(
                command, {wire.routing_name(data[0], self._cells)} if known else set()
            )
        if command in wire.KEY_GROUPS:
            return self._update_keys(command, _keys_of_bits(wire.KEY_GROUPS[command], data))
        if command == wire.POWER_DOWN:
            self._groups.clear()
            return [PoweredOff()]
        if command == wire.ERROR:
            return self._explain_error(data[0])
        if command == wire.SERIAL_NUMBER:
            return [DeviceInfo("serial number", _text(data))]
        if command == wire.BLUETOOTH_NAME:
            return [DeviceInfo("bluetooth name", _text(data))]
        if command in wire.TO_HOST or command in wire.IGNORED:
            return []
        return [Noise(wire.packet(command, data), "unknown packet")]

    def _explain_error(self, code: int) -> list[Event]:
        if code == wire.UNKNOWN_PACKET and self._asking:
            return []  # hello asks for more than a display needs to know
        return [DeviceError(code, wire.ERRORS.get(code, "unknown"))]

    def _set_size(self, data: bytes) -> list[Event]:
        if not 1 <= data[0] <= wire.MOST_CELLS:
            return [Noise(wire.packet(wire.CELL_COUNT, data), "impossible number of cells")]
        self._cells = data[0]
        return [self._identified()]

    def _set_identity(self, data: bytes) -> list[Event]:
        identity = _text(data)
        changed = identity != self._identity
        self._identity = identity
        events: list[Event] = [DeviceInfo("identity", identity)]
        if self._cells and changed:  # the number of cells arrived first
            events.append(self._identified())
        return events

    def _identified(self) -> Identified:
        self._groups.clear()
        status = wire.STATUS_CELLS.get(self._cells, 0)
        return Identified(_model(self._identity, self._cells), 1, self._cells - status, status)

    def _pressed(self) -> set[str]:
        return set().union(*self._groups.values())

    def _update_keys(self, group: int, pressed: set[str]) -> list[Event]:
        """The keys that changed, from the pressed keys of a group."""
        before = self._pressed()
        self._groups[group] = pressed
        return key_changes(before, self._pressed())

    def _routing_keys(self, data: bytes) -> set[str]:
        bits = int.from_bytes(data, "little")
        count = self._cells or wire.MOST_CELLS
        return {wire.routing_name(bit + 1, self._cells) for bit in range(count) if bits >> bit & 1}


def _model(identity: str, cells: int) -> str:
    for model, part in wire.MODELS:
        if part in identity:
            # Some Connys send the identity of a VarioConnect; their size distinguishes them.
            return "Conny" if (model, cells) == ("VarioConnect", 12) else model
    return wire.OTHER_MODEL


def _keys_of_bits(names: list[list[str]], data: bytes) -> set[str]:
    pressed = set()
    for byte, row in zip(data, names, strict=False):
        pressed |= {name for bit, name in enumerate(row) if byte >> bit & 1 and name}
    return pressed


def _text(data: bytes) -> str:
    """Text padded with blanks or NULs; other bytes than ASCII become question marks."""
    text = bytes(data).replace(b"\0", b" ").decode("ascii", "replace").replace("�", "?")
    return "".join([c if c.isprintable() else "?" for c in text]).strip()
