"""Ports: reading and writing bytes, and the reasons of failures. Knows no protocol.

Everything that pyserial opens is a port: the name of a device, or an address such as
`socket://host:port` or this package's own `emu://baum?cells=40`.
"""

import errno
import os
import re
import select
import stat
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from firmware_protocol.codecs.codec import SerialLine
from firmware_protocol.errors import Fault, PortError, Reason

READ_SECONDS = 0.2  # the longest wait for a byte
READ_BYTES = 4096  # the most bytes at once
WRITE_SECONDS = 1.0  # the longest wait at ports that cannot tell whether they are full
_HANDLERS = "firmware_protocol.urlhandler"


class Transport(Protocol):
    """An open port. Raises: PortError from `read` and `write`, when the port no longer works."""

    def read(self) -> bytes:
        """Received bytes; waits up to READ_SECONDS for the first one, and may return none."""

    def write(self, data: bytes) -> int:
        """Write without waiting; returns how many of these bytes the port accepted."""

    def cancel(self) -> None:
        """Make a `read` in another thread return at once, if the system can do that."""

    def close(self) -> None: ...


class Port(Transport, Protocol):
    """An open port whose speed and parity can be changed."""

    def set_line(self, line: SerialLine) -> None:
        """Use the speed and parity of another protocol from now on. Raises: PortError."""


def write_all(port: Transport, data: bytes, seconds: float, pause: float) -> None:
    """Write all bytes, with `pause` seconds between attempts while the port is full.

    Bytes that it does not accept within `seconds` are lost. Raises: PortError.
    """
    end = time.monotonic() + seconds
    while data and time.monotonic() < end:
        accepted = port.write(data)
        data = data[accepted:]
        if not accepted:
            time.sleep(pause)


class SerialTransport:
    """A port that pyserial has opened."""

    def __init__(self, port: Any, name: str) -> None:
        self.port = port
        self.name = name
        self._descriptor = _descriptor(port)

    def read(self) -> bytes:
        try:
            first: bytes = self.port.read(1)
            if not first:
                return b""
            return first + bytes(self.port.read(min(self.port.in_waiting, READ_BYTES)))
        except Exception as error:  # of a kind that depends on the system and the address
            raise PortError(_gone(self.name, error)) from error

    def write(self, data: bytes) -> int:
        try:
            # pyserial would loop until a full port accepts bytes again.
            if self._descriptor is not None and not _is_writable(self._descriptor):
                return 0
            return self.port.write(data) or 0
        except Exception as error:
            raise PortError(_gone(self.name, error)) from error

    def set_line(self, line: SerialLine) -> None:
        try:
            self.port.baudrate = line.baud
            self.port.parity = _parity(self.name, line)
        except Exception as error:
            raise PortError(_gone(self.name, error)) from error

    def cancel(self) -> None:
        with suppress(Exception):  # some ports have no such method
            self.port.cancel_read()

    def close(self) -> None:
        with suppress(Exception):  # the port may be unplugged
            self.port.close()


def open_port(name: str, line: SerialLine) -> SerialTransport:
    """Open a port exclusively, with the speed and parity of a protocol.

    Raises: PortError, if the port cannot be opened or another program has it.
    """
    import serial

    if _HANDLERS not in serial.protocol_handler_packages:
        serial.protocol_handler_packages.append(_HANDLERS)
    if program := find_holder(name):
        raise PortError(Fault(Reason.PORT_BUSY, name, program=program))
    port: Any = None
    try:
        port = serial.serial_for_url(
            name,
            do_not_open=True,
            baudrate=line.baud,
            parity=_parity(name, line),
            timeout=READ_SECONDS,
        )
        if os.name == "posix":
            with suppress(AttributeError, ValueError, NotImplementedError):
                port.exclusive = True
        port.open()
        # `write` checks whether the port is full if it can; then pyserial need not wait.
        port.write_timeout = 0 if _descriptor(port) is not None else WRITE_SECONDS
    except Exception as error:
        if port is not None:
            with suppress(Exception):
                port.close()
        raise PortError(_not_opened(name, error)) from error
    return SerialTransport(port, name)


def _parity(name: str, line: SerialLine) -> str:
    """Pseudo terminals of Linux have no parity, and setting it is an error."""
    return "N" if find_device(name).startswith("/dev/pts/") else line.parity


def find_device(name: str) -> str:
    """The file of a port that links may name; for a port that is no file, the name itself.

    Windows would open such a port if it looked for links.
    """
    return os.path.realpath(name) if name.startswith("/") else name


def find_holder(name: str) -> str:
    """The name of another program that has this port open; empty if there is none to see.

    Only Linux shows it, and only for processes of the same user. A port that BRLTTY has open could
    be opened a second time, and then both programs would lose bytes.
    """
    if not name.startswith("/dev/"):
        return ""
    with suppress(OSError):
        path = find_device(name)
        for process in Path("/proc").iterdir():
            if process.name.isdigit() and process.name != str(os.getpid()):
                with suppress(OSError):  # a process of another user, or one that has ended
                    opened = (os.readlink(link) for link in (process / "fd").iterdir())
                    if path in opened:
                        return (process / "comm").read_text().strip()
    return ""


_WINDOWS = os.name == "nt"
_MISSING = {errno.ENOENT, errno.ENODEV, errno.ENXIO}
_DENIED = {errno.EACCES, errno.EPERM}
_BUSY = {errno.EBUSY, errno.EAGAIN}
_WRONG = {errno.ENOTTY, errno.EINVAL, errno.EISDIR, errno.ENOTDIR}


def _not_opened(name: str, error: Exception) -> Fault:
    """Why a port could not be opened.

    The error of pyserial has a number on Linux and macOS; on Windows the number is in its text.
    """
    text = str(error)
    number = getattr(error, "errno", None)
    if number is None and (match := re.search(r"(?:Error\(|Errno )(\d+)", text)):
        number = int(match[1])
    if _is_folder(name):
        return Fault(Reason.PORT_WRONG, name, detail=_plain(text))
    if number in _BUSY or (_WINDOWS and number in _DENIED):
        # Windows reports "access denied" for a port that another program has open.
        return Fault(Reason.PORT_BUSY, name, program="")
    if number in _DENIED:
        return Fault(Reason.PORT_DENIED, name, group=find_group(name))
    if number in _MISSING:
        return Fault(Reason.PORT_MISSING, name)
    if number in _WRONG or "Could not configure port" in text or isinstance(error, ValueError):
        return Fault(Reason.PORT_WRONG, name, detail=_plain(text))
    return Fault(Reason.PORT_FAILED, name, detail=_plain(text))


def _is_folder(name: str) -> bool:
    """Whether people named a folder, not a port such as `COM3` or `\\\\.\\COM10`."""
    return not name.startswith("\\\\.\\") and bool(os.path.dirname(name)) and os.path.isdir(name)


def _gone(name: str, error: Exception) -> Fault:
    """Why an open port failed; nearly always it was unplugged."""
    number = getattr(error, "errno", None)
    if isinstance(error, OSError) and number in (None, errno.EIO, errno.EBADF, *_MISSING):
        return Fault(Reason.PORT_GONE, name)
    return Fault(Reason.PORT_FAILED, name, detail=_plain(str(error)) or type(error).__name__)


def _plain(text: str) -> str:
    return " ".join(text.split()).rstrip(".")


def find_group(name: str) -> str:
    """The group whose members may read this port or file; "" if there is none to join.

    Nobody should join the group root, and some groups have no rights at the port.
    """
    try:
        import grp  # not on Windows

        status = Path(name).stat()
        group = grp.getgrgid(status.st_gid).gr_name
    except (ImportError, OSError, KeyError):
        return ""
    return group if status.st_gid and status.st_mode & stat.S_IRGRP else ""


def _descriptor(port: Any) -> int | None:
    if os.name != "posix":
        return None
    try:
        return int(port.fileno())
    except Exception:  # not a port of the system
        return None


def _is_writable(descriptor: int) -> bool:
    return bool(select.select([], [descriptor], [], 0)[1])
