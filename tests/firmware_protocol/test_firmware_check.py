"""`check` finds the usual mistakes of people who build displays, and none in our own devices."""

import pytest
from codec_pair import FastEmulator

from firmware_protocol import check
from firmware_protocol.codecs.baum import wire
from firmware_protocol.codecs.canute import wire as canute
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.emulator import Emulator
from firmware_protocol.errors import PortError, Reason
from firmware_protocol.events import Event, Send, Shown

pytestmark = pytest.mark.usefixtures("no_waits")
ESCAPES = "cells that look like control bytes"


def examine(emulator: Emulator) -> dict[str, list[str]]:
    """The problems of each step."""
    examiner = check.Examiner(emulator.codec, emulator)
    return {step.title: step.problems for step in examiner.steps()}


def emulate(name: str, columns: int = 0, rows: int = 0) -> Emulator:
    return FastEmulator(CODECS[name], columns, rows)


@pytest.mark.parametrize("name", list(CODECS))
def test_our_own_devices_are_good(name: str) -> None:
    """All steps, in every protocol."""
    emulator = emulate(name)
    problems = examine(emulator)
    assert len(problems) == 9
    assert not any(problems.values()), problems
    assert [bytes(emulator.device.rows[0][:6])] == [b"\x01\x02\x04\x08\x10\x20"]


def test_a_display_that_sends_nothing() -> None:
    """The only step names speed, parity and wires."""
    emulator = emulate("handytech")
    emulator.silent = True
    ((title, texts),) = examine(emulator).items()
    assert title == "the question who is there"
    assert "not one byte" in texts[0]
    assert "19200 baud and parity O" in texts[0]


def test_a_display_at_a_wrong_speed() -> None:
    """The problem quotes the bytes."""
    emulator = emulate("baum")
    emulator.device.receive = lambda data: [Send(b"\xfe\x80\x7c")]  # type: ignore[method-assign]
    (texts,) = examine(emulator).values()
    assert any("FE 80 7C" in line and "19200 baud" in line for line in texts)


def test_an_identity_without_a_size() -> None:
    """A name alone is not enough."""
    emulator = emulate("baum")
    emulator.device.receive = lambda data: [  # type: ignore[method-assign]
        Send(wire.packet(wire.IDENTITY, b"VarioConnect 40 "))
    ]
    (texts,) = examine(emulator).values()
    assert any("'VarioConnect 40', but not its size" in line for line in texts)


def test_doubled_escapes_that_are_not_recognised() -> None:
    """The usual mistake with cells that are ESC."""
    emulator = emulate("baum", 40)
    receive_correctly = emulator.device.receive

    def receive(data: bytes) -> list[Event]:
        return receive_correctly(data.replace(b"\x1b\x1b", b"\x1b"))

    emulator.device.receive = receive  # type: ignore[method-assign]
    problems = examine(emulator)
    assert any("reports the error" in line or "not answered" in line for line in problems[ESCAPES])


def test_an_escape_that_is_not_doubled() -> None:
    """27 cells are 1B in hexadecimal and must be sent twice."""
    emulator = emulate("baum", 27)
    receive_correctly = emulator.device.receive

    def receive(data: bytes) -> list[Event]:
        events = receive_correctly(data)
        return [
            Send(event.data.replace(b"\x1b\x1b", b"\x1b")) if isinstance(event, Send) else event
            for event in events
        ]

    emulator.device.receive = receive  # type: ignore[method-assign]
    problems = examine(emulator)
    assert problems["the question who is there"]


def test_a_second_answer_that_differs() -> None:
    """The problem states both sizes."""
    emulator = emulate("baum")
    receive_correctly = emulator.device.receive
    count = iter(range(1000))

    def receive(data: bytes) -> list[Event]:
        if next(count) > 0:
            emulator.device.rows[0] = bytearray(20)
        return receive_correctly(data)

    emulator.device.receive = receive  # type: ignore[method-assign]
    problems = examine(emulator)
    assert any("now says" in line and "20 cells" in line for line in problems["asked again"])


def test_a_display_that_noise_confuses() -> None:
    """It no longer answers."""
    emulator = emulate("baum")
    receive_correctly = emulator.device.receive

    def receive(data: bytes) -> list[Event]:
        if data == check.NOISE:
            emulator.silent = True
        return receive_correctly(data)

    emulator.device.receive = receive  # type: ignore[method-assign]
    problems = examine(emulator)
    assert "not answered" in problems["bytes without meaning before the question"][0]


def test_a_display_that_needs_whole_packets() -> None:
    """It takes each read for a packet."""
    emulator = emulate("baum")
    receive_correctly = emulator.device.receive
    emulator.device.receive = lambda data: (  # type: ignore[method-assign]
        receive_correctly(data) if len(data) > 1 else []
    )
    problems = examine(emulator)
    assert "not answered" in problems["the question in single bytes"][0]
    assert not problems["asked again"]


def test_a_wrong_checksum() -> None:
    """The problem quotes the bytes."""
    emulator = emulate("canute", 10, 2)
    receive_correctly = emulator.device.receive

    def receive(data: bytes) -> list[Event]:
        return [Send(b"\x7e\x00\x0a\x00\x12\x34\x7e")] if receive_correctly(data) else []

    emulator.device.receive = receive  # type: ignore[method-assign]
    (texts,) = examine(emulator).values()
    assert any("checksum" in line and "00 0A 00 12 34" in line for line in texts)


def test_rows_that_are_refused() -> None:
    """Every step that shows a row reports it."""
    emulator = emulate("canute", 10, 2)
    receive_correctly = emulator.device.receive

    def receive(data: bytes) -> list[Event]:
        if data[1:2] == bytes([canute.SHOW_ROW]):
            return [Send(canute.answer(canute.SHOW_ROW, 9))]
        return receive_correctly(data)

    emulator.device.receive = receive  # type: ignore[method-assign]
    problems = examine(emulator)
    assert any("refused" in line for line in problems["every dot pattern"])


def test_a_display_that_does_not_acknowledge() -> None:
    """The problem states how long the examination waited."""
    emulator = emulate("handytech")
    codec = CODECS["handytech"]._replace(ack_seconds=0.01)
    receive_correctly = emulator.device.receive

    def receive(data: bytes) -> list[Event]:
        events = receive_correctly(data)
        if any(isinstance(event, Shown) for event in events):
            return [event for event in events if not isinstance(event, Send)]
        return events

    emulator.device.receive = receive  # type: ignore[method-assign]
    examiner = check.Examiner(codec, emulator)
    problems = {step.title: step.problems for step in examiner.steps()}
    assert any("not acknowledged within" in line for line in problems["every dot pattern"])


def test_keys() -> None:
    """Each key is printed; a key that stays down is a problem."""
    emulator = emulate("baum")
    examiner = check.Examiner(emulator.codec, emulator)
    assert not next(examiner.steps()).problems
    lines: list[str] = []
    emulator.press(["pan on"])
    emulator.release(["pan on"])
    emulator.press(["routing 3"])
    step = examiner.keys(0.1, lines.append)
    assert lines == ["Down: pan on.", "Up: pan on.", "Down: routing 3."]
    assert step.problems == ["routing 3 went down and was never released."]
    emulator.release(["routing 3"])
    assert not [line for line in examiner.keys(0.1, lines.append).problems if "released" in line]


def test_no_keys() -> None:
    """The problem says that perhaps no key was pressed."""
    emulator = emulate("baum")
    step = check.Examiner(emulator.codec, emulator).keys(0.05, print)
    assert step.problems == ["no key was heard. If keys were pressed, they were not sent."]


def test_unplugged_in_the_middle() -> None:
    """The error of the port is raised."""
    emulator = emulate("baum")
    steps = check.Examiner(emulator.codec, emulator).steps()
    next(steps)
    emulator.unplug()
    with pytest.raises(PortError) as caught:
        next(steps)
    assert caught.value.fault.reason is Reason.PORT_GONE
