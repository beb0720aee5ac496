"""The conformance vectors agree with both halves of each protocol.

The vectors are files, so a change of a protocol is noticed here; see `conformance_vectors`.
"""

import copy
import json
from typing import Any

import conformance_vectors
import pytest
from codec_pair import identified_pair, new_pair

from firmware_protocol.codecs.codec import Host
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import KeyDown, KeyUp, Noise, Send, Shown

FILES = {
    path.name: json.loads(path.read_text())
    for path in sorted(conformance_vectors.FOLDER.glob("*.json"))
}
EVERY = pytest.mark.parametrize("vector", FILES.values(), ids=FILES)


def size_of(vector: dict[str, Any]) -> tuple[Any, ...]:
    return vector["columns"], vector["rows"], vector["model"]


def sent(events: list[Any]) -> str:
    return b"".join(event.data for event in events if isinstance(event, Send)).hex()


def without_sends(events: list[Any]) -> list[Any]:
    return [event for event in events if not isinstance(event, Send)]


def test_every_protocol_has_vectors() -> None:
    """There is a file for each size in the table, and no other."""
    assert set(FILES) == {
        conformance_vectors.file_name(*size) for size in conformance_vectors.sizes()
    }
    assert {vector["protocol"] for vector in FILES.values()} == set(CODECS)


@EVERY
def test_the_line(vector: dict[str, Any]) -> None:
    """The registry has the same speed and parity."""
    line = CODECS[vector["protocol"]].line
    assert (vector["baud"], vector["parity"]) == (line.baud, line.parity)


@EVERY
def test_the_introduction(vector: dict[str, Any]) -> None:
    """Each side reports the events of the vector and sends its bytes."""
    pair = new_pair(CODECS[vector["protocol"]], *size_of(vector))
    steps = vector["introduction"]
    assert pair.host.hello().hex() == steps[0]["bytes"]
    replies = ""
    for step in steps:
        half = pair.device if step["from"] == "host" else pair.host
        events = half.receive(bytes.fromhex(step["bytes"]))
        assert without_sends(events) == [
            conformance_vectors.decode(event) for event in step["means"]
        ]
        replies += sent(events)
    # The two sides' bytes, without the first word, are what the two sides answered.
    assert all(step["bytes"] in replies for step in steps[1:])


@EVERY
def test_frames(vector: dict[str, Any]) -> None:
    """The host encodes the cells as these bytes; the device decodes and acknowledges them."""
    codec = CODECS[vector["protocol"]]
    for frame in vector["frames"]:
        pair = identified_pair(codec, *size_of(vector))
        row, cells = frame["row"], bytes.fromhex(frame["cells"])
        assert pair.host.show({row: cells}).hex() == frame["bytes"]
        events = pair.device.receive(bytes.fromhex(frame["bytes"]))
        assert without_sends(events) == [Shown(row, bytes.fromhex(frame["shown"]))]
        assert sent(events) == frame["answer"]


@EVERY
def test_keys(vector: dict[str, Any]) -> None:
    """The device encodes the keys as these bytes; the host decodes them."""
    pair = identified_pair(CODECS[vector["protocol"]], *size_of(vector))
    assert [step["key"] for step in vector["keys"]] == list(pair.device.keys)
    for step in vector["keys"]:
        key = step["key"]
        for move, data, event in (
            (pair.device.press, step["down"], KeyDown(key)),
            (pair.device.release, step["up"], KeyUp(key)),
        ):
            moved = move(key).hex()
            if step["asked"]:
                assert moved == ""
                asked = bytes.fromhex(step["asked"])
                pair.now += 0.2
                assert pair.host.tick(pair.now) == [Send(asked)]
                assert pair.device.receive(asked) == [Send(bytes.fromhex(data))]
            else:
                assert moved == data
            assert pair.host.receive(bytes.fromhex(data)) == [event]


CHECKED = {name: vector for name, vector in FILES.items() if CODECS[vector["protocol"]].checked}


def flips(data: bytes) -> list[bytes]:
    """`data` with each of its bits wrong, one at a time."""
    whole = int.from_bytes(data, "big")
    return [(whole ^ 1 << bit).to_bytes(len(data), "big") for bit in range(len(data) * 8)]


@pytest.mark.parametrize("vector", CHECKED.values(), ids=CHECKED)
def test_damaged_frames_show_nothing(vector: dict[str, Any]) -> None:
    """The device notices every wrong bit in every frame, and shows the next correct frame."""
    codec = CODECS[vector["protocol"]]
    device = identified_pair(codec, *size_of(vector)).device
    good = bytes.fromhex(vector["frames"][3]["bytes"])
    expected = Shown(vector["frames"][3]["row"], bytes.fromhex(vector["frames"][3]["shown"]))
    now = 2000.0
    for frame in vector["frames"]:
        for damaged in flips(bytes.fromhex(frame["bytes"])):
            events = without_sends(device.receive(damaged))
            for _ in range(2):
                now += 1.0
                events += without_sends(device.tick(now))
            assert all(isinstance(event, Noise) for event in events), damaged.hex()
            assert without_sends(device.receive(good)) == [expected], damaged.hex()


@pytest.mark.parametrize("vector", CHECKED.values(), ids=CHECKED)
def test_damaged_answers_are_noise(vector: dict[str, Any]) -> None:
    """The host notices every wrong bit, and reports no key that was not pressed."""
    codec = CODECS[vector["protocol"]]
    for step in vector["keys"]:
        pair = identified_pair(codec, *size_of(vector))
        if step["asked"]:
            pair.now += 0.2
            pair.host.tick(pair.now)
        for damaged in flips(bytes.fromhex(step["down"])):
            assert _only_noise(copy.deepcopy(pair.host), damaged, pair.now), damaged.hex()
    for step in vector["introduction"]:
        if step["from"] == "device":
            for damaged in flips(bytes.fromhex(step["bytes"])):
                host = codec.host()
                host.hello()
                assert _only_noise(host, damaged, 0.0), damaged.hex()


def _only_noise(host: Host, data: bytes, now: float) -> bool:
    events = host.receive(data) + host.tick(now) + host.tick(now + 0.6)
    return all(isinstance(event, Noise) for event in without_sends(events))
