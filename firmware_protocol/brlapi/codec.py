"""BrlAPI as a codec for `connection`, without a serial port and without a device half."""

from firmware_protocol.brlapi import wire
from firmware_protocol.brlapi.host import Host
from firmware_protocol.brlapi.server import default_address, open_server
from firmware_protocol.codecs.codec import Codec, Device, SerialLine
from firmware_protocol.connection import Connection

# Bits per second. The socket is never the slow part; BRLTTY waits for the line of the display.
_SPEED = 10_000_000


def connect(address: str = "", key_file: str = "", path: tuple[int, ...] = ()) -> Connection:
    """A display behind a BrlAPI server; keeps trying until `close`.

    `address` and `key_file`: see `server.open_server`. `path`: the tty to show on; empty: the tty
    in front.
    """
    address = address or default_address()
    return Connection(codec(address, path), address, lambda: open_server(address, key_file))


def codec(address: str = "", path: tuple[int, ...] = ()) -> Codec:
    """The codec of one server; see `connect`."""
    return Codec(
        name="brlapi",
        title="BrlAPI",
        line=SerialLine(_SPEED, "N"),
        host=lambda: Host(address, path),
        device=_no_device,
        limit=wire.LIMIT + wire.HEADER,
        checked=False,
        hello_seconds=(2.0,),  # while BRLTTY has no display; it also reports a new display
        ack_seconds=5.0,
        pause_seconds={},
        models=(),
        columns=0,
        rows=0,
    )


def _no_device(columns: int = 0, rows: int = 0, model: str = "") -> Device:
    raise ValueError("BrlAPI has no display's half: BRLTTY is the other side.")
