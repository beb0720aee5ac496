"""A proxy that can swallow everything, as a network does for a phone that sleeps or has moved on.

Both ends believe that their connections are open. A browser's own "offline" is no substitute: an
open stream goes on delivering.
"""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class SwallowingProxy:
    """Connections to `port` lead to a server until they are swallowed; new ones do again."""

    def __init__(self, server_port: int) -> None:
        self._server_port = server_port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._sockets: list[socket.socket] = [self._listener]
        self._connections: list[threading.Event] = []  # set when a connection is swallowed
        threading.Thread(target=self._accept, daemon=True).start()

    def lead(self, address: str) -> str:
        """The address of a page, through this proxy."""
        return f"http://127.0.0.1:{self.port}{urlsplit(address).path}"

    def swallow(self) -> None:
        """From now on nothing comes through on the connections that are open."""
        for is_swallowed in self._connections:
            is_swallowed.set()

    def close(self) -> None:
        for end in self._sockets:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                server = socket.create_connection(("127.0.0.1", self._server_port))
                self._sockets += [client, server]
                is_swallowed = threading.Event()
                self._connections.append(is_swallowed)
                for ends in ((client, server), (server, client)):
                    arguments = (*ends, is_swallowed)
                    threading.Thread(target=self._pass_on, args=arguments, daemon=True).start()

    def _pass_on(
        self, source: socket.socket, target: socket.socket, is_swallowed: threading.Event
    ) -> None:
        own, real = (f"127.0.0.1:{port}".encode() for port in (self.port, self._server_port))
        with suppress(OSError):
            while data := source.recv(65536):
                if not is_swallowed.is_set():
                    target.sendall(data.replace(own, real))
            if not is_swallowed.is_set():
                target.shutdown(socket.SHUT_WR)


@contextmanager
def open_proxy(address: str) -> Iterator[SwallowingProxy]:
    """A proxy before the server of an address."""
    port = urlsplit(address).port
    assert port is not None
    proxy = SwallowingProxy(port)
    try:
        yield proxy
    finally:
        proxy.close()
