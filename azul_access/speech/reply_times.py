"""How long replies of a worker may take: longer on a machine that is busy.

It measures and compares times; the conductor decides what follows from them.
"""

from collections import deque
from enum import Enum

STRETCH = 3  # how many times the longest recent delay a reply may take
REMEMBERED = 20  # replies: half a minute of speech


class Awaited(Enum):
    """A reply, and the seconds after which it is late on an idle machine."""

    STARTED = 20.0  # the first start on Windows generates COM wrappers
    SILENCED = 0.25
    PONG = 2.0
    BEGUN = 6.0  # longer than an output needs to notice that its device stands still


# A worker answers these as soon as it is given time, so their delays measure the machine.
_MEASURING = (Awaited.SILENCED, Awaited.PONG)


class ReplyTimes:
    """Times are in seconds of a monotonic clock."""

    def __init__(self) -> None:
        self._asked: dict[Awaited, float] = {}
        self._delays: deque[float] = deque(maxlen=REMEMBERED)

    def __contains__(self, reply: Awaited) -> bool:
        return reply in self._asked

    def expect(self, reply: Awaited, now: float) -> None:
        """Wait for a reply. Asking again gives no more time."""
        self._asked.setdefault(reply, now)

    def receive(self, reply: Awaited, now: float) -> None:
        asked = self._asked.pop(reply, None)
        if asked is not None and reply in _MEASURING:
            self._delays.append(now - asked)

    def drop(self, reply: Awaited) -> None:
        self._asked.pop(reply, None)

    def clear(self) -> None:
        """Forget what is awaited, not how long replies took."""
        self._asked.clear()

    def due(self) -> float | None:
        """The time at which the first reply is late; None if none is awaited."""
        longest = STRETCH * max(self._delays, default=0.0)
        return min(
            (asked + max(reply.value, longest) for reply, asked in self._asked.items()),
            default=None,
        )

    def is_late(self, now: float) -> bool:
        due = self.due()
        return due is not None and now >= due
