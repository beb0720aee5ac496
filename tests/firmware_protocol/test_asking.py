"""In which protocol a display answers, and when it is found."""

from collections.abc import Callable
from typing import Any

import pytest
from clocked_port import ClockedPort
from codec_pair import FastEmulator, Pair

from firmware_protocol import asking
from firmware_protocol.codecs.codec import SerialLine
from firmware_protocol.codecs.framing import UNKNOWN
from firmware_protocol.codecs.handytech import wire as handytech
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.transport import READ_SECONDS, Port


class EndlessLine:
    """A port without speed and parity, at which a display waits for the rest of a packet for ever.

    `lines`: the settings that were chosen.
    """

    def __init__(self, emulator: FastEmulator) -> None:
        self.emulator = emulator
        self.lines: list[SerialLine] = []
        device: Any = emulator.device
        device.expire = lambda now: []

    def set_line(self, line: SerialLine) -> None:
        self.lines.append(line)

    def read(self) -> bytes:
        return self.emulator.read()

    def write(self, data: bytes) -> int:
        return self.emulator.write(data)

    def cancel(self) -> None: ...
    def close(self) -> None: ...


def make_greedy(name: str) -> FastEmulator:
    """A display that takes whatever looks like the beginning of a packet for one of any length."""
    emulator = FastEmulator(CODECS[name])
    device: Any = emulator.device
    if name == "humanware":
        device._lengths = dict.fromkeys(range(256), (0, 255))
    if name == "handytech":
        device.packet_length = greedy_handytech(device.packet_length)
    return emulator


def greedy_handytech(usual: Any) -> Callable[[bytearray], int]:
    def packet_length(buffer: bytearray) -> int:
        if buffer[0] == handytech.EXTENDED:
            return UNKNOWN if len(buffer) < 3 else 3 + buffer[2] + 1
        return int(usual(buffer))

    return packet_length


EVERY = pytest.mark.parametrize("name", list(CODECS))
EVERY_OTHER = pytest.mark.parametrize("other", list(CODECS))


@EVERY
def test_every_protocol_is_found(name: str) -> None:
    """All protocols are asked in the first round; the line is set for each of them."""
    line = EndlessLine(make_greedy(name))
    answer = asking.identify("port", opener=lambda port, settings: line)
    assert answer is not None
    assert answer.codec is CODECS[name]
    assert line.lines == [codec.line for codec in CODECS.values()][: list(CODECS).index(name) + 1]
    assert (answer.display.rows, answer.display.columns + answer.display.status) == (
        len(line.emulator.device.rows),
        len(line.emulator.device.rows[0]),
    )


@EVERY
@EVERY_OTHER
def test_after_the_question_of_another_protocol(name: str, other: str) -> None:
    """A display that takes it for the beginning of a packet is found all the same."""
    line = EndlessLine(make_greedy(name))
    line.write(CODECS[other].host().hello())
    answer = asking.identify("port", (name,), opener=lambda port, settings: line)
    assert answer is not None


@EVERY
@EVERY_OTHER
@pytest.mark.parametrize("count", [1, 2, 3, 5, 20, -1])
def test_after_a_part_of_a_row(name: str, other: str, count: int) -> None:
    """Another program has ended in the middle of a row, of this protocol or of another one."""
    codec = CODECS[other]
    pair = Pair(codec, codec.host(), codec.device(codec.columns, codec.rows))
    pair.identify()
    line = EndlessLine(make_greedy(name))
    line.write(pair.host.show({0: bytes([0x15]) * codec.columns})[:count])
    answer = asking.identify("port", (name,), opener=lambda port, settings: line)
    assert answer is not None


def test_the_first_round_is_short() -> None:
    """The last question has been sent three seconds after the first one, also on a slow line."""
    seconds = [
        asking.ROUND_SECONDS + READ_SECONDS + codec.line.seconds(len(asking.FILLING))
        for codec in CODECS.values()
    ]
    assert sum(seconds[:-1]) < 3.0


Find = Callable[[ClockedPort], str]
FAMILIES = tuple(CODECS)


@pytest.fixture
def find(monkeypatch: pytest.MonkeyPatch) -> Find:
    """The family that is found at a port, by the port's own clock; "" if none is."""

    def find_at(port: ClockedPort) -> str:
        monkeypatch.setattr(asking, "time", port.clock)
        answer = asking.identify("port", opener=lambda name, line: port)
        return answer.codec.name if answer else ""

    return find_at


@EVERY
@pytest.mark.parametrize("has_speed", [True, False])
def test_a_display_is_found_within_three_seconds(name: str, has_speed: bool, find: Find) -> None:
    """Whatever its family, if it answers at once."""
    port = ClockedPort(CODECS[name], has_speed=has_speed)
    assert find(port) == name
    assert port.seconds < 3.0


@pytest.mark.parametrize("name", FAMILIES[:3])
@pytest.mark.parametrize("seconds", [0.2, 0.4, 0.6, 0.8, 1.0])
def test_a_late_answer_is_recognised(name: str, seconds: float, find: Find) -> None:
    """While another protocol is asked; the families that answer one question."""
    port = ClockedPort(CODECS[name], answer_seconds=seconds)
    assert find(port) == name
    assert port.seconds < 3.0


@pytest.mark.parametrize("name", FAMILIES[3:])
def test_a_late_answer_to_the_first_of_several_questions(name: str, find: Find) -> None:
    """Its protocol is asked once more."""
    port = ClockedPort(CODECS[name], answer_seconds=0.5)
    assert find(port) == name
    assert port.seconds < 5.0


@EVERY
@pytest.mark.parametrize("has_speed", [True, False])
def test_a_display_that_starts_when_its_port_is_opened(
    name: str, has_speed: bool, find: Find
) -> None:
    """A home-made one hears nothing for two seconds; the second quick round finds it."""
    port = ClockedPort(CODECS[name], deaf_seconds=2.0, has_speed=has_speed)
    assert find(port) == name
    assert port.seconds < 5.0


def test_a_display_that_is_not_ready_is_waited_for(find: Find) -> None:
    """Other protocols are not asked meanwhile."""
    port = ClockedPort(CODECS["humanware"])
    device: Any = port.device
    device.starting = 10  # how many questions are answered with "not ready"
    assert find(port) == "humanware"
    assert port.seconds < 3.0


def test_a_display_that_is_never_ready(find: Find) -> None:
    """The search ends."""
    port = ClockedPort(CODECS["humanware"])
    device: Any = port.device
    device.starting = 10**6
    assert find(port) == ""


@EVERY
@pytest.mark.parametrize("in_pieces", [True, False])
def test_no_answer_is_taken_for_that_of_another_family(
    name: str, in_pieces: bool, find: Find
) -> None:
    """However late it comes; HumanWare's answer begins like a whole one of Baum."""
    found = {
        find(ClockedPort(CODECS[name], answer_seconds=tenths / 10, in_pieces=in_pieces))
        for tenths in range(1, 40)
    }
    assert found <= {name, ""}


def test_no_display() -> None:
    """A port at which no display answers."""
    silent = EndlessLine(FastEmulator(CODECS["baum"], silent=True))
    assert asking.identify("port", ("baum",), 0.05, lambda port, line: silent) is None
    assert asking.identify("port", ()) is None
    assert "Baum" in asking.no_answer("port", ("baum",)).sentence()


def test_a_port_that_cannot_be_opened() -> None:
    """The error of the port is raised."""

    def opener(port: str, line: SerialLine) -> Port:
        raise PortError(Fault(Reason.PORT_DENIED, port, group="dialout"))

    with pytest.raises(PortError) as caught:
        asking.identify("port", opener=opener)
    assert caught.value.fault.reason is Reason.PORT_DENIED
