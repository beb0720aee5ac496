"""The computer's half of the Dot Pad's protocol.

The display answers a line twice: when it has taken the line and when it shows the line. The host
reports `Ack` for the second answer.
"""

from collections.abc import Mapping

from firmware_protocol.codecs.dotpad import wire
from firmware_protocol.events import (
    Ack,
    DeviceError,
    DeviceInfo,
    Event,
    Identified,
    Noise,
    Refused,
    Send,
    key_changes,
)

MODEL = "Dot Pad"


class Host(wire.Reader):
    """The computer's half; see `codecs`."""

    acks = True

    def __init__(self) -> None:
        super().__init__(wire.TO_HOST)
        self._board: wire.Board | None = None
        self._dots = 8
        self._identified = False
        self._drawing = 0  # number of lines that were sent and are not yet shown
        self._draw_seconds = 0.0  # the longest time for a line, as the display states it
        self._timeout: float | None = None  # seconds to wait for the answer that is due
        self._timeout_at: float | None = None
        self._groups: dict[int, set[str]] = {}

    @property
    def ready(self) -> bool:
        return self._identified

    @property
    def deadline(self) -> float | None:
        moments = [self.expires_at] if self.unfinished else []
        if self._timeout is not None:
            moments.append(0.0 if self._timeout_at is None else self._timeout_at)
        return min(moments, default=None)

    def hello(self) -> bytes:
        self.drop()
        self._board = None
        self._identified = False
        self._stop_waiting()
        return wire.packet(wire.ASK_BOARD)

    def goodbye(self) -> bytes:
        return b""

    def show(self, rows: Mapping[int, bytes]) -> bytes:
        board = self._board
        if not board or not self._identified:
            return b""
        self._stop_waiting()
        sent = b""
        for row in sorted(rows):
            if 0 <= row < board.rows:
                line = b"\0" + board.encode(row, rows[row])  # from the first cell on
                sent += wire.packet(wire.SHOW_LINE, line, board.line(row))
                self._drawing += 1
        return sent

    def tick(self, now: float) -> list[Event]:
        events = self.expire(now)
        if self._timeout is None:
            return events
        if self._timeout_at is None:
            self._timeout_at = now + self._timeout
        elif now >= self._timeout_at:
            events += self._time_out()
        return events

    def handle(self, destination: int, command: int, data: bytes) -> list[Event]:
        if command == wire.BOARD:
            return self._set_board(data)
        if command == wire.NAME:
            return self._set_name(data)
        if command == wire.FIRMWARE:
            return [DeviceInfo("firmware", _text(data))]
        if command == wire.LINE_TAKEN:
            return self._take_line(data[0])
        if command == wire.LINE_SHOWN:
            return self._acknowledge() if self._drawing else []
        if command in wire.KEY_GROUPS:
            return self._update_keys(command, data)
        if command == wire.ERROR:
            error = DeviceError(data[0], wire.ERRORS.get(data[0], "unknown"))
            return [error, *self._refuse()]
        return [Noise(wire.packet(command, data, destination), "unknown command")]

    def _set_board(self, data: bytes) -> list[Event]:
        features, dots = data[0], data[1]
        text = (data[4], data[5]) if features & wire.HAS_TEXT else wire.NONE
        # No source states how pins are sent to a board with cells of six dots.
        pins = features & wire.HAS_PINS and dots == wire.EIGHT_DOTS
        board = wire.Board(text, (data[8], data[9]) if pins else wire.NONE)
        widest = max(board.text_units, board.field_units)
        if not 1 <= board.columns <= widest <= wire.MOST_UNITS or board.rows > wire.MOST_ROWS:
            return [Noise(wire.packet(wire.BOARD, data), "impossible size")]
        self._board = board
        self._dots = 8 if dots == wire.EIGHT_DOTS else 6
        self._draw_seconds = max(data[7], data[11]) / 10
        self._identified = False
        self._stop_waiting()
        self._wait(wire.ANSWER_SECONDS)
        return [Send(wire.packet(wire.ASK_NAME))]

    def _set_name(self, data: bytes) -> list[Event]:
        name = _text(data)
        events: list[Event] = [DeviceInfo("name", name)] if name else []
        return events if self._identified or not self._board else events + self._identify()

    def _identify(self) -> list[Event]:
        assert self._board
        self._identified = True
        self._stop_waiting()
        self._groups.clear()
        return [Identified(MODEL, self._board.rows, self._board.columns, dots=self._dots)]

    def _wait(self, seconds: float) -> None:
        self._timeout = seconds
        self._timeout_at = None

    def _stop_waiting(self) -> None:
        """No answer is due any more."""
        self._drawing = 0
        self._timeout = None

    def _time_out(self) -> list[Event]:
        if not self._identified:
            return self._identify()  # it does not state its name
        return self._acknowledge()  # not every display may confirm that it shows a line

    def _take_line(self, code: int) -> list[Event]:
        if not self._drawing:
            return []
        if code != wire.TAKEN:
            return self._refuse()
        self._wait(self._draw_seconds + wire.SLACK_SECONDS)
        return []

    def _acknowledge(self) -> list[Event]:
        self._timeout = None
        self._drawing -= 1
        return [Ack()]

    def _refuse(self) -> list[Event]:
        if not self._drawing:
            return []
        self._stop_waiting()
        return [Refused()]

    def _update_keys(self, group: int, data: bytes) -> list[Event]:
        """The keys that changed, from the state of all keys of a group."""
        before = set().union(*self._groups.values())
        bits = int.from_bytes(data, "big")
        top = len(data) * 8 - 1
        names = wire.KEY_GROUPS[group]
        self._groups[group] = {name for bit, name in names.items() if bits >> top - bit & 1}
        return key_changes(before, set().union(*self._groups.values()))


def _text(data: bytes) -> str:
    """Text padded with blanks or NULs; bytes that are no printable ASCII become blanks."""
    return "".join([chr(byte) if 0x20 < byte < 0x7F else " " for byte in data]).strip()
