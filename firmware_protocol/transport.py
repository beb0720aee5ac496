"""Ports: bytes in and out, and why that fails. Must never know a protocol's bytes.

Everything that pyserial opens is a port: a device's name, or an address such as
`socket://host:port` or this package's own `emu://baum?cells=40`.
"""

import errno
import os
import re
import select
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from firmware_protocol.codecs.codec import Line
from firmware_protocol.errors import Fault, PortError, Reason

READ_SECONDS = 0.2  # longest wait for a byte
READ_BYTES = 4096  # most bytes at once
WRITE_SECONDS = 1.0  # where a port cannot say whether it would wait
_HANDLERS = "firmware_protocol.urlhandler"


class Transport(Protocol):
    """An open port. Raises: PortError from `read` and `write`, when it works no more."""

    def read(self) -> bytes:
        """What has come; waits up to READ_SECONDS for the first byte, and returns nothing then."""

    def write(self, data: bytes) -> int:
        """How many of these bytes the port took now, without waiting; perhaps none."""

    def cancel(self) -> None:
        """Make a `read` in another thread return at once, as far as the system can."""

    def close(self) -> None: ...


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
        except Exception as error:  # each system, and each kind of address, has its own
            raise PortError(_gone(self.name, error)) from error

    def write(self, data: bytes) -> int:
        try:
            # pyserial would turn in circles until a full port is free again.
            if self._descriptor is not None and not _takes(self._descriptor):
                return 0
            return self.port.write(data) or 0
        except Exception as error:
            raise PortError(_gone(self.name, error)) from error

    def cancel(self) -> None:
        with suppress(Exception):  # not every kind of port has it
            self.port.cancel_read()

    def close(self) -> None:
        with suppress(Exception):  # it may be gone
            self.port.close()


def open_port(name: str, line: Line) -> SerialTransport:
    """Open a port for one program alone, with the speed and parity of a protocol.

    Raises: PortError.
    """
    import serial

    if _HANDLERS not in serial.protocol_handler_packages:
        serial.protocol_handler_packages.append(_HANDLERS)
    if program := holder(name):
        raise PortError(Fault(Reason.PORT_BUSY, name, program=program))
    port: Any = None
    try:
        port = serial.serial_for_url(
            name,
            do_not_open=True,
            baudrate=line.baud,
            # Pseudo terminals of Linux have no parity, and its C library calls it an error there.
            parity="N" if os.path.realpath(name).startswith("/dev/pts/") else line.parity,
            timeout=READ_SECONDS,
        )
        if os.name == "posix":
            with suppress(AttributeError, ValueError, NotImplementedError):
                port.exclusive = True
        port.open()
        # Where we can ask whether a port is full we do, and pyserial need not wait.
        port.write_timeout = 0 if _descriptor(port) is not None else WRITE_SECONDS
    except Exception as error:
        if port is not None:
            with suppress(Exception):
                port.close()
        raise PortError(_not_opened(name, error)) from error
    return SerialTransport(port, name)


def holder(name: str) -> str:
    """Another program that has this port open, as far as Linux lets us see; else empty.

    A port that BRLTTY holds could be opened a second time, and then both would lose bytes.
    """
    if not name.startswith("/dev/"):
        return ""
    with suppress(OSError):
        path = os.path.realpath(name)
        for process in Path("/proc").iterdir():
            if process.name.isdigit() and process.name != str(os.getpid()):
                with suppress(OSError):  # another user's, or it has ended
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
    """Why a port could not be opened. pyserial tells it by numbers on Linux and macOS, and on
    Windows only in its text.
    """
    text = str(error)
    number = getattr(error, "errno", None)
    if number is None and (found := re.search(r"(?:Error\(|Errno )(\d+)", text)):
        number = int(found[1])
    if number in _BUSY or (_WINDOWS and number in _DENIED):
        # Windows says "access denied" of a port that another program has open.
        return Fault(Reason.PORT_BUSY, name, program="")
    if number in _DENIED:
        return Fault(Reason.PORT_DENIED, name, group=_group(name))
    if number in _MISSING:
        return Fault(Reason.PORT_MISSING, name)
    if number in _WRONG or "Could not configure port" in text or isinstance(error, ValueError):
        return Fault(Reason.PORT_WRONG, name, detail=_plain(text))
    return Fault(Reason.PORT_FAILED, name, detail=_plain(text))


def _gone(name: str, error: Exception) -> Fault:
    """An open port failed: nearly always it was unplugged."""
    number = getattr(error, "errno", None)
    if isinstance(error, OSError) and number in (None, errno.EIO, errno.EBADF, *_MISSING):
        return Fault(Reason.PORT_GONE, name)
    return Fault(Reason.PORT_FAILED, name, detail=_plain(str(error)) or type(error).__name__)


def _plain(text: str) -> str:
    return " ".join(text.split()).rstrip(".")


def _group(name: str) -> str:
    """The group whose members may open this port."""
    try:
        import grp  # not on Windows

        return grp.getgrgid(Path(name).stat().st_gid).gr_name
    except (ImportError, OSError, KeyError):
        return ""


def _descriptor(port: Any) -> int | None:
    if os.name != "posix":
        return None
    try:
        return int(port.fileno())
    except Exception:  # no port of the system
        return None


def _takes(descriptor: int) -> bool:
    return bool(select.select([], [descriptor], [], 0)[1])
