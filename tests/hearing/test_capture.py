"""The microphone's process: which device it opens, and which faults it reports."""

import io
import json
from collections.abc import Callable, Generator
from queue import SimpleQueue

import pytest

from azul_access.hearing import capture
from azul_access.hearing.capture import Change, Inbox, find_device, run
from azul_access.hearing.fault import HearingError, HearingFault

DEVICES = [{"name": name} for name in ("Webcam Pro", "USB Headset", "usb", "Büro-Mikrofon")]


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("headset", "USB Headset"),
        ("USB", "usb"),
        ("usb h", "USB Headset"),
        ("BÜRO", "Büro-Mikrofon"),
        ("cam", "Webcam Pro"),
    ],
)
def test_a_microphone_is_found_by_its_name_or_a_part_of_it(name: str, found: str) -> None:
    """The whole name is preferred; case does not matter."""
    assert find_device(DEVICES, name)["name"] == found


def test_the_fault_for_an_unknown_microphone_lists_the_known_ones() -> None:
    with pytest.raises(HearingError) as caught:
        find_device(DEVICES, "Studio")
    assert caught.value.reason is HearingFault.UNKNOWN_MICROPHONE
    assert caught.value.slots == {
        "name": "Studio",
        "known": "Webcam Pro, USB Headset, usb, Büro-Mikrofon",
    }


@pytest.mark.parametrize(
    ("error", "fault"),
    [
        (RuntimeError("failed to init device", -19), HearingFault.MICROPHONE_BUSY),
        (RuntimeError("failed to init device", -6), HearingFault.MICROPHONE_DENIED),
        (RuntimeError("cannot init context", -203), HearingFault.NO_MICROPHONE),
        (ImportError("miniaudio"), HearingFault.NO_MICROPHONE),
        (HearingError(HearingFault.UNKNOWN_MICROPHONE, name="x", known="y"), None),
    ],
)
def test_errors_of_a_device_become_faults(
    monkeypatch: pytest.MonkeyPatch, error: Exception, fault: HearingFault | None
) -> None:
    """The numbers are those of miniaudio.h."""

    def fail(_: str) -> None:
        raise error

    monkeypatch.setattr(capture, "open_device", fail)
    output = io.BytesIO()
    run("", SimpleQueue(), output)
    message = json.loads(output.getvalue())
    if fault is None:
        assert message == {"fault": "unknown-microphone", "slots": {"name": "x", "known": "y"}}
    else:
        assert message == {"fault": fault.value, "slots": {}}


class FakeDevice:
    """Delivers two samples, and is then stopped by the system or stalls."""

    def __init__(self, *, stops: bool) -> None:
        self.stop_callback: Callable[[], None] | None = None
        self.is_started = False
        self._stops = stops

    def start(self, samples: Generator[None, bytes, None]) -> None:
        assert not self.is_started
        self.is_started = True
        samples.send(b"\x01\x00\x02\x00")
        if self._stops:
            assert self.stop_callback is not None
            self.stop_callback()

    def stop(self) -> None:
        """As miniaudio does, tell of every stop."""
        assert self.is_started
        self.is_started = False
        if self.stop_callback is not None:
            self.stop_callback()


@pytest.mark.parametrize("stops", [True, False])
def test_a_device_that_stops_or_stalls_ends_the_audio(
    monkeypatch: pytest.MonkeyPatch, *, stops: bool
) -> None:
    """If the system reports the stop, there is no need to wait for a stall."""
    monkeypatch.setattr(capture, "STALL_SECONDS", 60.0 if stops else 0.05)
    monkeypatch.setattr(capture, "open_device", lambda _: FakeDevice(stops=stops))
    output = io.BytesIO()
    run("", SimpleQueue(), output)
    assert output.getvalue() == b"{}\n\x01\x00\x02\x00"


def test_a_device_stops_and_starts_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each start delivers samples again; a request that changes nothing is ignored."""
    monkeypatch.setattr(capture, "STALL_SECONDS", 0.05)
    monkeypatch.setattr(capture, "open_device", lambda _: FakeDevice(stops=False))
    inbox: Inbox = SimpleQueue()
    for change in (Change.START, Change.STOP, Change.STOP, Change.START, Change.STOP, Change.START):
        inbox.put(change)
    output = io.BytesIO()
    run("", inbox, output)
    assert output.getvalue() == b"{}\n" + b"\x01\x00\x02\x00" * 3


def test_a_device_that_does_not_start_again_ends_the_audio(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It was unplugged while it was stopped."""

    class Unplugged(FakeDevice):
        was_stopped = False

        def start(self, samples: Generator[None, bytes, None]) -> None:
            if self.was_stopped:
                raise RuntimeError("failed to start audio device", -1)
            super().start(samples)

        def stop(self) -> None:
            super().stop()
            self.was_stopped = True

    monkeypatch.setattr(capture, "open_device", lambda _: Unplugged(stops=False))
    inbox: Inbox = SimpleQueue()
    for change in (Change.STOP, Change.START):
        inbox.put(change)
    output = io.BytesIO()
    run("", inbox, output)
    assert output.getvalue() == b"{}\n"
