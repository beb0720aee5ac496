"""HumanWare: what BRLTTY and displays say, and what there is besides the common rules."""

import pytest
from firmware_talk import acquainted, talk

from firmware_protocol.codecs.humanware import wire
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import (
    DeviceInfo,
    Identified,
    KeyDown,
    KeyUp,
    Noise,
    PoweredOff,
    Send,
    Shown,
)

HUMANWARE = CODECS["humanware"]


def hexed(text: str) -> bytes:
    return bytes.fromhex(text)


@pytest.mark.parametrize(
    ("asked", "answered"),
    [("1b0000", "1b0103000020"), ("1b0c00", "1b0d0401020304"), ("1b0300", "1b0400")],
)
def test_brltty_asks_a_device(asked: str, answered: str) -> None:
    """Captured from BRLTTY 6.5: its questions, and the answers that it was content with."""
    assert HUMANWARE.device(32, 1).receive(hexed(asked)) == [Send(hexed(answered))]


def test_a_host_hears_those_answers() -> None:
    """The same capture from the other side; our questions are BRLTTY's."""
    host = HUMANWARE.host()
    assert host.hello() == hexed("1b0000")
    heard = host.receive(hexed("1b0103000020"))
    assert heard == [Identified("Brailliant BI 32", 1, 32), Send(hexed("1b0c001b0300"))]
    assert host.receive(hexed("1b0d0401020304")) == [DeviceInfo("firmware", "2.3.4")]
    assert host.receive(hexed("1b0400")) == []


def test_brltty_shows_a_line() -> None:
    """Captured from BRLTTY 6.5: 02, the length, and the cells as they are."""
    cells = bytes([wire.ESC, 0x7E, 0x00]) + bytes(29)
    assert HUMANWARE.device(32, 1).receive(hexed("1b0220") + cells) == [Shown(0, cells)]
    assert acquainted(HUMANWARE, 32).host.show({0: cells}) == hexed("1b0220") + cells


@pytest.mark.parametrize(
    ("model", "cells", "name"),
    [
        (0x00, 14, "Brailliant BI 14"),
        (0x00, 80, "Brailliant B 80"),
        (0x00, 33, "HumanWare"),
        (0x10, 32, "BrailleNote Touch"),
        (0x12, 40, "APH Mantis Q40"),
        (0x77, 40, "Brailliant BI 40"),
    ],
)
def test_models(model: int, cells: int, name: str) -> None:
    """By the model byte; by the number of cells if that is 0 or not known."""
    host = HUMANWARE.host()
    host.hello()
    heard = host.receive(wire.packet(wire.INIT_ANSWER, bytes([0, model, cells])))
    assert heard[0] == Identified(name, 1, cells)


def test_a_size_that_no_brailliant_has() -> None:
    """BRLTTY 6.5 breaks off at a size that it cannot make a model of: a device names one."""
    heard = HUMANWARE.device(27, 1).receive(wire.packet(wire.INIT))
    assert heard == [Send(hexed("1b010300111b"))]
    with pytest.raises(ValueError, match="14, 32, 40 or 80"):
        HUMANWARE.device(27, 1, "Brailliant")


def test_a_display_that_still_starts() -> None:
    """It says that it is not ready, and is asked again 100 ms later, as often as it needs."""
    pair = talk(HUMANWARE)
    pair.device.starting = 3  # type: ignore[attr-defined]
    pair.to_device(pair.host.hello())
    asked = 1
    while not pair.found:
        assert pair.host.deadline is not None
        pair.pass_time(0.1)
        asked = [data for who, data in pair.said if who == "host"].count(hexed("1b0000"))
        assert asked <= 4
    assert asked == 4


def test_keys_are_told_one_by_one_and_all_at_once() -> None:
    """05 and 06 tell one key; 04 tells all that are pressed. None is told twice."""
    host = acquainted(HUMANWARE).host
    assert host.receive(hexed("1b050112")) == [KeyDown("pan back")]
    assert host.receive(hexed("1b050112")) == []
    assert host.receive(hexed("1b0402130f")) == [
        KeyUp("pan back"),
        KeyDown("pan on"),
        KeyDown("command 5"),
    ]
    assert host.receive(hexed("1b0400")) == [KeyUp("pan on"), KeyUp("command 5")]
    assert host.receive(hexed("1b060112")) == []


def test_routing_keys_begin_with_80() -> None:
    """And end with the last cell; what the BrailleNote Touch tests of itself is no key."""
    host = acquainted(HUMANWARE).host
    assert host.receive(wire.packet(wire.KEY_DOWN, bytes([80]))) == [KeyDown("routing 1")]
    assert host.receive(wire.packet(wire.KEY_DOWN, bytes([119]))) == [KeyDown("routing 40")]
    beyond = wire.packet(wire.KEY_DOWN, bytes([120]))
    assert host.receive(beyond) == [Noise(beyond, "unknown key")]
    assert host.receive(wire.packet(wire.KEY_DOWN, bytes([30]))) == []


def test_a_packet_inside_what_looked_like_one() -> None:
    """A length that was damaged takes the next packets with it only for a while."""
    pair = acquainted(HUMANWARE)
    assert pair.host.receive(hexed("1b0430") + hexed("1b050112")) == []
    pair.host.tick(10.0)
    assert KeyDown("pan back") in pair.host.tick(11.0)


def test_switched_off() -> None:
    """The display says so; nothing is pressed after that."""
    pair = acquainted(HUMANWARE)
    pair.to_host(pair.device.press("dot 1"))
    pair.forget()
    pair.to_host(pair.device.power_off())
    assert pair.host_heard == [PoweredOff()]
    pair.to_host(hexed("1b050102"))
    assert pair.host_heard[1:] == [KeyDown("dot 1")]
