"""What can go wrong on a line, with real BRLTTY at its other end."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import brltty_keys
import pytest
from brltty_judge import Judge, reason_to_skip
from firmware_talk import acquainted

from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.errors import Fault, Reason
from firmware_protocol.events import Identified
from firmware_protocol.link import Lost

pytestmark = pytest.mark.skipif(bool(reason_to_skip()), reason=reason_to_skip())

# How BRLTTY begins to show something: then it knows who is there.
SHOWS = {
    "baum": b"\x1b\x01\xdd",
    "humanware": b"\x1b\x02\x28\xdd",
    "handytech": b"\x79\x94\x29\x01\xdd",
    "canute": b"\x06\x00",
}
EVERY = pytest.mark.parametrize("codec", SHOWS)
CELLS = bytes(range(40))
Sit = Callable[..., Judge]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Puts a BRLTTY before a device; it ends with the test."""
    with ExitStack() as stack:

        def begin(codec: str, **more: Any) -> Judge:
            return stack.enter_context(Judge(codec, tmp_path / codec, **more))

        yield begin


def knows(judge: Judge) -> None:
    judge.until(lambda: SHOWS[judge.codec] in judge.line.heard, "BRLTTY shows something")


def hears(judge: Judge, *names: str) -> None:
    """These keys go down, one after the other; BRLTTY and our host hear them all."""
    known = brltty_keys.numbers(judge.codec, 40, "")
    wanted = [(True, *number) for name in names for number in known[name]]
    before = len(judge.keys)
    for count, name in enumerate(names):
        judge.line.say(judge.device.press(name))
        judge.until(lambda n=count: len(judge.keys) > before + n, name)  # type: ignore[misc]
    assert judge.keys[before:] == wanted


@EVERY
def test_noise_in_front(codec: str, sit: Sit) -> None:
    """Before the first answer it means nothing, neither to BRLTTY nor to our host."""
    noise = bytes(byte for byte in Random(codec).randbytes(50) if byte not in b"\x1b\x79\x7e\xfe")
    knows(sit(codec, noise=noise))
    pair = acquainted(CODECS[codec])
    hello = pair.host.hello()
    pair.to_host(noise)
    pair.to_device(hello)
    pair.settle()
    assert len(pair.found) == 1


@EVERY
def test_byte_by_byte(codec: str, sit: Sit) -> None:
    """Answers and keys in single bytes are heard as if they came whole."""
    judge = sit(codec)
    judge.line.single = True
    knows(judge)
    hears(judge, "pan on")


def test_silence_at_first(sit: Sit) -> None:
    """Displays that do not answer at first are asked again, after up to 5 s."""
    judges = [sit(codec) for codec in SHOWS]
    for judge in judges:
        judge.line.mute = True
        judge.until(lambda judge=judge: judge.line.heard, "BRLTTY asks")  # type: ignore[misc]
        judge.line.mute = False
    for judge in judges:
        knows(judge)


def test_escapes_in_what_a_baum_says(sit: Sit) -> None:
    """Routing keys 1, 2, 4 and 5 together are the byte ESC."""
    judge = sit("baum")
    knows(judge)
    hears(judge, "routing 1", "routing 2", "routing 4", "routing 5")
    assert b"\x22\x1b\x1b" in judge.line.said


@pytest.mark.parametrize(("byte", "first"), [(0x7E, "line 1"), (0x7D, "help")])
def test_escapes_in_what_a_canute_says(byte: int, first: str, sit: Sit) -> None:
    """Keys of which the low byte is a flag, or an escape."""
    judge = sit("canute")
    knows(judge)
    hears(judge, first, *(f"line {line}" for line in range(2, 7)))
    assert bytes([0x0A, 0x7D, byte ^ 0x20]) in judge.line.said


def test_switched_off_and_on(sit: Sit) -> None:
    """A Baum says that it switches itself off; BRLTTY looks for it, and the cells come back."""
    judge = sit("baum")
    api = judge.connect()
    api.show([CELLS])
    judge.until(lambda: judge.device.rows[0] == CELLS, "the cells are shown")
    api.events.clear()
    judge.device.rows[0][:] = bytes(40)
    judge.line.say(judge.device.power_off())
    off = Lost(Fault(Reason.POWERED_OFF, judge.address))
    judge.until(lambda: api.display and off in api.events, "gone and back")
    # BRLTTY may say in between that it has no display, or twice that it has one.
    assert api.events[0] == off
    assert isinstance(api.events[-1], Identified)
    judge.until(lambda: judge.device.rows[0] == CELLS, "the cells are back")


def test_switched_off_in_the_middle_of_a_line(sit: Sit) -> None:
    """Half a line has come when it goes; after its return the whole one is shown."""
    judge = sit("humanware")
    api = judge.connect()
    half = CODECS["humanware"].device(40, 1)
    assert half.receive(b"\x1b\x02\x28" + CELLS[:20]) == []
    judge.line.device = half
    judge.line.say(half.power_off())
    judge.until(lambda: not api.display, "BRLTTY tells that it is gone")
    judge.until(lambda: not half.held, "the device gives the half line up")
    judge.line.say(half.press("pan on") + half.release("pan on"))
    judge.until(lambda: api.display, "BRLTTY tells that it is back")
    api.show([CELLS])
    judge.until(lambda: judge.device.rows[0] == CELLS, "the cells are shown")


def test_reset_by_itself(sit: Sit) -> None:
    """A Handy Tech that was switched on says who it is, and is sent its line again."""
    judge = sit("handytech")
    knows(judge)
    shown = bytes(judge.device.rows[0])
    judge.device.rows[0][:] = bytes(40)
    judge.line.say(judge.device.hello())
    judge.until(lambda: judge.device.rows[0] == shown != bytes(40), "the line comes again")


def test_missing_acknowledgements(sit: Sit) -> None:
    """A Handy Tech that takes cells and never says so still gets the newest, if late."""
    judge = sit("handytech")
    api = judge.connect()
    judge.line.filter = lambda data: b""
    last = bytes([0x15]) * 40
    for cells in (CELLS, last):
        api.show([cells])
    judge.until(lambda: judge.device.rows[0] == last, "the newest line")


def test_a_display_that_vanishes(sit: Sit) -> None:
    """Pulled out: BRLTTY outlives it, and so does our client."""
    judge = sit("baum")
    api = judge.connect()
    api.events.clear()
    judge.line.close()
    gone = Lost(Fault(Reason.POWERED_OFF, judge.address))
    nothing = Lost(Fault(Reason.BRLAPI_NO_DISPLAY, judge.address, detail=""))
    judge.until(lambda: nothing in api.events, "there is no display")
    assert api.events == [gone, nothing]
