"""Limits the connections, so that nobody can take the file descriptors that the game needs.

A connection that has shown a right token stays, whoever else connects. Of the others, the oldest
makes room for a new one, so that silent connections cannot keep a player out.
"""

import asyncio
import socket
from contextlib import suppress
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from azul_access.web.guard import plain_address

MOST_CONNECTIONS = 64
MOST_FROM_ADDRESS = 24
REQUEST_SECONDS = 3.0
DEAD_SECONDS = 30.0


class Connections:
    """The open connections, oldest first. Only for the server's thread."""

    def __init__(self, most: int = MOST_CONNECTIONS, most_from_address: int = MOST_FROM_ADDRESS):
        self._most = most
        self._most_from_address = min(most_from_address, most)
        self._open: dict[tuple[str, int], LimitedProtocol] = {}

    def admit(self, connection: "LimitedProtocol") -> bool:
        """Take a new connection in, in place of an older one if there are too many.

        The oldest one without a token goes; if all have shown one, the oldest from the same
        address: a phone that slept or moved on leaves dead connections behind.
        """
        others = list(self._open.values())
        own = [other for other in others if other.peer[0] == connection.peer[0]]
        if len(own) >= self._most_from_address or len(others) >= self._most:
            candidates = own if len(own) >= self._most_from_address else others
            unproven = [other for other in candidates if not other.is_proven]
            oldest = next(iter([*unproven, *own]), None)
            if oldest is None:
                return False
            oldest.drop()
        self._open[connection.peer] = connection
        return True

    def prove(self, peer: tuple[str, int]) -> None:
        """Note that the connection from an address has shown a right token."""
        connection = self._open.get(peer)
        if connection is not None:
            connection.is_proven = True

    def remove(self, connection: "LimitedProtocol") -> None:
        if self._open.get(connection.peer) is connection:
            del self._open[connection.peer]

    def drop_all(self) -> None:
        for connection in list(self._open.values()):
            connection.drop()


class LimitedProtocol(H11Protocol):
    """HTTP on a connection that is dropped if no whole request comes for a while.

    A subclass has the `open_connections` of its server.
    """

    open_connections: Connections

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.peer = ("", 0)
        self.is_proven = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client is not None:
            self.client = (plain_address(self.client[0]), self.client[1])
            self.peer = self.client
        _notice_dead_peer(transport)
        if self.open_connections.admit(self):
            self._await_request()
        else:
            self.drop()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """Limit the time for the rest of a request that has begun."""
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self.conn.trailing_data[0]:  # a part of the next request
            self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.open_connections.remove(self)
        super().connection_lost(exc)

    def drop(self) -> None:
        """Close the connection at once, whatever it still had to send."""
        self._stop_waiting()
        self.open_connections.remove(self)
        self.transport.abort()

    def _await_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self.drop)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def _notice_dead_peer(transport: asyncio.Transport) -> None:
    """Let the system close a connection whose other end confirms nothing for a while.

    Where the system has no such option, it tries for a quarter of an hour.
    """
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    connection = transport.get_extra_info("socket")
    if option is not None and connection is not None:
        with suppress(OSError):
            connection.setsockopt(socket.IPPROTO_TCP, option, int(DEAD_SECONDS * 1000))


def limit_protocol(connections: Connections) -> type[LimitedProtocol]:
    """The protocol of a server, which knows its connections."""
    return type("ServerProtocol", (LimitedProtocol,), {"open_connections": connections})
