"""The golden vectors in MicroPython: `micropython firmware_small.py VECTORS.json ...`.

Each device half hears what the host says in a vector, and must answer, show and send its keys as
the vector has them. Runs in ordinary Python, too.
"""

import json
import sys


def unhex(text):
    return bytes([int(text[place : place + 2], 16) for place in range(0, len(text), 2)])


def answers(events):
    return b"".join([event.data for event in events if type(event).__name__ == "Send"])


def same(found, wanted):
    if found != wanted:
        raise ValueError("not " + repr(found) + " but " + repr(wanted))


def device_of(vector):
    name = "firmware_protocol.codecs." + vector["protocol"] + ".device"
    made = __import__(name, None, None, ["Device"]).Device
    return made(vector["columns"], vector["rows"], vector["model"])


def introduce(device, vector):
    wanted = b""
    found = b""
    for step in vector["introduction"]:
        if step["from"] == "host":
            found += answers(device.receive(unhex(step["bytes"])))
        else:
            wanted += unhex(step["bytes"])
    same(found[: len(wanted)], wanted)


def replay(vector):
    device = device_of(vector)
    introduce(device, vector)
    for frame in vector["frames"]:
        # Byte by byte, as a small computer's serial port gives them.
        events = []
        for byte in unhex(frame["bytes"]):
            events += device.receive(bytes([byte]))
        same(bytes(device.rows[frame["row"]]), unhex(frame["shown"]))
        same(answers(events), unhex(frame["answer"]))
    for step in vector["keys"]:
        for name, move in (("down", device.press), ("up", device.release)):
            sent = move(step["key"])
            if step["asked"]:
                sent = answers(device.receive(unhex(step["asked"])))
            same(sent, unhex(step[name]))
    device.receive(b"\x00\x1b\x7e\x79\xaa noise \xff" * 20)
    device.tick(1.0)
    device.tick(2.0)
    same(device.press("no such key"), b"")
    device.power_off()
    device.hello()


for path in sys.argv[1:]:
    with open(path) as file:
        replay(json.load(file))
    print("good", path)
