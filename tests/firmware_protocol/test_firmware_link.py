"""The link: one display at one port, with a clock that the test moves."""

from itertools import pairwise

import pytest
from firmware_line import ready, table

from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.errors import Fault, Reason
from firmware_protocol.events import DeviceInfo, Identified, KeyDown
from firmware_protocol.link import PENDING_LIMIT, STUCK_SECONDS, TRIES, Link, Lost

EVERY = pytest.mark.parametrize("name", list(CODECS))
# Every row is acknowledged, or none is.
ACKED = [name for name, codec in CODECS.items() if codec.host().acks]
PLAIN = [name for name in CODECS if name not in ACKED]
# Displays that introduce themselves unasked, and those that say when they are switched off.
GREETING = [name for name in CODECS if table(name).device.hello()]
PARTING = [name for name in CODECS if table(name).device.power_off()]


def lost(reason: Reason, **slots: str) -> Lost:
    return Lost(Fault(reason, "port", **slots))


@EVERY
def test_a_display_is_found_and_blanked(name: str) -> None:
    """First comes who it is; then it shows nothing until it is told what."""
    made = ready(name)
    assert not any(any(row) for row in made.device.rows)
    assert made.link.display


@EVERY
def test_what_is_wanted_before_anybody_answers(name: str) -> None:
    """It is kept, and shown when a display is there."""
    made = table(name)
    made.show(b"\x07\x07")
    made.pass_time(60.0)
    assert bytes(made.device.rows[0][:3]) == b"\x07\x07\x00"


@EVERY
def test_silence_is_reported_once_and_asked_again(name: str) -> None:
    """Nobody answers for a while; when somebody does, it is found."""
    made = table(name)
    made.answers = False
    made.step()
    made.pass_time(12.0)
    title = CODECS[name].title
    assert made.events(Lost) == [lost(Reason.SILENT, protocol=title)]
    assert len(made.written) >= 2
    made.answers = True
    made.pass_time(6.0)
    assert len(made.events(Identified)) == 1


@EVERY
def test_only_what_changed_is_sent(name: str) -> None:
    """The same frame again sends nothing; a changed row sends that row."""
    made = ready(name)
    count = len(made.device.rows)
    frame = [bytes([number + 1]) for number in range(count)]
    made.show(*frame)
    made.pass_time(60.0)
    assert [row for _, row, _ in made.shown] == list(range(count))
    made.shown.clear()
    made.show(*frame)
    made.pass_time(10.0)
    assert not made.shown
    frame[-1] = b"\x2a"
    made.show(*frame)
    made.pass_time(10.0)
    assert [row for _, row, _ in made.shown] == [count - 1]


def test_dots_that_a_display_has_not_move_nothing() -> None:
    """Dots 7 and 8 alone are no change for a display of six dots."""
    made = ready("canute")
    made.show(b"\x01")
    made.pass_time(10.0)
    made.shown.clear()
    made.show(b"\xc1")
    made.pass_time(10.0)
    assert not made.shown


@pytest.mark.parametrize("name", PLAIN)
def test_a_storm_of_frames(name: str) -> None:
    """Of 200 frames at once the first goes out, and the last when the line is free again."""
    made = ready(name)
    made.now += 1.0
    begun = made.now
    for number in range(200):
        made.show(bytes([number % 255 + 1]) * 40)
    made.pass_time(2.0)
    assert [cells[0] for _, _, cells in made.shown] == [1, 200]
    frame = len(made.written[0][1])
    free = CODECS[name].line.seconds(frame)
    assert made.shown[1][0] - begun == pytest.approx(free, abs=1e-4)


@pytest.mark.parametrize("name", ACKED)
def test_a_storm_of_frames_with_acknowledgements(name: str) -> None:
    """The first may go out, then only the newest, when the one before is acknowledged."""
    made = ready(name)
    made.now += 1.0
    for number in range(200):
        made.show(bytes([number % 63 + 1]) * 40)
    made.pass_time(30.0)
    shown = [cells[0] for _, row, cells in made.shown if row == 0]
    # The first has to wait where the display is just asked for its keys.
    assert shown in ([1, 200 % 63], [200 % 63])
    assert made.link.idle


def test_no_row_starves() -> None:
    """While the first row changes all the time, the others are shown, too."""
    made = ready("canute", 10, 4)
    for tick in range(300):
        made.show(bytes([tick % 63 + 1]), b"\x03", b"\x07", b"\x0f")
        made.pass_time(0.1)
    assert [bytes(row[:1]) for row in made.device.rows[1:]] == [b"\x03", b"\x07", b"\x0f"]


def test_a_page_begins_at_its_top() -> None:
    """Also after a change somewhere in the middle: rows are read from the top."""
    made = ready("canute", 10, 4)
    made.show(b"", b"", b"\x01", b"")
    made.pass_time(10.0)
    made.shown.clear()
    made.show(b"\x01", b"\x02", b"\x03", b"\x04")
    made.pass_time(20.0)
    assert [row for _, row, _ in made.shown] == [0, 1, 2, 3]


def test_canute_is_paced() -> None:
    """One row after the other, each when the one before stands."""
    made = ready("canute", 40, 9)
    made.device.rise_seconds = 2.0  # type: ignore[attr-defined]
    begun = made.now
    made.show(*[b"\x15" * 40] * 9)
    made.pass_time(60.0)
    moments = [when - begun for when, _, _ in made.shown]
    gaps = [after - before for before, after in pairwise(moments)]
    assert len(gaps) == 8
    assert min(gaps) >= 2.0
    assert max(gaps) < 2.6


@pytest.mark.parametrize("name", ACKED)
def test_a_display_that_never_acknowledges(name: str) -> None:
    """The caller learns it after a few tries; meanwhile and afterwards nothing hangs."""
    made = ready(name)
    made.answers = False
    made.show(b"\x01")
    made.pass_time(CODECS[name].ack_seconds * (TRIES + 2) + 1.0)
    assert lost(Reason.UNACKNOWLEDGED) in made.events(Lost)
    made.answers = True
    made.pass_time(60.0)
    assert isinstance(made.events(Identified)[-1], Identified)
    assert made.link.idle
    assert made.device.rows[0][0] == 1


@pytest.mark.parametrize("name", ACKED)
def test_a_lost_acknowledgement(name: str) -> None:
    """The row, or a newer one, is sent again."""
    made = ready(name)
    made.answers = False
    made.show(b"\x01")
    made.show(b"\x02")
    made.answers = True
    made.pass_time(60.0)
    assert made.device.rows[0][0] == 2
    assert made.link.idle


@pytest.mark.parametrize("name", GREETING)
def test_a_display_that_was_reset(name: str) -> None:
    """When it introduces itself again, everything is shown again."""
    made = ready(name)
    made.show(b"\x15")
    made.pass_time(10.0)
    fresh = table(name)
    made.device = fresh.device
    made.inbox += made.device.hello()
    made.step()
    made.pass_time(10.0)
    assert made.device.rows[0][0] == 0x15


@pytest.mark.parametrize("name", PARTING)
def test_switched_off_and_on_again(name: str) -> None:
    """The reason is told, and the display is found again and shows what it should."""
    made = ready(name)
    made.show(b"\x15")
    made.pass_time(10.0)
    made.inbox += made.device.power_off()
    made.answers = False
    made.step()
    assert made.events(Lost) == [lost(Reason.POWERED_OFF)]
    made.device = table(name).device
    made.answers = True
    made.pass_time(20.0)
    assert len(made.events(Identified)) == 1
    assert made.device.rows[0][0] == 0x15


@EVERY
def test_a_port_that_takes_a_few_bytes_at_a_time(name: str) -> None:
    """Half-written frames are written on, never begun anew in the middle."""
    made = ready(name)
    made.takes = lambda count: min(count, 3)
    for number in range(20):
        made.show(bytes([number + 1]) * 40)
        made.pass_time(0.02)
    made.pass_time(40.0)
    assert bytes(made.device.rows[0][:2]) == b"\x14\x14"
    assert not made.events(Lost)


@EVERY
def test_a_port_that_takes_nothing(name: str) -> None:
    """After a while it is to be closed and opened again, and not before."""
    made = ready(name)
    made.takes = lambda count: 0
    made.show(b"\x01")
    made.pass_time(STUCK_SECONDS - 0.1)
    assert made.link.failed is None
    made.pass_time(0.2)
    assert made.link.failed == Fault(Reason.STUCK, "port")
    assert len(made.link.pending) < PENDING_LIMIT
    assert made.link.closed(made.link.failed) == [lost(Reason.STUCK)]
    assert made.link.deadline is None


@EVERY
def test_opened_again(name: str) -> None:
    """After unplugging and plugging in everything begins anew, and the last frame is shown."""
    made = ready(name)
    made.show(b"\x15")
    made.pass_time(10.0)
    gone = Fault(Reason.PORT_GONE, "port")
    assert made.link.closed(gone) == [Lost(gone)]
    assert made.link.step(made.now) == []
    made.device = table(name).device
    made.link.opened(made.now)
    made.step()
    made.pass_time(20.0)
    assert made.device.rows[0][0] == 0x15
    assert made.link.idle


@EVERY
def test_keys_come_through(name: str) -> None:
    """Whatever the link is doing."""
    made = ready(name)
    key = made.device.keys[0]
    made.show(b"\x01" * 40)
    made.inbox += made.device.press(key)
    made.step()
    made.pass_time(0.5)
    assert KeyDown(key) in made.events(KeyDown)


@EVERY
def test_frames_of_any_size(name: str) -> None:
    """Too many rows, too long ones, none at all: cut, filled up, blanked."""
    made = ready(name)
    columns = len(made.device.rows[0])
    made.show(*[b"\x15" * 600] * 100)
    made.pass_time(60.0)
    assert all(bytes(row) == b"\x15" * columns for row in made.device.rows)
    made.show()
    made.pass_time(60.0)
    assert not any(any(row) for row in made.device.rows)


def test_a_link_that_was_never_opened() -> None:
    """Does nothing, and wants nothing."""
    link = Link(CODECS["baum"])
    link.show([b"\x01"])
    assert link.step(1.0) == []
    assert (link.deadline, link.idle, link.goodbye()) == (None, False, b"")


def test_what_the_display_tells_of_itself_comes_through() -> None:
    """Serial numbers and the like are for whoever wants them."""
    made = table("baum")
    made.step()
    made.pass_time(1.0)
    assert DeviceInfo("serial number", "00000001") in made.events(DeviceInfo)
