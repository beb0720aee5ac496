"""Find the braille display that an address names: a port, an emulator, BRLTTY, or any display."""

from collections.abc import Callable, Sequence

from azul_access.values import frozen
from firmware_protocol import asking, ports
from firmware_protocol.brlapi import codec as brlapi
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.connection import Connection
from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.link import Lost

AUTO = "auto"
BRLAPI = "brlapi"
EMULATOR = "emu://"


@frozen
class FoundDisplay:
    """`family` names the key file; `connect` opens the display and keeps reopening it."""

    family: str
    connect: Callable[[], Connection]


def can_change(address: str) -> bool:
    """Whether a display of another family may come to this address later."""
    return address != BRLAPI and not address.startswith(EMULATOR)


def find_display(address: str, protocol: str = "") -> FoundDisplay | Lost | None:
    """Find the display at "auto", "brlapi", an emulator's address or a port; may take seconds.

    At ports only `protocol` is asked, if there is one. Returns None if there is no display now, or
    `Lost` with the reason if the address is unusable.
    """
    if address == BRLAPI:
        return _use_brltty()
    if address.startswith(EMULATOR):
        name = address.removeprefix(EMULATOR).split("?")[0].strip("/")
        if name in CODECS:
            return _use_port(name, address)
        return Lost(Fault(Reason.PORT_WRONG, address, detail="no such emulator"))
    if address != AUTO:
        return _ask_at_port(address, (protocol,) if protocol else ports.likely_first(address))
    if asking.find_shared() is not None:
        return _use_brltty()
    for candidate in ports.candidates():
        asked = [name for name in candidate.guess.protocols if protocol in ("", name)]
        display = _ask_at_port(candidate.port, asked)
        if isinstance(display, FoundDisplay):
            return display
    return None


def _ask_at_port(port: str, protocols: Sequence[str]) -> FoundDisplay | Lost | None:
    """Ask at a serial port in each protocol which display is there."""
    try:
        answer = asking.identify(port, protocols)
    except PortError as error:
        return Lost(error.fault)
    if answer is None:
        return Lost(asking.no_answer(port, protocols)) if protocols else None
    return _use_port(answer.codec.name, port)


def _use_port(codec: str, port: str) -> FoundDisplay:
    return FoundDisplay(codec, lambda: Connection(CODECS[codec], port))


def _use_brltty() -> FoundDisplay:
    return FoundDisplay(BRLAPI, brlapi.connect)
