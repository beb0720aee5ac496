"""Which ports are displays, and which protocol a display answers in."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from codec_pair import FastEmulator, Pair

from firmware_protocol import ports
from firmware_protocol.codecs.codec import SerialLine
from firmware_protocol.codecs.framing import UNKNOWN
from firmware_protocol.codecs.handytech import wire as handytech
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.transport import READ_SECONDS, Port

# What Windows says of ports for Bluetooth, to a device and for devices that call
OUTGOING = (
    r"BTHENUM\{00001101-0000-1000-8000-00805F9B34FB}_LOCALMFG&0002\7&1&0&001122AABBCC_C00000000"
)
INCOMING = (
    r"BTHENUM\{00001101-0000-1000-8000-00805F9B34FB}_LOCALMFG&0000\7&1&0&000000000000_00000000"
)


def port(**fields: object) -> SimpleNamespace:
    """A port as pyserial lists it."""
    usual = {"device": "/dev/ttyUSB0", "vid": None, "pid": None, "description": "", "hwid": "n/a"}
    return SimpleNamespace(**(usual | fields))


@pytest.mark.parametrize(
    ("vid", "pid", "protocols", "sure"),
    [
        (0x0403, 0xFE72, ("baum",), True),
        (0x0904, 0x3000, ("baum",), True),
        (0x1C71, 0xC005, ("humanware",), True),
        (0x0921, 0x1200, ("handytech",), True),
        (0x16C0, 0x05E1, ("canute",), False),
        (0x0403, 0x6010, ("dotpad",), False),
        (0x0403, 0x6001, tuple(CODECS), False),
        (0x1A86, 0x7523, tuple(CODECS), False),
        (0x1209, 0xABC0, (), True),
        (0x1234, 0x5678, tuple(CODECS), False),
    ],
)
def test_usb(vid: int, pid: int, protocols: tuple[str, ...], sure: bool) -> None:
    """The numbers are those of BRLTTY and NVDA."""
    guess = ports.guess(port(vid=vid, pid=pid))
    assert (guess.protocols, guess.sure) == (protocols, sure)


@pytest.mark.parametrize(
    ("fields", "protocols"),
    [
        ({"description": "Orbit Reader 20 A1B2"}, ("baum",)),
        ({"device": "/dev/cu.Orbit-Reader-20"}, ("baum",)),
        ({"device": "/dev/cu.Brailliant-BI40X"}, ("humanware",)),
        ({"description": "Active Braille AB4/123"}, ("handytech",)),
        ({"description": "Active Star AS4"}, ("handytech",)),
        ({"hwid": "BTHENUM\\{00001101-0000"}, tuple(CODECS)),
        ({"hwid": OUTGOING}, tuple(CODECS)),
        ({"hwid": INCOMING}, ()),
        ({"device": "/dev/rfcomm0"}, tuple(CODECS)),
        ({"device": "/dev/ttyS0"}, ()),
    ],
)
def test_bluetooth_and_bare_ports(fields: dict[str, str], protocols: tuple[str, ...]) -> None:
    """Bluetooth displays have telling names; a bare port has no guess."""
    assert ports.guess(port(**fields)).protocols == protocols


@pytest.mark.parametrize(
    ("fields", "description"),
    [
        ({"description": "Orbit Reader 20 A1B2"}, "Orbit Reader 20 A1B2"),
        ({"description": "", "hwid": OUTGOING}, "001122AABBCC"),
        ({"device": "/dev/rfcomm0", "description": "rfcomm0"}, "00:11:22:AA:BB:CC"),
        ({"device": "/dev/rfcomm1", "description": "n/a"}, "without a name"),
    ],
)
def test_descriptions_of_ports(
    fields: dict[str, str], description: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name of the system, or else the address of the Bluetooth device."""
    (tmp_path / "rfcomm0").mkdir()
    (tmp_path / "rfcomm0" / "address").write_text("00:11:22:AA:BB:CC\n")
    monkeypatch.setattr(ports, "_LINUX_PORTS", tmp_path)
    assert ports.describe_port(port(**fields)) == description


def test_protocols_that_exist() -> None:
    """The tables name all protocols and no others."""
    guesses = [*ports.USB.values(), *ports.BLUETOOTH.values()]
    assert {name for guess in guesses for name in guess.protocols} == set(CODECS)


def test_probable_displays_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Certain ones, then possible ones, then those that are not asked."""
    listed = [
        port(device="bare"),
        port(device="chip", vid=0x0403, pid=0x6001),
        port(device="sure", vid=0x1C71, pid=0xC104),
    ]
    monkeypatch.setattr("serial.tools.list_ports.comports", lambda: listed)
    assert [candidate.port for candidate in ports.candidates()] == ["sure", "chip", "bare"]


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
    answer = ports.identify("port", opener=lambda port, settings: line)
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
    answer = ports.identify("port", (name,), opener=lambda port, settings: line)
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
    answer = ports.identify("port", (name,), opener=lambda port, settings: line)
    assert answer is not None


def test_the_first_round_is_short() -> None:
    """The last question has been sent three seconds after the first one, also on a slow line."""
    seconds = [
        ports.ROUND_SECONDS + READ_SECONDS + codec.line.seconds(len(ports.FILLING))
        for codec in CODECS.values()
    ]
    assert sum(seconds[:-1]) < 3.0


def test_a_display_that_answers_late_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second round waits longer."""
    monkeypatch.setattr(ports, "ROUND_SECONDS", 0.0)
    line = EndlessLine(make_greedy("humanware"))
    device: Any = line.emulator.device
    device.starting = 2  # the first question is answered with "not ready", twice
    assert ports.identify("port", opener=lambda port, settings: line)
    assert len(line.lines) > len(CODECS)


def test_no_display() -> None:
    """A port at which no display answers."""
    silent = EndlessLine(FastEmulator(CODECS["baum"], silent=True))
    assert ports.identify("port", ("baum",), 0.05, lambda port, line: silent) is None
    assert ports.identify("port", ()) is None
    assert "Baum" in ports.no_answer("port", ("baum",)).sentence()


def test_a_port_that_cannot_be_opened() -> None:
    """The error of the port is raised."""

    def opener(port: str, line: SerialLine) -> Port:
        raise PortError(Fault(Reason.PORT_DENIED, port, group="dialout"))

    with pytest.raises(PortError) as caught:
        ports.identify("port", opener=opener)
    assert caught.value.fault.reason is Reason.PORT_DENIED
