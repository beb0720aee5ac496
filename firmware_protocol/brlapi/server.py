"""The connection to a BrlAPI server, with the interface of a port: socket, version, authorization.

Knows no display.
"""

import contextlib
import os
import select
import socket
import time
from pathlib import Path

from firmware_protocol.brlapi import wire
from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.transport import READ_BYTES, READ_SECONDS, find_group

SOCKETS = "/var/lib/BrlAPI"  # the folder of the sockets of this machine; their names are numbers
FIRST_PORT = 4101  # the TCP port of server number 0
LAST_PORT = 65535
KEY_FILE = "/etc/brlapi.key"
LONGEST_KEY = 4000  # bytes; a key must fit into one packet
OPEN_SECONDS = 3.0  # for connecting, and again for the authorization


class ServerConnection:
    """An open, authorized connection; satisfies `transport.Transport`."""

    def __init__(self, connection: socket.socket, address: str) -> None:
        self._socket = connection
        self._address = address
        self._splitter = wire.PacketSplitter()

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
        # BRLTTY 6.5 writes from several threads, and sometimes one packet into another. Only a new
        # connection helps then.
        for packet in self._splitter.receive(data):
            if packet is None or packet[0] not in wire.FROM_SERVER:
                raise self._closed("its packets are mixed up")
        return data

    def write(self, data: bytes) -> int:
        try:
            return self._socket.send(data)
        except BlockingIOError:
            return 0
        except OSError as error:
            raise self._closed(str(error)) from error

    def cancel(self) -> None:
        with contextlib.suppress(OSError):  # it may be closed already
            self._socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._socket.close()

    def _closed(self, detail: str) -> PortError:
        return PortError(Fault(Reason.BRLAPI_CLOSED, self._address, detail=detail))


def open_server(address: str = "", key_file: str = "") -> ServerConnection:
    """Connect to a server and pass its authorization.

    `address` is "host:number"; without a host it is this machine, without a number server 0. Empty
    arguments are taken from the variables BRLAPI_HOST and BRLAPI_AUTH, as in other programs.

    Raises: PortError, if there is no server or it refuses.
    """
    address = address or default_address()
    connection = _connect(address)
    try:
        authorize(connection, address, key_file or _key_file(os.environ.get("BRLAPI_AUTH", "")))
        connection.setblocking(False)
    except BaseException:
        connection.close()
        raise
    return ServerConnection(connection, address)


def default_address() -> str:
    """The address in BRLAPI_HOST, or that of server 0 on this machine."""
    return os.environ.get("BRLAPI_HOST", "") or ":0"


def socket_address(address: str) -> tuple[socket.AddressFamily, str | tuple[str, int]]:
    """The family and the address of a server's socket.

    Raises: ValueError, if the number is invalid; OSError, if the host is unknown.
    """
    name, _, digits = address.rpartition(":") if ":" in address else (address, "", "")
    number = int(digits) if digits else 0
    if not 0 <= number <= LAST_PORT - FIRST_PORT:
        raise ValueError(f"no server can have the number {number}")
    if not name and hasattr(socket, "AF_UNIX"):
        return socket.AF_UNIX, f"{SOCKETS}/{number}"
    name = name.removeprefix("[").removesuffix("]") or "127.0.0.1"
    addresses = socket.getaddrinfo(name, FIRST_PORT + number, type=socket.SOCK_STREAM)
    family, _, _, _, target = addresses[0]
    return family, (str(target[0]), int(target[1]))


def _connect(address: str) -> socket.socket:
    try:
        family, target = socket_address(address)
        connection = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, ValueError, OverflowError) as error:
        raise PortError(Fault(Reason.PORT_WRONG, address, detail=str(error))) from error
    try:
        connection.settimeout(OPEN_SECONDS)
        connection.connect(target)
    except OSError as error:
        connection.close()
        raise PortError(_connect_fault(address, target, error)) from error
    return connection


def _connect_fault(address: str, target: object, error: OSError) -> Fault:
    if isinstance(error, FileNotFoundError | ConnectionRefusedError):
        return Fault(Reason.BRLAPI_MISSING, address)
    if isinstance(error, PermissionError):
        return Fault(Reason.PORT_DENIED, address, group=find_group(str(target)))
    return Fault(Reason.PORT_FAILED, address, detail=error.strerror or str(error))


def authorize(connection: socket.socket, address: str, key_file: str) -> None:
    """Compare versions, then authorize without a method or with a key.

    Raises: PortError, if the version differs or the server refuses.
    """
    answers = _Answers(connection, address)
    (version,) = wire.unpack(answers.next(wire.VERSION)[:4]) or (0,)
    if version != wire.PROTOCOL:
        raise answers.strange(f"it speaks version {version}, not {wire.PROTOCOL}")
    answers.send(wire.packet(wire.VERSION, wire.pack(wire.PROTOCOL)))
    methods = wire.unpack(answers.next(wire.AUTHORIZATION))
    if wire.BY_NOTHING in methods:
        return
    if wire.BY_KEY not in methods:
        raise answers.strange("it wants an authorization that is not known here")
    secret = wire.pack(wire.BY_KEY) + read_key(address, key_file)
    answers.send(wire.packet(wire.AUTHORIZATION, secret))
    if answers.next(wire.ACK, wire.ERROR):
        raise PortError(Fault(Reason.BRLAPI_KEY_WRONG, address, file=key_file))


def read_key(address: str, file: str) -> bytes:
    """The content of a key file. Raises: PortError, if it cannot be read."""
    try:
        with Path(file).open("rb") as opened:
            return opened.read(LONGEST_KEY)
    except FileNotFoundError as error:
        raise PortError(Fault(Reason.BRLAPI_KEY_MISSING, address, file=file)) from error
    except (OSError, ValueError) as error:
        fault = Fault(Reason.BRLAPI_KEY_DENIED, address, file=file, group=find_group(file))
        raise PortError(fault) from error


class _Answers:
    """The packets of a server before the authorization, with a time limit."""

    def __init__(self, connection: socket.socket, address: str) -> None:
        self._socket = connection
        self._address = address
        self._packets = wire.PacketSplitter()
        self._received: list[tuple[int, bytes] | None] = []
        self._end = time.monotonic() + OPEN_SECONDS

    def send(self, data: bytes) -> None:
        try:
            self._socket.sendall(data)
        except OSError as error:
            raise self.strange(str(error)) from error

    def next(self, *kinds: int) -> bytes:
        """The data of the next packet, which must have one of these types. Raises: PortError."""
        while not self._received:
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
            self._received += self._packets.receive(data)
        packet = self._received.pop(0)
        if packet is None or packet[0] not in kinds:
            raise self.strange("what it says is not BrlAPI")
        return packet[1]

    def strange(self, detail: str) -> PortError:
        return PortError(Fault(Reason.BRLAPI_STRANGE, self._address, detail=detail))


def _key_file(methods: str) -> str:
    """The key file that BRLAPI_AUTH names: "keyfile:/some/file", perhaps among other methods."""
    for method in methods.split("+"):
        kind, _, file = method.partition(":")
        if kind == "keyfile" and file:
            return file
        if kind.startswith("/"):
            return kind
    return KEY_FILE
