"""The conformance vectors in MicroPython: `micropython micropython_replay.py VECTORS.json ...`.

Each device half receives the bytes of the host in a vector and must answer, show cells and send
keys as the vector states. It runs in ordinary Python, too. Annotations that need other modules are
in quotes, because MicroPython does not have them.
"""

import json
import sys

from firmware_protocol.events import Send

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware_protocol.codecs.codec import Device
    from firmware_protocol.events import Event


def unhex(text: str) -> bytes:
    return bytes([int(text[place : place + 2], 16) for place in range(0, len(text), 2)])


def sent(events: "list[Event]") -> bytes:
    return b"".join([event.data for event in events if isinstance(event, Send)])


def compare(result: bytes, expected: bytes) -> None:
    if result != expected:
        raise ValueError("not " + repr(result) + " but " + repr(expected))


def make_device(vector: "dict[str, Any]") -> "Device":
    name = "firmware_protocol.codecs." + vector["protocol"] + ".device"
    device: Device = __import__(name, None, None, ["Device"]).Device(
        vector["columns"], vector["rows"], vector["model"]
    )
    return device


def introduce(device: "Device", vector: "dict[str, Any]") -> None:
    expected = b""
    result = b""
    for step in vector["introduction"]:
        if step["from"] == "host":
            result += sent(device.receive(unhex(step["bytes"])))
        else:
            expected += unhex(step["bytes"])
    compare(result[: len(expected)], expected)


def replay(vector: "dict[str, Any]") -> None:
    device = make_device(vector)
    introduce(device, vector)
    for frame in vector["frames"]:
        # Byte by byte, as from the serial port of a small computer.
        events = []
        for byte in unhex(frame["bytes"]):
            events += device.receive(bytes([byte]))
        compare(bytes(device.rows[frame["row"]]), unhex(frame["shown"]))
        compare(sent(events), unhex(frame["answer"]))
    for step in vector["keys"]:
        for name, move in (("down", device.press), ("up", device.release)):
            data = move(step["key"])
            if step["asked"]:
                data = sent(device.receive(unhex(step["asked"])))
            compare(data, unhex(step[name]))
    device.receive(b"\x00\x1b\x7e\x79\xaa noise \xff" * 20)
    device.tick(1.0)
    device.tick(2.0)
    compare(device.press("no such key"), b"")
    device.power_off()
    device.hello()


for path in sys.argv[1:]:
    with open(path) as file:
        replay(json.load(file))
    print("good", path)
