"""The whole voice, from the text to a recording of the sound card."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable

import pytest
from speech_processes import children
from speech_sound_card import RATE, Recorder, SoundCard, wait_until

from azul_access.speech import Priority, Speaker, SpeechFault, probe
from azul_access.speech.process import worker_command

LONG = "Anna nimmt zwei R von Manufaktur drei und legt sie in Reihe vier. " * 6

Voices = Callable[..., tuple[Speaker, list[SpeechFault]]]


@pytest.fixture
def voices(request: pytest.FixtureRequest) -> Voices:
    def build(*options: str) -> tuple[Speaker, list[SpeechFault]]:
        notices: list[SpeechFault] = []
        command = worker_command(*options)
        speaker = Speaker(language="de", notice=notices.append, rate=300, command=command)
        request.addfinalizer(speaker.close)
        return speaker, notices

    return build


@pytest.fixture(params=["miniaudio", "player"])
def output(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_sound_begins_and_ends_with_hush(voices: Voices, recorder: Recorder, output: str) -> None:
    speaker, notices = voices("--output", output)
    place = recorder.now()
    speaker.say(LONG)
    assert recorder.wait_for_sound(place)
    time.sleep(0.5)
    speaker.silence()
    place = recorder.now()
    assert recorder.wait_for_silence(1.0)
    # The text would last half a minute; what is heard after the hush is a delay, not speech.
    assert all(end - place < RATE for _, end in recorder.bursts(place))
    assert notices == []


def test_each_text_is_heard_once(voices: Voices, recorder: Recorder, output: str) -> None:
    speaker, notices = voices("--output", output)
    speaker.set(rate=175)
    for text in ("blau", "rot", "gelb", "schwarz"):
        speaker.say(text)
    speaker.close(drain_seconds=20)
    assert recorder.wait_for_silence()
    assert len(recorder.bursts()) == 4
    assert notices == []


def test_urgent_cuts_and_the_cut_game_message_comes_again(
    voices: Voices, recorder: Recorder
) -> None:
    speaker, _ = voices()
    speaker.say("Anna legt zwei R in Reihe vier.")
    assert recorder.wait_for_sound(0)
    speaker.say("blau", priority=Priority.URGENT)
    speaker.close(drain_seconds=20)
    assert recorder.wait_for_silence()
    *_, last = recorder.bursts()
    assert last[1] - last[0] > 0.8 * RATE


def test_hush_does_not_click(voices: Voices, recorder: Recorder) -> None:
    """The last samples sink towards zero instead of breaking off."""
    speaker, _ = voices()
    for _ in range(5):
        place = recorder.now()
        speaker.say(LONG)
        assert recorder.wait_for_sound(place)
        time.sleep(0.2)
        speaker.silence()
        assert recorder.wait_for_silence(0.3)
        assert recorder.last_jump() < 0.03 * 32768


def test_volume_and_rate_are_heard(voices: Voices, recorder: Recorder) -> None:
    def length(text: str) -> int:
        place = recorder.now()
        speaker.say(text)
        assert recorder.wait_for_sound(place)
        assert recorder.wait_for_silence()
        bursts = recorder.bursts(place)
        return bursts[-1][1] - bursts[0][0]

    speaker, notices = voices()
    fast = length("Anna legt zwei R in Reihe vier.")
    speaker.set(rate=120)
    assert length("Anna legt zwei R in Reihe vier.") > fast * 1.5
    speaker.set(volume=0.0)
    place = recorder.now()
    speaker.say("unhörbar")
    assert recorder.wait_for_silence(1.5)
    assert not recorder.is_loud_since(place)
    assert notices == []


def test_without_a_device_there_is_one_notice(
    voices: Voices, no_card: None, capfd: pytest.CaptureFixture[str]
) -> None:
    speaker, notices = voices()
    assert wait_until(lambda: notices)
    for _ in range(20):
        speaker.say("niemand hört das")
    speaker.silence()
    speaker.close(drain_seconds=5)
    assert notices == [SpeechFault.NO_AUDIO]
    assert capfd.readouterr() == ("", "")


def test_voice_returns_with_its_device(
    voices: Voices, card: SoundCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("azul_access.speech.conductor.REST_SECONDS", 0.5)
    speaker, notices = voices()
    assert wait_until(lambda: notices)
    card.start()
    recorder = Recorder(card.server)
    try:
        time.sleep(0.6)
        speaker.say("wieder da")
        assert recorder.wait_for_sound(0)
    finally:
        recorder.close()
    assert notices == [SpeechFault.NO_AUDIO]


def test_server_that_dies_while_speaking_is_told_once(voices: Voices, card: SoundCard) -> None:
    card.start()
    recorder = Recorder(card.server)
    speaker, notices = voices()
    speaker.say(LONG)
    assert recorder.wait_for_sound(0)
    card.stop()
    recorder.close()
    assert wait_until(lambda: notices)
    speaker.say("noch etwas")
    speaker.close(drain_seconds=1)
    assert notices == [SpeechFault.NO_AUDIO]


def test_killed_worker_says_its_text_again(voices: Voices, recorder: Recorder) -> None:
    speaker, notices = voices()
    speaker.say(LONG)
    assert recorder.wait_for_sound(0)
    for pid in children("azul_access.speech.worker"):
        os.kill(pid, signal.SIGKILL)
    assert recorder.wait_for_silence(0.05)
    assert recorder.wait_for_sound(recorder.now())
    speaker.close()
    assert recorder.wait_for_silence()
    assert notices == []


def test_worker_ends_with_its_program(recorder: Recorder) -> None:
    """A program that is killed must not leave a voice behind that goes on speaking."""
    program = (
        "import time; from azul_access.speech import Speaker\n"
        f"Speaker(language='de', notice=print).say({LONG!r})\n"
        "time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", program]) as process:
        assert recorder.wait_for_sound(0)
        process.kill()
    assert recorder.wait_for_silence()


def test_probe_speaks_and_tells_what_it_found(recorder: Recorder) -> None:
    found = probe(language="de", text="blau", languages=["de", "en", "nl"])
    assert found.fault is None, found.detail
    assert found.engine == "espeak-ng"
    assert found.version
    assert found.library in ("wheel", "system")
    assert all(found.voices[language] for language in ("de", "en", "nl"))
    assert found.backend == "PulseAudio"
    assert found.device_opened
    assert found.first_sound_ms is not None
    assert recorder.wait_for_sound(0)


def test_probe_without_a_device_names_the_fault(no_card: None) -> None:
    found = probe(language="en", text="Azul", languages=["nl"])
    assert found.fault is SpeechFault.NO_AUDIO
    assert found.detail
    assert found.voices["nl"]
    assert not found.device_opened


def test_unknown_voice_is_told_and_another_one_speaks(voices: Voices, recorder: Recorder) -> None:
    speaker, notices = voices()
    speaker.set(voice="nobody")
    speaker.say("blau")
    assert recorder.wait_for_sound(0)
    assert notices == [SpeechFault.UNKNOWN_VOICE]


def test_language_without_a_voice_is_told_and_still_spoken(
    voices: Voices, recorder: Recorder
) -> None:
    speaker, notices = voices()
    speaker.say("blau", language="xx")
    assert recorder.wait_for_sound(0)
    assert notices == [SpeechFault.NO_LANGUAGE_VOICE]
