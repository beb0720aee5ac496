"""Ports in memory: two ends, each of which reads what the other writes."""

import threading

from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.transport import READ_SECONDS


class End:
    """One end of a line. `capacity`: how many unread bytes it keeps before it accepts no more."""

    def __init__(self, name: str, capacity: int) -> None:
        self.name = name
        self.capacity = capacity
        self.other: End
        self._inbox = bytearray()
        self._changed = threading.Condition()
        self._cancelled = False
        self._unplugged = False

    def read(self, seconds: float = READ_SECONDS) -> bytes:
        with self._changed:
            self._changed.wait_for(self._is_readable, seconds)
            self._cancelled = False
            if self._unplugged:
                raise PortError(Fault(Reason.PORT_GONE, self.name))
            data = bytes(self._inbox)
            self._inbox.clear()
            return data

    def write(self, data: bytes) -> int:
        if self._unplugged:
            raise PortError(Fault(Reason.PORT_GONE, self.name))
        return self.other.accept(data)

    def accept(self, data: bytes) -> int:
        """Keep as many of these bytes as there is room for; returns their number."""
        with self._changed:
            taken = data[: max(self.capacity - len(self._inbox), 0)]
            self._inbox += taken
            self._changed.notify_all()
            return len(taken)

    def cancel(self) -> None:
        with self._changed:
            self._cancelled = True
            self._changed.notify_all()

    def unplug(self) -> None:
        """Make both ends fail, like a port whose device was unplugged."""
        for end in (self, self.other):
            with end._changed:
                end._unplugged = True
                end._changed.notify_all()

    def close(self) -> None:
        """Nothing to close."""

    def _is_readable(self) -> bool:
        return bool(self._inbox) or self._cancelled or self._unplugged


def line_in_memory(name: str = "memory", capacity: int = 4096) -> tuple[End, End]:
    """Two ends of a line."""
    one, two = End(name, capacity), End(name, capacity)
    one.other, two.other = two, one
    return one, two
