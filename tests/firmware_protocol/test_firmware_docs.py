"""The pages on displays are true: the keys, the messages, the program for MicroPython."""

import re
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from firmware_protocol import keys
from firmware_protocol.codecs.canute import wire as canute
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import Send

DOCS = Path(__file__).resolve().parent.parent.parent / "docs" / "displays"
MAKERS = (DOCS / "makers.md").read_text(encoding="utf-8")
INDEX = (DOCS / "index.md").read_text(encoding="utf-8")


def test_the_table_of_keys() -> None:
    """All names and their meanings, in the order of the source."""
    rows = re.findall(r"^\| (.+?) \| (.+?) \|$", INDEX.split("## Keys")[1], re.MULTILINE)
    plain = list(keys.PLAIN.items())
    numbered = [(f"{word} 1, {word} 2, ...", text) for word, text in keys.NUMBERED.items()]
    assert rows[1:] == plain + numbered


def test_every_protocol_has_its_row() -> None:
    """The row states speed and parity; there is a page for the protocol."""
    parities = {"N": "no", "E": "even", "O": "odd"}
    for name, codec in CODECS.items():
        line = f"| {name} | {codec.line.baud} baud, {parities[codec.line.parity]} parity |"
        assert line in INDEX
        assert (DOCS / f"{name}.md").exists()


@pytest.mark.parametrize(
    ("asked", "answered"),
    [
        (b"\x1b\x84", b"\x1b\x84VarioConnect 20 "),
        (b"\x1b\x01\x00\x1b", b"\x1b\x01\x14"),
        (b"\x1b\x77\x1b\x05", b"\x1b\x40\x14"),
    ],
)
def test_the_messages_of_baum(asked: bytes, answered: bytes) -> None:
    """The maker's guide states the answers of our own device."""
    events = CODECS["baum"].device(20).receive(asked + b"\x05")
    assert Send(answered) in events


def test_the_keys_of_baum() -> None:
    """The messages in the maker's guide."""
    device = CODECS["baum"].device(20)
    for key, message in (
        ("pan back", "1b2402"),
        ("select", "1b3410"),
        ("left", "1b3402"),
        ("space", "1b330100"),
        ("routing 1", "1b220100000000"),
    ):
        assert device.press(key).hex() == message
        device.release(key)


@pytest.mark.parametrize(
    ("asked", "answered"),
    [
        ("00", "001400"),
        ("01", "010400"),
        ("03", "031000"),
        ("0d", "0d0000"),
        ("0a", "0a0000"),
        ("0601" + "15" * 20, "060000"),
        ("0604" + "15" * 20, "060100"),
    ],
)
def test_the_answers_of_canute(asked: str, answered: str) -> None:
    """The maker's guide states the answers of our own device."""
    events = CODECS["canute"].device(20, 4).receive(canute.frame(bytes.fromhex(asked)))
    assert Send(canute.frame(bytes.fromhex(answered))) in events


class Finished(Exception):  # noqa: N818 - not an error
    """Ends the endless loop of the program."""


def test_the_program_for_micropython(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program in the guide runs: cells reach the pins, keys reach the line."""
    lines = MAKERS.split("    from machine import UART\n")[1].splitlines()
    program = "from machine import UART\n" + "\n".join(line[4:] for line in lines)
    host = CODECS["baum"].host()
    incoming = [host.hello(), b"\x1b\x01" + b"\x15" * 20, None]
    outgoing = bytearray()

    class Uart:
        def __init__(self, number: int, baud: int) -> None:
            assert baud == CODECS["baum"].line.baud

        def read(self) -> bytes | None:
            if not incoming:
                raise Finished
            return incoming.pop(0)

        def write(self, data: bytes) -> None:
            outgoing.extend(data)

    pins: list[tuple[int, bytes]] = []
    moves = [[("pan on", True)], [("pan on", False)], []]
    monkeypatch.setitem(sys.modules, "machine", SimpleNamespace(UART=Uart))
    monkeypatch.setattr(time, "ticks_ms", lambda: 1000, raising=False)
    own = {
        "raise_pins": lambda row, cells: pins.append((row, cells)),
        "moved_keys": lambda: moves.pop(0),
    }
    with pytest.raises(Finished):
        exec(compile(program, "makers.md", "exec"), own)
    assert pins == [(0, b"\x15" * 20)]
    assert outgoing.endswith(b"\x1b\x24\x10\x1b\x24\x00")
    assert b"\x1b\x84VarioConnect 20 " in outgoing
