"""Rules for all protocols: the two halves together, with bytes in any pieces."""

import copy
from random import Random

import pytest
from codec_pair import Pair, identified_pair, merged, new_pair, pieces

from firmware_protocol import cells, keys
from firmware_protocol.codecs.codec import Codec
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import (
    Ack,
    Event,
    Identified,
    KeyDown,
    KeyUp,
    Noise,
    PoweredOff,
    Shown,
)

EVERY = pytest.mark.parametrize("codec", CODECS.values(), ids=list(CODECS))
MODELS = pytest.mark.parametrize(
    ("codec", "model"),
    [(codec, model) for codec in CODECS.values() for model in codec.models],
    ids=[f"{codec.name}-{model}" for codec in CODECS.values() for model in codec.models],
)
# Bytes that begin, end or escape packets in one of the protocols.
SPECIAL = b"\x1b\x7e\x7d\x5e\x5d\x16\x79\xaa\x55\xa5\xff\x00\x1b\x1b\x7d\x7d\x7e\x7e"


def expected_cells(display: Identified, row: bytes, number: int = 0) -> bytes:
    """The cells with which the device should show this row."""
    width = display.columns + (display.status if number == 0 else 0)
    fitted = cells.fit(row, width)
    return cells.six_dots(fitted) if display.dots == 6 else fitted


def show(pair: Pair, number: int, row: bytes) -> None:
    """Show a row and wait until the next one may follow."""
    acks = pair.host_events.count(Ack())
    pair.to_device(pair.host.show({number: row}))
    for _ in range(400):
        if not pair.host.acks or pair.host_events.count(Ack()) > acks:
            return
        pair.pass_time()
    raise AssertionError("no acknowledgement")


@MODELS
def test_a_device_is_identified(codec: Codec, model: str) -> None:
    """Every model states its size, and neither side sends anything unknown."""
    pair = new_pair(codec, model=model)
    display = pair.identify()
    pair.settle()
    assert pair.identified == [display]
    assert (display.rows, display.columns + display.status) == (
        len(pair.device.rows),
        len(pair.device.rows[0]),
    )
    noises = [event for event in pair.host_events + pair.device_events if isinstance(event, Noise)]
    assert not noises


@EVERY
def test_every_cell_arrives(codec: Codec) -> None:
    """Random cells, every pattern, and special bytes."""
    pair = identified_pair(codec)
    pair.to_device(pair.host.hello())
    display = pair.identify()
    pair.settle()
    pair.forget()
    random = Random(5)
    patterns = [bytes(range(start, start + 64)) for start in range(0, 256, 64)]
    rows = [SPECIAL * 5, SPECIAL[::-1] * 5, *(bytes([byte]) * 80 for byte in SPECIAL), *patterns]
    rows += [random.randbytes(80) for _ in range(20)]
    for count, row in enumerate(rows):
        number = count % display.rows
        show(pair, number, row)
        assert bytes(pair.device.rows[number]) == expected_cells(display, row, number)
        expected = Shown(number, expected_cells(display, row, number))
        assert [event for event in pair.device_events if isinstance(event, Shown)][-1] == expected
    assert not [event for event in pair.device_events if isinstance(event, Noise)]


@EVERY
def test_rows_that_do_not_fit(codec: Codec) -> None:
    """The host sends nothing for missing rows, nor before a display has answered."""
    assert codec.host().show({0: b"\x01"}) == b""
    pair = identified_pair(codec)
    count = len(pair.device.rows)
    assert pair.host.show({count: b"\x01", -1: b"\x01", 255: b"\x01"}) == b""
    assert pair.host.show({}) == b""


@MODELS
def test_every_key(codec: Codec, model: str) -> None:
    """Each key goes down and up with its name; all names are in the table."""
    pair = identified_pair(codec, model=model)
    names = pair.device.keys
    assert names
    assert len(set(names)) == len(names)
    for name in names:
        assert keys.known(name)
        pair.forget()
        pair.to_host(pair.device.press(name))
        pair.pass_time(0.2)
        assert pair.host_events == [KeyDown(name)]
        pair.to_host(pair.device.release(name))
        pair.pass_time(0.2)
        assert pair.host_events == [KeyDown(name), KeyUp(name)]


@EVERY
def test_a_chord(codec: Codec) -> None:
    """Keys that are pressed together are all reported, and each is released once."""
    pair = identified_pair(codec)
    chord = [
        pair.device.keys[0],
        pair.device.keys[-1],
        pair.device.keys[len(pair.device.keys) // 2],
    ]
    for name in chord:
        pair.to_host(pair.device.press(name))
        pair.pass_time(0.2)
    for name in chord:
        pair.to_host(pair.device.release(name))
        pair.pass_time(0.2)
    assert pair.host_events == [*map(KeyDown, chord), *map(KeyUp, chord)]


@EVERY
def test_keys_that_do_not_move(codec: Codec) -> None:
    """Unknown keys, keys pressed twice and keys released unpressed send nothing."""
    pair = identified_pair(codec)
    assert pair.device.press("no such key") == b""
    assert pair.device.release("no such key") == b""
    name = pair.device.keys[0]
    assert pair.device.release(name) == b""
    pair.to_host(pair.device.press(name))
    assert pair.device.press(name) == b""


@EVERY
@pytest.mark.parametrize("side", ["host", "device"])
def test_how_bytes_are_cut_does_not_matter(codec: Codec, side: str) -> None:
    """Whole, byte by byte, in two pieces at every place, and with the next packet's first byte."""
    pair = identified_pair(codec)
    pair.to_device(pair.host.hello())
    pair.settle()
    show(pair, 0, SPECIAL * 3)
    for name in pair.device.keys[:3]:
        pair.to_host(pair.device.press(name))
        pair.pass_time(0.2)
        pair.to_host(pair.device.release(name))
        pair.pass_time(0.2)
    other = "device" if side == "host" else "host"
    stream = b"".join(data for sender, data in pair.sent if sender == other)
    assert len(stream) > 5
    fresh = identified_pair(codec)

    def events_of(parts: list[bytes]) -> list[Event]:
        half = copy.deepcopy(fresh.host if side == "host" else fresh.device)
        return merged([event for part in parts for event in half.receive(part)])

    whole = events_of([stream])
    assert whole
    assert events_of([bytes([byte]) for byte in stream]) == whole
    for cut in range(1, len(stream)):
        assert events_of(pieces(stream, cut)) == whole
    # The first byte of one more packet changes no event.
    assert events_of([stream + stream[:1]])[: len(whole) - 1] == whole[:-1]


@EVERY
def test_noise_in_front(codec: Codec) -> None:
    """Bytes without a meaning are reported and do not hide the packets after them."""
    noise = b"\x00\x02\x41\x42 noise \x60"
    pair = new_pair(codec)
    pair.to_device(noise)
    pair.to_host(noise)
    for _ in range(20):
        pair.pass_time()
    pair.identify()
    assert [event for event in pair.host_events if isinstance(event, Noise)]


@EVERY
def test_an_unfinished_frame_is_given_up(codec: Codec) -> None:
    """After half a row and a pause the next row is shown."""
    pair = identified_pair(codec)
    first = pair.host.show({0: b"\x07" * 4})
    before = bytes(pair.device.rows[0])
    pair.to_device(first[: len(first) // 2])
    assert bytes(pair.device.rows[0]) == before
    for _ in range(20):
        pair.pass_time()
    pair.identify()
    pair.settle()
    show(pair, 0, b"\x3f\x01")
    assert bytes(pair.device.rows[0][:3]) == b"\x3f\x01\x00"


@EVERY
def test_switched_off_and_on(codec: Codec) -> None:
    """The host reports that a display goes off, and identifies it again later."""
    pair = identified_pair(codec)
    last = pair.device.power_off()
    pair.to_host(last)
    assert (PoweredOff() in pair.host_events) == bool(last)
    pair.forget()
    pair.identify()


@EVERY
def test_after_a_reset_nothing_is_pressed(codec: Codec) -> None:
    """A key that was pressed before the reset is reported when it is pressed again."""
    pair = identified_pair(codec)
    name = pair.device.keys[0]
    pair.to_host(pair.device.press(name))
    pair.pass_time(0.2)
    pair.device = identified_pair(codec).device
    pair.forget()
    pair.identify()
    pair.settle()
    assert KeyUp(name) not in pair.host_events
    pair.to_host(pair.device.press(name))
    pair.pass_time(0.2)
    assert pair.host_events[-1] == KeyDown(name)


@EVERY
def test_goodbye_is_understood(codec: Codec) -> None:
    """The last bytes of the host are no noise for the device."""
    pair = identified_pair(codec)
    pair.to_device(pair.host.goodbye())
    assert not [event for event in pair.device_events if isinstance(event, Noise)]


@EVERY
def test_impossible_sizes(codec: Codec) -> None:
    """They raise ValueError with a sentence."""
    for columns, rows, model in ((0, 1, ""), (100_000, 1, ""), (40, 0, ""), (40, 1000, "")):
        with pytest.raises(ValueError, match=r"\.$"):
            codec.device(columns, rows, model)
    with pytest.raises(ValueError, match=r"models"):
        codec.device(codec.columns, codec.rows, "no such model")


@EVERY
def test_the_registry_agrees(codec: Codec) -> None:
    """The registry states the same as the halves."""
    assert CODECS[codec.name] is codec
    assert codec.line.parity in ("N", "E", "O")
    assert codec.hello_seconds
    assert (codec.ack_seconds > 0) == codec.host().acks
    assert set(codec.pause_seconds) <= set(codec.models)
