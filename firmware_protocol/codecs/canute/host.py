"""What a computer says to a Canute, and understands of it.

A Canute speaks only when asked: one question at a time, the keys ten times a second. A row takes
some seconds to rise, so a row counts as shown (`Ack`) when the display says that nothing moves.
"""

import math
from collections.abc import Mapping

from firmware_protocol import cells
from firmware_protocol.codecs.canute import wire
from firmware_protocol.events import (
    Ack,
    Event,
    Identified,
    KeyDown,
    KeyUp,
    Noise,
    Refused,
    Send,
    Told,
)

_NOTHING = -1


class _Timer:
    """Runs from the first look at a clock after its start, for only `tick` has one."""

    def __init__(self) -> None:
        self._seconds: float | None = None
        self._end: float | None = None

    def start(self, seconds: float) -> None:
        self._seconds = seconds
        self._end = None

    def stop(self) -> None:
        self._seconds = None

    def due(self, now: float) -> bool:
        """Whether it has run out. A stopped one never does."""
        if self._seconds is None:
            return False
        if self._end is None:
            self._end = now + self._seconds
        return now >= self._end

    @property
    def deadline(self) -> float:
        """When it runs out; at once if it has not seen a clock yet, never if it is stopped."""
        if self._seconds is None:
            return math.inf
        return 0.0 if self._end is None else self._end


class Host(wire.Frames):
    """The computer's half; see `codecs`."""

    acks = True

    def __init__(self) -> None:
        super().__init__()
        self._columns = 0
        self._rows = 0
        self._asked = _NOTHING  # the command whose answer is awaited
        self._late: set[int] = set()  # commands whose answers nobody waits for any more
        self._patience = _Timer()  # for that answer
        self._poll = _Timer()  # until the keys are asked for again
        self._rise = _Timer()  # until it is asked whether the row stands
        self._penance = _Timer()  # until a refused row may be sent again
        self._rise_seconds = 0.0
        self._pressed: set[str] = set()

    @property
    def ready(self) -> bool:
        return self._asked == _NOTHING

    @property
    def deadline(self) -> float | None:
        # While an answer is awaited nothing else is asked, however late it is for that.
        asking = (self._poll, self._rise) if self.ready else ()
        timers = (self._patience, self._penance, *asking)
        moment = min(timer.deadline for timer in timers)
        if self.waiting:
            moment = min(moment, self._since + wire.STALE_SECONDS)
        return None if moment == math.inf else moment

    def hello(self) -> bytes:
        self.forget()
        self._columns = self._rows = 0
        for timer in (self._poll, self._rise, self._penance):
            timer.stop()
        return self._ask(wire.COLUMNS)

    def goodbye(self) -> bytes:
        return b""

    def show(self, rows: Mapping[int, bytes]) -> bytes:
        """One frame a row; the display answers each before it takes the next."""
        sent = b""
        for row in sorted(rows):
            if 0 <= row < self._rows:
                shown = cells.six_dots(cells.fitted(rows[row], self._columns))
                self._rise_seconds = wire.RISE_SECONDS if any(shown) else 0.0
                sent += self._ask(wire.SHOW_ROW, bytes([row]) + shown)
        return sent

    def tick(self, now: float) -> list[Event]:
        events = self.stale(now)
        if self._patience.due(now):
            self._patience.stop()
            unanswered, self._asked = self._asked, _NOTHING
            self._late.add(unanswered)
            # Whoever waits to show a row comes first now.
            if self._rows:
                self._poll.start(wire.KEY_SECONDS)
            if unanswered == wire.SHOW_ROW:
                events.append(Refused())
            elif unanswered == wire.STATUS:
                self._rise.start(wire.STATUS_SECONDS)
        if self._penance.due(now):
            self._penance.stop()
            events.append(Refused())
        # One question at a time, and the row comes before the keys.
        if self._asked == _NOTHING and self._rise.due(now):
            self._rise.stop()
            events.append(Send(self._ask(wire.STATUS)))
        if self._asked == _NOTHING and self._poll.due(now):
            self._poll.start(wire.KEY_SECONDS)
            self._poll.due(now)
            events.append(Send(self._ask(wire.KEYS)))
        return events

    def finished(self, payload: bytes) -> list[Event]:
        command, data = payload[0], payload[1:]
        if command != self._asked:
            if command in self._late:
                self._late.discard(command)
                return []
            return [Noise(payload, "answer to nothing that was asked")]
        if command != wire.FIRMWARE and len(data) != 2:
            return [Noise(payload, "answer of a wrong length")]
        self._asked = _NOTHING
        self._patience.stop()
        result = int.from_bytes(data[:2], "little")
        if command == wire.COLUMNS:
            return self._wide(result)
        if command == wire.ROWS:
            return self._high(result)
        if command == wire.FIRMWARE:
            self._poll.start(0.0)
            return [Told("firmware", _text(data))]
        if command == wire.KEYS:
            return self._moved(result)
        if command == wire.SHOW_ROW:
            if result == wire.ACCEPTED:
                self._rise.start(self._rise_seconds)
            else:
                self._penance.start(wire.REFUSED_SECONDS)
            return []
        # The status; nothing else is ever asked.
        if result & wire.MOVING:
            self._rise.start(wire.STATUS_SECONDS)
            return []
        return [Ack()]

    def _wide(self, columns: int) -> list[Event]:
        if not 1 <= columns <= wire.MOST_COLUMNS:
            return [Noise(wire.answer(wire.COLUMNS, columns), "impossible number of columns")]
        self._columns = columns
        return [Send(self._ask(wire.ROWS))]

    def _high(self, rows: int) -> list[Event]:
        if not 1 <= rows <= wire.MOST_ROWS:
            return [Noise(wire.answer(wire.ROWS, rows), "impossible number of rows")]
        self._rows = rows
        model = wire.MODELS.get((rows, self._columns), wire.OTHER_MODEL)
        self._pressed.clear()
        told = Identified(model, rows, self._columns, dots=wire.DOTS)
        # A display that does not know its firmware's name is asked no further, after a while.
        self._poll.start(wire.ANSWER_SECONDS)
        return [told, Send(self._ask(wire.FIRMWARE))]

    def _moved(self, bits: int) -> list[Event]:
        before = self._pressed
        self._pressed = {name for bit, name in enumerate(wire.KEY_BITS) if bits >> bit & 1}
        events: list[Event] = [KeyUp(key) for key in sorted(before - self._pressed)]
        return events + [KeyDown(key) for key in sorted(self._pressed - before)]

    def _ask(self, command: int, data: bytes = b"") -> bytes:
        if self._asked != _NOTHING:
            self._late.add(self._asked)
        self._asked = command
        self._patience.start(wire.ROW_SECONDS if command == wire.SHOW_ROW else wire.ANSWER_SECONDS)
        return wire.frame(bytes([command]) + data)


def _text(data: bytes) -> str:
    return "".join([chr(byte) if 0x20 <= byte < 0x7F else "?" for byte in data])
