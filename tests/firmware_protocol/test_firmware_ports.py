"""Which ports are displays, and which protocol a display answers in."""

import os
from pathlib import Path
from types import SimpleNamespace

import pytest

from firmware_protocol import ports
from firmware_protocol.codecs.registry import CODECS

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


def test_the_likely_protocols_are_asked_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a port that the user names; then all others. No port is opened for that."""
    monkeypatch.setattr(os.path, "realpath", lambda name: pytest.fail(name))
    listed = [port(device="COM3", vid=0x1C71, pid=0xC005)]
    monkeypatch.setattr("serial.tools.list_ports.comports", lambda: listed)
    others = [name for name in CODECS if name != "humanware"]
    assert ports.likely_first("COM3") == ("humanware", *others)
    assert ports.likely_first("COM4") == tuple(CODECS)


@pytest.mark.needs("devices that are files", "links")
def test_the_likely_protocols_at_another_name_of_a_port(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link to a device is that device."""
    device = tmp_path / "ttyACM0"
    device.touch()
    other_name = tmp_path / "by-id"
    other_name.symlink_to(device)
    listed = [port(device=str(device), vid=0x1C71, pid=0xC005)]
    monkeypatch.setattr("serial.tools.list_ports.comports", lambda: listed)
    for name in (device, other_name):
        assert ports.likely_first(str(name))[0] == "humanware"
