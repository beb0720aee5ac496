"""A microphone whose process does what files say: loss, silence, and our own voice."""

import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hearing_room import FAKE_CAPTURE, Room, tone
from speech_processes import children
from speech_sound_card import wait_until

from azul_access.hearing import microphone
from azul_access.hearing.capture import RATE
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.microphone import CHUNK, Interrupted, Microphone
from azul_access.hearing.utterances import FLOOR, LONGEST_SECONDS, UtteranceDetector


class Voice:
    sounds = False

    def __call__(self) -> bool:
        return self.sounds


@pytest.fixture
def voice() -> Voice:
    return Voice()


@pytest.fixture
def mike(room: Room, voice: Voice) -> Iterator[Microphone]:
    with Microphone("", voice, [sys.executable, FAKE_CAPTURE, str(room.folder)]) as mike:
        yield mike
    assert not list(children(FAKE_CAPTURE))


def refused(command: list[str]) -> HearingError:
    with pytest.raises(HearingError) as caught, Microphone(command=command):
        pass
    return caught.value


def test_a_phrase_arrives_whole(room: Room, mike: Microphone) -> None:
    phrases = UtteranceDetector(mike)
    phrases.calibrate()
    assert phrases.threshold == FLOOR
    for seconds in (0.15, 0.6, 3.0):
        room.speak(seconds)
        spoken = phrases.next(5.0)
        assert spoken is not None
        assert not spoken.is_cut
        loud = [
            at for at in range(0, len(spoken.audio), 2) if abs(spoken.audio[at + 1]) not in (0, 255)
        ]
        assert (loud[-1] - loud[0]) / 2 / RATE == pytest.approx(seconds, abs=0.02)


def test_what_was_said_until_a_breath_is_told_early(room: Room, mike: Microphone) -> None:
    """First that somebody speaks; after the last breath nothing is added any more."""
    phrases = UtteranceDetector(mike)
    phrases.calibrate()
    told: list[bytes] = []
    breath = tone(0.35, loudness=1)
    (room.folder / "breath.part").write_bytes(
        tone(0.5) + breath + tone(0.5) + tone(0.8, loudness=1)
    )
    (room.folder / "breath.part").rename(room.folder / "breath.raw")
    spoken = phrases.next(5.0, told.append)
    assert spoken is not None
    begun, breathed, whole = told
    assert whole == spoken.audio
    assert whole.startswith(breathed)
    assert breathed.startswith(begun)
    assert len(whole) - len(breathed) == pytest.approx(0.85 * RATE * 2, abs=2 * CHUNK * 2)


def test_nothing_said_is_none(mike: Microphone) -> None:
    assert UtteranceDetector(mike).next(0.3) is None


def test_what_sounds_while_our_voice_does_is_dropped(
    room: Room, mike: Microphone, voice: Voice
) -> None:
    """And so is what was captured before and not heard yet."""
    phrases = UtteranceDetector(mike)
    phrases.calibrate()
    room.speak(0.4)
    assert wait_until(lambda: not list(room.folder.glob("*.raw")))
    time.sleep(0.3)
    voice.sounds = True
    assert wait_until(lambda: not mike._buffer)
    room.speak(0.4)
    assert wait_until(lambda: not list(room.folder.glob("*.raw")))
    time.sleep(1.3)
    voice.sounds = False
    with pytest.raises(Interrupted):
        phrases.next(0.5)
    assert phrases.next(0.5) is None


def test_our_voice_ends_a_phrase_that_it_cuts_into(
    room: Room, mike: Microphone, voice: Voice
) -> None:
    phrases = UtteranceDetector(mike)
    phrases.calibrate()
    room.speak(2.0)
    threading.Timer(0.8, lambda: setattr(voice, "sounds", True)).start()
    with pytest.raises(Interrupted):
        phrases.next(5.0)


def test_the_buffer_is_bounded(
    room: Room, mike: Microphone, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody reads for a long time, and the newest audio is what is kept."""
    monkeypatch.setattr(microphone, "KEPT_SECONDS", 1)
    room.speak(0.2)
    assert wait_until(lambda: not list(room.folder.glob("*.raw")))
    time.sleep(2.2)
    assert len(mike._buffer) <= 2 * RATE
    samples = mike.read(CHUNK)
    assert max(samples[1::2]) in (0, 255)  # the hiss, not the tone


@pytest.mark.parametrize("how", ["gone", "still"])
def test_a_microphone_that_is_pulled_out_or_stands_still_is_lost(
    room: Room, mike: Microphone, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(microphone, "STALL_SECONDS", 0.5)
    room.let(how)
    with pytest.raises(HearingError) as caught:
        UtteranceDetector(mike).next(30.0)
    assert caught.value.reason is HearingFault.MICROPHONE_LOST


def test_a_loss_is_noticed_also_while_nobody_reads(room: Room, mike: Microphone) -> None:
    room.let("gone")
    with pytest.raises(HearingError) as caught:
        mike.rest(30.0)
    assert caught.value.reason is HearingFault.MICROPHONE_LOST


def test_a_device_that_opens_and_brings_nothing_is_lost(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(microphone, "STALL_SECONDS", 0.5)
    room.let("still")
    why = refused([sys.executable, FAKE_CAPTURE, str(room.folder)])
    assert why.reason is HearingFault.MICROPHONE_LOST


def test_the_reason_of_the_process_is_handed_on(room: Room) -> None:
    room.let("fault", '{"fault": "unknown-microphone", "slots": {"name": "x", "known": "y"}}')
    why = refused([sys.executable, FAKE_CAPTURE, str(room.folder)])
    assert why.reason is HearingFault.UNKNOWN_MICROPHONE
    assert why.slots == {"name": "x", "known": "y"}


@pytest.mark.parametrize(
    "script", ["pass", "print('noise')", "print('[1]')", "print('{\"fault\": 1}')"]
)
def test_a_process_that_dies_or_talks_nonsense_is_no_microphone(script: str) -> None:
    assert refused([sys.executable, "-c", script]).reason in (
        HearingFault.NO_MICROPHONE,
        HearingFault.MICROPHONE_LOST,
    )


def test_a_program_that_cannot_be_started_is_no_microphone(tmp_path: Path) -> None:
    assert refused([str(tmp_path / "none")]).reason is HearingFault.NO_MICROPHONE


def test_endless_sound_is_cut(
    room: Room, mike: Microphone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("azul_access.hearing.utterances.LONGEST_SECONDS", 1.0)
    assert LONGEST_SECONDS > 10
    room.let("loud")
    spoken = UtteranceDetector(mike).next(5.0)
    assert spoken is not None
    assert spoken.is_cut


def test_a_voice_that_fades_to_the_threshold_is_no_noise(room: Room, mike: Microphone) -> None:
    """SpeechRecognition counts loudness in whole numbers: half above the threshold is a pause."""
    phrases = UtteranceDetector(mike)
    phrases.calibrate()
    fading = [FLOOR, FLOOR + 1] * int(0.8 * RATE / 2)
    sound = tone(0.6) + b"".join(int(each).to_bytes(2, "little") for each in fading)
    (room.folder / "fading.part").write_bytes(sound)
    (room.folder / "fading.part").rename(room.folder / "fading.raw")
    spoken = phrases.next(5.0)
    assert spoken is not None
    assert not spoken.is_cut


def test_noise_raises_the_threshold_and_quiet_lowers_it(room: Room, mike: Microphone) -> None:
    """In the noise only a loud voice is a phrase, and afterwards a soft one again."""
    phrases = UtteranceDetector(mike)
    room.let("loud")
    time.sleep(0.3)
    phrases.calibrate()
    assert phrases.threshold > 3000
    assert phrases.next(0.5) is None
    room.end("loud")
    assert phrases.next(1.5) is None
    assert phrases.threshold == FLOOR


def test_a_broken_calibration_leaves_the_threshold(room: Room, mike: Microphone) -> None:
    phrases = UtteranceDetector(mike, 250.0)
    threading.Timer(0.3, mike.interrupt).start()
    with pytest.raises(Interrupted):
        phrases.calibrate()
    assert phrases.threshold == 250.0


def test_older_audio_can_be_dropped(room: Room, mike: Microphone) -> None:
    phrases = UtteranceDetector(mike)
    phrases.calibrate()
    room.let("000.raw")
    (room.folder / "000.raw").write_bytes(tone(0.5))
    assert wait_until(lambda: not list(room.folder.glob("*.raw")))
    time.sleep(0.7)
    mike.drop()
    assert phrases.next(0.5) is None
