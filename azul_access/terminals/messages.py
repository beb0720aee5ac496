"""What the two ends of a connection tell each other: JSON values, each a message of its own.

The terminal begins with its `seat`, `language` and `verbosity`, then sends each `line`, and that
it wants to `leave`. The game sends what to `show` and `say` in a `language`, the `prompt`, that a
line is `done`, and the `end`.
"""

import json
from collections.abc import Mapping
from typing import Any, Protocol

Values = Mapping[str, Any]
# No line that somebody types, and no message of the game, is longer.
_MOST_BYTES = 1_000_000
POLL_SECONDS = 0.2


class Connection(Protocol):
    """One end of a connection of `multiprocessing`."""

    def send_bytes(self, data: bytes) -> None: ...

    def recv_bytes(self, maxlength: int | None = None) -> bytes: ...

    def poll(self, timeout: float | None = 0.0) -> bool: ...

    def close(self) -> None: ...


def send(connection: Connection, values: Values) -> None:
    """Raises: OSError if the other end is gone."""
    connection.send_bytes(json.dumps(values).encode())


def receive(connection: Connection) -> Values:
    """Wait for the next message.

    Raises: EOFError or OSError if the other end is gone; ValueError for what is no message.
    """
    data = connection.recv_bytes(_MOST_BYTES)
    try:
        values = json.loads(data)
    except RecursionError:
        raise ValueError(data[:10]) from None
    if not isinstance(values, dict):
        raise ValueError(values)
    return values
