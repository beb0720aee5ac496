"""A BrlAPI server over a socket: the host's conversation, sent and received. No thread.

Nothing here waits longer than it is told to, and nothing raises: what goes wrong comes as a
`Trouble`. After one that ends the connection, `open` begins a new one.
"""

import os
import select
import socket
import time
from collections.abc import Mapping
from pathlib import Path

from firmware_protocol.brlapi.host import Host, Key
from firmware_protocol.brlapi.trouble import BrlapiReason, Trouble
from firmware_protocol.events import Event, Send

SOCKETS = "/var/lib/BrlAPI"  # the sockets of this machine, named by their numbers
FIRST_PORT = 4101  # of TCP, that of the server number 0
KEY_FILE = "/etc/brlapi.key"
LONGEST_KEY = 4000  # bytes; it must fit into one packet
CONNECT_SECONDS = 2.0
WRITE_SECONDS = 2.0  # a server that takes nothing for so long is gone
CHUNK = 4096


class Client:
    """A display behind a BrlAPI server."""

    def __init__(self, address: str = "", key_file: str = "", path: tuple[int, ...] = ()) -> None:
        """`address` is "host:number"; without a host this machine, without a number 0.

        What is left out comes from the variables BRLAPI_HOST and BRLAPI_AUTH, as for other
        programs. `path` is the tty to show on; empty: whatever is in front.
        """
        self.address = address or os.environ.get("BRLAPI_HOST", "") or ":0"
        self._key_file = key_file or _key_file(os.environ.get("BRLAPI_AUTH", ""))
        self._path = path
        self._host = Host()
        self._socket: socket.socket | None = None

    @property
    def is_open(self) -> bool:
        return self._socket is not None

    def fileno(self) -> int:
        """The socket's number, for `select`; -1 if it is closed."""
        return self._socket.fileno() if self._socket else -1

    def open(self) -> list[Event]:
        """Connect anew. An empty list: connected, and `receive` will tell who is there."""
        self.close()
        self._host = Host(lambda: read_key(self._key_file), self._path)
        try:
            family, place = _place(self.address)
            connection = socket.socket(family, socket.SOCK_STREAM)
        except (OSError, ValueError) as error:
            return [self._trouble(BrlapiReason.NOT_REACHED, why=str(error))]
        try:
            connection.settimeout(CONNECT_SECONDS)
            connection.connect(place)
        except OSError as error:
            connection.close()
            return [self._not_connected(error)]
        connection.settimeout(WRITE_SECONDS)
        self._socket = connection
        return []

    def close(self) -> None:
        """Give the display back."""
        if self._socket:
            self._write(self._host.goodbye())
        self._drop()

    def show(self, rows: Mapping[int, bytes]) -> list[Event]:
        """Show these rows. `Ack` comes for each from `receive`; then the next may be shown."""
        return self._write(self._host.show(rows))

    def receive(self, seconds: float) -> list[Event]:
        """What has happened; waits at most so long for something to happen."""
        end = time.monotonic() + max(seconds, 0.0)
        while self._socket:
            left = end - time.monotonic()
            ready, _, _ = select.select([self._socket], [], [], max(left, 0.0))
            events = self._read() if ready else []
            events += self._host.tick(time.monotonic())
            events = self._settled(events)
            if events or left <= 0.0:
                return events
        return []

    def _read(self) -> list[Event]:
        assert self._socket
        try:
            data = self._socket.recv(CHUNK)
        except OSError as error:
            return [self._trouble(BrlapiReason.CLOSED, why=_words(error))]
        if not data:
            return [self._trouble(BrlapiReason.CLOSED, why="")]
        return self._host.receive(data)

    def _write(self, data: bytes) -> list[Event]:
        try:
            if self._socket and data:
                self._socket.sendall(data)
        except OSError as error:
            self._drop()
            return [self._trouble(BrlapiReason.CLOSED, why=_words(error))]
        return []

    def _settled(self, events: list[Event]) -> list[Event]:
        """The events without what is to be sent; the socket is closed after the last."""
        told: list[Event] = []
        for event in events:
            if isinstance(event, Send):
                told += self._write(event.data)
            elif isinstance(event, Trouble):
                told.append(self._trouble(event.reason, **event.slots))
                if event.reason is not BrlapiReason.NO_DISPLAY:
                    self._drop()
            else:
                told.append(event)
        return told

    def _drop(self) -> None:
        if self._socket:
            self._socket.close()
            self._socket = None

    def _trouble(self, reason: BrlapiReason, **slots: object) -> Trouble:
        return Trouble(reason, **{"address": self.address, **slots})

    def _not_connected(self, error: OSError) -> Trouble:
        if isinstance(error, FileNotFoundError | ConnectionRefusedError):
            return self._trouble(BrlapiReason.NO_SERVER)
        if isinstance(error, PermissionError):
            return self._trouble(BrlapiReason.NO_RIGHTS)
        return self._trouble(BrlapiReason.NOT_REACHED, why=_words(error))


def read_key(file: str) -> Key:
    """The key in a file, or why there is none."""
    try:
        with Path(file).open("rb") as opened:
            return Key(opened.read(LONGEST_KEY), file=file)
    except FileNotFoundError:
        return Key(None, BrlapiReason.KEY_MISSING, file)
    except (OSError, ValueError):
        return Key(None, BrlapiReason.KEY_UNREADABLE, file)


def _place(address: str) -> tuple[socket.AddressFamily, str | tuple[str, int]]:
    """Where the server is. Raises: ValueError if the number is none; OSError: unknown host."""
    name, _, digits = address.rpartition(":") if ":" in address else (address, "", "")
    number = int(digits) if digits else 0
    if not name and hasattr(socket, "AF_UNIX"):
        return socket.AF_UNIX, f"{SOCKETS}/{number}"
    name = name.removeprefix("[").removesuffix("]") or "127.0.0.1"
    found = socket.getaddrinfo(name, FIRST_PORT + number, type=socket.SOCK_STREAM)
    family, _, _, _, place = found[0]
    return family, (str(place[0]), int(place[1]))


def _key_file(methods: str) -> str:
    """The key file that BRLAPI_AUTH names: "keyfile:/some/file", perhaps among other methods."""
    for method in methods.split("+"):
        kind, _, file = method.partition(":")
        if kind == "keyfile" and file:
            return file
        if kind.startswith("/"):
            return kind
    return KEY_FILE


def _words(error: OSError) -> str:
    return error.strerror or str(error)
