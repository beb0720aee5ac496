"""A display at a port, driven by two threads: frames go in, events come out of a queue.

One thread opens the port, reads from it, and opens it again after a failure; the other calls the
link at its deadlines. No exception leaves the threads: a failure is the event `Lost`.
"""

import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Self

from firmware_protocol.codecs.codec import Codec
from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.events import Event
from firmware_protocol.link import Link
from firmware_protocol.transport import Transport, open_port

REOPEN_SECONDS = 1.0  # between two attempts to open a port
# Events that wait for the caller. Hands do not press so many keys: what sends them is no display.
MOST_EVENTS = 2000
CLOSE_SECONDS = 2.0  # the longest time to wait for the end of a thread
_NEVER = float("inf")


class Connection:
    """Opens the port at once and keeps trying until `close`; `events` is the queue of events.

    `opener` returns an open port or raises PortError; by default it opens `port` with pyserial.
    """

    def __init__(
        self,
        codec: Codec,
        port: str,
        opener: Callable[[], Transport] | None = None,
        reopen_seconds: float = REOPEN_SECONDS,
    ) -> None:
        self.events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._port = port
        self._open = opener or (lambda: open_port(port, codec.line))
        self._reopen_seconds = reopen_seconds
        self._link = Link(codec, port)
        self._transport: Transport | None = None
        self._fault: Fault | None = None  # why the open port must be opened again
        self._reported: Fault | None = None  # the last fault reported, until the port works again
        self._closing = threading.Event()
        self._lock = threading.RLock()  # for all attributes above
        self._changed = threading.Condition(self._lock)
        self._planned = 0.0  # when the clock thread wakes next
        self._threads = [
            threading.Thread(target=run, name=f"{name} {port}", daemon=True)
            for name, run in (("read", self._read), ("clock", self._watch))
        ]
        for thread in self._threads:
            thread.start()

    def show(self, rows: Sequence[bytes]) -> None:
        """Show this frame as soon as the line is free; it replaces any earlier frame."""
        with self._lock:
            self._link.show(rows)
            self._step()

    @property
    def idle(self) -> bool:
        """Whether a display shows the newest frame."""
        with self._lock:
            return self._link.idle

    def close(self) -> None:
        """Send the last bytes and end both threads. May be called twice."""
        with self._lock:
            if self._closing.is_set():
                return
            self._closing.set()
            if self._transport:
                with suppress(PortError):  # the port no longer works
                    self._transport.write(self._link.goodbye())
                self._transport.cancel()
            self._changed.notify_all()
        for thread in self._threads:
            thread.join(CLOSE_SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _read(self) -> None:
        """Thread: open the port, read until it fails, begin again."""
        while not self._closing.is_set():
            try:
                self._session(self._open())
            except PortError as error:
                self._report(error.fault)
            except Exception as error:
                self._report(_internal(self._port, error))
            self._closing.wait(self._reopen_seconds)

    def _session(self, transport: Transport) -> None:
        try:
            with self._lock:
                self._transport = transport
                self._fault = None
                self._link.opened(time.monotonic())
                self._step()
            while not self._closing.is_set():
                data = transport.read()
                with self._lock:
                    self._step(data)
                    if fault := self._fault or self._link.failed:
                        raise PortError(fault)
        finally:
            with self._lock:
                self._transport = None
            transport.close()

    def _watch(self) -> None:
        """Thread: call the link at its deadlines."""
        with self._changed:
            while not self._closing.is_set():
                self._step()
                self._planned = self._deadline()
                wait = self._planned - time.monotonic()
                self._changed.wait(None if wait == _NEVER else max(wait, 0.0))

    def _step(self, data: bytes = b"") -> None:
        """Let the link work, write its pending bytes, put its events into the queue."""
        if not self._transport or self._fault:
            return
        try:
            for event in self._link.step(time.monotonic(), data):
                if self.events.qsize() >= MOST_EVENTS:
                    raise PortError(Fault(Reason.FLOODED, self._port))
                self._reported = None
                self.events.put(event)
            if self._link.pending:
                taken = self._transport.write(bytes(self._link.pending))
                self._link.sent(taken, time.monotonic())
        except PortError as error:
            self._give_up(error.fault)
        except Exception as error:
            self._give_up(_internal(self._port, error))
        if self._deadline() < self._planned:
            self._changed.notify_all()

    def _deadline(self) -> float:
        """When the link must step; never while the port must be opened again."""
        deadline = self._link.deadline
        return _NEVER if deadline is None or self._fault or not self._transport else deadline

    def _give_up(self, fault: Fault) -> None:
        """Make the reading thread close this port and open it again."""
        self._fault = fault
        if self._transport:
            self._transport.cancel()

    def _report(self, fault: Fault) -> None:
        """Report a fault once, however often opening the port fails with it."""
        with self._lock:
            lost = self._link.closed(fault)
            if fault != self._reported and not self._closing.is_set():
                self._reported = fault
                for event in lost:
                    self.events.put(event)


def _internal(port: str, error: Exception) -> Fault:
    return Fault(Reason.INTERNAL, port, detail=f"{type(error).__name__}: {error}")
