"""The ports of this computer, and the display that is probably at each.

The USB numbers are those of BRLTTY and NVDA; see docs/displays.
"""

import re
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.transport import find_device


class Guess(NamedTuple):
    """What a port probably is. Without protocols it is asked only if the user names it."""

    display: str
    protocols: tuple[str, ...]
    sure: bool  # whether the USB numbers belong only to displays


class Candidate(NamedTuple):
    """A port of this computer."""

    port: str
    description: str  # from the system
    guess: Guess


_ALL = tuple(CODECS)
_NOT_OURS = "; reachable through BRLTTY"

# USB vendor and product to display. Chips that are in other devices, too, are not sure.
USB: dict[tuple[int, int], Guess] = {
    **{
        (0x0403, product): Guess("Baum, or a relative of it", ("baum",), True)
        for product in range(0xFE70, 0xFE78)
    },
    **{
        (0x0904, product): Guess("Baum", ("baum",), True)
        for product in (*range(0x2000, 0x2017), 0x3000)
    },
    (0x1C71, 0xC005): Guess("Brailliant BI 32, BI 40 or B 80", ("humanware",), True),
    (0x1C71, 0xC021): Guess("Brailliant BI 14", ("humanware",), True),
    (0x1C71, 0xC104): Guess("APH Chameleon 20", ("humanware",), True),
    (0x1C71, 0xC114): Guess("APH Mantis Q40", ("humanware",), True),
    (0x1C71, 0xC124): Guess("BrailleOne", ("humanware",), True),
    (0x1C71, 0xCE04): Guess("NLS eReader HumanWare", ("humanware",), True),
    (0x0921, 0x1200): Guess("Handy Tech", ("handytech",), True),
    (0x16C0, 0x05E1): Guess(
        "Canute, or another device with these shared numbers", ("canute",), False
    ),
    (0x0403, 0x6010): Guess("Dot Pad, or another device with this chip", ("dotpad",), False),
    (0x0403, 0x6001): Guess(
        "Handy Tech or a home-made display, or another device with this chip", _ALL, False
    ),
    (0x1A86, 0x7523): Guess(
        "NLS eReader Zoomax or a home-made display, or another device with this chip", _ALL, False
    ),
    (0x10C4, 0xEA60): Guess(
        "Seika" + _NOT_OURS + ", a home-made display, or another device with this chip",
        _ALL,
        False,
    ),
    (0x1209, 0xABC0): Guess("Inceptor BrailleMe" + _NOT_OURS, (), True),
    (0x2341, 0x8036): Guess("Nattiq nBraille" + _NOT_OURS + ", or an Arduino", _ALL, False),
}

# Beginnings of the names of Bluetooth ports.
BLUETOOTH: dict[str, Guess] = {
    **dict.fromkeys(
        (
            *("Baum ", "HWG Brailliant", "Refreshabraille", "VarioConnect", "BrailleConnect"),
            *("Pronto!", "VarioUltra", "Orbit Reader", "Conny", "NLS eReader Z"),
        ),
        Guess("Baum, or a relative of it", ("baum",), True),
    ),
    **dict.fromkeys(
        (
            *("Brailliant B", "Brailliant 80", "BrailleNote Touch", "APH Chameleon", "APH Mantis"),
            *("BrailleOne", "NLS eReader H"),
        ),
        Guess("HumanWare", ("humanware",), True),
    ),
    **dict.fromkeys(
        (
            *("Braille Star", "Braillino", "Basic Braille", "Active Braille", "Active Star"),
            *("Actilino", "Activator", "Braille Wave", "Easy Braille", "Connect Braille"),
        ),
        Guess("Handy Tech", ("handytech",), True),
    ),
}
_USB_UNKNOWN = Guess("USB device", _ALL, False)
_BLUETOOTH_UNKNOWN = Guess("Bluetooth device", _ALL, False)
# Windows makes such a port for devices that call the computer; opening it calls none.
_BLUETOOTH_INCOMING = Guess("port for incoming Bluetooth connections", (), False)
# Anything may be wired to a bare serial port, so it is asked only if the user names it.
_BARE = Guess("serial port", (), False)


# The address of the other device, in what Windows says of a Bluetooth port.
_BLUETOOTH_ADDRESS = re.compile(r"BTHENUM.*&([0-9A-F]{12})_", re.IGNORECASE)
_LINUX_PORTS = Path("/sys/class/tty")  # with the address of the device of an rfcomm port


def candidates() -> list[Candidate]:
    """The serial ports of this computer, the most probable displays first."""
    from serial.tools import list_ports

    listed = [
        Candidate(port.device, describe_port(port), guess(port)) for port in list_ports.comports()
    ]
    return sorted(listed, key=lambda one: (not one.guess.sure, not one.guess.protocols, one.port))


def guess(port: Any) -> Guess:
    """What a port, as pyserial lists it, probably is."""
    if port.vid is not None:
        return USB.get((port.vid, port.pid), _USB_UNKNOWN)
    names = [str(port.description or ""), port.device.rsplit("/", 1)[-1].removeprefix("cu.")]
    for start, known in BLUETOOTH.items():
        # macOS replaces blanks with hyphens.
        if any(name.replace("-", " ").startswith(start) for name in names):
            return known
    address = _BLUETOOTH_ADDRESS.search(str(port.hwid))
    if address and not int(address[1], 16):
        return _BLUETOOTH_INCOMING
    bluetooth = "BTHENUM" in str(port.hwid) or "rfcomm" in port.device
    return _BLUETOOTH_UNKNOWN if bluetooth else _BARE


def describe_port(port: Any) -> str:
    """What the system calls a port; of a Bluetooth port without a name, the device's address."""
    described = str(port.description or "")
    name = str(port.device).rsplit("/", 1)[-1]
    if described not in ("", "n/a", name):
        return described
    if address := _BLUETOOTH_ADDRESS.search(str(port.hwid)):
        return address[1]
    with suppress(OSError):
        return (_LINUX_PORTS / name / "address").read_text().strip()
    return "without a name"


def likely_first(port: str) -> tuple[str, ...]:
    """All protocols, those of the display that is probably at this port first."""
    device = find_device(port)
    guesses = (one.guess for one in candidates() if find_device(one.port) == device)
    likely = next((guess.protocols for guess in guesses), ())
    return (*likely, *(name for name in _ALL if name not in likely))
