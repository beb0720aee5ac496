"""BrlAPI among the codecs: what `connection` needs to drive it. No serial port, no device half."""

from firmware_protocol.brlapi import wire
from firmware_protocol.brlapi.host import Host
from firmware_protocol.brlapi.server import default_address, open_server
from firmware_protocol.codecs.codec import Codec, Device, Line
from firmware_protocol.connection import Connection

# A socket is never the slow part; BRLTTY itself waits for the display's line.
_SPEED = 10_000_000


def connect(address: str = "", key_file: str = "", path: tuple[int, ...] = ()) -> Connection:
    """A display behind a BrlAPI server; keeps trying until `close`.

    `address` and `key_file` are those of `server.open_server`. `path` is the tty to show on;
    empty: whichever is in front.
    """
    address = address or default_address()
    return Connection(codec(address, path), address, lambda: open_server(address, key_file))


def codec(address: str = "", path: tuple[int, ...] = ()) -> Codec:
    """The codec of one server."""
    return Codec(
        name="brlapi",
        title="BrlAPI",
        line=Line(_SPEED, "N"),
        host=lambda: Host(address, path),
        device=_no_device,
        limit=wire.LIMIT + wire.HEADER,
        checked=False,
        hello_seconds=(2.0,),  # while BRLTTY has no display; it also tells when one comes
        ack_seconds=5.0,
        pause_seconds={},
        models=(),
        columns=0,
        rows=0,
    )


def _no_device(columns: int = 0, rows: int = 0, model: str = "") -> Device:
    raise ValueError("BrlAPI has no display's half: BRLTTY is the other side.")
