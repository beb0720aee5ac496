"""Handy Tech: what BRLTTY and displays say, and what there is besides the common rules."""

import pytest
from firmware_talk import acquainted, talk

from firmware_protocol.codecs.handytech import wire
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import (
    Ack,
    Identified,
    KeyDown,
    KeyUp,
    Noise,
    Refused,
    Send,
    Shown,
)

HANDYTECH = CODECS["handytech"]
CELLS = bytes(range(40))


def hexed(text: str) -> bytes:
    return bytes.fromhex(text)


def test_brltty_and_a_basic_braille() -> None:
    """Captured from BRLTTY 6.5: who is there, a line, and its acknowledgement."""
    device = HANDYTECH.device(40, 1, "Basic Braille 40")
    assert device.receive(hexed("ff")) == [Send(hexed("fe84"))]
    heard = device.receive(hexed("79842901") + CELLS + hexed("16"))
    assert heard == [Shown(0, CELLS), Send(hexed("798402077e16"))]
    host = HANDYTECH.host()
    assert host.hello() == hexed("ff")
    assert host.receive(hexed("fe84")) == [Identified("Basic Braille 40", 1, 40)]
    assert host.show({0: CELLS}) == hexed("79842901") + CELLS + hexed("16")
    assert host.receive(hexed("798402077e16")) == [Ack()]


def test_brltty_and_a_braille_star() -> None:
    """Captured from BRLTTY 6.5: an older model takes its cells bare."""
    device = HANDYTECH.device(40, 1, "Braille Star 40")
    assert device.receive(hexed("ff")) == [Send(hexed("fe74"))]
    assert device.receive(hexed("01") + CELLS) == [Shown(0, CELLS), Send(hexed("7e"))]
    host = acquainted(HANDYTECH, 40, 1, "Braille Star 40").host
    assert host.show({0: CELLS}) == hexed("01") + CELLS
    assert host.receive(hexed("7e")) == [Ack()]


def test_a_device_takes_either_kind_of_line() -> None:
    """NVDA sends the Braille Star an extended packet, BRLTTY a bare one."""
    for model in HANDYTECH.models:
        device = HANDYTECH.device(40, 1, model)
        code = device.hello()[1:]
        status = bytes(len(device.rows[0]) - 40)
        for line in (b"\x01" + status + CELLS, b"\x79" + code + b"\x29\x01" + CELLS + b"\x16"):
            assert Shown(0, CELLS + status) in device.receive(line)


def test_status_cells_come_first_on_the_wire() -> None:
    """And last in a row, where they are beside the text."""
    pair = acquainted(HANDYTECH, 20, 1, "Modular 20+4")
    line = bytes(range(1, 25))
    assert pair.host.show({0: line}) == b"\x01" + line[20:] + line[:20]
    pair.to_device(pair.host.show({0: line}))
    assert pair.device.rows[0] == line


@pytest.mark.parametrize(
    ("answer", "event"),
    [("7e", Ack()), ("7d", Refused()), ("798402077e16", Ack()), ("798402077d16", Refused())],
)
def test_acknowledgements(answer: str, event: Ack | Refused) -> None:
    """Bare or extended."""
    assert acquainted(HANDYTECH, 40, 1, "Basic Braille 40").host.receive(hexed(answer)) == [event]


def test_a_longer_confirmation() -> None:
    """An Active Braille's may have a byte more, which says neither yes nor no."""
    host = acquainted(HANDYTECH, 40, 1, "Active Braille").host
    assert host.receive(hexed("79540207150016")) == []
    assert host.receive(hexed("795402077e16")) == [Ack()]


def test_keys_bare_and_extended() -> None:
    """Bit 7 tells a release. Bare keys are heard only from models that tell them so."""
    old = acquainted(HANDYTECH, 40, 1, "Braille Wave").host
    assert old.receive(hexed("24a4")) == [KeyDown("routing 5"), KeyUp("routing 5")]
    assert old.receive(hexed("790502040f16")) == [KeyDown("dot 1")]
    new = acquainted(HANDYTECH, 40, 1, "Basic Braille Plus 40").host
    assert new.receive(hexed("79940204241679940204a416")) == [
        KeyDown("routing 5"),
        KeyUp("routing 5"),
    ]
    assert new.receive(hexed("24")) == [Noise(hexed("24"), "between packets")]


def test_a_packet_without_its_end() -> None:
    """It means nothing, nor does anything in it, and the next one does."""
    host = acquainted(HANDYTECH, 40, 1, "Basic Braille Plus 40").host
    heard = host.receive(hexed("799402042400") + hexed("799402040f16"))
    assert heard == [Noise(hexed("799402042400"), "between packets"), KeyDown("dot 1")]


def test_reset_by_itself() -> None:
    """A display that was switched off and on says who it is: nothing is pressed or shown."""
    pair = acquainted(HANDYTECH)
    pair.to_host(pair.device.press("dot 1"))
    pair.forget()
    pair.to_host(pair.device.hello())
    assert pair.host_heard == [Identified("Basic Braille Plus 40", 1, 40)]
    pair.to_host(hexed("799402040f16"))
    assert pair.host_heard[1:] == [KeyDown("dot 1")]


def test_a_display_that_was_made_smaller() -> None:
    """An Activator tells its size when asked; until then, or for a while, it is shown nothing."""
    pair = talk(HANDYTECH, 25, 1, "Activator")
    pair.to_device(pair.host.hello())
    assert pair.found == [Identified("Activator", 1, 40), Identified("Activator", 1, 25)]
    assert pair.host.ready
    assert pair.host.show({0: CELLS}) == hexed("79a41a01") + CELLS[:25] + hexed("16")


def test_one_that_does_not_tell_its_size() -> None:
    """It has all its cells."""
    host = HANDYTECH.host()
    host.hello()
    host.receive(hexed("fea4"))
    assert not host.ready
    host.tick(1.0)
    assert host.deadline is not None
    host.tick(host.deadline)
    assert host.ready
    assert len(host.show({0: CELLS})) == 45


def test_what_is_of_no_use_here() -> None:
    """Clock, touch and scan codes are skipped; what nobody knows is noise."""
    host = acquainted(HANDYTECH, 40, 1, "Active Braille").host
    assert host.receive(hexed("79540352010016")) == []
    unknown = hexed("795402330016")
    assert host.receive(unknown) == [Noise(unknown, "unknown packet")]


def test_every_model() -> None:
    """Each is told by its byte, and its keys have names and numbers of their own."""
    for byte, (name, columns, status, _) in wire.MODELS.items():
        device = HANDYTECH.device(columns, 1, name)
        assert device.hello() == bytes([wire.IDENTITY, byte])
        assert len(device.rows[0]) == columns + status
        for key in device.keys:
            code = wire.key_code(byte, key, columns)
            assert wire.key_name(byte, code, columns) == key
