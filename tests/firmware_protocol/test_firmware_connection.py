"""Connections with their threads, over every kind of port there is in a test."""

import os
import queue
import sys
import threading
import time
from collections.abc import Callable

import pytest

from firmware_protocol import link, memory
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.connection import Connection
from firmware_protocol.emulator import Emulator
from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.events import Event, Identified, KeyDown, KeyUp
from firmware_protocol.link import Lost
from firmware_protocol.serve import PtyEnd, Server, TcpEnd
from firmware_protocol.transport import Transport

EVERY = pytest.mark.parametrize("name", list(CODECS))
PATIENCE = 20.0  # for what takes milliseconds on a machine that is not busy
posix = pytest.mark.skipif(os.name != "posix", reason="this system has no pseudo terminals")


def wait(connection: Connection, wanted: Callable[[Event], bool]) -> Event:
    """The next event of this kind."""
    end = time.monotonic() + PATIENCE
    seen = []
    while (left := end - time.monotonic()) > 0:
        try:
            seen.append(connection.events.get(timeout=left))
        except queue.Empty:
            break
        if wanted(seen[-1]):
            return seen[-1]
    raise AssertionError(f"did not come; came: {seen}")


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.005)


def identified(connection: Connection) -> None:
    wait(connection, lambda event: isinstance(event, Identified))


def why(connection: Connection) -> Reason:
    """The reason of the next loss."""
    event = wait(connection, lambda event: isinstance(event, Lost))
    assert isinstance(event, Lost)
    return event.fault.reason


def converse(connection: Connection, emulator: Emulator) -> None:
    """Frames out, keys in."""
    identified(connection)
    row = emulator.device.rows[0]
    connection.show([bytes([0x15]) * 200])
    wait_until(lambda: bytes(row) == bytes([0x15]) * len(row))
    key = emulator.device.keys[0]
    emulator.press([key])
    wait(connection, lambda event: event == KeyDown(key))
    emulator.release([key])
    wait(connection, lambda event: event == KeyUp(key))


class Bench:
    """An emulator that can be opened again and again, and what becomes of it."""

    def __init__(self, name: str) -> None:
        self.codec = CODECS[name]
        self.opened: list[Emulator] = []
        self.refusal: Fault | None = None

    def open(self) -> Transport:
        if self.refusal:
            raise PortError(self.refusal)
        self.opened.append(Emulator(self.codec))
        return self.opened[-1]

    def connect(self) -> Connection:
        return Connection(self.codec, "bench", self.open, reopen_seconds=0.01)


@EVERY
def test_in_memory(name: str) -> None:
    """The plainest port."""
    bench = Bench(name)
    with bench.connect() as connection:
        wait_until(lambda: bool(bench.opened))
        converse(connection, bench.opened[0])


@posix
@EVERY
def test_at_a_pseudo_terminal(name: str) -> None:
    """Through the system's own serial ports and pyserial."""
    emulator = Emulator(CODECS[name])
    end = PtyEnd()
    with Server(emulator, end), Connection(CODECS[name], end.name) as connection:
        converse(connection, emulator)


@EVERY
def test_at_a_tcp_port(name: str) -> None:
    """Through an address of pyserial; where there are no pseudo terminals this is for tests."""
    emulator = Emulator(CODECS[name])
    end = TcpEnd()
    with Server(emulator, end), Connection(CODECS[name], end.name) as connection:
        converse(connection, emulator)


@EVERY
def test_at_an_emulators_address(name: str) -> None:
    """emu:// is opened by pyserial as everything else is, with this protocol's line."""
    with Connection(CODECS[name], f"emu://{name}") as connection:
        identified(connection)
        port = connection._transport.port  # type: ignore[union-attr]
        assert (port.baudrate, port.parity) == CODECS[name].line
        emulator = port.display
        row = emulator.device.rows[0]
        connection.show([b"\x15" * 200])
        wait_until(lambda: bytes(row) == b"\x15" * len(row))
        key = emulator.device.keys[0]
        emulator.press([key])
        wait(connection, lambda event: event == KeyDown(key))


def test_unplugged_and_plugged_in() -> None:
    """It is said once, however often the port is tried; then the display is found again."""
    bench = Bench("baum")
    with bench.connect() as connection:
        identified(connection)
        connection.show([b"\x07"])
        bench.refusal = Fault(Reason.PORT_MISSING, "bench")
        bench.opened[0].unplug()
        assert why(connection) is Reason.PORT_GONE
        assert why(connection) is Reason.PORT_MISSING
        time.sleep(0.1)
        assert connection.events.empty()
        bench.refusal = None
        identified(connection)
        wait_until(lambda: bench.opened[-1].device.rows[0][0] == 7)


@posix
def test_a_terminal_that_goes_away() -> None:
    """As when the cable is pulled: the system's own error becomes a reason."""
    emulator = Emulator(CODECS["baum"])
    end = PtyEnd()
    server = Server(emulator, end)
    with Connection(CODECS["baum"], end.name, reopen_seconds=0.01) as connection:
        identified(connection)
        server.close()
        assert why(connection) in (Reason.PORT_GONE, Reason.PORT_FAILED)
        assert why(connection) is Reason.PORT_MISSING


def test_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Silence has a reason, too, and closing does not wait for it."""
    monkeypatch.setattr(link, "SILENT_SECONDS", 0.2)
    _, other = memory.pair()
    with Connection(CODECS["baum"], "port", lambda: other) as connection:
        assert why(connection) is Reason.SILENT


def test_a_port_that_takes_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The caller is not held up by it, and learns it."""
    monkeypatch.setattr(link, "STUCK_SECONDS", 0.3)
    codec = CODECS["baum"]
    device_end, host_end = memory.pair(capacity=600)
    with Connection(codec, "port", lambda: host_end, reopen_seconds=30.0) as connection:
        device_end.write(codec.device(40).hello())
        identified(connection)
        device_end.capacity = 0
        begun = time.monotonic()
        for number in range(50):
            connection.show([bytes([number])])
        assert time.monotonic() - begun < PATIENCE
        assert why(connection) is Reason.STUCK


def test_an_opener_that_breaks() -> None:
    """No exception leaves a thread, not even one of our own making."""

    def broken() -> Transport:
        raise ZeroDivisionError("chance")

    with Connection(CODECS["baum"], "port", broken, reopen_seconds=0.01) as connection:
        event = wait(connection, lambda event: isinstance(event, Lost))
        assert event == Lost(Fault(Reason.INTERNAL, "port", detail="ZeroDivisionError: chance"))
        time.sleep(0.05)
        assert connection.events.empty()


@pytest.mark.parametrize("broken", ["read", "write"])
def test_a_port_that_breaks(broken: str) -> None:
    """Whatever a port raises, in either thread, is a reason."""

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
        assert why(connection) is Reason.INTERNAL


def test_closing() -> None:
    """All threads end, twice closing is closing, and the last words are said."""
    before = threading.active_count()
    bench = Bench("baum")
    connection = bench.connect()
    identified(connection)
    wait_until(lambda: connection.idle)
    connection.close()
    connection.close()
    assert threading.active_count() == before
    connection.show([b"\x01"])  # too late, and no harm


def test_closing_while_the_port_is_not_there() -> None:
    """The long wait until the next attempt is cut short."""
    bench = Bench("baum")
    bench.refusal = Fault(Reason.PORT_MISSING, "bench")
    connection = Connection(bench.codec, "bench", bench.open, reopen_seconds=1000.0)
    assert why(connection) is Reason.PORT_MISSING
    connection.close()
    assert not any(thread.is_alive() for thread in connection._threads)


def test_many_callers_at_once() -> None:
    """Frames from several threads: the last one counts."""
    bench = Bench("baum")
    with bench.connect() as connection:
        identified(connection)
        threads = [
            threading.Thread(
                target=lambda start: [connection.show([bytes([start])]) for _ in range(100)],
                args=(start,),
            )
            for start in range(1, 5)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        connection.show([b"\x3f"])
        wait_until(lambda: connection.idle and bench.opened[0].device.rows[0][0] == 0x3F)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says who has a port open")
def test_a_port_that_another_program_has() -> None:
    """It is left alone, and the program is named."""
    import subprocess

    from firmware_protocol.transport import open_port

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
