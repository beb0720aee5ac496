"""Scripts of failures on a line, with real BRLTTY at its other end."""

from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from random import Random

import brltty_keys
from brltty_clients import LinkClient, connect
from brltty_process import Brltty, Steps, Wait
from brltty_scripts import Script
from codec_pair import identified_pair

from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.errors import Fault, Reason
from firmware_protocol.events import Identified
from firmware_protocol.link import Lost

# How BRLTTY begins to show something, which means that it knows the display.
SHOWS = {
    "canute": b"\x06\x00",
    "baum": b"\x1b\x01\xdd",
    "humanware": b"\x1b\x02\x28\xdd",
    "handytech": b"\x79\x94\x29\x01\xdd",
}
CELLS = bytes(range(40))
KEEP_AWAKE_ANSWER = b"\x1b\x0f\x00"  # of a HumanWare


def knows_display(brltty: Brltty) -> Wait:
    return brltty.wait(lambda: SHOWS[brltty.codec] in brltty.line.received, "BRLTTY shows text")


def press_all(brltty: Brltty, *keys: str) -> Steps:
    """Press keys, one after the other; BRLTTY reports the same keys."""
    numbers = brltty_keys.numbers(brltty.codec, 40, "")
    expected = [(True, *number) for key in keys for number in numbers[key]]
    before = len(brltty.keys)
    for count, key in enumerate(keys):
        brltty.line.send(brltty.device.press(key))
        yield brltty.wait(lambda n=count: len(brltty.keys) > before + n, key)  # type: ignore[misc]
    assert brltty.keys[before:] == expected


def noise_in_front(codec: str, folder: Path) -> Steps:
    """Noise before the first answer disturbs neither BRLTTY nor our host."""
    noise = bytes(byte for byte in Random(codec).randbytes(50) if byte not in b"\x1b\x79\x7e\xfe")
    with Brltty(codec, folder, noise=noise) as brltty:
        yield brltty.first_question()
        yield knows_display(brltty)
    pair = identified_pair(CODECS[codec])
    hello = pair.host.hello()
    pair.to_host(noise)
    pair.to_device(hello)
    pair.settle()
    assert len(pair.identified) == 1


def byte_by_byte(codec: str, folder: Path) -> Steps:
    """Answers and keys in single bytes are understood."""
    with Brltty(codec, folder) as brltty:
        brltty.line.single = True
        yield brltty.first_question()
        yield knows_display(brltty)
        yield from press_all(brltty, "pan on")


def silence_at_first(codec: str, folder: Path) -> Steps:
    """A display that does not answer at first is asked again, after up to 5 s."""
    with Brltty(codec, folder) as brltty:
        brltty.line.mute = True
        yield brltty.first_question()
        brltty.line.mute = False
        yield knows_display(brltty)


def escapes_from_a_baum(folder: Path) -> Steps:
    """Routing keys 1, 2, 4 and 5 together are the byte ESC."""
    with Brltty("baum", folder) as brltty:
        yield brltty.first_question()
        yield knows_display(brltty)
        yield from press_all(brltty, "routing 1", "routing 2", "routing 4", "routing 5")
        assert b"\x22\x1b\x1b" in brltty.line.sent


def escapes_from_a_canute(byte: int, first: str, folder: Path) -> Steps:
    """Keys whose low byte is a flag, or an escape."""
    with Brltty("canute", folder) as brltty:
        yield brltty.first_question()
        yield knows_display(brltty)
        yield from press_all(brltty, first, *(f"line {line}" for line in range(2, 7)))
        assert bytes([0x0A, 0x7D, byte ^ 0x20]) in brltty.line.sent


def connect_and_show(brltty: Brltty) -> Generator[Wait, None, LinkClient]:
    """Our client at a BRLTTY that has started and shows CELLS."""
    client = yield from connect(brltty)
    yield from client.show([CELLS])
    yield brltty.wait(lambda: brltty.device.rows[0] == CELLS, "the cells are shown")
    client.events.clear()
    return client


def switched_off_and_on(folder: Path) -> Steps:
    """A Baum switches itself off and on; its cells are shown again, and nobody is told of it."""
    with Brltty("baum", folder) as brltty:
        yield brltty.first_question()
        client = yield from connect_and_show(brltty)
        brltty.device.rows[0][:] = bytes(40)
        brltty.line.send(brltty.device.power_off())
        yield brltty.wait(lambda: brltty.device.rows[0] == CELLS, "the cells are back")
        # BRLTTY may report in between that it has no display, or twice that it has one.
        assert isinstance(client.events[-1], Identified)


def switched_off_in_the_middle_of_a_line(folder: Path) -> Steps:
    """Half a line has arrived when the display goes off; later the whole line is shown."""
    with Brltty("humanware", folder) as brltty:
        yield brltty.first_question()
        client = yield from connect_and_show(brltty)
        device = CODECS["humanware"].device(40, 1)
        assert device.receive(b"\x1b\x02\x28" + CELLS[:20]) == []
        brltty.line.device = device
        brltty.line.send(device.power_off())
        yield brltty.wait(lambda: not client.display, "BRLTTY reports that it is off")
        yield brltty.wait(lambda: not device.held, "the device drops half a line")
        # Any packet tells BRLTTY that the display is on. After a key BRLTTY 6.5 may write two
        # packets to its client at the same time, one into the other.
        brltty.line.send(KEEP_AWAKE_ANSWER)
        yield brltty.wait(lambda: client.display, "BRLTTY reports that it is back")
        yield from client.show([CELLS[::-1]])
        yield brltty.wait(lambda: brltty.device.rows[0] == CELLS[::-1], "the cells are shown")


def reset_by_itself(folder: Path) -> Steps:
    """A Handy Tech that was switched on introduces itself and gets its line again."""
    with Brltty("handytech", folder) as brltty:
        yield brltty.first_question()
        yield knows_display(brltty)
        shown = bytes(brltty.device.rows[0])
        assert any(shown)
        brltty.device.rows[0][:] = bytes(40)
        brltty.line.send(brltty.device.hello())
        yield brltty.wait(lambda: brltty.device.rows[0] == shown, "the line is sent again")


def missing_acknowledgements(folder: Path) -> Steps:
    """A Handy Tech that does not acknowledge cells still gets the newest ones, after a while."""
    with Brltty("handytech", folder) as brltty:
        yield brltty.first_question()
        client = yield from connect(brltty)
        brltty.line.filter = lambda data: b""
        newest = bytes([0x15]) * 40
        for cells in (CELLS, newest):
            yield from client.show([cells])
        yield brltty.wait(lambda: brltty.device.rows[0] == newest, "the newest line")


def unplugged(folder: Path) -> Steps:
    """BRLTTY survives that its display is unplugged, and so does our client."""
    with Brltty("baum", folder) as brltty:
        yield brltty.first_question()
        client = yield from connect_and_show(brltty)
        brltty.line.close()
        client.link.show([CELLS[::-1]])  # BRLTTY notices only when it writes
        missing = Lost(Fault(Reason.BRLAPI_NO_DISPLAY, brltty.address, detail=""))
        yield brltty.wait(lambda: missing in client.events, "there is no display")
        assert client.events == [missing]


TESTS: list[Callable[[Path], Steps]] = [
    escapes_from_a_baum,
    switched_off_and_on,
    switched_off_in_the_middle_of_a_line,
    reset_by_itself,
    missing_acknowledgements,
    unplugged,
]
SCRIPTS = [
    *(
        Script(f"{test.__name__}-{codec}", partial(test, codec))
        for test in (silence_at_first, noise_in_front, byte_by_byte)
        for codec in SHOWS
    ),
    Script("escaped_flag_from_a_canute", partial(escapes_from_a_canute, 0x7E, "line 1")),
    Script("escaped_escape_from_a_canute", partial(escapes_from_a_canute, 0x7D, "help")),
    *(Script(test.__name__, test) for test in TESTS),
]
