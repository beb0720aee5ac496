"""What a computer says to a Dot Pad, and understands of it.

A line is first said to be taken and then to be shown; it counts as shown (`Ack`) with the second.
"""

from collections.abc import Mapping

from firmware_protocol.codecs.dotpad import wire
from firmware_protocol.events import (
    Ack,
    Complaint,
    Event,
    Identified,
    KeyDown,
    KeyUp,
    Noise,
    Refused,
    Send,
    Told,
)

MODEL = "Dot Pad"


class Host(wire.Packets):
    """The computer's half; see `codecs`."""

    acks = True

    def __init__(self) -> None:
        super().__init__(wire.TO_HOST)
        self._board: wire.Board | None = None
        self._dots = 8
        self._identified = False
        self._drawing = 0  # lines that were sent and are not known to be shown
        self._draw_seconds = 0.0  # how long a line takes at most, as the display says
        self._patience: float | None = None  # seconds; until what is awaited is given up
        self._until: float | None = None
        self._groups: dict[int, set[str]] = {}

    @property
    def ready(self) -> bool:
        return self._identified

    @property
    def deadline(self) -> float | None:
        moments = [self._since + wire.STALE_SECONDS] if self.waiting else []
        if self._patience is not None:
            moments.append(0.0 if self._until is None else self._until)
        return min(moments, default=None)

    def hello(self) -> bytes:
        self.forget()
        self._board = None
        self._identified = False
        self._rest()
        return wire.packet(wire.ASK_BOARD)

    def goodbye(self) -> bytes:
        return b""

    def show(self, rows: Mapping[int, bytes]) -> bytes:
        board = self._board
        if not board or not self._identified:
            return b""
        self._rest()
        sent = b""
        for row in sorted(rows):
            if 0 <= row < board.rows:
                line = b"\0" + board.placed(row, rows[row])  # from the first cell on
                sent += wire.packet(wire.SHOW_LINE, line, board.line(row))
                self._drawing += 1
        return sent

    def tick(self, now: float) -> list[Event]:
        events = self.stale(now)
        if self._patience is None:
            return events
        if self._until is None:
            self._until = now + self._patience
        elif now >= self._until:
            events += self._given_up()
        return events

    def finished(self, destination: int, command: int, data: bytes) -> list[Event]:
        if command == wire.BOARD:
            return self._made(data)
        if command == wire.NAME:
            return self._named(data)
        if command == wire.FIRMWARE:
            return [Told("firmware", _text(data))]
        if command == wire.LINE_TAKEN:
            return self._taken(data[0])
        if command == wire.LINE_SHOWN:
            return self._shown() if self._drawing else []
        if command in wire.KEY_GROUPS:
            return self._moved(command, data)
        if command == wire.ERROR:
            complaint = Complaint(data[0], wire.ERRORS.get(data[0], "unknown"))
            return [complaint, *self._refused()]
        return [Noise(wire.packet(command, data, destination), "unknown command")]

    def _made(self, data: bytes) -> list[Event]:
        features, dots = data[0], data[1]
        none = (0, 0)
        text = (data[4], data[5]) if features & wire.HAS_TEXT else none
        # What pins of cells of six dots would look like on the wire nobody has told.
        pins = features & wire.HAS_PINS and dots == wire.EIGHT_DOTS
        board = wire.Board(text, (data[8], data[9]) if pins else none)
        widest = max(board.text_units, board.field_units)
        if not 1 <= board.columns <= widest <= wire.MOST_UNITS or board.rows > wire.MOST_ROWS:
            return [Noise(wire.packet(wire.BOARD, data), "impossible size")]
        self._board = board
        self._dots = 8 if dots == wire.EIGHT_DOTS else 6
        self._draw_seconds = max(data[7], data[11]) / 10
        self._identified = False
        self._rest()
        self._wait(wire.ANSWER_SECONDS)
        return [Send(wire.packet(wire.ASK_NAME))]

    def _named(self, data: bytes) -> list[Event]:
        name = _text(data)
        told: list[Event] = [Told("name", name)] if name else []
        return told if self._identified or not self._board else told + self._introduced()

    def _introduced(self) -> list[Event]:
        assert self._board
        self._identified = True
        self._rest()
        self._groups.clear()
        return [Identified(MODEL, self._board.rows, self._board.columns, dots=self._dots)]

    def _wait(self, seconds: float) -> None:
        self._patience = seconds
        self._until = None

    def _rest(self) -> None:
        """Nothing is awaited any more."""
        self._drawing = 0
        self._patience = None

    def _given_up(self) -> list[Event]:
        if not self._identified:
            return self._introduced()  # it does not tell its name
        return self._shown()  # it was taken; not every display may say that it is shown

    def _taken(self, code: int) -> list[Event]:
        if not self._drawing:
            return []
        if code != wire.TAKEN:
            return self._refused()
        self._wait(self._draw_seconds + wire.SLACK_SECONDS)
        return []

    def _shown(self) -> list[Event]:
        self._patience = None
        self._drawing -= 1
        return [Ack()]

    def _refused(self) -> list[Event]:
        if not self._drawing:
            return []
        self._rest()
        return [Refused()]

    def _moved(self, group: int, data: bytes) -> list[Event]:
        """A group told its whole state: what changed in it."""
        before = set().union(*self._groups.values())
        bits = int.from_bytes(data, "big")
        top = len(data) * 8 - 1
        names = wire.KEY_GROUPS[group]
        self._groups[group] = {name for bit, name in names.items() if bits >> top - bit & 1}
        after = set().union(*self._groups.values())
        events: list[Event] = [KeyUp(key) for key in sorted(before - after)]
        return events + [KeyDown(key) for key in sorted(after - before)]


def _text(data: bytes) -> str:
    """Text padded with blanks or NULs."""
    return "".join([chr(byte) if 0x20 <= byte < 0x7F else " " for byte in data]).strip()
