"""Random bytes at each half of each protocol: it raises nothing, stays small and recovers."""

from random import Random

import pytest
from codec_pair import Pair, identified_pair
from random_bytes import amount

from firmware_protocol.codecs.codec import Codec, Device, Host
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import NOISE_BYTES, KeyDown, Noise, Shown
from firmware_protocol.link import PENDING_LIMIT, Link

EVERY = pytest.mark.parametrize("codec", CODECS.values(), ids=list(CODECS))


def random_chunks(codec: Codec, receiver: str, random: Random, count: int) -> list[bytes]:
    """Random bytes and damaged packets of a real exchange, at least `count` bytes in all."""
    exchange = recorded_exchange(codec, "device" if receiver == "host" else "host", random)
    real = b"".join(exchange)
    # Bytes that begin or escape packets, more often than at random.
    special = bytes(data[0] for data in exchange) + b"\x1b\x7e\x7d\x79\xaa"
    chunks: list[bytes] = []
    while sum(map(len, chunks)) < count:
        choice = random.randrange(4)
        if choice == 0:
            chunks.append(random.randbytes(random.randrange(1, 4000)))
        elif choice == 1:
            chunk = bytes(random.choices(special, k=random.randrange(1, 40)))
            chunks.append(chunk + random.randbytes(2))
        else:
            start = random.randrange(len(real))
            damaged = bytearray(real[start : start + random.randrange(1, 4000)])
            for _ in range(random.randrange(1, 2 + len(damaged) // 20)):
                damaged[random.randrange(len(damaged))] = random.randrange(256)
            chunks.append(bytes(damaged))
    return chunks


def recorded_exchange(codec: Codec, sender: str, random: Random) -> list[bytes]:
    """The messages of one side in an exchange with rows and keys."""
    pair = identified_pair(codec)
    pair.to_device(pair.host.hello())
    pair.settle()
    for row in range(len(pair.device.rows)):
        pair.to_device(pair.host.show({row: random.randbytes(len(pair.device.rows[0]))}))
    for name in pair.device.keys[:60]:
        pair.to_host(pair.device.press(name))
        pair.to_host(pair.device.release(name))
        pair.pass_time(0.2)
    return [data for side, data in pair.sent if side == sender]


def feed(codec: Codec, half: Host | Device, chunks: list[bytes], random: Random) -> float:
    """Pass all chunks to a half, with pauses; returns the time of the last one."""
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
def test_the_device_recovers(codec: Codec, request: pytest.FixtureRequest) -> None:
    """It shows the next frame."""
    random = Random(7)
    device = identified_pair(codec).device
    chunks = random_chunks(codec, "device", random, amount(request))
    now = feed(codec, device, chunks, random)
    for _ in range(30):
        now += 1.0
        device.tick(now)
    cells = bytes([0x15]) * len(device.rows[0])
    assert Shown(0, cells) in device.receive(identified_pair(codec).host.show({0: cells}))


@EVERY
def test_the_host_recovers(codec: Codec, request: pytest.FixtureRequest) -> None:
    """It identifies a display and reports its keys."""
    random = Random(8)
    host = identified_pair(codec).host
    now = feed(codec, host, random_chunks(codec, "host", random, amount(request)), random)
    for _ in range(30):
        now += 1.0
        host.tick(now)
    pair = Pair(codec, host, codec.device(codec.columns, codec.rows, ""), now)
    pair.identify()
    pair.settle()
    pair.forget()
    name = pair.device.keys[0]
    pair.to_host(pair.device.press(name))
    pair.pass_time(0.2)
    assert pair.host_events == [KeyDown(name)]


@EVERY
def test_the_link_is_bounded(codec: Codec, request: pytest.FixtureRequest) -> None:
    """The bytes that wait for a full port are limited, whatever the link receives."""
    random = Random(9)
    link = Link(codec, "port")
    link.opened(0.0)
    now = 0.0
    for chunk in random_chunks(codec, "host", random, amount(request)):
        now += 0.01
        link.show([random.randbytes(500)] * 70)
        link.step(now, chunk)
        assert len(link.pending) <= 2 * PENDING_LIMIT
        if random.random() < 0.3:
            link.sent(min(len(link.pending), random.randrange(20)), now)
