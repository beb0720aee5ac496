"""Where pages are served: this computer alone or the network it is in, and at which port."""

import errno
import ipaddress
import re
import socket
import sys
from typing import Self

from azul_access.language.phrase import Phrase, phrase
from azul_access.values import frozen
from azul_access.web.errors import WebError, WebReason

DEFAULT_PORT = 8450
# With no port of the user's own, the next free one of so many is used.
_PORTS = 10
# Connections that the system takes before the program counts them.
BACKLOG = 32
_LAN = "lan"
LOOPBACK = "127.0.0.1"
_NOT_ALLOWED = (errno.EACCES, errno.EPERM)
# Addresses for examples: a socket that is to send there gets the own address on the way there,
# and sends nothing.
_ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
# The names that this computer may have by multicast DNS: if another game in the network has the
# first one, the next one is taken.
LOCAL_NAMES = ("azul", "azul-2", "azul-3", "azul-4")
_SIGNS = {
    ".": phrase("web-sign-dot"),
    ":": phrase("web-sign-colon"),
    "-": phrase("web-sign-hyphen"),
    "[": phrase("web-sign-bracket"),
    "]": phrase("web-sign-bracket-end"),
}
# The words of a name, and the characters of everything else.
_SPELLED = re.compile(r"[a-z]{3,}|.")


@frozen
class ServerPlace:
    """Where pages are served; `port` None is the default one, or one near it."""

    in_network: bool = False
    port: int | None = None

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the value of `--web`: nothing, `lan`, `8450` or `lan:8450`.

        Raises: WebError.
        """
        name, colon, port = text.strip().lower().partition(":")
        if not colon and name != _LAN:
            name, port = "", name
        is_port = port.isascii() and port.isdecimal() and 0 < int(port) < 65536
        if name not in ("", _LAN) or (port and not is_port):
            raise WebError(WebReason.NO_PLACE, text=text)
        return cls(name == _LAN, int(port) if port else None)


def bind(place: ServerPlace, kept_port: int | None = None) -> list[socket.socket]:
    """Sockets that listen at a place, all at one port.

    With no port of the user's own it is `kept_port`, if that is free, as phones know it already.

    Raises: WebError.
    """
    if place.port is not None:
        return [_bind(place, place.port)]
    ports = range(DEFAULT_PORT, DEFAULT_PORT + _PORTS)
    for port in ports if kept_port is None else (kept_port, *ports):
        try:
            return [_bind(place, port)]
        except WebError as why:
            if why.reason is not WebReason.PORT_TAKEN:
                raise
            last = why
    raise last


def _bind(place: ServerPlace, port: int) -> socket.socket:
    """One socket; in the network it takes IPv4 and IPv6. Raises: WebError."""
    try:
        if place.in_network and socket.has_dualstack_ipv6():
            try:
                return _listen(socket.AF_INET6, "::", port)
            except OSError as why:
                if why.errno in (errno.EADDRINUSE, *_NOT_ALLOWED):
                    raise
        return _listen(socket.AF_INET, "" if place.in_network else LOOPBACK, port)
    except OSError as why:
        if why.errno == errno.EADDRINUSE:
            raise WebError(WebReason.PORT_TAKEN, port=str(port), next=str(port + 1)) from why
        if why.errno in _NOT_ALLOWED:
            raise WebError(WebReason.NOT_ALLOWED, port=str(port)) from why
        raise WebError(WebReason.NOT_SERVED, detail=why.strerror or str(why.errno)) from why


def _listen(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:  # the port of a game that was killed is free at once
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        bound.bind((host, port))
        bound.listen(BACKLOG)
    except OSError:
        bound.close()
        raise
    return bound


def find_host(place: ServerPlace) -> str | None:
    """This computer's address for browsers; None if it is in no network at the moment."""
    if not place.in_network:
        return LOOPBACK
    for candidates in (_routed_addresses, _named_addresses):
        found = [it for it in map(ipaddress.ip_address, candidates()) if not _is_local(it)]
        for address in sorted(found, key=lambda address: address.version):  # the short ones first
            return str(address) if address.version == 4 else f"[{address}]"
    return None


def spell_address(address: str) -> tuple[Phrase, ...]:
    """An address to be written down by ear: names as words, else one character after the other."""
    return tuple(
        _SIGNS.get(part) or phrase("name", name=part) for part in _SPELLED.findall(address)
    )


def _is_local(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    return address.is_loopback or address.is_link_local or address.is_unspecified


def _routed_addresses() -> list[str]:
    """This computer's addresses on the routes out of the network."""
    found = []
    for family, host in _ELSEWHERE:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((host, 9))
            except OSError:
                continue  # no route out
            found.append(probe.getsockname()[0])
    return found


def _named_addresses() -> list[str]:
    """The addresses of this computer's name, for a network without a route out."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
    except OSError:
        return []
    return [str(address[0]).partition("%")[0] for *_, address in found]
