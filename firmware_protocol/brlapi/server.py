"""Opening a BrlAPI server as others open a port: the socket, the versions, the authorization.

Must never know a display.
"""

import contextlib
import os
import select
import socket
import time
from pathlib import Path

from firmware_protocol.brlapi import wire
from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.transport import READ_BYTES, READ_SECONDS

SOCKETS = "/var/lib/BrlAPI"  # the sockets of this machine, named by their numbers
FIRST_PORT = 4101  # of TCP, that of the server number 0
LAST_PORT = 65535
KEY_FILE = "/etc/brlapi.key"
LONGEST_KEY = 4000  # bytes; it must fit into one packet
OPEN_SECONDS = 3.0  # for each: to connect, and to be let in


class Server:
    """An open connection, authorized: a `transport.Transport`."""

    def __init__(self, connection: socket.socket, address: str) -> None:
        self._socket = connection
        self._address = address

    def fileno(self) -> int:
        """The socket's number, for `select`."""
        return self._socket.fileno()

    def read(self) -> bytes:
        try:
            if not select.select([self._socket], [], [], READ_SECONDS)[0]:
                return b""
            data = self._socket.recv(READ_BYTES)
        except BlockingIOError:
            return b""
        except (OSError, ValueError) as error:  # ValueError: closed by another thread
            raise self._closed(str(error)) from error
        if not data:
            raise self._closed("")
        return data

    def write(self, data: bytes) -> int:
        try:
            return self._socket.send(data)
        except BlockingIOError:
            return 0
        except OSError as error:
            raise self._closed(str(error)) from error

    def cancel(self) -> None:
        with contextlib.suppress(OSError):  # it may be gone
            self._socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._socket.close()

    def _closed(self, detail: str) -> PortError:
        return PortError(Fault(Reason.BRLAPI_CLOSED, self._address, detail=detail))


def open_server(address: str = "", key_file: str = "") -> Server:
    """Connect and be let in.

    `address` is "host:number"; without a host this machine, without a number 0. What is empty
    comes from the variables BRLAPI_HOST and BRLAPI_AUTH, as for other programs.

    Raises: PortError.
    """
    address = address or default_address()
    connection = _connected(address)
    try:
        authorize(connection, address, key_file or _key_file(os.environ.get("BRLAPI_AUTH", "")))
        connection.setblocking(False)
    except BaseException:
        connection.close()
        raise
    return Server(connection, address)


def default_address() -> str:
    return os.environ.get("BRLAPI_HOST", "") or ":0"


def place(address: str) -> tuple[socket.AddressFamily, str | tuple[str, int]]:
    """Where the server is. Raises: ValueError, if the number is none; OSError, unknown host."""
    name, _, digits = address.rpartition(":") if ":" in address else (address, "", "")
    number = int(digits) if digits else 0
    if not 0 <= number <= LAST_PORT - FIRST_PORT:
        raise ValueError(f"no server can have the number {number}")
    if not name and hasattr(socket, "AF_UNIX"):
        return socket.AF_UNIX, f"{SOCKETS}/{number}"
    name = name.removeprefix("[").removesuffix("]") or "127.0.0.1"
    found = socket.getaddrinfo(name, FIRST_PORT + number, type=socket.SOCK_STREAM)
    family, _, _, _, where = found[0]
    return family, (str(where[0]), int(where[1]))


def _connected(address: str) -> socket.socket:
    try:
        family, where = place(address)
        connection = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, ValueError, OverflowError) as error:
        raise PortError(Fault(Reason.PORT_WRONG, address, detail=str(error))) from error
    try:
        connection.settimeout(OPEN_SECONDS)
        connection.connect(where)
    except OSError as error:
        connection.close()
        raise PortError(_not_connected(address, where, error)) from error
    return connection


def _not_connected(address: str, where: object, error: OSError) -> Fault:
    if isinstance(error, FileNotFoundError | ConnectionRefusedError):
        return Fault(Reason.BRLAPI_MISSING, address)
    if isinstance(error, PermissionError):
        return Fault(Reason.PORT_DENIED, address, group=_group(where))
    return Fault(Reason.PORT_FAILED, address, detail=error.strerror or str(error))


def authorize(connection: socket.socket, address: str, key_file: str) -> None:
    """The versions must be the same; then no authorization, or a key."""
    answers = _Answers(connection, address)
    (version,) = wire.split(answers.next(wire.VERSION)[:4]) or (0,)
    if version != wire.PROTOCOL:
        raise answers.strange(f"it speaks version {version}, not {wire.PROTOCOL}")
    answers.send(wire.packet(wire.VERSION, wire.integers(wire.PROTOCOL)))
    ways = wire.split(answers.next(wire.AUTHORIZATION))
    if wire.BY_NOTHING in ways:
        return
    if wire.BY_KEY not in ways:
        raise answers.strange("it wants an authorization that is not known here")
    secret = wire.integers(wire.BY_KEY) + read_key(address, key_file)
    answers.send(wire.packet(wire.AUTHORIZATION, secret))
    if answers.next(wire.ACK, wire.ERROR):
        raise PortError(Fault(Reason.BRLAPI_KEY_WRONG, address, file=key_file))


def read_key(address: str, file: str) -> bytes:
    """The key that some servers ask for. Raises: PortError."""
    try:
        with Path(file).open("rb") as opened:
            return opened.read(LONGEST_KEY)
    except FileNotFoundError as error:
        raise PortError(Fault(Reason.BRLAPI_KEY_MISSING, address, file=file)) from error
    except (OSError, ValueError) as error:
        fault = Fault(Reason.BRLAPI_KEY_DENIED, address, file=file, group=_group(file))
        raise PortError(fault) from error


class _Answers:
    """The packets of a server that has not let us in yet, with an end to waiting."""

    def __init__(self, connection: socket.socket, address: str) -> None:
        self._socket = connection
        self._address = address
        self._packets = wire.Packets()
        self._came: list[tuple[int, bytes] | None] = []
        self._end = time.monotonic() + OPEN_SECONDS

    def send(self, data: bytes) -> None:
        try:
            self._socket.sendall(data)
        except OSError as error:
            raise self.strange(str(error)) from error

    def next(self, *kinds: int) -> bytes:
        """The content of the next packet, which must be one of these. Raises: PortError."""
        while not self._came:
            left = self._end - time.monotonic()
            if left <= 0:
                raise self.strange("no answer")
            try:
                self._socket.settimeout(left)
                data = self._socket.recv(READ_BYTES)
            except TimeoutError:
                continue
            except OSError as error:
                raise self.strange(str(error)) from error
            if not data:
                raise self.strange("it closed the connection")
            self._came += self._packets.cut(data)
        found = self._came.pop(0)
        if found is None or found[0] not in kinds:
            raise self.strange("what it says is not BrlAPI")
        return found[1]

    def strange(self, detail: str) -> PortError:
        return PortError(Fault(Reason.BRLAPI_STRANGE, self._address, detail=detail))


def _group(file: object) -> str:
    """The group whose members may open this file."""
    try:
        import grp  # not on Windows

        return grp.getgrgid(Path(str(file)).stat().st_gid).gr_name
    except (ImportError, OSError, KeyError):
        return ""


def _key_file(methods: str) -> str:
    """The key file that BRLAPI_AUTH names: "keyfile:/some/file", perhaps among other methods."""
    for method in methods.split("+"):
        kind, _, file = method.partition(":")
        if kind == "keyfile" and file:
            return file
        if kind.startswith("/"):
            return kind
    return KEY_FILE
