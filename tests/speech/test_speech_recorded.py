"""Earcons and stale texts as they are really heard."""

from collections.abc import Iterator

import pytest
from speech_sound_card import RATE, Recorder

from azul_access.speech import Earcon, Priority, Speaker, SpeechFault
from azul_access.speech.process import worker_command
from azul_access.speech.tones import LONGEST_MS, PEAK

MS = RATE // 1000


@pytest.fixture
def speaker(request: pytest.FixtureRequest, recorder: Recorder) -> Iterator[Speaker]:
    notices: list[SpeechFault] = []
    options = ("--output", request.param) if hasattr(request, "param") else ()
    command = worker_command(*options)
    speaker = Speaker(language="de", notice=notices.append, rate=300, command=command)
    yield speaker
    speaker.close()
    assert notices == []


BOTH_OUTPUTS = pytest.mark.parametrize("speaker", ["miniaudio", "player"], indirect=True)


def length_of(recorder: Recorder, place: int) -> float:
    """Of the sound since a place, in milliseconds."""
    assert recorder.wait_for_sound(place)
    assert recorder.wait_for_silence()
    bursts = recorder.bursts(place)
    assert len(bursts) == 1
    return (bursts[0][1] - bursts[0][0]) / MS


@BOTH_OUTPUTS
@pytest.mark.parametrize("earcon", Earcon)
def test_earcon_is_heard_alone(speaker: Speaker, recorder: Recorder, earcon: Earcon) -> None:
    speaker.play(earcon)
    assert 30 < length_of(recorder, 0) <= LONGEST_MS
    # The sink's converter may overshoot a little.
    assert 0.5 * PEAK < recorder.loudest() / 0x7FFF < 1.3 * PEAK


@BOTH_OUTPUTS
def test_earcon_comes_before_its_text_and_delays_it_by_no_more_than_itself(
    speaker: Speaker, recorder: Recorder
) -> None:
    def said(*earcons: Earcon) -> float:
        place = recorder.now()
        for earcon in earcons:
            speaker.play(earcon)
        speaker.say("Anna legt zwei R in Reihe vier.")
        return length_of(recorder, place)

    alone = said()
    # The recorder's clock and the start of a player add some milliseconds.
    assert 60 < said(Earcon.YOUR_TURN) - alone < LONGEST_MS + 30


def test_earcons_can_be_switched_off(speaker: Speaker, recorder: Recorder) -> None:
    speaker.set(earcons=False)
    speaker.play(Earcon.YOUR_TURN)
    speaker.set(earcons=True)
    speaker.say("blau")
    with_text = length_of(recorder, 0)
    place = recorder.now()
    speaker.set(earcons=False)
    for earcon in Earcon:
        speaker.play(earcon)
    assert recorder.wait_for_silence()
    assert not recorder.is_loud_since(place)
    assert with_text > LONGEST_MS


def test_hush_cuts_earcons(speaker: Speaker, recorder: Recorder) -> None:
    for _ in range(10):
        speaker.play(Earcon.YOUR_TURN)
    assert recorder.wait_for_sound(0)
    speaker.silence()
    assert length_of(recorder, 0) < 600
    assert recorder.last_jump() < 0.03 * 0x8000


def test_only_the_newest_text_of_a_topic_is_heard(speaker: Speaker, recorder: Recorder) -> None:
    speaker.set(rate=175)
    speaker.say("eins")
    for _ in range(20):
        speaker.say("blau", topic="turn")
    speaker.say("rot")
    speaker.close(drain_seconds=20)
    assert recorder.wait_for_silence()
    assert len(recorder.bursts()) == 3


def test_urgent_text_sounds_higher(speaker: Speaker, recorder: Recorder) -> None:
    def hertz(priority: Priority) -> float:
        place = recorder.now()
        speaker.say("a", priority=priority)
        length_of(recorder, place)
        return recorder.pitch(place)

    speaker.set(urgent_pitch=40)
    assert hertz(Priority.URGENT) > hertz(Priority.GAME) * 1.1
