"""Which ports are displays, and which protocol a display answers in."""

from types import SimpleNamespace

import pytest
from codec_pair import FastEmulator

from firmware_protocol import ports
from firmware_protocol.codecs.codec import Line
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.transport import Transport


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
        ({"hwid": "BTHENUM\\{00001101-0000"}, tuple(CODECS)),
        ({"device": "/dev/rfcomm0"}, tuple(CODECS)),
        ({"device": "/dev/ttyS0"}, ()),
    ],
)
def test_bluetooth_and_bare_ports(fields: dict[str, str], protocols: tuple[str, ...]) -> None:
    """Bluetooth displays have telling names; a bare port has no guess."""
    assert ports.guess(port(**fields)).protocols == protocols


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


@pytest.mark.parametrize("name", list(CODECS))
def test_every_protocol_is_found(name: str) -> None:
    """A display is identified in its protocol; the line is set for each attempt."""
    emulator = FastEmulator(CODECS[name])
    lines: list[Line] = []

    def opener(port: str, line: Line) -> Transport:
        lines.append(line)
        # With the settings of another protocol the display receives nothing.
        return emulator if line == CODECS[name].line else FastEmulator(CODECS[name], silent=True)

    answer = ports.identify("port", seconds=0.2, opener=opener)
    assert answer is not None
    assert answer.codec is CODECS[name]
    assert lines == [codec.line for codec in CODECS.values()][: len(lines)]
    assert (answer.display.rows, answer.display.columns + answer.display.status) == (
        len(emulator.device.rows),
        len(emulator.device.rows[0]),
    )


def test_no_display() -> None:
    """A port at which no display answers."""
    silent = FastEmulator(CODECS["baum"], silent=True)
    assert ports.identify("port", ("baum",), 0.05, lambda port, line: silent) is None
    assert "Baum" in ports.no_answer("port", ("baum",)).sentence()


def test_a_port_that_cannot_be_opened() -> None:
    """The error of the port is raised."""

    def opener(port: str, line: Line) -> Transport:
        raise PortError(Fault(Reason.PORT_DENIED, port, group="dialout"))

    with pytest.raises(PortError) as caught:
        ports.identify("port", opener=opener)
    assert caught.value.fault.reason is Reason.PORT_DENIED
