"""`check` finds what people who build a display do wrong, and finds nothing where it is right."""

import pytest
from codec_pair import FastEmulator

from firmware_protocol import check
from firmware_protocol.codecs import framing
from firmware_protocol.codecs.baum import wire
from firmware_protocol.codecs.canute import wire as canute
from firmware_protocol.codecs.codec import Line
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.emulator import Emulator
from firmware_protocol.errors import PortError, Reason
from firmware_protocol.events import Event, Send, Shown

ESCAPES = "cells that look like control bytes"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An examination without its waits."""
    monkeypatch.setattr(check, "ANSWER_SECONDS", 0.06)
    monkeypatch.setattr(check, "QUIET_SECONDS", 0.01)
    monkeypatch.setattr(check, "PIECE_SECONDS", 0.0)
    monkeypatch.setattr(check, "GAP_SECONDS", 0.06)
    monkeypatch.setattr(Line, "seconds", lambda line, count: 0.0)
    monkeypatch.setattr(framing, "STALE_SECONDS", 0.03)
    for name in ("RISE_SECONDS", "STATUS_SECONDS", "REFUSED_SECONDS", "KEY_SECONDS"):
        monkeypatch.setattr(canute, name, 0.02)


def examined(emulator: Emulator) -> dict[str, list[str]]:
    """What was found wrong, by step."""
    examiner = check.Examiner(emulator.codec, emulator)
    return {step.title: step.problems for step in examiner.steps()}


def faulty(name: str, columns: int = 0, rows: int = 0) -> Emulator:
    return FastEmulator(CODECS[name], columns, rows)


@pytest.mark.parametrize("name", list(CODECS))
def test_our_own_devices_are_good(name: str) -> None:
    """In every protocol, all steps."""
    emulator = faulty(name)
    found = examined(emulator)
    assert len(found) == 9
    assert not any(found.values()), found
    assert [bytes(emulator.device.rows[0][:6])] == [b"\x01\x02\x04\x08\x10\x20"]


def test_nothing_comes_back() -> None:
    """Only one step is possible; it names speed, parity and wires."""
    emulator = faulty("handytech")
    emulator.silent = True
    ((title, wrong),) = examined(emulator).items()
    assert title == "the question who is there"
    assert "not one byte" in wrong[0]
    assert "19200 baud and parity O" in wrong[0]


def test_only_rubbish_comes_back() -> None:
    """As with a wrong speed: the bytes are quoted."""
    emulator = faulty("baum")
    emulator.device.receive = lambda data: [Send(b"\xfe\x80\x7c")]  # type: ignore[method-assign]
    (wrong,) = examined(emulator).values()
    assert any("FE 80 7C" in line and "19200 baud" in line for line in wrong)


def test_an_identity_without_a_size() -> None:
    """A name alone is not enough."""
    emulator = faulty("baum")
    emulator.device.receive = lambda data: [  # type: ignore[method-assign]
        Send(wire.packet(wire.IDENTITY, b"VarioConnect 40 "))
    ]
    (wrong,) = examined(emulator).values()
    assert any("'VarioConnect 40', but not its size" in line for line in wrong)


def test_cells_that_are_escapes() -> None:
    """The classic: ESC inside the cells is not recognised as doubled."""
    emulator = faulty("baum", 40)
    right = emulator.device.receive

    def receive(data: bytes) -> list[Event]:
        return right(data.replace(b"\x1b\x1b", b"\x1b"))

    emulator.device.receive = receive  # type: ignore[method-assign]
    found = examined(emulator)
    assert any("reports the error" in line or "not answered" in line for line in found[ESCAPES])


def test_an_escape_that_is_not_doubled() -> None:
    """The other way round: 27 cells are 1B in hexadecimal, and must be sent twice."""
    emulator = faulty("baum", 27)
    right = emulator.device.receive

    def receive(data: bytes) -> list[Event]:
        events = right(data)
        return [
            Send(event.data.replace(b"\x1b\x1b", b"\x1b")) if isinstance(event, Send) else event
            for event in events
        ]

    emulator.device.receive = receive  # type: ignore[method-assign]
    found = examined(emulator)
    assert found["the question who is there"]


def test_a_display_that_changes_its_mind() -> None:
    """The second answer must be the first."""
    emulator = faulty("baum")
    right = emulator.device.receive
    count = iter(range(1000))

    def receive(data: bytes) -> list[Event]:
        if next(count) > 0:
            emulator.device.rows[0] = bytearray(20)
        return right(data)

    emulator.device.receive = receive  # type: ignore[method-assign]
    found = examined(emulator)
    assert any("now says" in line and "20 cells" in line for line in found["asked again"])


def test_noise_that_confuses() -> None:
    """A device that must be spoken to in its own words from the first byte on."""
    emulator = faulty("baum")
    right = emulator.device.receive

    def receive(data: bytes) -> list[Event]:
        if data == check.NOISE:
            emulator.silent = True
        return right(data)

    emulator.device.receive = receive  # type: ignore[method-assign]
    found = examined(emulator)
    assert "not answered" in found["bytes without meaning before the question"][0]


def test_bytes_that_must_come_at_once() -> None:
    """A device that takes each read for a whole packet."""
    emulator = faulty("baum")
    right = emulator.device.receive
    emulator.device.receive = lambda data: (  # type: ignore[method-assign]
        right(data) if len(data) > 1 else []
    )
    found = examined(emulator)
    assert "not answered" in found["the question in single bytes"][0]
    assert not found["asked again"]


def test_a_wrong_checksum() -> None:
    """Of a Canute's answers: the bytes are quoted."""
    emulator = faulty("canute", 10, 2)
    right = emulator.device.receive

    def receive(data: bytes) -> list[Event]:
        return [Send(b"\x7e\x00\x0a\x00\x12\x34\x7e")] if right(data) else []

    emulator.device.receive = receive  # type: ignore[method-assign]
    (wrong,) = examined(emulator).values()
    assert any("checksum" in line and "00 0A 00 12 34" in line for line in wrong)


def test_rows_that_are_refused() -> None:
    """Every step that shows something says so."""
    emulator = faulty("canute", 10, 2)
    right = emulator.device.receive

    def receive(data: bytes) -> list[Event]:
        if data[1:2] == bytes([canute.SHOW_ROW]):
            return [Send(canute.answer(canute.SHOW_ROW, 9))]
        return right(data)

    emulator.device.receive = receive  # type: ignore[method-assign]
    found = examined(emulator)
    assert any("refused" in line for line in found["every dot pattern"])


def test_a_display_that_does_not_acknowledge() -> None:
    """Rows of Handy Tech's are acknowledged; without that it says how long it waited."""
    emulator = faulty("handytech")
    codec = CODECS["handytech"]._replace(ack_seconds=0.05)
    right = emulator.device.receive

    def receive(data: bytes) -> list[Event]:
        events = right(data)
        if any(isinstance(event, Shown) for event in events):
            return [event for event in events if not isinstance(event, Send)]
        return events

    emulator.device.receive = receive  # type: ignore[method-assign]
    examiner = check.Examiner(codec, emulator)
    found = {step.title: step.problems for step in examiner.steps()}
    assert any("not acknowledged within" in line for line in found["every dot pattern"])


def test_keys() -> None:
    """Each is said; one that stays down is reported."""
    emulator = faulty("baum")
    examiner = check.Examiner(emulator.codec, emulator)
    assert not next(examiner.steps()).problems
    said: list[str] = []
    emulator.press(["pan on"])
    emulator.release(["pan on"])
    emulator.press(["routing 3"])
    step = examiner.keys(0.1, said.append)
    assert said == ["Down: pan on.", "Up: pan on.", "Down: routing 3."]
    assert step.problems == ["routing 3 went down and was never released."]
    emulator.release(["routing 3"])
    assert not [line for line in examiner.keys(0.1, said.append).problems if "released" in line]


def test_no_keys() -> None:
    """Perhaps nobody pressed one; it is said."""
    emulator = faulty("baum")
    step = check.Examiner(emulator.codec, emulator).keys(0.05, print)
    assert step.problems == ["no key was heard. If keys were pressed, they were not sent."]


def test_unplugged_in_the_middle() -> None:
    """The port's own error comes through."""
    emulator = faulty("baum")
    steps = check.Examiner(emulator.codec, emulator).steps()
    next(steps)
    emulator.unplug()
    with pytest.raises(PortError) as caught:
        next(steps)
    assert caught.value.fault.reason is Reason.PORT_GONE
