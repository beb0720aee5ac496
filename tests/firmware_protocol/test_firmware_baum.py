"""Baum: what BRLTTY and QEMU put on the wire, and what the makers do each in their own way."""

from itertools import pairwise

import pytest
from firmware_talk import Talk, acquainted, talk

from firmware_protocol.codecs.baum import wire
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import (
    DeviceError,
    DeviceInfo,
    Event,
    Identified,
    KeyDown,
    KeyUp,
    Noise,
    PoweredOff,
    Send,
    Shown,
)
from firmware_protocol.link import Link

BAUM = CODECS["baum"]


def known(cells: int = 40) -> Talk:
    return acquainted(BAUM, cells)


def hexed(text: str) -> bytes:
    return bytes.fromhex(text)


def test_brltty_asks_a_device() -> None:
    """Captured from BRLTTY 6.5: its burst, and what a VarioConnect 40 answers."""
    device = BAUM.device(40)
    burst = hexed("1b8a 1b84 1b0100 1b08 1b500500000000 04")
    assert device.receive(burst) == [
        Send(hexed("1b8a3030303030303031")),
        Send(b"\x1b\x84VarioConnect 40 "),
        Send(hexed("1b0128")),
        Send(hexed("1b4014")),
    ]
    assert device.receive(hexed("1b01") + b"\x11" * 40) == [Shown(0, b"\x11" * 40)]


def test_brltty_is_answered() -> None:
    """Captured from BRLTTY 6.5: the answers it was content with make a display for us."""
    host = BAUM.host()
    host.hello()
    answers = hexed("1b8a3030303031323334") + b"\x1b\x84VarioConnect 40 " + hexed("1b01281b4014")
    assert host.receive(answers) == [
        DeviceInfo("serial number", "00001234"),
        DeviceInfo("identity", "VarioConnect 40"),
        Identified("VarioConnect", 1, 40),
        DeviceError(0x14, "unknown packet type"),
    ]


def test_qemu_answers() -> None:
    """Captured from QEMU 7.2: NULs in the identity, routing keys one at a time, from 1."""
    host = BAUM.host()
    host.hello()
    heard = host.receive(b"\x1b\x84Baum Vario40\0\0\0\0" + hexed("1b0128"))
    assert heard[-1] == Identified("Baum", 1, 40)
    assert host.receive(hexed("1b2705 1b2700")) == [KeyDown("routing 5"), KeyUp("routing 5")]
    assert host.receive(hexed("1b2402 1b2400 1b2410 1b2400")) == [
        KeyDown("pan back"),
        KeyUp("pan back"),
        KeyDown("pan on"),
        KeyUp("pan on"),
    ]
    chord = host.receive(hexed("1b330017 1b330000"))
    assert chord[:4] == [KeyDown("dot 1"), KeyDown("dot 2"), KeyDown("dot 3"), KeyDown("dot 5")]
    assert len(chord) == 8


@pytest.mark.parametrize(
    ("identity", "cells", "model"),
    [
        (b"Refreshabraille 18", 18, "Refreshabraille"),
        (b"NLS eReader Zoomax", 20, "NLS eReader Zoomax"),
        (b"Orbit Reader 20 ", 20, "Orbit"),
        (b"Conny (NBP B2G) ", 12, "Conny"),
        (b"VarioConnect 12 ", 12, "Conny"),
        (b"VarioConnect 40 ", 40, "VarioConnect"),
        (b"Pronto! V3 40   ", 40, "Pronto!"),
        (b"\x00\xff\x1b\x1bsomething else", 40, "Baum"),
    ],
)
def test_models(identity: bytes, cells: int, model: str) -> None:
    """Which model an identity means; two of them are longer than the others."""
    host = BAUM.host()
    host.hello()
    heard = host.receive(b"\x1b\x84" + identity + bytes([0x1B, 0x01, cells]))
    assert heard[-1] == Identified(model, 1, cells)
    # The very next key is understood, so the end of the identity was found.
    assert host.receive(hexed("1b2410")) == [KeyDown("pan on")]


def test_a_long_identity_sent_short() -> None:
    """16 bytes of "Refreshabraille " stop BRLTTY 6.5; here the next packet, or a pause, ends it."""
    host = BAUM.host()
    host.hello()
    heard = host.receive(b"\x1b\x84Refreshabraille " + hexed("1b0112"))
    assert heard[-1] == Identified("Refreshabraille", 1, 18)
    host.hello()
    assert host.receive(b"\x1b\x84Refreshabraille ") == []
    host.tick(0.0)
    assert host.tick(0.6) == [DeviceInfo("identity", "Refreshabraille")]


@pytest.mark.parametrize(
    ("cells", "text", "status"), [(44, 40, 4), (56, 40, 16), (68, 64, 4), (84, 80, 4), (64, 64, 0)]
)
def test_status_cells(cells: int, text: int, status: int) -> None:
    """Of some sizes the last cells are status cells, with keys of their own."""
    pair = talk(BAUM, cells)
    assert pair.identify() == Identified("VarioConnect", 1, text, status)
    pair.to_device(pair.host.show({0: bytes(range(1, cells + 1))}))
    assert bytes(pair.device.rows[0]) == bytes(range(1, cells + 1))
    if status:
        pair.forget()
        pair.to_host(pair.device.press("status 1"))
        assert pair.host_heard == [KeyDown("status 1")]


@pytest.mark.parametrize("cells", [0, 85, 255])
def test_numbers_of_cells_that_cannot_be(cells: int) -> None:
    """A display has 1 to 84."""
    host = BAUM.host()
    host.hello()
    heard = host.receive(wire.packet(wire.CELL_COUNT, bytes([cells])))
    assert heard == [Noise(wire.packet(1, bytes([cells])), "impossible number of cells")]


def test_the_identity_may_come_last() -> None:
    """The size alone is enough; a name after it is told as a new introduction."""
    host = BAUM.host()
    host.hello()
    assert host.receive(hexed("1b0114")) == [Identified("Baum", 1, 20)]
    heard = host.receive(b"\x1b\x84Orbit Reader 20 ")
    assert heard == [DeviceInfo("identity", "Orbit Reader 20"), Identified("Orbit", 1, 20)]


@pytest.mark.parametrize(
    ("cells", "length"), [(14, 2), (18, 5), (20, 5), (32, 5), (40, 5), (80, 10)]
)
def test_the_bitmap_of_routing_keys(cells: int, length: int) -> None:
    """Its length is rounded up from 3 and 4 bytes to 5; a display that does not is understood."""
    pair = known(cells)
    data = pair.device.press(f"routing {cells}")
    assert len(data) == 2 + length
    assert pair.host.receive(data) == [KeyDown(f"routing {cells}")]
    exact = bytes((cells + 7) // 8)
    assert pair.host.receive(wire.packet(0x22, exact) + b"\x1b\x24\x00")[0] == KeyUp(
        f"routing {cells}"
    )


def test_routing_keys_beyond_the_cells() -> None:
    """Bits and numbers of cells that the display has not are no keys."""
    pair = known(14)
    assert pair.host.receive(hexed("1b22ffff"))[-1] == KeyDown("routing 9")
    assert len(pair.host.receive(hexed("1b220000"))) == 14
    assert pair.host.receive(hexed("1b27ff")) == []


def test_groups_of_keys_are_independent() -> None:
    """Every message tells the whole state of its group, and nothing of the others."""
    host = known().host
    assert host.receive(hexed("1b2402")) == [KeyDown("pan back")]
    assert host.receive(hexed("1b330100")) == [KeyDown("space")]
    assert host.receive(hexed("1b2410")) == [KeyUp("pan back"), KeyDown("pan on")]
    # The other half of the space bar: for people it is the same key, and it is still down.
    assert host.receive(hexed("1b330300 1b330200")) == []
    assert host.receive(hexed("1b330000")) == [KeyUp("space")]


def test_the_switch() -> None:
    """Off is heard with any of its reasons, and the host may ask for it."""
    pair = known()
    assert pair.host.receive(hexed("1b1702")) == [PoweredOff()]
    assert pair.device.receive(hexed("1b17"))[0] == PoweredOff()


def test_the_protocol_is_switched_on() -> None:
    """Off to on makes the device introduce itself; on again does not."""
    device = BAUM.device(40)
    first = device.receive(hexed("1b1501"))
    assert len(first) == 1
    assert device.receive(hexed("1b1501")) == []
    assert device.receive(hexed("1b1500")) == []
    assert device.receive(hexed("1b1501")) == first


def test_every_other_hello_switches_the_protocol_on() -> None:
    """For displays that are silent until then."""
    host = BAUM.host()
    assert hexed("1b15") not in host.hello()
    assert host.hello() == hexed("1b1500 1b1501")
    assert hexed("1b15") not in host.hello()


def test_asking_for_the_cells_by_silence() -> None:
    """A display command with too few cells, and nothing after it: how many are there?"""
    device = BAUM.device(40)
    assert device.receive(hexed("1b0100")) == []
    device.tick(10.0)
    assert device.tick(10.6) == [Send(hexed("1b0128"))]


def test_escapes() -> None:
    """An ESC among the cells is sent twice, at the beginning, in the middle and at the end."""
    pair = known()
    cells = b"\x1b" + bytes(38) + b"\x1b"
    data = pair.host.show({0: cells})
    assert data == hexed("1b01 1b1b") + bytes(38) + hexed("1b1b")
    assert pair.device.receive(data) == [Shown(0, cells)]


def test_a_row_that_is_cut_off_by_the_next() -> None:
    """What was half sent is not shown, is reported, and the host learns that something is wrong."""
    device = BAUM.device(4)
    row: list[Event] = device.receive(hexed("1b01 0102 1b01 05060708"))
    assert row == [
        Noise(hexed("1b010102"), "packet cut short"),
        Send(hexed("1b0104")),
        Shown(0, hexed("05060708")),
    ]


def test_modes_and_versions() -> None:
    """What is set can be asked for; held keys are told again on demand."""
    device = BAUM.device(40)
    assert device.receive(hexed("1b1108")) == [Send(hexed("1b110800"))]
    assert device.receive(hexed("1b120801 1b1108")) == [Send(hexed("1b110801"))]
    assert device.receive(hexed("1b05")) == [Send(hexed("1b0501"))]
    held = device.press("pan on")
    device.press("dot 1")
    assert device.receive(hexed("1b08"))[0] == Send(held)
    assert len(device.receive(hexed("1b08"))) == 2


def test_an_orbit_is_given_time() -> None:
    """The link rests between two frames for a display whose dots rise slowly."""
    link = Link(BAUM)
    link.opened(0.0)
    link.step(0.0)
    link.sent(len(link.pending), 0.0)
    link.step(0.1, b"\x1b\x84Orbit Reader 20 " + hexed("1b0114"))
    sent = []
    for count in range(300):
        now = 0.1 + count / 100
        link.show([bytes([count % 255])])
        link.step(now)
        if link.pending:
            sent.append(now)
            link.sent(len(link.pending), now)
    gaps = [after - before for before, after in pairwise(sent)]
    assert min(gaps) >= wire.PAUSES["Orbit"]
    assert max(gaps) < wire.PAUSES["Orbit"] + 0.05
