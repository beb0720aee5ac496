"""A display in memory: a codec's device half with the interface of a port.

It knows no terminal and no port of the system; `serve` connects it to one, and `urlhandler` gives
it an address.
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

OUTBOX_LIMIT = 65536  # unread bytes; further ones are lost, as on a wire


class Emulator:
    """`report` receives every event of the device, apart from the bytes that it sends."""

    def __init__(
        self,
        codec: Codec,
        columns: int = 0,
        rows: int = 0,
        model: str = "",
        report: Callable[[Event], None] = lambda event: None,
        silent: bool = False,
    ) -> None:
        """A size of 0 is the default one.

        Raises: ValueError with one English sentence, if there is no such display.
        """
        self.codec = codec
        self.device: Device = codec.device(columns or codec.columns, rows or codec.rows, model)
        self.silent = silent  # if true, the display receives and does not send
        self._report = report
        self._outbox = bytearray()
        self._cancelled = False
        self._unplugged = False
        self._changed = threading.Condition(threading.RLock())

    def write(self, data: bytes) -> int:
        """Handle bytes from the host; all of them at once."""
        with self._changed:
            self._check()
            self._handle(self.device.tick(time.monotonic()))
            self._handle(self.device.receive(data))
        return len(data)

    def read(self, seconds: float = READ_SECONDS, most: int = OUTBOX_LIMIT) -> bytes:
        """Bytes for the host, at most `most`; waits up to `seconds` for the first one."""
        with self._changed:
            self._changed.wait_for(self._is_readable, seconds)
            self._cancelled = False
            self._check()
            self._handle(self.device.tick(time.monotonic()))
            data = bytes(self._outbox[:most])
            del self._outbox[:most]
            return data

    @property
    def waiting(self) -> int:
        """How many bytes can be read without waiting."""
        with self._changed:
            self._check()
            return len(self._outbox)

    def cancel(self) -> None:
        with self._changed:
            self._cancelled = True
            self._changed.notify_all()

    def close(self) -> None:
        """Nothing to close."""

    def press(self, keys: Iterable[str]) -> None:
        """Press keys, one after the other. Unknown keys are ignored."""
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
        """Make reading and writing fail, like a port whose device was unplugged."""
        with self._changed:
            self._unplugged = True
            self._changed.notify_all()

    def send(self, data: bytes) -> None:
        """Put any bytes on the line, for example noise."""
        with self._changed:
            if not self.silent and len(self._outbox) + len(data) <= OUTBOX_LIMIT:
                self._outbox += data
                self._changed.notify_all()

    def _handle(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Send):
                self.send(event.data)
            else:
                self._report(event)

    def _is_readable(self) -> bool:
        return bool(self._outbox) or self._cancelled or self._unplugged

    def _check(self) -> None:
        if self._unplugged:
            raise PortError(Fault(Reason.PORT_GONE, "emu://" + self.codec.name))


def from_address(address: str) -> Emulator:
    """The emulator of an address such as emu://baum?cells=40&rows=1&model=Orbit.

    Raises: ValueError with one English sentence, if there is no such display.
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
