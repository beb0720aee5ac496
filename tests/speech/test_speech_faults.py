"""The sound card and the worker fail while something is to be said."""

import os
import random
import signal
from collections.abc import Iterator

import pytest
from speech_processes import children
from speech_sound_card import Recorder, SoundCard, wait_until

from azul_access.speech import Priority, Speaker, SpeechFault, probe
from azul_access.speech.library import VARIABLE

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


def test_voice_comes_back_by_itself_when_the_sound_server_does(
    card: SoundCard, notices: list[SpeechFault], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody says anything new: what waits is said as soon as there is a device again."""
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
        assert recorder.wait_for_sound(0, seconds=15)
    finally:
        recorder.close()
        speaker.close()
    assert notices == [SpeechFault.NO_AUDIO]


def test_sound_server_that_restarts_at_once_needs_no_notice(
    card: SoundCard, notices: list[SpeechFault]
) -> None:
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


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_worker_that_fails_before_a_text_says_it_all_the_same(
    speaker: Speaker, recorder: Recorder, notices: list[SpeechFault], how: signal.Signals
) -> None:
    speaker.say("a")
    assert recorder.wait_for_sound(0)
    assert recorder.wait_for_silence()
    for pid in children(WORKER):
        os.kill(pid, how)
    place = recorder.now()
    speaker.say("Ben ist dran.")
    assert recorder.wait_for_sound(place)
    assert notices == []


def test_worker_stopped_in_the_midst_gives_way_to_an_urgent_text(
    speaker: Speaker, recorder: Recorder, notices: list[SpeechFault]
) -> None:
    speaker.say(LONG)
    assert recorder.wait_for_sound(0)
    for pid in children(WORKER):
        os.kill(pid, signal.SIGSTOP)
    assert recorder.wait_for_silence(0.1)
    place = recorder.now()
    speaker.say("Nein.", priority=Priority.URGENT)
    assert recorder.wait_for_sound(place)
    assert notices == []


def test_a_stopped_worker_never_blocks_the_caller(
    speaker: Speaker, recorder: Recorder, notices: list[SpeechFault]
) -> None:
    """More requests than any pipe holds are queued while the worker does not read."""
    speaker.say("a")
    assert recorder.wait_for_sound(0)
    for pid in children(WORKER):
        os.kill(pid, signal.SIGSTOP)
    for number in range(5000):
        speaker.say(f"Text {number}. " * 20, priority=random.choice(list(Priority)))
    speaker.silence()
    assert recorder.wait_for_silence()
    assert notices == []


def test_probe_tells_which_library_speaks_and_why(
    recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "wheel")
    found = probe(language="en", text="a", languages=[])
    assert (found.library, found.library_reason) == ("wheel", "asked")


def test_library_that_was_asked_for_and_is_missing_is_a_fault(
    recorder: Recorder, notices: list[SpeechFault], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else speaks in its stead: whoever asked for it wants to know."""
    monkeypatch.setenv(VARIABLE, "/nowhere/libespeak-ng.so")
    found = probe(language="en", text="a", languages=[])
    assert found.fault is SpeechFault.NO_VOICE
    assert "/nowhere" in found.detail
    speaker = Speaker(language="de", notice=notices.append)
    for _ in range(20):
        speaker.say("a")
    assert wait_until(lambda: notices)
    speaker.close(drain_seconds=600)
    assert notices == [SpeechFault.NO_VOICE]
