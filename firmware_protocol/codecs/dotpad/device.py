"""What a Dot Pad says and understands. Fit for MicroPython."""

from firmware_protocol.codecs.dotpad import wire
from firmware_protocol.events import Event, Noise, Send, Shown


class Device(wire.Packets):
    """The display's half; see `codecs`.

    `rows` are the cells of all rows, the line of text first; `lines` are the same rows as bytes
    in the order of pins.
    """

    def __init__(self, columns: int = 20, rows: int = 11, model: str = "") -> None:
        super().__init__(wire.TO_DEVICE)
        if not 1 <= columns <= 40 or not 1 <= rows <= 32:
            raise ValueError("A Dot Pad has 1 to 32 rows of 1 to 40 cells: one line, then pins.")
        if model not in ("", "Dot Pad"):
            raise ValueError("Dot Pad models are: Dot Pad.")
        field = (0, 0)
        if rows > 1:
            field = (rows - 1, (columns * wire.CELL_PINS) // wire.UNIT_PINS)
        self.board = wire.Board((1, columns), field)
        self.rows = [bytearray(columns) for _ in range(rows)]
        self.lines = [bytearray(self.board.units(row)) for row in range(rows)]
        self.pressed: list[str] = []

    @property
    def keys(self) -> "list[str]":
        names: list[str] = []
        for group in wire.KEY_GROUPS:
            for name in self._names(group).values():
                if name not in names:
                    names.append(name)
        return names

    def hello(self) -> bytes:
        return b""

    def press(self, key: str) -> bytes:
        if key not in self.keys or key in self.pressed:
            return b""
        self.pressed.append(key)
        return self._told(key)

    def release(self, key: str) -> bytes:
        if key not in self.pressed:
            return b""
        self.pressed.remove(key)
        return self._told(key)

    def power_off(self) -> bytes:
        return b""

    def tick(self, now: float) -> "list[Event]":
        return self.stale(now)

    def damaged(self) -> "list[Event]":
        return [Send(wire.packet(wire.ERROR, bytes([wire.BAD_CHECKSUM])))]

    def finished(self, destination: int, command: int, data: bytes) -> "list[Event]":
        if command == wire.SHOW_LINE:
            return self._show(destination, data[0], data[1:])
        if command == wire.ASK_BOARD:
            return [Send(wire.packet(wire.BOARD, self._made()))]
        if command == wire.ASK_NAME:
            return [Send(wire.packet(wire.NAME, b"DotPad    "))]
        if command == wire.ASK_FIRMWARE:
            return [Send(wire.packet(wire.FIRMWARE, b"1.0.0   "))]
        error = Send(wire.packet(wire.ERROR, bytes([wire.BAD_COMMAND])))
        return [Noise(wire.packet(command, data, destination), "unknown command"), error]

    def _made(self) -> bytes:
        board = self.board
        features = 0xFE if board.field_rows else 0xFE & ~wire.HAS_PINS
        # Pins 2.5 mm apart, four function keys; a line of text takes 0.2 s, one of pins 0.5 s.
        about = bytes([features, wire.EIGHT_DOTS, 25, 4])
        text = bytes([board.text_rows, board.text_units, 0, 2])
        return about + text + bytes([board.field_rows, board.field_units, 0, 5])

    def _show(self, line: int, offset: int, data: bytes) -> "list[Event]":
        row = self.board.row(line)
        if row < 0 or offset + len(data) > len(self.lines[row]):
            error = Send(wire.packet(wire.ERROR, bytes([wire.BAD_PARAMETER])))
            return [Noise(bytes([line, offset]) + data, "no such line or size"), error]
        self.lines[row][offset : offset + len(data)] = data
        shown = self.board.read(row, bytes(self.lines[row]))
        self.rows[row][:] = shown
        taken = wire.packet(wire.LINE_TAKEN, bytes([wire.TAKEN]), line)
        return [Shown(row, shown), Send(taken + wire.packet(wire.LINE_SHOWN, b"\0", line))]

    def _names(self, group: int) -> "dict[int, str]":
        """The keys of a group that this display has, by the numbers of their bits."""
        names = wire.KEY_GROUPS[group]
        if group == wire.ROUTING_KEYS:
            return {bit: names[bit] for bit in range(min(self.board.columns, len(names)))}
        return names

    def _told(self, key: str) -> bytes:
        """The whole state of the group that this key is in."""
        for group in wire.KEY_GROUPS:
            names = self._names(group)
            if key in names.values():
                state = bytearray(wire.TO_HOST[group])
                told: list[str] = []
                for bit in sorted(names):
                    name = names[bit]
                    # Two keys may have one name: only the first of them is here.
                    if name in self.pressed and name not in told:
                        told.append(name)
                        state[bit // 8] |= 0x80 >> bit % 8
                return wire.packet(group, bytes(state))
        return b""
