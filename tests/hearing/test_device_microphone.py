"""The process at the microphone: its faults, and its end."""

import sys
import threading
from pathlib import Path

import pytest
from speech_processes import children

from azul_access.hearing import device_microphone
from azul_access.hearing.device_microphone import DeviceMicrophone
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.microphone import CHUNK, WIDTH, Interrupted

CHUNKS = 16
SAMPLES = CHUNKS * CHUNK
FAKE_CAPTURE = str(Path(__file__).parent / "hearing_fake_capture.py")


def fake_capture(first_line: str = "{}", chunks: int = CHUNKS, end: str = "stalls") -> list[str]:
    return [sys.executable, FAKE_CAPTURE, first_line, str(chunks), end]


def fault_of_opening(command: list[str]) -> HearingError:
    with pytest.raises(HearingError) as caught, DeviceMicrophone(command):
        pass
    return caught.value


def test_samples_arrive_and_the_process_ends_with_the_microphone() -> None:
    with DeviceMicrophone(fake_capture()) as microphone:
        assert microphone.read(SAMPLES) == bytes(SAMPLES * WIDTH)
        assert list(children(FAKE_CAPTURE))
    assert not list(children(FAKE_CAPTURE))


@pytest.mark.parametrize("end", ["ends", "stalls"])
def test_a_microphone_that_ends_or_stalls_is_lost(
    end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with DeviceMicrophone(fake_capture(end=end)) as microphone:
        microphone.read(SAMPLES)
        if end == "stalls":
            monkeypatch.setattr(device_microphone, "STALL_SECONDS", 0.05)
        with pytest.raises(HearingError) as caught:
            microphone.read(1)
    assert caught.value.reason is HearingFault.MICROPHONE_LOST


def test_a_microphone_at_rest_is_lost_only_with_its_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing is to be delivered then, so this is no stall."""
    with (
        DeviceMicrophone(fake_capture(end="ends")) as microphone,
        pytest.raises(HearingError) as caught,
    ):
        microphone.rest()
    assert caught.value.reason is HearingFault.MICROPHONE_LOST
    with DeviceMicrophone(fake_capture(end="stalls")) as microphone:
        monkeypatch.setattr(device_microphone, "STALL_SECONDS", 0.05)
        interrupt = threading.Timer(0.5, microphone.interrupt)
        interrupt.start()
        with pytest.raises(Interrupted):
            microphone.rest()
        interrupt.join()


def test_a_device_that_opens_and_delivers_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(device_microphone, "STALL_SECONDS", 0.05)
    fault = fault_of_opening(fake_capture(chunks=0))
    assert fault.reason is HearingFault.MICROPHONE_LOST


def test_the_fault_that_the_process_reports_is_raised() -> None:
    fault = fault_of_opening(
        fake_capture('{"fault": "unknown-microphone", "slots": {"name": "x", "known": "y"}}')
    )
    assert fault.reason is HearingFault.UNKNOWN_MICROPHONE
    assert fault.slots == {"name": "x", "known": "y"}


@pytest.mark.parametrize("first_line", ["", "noise", "[1]", '{"fault": 1}'])
def test_a_process_that_writes_nonsense_is_no_microphone(first_line: str) -> None:
    fault = fault_of_opening(fake_capture(first_line, chunks=0, end="ends"))
    assert fault.reason in (HearingFault.NO_MICROPHONE, HearingFault.MICROPHONE_LOST)


def test_a_command_that_cannot_be_started_is_no_microphone(tmp_path: Path) -> None:
    fault = fault_of_opening([str(tmp_path / "none")])
    assert fault.reason is HearingFault.NO_MICROPHONE
