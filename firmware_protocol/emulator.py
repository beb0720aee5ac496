"""A display in memory: a codec's device half that can be read and written like a port.

Never knows a terminal or a port of the system; `serve` connects it to one, and `urlhandler` makes
an address of it.
"""

import threading
import time
from collections.abc import Callable, Iterable
from urllib.parse import parse_qsl, urlsplit

from firmware_protocol.codecs.codec import Codec, Device
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.events import Event, Send
from firmware_protocol.transport import READ_SECONDS

OUTBOX_LIMIT = 65536  # bytes that nobody reads; more are lost, as on a wire


class Emulator:
    """`told` is called with everything the device notices, apart from what it answers."""

    def __init__(
        self,
        codec: Codec,
        columns: int = 0,
        rows: int = 0,
        model: str = "",
        told: Callable[[Event], None] = lambda event: None,
        silent: bool = False,
    ) -> None:
        """A size of 0 is the usual one. Raises: ValueError with a sentence."""
        self.codec = codec
        self.device: Device = codec.device(columns or codec.columns, rows or codec.rows, model)
        self.silent = silent  # deliberately: hears everything and says nothing
        self._told = told
        self._outbox = bytearray()
        self._cancelled = False
        self._unplugged = False
        self._changed = threading.Condition(threading.RLock())

    def write(self, data: bytes) -> int:
        """Bytes from the host. All are taken at once."""
        with self._changed:
            self._check()
            self._hear(self.device.tick(time.monotonic()))
            self._hear(self.device.receive(data))
        return len(data)

    def read(self, seconds: float = READ_SECONDS, most: int = OUTBOX_LIMIT) -> bytes:
        """Bytes for the host; waits up to `seconds` for the first."""
        with self._changed:
            self._changed.wait_for(self._something, seconds)
            self._cancelled = False
            self._check()
            self._hear(self.device.tick(time.monotonic()))
            data = bytes(self._outbox[:most])
            del self._outbox[:most]
            return data

    @property
    def waiting(self) -> int:
        """How many bytes can be read at once."""
        with self._changed:
            self._check()
            return len(self._outbox)

    def cancel(self) -> None:
        with self._changed:
            self._cancelled = True
            self._changed.notify_all()

    def close(self) -> None:
        """Nothing is kept open."""

    def press(self, keys: Iterable[str]) -> None:
        """Keys go down, one after the other. Unknown ones do nothing."""
        with self._changed:
            for key in keys:
                self.send(self.device.press(key))

    def release(self, keys: Iterable[str]) -> None:
        with self._changed:
            for key in keys:
                self.send(self.device.release(key))

    def switch_on(self) -> None:
        self.send(self.device.hello())

    def switch_off(self) -> None:
        self.send(self.device.power_off())

    def unplug(self) -> None:
        """From now on reading and writing fail, as at a port whose device was pulled out."""
        with self._changed:
            self._unplugged = True
            self._changed.notify_all()

    def send(self, data: bytes) -> None:
        """Put any bytes on the line, noise too."""
        with self._changed:
            if not self.silent and len(self._outbox) + len(data) <= OUTBOX_LIMIT:
                self._outbox += data
                self._changed.notify_all()

    def _hear(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Send):
                self.send(event.data)
            else:
                self._told(event)

    def _something(self) -> bool:
        return bool(self._outbox) or self._cancelled or self._unplugged

    def _check(self) -> None:
        if self._unplugged:
            raise PortError(Fault(Reason.PORT_GONE, "emu://" + self.codec.name))


def from_address(address: str) -> Emulator:
    """The emulator that an address names: emu://baum?cells=40&rows=1&model=Orbit.

    Raises: ValueError with one English sentence.
    """
    parts = urlsplit(address)
    codec = CODECS.get(parts.netloc)
    if parts.scheme != "emu" or codec is None:
        raise ValueError(f"protocols are: {', '.join(CODECS)}")
    options = dict(parse_qsl(parts.query))
    unknown = options.keys() - {"cells", "rows", "model"}
    if unknown:
        raise ValueError(f"emu:// knows cells, rows and model, and not {', '.join(unknown)}")
    sizes = [options.get(name, "0") for name in ("cells", "rows")]
    if not all(size.isdecimal() and len(size) <= 4 for size in sizes):
        raise ValueError("cells and rows are whole numbers")
    return Emulator(codec, int(sizes[0]), int(sizes[1]), options.get("model", ""))
