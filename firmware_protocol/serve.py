"""An emulated display at a port: a pseudo terminal, a TCP port or a serial port."""

import os
import select
import socket
import threading
import time
from collections.abc import Callable
from typing import Self

from firmware_protocol.emulator import Emulator
from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.transport import READ_SECONDS, Transport, write_all

IDLE_SECONDS = 0.02  # between two attempts to reach the other end
FULL_SECONDS = 1.0  # after which bytes that a full port does not accept are lost


class PtyEnd:
    """The emulator's end of a pseudo terminal; `name` is the port for the other program.

    Raises: PortError, if the system has no pseudo terminals.
    """

    def __init__(self) -> None:
        try:
            import pty  # not on Windows
            import tty

            self._master, slave = pty.openpty()
            tty.setraw(slave)
        except (ImportError, OSError) as error:
            raise PortError(Fault(Reason.PORT_WRONG, "--pty", detail=str(error))) from error
        self.name = os.ttyname(slave)
        # Closed, or programs that check who has the port open would find this one.
        os.close(slave)
        os.set_blocking(self._master, False)

    def read(self) -> bytes:
        try:
            if select.select([self._master], [], [], READ_SECONDS)[0]:
                return os.read(self._master, 4096)
        except OSError:  # no program has the other end open
            time.sleep(IDLE_SECONDS)
        return b""

    def write(self, data: bytes) -> int:
        try:
            return os.write(self._master, data)
        except BlockingIOError:
            return 0

    def cancel(self) -> None:
        """Nothing to do: a read soon returns."""

    def close(self) -> None:
        os.close(self._master)


class TcpEnd:
    """A TCP port of this computer, for one client after the other; `name` is its address.

    Raises: PortError, if another program has the port.
    """

    def __init__(self, number: int = 0) -> None:
        self._listener = socket.socket()
        try:
            self._listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self._listener.bind(("127.0.0.1", number))
            self._listener.listen(1)
        except (OSError, OverflowError) as error:
            self._listener.close()
            fault = Fault(Reason.PORT_BUSY, f"TCP port {number}", program="")
            raise PortError(fault) from error
        self.name = f"socket://127.0.0.1:{self._listener.getsockname()[1]}"
        self._client: socket.socket | None = None

    def read(self) -> bytes:
        source = self._client or self._listener
        if not select.select([source], [], [], READ_SECONDS)[0]:
            return b""
        if self._client is None:
            self._client, _ = self._listener.accept()
            self._client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._client.setblocking(False)  # a client that does not read must not block us
            return b""
        try:
            data = self._client.recv(4096)
        except BlockingIOError:
            return b""
        except OSError:
            data = b""
        if not data:  # the client has closed the connection; accept the next one
            self._client.close()
            self._client = None
        return data

    def write(self, data: bytes) -> int:
        client = self._client
        if client is None:
            return len(data)  # without a client the bytes are lost
        try:
            return client.send(data)
        except BlockingIOError:
            return 0
        except OSError:
            return len(data)

    def cancel(self) -> None:
        """Nothing to do: a read soon returns."""

    def close(self) -> None:
        if self._client:
            self._client.close()
        self._listener.close()


class Server:
    """Carries bytes between an emulator and its port until `close`.

    `failed` is called with the reason if the port stops working.
    """

    def __init__(
        self,
        emulator: Emulator,
        end: Transport,
        failed: Callable[[Fault], None] = lambda fault: None,
    ) -> None:
        self._emulator = emulator
        self._end = end
        self._failed = failed
        self._closing = threading.Event()
        self._threads = [
            threading.Thread(target=self._run, args=(step,), daemon=True)
            for step in (self._in, self._out)
        ]
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        self._closing.set()
        self._emulator.cancel()
        self._end.cancel()
        for thread in self._threads:
            thread.join()
        self._end.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *ignored: object) -> None:
        self.close()

    def _run(self, step: Callable[[], None]) -> None:
        try:
            while not self._closing.is_set():
                step()
        except PortError as error:
            self._failed(error.fault)
        except OSError as error:
            self._failed(Fault(Reason.PORT_FAILED, "port", detail=str(error)))

    def _in(self) -> None:
        if data := self._end.read():
            self._emulator.write(data)

    def _out(self) -> None:
        write_all(self._end, self._emulator.read(), FULL_SECONDS, IDLE_SECONDS)
