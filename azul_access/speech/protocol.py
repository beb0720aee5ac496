"""Messages between the program and its speech worker: one JSON object per line.

It defines messages only, not processes, pipes or engines.
"""

import json
from dataclasses import asdict
from typing import Any

from azul_access.speech.earcon import Earcon
from azul_access.speech.fault import SpeechFault
from azul_access.values import frozen


@frozen
class Open:
    """Open the device; a worker that is only a spare has none. The reply is `Ready`."""


@frozen
class Say:
    """Contains all settings, so that a new worker needs no history."""

    id: int
    text: str
    language: str
    voice: str | None = None
    rate: int | None = None
    volume: float | None = None
    pitch: int | None = None


@frozen
class Play:
    """Played before the next text; there is no reply."""

    earcon: Earcon
    volume: float | None = None


@frozen
class Silence:
    generation: int


@frozen
class Ping:
    id: int


@frozen
class Loaded:
    """The synthesiser is loaded; contains the voice ids of the requested languages.

    `library` is "wheel", "system", a path, or "" if the program does not choose it;
    `reason` is why it was chosen: "asked", "newer", "default" or "only".
    """

    engine: str
    version: str
    library: str
    reason: str
    voices: dict[str, list[str]]


@frozen
class Ready:
    """`device_opened` is False if the operating system does not report it."""

    backend: str
    device_opened: bool


@frozen
class Begun:
    """`milliseconds` from reading `Say` until its first sample leaves the device's buffer."""

    id: int
    milliseconds: float


@frozen
class Ended:
    id: int


@frozen
class Silenced:
    generation: int


@frozen
class Pong:
    id: int


@frozen
class Warned:
    """Speech continues with a substitute."""

    fault: SpeechFault
    detail: str


@frozen
class Failed:
    """The last line of a worker that cannot go on."""

    fault: SpeechFault
    detail: str


Request = Open | Say | Play | Silence | Ping
Reply = Loaded | Ready | Begun | Ended | Silenced | Pong | Warned | Failed

_REQUESTS: dict[str, type[Request]] = {
    "open": Open,
    "say": Say,
    "play": Play,
    "silence": Silence,
    "ping": Ping,
}
_REPLIES: dict[str, type[Reply]] = {
    "loaded": Loaded,
    "ready": Ready,
    "begun": Begun,
    "ended": Ended,
    "silenced": Silenced,
    "pong": Pong,
    "warned": Warned,
    "failed": Failed,
}


def encode(message: Request | Reply) -> bytes:
    kind = type(message).__name__.lower()
    return json.dumps({"kind": kind, **asdict(message)}).encode() + b"\n"


def decode_request(line: bytes) -> Request | None:
    """Returns None for an invalid line, so that a damaged line does not end the worker."""
    kind, fields = _parse(line)
    try:
        if "earcon" in fields:
            fields["earcon"] = Earcon(fields["earcon"])
        return _REQUESTS[kind](**fields)
    except (KeyError, TypeError, ValueError):
        return None


def decode_reply(line: bytes) -> Reply | None:
    """Returns None for an invalid line, because libraries may write into the pipe."""
    kind, fields = _parse(line)
    try:
        if "fault" in fields:
            fields["fault"] = SpeechFault(fields["fault"])
        return _REPLIES[kind](**fields)
    except (KeyError, TypeError, ValueError):
        return None


def _parse(line: bytes) -> tuple[str, dict[str, Any]]:
    try:
        message = json.loads(line)
    except ValueError:
        return "", {}
    if not isinstance(message, dict):
        return "", {}
    return str(message.pop("kind", "")), message
