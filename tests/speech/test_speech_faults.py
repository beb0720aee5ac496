"""The sound card and the worker fail while something is to be said."""

import os
import random
import signal
import time
from collections.abc import Iterator

import pytest
from speech_processes import children
from speech_sound_card import Ears, SoundCard, wait_until

from azul_access.speech import Priority, Speaker, SpeechFault, probe
from azul_access.speech.library import VARIABLE

LONG = "Anna nimmt zwei R von Manufaktur drei und legt sie in Reihe vier. " * 6
WORKER = "azul_access.speech.worker"


@pytest.fixture
def notices() -> list[SpeechFault]:
    return []


@pytest.fixture
def speaker(ears: Ears, notices: list[SpeechFault]) -> Iterator[Speaker]:
    speaker = Speaker(language="de", notice=notices.append, rate=300)
    yield speaker
    speaker.close()


def test_voice_comes_back_by_itself_when_the_sound_server_does(
    card: SoundCard, notices: list[SpeechFault], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody says anything new: what waits is said as soon as there is a device again."""
    monkeypatch.setattr("azul_access.speech.conductor.REST_SECONDS", 3.0)
    card.start()
    ears = Ears(card.server)
    speaker = Speaker(language="de", notice=notices.append, rate=300)
    try:
        speaker.say(LONG)
        speaker.say("Ben ist dran.")
        assert ears.wait_for_sound(0)
        card.stop()
        ears.close()
        assert wait_until(lambda: notices)
        card.start()
        ears = Ears(card.server)
        assert ears.wait_for_sound(0, seconds=15)
    finally:
        ears.close()
        speaker.close()
    assert notices == [SpeechFault.NO_AUDIO]


def test_sound_server_that_restarts_at_once_needs_no_notice(
    card: SoundCard, notices: list[SpeechFault]
) -> None:
    card.start()
    ears = Ears(card.server)
    speaker = Speaker(language="de", notice=notices.append, rate=300)
    try:
        speaker.say(LONG)
        assert ears.wait_for_sound(0)
        card.stop()
        ears.close()
        card.start()
        ears = Ears(card.server)
        assert ears.wait_for_sound(0)
    finally:
        ears.close()
        speaker.close()
    assert notices == []


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_worker_that_fails_before_a_text_says_it_all_the_same(
    speaker: Speaker, ears: Ears, notices: list[SpeechFault], how: signal.Signals
) -> None:
    speaker.say("a")
    assert ears.wait_for_sound(0)
    assert ears.wait_for_silence()
    for pid in children(WORKER):
        os.kill(pid, how)
    place = ears.now()
    speaker.say("Ben ist dran.")
    assert ears.wait_for_sound(place)
    assert notices == []


def test_worker_stopped_in_the_midst_gives_way_to_an_urgent_text(
    speaker: Speaker, ears: Ears, notices: list[SpeechFault]
) -> None:
    speaker.say(LONG)
    assert ears.wait_for_sound(0)
    for pid in children(WORKER):
        os.kill(pid, signal.SIGSTOP)
    assert ears.wait_for_silence(0.1)
    place = ears.now()
    speaker.say("Nein.", priority=Priority.URGENT)
    assert ears.wait_for_sound(place)
    assert notices == []


def test_thousand_texts_in_a_second_never_hold_the_caller_up(
    speaker: Speaker, ears: Ears, notices: list[SpeechFault]
) -> None:
    waits = []
    for number in range(1000):
        started = time.perf_counter()
        speaker.say(f"Text {number}", priority=random.choice(list(Priority)))
        waits.append(time.perf_counter() - started)
        time.sleep(0.001)
    waits.sort()
    # A busy machine may take the processor away from any line of a program, ours or not: the
    # longest few are its doing.
    assert waits[-10] < 0.002, waits[-20:]
    assert ears.is_loud_since(0)
    speaker.silence()
    assert ears.wait_for_silence()
    assert notices == []


def test_probe_tells_which_library_speaks_and_why(
    ears: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "wheel")
    found = probe(language="en", text="a", languages=[])
    assert (found.library, found.library_reason) == ("wheel", "asked")


def test_library_that_was_asked_for_and_is_missing_is_a_fault(
    ears: Ears, notices: list[SpeechFault], monkeypatch: pytest.MonkeyPatch
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
