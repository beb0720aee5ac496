"""Canute: what BRLTTY puts on the wire, and rows that take their time to rise."""

import pytest
from firmware_talk import Talk, acquainted, talk

from firmware_protocol.codecs.canute import wire
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import Ack, Identified, KeyDown, KeyUp, Noise, Refused, Send, Shown

CANUTE = CODECS["canute"]


def hexed(text: str) -> bytes:
    return bytes.fromhex(text)


def known() -> Talk:
    return acquainted(CANUTE)


def test_the_checksum() -> None:
    """CRC-16/X-25, by the check value that its catalogue gives."""
    assert wire.checksum(b"123456789") == 0x906E


@pytest.mark.parametrize(
    ("asked", "answered"),
    [
        ("7e0078f07e", "7e0028003f2b7e"),
        ("7e01f1e17e", "7e010900084b7e"),
        ("7e03e3c27e", "7e03100039bc7e"),
        ("7e0bab4e7e", "7e0b322e302e313076f57e"),
        ("7e0d9d2b7e", "7e0d0000b3397e"),
    ],
)
def test_brltty_asks_a_device(asked: str, answered: str) -> None:
    """Captured from BRLTTY 6.5: its questions, and the answers that it was content with."""
    assert CANUTE.device(40, 9).receive(hexed(asked)) == [Send(hexed(answered))]


def test_brltty_shows_a_row() -> None:
    """Captured from BRLTTY 6.5: the answer to a row."""
    device = CANUTE.device(40, 9)
    heard = device.receive(wire.frame(b"\x06\x00" + b"\x15" * 40))
    assert heard == [Shown(0, b"\x15" * 40), Send(hexed("7e06000015107e"))]


def test_our_questions_are_brlttys() -> None:
    """Captured from BRLTTY 6.5: columns, rows, firmware, keys, status."""
    pair = talk(CANUTE)
    pair.identify()
    pair.settle()
    ours = {data for speaker, data in pair.said if speaker == "host"}
    assert ours == {
        hexed(text) for text in ("7e0078f07e", "7e01f1e17e", "7e0bab4e7e", "7e0a225f7e")
    }


def test_stuffing() -> None:
    """7E and 7D inside a frame: in the cells, the row number and the checksum. Six dots only."""
    data = wire.frame(b"\x06\x7e\x7d")
    assert data[:6] == hexed("7e06 7d5e 7d5d")
    assert data.count(0x7E) == 2
    # Among all rows some have a flag or an escape as their checksum.
    device = CANUTE.device(2, 64)
    for row in range(64):
        for cell in range(64):
            heard = device.receive(wire.frame(bytes([6, row, cell, cell])))
            assert heard[0] == Shown(row, bytes([cell, cell]))


def test_dots_seven_and_eight_are_left_out() -> None:
    """There are no such dots: the host does not send them, and the device does not show them."""
    pair = known()
    assert pair.host.show({0: b"\xff\x57"})[3:5] == b"\x3f\x17"
    device = CANUTE.device(2, 1)
    device.receive(wire.frame(b"\x06\x00\xff\xc1"))
    assert bytes(device.rows[0]) == b"\x3f\x01"


@pytest.mark.parametrize(("rows", "columns"), [(1, 20), (5, 12), (4, 10), (10, 32), (9, 40)])
def test_the_size_is_the_devices(rows: int, columns: int) -> None:
    """BRLTTY 6.5 took these sizes, and so do we: home-made displays have their own."""
    model = "Canute 360" if (rows, columns) == (9, 40) else "Canute protocol"
    pair = talk(CANUTE, columns, rows)
    assert pair.identify() == Identified(model, rows, columns, dots=6)


@pytest.mark.parametrize(("command", "result"), [(0, 0), (0, 257), (1, 0), (1, 65)])
def test_sizes_that_cannot_be(command: int, result: int) -> None:
    """No display of nothing, and none that would fill the memory."""
    host = CANUTE.host()
    host.hello()
    if command:
        host.receive(wire.answer(0, 40))
    (noise,) = host.receive(wire.answer(command, result))
    assert isinstance(noise, Noise)


def shown(pair: Talk, cells: bytes) -> list[tuple[float, object]]:
    """Show row 0 and say what is heard, and when, until it stands."""
    begun = pair.now
    pair.to_device(pair.host.show({0: cells}))
    found: list[tuple[float, object]] = []
    for _ in range(200):
        pair.pass_time(0.05)
        found += [(round(pair.now - begun, 2), event) for event in pair.host_heard]
        pair.host_heard.clear()
        if found:
            break
    return found


def test_a_row_rises() -> None:
    """After a row with content we wait, then ask until nothing moves; a blank one is at once."""
    pair = known()
    (when, event), *_ = shown(pair, b"\x01")
    assert event == Ack()
    assert wire.RISE_SECONDS <= when <= wire.RISE_SECONDS + 0.15
    assert shown(pair, b"") == [(0.05, Ack())]
    pair.device.rise_seconds = 3.0  # type: ignore[attr-defined]
    (when, event), *_ = shown(pair, b"\x02")
    assert event == Ack()
    assert 3.0 <= when <= 3.0 + wire.STATUS_SECONDS + 0.15


def test_keys_are_asked_for_while_a_row_rises() -> None:
    """Ten times a second, and a key pressed and released in between is not lost."""
    pair = known()
    pair.to_device(pair.host.show({0: b"\x01"}))
    pair.forget()
    pair.device.press("pan on")
    pair.device.release("pan on")
    for _ in range(5):
        pair.pass_time()
    assert pair.host_heard == [KeyDown("pan on"), KeyUp("pan on")]
    assert [data for speaker, data in pair.said if speaker == "host"] == [wire.frame(b"\x0a")] * 5


def test_a_row_that_is_not_answered() -> None:
    """After ten seconds it counts as refused, so that it is sent again."""
    pair = known()
    pair.host.show({0: b"\x01"})
    heard: list[object] = []
    for tenth in range(120):
        pair.now += 0.1
        heard += [(tenth, event) for event in pair.host.tick(pair.now)]
    assert heard[0] == (100, Refused())


def test_a_row_that_is_refused() -> None:
    """An error is not repeated at once: the display is given time."""
    pair = known()
    pair.host.show({0: b"\x01"})
    assert pair.host.receive(wire.answer(wire.SHOW_ROW, 5)) == []
    heard = []
    for tenth in range(60):
        pair.now += 0.1
        heard += [(tenth, event) for event in pair.host.tick(pair.now) if event == Refused()]
        pair.host.receive(wire.answer(wire.KEYS, 0))
    assert heard == [(50, Refused())]


def test_a_status_that_is_not_answered() -> None:
    """While it moves a display may be deaf: it is asked again."""
    pair = known()
    pair.to_device(pair.host.show({0: b"\x01"}))
    pair.forget()
    asked = 0
    while asked < 4:
        pair.now += 0.1
        for event in pair.host.tick(pair.now):
            assert isinstance(event, Send)
            if event.data == wire.frame(bytes([wire.STATUS])):
                asked += 1
            else:
                pair.host.receive(wire.answer(wire.KEYS, 0))
    assert pair.now < 1100.0
    assert pair.host.receive(wire.answer(wire.STATUS, 0)) == [Ack()]


def test_what_was_not_asked() -> None:
    """An answer to nothing is noise; one that comes late is only late."""
    pair = known()
    (noise,) = pair.host.receive(wire.answer(wire.KEYS, 1))
    assert isinstance(noise, Noise)
    pair.pass_time(0.0)
    pair.now += 0.2
    assert pair.host.tick(pair.now) == [Send(wire.frame(b"\x0a"))]
    pair.host.hello()
    assert pair.host.receive(wire.answer(wire.KEYS, 1)) == []


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ("7e 7e 00 78 f1 7e", "checksum"),
        ("7e 00 78 7e", "frame too short"),
        ("7e 00 78 f0 7d 7e", "frame broken off"),
        ("00 11 7e", "frame too short"),
        ("7e" + "55" * 400 + "7e", "frame too long"),
        ("7e 44 9e b7 7e", "unknown command"),
        ("7e 00 01 00 00 7e", "checksum"),
    ],
)
def test_noise(data: str, why: str) -> None:
    """Each kind of damage is named, and the next frame is understood."""
    device = CANUTE.device(40, 9)
    found = hexed(data)
    if why == "unknown command":
        found = wire.frame(b"\x44")
    heard = device.receive(found)
    assert [event.why for event in heard if isinstance(event, Noise)] == [why]
    assert device.receive(hexed("7e0078f07e")) == [Send(hexed("7e0028003f2b7e"))]


def test_rows_that_are_not_there() -> None:
    """A row too many, or of a wrong size, is refused with an error."""
    device = CANUTE.device(4, 2)
    refused = Send(wire.answer(wire.SHOW_ROW, wire.NOT_ACCEPTED))
    for payload in (b"\x06\x02abcd", b"\x06\x00abc", b"\x06\x00abcde", b"\x06"):
        heard = device.receive(wire.frame(payload))
        assert isinstance(heard[0], Noise)
        assert heard[1:] == [refused]
    assert all(not any(row) for row in device.rows)


def test_all_rows_are_lowered() -> None:
    """By reset, and by the command that lowers."""
    for command in (wire.RESET_ROWS, wire.LOWER_ROWS):
        device = CANUTE.device(2, 2)
        device.receive(wire.frame(b"\x06\x01\x07\x07"))
        heard = device.receive(wire.frame(bytes([command])))
        assert heard == [Send(wire.answer(command, 0)), Shown(0, b"\0\0"), Shown(1, b"\0\0")]


def test_a_shared_flag() -> None:
    """One flag may end a frame and begin the next."""
    device = CANUTE.device(40, 9)
    assert len(device.receive(hexed("7e0078f07e01f1e17e"))) == 2
