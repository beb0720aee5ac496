"""Real BRLTTY on a terminal line with our device behind it. Everything in one thread.

BRLTTY is a process; the pseudo terminals, our devices and the BrlAPI sockets are served by one
loop (`Judge.until`) that ends when what a test waits for has happened, and fails after PATIENCE.
Several judges may sit at once: starting BRLTTY takes a second each time, and so only once.
"""

import os
import re
import select
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import ClassVar

from firmware_protocol.brlapi import server, wire
from firmware_protocol.brlapi.codec import codec as brlapi_codec
from firmware_protocol.codecs.codec import Device
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.errors import PortError
from firmware_protocol.events import Event, Identified, Send
from firmware_protocol.link import Link

BRLTTY = shutil.which("brltty")
DRIVERS = {"baum": "bm", "humanware": "hw", "handytech": "ht", "canute": "cn", "dotpad": "dp"}
DRIVER_NAMES = {
    "baum": "Baum",
    "humanware": "HumanWare",
    "handytech": "HandyTech",
    "canute": "Canute",
    "dotpad": "DotPad",
}
PATIENCE = 20.0
"""Seconds after which what should have happened counts as missing. No test waits so long."""


@cache
def version() -> tuple[int, ...]:
    """BRLTTY's version; () without one."""
    if BRLTTY is None:
        return ()
    said = subprocess.run([BRLTTY, "-V"], capture_output=True, text=True, check=False)
    found = re.search(r"BRLTTY (\d+)\.(\d+)", said.stdout + said.stderr)
    return tuple(map(int, found.groups())) if found else ()


def reason_to_skip(since: tuple[int, ...] = ()) -> str:
    """Why BRLTTY cannot judge what it knows only since this version; "" if it can."""
    if BRLTTY is None:
        return "BRLTTY is not installed: apt-get install brltty"
    if version() < since:
        return f"BRLTTY {_dotted(version())} does not know it; {_dotted(since)} does"
    return ""


def _dotted(numbers: tuple[int, ...]) -> str:
    return ".".join(map(str, numbers))


class Line:
    """A pseudo terminal: the device's end here, the name of the other end for BRLTTY.

    `mute` swallows what the device says, `filter` changes it, `single` gives it out byte by byte.
    """

    def __init__(self, device: Device, noise: bytes = b"") -> None:
        import pty  # not on Windows, where no test comes so far
        import tty

        self.device = device
        self.events: list[Event] = []
        self.heard = bytearray()  # host to device
        self.said = bytearray()  # device to host
        self.mute = False
        self.single = False
        self.filter: Callable[[bytes], bytes] = lambda data: data
        self._waiting = bytearray()
        self.is_open = True
        self.master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        os.set_blocking(self.master, False)
        self.name = os.ttyname(self._slave)
        self.noise = noise

    def close(self) -> None:
        """Also to pull the cable: BRLTTY's reads and writes fail."""
        if self.is_open:
            self.is_open = False
            os.close(self.master)
            os.close(self._slave)

    def say(self, data: bytes) -> None:
        """The device says this by itself."""
        data = self.filter(data)
        if not self.mute:
            self._waiting += data

    def serve(self) -> None:
        """Take what has come, let the device answer, give out what waits."""
        try:
            came = os.read(self.master, 65536)
        except BlockingIOError:
            came = b""
        if came and self.noise:
            # BRLTTY empties its input when it opens the port: noise is only noise after that.
            self._waiting += self.noise
            self.noise = b""
        self.heard += came
        events = self.device.receive(came) if came else []
        for event in [*events, *self.device.tick(time.monotonic())]:
            if isinstance(event, Send):
                self.say(event.data)
            else:
                self.events.append(event)
        if self._waiting:
            count = 1 if self.single else len(self._waiting)
            written = os.write(self.master, self._waiting[:count])
            self.said += self._waiting[:written]
            del self._waiting[:written]


class Judge:
    """One BRLTTY that drives one device. A context manager: BRLTTY ends with it."""

    sitting: ClassVar[list["Judge"]] = []

    def __init__(
        self,
        codec: str,
        folder: Path,
        columns: int = 0,
        rows: int = 0,
        model: str = "",
        *,
        noise: bytes = b"",
        arguments: Iterable[str] = (),
        api: str = "auth=none",
        unix: bool = False,
        device: Device | None = None,
    ) -> None:
        kind = CODECS[codec]
        self.codec = codec
        made = kind.device(columns or kind.columns, rows or kind.rows, model or kind.models[0])
        self.line = Line(device or made, noise)
        self.number = _free_number()
        self.address = f"{'' if unix else '127.0.0.1'}:{self.number}"
        self._unix = unix
        self._folder = folder
        self._arguments = [*arguments]
        self._api = api
        self._process: subprocess.Popen[bytes] | None = None
        self.apis: list[Api] = []

    @property
    def device(self) -> Device:
        return self.line.device

    def __enter__(self) -> "Judge":
        self.start()
        Judge.sitting.append(self)
        return self

    def __exit__(self, *_: object) -> None:
        Judge.sitting.remove(self)
        for each in self.apis:
            each.close()
        self.stop()
        self.line.close()

    def start(self) -> None:
        assert BRLTTY is not None
        self._folder.mkdir(parents=True, exist_ok=True)
        place = str(self._folder)
        command = [
            *(BRLTTY, "-n", "-e", "-q", "-l", "info,inpkts,outpkts,brlkeys"),
            *("-f", "/dev/null", "-F", "/dev/null", "-x", "no", "-s", "no"),
            *("-b", DRIVERS[self.codec], "-d", f"serial:{self.line.name}"),
            *("-A", f"{self._api},host={self.address}"),
            *("-P", f"{place}/pid", "-U", place, "-W", place),
            *self._arguments,
        ]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )

    def stop(self) -> None:
        """End BRLTTY: politely if it has files to put away, otherwise at once."""
        if self._process:
            if self._unix:
                self._process.terminate()
            else:
                self._process.kill()
            try:
                self._process.wait(5)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None

    def log(self) -> str:
        return (self._folder / "log").read_text(errors="replace")

    @property
    def keys(self) -> list[tuple[bool, int, int]]:
        """The keys that BRLTTY has heard: whether each went down, its group and its number."""
        found = re.findall(r"brl key (press|release): .*Grp:(\d+) Num:(\d+)", self.log())
        return [(move == "press", int(group), int(number)) for move, group, number in found]

    def until(self, happened: Callable[[], object], what: str) -> None:
        """Serve all lines until this has happened."""
        end = time.monotonic() + PATIENCE
        while not happened():
            if time.monotonic() > end:
                raise AssertionError(f"not within {PATIENCE} s: {what}\n{self.log()[-4000:]}")
            if self._process and (code := self._process.poll()) is not None:
                self._process = None
                raise AssertionError(f"BRLTTY ended by itself: {code}\n{self.log()[-4000:]}")
            Judge.serve()

    @staticmethod
    def serve() -> None:
        """Wait for a moment, and let all devices and clients do what there is to do."""
        lines = [judge.line for judge in Judge.sitting if judge.line.is_open]
        apis = [api for judge in Judge.sitting for api in judge.apis]
        sockets = [each.server for each in (*apis, *DriverKeys.open) if each.server]
        # Devices are asked for the time now and then, also when nothing comes.
        select.select([*(line.master for line in lines), *sockets], [], [], 0.002)
        for each in (*lines, *apis):
            each.serve()

    def takes_clients(self) -> bool:
        """Whether somebody listens where BRLTTY's programming interface shall be."""
        family, place = server.socket_address(self.address)
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            return probe.connect_ex(place) == 0

    def connect(self, key_file: str = "") -> "Api":
        """Our BrlAPI client, let in by this BRLTTY and told who is there."""
        api = Api(self, key_file)
        self.apis.append(api)
        self.until(api.open, "BrlAPI takes clients")
        self.until(lambda: api.display, "BrlAPI tells of the display")
        return api


class Api:
    """Our BrlAPI client without its threads: served by the judge's loop."""

    def __init__(self, judge: Judge, key_file: str = "") -> None:
        self.events: list[Event] = []
        self._judge = judge
        self._key_file = key_file
        self._link = Link(brlapi_codec(judge.address), judge.address)
        self.server: server.ServerConnection | None = None

    @property
    def display(self) -> Identified | None:
        return self._link.display

    @property
    def columns(self) -> int:
        """0 while there is no display."""
        return self._link.display.columns if self._link.display else 0

    def open(self) -> bool:
        """Try once to connect. Raises: PortError if a server is there and does not let us in."""
        if not self._judge.takes_clients():
            return False
        self.server = server.open_server(self._judge.address, self._key_file)
        self._link.opened(time.monotonic())
        return True

    def close(self) -> None:
        if self.server:
            self.server.close()
            self.server = None

    def serve(self) -> None:
        if not self.server:
            return
        ready = select.select([self.server], [], [], 0.0)[0]
        try:
            data = self.server.read() if ready else b""
            self.events += self._link.step(time.monotonic(), data)
            if self._link.pending:
                taken = self.server.write(bytes(self._link.pending))
                self._link.sent(taken, time.monotonic())
        except PortError as error:
            self.events += self._link.closed(error.fault)
            self.close()

    def offer(self, rows: list[bytes]) -> None:
        """Show this frame some time."""
        self._link.show(rows)

    def inject(self, packet: bytes) -> None:
        """Say this to BRLTTY, whatever it may be."""
        assert self.server
        assert self.server.write(packet) == len(packet)

    def show(self, rows: list[bytes]) -> None:
        """Show a frame, and wait until BRLTTY has it."""
        self.offer(rows)
        self._judge.until(lambda: self._link.idle, "BRLTTY takes what is to be shown")

    def take(self, kind: type[Event], count: int) -> list[Event]:
        """The next `count` events of this kind; all others before them are dropped."""

        def found() -> list[Event]:
            return [event for event in self.events if isinstance(event, kind)]

        self._judge.until(lambda: len(found()) >= count, f"{count} times {kind.__name__}")
        taken = found()[:count]
        self.events.clear()
        return taken


class DriverKeys:
    """BrlAPI in driver mode: each key by the number that BRLTTY's driver gives it."""

    open: ClassVar[list["DriverKeys"]] = []

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        judge.until(judge.takes_clients, "BrlAPI takes clients")
        self.server = server.open_server(judge.address)
        self._packets = wire.PacketSplitter()
        self._came: list[tuple[int, bytes]] = []
        taken = self.server.write(wire.enter_tty((), DRIVER_NAMES[judge.codec]))
        assert taken
        assert self._next() == (wire.ACK, b"")

    def __enter__(self) -> "DriverKeys":
        DriverKeys.open.append(self)
        return self

    def __exit__(self, *_: object) -> None:
        DriverKeys.open.remove(self)
        self.server.close()

    def next(self) -> tuple[bool, int, int]:
        """The next key: whether it went down, its group and its number."""
        kind, data = self._next()
        assert kind == wire.KEY
        flags, code = wire.unpack(data)
        return bool(flags >> 31), code >> 8 & 0xFF, code & 0xFF

    def _next(self) -> tuple[int, bytes]:
        def there() -> bool:
            if select.select([self.server], [], [], 0.0)[0]:
                self._came += filter(None, self._packets.receive(self.server.read()))
            return bool(self._came)

        self._judge.until(there, "a packet of BrlAPI")
        return self._came.pop(0)


def _free_number() -> int:
    """A number for a BrlAPI server whose port nobody uses."""
    while True:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        if port > server.FIRST_PORT:
            return port - server.FIRST_PORT
