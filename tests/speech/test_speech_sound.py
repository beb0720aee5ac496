"""The voice from the text to a recording of the sound card."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable

import pytest
from speech_processes import children
from speech_render import spoken_milliseconds
from speech_sound_card import RATE, Recorder, SoundCard, wait_until

from azul_access.speech import Priority, Speaker, SpeechFault, probe
from azul_access.speech.process import worker_command

pytestmark = pytest.mark.long

TEXTS = ["blau", "rot", "gelb", "schwarz"]
# So often at most something is recorded of which too little sound came.
RECORDINGS = 3
LONG = "Anna nimmt zwei R von Manufaktur drei und legt sie in Reihe vier. " * 6

StartSpeaker = Callable[..., tuple[Speaker, list[SpeechFault]]]


@pytest.fixture
def start_speaker(request: pytest.FixtureRequest) -> StartSpeaker:
    """Start speakers that are closed after the test; returns each with the list of its notices."""

    def build(*options: str) -> tuple[Speaker, list[SpeechFault]]:
        notices: list[SpeechFault] = []
        command = worker_command(*options)
        speaker = Speaker(language="de", notice=notices.append, rate=300, command=command)
        request.addfinalizer(speaker.close)
        return speaker, notices

    return build


@pytest.fixture(params=["pulse", "miniaudio", "player"])
def output(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_silence_ends_the_sound(
    start_speaker: StartSpeaker, recorder: Recorder, output: str
) -> None:
    """A long text is audible, and `silence` ends it."""
    speaker, notices = start_speaker("--output", output)
    place = recorder.now()
    speaker.say(LONG)
    assert recorder.wait_for_sound(place)
    time.sleep(0.5)
    speaker.silence()
    place = recorder.now()
    assert recorder.wait_for_silence(1.0)
    # The text would last half a minute; sound after `silence` is the delay of the output.
    assert all(end - place < 10 * RATE for _, end in recorder.bursts(place))
    assert notices == []


def test_each_text_is_heard_once(
    start_speaker: StartSpeaker, recorder: Recorder, output: str
) -> None:
    """Each of several texts is played exactly once.

    A busy machine can lose a part of a recording, so too little sound is recorded again.
    """
    expected = spoken_milliseconds(TEXTS, 175)
    for _ in range(RECORDINGS):
        begin = len(recorder.samples())
        speaker, notices = start_speaker("--output", output)
        speaker.set(rate=175)
        for text in TEXTS:
            speaker.say(text)
        speaker.close(drain_seconds=200)
        assert recorder.wait_for_silence()
        loud = recorder.loud_milliseconds(begin)
        assert notices == []
        if loud >= 0.85 * expected:
            break
    assert loud == pytest.approx(expected, rel=0.15)


def test_interrupted_game_message_is_played_again(
    start_speaker: StartSpeaker, recorder: Recorder
) -> None:
    """A game message that an urgent text interrupts is played again as a whole."""
    speaker, _ = start_speaker()
    speaker.say("Anna legt zwei R in Reihe vier.")
    assert recorder.wait_for_sound(0)
    speaker.say("blau", priority=Priority.URGENT)
    speaker.close(drain_seconds=200)
    assert recorder.wait_for_silence()
    whole = spoken_milliseconds(["Anna legt zwei R in Reihe vier.", "blau"], 300)
    assert recorder.loud_milliseconds() > 0.9 * whole


def test_silence_does_not_click(start_speaker: StartSpeaker, recorder: Recorder) -> None:
    """The last samples before silence fade towards zero instead of breaking off."""
    speaker, _ = start_speaker()
    jumps = []
    for _ in range(5):
        place = recorder.now()
        speaker.say(LONG)
        assert recorder.wait_for_sound(place)
        time.sleep(0.2)
        speaker.silence()
        assert recorder.wait_for_silence(0.3)
        jumps.append(recorder.last_jump())
    # A busy machine may tear the end of one recording; a click would be in all of them.
    assert sorted(jumps)[len(jumps) // 2] < 0.03 * 32768


def test_volume_and_rate_change_the_sound(start_speaker: StartSpeaker, recorder: Recorder) -> None:
    """A lower rate makes a text longer; volume 0 makes it inaudible."""

    def length(text: str) -> int:
        place = recorder.now()
        speaker.say(text)
        assert recorder.wait_for_sound(place)
        assert recorder.wait_for_silence()
        return recorder.loud_milliseconds(place)

    speaker, notices = start_speaker()
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
    start_speaker: StartSpeaker, no_card: None, capfd: pytest.CaptureFixture[str]
) -> None:
    """Without a device there is one notice, and nothing on the terminal."""
    speaker, notices = start_speaker()
    assert wait_until(lambda: notices)
    for _ in range(20):
        speaker.say("niemand hört das")
    speaker.silence()
    speaker.close(drain_seconds=5)
    assert notices == [SpeechFault.NO_AUDIO]
    assert capfd.readouterr() == ("", "")


def test_voice_returns_with_its_device(
    start_speaker: StartSpeaker, card: SoundCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A text after the device has appeared is played, without a second notice."""
    monkeypatch.setattr("azul_access.speech.conductor.REST_SECONDS", 0.5)
    speaker, notices = start_speaker()
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


def test_server_that_dies_during_a_text_gives_one_notice(
    start_speaker: StartSpeaker, card: SoundCard
) -> None:
    """A sound server that ends during a text gives one notice."""
    card.start()
    recorder = Recorder(card.server)
    speaker, notices = start_speaker()
    speaker.say(LONG)
    assert recorder.wait_for_sound(0)
    card.stop()
    recorder.close()
    assert wait_until(lambda: notices)
    speaker.say("noch etwas")
    speaker.close(drain_seconds=1)
    assert notices == [SpeechFault.NO_AUDIO]


def test_text_of_a_killed_worker_is_played_again(
    start_speaker: StartSpeaker, recorder: Recorder
) -> None:
    """The text of a killed worker is played again by the next one, without a notice."""
    speaker, notices = start_speaker()
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
    """A killed program leaves no worker behind that goes on speaking."""
    program = (
        "import time; from azul_access.speech import Speaker\n"
        f"Speaker(language='de', notice=print).say({LONG!r})\n"
        "time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", program]) as process:
        assert recorder.wait_for_sound(0)
        process.kill()
    assert recorder.wait_for_silence()


def test_probe_speaks_and_reports_the_voice(recorder: Recorder) -> None:
    """The probe plays a text and reports engine, library, start_speaker and device."""
    result = probe(language="de", text="blau", languages=["de", "en", "nl"])
    assert result.fault is None, result.detail
    assert result.engine == "espeak-ng"
    assert result.version
    assert result.library in ("wheel", "system")
    assert all(result.voices[language] for language in ("de", "en", "nl"))
    assert result.backend == "PulseAudio"
    assert result.device_opened
    assert result.first_sound_ms is not None
    assert recorder.wait_for_sound(0)


def test_probe_without_a_device_names_the_fault(no_card: None) -> None:
    """Without a device the probe reports the fault and still lists the start_speaker."""
    result = probe(language="en", text="Azul", languages=["nl"])
    assert result.fault is SpeechFault.NO_AUDIO
    assert result.detail
    assert result.voices["nl"]
    assert not result.device_opened


def test_unknown_voice_is_reported_and_replaced(
    start_speaker: StartSpeaker, recorder: Recorder
) -> None:
    """An unknown voice gives a notice, and another voice speaks."""
    speaker, notices = start_speaker()
    speaker.set(voice="nobody")
    speaker.say("blau")
    assert recorder.wait_for_sound(0)
    assert notices == [SpeechFault.UNKNOWN_VOICE]


def test_language_without_a_voice_is_reported_and_spoken(
    start_speaker: StartSpeaker, recorder: Recorder
) -> None:
    """A language without a voice gives a notice, and the text is played by another voice."""
    speaker, notices = start_speaker()
    speaker.say("blau", language="xx")
    assert recorder.wait_for_sound(0)
    assert notices == [SpeechFault.NO_LANGUAGE_VOICE]
