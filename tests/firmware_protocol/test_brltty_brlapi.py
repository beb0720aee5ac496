"""Our BrlAPI client, with its threads, at real BRLTTY."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from brltty_judge import Judge, reason_to_skip

from firmware_protocol.brlapi import server, wire
from firmware_protocol.brlapi.codec import connect
from firmware_protocol.connection import Connection
from firmware_protocol.errors import Reason
from firmware_protocol.events import Event, Identified, KeyDown, KeyUp
from firmware_protocol.link import Lost

pytestmark = pytest.mark.skipif(bool(reason_to_skip()), reason=reason_to_skip())

KEY = b"once upon a midnight dreary"


@pytest.fixture
def judge(tmp_path: Path) -> Iterator[Judge]:
    with Judge("baum", tmp_path / "brltty") as started:
        yield started


def until(judge: Judge, connection: Connection, *kinds: type[Event]) -> list[Event]:
    """The next events of these kinds, in this order; others are dropped."""
    found: list[Event] = []

    def happened() -> bool:
        while len(found) < len(kinds) and not connection.events.empty():
            event = connection.events.get()
            if isinstance(event, kinds[len(found)]):
                found.append(event)
        return len(found) == len(kinds)

    judge.until(happened, " ".join(kind.__name__ for kind in kinds))
    return found


def reason(judge: Judge, connection: Connection) -> Reason:
    (lost,) = until(judge, connection, Lost)
    assert isinstance(lost, Lost)
    assert lost.fault.slots["port"] == judge.address
    return lost.fault.reason


KEYS = {
    "baum": ("routing 40", "pan back", "pan on", "dot 3", "space", "up", "down", "select"),
    "humanware": ("routing 1", "pan back", "pan on", "dot 8", "space"),
    "handytech": ("routing 20",),
    "canute": ("line 1", "line 9", "pan back", "pan on", "menu", "help"),
}


@pytest.mark.parametrize("codec", KEYS)
def test_cells_and_keys(codec: str, tmp_path: Path) -> None:
    """A frame goes out, keys come in with the names that they have at a serial port, too."""
    with Judge(codec, tmp_path / "brltty") as judge:
        judge.until(judge.takes_clients, "BrlAPI takes clients")
        with connect(judge.address) as connection:
            until(judge, connection, Identified)
            cells = bytes(range(0x10, 0x38))
            connection.show([cells])
            judge.until(lambda: judge.device.rows[0] == cells, "the cells are shown")
            for count, key in enumerate(KEYS[codec]):
                judge.line.say(judge.device.press(key))
                judge.until(lambda n=count: len(judge.keys) > 2 * n, key)  # type: ignore[misc]
                judge.line.say(judge.device.release(key))
                assert until(judge, connection, KeyDown, KeyUp) == [KeyDown(key), KeyUp(key)]


def test_chords(judge: Judge) -> None:
    """Dots that were down together come together, with or without the space bar."""
    judge.until(judge.takes_clients, "BrlAPI takes clients")
    with connect(judge.address) as connection:
        until(judge, connection, Identified)
        keys = ["dot 1", "dot 5", "dot 6"]
        for move in (judge.device.press, judge.device.release):
            judge.line.say(b"".join(move(key) for key in keys))
        events = until(judge, connection, *[KeyDown] * 3, *[KeyUp] * 3)
        assert events == [*map(KeyDown, keys), *map(KeyUp, keys)]


def test_many_frames(judge: Judge) -> None:
    """BRLTTY queues what it is given; it is given only the newest, and that one is shown."""
    api = judge.connect()
    random = Random(1)
    judge.line.heard.clear()
    for _ in range(200):
        last = random.randbytes(40)
        api.offer([last])
        Judge.serve()
    judge.until(lambda: judge.device.rows[0] == last, "the newest frame")
    assert 2 <= judge.line.heard.count(b"\x1b\x01") < 100


def test_at_the_socket_of_this_machine(tmp_path: Path) -> None:
    """Without a host in the address."""
    if not os.access(server.SOCKETS, os.W_OK):
        pytest.skip(f"{server.SOCKETS} cannot be written to")
    with Judge("baum", tmp_path / "brltty", unix=True) as judge:
        assert judge.address.startswith(":")
        assert judge.connect().columns == 40


def test_a_key(tmp_path: Path) -> None:
    """The right key opens; a wrong one, none and one that may not be read are told apart."""
    right, wrong = tmp_path / "right", tmp_path / "wrong"
    right.write_bytes(KEY)
    wrong.write_bytes(b"nevermore")
    with Judge("baum", tmp_path / "brltty", api=f"auth=keyfile:{right}") as judge:
        assert judge.connect(str(right)).columns == 40
        for file, expected in (
            (wrong, Reason.BRLAPI_KEY_WRONG),
            (tmp_path / "missing", Reason.BRLAPI_KEY_MISSING),
            (tmp_path, Reason.BRLAPI_KEY_DENIED),
        ):
            with connect(judge.address, str(file)) as connection:
                assert reason(judge, connection) == expected


def test_brltty_ends_and_begins(judge: Judge) -> None:
    """The reason is told once, and the frame is shown again when BRLTTY is back."""
    judge.until(judge.takes_clients, "BrlAPI takes clients")
    with connect(judge.address) as connection:
        cells = bytes([0x2A]) * 40
        connection.show([cells])
        until(judge, connection, Identified)
        judge.until(lambda: judge.device.rows[0] == cells, "the cells are shown")
        judge.stop()
        assert reason(judge, connection) == Reason.BRLAPI_CLOSED
        assert reason(judge, connection) == Reason.BRLAPI_MISSING
        judge.device.rows[0][:] = bytes(40)
        judge.start()
        until(judge, connection, Identified)
        judge.until(lambda: judge.device.rows[0] == cells, "the cells are shown again")


def test_brltty_without_a_display(tmp_path: Path) -> None:
    """That is said; BRLTTY goes on, and when the display comes it is used at once.

    BRLTTY 6.5 has two faults here: asking for the model ends it, and who has entered the tty too
    early makes it write beyond its memory. Our client avoids both.
    """
    with Judge("humanware", tmp_path / "brltty") as judge:
        judge.line.mute = True
        judge.until(judge.takes_clients, "BrlAPI takes clients")
        with connect(judge.address) as connection:
            cells = bytes([0x2A]) * 40
            connection.show([cells])
            assert reason(judge, connection) == Reason.BRLAPI_NO_DISPLAY
            judge.line.mute = False
            assert until(judge, connection, Identified) == [Identified("HumanWare BI40", 1, 40)]
            judge.until(lambda: judge.device.rows[0] == cells, "the cells are shown")


def test_writing_where_there_are_no_cells(judge: Judge) -> None:
    """BRLTTY takes exception to it, and our host hears that; it would send the row again."""
    api = judge.connect()
    api.events.clear()
    api.inject(wire.write(100, bytes(40)))
    judge.until(lambda: api.events, "the exception")
    assert api.events[0].values() == (6, "invalid parameter")
