"""Ports in memory, for tests and for the emulator: two ends, what one writes the other reads."""

import threading

from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.transport import READ_SECONDS


class End:
    """One end. `capacity` is how many unread bytes the other end keeps before it takes no more."""

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
            self._changed.wait_for(self._something, seconds)
            self._cancelled = False
            if self._unplugged:
                raise PortError(Fault(Reason.PORT_GONE, self.name))
            data = bytes(self._inbox)
            self._inbox.clear()
            return data

    def write(self, data: bytes) -> int:
        if self._unplugged:
            raise PortError(Fault(Reason.PORT_GONE, self.name))
        return self.other.take(data)

    def take(self, data: bytes) -> int:
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
        """From now on both ends fail, as a port does whose device was pulled out."""
        for end in (self, self.other):
            with end._changed:
                end._unplugged = True
                end._changed.notify_all()

    def close(self) -> None:
        """Nothing is kept open."""

    def _something(self) -> bool:
        return bool(self._inbox) or self._cancelled or self._unplugged


def pair(name: str = "memory", capacity: int = 4096) -> tuple[End, End]:
    """Two ends of a line."""
    one, two = End(name, capacity), End(name, capacity)
    one.other, two.other = two, one
    return one, two
