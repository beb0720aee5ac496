"""Connections with their threads, over all kinds of ports."""

import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable

import pytest
from memory_port import line_in_memory

from firmware_protocol import link
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.connection import Connection
from firmware_protocol.emulator import Emulator
from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.events import Event, Identified, KeyDown, KeyUp
from firmware_protocol.link import Lost
from firmware_protocol.serve import PtyEnd, Server, TcpEnd
from firmware_protocol.transport import Transport, open_port

EVERY = pytest.mark.parametrize("name", list(CODECS))
TIMEOUT_SECONDS = 60.0  # seconds after which an expected event counts as missing
in_a_terminal = pytest.mark.needs("pseudo-terminals")


def wait(connection: Connection, matches: Callable[[Event], bool]) -> Event:
    """The next event that matches; others before it are dropped."""
    end = time.monotonic() + TIMEOUT_SECONDS
    seen: list[Event] = []
    while (left := end - time.monotonic()) > 0:
        try:
            seen.append(connection.events.get(timeout=left))
        except queue.Empty:
            break
        if matches(seen[-1]):
            return seen[-1]
    raise AssertionError(f"no such event, only {seen}")


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + TIMEOUT_SECONDS
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.001)


def wait_for_display(connection: Connection) -> None:
    wait(connection, lambda event: isinstance(event, Identified))


def next_reason(connection: Connection) -> Reason:
    """The reason of the next `Lost`."""
    event = wait(connection, lambda event: isinstance(event, Lost))
    assert isinstance(event, Lost)
    return event.fault.reason


def exchange(connection: Connection, emulator: Emulator) -> None:
    """A frame arrives at the display, and a key at the program."""
    wait_for_display(connection)
    row = emulator.device.rows[0]
    connection.show([bytes([0x15]) * 200])
    wait_until(lambda: bytes(row) == bytes([0x15]) * len(row))
    key = emulator.device.keys[0]
    emulator.press([key])
    wait(connection, lambda event: event == KeyDown(key))
    emulator.release([key])
    wait(connection, lambda event: event == KeyUp(key))


class Port:
    """A port that can be opened many times, each time with a new emulator behind it.

    `fault`: why it cannot be opened now; `attempts`: how often it was opened or refused.
    """

    def __init__(self, name: str) -> None:
        self.codec = CODECS[name]
        self.opened: list[Emulator] = []
        self.fault: Fault | None = None
        self.attempts = 0

    def open(self) -> Transport:
        self.attempts += 1
        if self.fault:
            raise PortError(self.fault)
        self.opened.append(Emulator(self.codec))
        return self.opened[-1]

    def connect(self) -> Connection:
        return Connection(self.codec, "port", self.open, reopen_seconds=0.01)


@EVERY
def test_in_memory(name: str) -> None:
    """The simplest port."""
    port = Port(name)
    with port.connect() as connection:
        wait_until(lambda: bool(port.opened))
        exchange(connection, port.opened[0])


@in_a_terminal
@EVERY
def test_at_a_pseudo_terminal(name: str) -> None:
    """Through the system's own serial ports and pyserial."""
    emulator = Emulator(CODECS[name])
    end = PtyEnd()
    with Server(emulator, end), Connection(CODECS[name], end.name) as connection:
        exchange(connection, emulator)


@pytest.mark.parametrize("name", ["baum", "canute"])
def test_at_a_tcp_port(name: str) -> None:
    """Through an address of pyserial, which works on all systems."""
    emulator = Emulator(CODECS[name])
    end = TcpEnd()
    with Server(emulator, end), Connection(CODECS[name], end.name) as connection:
        exchange(connection, emulator)


@EVERY
def test_at_an_emulators_address(name: str) -> None:
    """pyserial opens emu:// with the settings of the protocol."""
    with Connection(CODECS[name], f"emu://{name}") as connection:
        wait_for_display(connection)
        serial = connection._transport.port  # type: ignore[union-attr]
        assert (serial.baudrate, serial.parity) == CODECS[name].line
        emulator = serial.display
        row = emulator.device.rows[0]
        connection.show([b"\x15" * 200])
        wait_until(lambda: bytes(row) == b"\x15" * len(row))
        key = emulator.device.keys[0]
        emulator.press([key])
        wait(connection, lambda event: event == KeyDown(key))


def test_unplugged_and_plugged_in() -> None:
    """The connection reports it once, however often it tries, and finds the display again."""
    port = Port("baum")
    with port.connect() as connection:
        wait_for_display(connection)
        connection.show([b"\x07"])
        port.fault = Fault(Reason.PORT_MISSING, "port")
        port.opened[0].unplug()
        assert next_reason(connection) is Reason.PORT_GONE
        assert next_reason(connection) is Reason.PORT_MISSING
        attempts = port.attempts
        wait_until(lambda: port.attempts > attempts + 3)
        assert connection.events.empty()
        port.fault = None
        wait_for_display(connection)
        wait_until(lambda: port.opened[-1].device.rows[0][0] == 7)


@in_a_terminal
def test_a_terminal_that_goes_away() -> None:
    """The error of the system becomes a reason, as when a cable is unplugged."""
    emulator = Emulator(CODECS["baum"])
    end = PtyEnd()
    server = Server(emulator, end)
    with Connection(CODECS["baum"], end.name, reopen_seconds=0.01) as connection:
        wait_for_display(connection)
        server.close()
        assert next_reason(connection) in (Reason.PORT_GONE, Reason.PORT_FAILED)
        assert next_reason(connection) is Reason.PORT_MISSING


def test_no_display_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Silence is reported, too."""
    monkeypatch.setattr(link, "SILENT_SECONDS", 0.05)
    _, other = line_in_memory()
    with Connection(CODECS["baum"], "port", lambda: other) as connection:
        assert next_reason(connection) is Reason.SILENT


def test_a_port_that_accepts_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """`show` returns, and the connection reports it."""
    monkeypatch.setattr(link, "STUCK_SECONDS", 0.05)
    codec = CODECS["baum"]
    device_end, host_end = line_in_memory(capacity=600)
    with Connection(codec, "port", lambda: host_end, reopen_seconds=30.0) as connection:
        device_end.write(codec.device(40).hello())
        wait_for_display(connection)
        device_end.capacity = 0
        for number in range(50):
            connection.show([bytes([number])])
        assert next_reason(connection) is Reason.STUCK


def test_an_opener_that_fails() -> None:
    """No exception leaves a thread; the connection reports it once."""
    attempts: list[None] = []

    def broken() -> Transport:
        attempts.append(None)
        raise ZeroDivisionError("by chance")

    with Connection(CODECS["baum"], "port", broken, reopen_seconds=0.01) as connection:
        event = wait(connection, lambda event: isinstance(event, Lost))
        assert event == Lost(Fault(Reason.INTERNAL, "port", detail="ZeroDivisionError: by chance"))
        wait_until(lambda: len(attempts) > 3)
        assert connection.events.empty()


@pytest.mark.parametrize("broken", ["read", "write"])
def test_a_port_that_fails(broken: str) -> None:
    """An exception of a port, in either thread, is reported."""

    class Broken(Emulator):
        def read(self, seconds: float = 0.2, most: int = 4096) -> bytes:
            if broken == "read":
                raise RuntimeError("read")
            return super().read(seconds, most)

        def write(self, data: bytes) -> int:
            if broken == "write":
                raise RuntimeError("write")
            return super().write(data)

    codec = CODECS["baum"]
    with Connection(codec, "port", lambda: Broken(codec), reopen_seconds=30.0) as connection:
        assert next_reason(connection) is Reason.INTERNAL


def test_closing() -> None:
    """All threads end; closing twice has no effect."""
    before = threading.active_count()
    port = Port("baum")
    connection = port.connect()
    wait_for_display(connection)
    wait_until(lambda: connection.idle)
    connection.close()
    connection.close()
    assert threading.active_count() == before
    connection.show([b"\x01"])  # has no effect


def test_closing_while_the_port_is_not_there() -> None:
    """Closing does not wait for the next attempt."""
    port = Port("baum")
    port.fault = Fault(Reason.PORT_MISSING, "port")
    connection = Connection(port.codec, "port", port.open, reopen_seconds=1000.0)
    assert next_reason(connection) is Reason.PORT_MISSING
    connection.close()
    assert not any(thread.is_alive() for thread in connection._threads)


def show_often(connection: Connection, cell: int) -> None:
    for _ in range(100):
        connection.show([bytes([cell])])


def test_many_callers_at_once() -> None:
    """Of frames from several threads the last one is shown."""
    port = Port("baum")
    with port.connect() as connection:
        wait_for_display(connection)
        threads = [
            threading.Thread(target=show_often, args=(connection, cell)) for cell in range(1, 5)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        connection.show([b"\x3f"])
        wait_until(lambda: connection.idle and port.opened[0].device.rows[0][0] == 0x3F)


@pytest.mark.needs("pseudo-terminals", "a view into other processes")
def test_a_port_that_another_program_has() -> None:
    """It is not opened, and the fault names the program."""
    end = PtyEnd()
    code = "import sys; port = open(sys.argv[1], 'rb'); print('open', flush=True); input()"
    command = [sys.executable, "-c", code, end.name]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        program.stdout.readline()
        with pytest.raises(PortError) as caught:
            open_port(end.name, CODECS["baum"].line)
        assert program.stdin is not None
        program.stdin.write(b"\n")
    assert caught.value.fault.reason is Reason.PORT_BUSY
    assert "python" in caught.value.fault.slots["program"]
    end.close()
