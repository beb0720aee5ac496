"""Addresses such as emu://baum?cells=40: an emulated display with the interface of pyserial.

With them the code for real ports can be tested without a port. pyserial prescribes the names.
"""

from typing import Any

from serial import PortNotOpenError, SerialException
from serial.serialutil import SerialBase

from firmware_protocol.emulator import Emulator, from_address
from firmware_protocol.errors import PortError


class Serial(SerialBase):
    """`display`: the emulator behind the port, while it is open."""

    display: Emulator | None = None

    def open(self) -> None:
        """Raises: ValueError, if the address names no display."""
        self.display = from_address(self.portstr or "")
        self.is_open = True

    def close(self) -> None:
        self.is_open = False

    @property
    def in_waiting(self) -> int:
        try:
            return self._opened().waiting
        except PortError as error:
            raise SerialException(str(error)) from error

    def read(self, size: int = 1) -> bytes:
        """Up to `size` bytes; fewer if the time runs out."""
        try:
            return self._opened().read(60.0 if self.timeout is None else self.timeout, size)
        except PortError as error:
            raise SerialException(str(error)) from error

    def write(self, data: Any) -> int:
        try:
            return self._opened().write(bytes(data))
        except PortError as error:
            raise SerialException(str(error)) from error

    def cancel_read(self) -> None:
        self._opened().cancel()

    def reset_input_buffer(self) -> None:
        while self.in_waiting:
            self.read(self.in_waiting)

    def reset_output_buffer(self) -> None:
        """Nothing to do: the emulator accepts all bytes at once."""

    def _reconfigure_port(self, *ignored: Any) -> None:
        """Nothing to do: speed and parity have no effect on an emulator."""

    def _opened(self) -> Emulator:
        if not self.is_open or self.display is None:
            raise PortNotOpenError
        return self.display

    def _update_dtr_state(self) -> None:
        """Nothing to do: an emulator has no such wire."""

    def _update_rts_state(self) -> None:
        """Nothing to do: an emulator has no such wire."""
