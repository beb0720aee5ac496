"""A BrlAPI server that lies, and a client of it in a process of its own.

Run as a program, it is the client: it takes no event until its input ends. Then it prints, as JSON,
by how many bytes it grew, the names of displays and the reasons of losses. Usage:
lying_server.py ADDRESS
"""

import json
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress

from firmware_protocol.brlapi import wire
from firmware_protocol.brlapi.codec import connect
from firmware_protocol.events import Identified
from firmware_protocol.link import Lost

NAME = b"Lie\x1b[2J\n\xe2\x80\xae" + b"very " * 800
TIMEOUT_SECONDS = 60.0
MOST_BYTES = 60_000_000  # that are sent to a client that reads on


def lie(connection: socket.socket, flood: Iterator[bytes]) -> None:
    """Pass the authorization, give a display with a long name, then flood the client."""
    with suppress(OSError):
        connection.sendall(wire.packet(wire.VERSION, wire.pack(wire.PROTOCOL)))
        connection.recv(4096)
        connection.sendall(wire.packet(wire.AUTHORIZATION, wire.pack(wire.BY_NOTHING)))
        connection.recv(4096)
        for parameter, data in (
            (wire.DRIVER_NAME, b"Baum"),
            (wire.MODEL, NAME),
            (wire.CELL_SIZE, b"\x08"),
            (wire.ONLINE, b"\1"),
            (wire.DISPLAY_SIZE, wire.pack(40, 1)),
        ):
            connection.sendall(_value(parameter, data, wire.PARAMETER))
        connection.sendall(wire.packet(wire.LINKED_SIZE, wire.pack(40, 1)))
        connection.recv(4096)
        connection.sendall(wire.packet(wire.ACK) * 3)  # entered the tty, and two ranges of keys
        sent = 0
        while sent < MOST_BYTES:
            packets = next(flood)
            connection.sendall(packets)
            sent += len(packets)


def floods() -> dict[str, Iterator[bytes]]:
    """Endless packets of several kinds, by name."""
    return {
        "keys": _repeat(wire.packet(wire.KEY, wire.pack(0, 0x20000002)) * 1000),
        "noise": _repeat(wire.packet(wire.PARAMETER, bytes(wire.LIMIT)) * 100),
        "news": _news(),
    }


def _repeat(packets: bytes) -> Iterator[bytes]:
    while True:
        yield packets


def _news() -> Iterator[bytes]:
    """News that make the client ask again, and answers about parameters with ever new numbers."""
    number = 1000
    while True:
        packets = [_value(wire.ONLINE, b"\1", wire.PARAMETER_NEWS)]
        for _ in range(20):
            number += 1
            packets.append(_value(number, bytes(wire.LIMIT - 16), wire.PARAMETER))
        packets.append(wire.packet(wire.LINKED_SIZE, wire.pack(40, 1)))
        yield b"".join(packets)


def _value(parameter: int, data: bytes, kind: int) -> bytes:
    return wire.packet(kind, wire.pack(wire.GLOBAL, parameter, 0, 0) + data)


def _most_bytes() -> int:
    """The most memory that this process has had."""
    import resource  # of Unix only

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def _main() -> None:
    before = _most_bytes()
    with connect(sys.argv[1]) as client:
        sys.stdin.read()  # nobody takes the events meanwhile
        grown = _most_bytes() - before
        names: set[str] = set()
        reasons: list[str] = []
        # The server notices that it was left a moment before the reason is reported.
        while not reasons:
            event = client.events.get(timeout=TIMEOUT_SECONDS)
            if isinstance(event, Identified):
                names.add(event.model)
            elif isinstance(event, Lost):
                reasons.append(event.fault.reason.value)
    print(json.dumps({"grown": grown, "names": sorted(names), "reasons": reasons}))


if __name__ == "__main__":
    _main()
