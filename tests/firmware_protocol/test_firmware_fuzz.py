"""A million random bytes at each half of each protocol: it never raises, never grows, recovers."""

from random import Random

import pytest
from codec_pair import Pair, identified_pair

from firmware_protocol.codecs.codec import Codec, Device, Host
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import NOISE_BYTES, KeyDown, Noise, Shown
from firmware_protocol.link import PENDING_LIMIT, Link

BYTES = 1_000_000
EVERY = pytest.mark.parametrize("codec", CODECS.values(), ids=list(CODECS))


def storm(codec: Codec, side: str, random: Random) -> list[bytes]:
    """Half of it chance, half of it real conversation with some bytes changed, in odd pieces."""
    pair = identified_pair(codec)
    pair.to_device(pair.host.hello())
    pair.settle()
    for row in range(len(pair.device.rows)):
        pair.to_device(pair.host.show({row: random.randbytes(len(pair.device.rows[0]))}))
    for name in pair.device.keys[:60]:
        pair.to_host(pair.device.press(name))
        pair.to_host(pair.device.release(name))
        pair.pass_time(0.2)
    speaker = "device" if side == "host" else "host"
    real = b"".join(data for who, data in pair.sent if who == speaker)
    # Bytes that steer protocols come more often than chance would bring them.
    steering = bytes(data[0] for who, data in pair.sent if who == speaker) + b"\x1b\x7e\x7d\x79\xaa"
    chunks = []
    count = 0
    while count < BYTES:
        choice = random.randrange(4)
        if choice == 0:
            chunk = random.randbytes(random.randrange(1, 4000))
        elif choice == 1:
            chunk = bytes(random.choices(steering, k=random.randrange(1, 40)))
            chunk += random.randbytes(2)
        else:
            start = random.randrange(len(real))
            damaged = bytearray(real[start : start + random.randrange(1, 4000)])
            for _ in range(random.randrange(1, 1 + len(damaged) // 20 + 1)):
                damaged[random.randrange(len(damaged))] = random.randrange(256)
            chunk = bytes(damaged)
        chunks.append(chunk)
        count += len(chunk)
    return chunks


def survive(codec: Codec, half: Host | Device, chunks: list[bytes], random: Random) -> float:
    """Feed it all; returns what time it is then."""
    now = 5000.0
    for chunk in chunks:
        for event in half.receive(chunk):
            assert not isinstance(event, Noise) or len(event.data) <= NOISE_BYTES
        assert half.held <= codec.limit
        if random.random() < 0.2:
            now += random.random() * 0.7
            half.tick(now)
    return now


@EVERY
def test_the_device_survives(codec: Codec) -> None:
    """And shows the next frame."""
    random = Random(7)
    pair = identified_pair(codec)
    pair.now = survive(codec, pair.device, storm(codec, "device", random), random)
    for _ in range(30):
        pair.now += 1.0
        pair.device.tick(pair.now)
    fresh = identified_pair(codec)
    wanted = bytes([0x15]) * len(pair.device.rows[0])
    events = pair.device.receive(fresh.host.show({0: wanted}))
    assert Shown(0, wanted) in events


@EVERY
def test_the_host_survives(codec: Codec) -> None:
    """And hears the display and its keys."""
    random = Random(8)
    pair = identified_pair(codec)
    pair.now = survive(codec, pair.host, storm(codec, "host", random), random)
    for _ in range(30):
        pair.now += 1.0
        pair.host.tick(pair.now)
    again = Pair(codec, pair.host, codec.device(codec.columns, codec.rows, ""), pair.now)
    again.identify()
    again.settle()
    again.forget()
    name = again.device.keys[0]
    again.to_host(again.device.press(name))
    again.pass_time(0.2)
    assert again.host_events == [KeyDown(name)]


@EVERY
def test_the_link_survives(codec: Codec) -> None:
    """What it keeps for a port that takes nothing is bounded, whatever comes in."""
    random = Random(9)
    link = Link(codec, "port")
    link.opened(0.0)
    now = 0.0
    for chunk in storm(codec, "host", random)[:500]:
        now += 0.01
        link.show([random.randbytes(500)] * 70)
        link.step(now, chunk)
        assert len(link.pending) <= 2 * PENDING_LIMIT
        if random.random() < 0.3:
            link.sent(min(len(link.pending), random.randrange(20)), now)
