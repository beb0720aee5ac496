"""Real BRLTTY at a pseudo terminal with one of our devices behind it.

BRLTTY is a process. The devices behind the terminals and the clients of BrlAPI have no threads: one
loop, `serve_all`, serves all of them. A test calls it until an event has happened (`Brltty.until`),
or yields its conditions to `brltty_scripts`, which runs many tests in the same loop.
"""

import os
import re
import select
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Generator, Iterable
from functools import cache
from pathlib import Path
from typing import ClassVar, NamedTuple, Protocol, Self

from firmware_protocol.brlapi import server
from firmware_protocol.codecs.codec import Device
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import Event, Send

DRIVERS = {"baum": "bm", "humanware": "hw", "handytech": "ht", "canute": "cn", "dotpad": "dp"}
TIMEOUT_SECONDS = 60.0
"""Seconds after which an expected event counts as missing. No passing test waits so long."""


@cache
def find_brltty() -> str | None:
    """The path of BRLTTY, which may be installed while tests are collected."""
    return shutil.which("brltty")


@cache
def version() -> tuple[int, ...]:
    """BRLTTY's version; () without BRLTTY."""
    if (program := find_brltty()) is None:
        return ()
    done = subprocess.run([program, "-V"], capture_output=True, text=True, check=False)
    match = re.search(r"BRLTTY (\d+)\.(\d+)", done.stdout + done.stderr)
    return tuple(map(int, match.groups())) if match else ()


def reason_to_skip(since: tuple[int, ...] = ()) -> str:
    """Why this BRLTTY cannot run a test that needs version `since`; "" if it can."""
    if find_brltty() is None:
        return "BRLTTY is not installed: apt-get install brltty"
    if version() < since:
        return f"needs BRLTTY {_dotted(since)}, this is {_dotted(version())}"
    return ""


def _dotted(numbers: tuple[int, ...]) -> str:
    return ".".join(map(str, numbers))


class Wait(NamedTuple):
    """A condition, and the message if it never becomes true."""

    is_true: Callable[[], object]
    message: Callable[[], str]


Steps = Generator[Wait, None, None]
"""A test, or a part of one, that yields what it waits for."""


class Line:
    """A pseudo terminal: the device's end here, the name of the other end for BRLTTY.

    `mute` drops what the device sends, `filter` changes it, `single` sends it byte by byte. `noise`
    goes in front of the first answer: BRLTTY discards input when it opens the port.
    """

    def __init__(self, device: Device, noise: bytes = b"") -> None:
        import pty  # not on Windows, where these tests are skipped
        import tty

        self.device = device
        self.events: list[Event] = []
        self.received = bytearray()
        self.sent = bytearray()
        self.mute = False
        self.single = False
        self.filter: Callable[[bytes], bytes] = lambda data: data
        self.noise = noise
        self.is_open = True
        self._pending = bytearray()
        self.master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        os.set_blocking(self.master, False)
        self.name = os.ttyname(self._slave)

    def close(self) -> None:
        """Close the terminal, like a cable that is unplugged: BRLTTY's reads and writes fail."""
        if self.is_open:
            self.is_open = False
            os.close(self.master)
            os.close(self._slave)

    def send(self, data: bytes) -> None:
        """Send these bytes from the device."""
        data = self.filter(data)
        if not self.mute:
            self._pending += data

    def serve(self, readable: bool) -> None:
        """Pass received bytes and the time to the device, write pending bytes."""
        data = os.read(self.master, 65536) if readable else b""
        if data and self.noise:
            self._pending += self.noise
            self.noise = b""
        self.received += data
        events = self.device.receive(data) if data else []
        for event in [*events, *self.device.tick(time.monotonic())]:
            if isinstance(event, Send):
                self.send(event.data)
            else:
                self.events.append(event)
        if self._pending:
            count = 1 if self.single else len(self._pending)
            try:
                written = os.write(self.master, self._pending[:count])
            except BlockingIOError:  # the terminal is full
                return
            self.sent += self._pending[:written]
            del self._pending[:written]


class Client(Protocol):
    """A client of BrlAPI that `serve_all` serves."""

    @property
    def connection(self) -> server.ServerConnection | None: ...

    def serve(self, readable: bool) -> None: ...


class Brltty:
    """One BRLTTY that drives one device. A context manager; BRLTTY runs inside it."""

    running: ClassVar[list["Brltty"]] = []

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
        authorization: str = "auth=none",
        unix: bool = False,
    ) -> None:
        """`folder`: for log and pid; `unix`: BrlAPI at a socket of this machine instead of TCP."""
        columns = columns or CODECS[codec].columns
        rows = rows or CODECS[codec].rows
        device = CODECS[codec].device(columns, rows, model or CODECS[codec].models[0])
        self.codec = codec
        self.line = Line(device, noise)
        self.address = f"{'' if unix else '127.0.0.1'}:{_free_number()}"
        self.clients: list[Client] = []
        self._unix = unix
        self._folder = folder
        self._arguments = [*arguments]
        self._authorization = authorization
        self._process: subprocess.Popen[bytes] | None = None
        self._probe: socket.socket | None = None

    @property
    def device(self) -> Device:
        return self.line.device

    def __enter__(self) -> Self:
        self.start()
        Brltty.running.append(self)
        return self

    def __exit__(self, *_: object) -> None:
        Brltty.running.remove(self)
        for client in self.clients:
            if client.connection:
                client.connection.close()
        if self._probe:
            self._probe.close()
        self.stop()
        self.line.close()

    def start(self) -> None:
        program = find_brltty()
        assert program is not None
        self._folder.mkdir(parents=True, exist_ok=True)
        folder = str(self._folder)
        command = [
            *(program, "-n", "-e", "-q", "-l", "info,inpkts,outpkts,brlkeys"),
            *("-f", "/dev/null", "-F", "/dev/null", "-x", "no", "-s", "no"),
            *("-b", DRIVERS[self.codec], "-d", f"serial:{self.line.name}"),
            *("-A", f"{self._authorization},host={self.address}"),
            *("-P", f"{folder}/pid", "-U", folder, "-W", folder),
            *self._arguments,
        ]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )

    def stop(self) -> None:
        """End BRLTTY: with SIGTERM if it has a socket to remove, otherwise at once."""
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
        """The keys in BRLTTY's log: whether each went down, its group and its number."""
        matches = re.findall(r"brl key (press|release): .*Grp:(\d+) Num:(\d+)", self.log())
        return [(move == "press", int(group), int(number)) for move, group, number in matches]

    def wait(self, condition: Callable[[], object], description: str) -> Wait:
        """A wait for this condition that fails if BRLTTY ends."""

        def is_true() -> object:
            if self._process and (code := self._process.poll()) is not None:
                self._process = None
                raise AssertionError(f"BRLTTY ended with code {code}\n{self.log()[-4000:]}")
            return condition()

        return Wait(is_true, lambda: f"{description}: never\n{self.log()[-4000:]}")

    def first_question(self) -> Wait:
        return self.wait(lambda: self.line.received, "BRLTTY sends its first question")

    def until(self, condition: Callable[[], object], description: str) -> None:
        """Call `serve_all` until the condition is true. Raises: AssertionError after a minute."""
        complete(step for step in [self.wait(condition, description)])

    def accepts_clients(self) -> bool:
        """Whether BrlAPI greets a client; BRLTTY listens a second earlier than it answers."""
        if self._probe is None:
            family, address = server.socket_address(self.address)
            probe = socket.socket(family, socket.SOCK_STREAM)
            if probe.connect_ex(address) != 0:
                probe.close()
                return False
            self._probe = probe
        if not select.select([self._probe], [], [], 0)[0]:
            return False
        self._probe.close()
        self._probe = None
        return True


def serve_all() -> None:
    """Wait for bytes, at most 2 ms, and serve all devices and clients."""
    lines = [brltty.line for brltty in Brltty.running if brltty.line.is_open]
    clients = [
        client for brltty in Brltty.running for client in brltty.clients if client.connection
    ]
    # Clients may close their connection while they are served.
    sockets = [client.connection.fileno() for client in clients if client.connection]
    ready = select.select([*(line.master for line in lines), *sockets], [], [], 0.002)[0]
    for line in lines:
        line.serve(line.master in ready)
    for client, number in zip(clients, sockets, strict=True):
        client.serve(number in ready)


def complete(steps: Iterable[Wait]) -> None:
    """Run one test in the loop, to its end."""
    for wait in steps:
        end = time.monotonic() + TIMEOUT_SECONDS
        while not wait.is_true():
            if time.monotonic() > end:
                raise AssertionError(wait.message())
            serve_all()


def _free_number() -> int:
    """A number for a BrlAPI server whose TCP port is free."""
    while True:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        if port > server.FIRST_PORT:
            return port - server.FIRST_PORT
