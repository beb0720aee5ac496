"""Which display is meant: a port, an emulator, BRLTTY, or whatever is found."""

from collections.abc import Callable
from dataclasses import dataclass

from firmware_protocol import ports
from firmware_protocol.brlapi import codec as brlapi
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.connection import Connection
from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.link import Lost

AUTO = "auto"
BRLAPI = "brlapi"
EMULATOR = "emu://"


@dataclass(frozen=True, slots=True)
class FoundDisplay:
    """A display and the family whose keys it has. `connect` opens it and keeps it open."""

    family: str
    connect: Callable[[], Connection]


def find_display(wanted: str) -> FoundDisplay | Lost | None:
    """The display that `wanted` names: "auto", "brlapi", an address or a port.

    Asks at ports, which may take some seconds. None where there is none now; `Lost` with the
    reason where a named port cannot be used.
    """
    if wanted == BRLAPI:
        return _brltty()
    if wanted.startswith(EMULATOR):
        name = wanted.removeprefix(EMULATOR).split("?")[0].strip("/")
        return _serial(name, wanted) if name in CODECS else _lost(wanted)
    if wanted != AUTO:
        return _asked(wanted, tuple(CODECS))
    if ports.find_shared() is not None:
        return _brltty()
    for candidate in ports.candidates():
        found = _asked(candidate.port, candidate.guess.protocols)
        if isinstance(found, FoundDisplay):
            return found
    return None


def _asked(port: str, protocols: tuple[str, ...]) -> FoundDisplay | Lost | None:
    try:
        answer = ports.identify(port, protocols)
    except PortError as error:
        return Lost(error.fault)
    if answer is None:
        return Lost(ports.no_answer(port, protocols)) if protocols else None
    return _serial(answer.codec.name, port)


def _serial(name: str, port: str) -> FoundDisplay:
    return FoundDisplay(name, lambda: Connection(CODECS[name], port))


def _brltty() -> FoundDisplay:
    return FoundDisplay(BRLAPI, brlapi.connect)


def _lost(port: str) -> Lost:
    return Lost(Fault(Reason.PORT_WRONG, port, detail="no such emulator"))
