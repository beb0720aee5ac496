"""What the program and its speech worker say to each other: one JSON object a line.

It knows messages, never processes, pipes or engines.
"""

import json
from dataclasses import asdict, dataclass
from typing import Any

from azul_access.speech.earcon import Earcon
from azul_access.speech.fault import SpeechFault


@dataclass(frozen=True, slots=True)
class Say:
    """Carries everything the voice needs, so that a fresh worker has nothing to catch up with."""

    id: int
    text: str
    language: str
    voice: str | None = None
    rate: int | None = None
    volume: float | None = None
    pitch: int | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """Heard before the text that follows; there is no answer."""

    earcon: Earcon
    volume: float | None = None


@dataclass(frozen=True, slots=True)
class Silence:
    generation: int


@dataclass(frozen=True, slots=True)
class Ping:
    id: int


@dataclass(frozen=True, slots=True)
class Loaded:
    """The synthesiser is there, and these are the ids of the voices of the languages asked for.

    `library` is "wheel", "system", a path, or "" where the synthesiser is not ours to choose;
    `reason` is why it was chosen: "asked", "newer", "default" or "only".
    """

    engine: str
    version: str
    library: str
    reason: str
    voices: dict[str, list[str]]


@dataclass(frozen=True, slots=True)
class Ready:
    """`device_opened` is false where the operating system does not tell."""

    backend: str
    device_opened: bool


@dataclass(frozen=True, slots=True)
class Begun:
    """`milliseconds` from reading `Say` until its first sample leaves the device's buffer."""

    id: int
    milliseconds: float


@dataclass(frozen=True, slots=True)
class Ended:
    id: int


@dataclass(frozen=True, slots=True)
class Silenced:
    generation: int


@dataclass(frozen=True, slots=True)
class Pong:
    id: int


@dataclass(frozen=True, slots=True)
class Warned:
    """Speech goes on, but not as it was asked for."""

    fault: SpeechFault
    detail: str


@dataclass(frozen=True, slots=True)
class Failed:
    """The last line of a worker that cannot go on."""

    fault: SpeechFault
    detail: str


Request = Say | Play | Silence | Ping
Reply = Loaded | Ready | Begun | Ended | Silenced | Pong | Warned | Failed

_REQUESTS: dict[str, type[Request]] = {
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
    """`None` for anything that is no request: a damaged line must not end a voice."""
    kind, fields = _parse(line)
    try:
        if "earcon" in fields:
            fields["earcon"] = Earcon(fields["earcon"])
        return _REQUESTS[kind](**fields)
    except (KeyError, TypeError, ValueError):
        return None


def decode_reply(line: bytes) -> Reply | None:
    """`None` for anything that is no reply: libraries may have written into the pipe."""
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
