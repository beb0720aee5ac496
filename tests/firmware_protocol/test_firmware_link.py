"""The link: one display at one port, with a clock that the test moves."""

from itertools import pairwise

import pytest
from link_bench import idle_bench, opened_bench

from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.errors import Fault, Reason
from firmware_protocol.events import DeviceInfo, Identified, KeyDown
from firmware_protocol.link import PENDING_LIMIT, STUCK_SECONDS, TRIES, Link, Lost

EVERY = pytest.mark.parametrize("name", list(CODECS))
# Displays that acknowledge every row, and those that acknowledge none.
WITH_ACKS = [name for name, codec in CODECS.items() if codec.host().acks]
WITHOUT_ACKS = [name for name in CODECS if name not in WITH_ACKS]
# Displays that introduce themselves when switched on, and those that report that they go off.
INTRODUCING = [name for name in CODECS if opened_bench(name).device.hello()]
REPORTING_OFF = [name for name in CODECS if opened_bench(name).device.power_off()]


def lost(reason: Reason, **slots: str) -> Lost:
    return Lost(Fault(reason, "port", **slots))


@EVERY
def test_a_display_is_identified_and_blanked(name: str) -> None:
    """The first frame is blank, unless the caller has shown one."""
    bench = idle_bench(name)
    assert not any(any(row) for row in bench.device.rows)
    assert bench.link.display


@EVERY
def test_a_frame_shown_before_the_display_answers(name: str) -> None:
    """The link keeps it and shows it when a display answers."""
    bench = opened_bench(name)
    bench.show(b"\x07\x07")
    bench.pass_time(60.0)
    assert bytes(bench.device.rows[0][:3]) == b"\x07\x07\x00"


@EVERY
def test_silence_is_reported_once(name: str) -> None:
    """The link reports a silent port once and keeps sending hello."""
    bench = opened_bench(name)
    bench.answers = False
    bench.step()
    bench.pass_time(12.0)
    title = CODECS[name].title
    assert bench.events_of(Lost) == [lost(Reason.SILENT, protocol=title)]
    assert len(bench.written) >= 2
    bench.answers = True
    bench.pass_time(6.0)
    assert len(bench.events_of(Identified)) == 1


@EVERY
def test_only_what_changed_is_sent(name: str) -> None:
    """The same frame again sends nothing; a changed row sends that row."""
    bench = idle_bench(name)
    count = len(bench.device.rows)
    frame = [bytes([number + 1]) for number in range(count)]
    bench.show(*frame)
    bench.pass_time(60.0)
    assert [row for _, row, _ in bench.shown] == list(range(count))
    bench.shown.clear()
    bench.show(*frame)
    bench.pass_time(10.0)
    assert not bench.shown
    frame[-1] = b"\x2a"
    bench.show(*frame)
    bench.pass_time(10.0)
    assert [row for _, row, _ in bench.shown] == [count - 1]


def test_dots_7_and_8_on_a_display_of_six_dots() -> None:
    """A change of dots 7 and 8 alone is not sent."""
    bench = idle_bench("canute")
    bench.show(b"\x01")
    bench.pass_time(10.0)
    bench.shown.clear()
    bench.show(b"\xc1")
    bench.pass_time(10.0)
    assert not bench.shown


@pytest.mark.parametrize("name", WITHOUT_ACKS)
def test_many_frames_at_once(name: str) -> None:
    """Of 200 frames the first is sent at once, and the last when the line is free again."""
    bench = idle_bench(name)
    bench.now += 1.0
    start = bench.now
    for number in range(200):
        bench.show(bytes([number % 255 + 1]) * 40)
    bench.pass_time(2.0)
    assert [cells[0] for _, _, cells in bench.shown] == [1, 200]
    frame = len(bench.written[0][1])
    free = CODECS[name].line.seconds(frame)
    assert bench.shown[1][0] - start == pytest.approx(free, abs=1e-4)


@pytest.mark.parametrize("name", WITH_ACKS)
def test_many_frames_with_acknowledgements(name: str) -> None:
    """The first may be sent; after its acknowledgement only the newest."""
    bench = idle_bench(name)
    bench.now += 1.0
    for number in range(200):
        bench.show(bytes([number % 63 + 1]) * 40)
    bench.pass_time(30.0)
    shown = [cells[0] for _, row, cells in bench.shown if row == 0]
    # The first must wait if the host is just asking the display for its keys.
    assert shown in ([1, 200 % 63], [200 % 63])
    assert bench.link.idle


def test_no_row_starves() -> None:
    """If the first row changes all the time, the others are still shown."""
    bench = idle_bench("canute", 10, 4)
    for tick in range(300):
        bench.show(bytes([tick % 63 + 1]), b"\x03", b"\x07", b"\x0f")
        bench.pass_time(0.1)
    assert [bytes(row[:1]) for row in bench.device.rows[1:]] == [b"\x03", b"\x07", b"\x0f"]


def test_a_frame_begins_with_its_first_row() -> None:
    """Even if the last change was in the middle: people read from the top."""
    bench = idle_bench("canute", 10, 4)
    bench.show(b"", b"", b"\x01", b"")
    bench.pass_time(10.0)
    bench.shown.clear()
    bench.show(b"\x01", b"\x02", b"\x03", b"\x04")
    bench.pass_time(20.0)
    assert [row for _, row, _ in bench.shown] == [0, 1, 2, 3]


@pytest.mark.parametrize("name", ["canute", "dotpad"])
def test_the_first_row_does_not_wait_for_the_others(name: str) -> None:
    """A new first row is the next row that is sent, however many others wait."""
    bench = idle_bench(name)
    rows = [b"\x15"] * len(bench.device.rows)
    bench.device.rise_seconds = 1.2  # type: ignore[attr-defined]
    codec = CODECS[name]
    bench.answers = name == "canute"  # a Dot Pad confirms the rows when the test lets it
    bench.show(*rows)
    bench.pass_time(codec.ack_seconds / 2 if name == "dotpad" else 3.0)
    sent = len(bench.shown)
    assert sent < len(rows)
    pressed_at = bench.now
    bench.show(b"\x07", *rows[1:])
    bench.answers = True
    bench.pass_time(60.0)
    when, row, cells = bench.shown[sent]
    assert (row, cells[0]) == (0, 7)
    if name == "canute":
        assert when - pressed_at < 1.7  # until the row before has risen, and the host knows it
    assert {row for _, row, _ in bench.shown} == set(range(len(rows)))


def test_canute_is_paced() -> None:
    """Each row is sent when the one before has risen."""
    bench = idle_bench("canute", 40, 9)
    bench.device.rise_seconds = 2.0  # type: ignore[attr-defined]
    start = bench.now
    bench.show(*[b"\x15" * 40] * 9)
    bench.pass_time(60.0)
    moments = [when - start for when, _, _ in bench.shown]
    gaps = [after - before for before, after in pairwise(moments)]
    assert len(gaps) == 8
    assert min(gaps) >= 2.0
    assert max(gaps) < 2.6


@pytest.mark.parametrize("name", WITH_ACKS)
def test_a_display_that_never_acknowledges(name: str) -> None:
    """The link reports it after a few attempts, and works when acknowledgements come again."""
    bench = idle_bench(name)
    bench.answers = False
    bench.show(b"\x01")
    bench.pass_time(CODECS[name].ack_seconds * (TRIES + 2) + 1.0)
    assert lost(Reason.UNACKNOWLEDGED) in bench.events_of(Lost)
    bench.answers = True
    bench.pass_time(60.0)
    assert isinstance(bench.events_of(Identified)[-1], Identified)
    assert bench.link.idle
    assert bench.device.rows[0][0] == 1


@pytest.mark.parametrize("name", WITH_ACKS)
def test_a_lost_acknowledgement(name: str) -> None:
    """The link sends the row again, or a newer one."""
    bench = idle_bench(name)
    bench.answers = False
    bench.show(b"\x01")
    bench.show(b"\x02")
    bench.answers = True
    bench.pass_time(60.0)
    assert bench.device.rows[0][0] == 2
    assert bench.link.idle


@pytest.mark.parametrize("name", INTRODUCING)
def test_a_display_that_was_reset(name: str) -> None:
    """When it introduces itself again, the link shows everything again."""
    bench = idle_bench(name)
    bench.show(b"\x15")
    bench.pass_time(10.0)
    bench.device = opened_bench(name).device
    bench.inbox += bench.device.hello()
    bench.step()
    bench.pass_time(10.0)
    assert bench.device.rows[0][0] == 0x15


@pytest.mark.parametrize("name", REPORTING_OFF)
def test_switched_off_and_on_again(name: str) -> None:
    """The link reports the reason, finds the display again and shows the frame."""
    bench = idle_bench(name)
    bench.show(b"\x15")
    bench.pass_time(10.0)
    bench.inbox += bench.device.power_off()
    bench.answers = False
    bench.step()
    assert bench.events_of(Lost) == [lost(Reason.POWERED_OFF)]
    bench.device = opened_bench(name).device
    bench.answers = True
    bench.pass_time(20.0)
    assert len(bench.events_of(Identified)) == 1
    assert bench.device.rows[0][0] == 0x15


@EVERY
def test_a_port_that_accepts_a_few_bytes_at_a_time(name: str) -> None:
    """The link completes half-written frames before it begins a new one."""
    bench = idle_bench(name)
    bench.accepts = lambda count: min(count, 3)
    for number in range(20):
        bench.show(bytes([number + 1]) * 40)
        bench.pass_time(0.02)
    bench.pass_time(40.0)
    assert bytes(bench.device.rows[0][:2]) == b"\x14\x14"
    assert not bench.events_of(Lost)


@EVERY
def test_a_port_that_accepts_nothing(name: str) -> None:
    """After STUCK_SECONDS, and not before, the caller must open the port again."""
    bench = idle_bench(name)
    bench.accepts = lambda count: 0
    bench.show(b"\x01")
    bench.pass_time(STUCK_SECONDS - 0.1)
    assert bench.link.failed is None
    bench.pass_time(0.2)
    assert bench.link.failed == Fault(Reason.STUCK, "port")
    assert len(bench.link.pending) < PENDING_LIMIT
    assert bench.link.closed(Fault(Reason.STUCK, "port")) == [lost(Reason.STUCK)]
    assert bench.link.deadline is None


@EVERY
def test_opened_again(name: str) -> None:
    """After unplugging and plugging in the link shows the last frame again."""
    bench = idle_bench(name)
    bench.show(b"\x15")
    bench.pass_time(10.0)
    gone = Fault(Reason.PORT_GONE, "port")
    assert bench.link.closed(gone) == [Lost(gone)]
    assert bench.link.step(bench.now) == []
    bench.device = opened_bench(name).device
    bench.link.opened(bench.now)
    bench.step()
    bench.pass_time(20.0)
    assert bench.device.rows[0][0] == 0x15
    assert bench.link.idle


@EVERY
def test_keys_are_reported(name: str) -> None:
    """Also while the link shows a frame."""
    bench = idle_bench(name)
    key = bench.device.keys[0]
    bench.show(b"\x01" * 40)
    bench.inbox += bench.device.press(key)
    bench.step()
    bench.pass_time(0.5)
    assert KeyDown(key) in bench.events_of(KeyDown)


@EVERY
def test_frames_of_any_size(name: str) -> None:
    """Rows that do not fit are cut, missing ones are blank."""
    bench = idle_bench(name)
    columns = len(bench.device.rows[0])
    bench.show(*[b"\x15" * 600] * 100)
    bench.pass_time(60.0)
    assert all(bytes(row) == b"\x15" * columns for row in bench.device.rows)
    bench.show()
    bench.pass_time(60.0)
    assert not any(any(row) for row in bench.device.rows)


def test_a_link_that_was_never_opened() -> None:
    """It does nothing and has no deadline."""
    link = Link(CODECS["baum"])
    link.show([b"\x01"])
    assert link.step(1.0) == []
    assert (link.deadline, link.idle, link.goodbye()) == (None, False, b"")


def test_information_about_the_display_is_reported() -> None:
    """Such as its serial number."""
    bench = opened_bench("baum")
    bench.step()
    bench.pass_time(1.0)
    assert DeviceInfo("serial number", "00000001") in bench.events_of(DeviceInfo)


def test_an_orbit_reader_gets_time() -> None:
    """The link rests between two frames for a display whose dots rise slowly."""
    bench = idle_bench("baum", 20, model="Orbit")
    for number in range(300):
        bench.show(bytes([number % 255 + 1]))
        bench.pass_time(0.01)
    gaps = [after - before for (before, _, _), (after, _, _) in pairwise(bench.shown)]
    pause = CODECS["baum"].pause_seconds["Orbit"]
    assert min(gaps) >= pause
    assert max(gaps) < pause + 0.05
