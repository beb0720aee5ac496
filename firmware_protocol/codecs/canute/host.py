"""The computer's half of Canute's protocol.

A Canute only sends answers, so the host asks one question at a time, and for the keys ten times a
second. A row takes some seconds to rise: the host reports `Ack` when the status says that nothing
moves any more.
"""

import math
from collections.abc import Mapping

from firmware_protocol import cells
from firmware_protocol.codecs.canute import wire
from firmware_protocol.events import (
    Ack,
    DeviceInfo,
    Event,
    Identified,
    Noise,
    Refused,
    Send,
    key_changes,
)


class _Timer:
    """Runs from the first call of `is_due` after its start: only `tick` knows the time."""

    def __init__(self) -> None:
        self._seconds: float | None = None
        self._end: float | None = None

    def start(self, seconds: float) -> None:
        self._seconds = seconds
        self._end = None

    def stop(self) -> None:
        self._seconds = None

    def is_due(self, now: float) -> bool:
        """Whether the time is over. Never, if the timer is stopped."""
        if self._seconds is None:
            return False
        if self._end is None:
            self._end = now + self._seconds
        return now >= self._end

    @property
    def deadline(self) -> float:
        """When the time is over: 0 before the first `is_due`, infinite if the timer is stopped."""
        if self._seconds is None:
            return math.inf
        return 0.0 if self._end is None else self._end


class Host(wire.FrameReader):
    """The computer's half; see `codecs`."""

    acks = True

    def __init__(self) -> None:
        super().__init__()
        self._columns = 0
        self._rows = 0
        self._asked: int | None = None  # the command whose answer is due
        self._late: set[int | None] = set()  # commands that were not answered in time
        self._answer_timer = _Timer()  # until the answer counts as missing
        self._key_timer = _Timer()  # until the next question for the keys
        self._status_timer = _Timer()  # until the next question whether the row has risen
        self._refused_timer = _Timer()  # until a refused row may be sent again
        self._rise_seconds = 0.0
        self._pressed: set[str] = set()

    @property
    def ready(self) -> bool:
        return self._asked is None

    @property
    def deadline(self) -> float | None:
        # The host asks no further question before the answer to the last one is due.
        questions = (self._key_timer, self._status_timer) if self.ready else ()
        timers = (self._answer_timer, self._refused_timer, *questions)
        moment = min(timer.deadline for timer in timers)
        if self.unfinished:
            moment = min(moment, self.expires_at)
        return None if moment == math.inf else moment

    def hello(self) -> bytes:
        self.drop()
        self._columns = self._rows = 0
        for timer in (self._key_timer, self._status_timer, self._refused_timer):
            timer.stop()
        return self._ask(wire.COLUMNS)

    def goodbye(self) -> bytes:
        return b""

    def show(self, rows: Mapping[int, bytes]) -> bytes:
        """One frame a row; the display answers each before it takes the next."""
        sent = b""
        for row in sorted(rows):
            if 0 <= row < self._rows:
                shown = cells.six_dots(cells.fit(rows[row], self._columns))
                self._rise_seconds = wire.RISE_SECONDS if any(shown) else 0.0
                sent += self._ask(wire.SHOW_ROW, bytes([row]) + shown)
        return sent

    def tick(self, now: float) -> list[Event]:
        events = self.expire(now)
        if self._answer_timer.is_due(now):
            self._answer_timer.stop()
            unanswered, self._asked = self._asked, None
            self._late.add(unanswered)
            # A row that waits to be shown comes before the next question for the keys.
            if self._rows:
                self._key_timer.start(wire.KEY_SECONDS)
            if unanswered == wire.SHOW_ROW:
                events.append(Refused())
            elif unanswered == wire.STATUS:
                self._status_timer.start(wire.STATUS_SECONDS)
        if self._refused_timer.is_due(now):
            self._refused_timer.stop()
            events.append(Refused())
        # One question at a time; the one for the status comes before the one for the keys.
        if self._asked is None and self._status_timer.is_due(now):
            self._status_timer.stop()
            events.append(Send(self._ask(wire.STATUS)))
        if self._asked is None and self._key_timer.is_due(now):
            self._key_timer.start(wire.KEY_SECONDS)
            self._key_timer.is_due(now)
            events.append(Send(self._ask(wire.KEYS)))
        return events

    def handle_frame(self, payload: bytes) -> list[Event]:
        command, data = payload[0], payload[1:]
        if command != self._asked:
            if command in self._late:
                self._late.discard(command)
                return []
            return [Noise(payload, "answer to nothing that was asked")]
        if command != wire.FIRMWARE and len(data) != 2:
            return [Noise(payload, "answer of a wrong length")]
        self._asked = None
        self._answer_timer.stop()
        if command == wire.FIRMWARE:
            self._key_timer.start(0.0)
            return [DeviceInfo("firmware", _text(data))]
        result = int.from_bytes(data, "little")
        if command == wire.COLUMNS:
            return self._set_columns(result)
        if command == wire.ROWS:
            return self._set_rows(result)
        if command == wire.KEYS:
            return self._update_keys(result)
        if command == wire.SHOW_ROW:
            if result == wire.ACCEPTED:
                self._status_timer.start(self._rise_seconds)
            else:
                self._refused_timer.start(wire.REFUSED_SECONDS)
            return []
        # The only question left is the one for the status.
        if result & wire.MOVING:
            self._status_timer.start(wire.STATUS_SECONDS)
            return []
        return [Ack()]

    def _set_columns(self, columns: int) -> list[Event]:
        if not 1 <= columns <= wire.MOST_COLUMNS:
            return [Noise(wire.answer(wire.COLUMNS, columns), "impossible number of columns")]
        self._columns = columns
        return [Send(self._ask(wire.ROWS))]

    def _set_rows(self, rows: int) -> list[Event]:
        if not 1 <= rows <= wire.MOST_ROWS:
            return [Noise(wire.answer(wire.ROWS, rows), "impossible number of rows")]
        self._rows = rows
        model = wire.MODELS.get((rows, self._columns), wire.OTHER_MODEL)
        self._pressed.clear()
        identified = Identified(model, rows, self._columns, dots=wire.DOTS)
        # If the display does not answer the question for its firmware, go on after a while.
        self._key_timer.start(wire.ANSWER_SECONDS)
        return [identified, Send(self._ask(wire.FIRMWARE))]

    def _update_keys(self, bits: int) -> list[Event]:
        before = self._pressed
        self._pressed = {name for bit, name in enumerate(wire.KEY_BITS) if bits >> bit & 1}
        return key_changes(before, self._pressed)

    def _ask(self, command: int, data: bytes = b"") -> bytes:
        if self._asked is not None:
            self._late.add(self._asked)
        self._asked = command
        self._answer_timer.start(
            wire.ROW_SECONDS if command == wire.SHOW_ROW else wire.ANSWER_SECONDS
        )
        return wire.frame(bytes([command]) + data)


def _text(data: bytes) -> str:
    """ASCII text; bytes that cannot be printed become question marks."""
    return "".join([chr(byte) if 0x20 <= byte < 0x7F else "?" for byte in data])
