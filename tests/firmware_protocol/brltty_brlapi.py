"""Scripts with our BrlAPI client, with its threads, at real BRLTTY."""

import os
from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from brltty_clients import connect as connect_link
from brltty_process import Brltty, Steps, Wait, reason_to_skip
from brltty_scripts import Script

from firmware_protocol.brlapi import server, wire
from firmware_protocol.brlapi.codec import connect
from firmware_protocol.connection import Connection
from firmware_protocol.errors import PortError, Reason
from firmware_protocol.events import Event, Identified, KeyDown, KeyUp
from firmware_protocol.link import Lost

KEY = b"once upon a midnight dreary"
Events = Generator[Wait, None, list[Event]]


def receive(brltty: Brltty, connection: Connection, *kinds: type[Event]) -> Events:
    """The next events of these kinds, in this order; others are dropped."""
    events: list[Event] = []

    def are_complete() -> bool:
        while len(events) < len(kinds) and not connection.events.empty():
            event = connection.events.get()
            if isinstance(event, kinds[len(events)]):
                events.append(event)
        return len(events) == len(kinds)

    yield brltty.wait(are_complete, " ".join(kind.__name__ for kind in kinds))
    return events


def receive_reason(brltty: Brltty, connection: Connection) -> Generator[Wait, None, Reason]:
    """The reason of the next `Lost`."""
    (lost,) = yield from receive(brltty, connection, Lost)
    assert isinstance(lost, Lost)
    assert lost.fault.slots["port"] == brltty.address
    return lost.fault.reason


KEYS = {
    "canute": ("line 1", "line 9", "pan back", "pan on", "menu", "help"),
    "baum": ("routing 40", "pan back", "pan on", "dot 3", "space", "up", "down", "select"),
    "humanware": ("routing 1", "pan back", "pan on", "dot 8", "space"),
    "handytech": ("routing 20",),
}


def cells_and_keys(codec: str, folder: Path) -> Steps:
    """A frame arrives; keys have the names that they have at a serial port."""
    with Brltty(codec, folder) as brltty:
        yield brltty.first_question()
        yield brltty.wait(brltty.accepts_clients, "BrlAPI accepts clients")
        with connect(brltty.address) as connection:
            yield from receive(brltty, connection, Identified)
            cells = bytes(range(0x10, 0x38))
            connection.show([cells])
            yield brltty.wait(lambda: brltty.device.rows[0] == cells, "the cells are shown")
            for count, key in enumerate(KEYS[codec]):
                brltty.line.send(brltty.device.press(key))
                yield brltty.wait(lambda n=count: len(brltty.keys) > 2 * n, key)  # type: ignore[misc]
                brltty.line.send(brltty.device.release(key))
                events = yield from receive(brltty, connection, KeyDown, KeyUp)
                assert events == [KeyDown(key), KeyUp(key)]


def chords(folder: Path) -> Steps:
    """Dots that were pressed together arrive together."""
    with Brltty("baum", folder) as brltty:
        yield brltty.first_question()
        yield brltty.wait(brltty.accepts_clients, "BrlAPI accepts clients")
        with connect(brltty.address) as connection:
            yield from receive(brltty, connection, Identified)
            keys = ["dot 1", "dot 5", "dot 6"]
            for move in (brltty.device.press, brltty.device.release):
                brltty.line.send(b"".join(move(key) for key in keys))
            events = yield from receive(brltty, connection, *[KeyDown] * 3, *[KeyUp] * 3)
            assert events == [*map(KeyDown, keys), *map(KeyUp, keys)]


# Chords that BRLTTY's key tables bind to keys of a keyboard, which it passes on.
PASSED = ("1", "2", "3", "4", "5", "6", "45", "23", "56", "35", "256")


def chords_with_the_space_bar(folder: Path) -> Steps:
    """Those that BRLTTY passes on arrive as they were pressed, also keys for the last line."""
    with Brltty("humanware", folder) as brltty:
        yield brltty.first_question()
        yield brltty.wait(brltty.accepts_clients, "BrlAPI accepts clients")
        with connect(brltty.address) as connection:
            yield from receive(brltty, connection, Identified)
            for pressed, names in (
                *((dots, ["space", *(f"dot {dot}" for dot in dots)]) for dots in PASSED),
                ("26", ["escape"]),
                ("125", ["help"]),
                ("8", ["dot 8"]),
                ("7", ["dot 7"]),
            ):
                keys = ["space", *(f"dot {dot}" for dot in pressed)]
                yield from press_together(brltty, keys)
                kinds = [*[KeyDown] * len(names), *[KeyUp] * len(names)]
                events = yield from receive(brltty, connection, *kinds)
                assert events == [*map(KeyDown, names), *map(KeyUp, names)]
            yield from press_together(brltty, ["command 3", "command 6"])
            events = yield from receive(brltty, connection, *[KeyDown] * 4)
            assert events == [
                KeyDown("space"),
                KeyDown("dot 4"),
                KeyDown("dot 5"),
                KeyDown("dot 6"),
            ]


def press_together(brltty: Brltty, keys: list[str]) -> Steps:
    """Press keys one after the other, so that BRLTTY sees each, then release them."""
    for move in (brltty.device.press, brltty.device.release):
        for key in keys:
            before = len(brltty.keys)
            brltty.line.send(move(key))
            yield brltty.wait(lambda n=before: len(brltty.keys) > n, key)  # type: ignore[misc]


def many_frames(folder: Path) -> Steps:
    """Of many frames only a few reach BRLTTY's queue, the newest among them."""
    with Brltty("baum", folder) as brltty:
        yield brltty.first_question()
        client = yield from connect_link(brltty)
        random = Random(1)
        brltty.line.received.clear()
        for _ in range(200):
            newest = random.randbytes(40)
            client.link.show([newest])
            yield brltty.wait(lambda: True, "one round of the loop")
        yield brltty.wait(lambda: brltty.device.rows[0] == newest, "the newest frame")
        assert 2 <= brltty.line.received.count(b"\x1b\x01") < 100


def socket_of_this_machine(folder: Path) -> Steps:
    """An address without a host is a socket in a folder."""
    with Brltty("baum", folder, unix=True) as brltty:
        yield brltty.first_question()
        assert brltty.address.startswith(":")
        client = yield from connect_link(brltty)
        assert client.columns == 40


def keys_of_the_server(folder: Path) -> Steps:
    """The right key is accepted; a wrong, a missing and an unreadable one have their reasons."""
    folder.mkdir()
    right, wrong = folder / "right", folder / "wrong"
    right.write_bytes(KEY)
    wrong.write_bytes(b"nevermore")
    with Brltty("baum", folder / "brltty", authorization=f"auth=keyfile:{right}") as brltty:
        yield brltty.first_question()
        client = yield from connect_link(brltty, str(right))
        assert client.columns == 40
        for file, expected in (
            (wrong, Reason.BRLAPI_KEY_WRONG),
            (folder / "missing", Reason.BRLAPI_KEY_MISSING),
            (folder, Reason.BRLAPI_KEY_DENIED),
        ):
            with pytest.raises(PortError) as caught:
                server.open_server(brltty.address, str(file))
            assert caught.value.fault.reason == expected


def brltty_ends_and_begins(folder: Path) -> Steps:
    """Both reasons are reported once; the frame is shown again when BRLTTY is back."""
    with Brltty("baum", folder) as brltty:
        yield brltty.first_question()
        yield brltty.wait(brltty.accepts_clients, "BrlAPI accepts clients")
        with connect(brltty.address) as connection:
            cells = bytes([0x2A]) * 40
            connection.show([cells])
            yield from receive(brltty, connection, Identified)
            yield brltty.wait(lambda: brltty.device.rows[0] == cells, "the cells are shown")
            brltty.stop()
            reason = yield from receive_reason(brltty, connection)
            assert reason == Reason.BRLAPI_CLOSED
            reason = yield from receive_reason(brltty, connection)
            assert reason == Reason.BRLAPI_MISSING
            brltty.device.rows[0][:] = bytes(40)
            brltty.start()
            yield from receive(brltty, connection, Identified)
            yield brltty.wait(lambda: brltty.device.rows[0] == cells, "the cells are shown again")


def brltty_without_a_display(folder: Path) -> Steps:
    """That is reported; when the display comes it is used at once.

    BRLTTY 6.5 has two errors here: a request for the model ends it, and a client that has entered a
    tty too early makes it write beyond its memory. Our client avoids both.
    """
    with Brltty("humanware", folder) as brltty:
        brltty.line.mute = True
        yield brltty.first_question()
        yield brltty.wait(brltty.accepts_clients, "BrlAPI accepts clients")
        with connect(brltty.address) as connection:
            cells = bytes([0x2A]) * 40
            connection.show([cells])
            reason = yield from receive_reason(brltty, connection)
            assert reason == Reason.BRLAPI_NO_DISPLAY
            brltty.line.mute = False
            events = yield from receive(brltty, connection, Identified)
            assert events == [Identified("HumanWare BI40", 1, 40)]
            yield brltty.wait(lambda: brltty.device.rows[0] == cells, "the cells are shown")


def writing_beyond_the_display(folder: Path) -> Steps:
    """BRLTTY answers with an exception, which our host reports."""
    with Brltty("baum", folder) as brltty:
        yield brltty.first_question()
        client = yield from connect_link(brltty)
        client.events.clear()
        client.write(wire.write(100, bytes(40)))
        yield brltty.wait(lambda: client.events, "the exception")
        assert client.events[0].values() == (6, "invalid parameter")


TESTS: list[Callable[[Path], Steps]] = [
    brltty_without_a_display,
    brltty_ends_and_begins,
    chords,
    chords_with_the_space_bar,
    many_frames,
    keys_of_the_server,
    writing_beyond_the_display,
]


def reason_without_folder() -> str:
    """Why no socket of this machine can be made; "" if one can."""
    is_writable = os.access(server.SOCKETS, os.W_OK)
    return reason_to_skip() or ("" if is_writable else f"{server.SOCKETS} is not writable")


SCRIPTS = [
    *(Script(f"cells_and_keys-{codec}", partial(cells_and_keys, codec)) for codec in KEYS),
    *(Script(test.__name__, test) for test in TESTS),
    Script("socket_of_this_machine", socket_of_this_machine, reason_without_folder),
]
