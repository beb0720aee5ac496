"""Faults of the sound card and the worker while a text is spoken or queued."""

import os
import random
import signal
from collections.abc import Iterator

import pytest
from speech_processes import children
from speech_sound_card import Recorder, SoundCard, wait_until

from azul_access.speech import Priority, Speaker, SpeechFault, probe
from azul_access.speech.library import LIBRARY_VARIABLE

LONG = "Anna nimmt zwei R von Manufaktur drei und legt sie in Reihe vier. " * 6
WORKER = "azul_access.speech.worker"


@pytest.fixture
def notices() -> list[SpeechFault]:
    return []


@pytest.fixture
def speaker(recorder: Recorder, notices: list[SpeechFault]) -> Iterator[Speaker]:
    speaker = Speaker(language="de", notice=notices.append, rate=300)
    yield speaker
    speaker.close()


def test_queued_texts_are_played_when_the_sound_server_returns(
    card: SoundCard, notices: list[SpeechFault], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Queued texts are played as soon as there is a device again, without a new text."""
    monkeypatch.setattr("azul_access.speech.conductor.REST_SECONDS", 3.0)
    card.start()
    recorder = Recorder(card.server)
    speaker = Speaker(language="de", notice=notices.append, rate=300)
    try:
        speaker.say(LONG)
        speaker.say("Ben ist dran.")
        assert recorder.wait_for_sound(0)
        card.stop()
        recorder.close()
        assert wait_until(lambda: notices)
        card.start()
        recorder = Recorder(card.server)
        assert recorder.wait_for_sound(0)
    finally:
        recorder.close()
        speaker.close()
    assert notices == [SpeechFault.NO_AUDIO]


def test_what_was_missed_in_two_outages_is_played(
    card: SoundCard, notices: list[SpeechFault], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time the sound server comes back, all that was announced meanwhile is heard."""
    monkeypatch.setattr("azul_access.speech.conductor.REST_SECONDS", 3.0)
    card.start()
    recorder = Recorder(card.server)
    speaker = Speaker(language="de", notice=notices.append, rate=300)
    move = "Anna nimmt zwei rote Fliesen aus Manufaktur drei."
    try:
        speaker.say(move)
        assert recorder.wait_for_sound(0)
        assert recorder.wait_for_silence()
        length = recorder.loud_milliseconds()
        for _ in range(2):
            notices.clear()
            card.stop()
            recorder.close()
            speaker.say(move)
            assert wait_until(lambda: notices)
            for _ in range(2):
                speaker.silence()  # as the keys of the next move do
                speaker.say(move)
            assert wait_until(lambda: speaker.unsaid() == 3)
            card.start()
            recorder = Recorder(card.server)
            assert wait_until(lambda: not speaker.unsaid())
            assert recorder.wait_for_silence()
            assert recorder.loud_milliseconds() >= 2.5 * length
    finally:
        recorder.close()
        speaker.close()
    assert speaker.unheard() == 0


def test_sound_server_that_restarts_at_once_gives_no_notice(
    card: SoundCard, notices: list[SpeechFault]
) -> None:
    """If the sound server restarts at once, the text goes on without a notice."""
    card.start()
    recorder = Recorder(card.server)
    speaker = Speaker(language="de", notice=notices.append, rate=300)
    try:
        speaker.say(LONG)
        assert recorder.wait_for_sound(0)
        card.stop()
        recorder.close()
        card.start()
        recorder = Recorder(card.server)
        assert recorder.wait_for_sound(0)
    finally:
        recorder.close()
        speaker.close()
    assert notices == []


@pytest.mark.parametrize("signal_name", ["SIGKILL", "SIGSTOP"])
def test_text_after_a_killed_or_stopped_worker_is_played(
    speaker: Speaker, recorder: Recorder, notices: list[SpeechFault], signal_name: str
) -> None:
    """A text after the worker was killed or stopped is played, without a notice."""
    speaker.say("a")
    assert recorder.wait_for_sound(0)
    assert recorder.wait_for_silence()
    for pid in children(WORKER):
        os.kill(pid, getattr(signal, signal_name))
    place = recorder.now()
    speaker.say("Ben ist dran.")
    assert recorder.wait_for_sound(place)
    assert notices == []


def test_urgent_text_replaces_a_stopped_worker(
    speaker: Speaker, recorder: Recorder, notices: list[SpeechFault]
) -> None:
    """An urgent text is played although the worker was stopped in the middle of another one."""
    speaker.say(LONG)
    assert recorder.wait_for_sound(0)
    for pid in children(WORKER):
        os.kill(pid, signal.SIGSTOP)
    assert recorder.wait_for_silence(0.1)
    place = recorder.now()
    speaker.say("Nein.", priority=Priority.URGENT)
    assert recorder.wait_for_sound(place)
    assert notices == []


def test_stopped_worker_never_blocks_the_caller(
    speaker: Speaker, recorder: Recorder, notices: list[SpeechFault]
) -> None:
    """Callers do not wait when the worker does not read and its pipe is full."""
    speaker.say("a")
    assert recorder.wait_for_sound(0)
    for pid in children(WORKER):
        os.kill(pid, signal.SIGSTOP)
    for number in range(1500):
        speaker.say(f"Text {number}. " * 20, priority=random.choice(list(Priority)))
    speaker.silence()
    assert recorder.wait_for_silence()
    assert notices == []


def test_probe_reports_the_library_and_its_reason(
    recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The probe reports which library speaks and why it was chosen."""
    monkeypatch.setenv(LIBRARY_VARIABLE, "wheel")
    result = probe(language="en", text="a", languages=[])
    assert (result.library, result.library_reason) == ("wheel", "asked")


def test_missing_library_named_by_the_user_is_a_fault(
    recorder: Recorder, notices: list[SpeechFault], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A library that the environment names is never replaced by another one."""
    monkeypatch.setenv(LIBRARY_VARIABLE, "/nowhere/libespeak-ng.so")
    result = probe(language="en", text="a", languages=[])
    assert result.fault is SpeechFault.NO_VOICE
    assert "/nowhere" in result.detail
    speaker = Speaker(language="de", notice=notices.append)
    for _ in range(20):
        speaker.say("a")
    assert wait_until(lambda: notices)
    speaker.close(drain_seconds=600)
    assert notices == [SpeechFault.NO_VOICE]
