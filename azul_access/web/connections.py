"""Limits the connections, so that nobody can take the file descriptors that the game needs.

A connection of a seat stays, whoever else connects. Where a new one needs room, one that has shown
no token makes it, and if there is none, one of an onlooker: neither can keep a player out.
"""

import asyncio
import re
import select
import socket
from collections import Counter
from contextlib import suppress
from enum import IntEnum
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from azul_access.web.guard import plain_address

MOST_CONNECTIONS = 64
MOST_FROM_ADDRESS = 24
REQUEST_SECONDS = 3.0
DEAD_SECONDS = 30.0
MOST_HEADER_BYTES = 8192
_HEAD_END = re.compile(rb"\n\r?\n")


class Rank(IntEnum):
    """Whose token a connection has shown; those of a lower rank make room for others."""

    UNPROVEN = 0
    ONLOOKER = 1
    SEAT = 2


class Connections:
    """The open connections, oldest first. Only for the server's thread."""

    def __init__(self, most: int = MOST_CONNECTIONS, most_from_address: int = MOST_FROM_ADDRESS):
        self._most = most
        self._most_from_address = min(most_from_address, most)
        self._open: dict[tuple[str, int], LimitedProtocol] = {}

    def admit(self, connection: "LimitedProtocol") -> bool:
        """Take a new connection in, in place of another one if there are too many.

        If all are of seats, it is the oldest one from the same address: a phone that slept or moved
        on leaves dead connections behind.
        """
        others = list(self._open.values())
        own = [other for other in others if other.peer[0] == connection.peer[0]]
        if len(own) >= self._most_from_address or len(others) >= self._most:
            candidates = own if len(own) >= self._most_from_address else others
            leaving = _choose_leaving(candidates) or next(iter(own), None)
            if leaving is None:
                return False
            leaving.drop()
        self._open[connection.peer] = connection
        return True

    def prove(self, peer: tuple[str, int], rank: Rank) -> None:
        """Note that the connection from an address has shown a right token."""
        connection = self._open.get(peer)
        if connection is not None:
            connection.rank = rank

    def remove(self, connection: "LimitedProtocol") -> None:
        if self._open.get(connection.peer) is connection:
            del self._open[connection.peer]

    def drop_all(self) -> None:
        for connection in list(self._open.values()):
            connection.drop()


def _choose_leaving(connections: list["LimitedProtocol"]) -> "LimitedProtocol | None":
    """The connection that makes room; None if all are of seats.

    It is of the lowest rank, from the address that has most of these, and rather one on which no
    request has come: in a flood, a browser's connection is as new as the others but not silent.
    """
    rank = min((connection.rank for connection in connections), default=Rank.SEAT)
    if rank is Rank.SEAT:
        return None
    lowest = [connection for connection in connections if connection.rank is rank]
    counts = Counter(connection.peer[0] for connection in lowest)
    busiest = max(counts.values())
    crowd = [connection for connection in lowest if counts[connection.peer[0]] == busiest]
    return next((connection for connection in crowd if connection.is_silent), crowd[0])


class LimitedProtocol(H11Protocol):
    """HTTP on a connection that is dropped if no whole request comes for a while.

    A subclass has the `open_connections` of its server.
    """

    open_connections: Connections

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.peer = ("", 0)
        self.rank = Rank.UNPROVEN
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

    @property
    def is_silent(self) -> bool:
        """Whether nothing has come, not even what is still to be read."""
        is_waiting = self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        return is_waiting and not _can_be_read(self.transport)

    def data_received(self, data: bytes) -> None:
        if self._is_head_too_long(data):
            self.send_400_response("The head of the request is too long.")
            return
        super().data_received(data)
        self._watch()

    def _is_head_too_long(self, data: bytes) -> bool:
        """h11 itself refuses only a long head that comes in parts."""
        if self.conn.their_state is not h11.IDLE:
            return False
        head = self.conn.trailing_data[0] + data
        end = _HEAD_END.search(head)
        return (len(head) if end is None else end.end()) > MOST_HEADER_BYTES

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


def _can_be_read(transport: asyncio.Transport) -> bool:
    """Whether bytes have come that nobody has read; the end of a connection is none."""
    connection = transport.get_extra_info("socket")
    if connection is None or connection.fileno() < 0 or not hasattr(select, "poll"):
        return False
    looked = select.poll()
    ended = getattr(select, "POLLRDHUP", 0)
    looked.register(connection.fileno(), select.POLLIN | ended)
    return any(
        event & select.POLLIN and not event & (ended | select.POLLHUP)
        for _, event in looked.poll(0)
    )


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
