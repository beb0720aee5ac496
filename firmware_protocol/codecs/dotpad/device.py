"""The display's half of the Dot Pad's protocol. Fit for MicroPython."""

from firmware_protocol.codecs.dotpad import wire
from firmware_protocol.events import Event, Noise, Send, Shown


class Device(wire.Reader):
    """The display's half; see `codecs`.

    `rows` holds the cells of all rows, the line of text first; `lines` holds the same rows as units
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
        return self._key_message(key)

    def release(self, key: str) -> bytes:
        if key not in self.pressed:
            return b""
        self.pressed.remove(key)
        return self._key_message(key)

    def power_off(self) -> bytes:
        return b""

    def tick(self, now: float) -> "list[Event]":
        return self.expire(now)

    def handle_damaged_packet(self) -> "list[Event]":
        return [Send(wire.packet(wire.ERROR, bytes([wire.BAD_CHECKSUM])))]

    def handle(self, destination: int, command: int, data: bytes) -> "list[Event]":
        if command == wire.SHOW_LINE:
            return self._show(destination, data[0], data[1:])
        if command == wire.ASK_BOARD:
            return [Send(wire.packet(wire.BOARD, self._board_information()))]
        if command == wire.ASK_NAME:
            return [Send(wire.packet(wire.NAME, b"DotPad    "))]
        if command == wire.ASK_FIRMWARE:
            return [Send(wire.packet(wire.FIRMWARE, b"1.0.0   "))]
        error = Send(wire.packet(wire.ERROR, bytes([wire.BAD_COMMAND])))
        return [Noise(wire.packet(command, data, destination), "unknown command"), error]

    def _board_information(self) -> bytes:
        board = self.board
        features = 0xFE if board.field_rows else 0xFE & ~wire.HAS_PINS
        # Pins 2.5 mm apart, four function keys; a line of cells takes 0.2 s, one of pins 0.5 s.
        general = bytes([features, wire.EIGHT_DOTS, 25, 4])
        text = bytes([board.text_rows, board.text_units, 0, 2])
        return general + text + bytes([board.field_rows, board.field_units, 0, 5])

    def _show(self, line: int, offset: int, data: bytes) -> "list[Event]":
        # There is a line of cells, so lines and rows have the same numbers.
        if line >= len(self.lines) or offset + len(data) > len(self.lines[line]):
            error = Send(wire.packet(wire.ERROR, bytes([wire.BAD_PARAMETER])))
            return [Noise(bytes([line, offset]) + data, "no such line or size"), error]
        self.lines[line][offset : offset + len(data)] = data
        shown = self.board.decode(line, bytes(self.lines[line]))
        self.rows[line][:] = shown
        taken = wire.packet(wire.LINE_TAKEN, bytes([wire.TAKEN]), line)
        return [Shown(line, shown), Send(taken + wire.packet(wire.LINE_SHOWN, b"\0", line))]

    def _names(self, group: int) -> "dict[int, str]":
        """The keys of a group that this display has: bit number to name."""
        names = wire.KEY_GROUPS[group]
        if group == wire.ROUTING_KEYS:
            return {bit: names[bit] for bit in range(min(self.board.columns, len(names)))}
        return names

    def _key_message(self, key: str) -> bytes:
        """The state of all keys of the group of this key, which must be one of `keys`."""
        group = next(group for group in wire.KEY_GROUPS if key in self._names(group).values())
        names = self._names(group)
        state = bytearray(wire.TO_HOST[group])
        reported: list[str] = []
        for bit in sorted(names):
            name = names[bit]
            # Two keys may have the same name; this display has only the first of them.
            if name in self.pressed and name not in reported:
                reported.append(name)
                state[bit // 8] |= 0x80 >> bit % 8
        return wire.packet(group, bytes(state))
