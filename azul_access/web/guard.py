"""Checks each request before it gets to a page, and adds headers to each response.

A page of another website can send requests here, and the name of its host can lead here (DNS
rebinding). So the Host header must name this computer, and a request that changes something must
come from a page of this server.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

from azul_access.web.addresses import LOCAL_NAMES

_Scope = MutableMapping[str, Any]
_Message = MutableMapping[str, Any]
_Receive = Callable[[], Awaitable[_Message]]
_Send = Callable[[_Message], Awaitable[None]]
App = Callable[[_Scope, _Receive, _Send], Awaitable[None]]

MOST_BODY_BYTES = 4096
BODY_SECONDS = 5.0
_MOST_TARGET_BYTES = 1024
_HEADERS = {
    "cache-control": "no-store",
    # An idle connection of a phone that slept may be dead, and its browser would not notice.
    "connection": "close",
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    # With "no-referrer" a form without script sends no origin.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "x-robots-tag": "noindex, nofollow",
}
_RAW_HEADERS = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]


class RefusedRequest(Exception):  # noqa: N818 - it is an answer
    """A request that is refused with a status; the text says why, for people who build clients."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.text = text


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app: App, host_names: Iterable[str] | None = None) -> None:
        """`host_names` are the names of this computer, by default the one that it has."""
        self._app = app
        self._names = own_names() if host_names is None else frozenset(host_names)

    async def __call__(self, scope: _Scope, receive: _Receive, send: _Send) -> None:
        async def send_guarded(message: _Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_RAW_HEADERS]
            await send(message)

        try:
            # First, because a connection that closes with bytes unread loses the answer.
            body = await _read_body(scope, receive)
            self._check(scope)
        except RefusedRequest as refusal:
            await refuse(send_guarded, refusal)
            return
        await self._app(scope, _replay(body, receive), send_guarded)

    def _check(self, scope: _Scope) -> None:
        """Raises: RefusedRequest."""
        if scope["method"] not in ("GET", "POST"):
            raise RefusedRequest(405, "Only GET and POST.")
        if len(scope["raw_path"]) + len(scope["query_string"]) > _MOST_TARGET_BYTES:
            raise RefusedRequest(414, "The address is too long.")
        headers = scope["headers"]
        hosts = [value for name, value in headers if name == b"host"]
        if len(hosts) != 1 or not is_own_host(hosts[0], scope["server"], self._names):
            raise RefusedRequest(400, "The Host header does not name this computer.")
        if scope["method"] == "POST":
            origins = [value.lower() for name, value in headers if name == b"origin"]
            if origins != [b"http://" + hosts[0].lower()]:
                raise RefusedRequest(403, "The request comes from a page of somebody else.")


def own_names() -> frozenset[str]:
    """The names by which other computers in the network may call this one, in lower case."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    given = {f"{it}.local" for it in LOCAL_NAMES}  # by multicast DNS
    return frozenset({name, short, f"{short}.local"} - {"", ".local"} | given)


def is_own_host(header: bytes, server: tuple[str, int], names: frozenset[str]) -> bool:
    """Whether a Host header names the address and port that a connection came to.

    An IP address is this computer's own if it is the one that the connection came to; "localhost"
    is, where that is a loopback address.
    """
    text = header.decode("latin-1").lower()
    host, port = text, "80"
    if text.startswith("["):
        host, _, rest = text[1:].partition("]")
        if rest:
            port = rest.removeprefix(":") if rest.startswith(":") else ""
    elif ":" in text:
        host, _, port = text.partition(":")
    address = plain_address(server[0])
    if port != str(server[1]):
        return False
    return host in (address, *names) or (is_loopback(address) and host == "localhost")


def is_loopback(address: str) -> bool:
    """Whether a plain address is one by which only this computer reaches itself."""
    return address == "::1" or address.startswith("127.")


def plain_address(address: str) -> str:
    """An IP address without a zone; one of IPv4 that came over an IPv6 socket, as IPv4."""
    address = address.partition("%")[0].lower()
    return address.removeprefix("::ffff:") if "." in address else address


async def _read_body(scope: _Scope, receive: _Receive) -> bytes:
    """The whole body. Raises: RefusedRequest if it is too long or slow."""
    lengths = [value for name, value in scope["headers"] if name == b"content-length"]
    if lengths and int(lengths[0]) > MOST_BODY_BYTES:
        raise RefusedRequest(413, "The request is too long.")
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while True:
                message = await receive()
                body += message.get("body", b"")
                if len(body) > MOST_BODY_BYTES:
                    raise RefusedRequest(413, "The request is too long.")
                if not message.get("more_body", False):
                    return bytes(body)
    except TimeoutError:
        raise RefusedRequest(408, "The request took too long.") from None


def _replay(body: bytes, receive: _Receive) -> _Receive:
    """Give the body that was read once more, then what follows: the end of the connection."""
    messages: list[_Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> _Message:
        return messages.pop() if messages else await receive()

    return receive_again


async def refuse(send: _Send, refusal: RefusedRequest) -> None:
    """Answer with a status and a line of text."""
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": refusal.text.encode() + b"\n"})
