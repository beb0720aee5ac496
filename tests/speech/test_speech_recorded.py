"""Earcons, stale and urgent texts in a recording of the sound card."""

from collections.abc import Iterator

import pytest
from speech_render import spoken_milliseconds
from speech_sound_card import RATE, Recorder, wait_until

from azul_access.speech import Earcon, Priority, Speaker, SpeechFault
from azul_access.speech.process import worker_command
from azul_access.speech.tones import LONGEST_MS, PEAK

pytestmark = pytest.mark.long

MS = RATE // 1000
# A busy machine tears a sound now and then. What is really too long is so each time.
ATTEMPTS = 3


@pytest.fixture
def speaker(request: pytest.FixtureRequest, recorder: Recorder) -> Iterator[Speaker]:
    notices: list[SpeechFault] = []
    options = ("--output", request.param) if hasattr(request, "param") else ()
    command = worker_command(*options)
    speaker = Speaker(language="de", notice=notices.append, rate=300, command=command)
    yield speaker
    speaker.close()
    assert notices == []


ALL_OUTPUTS = pytest.mark.parametrize("speaker", ["pulse", "miniaudio", "player"], indirect=True)


def sound_since(recorder: Recorder, place: int) -> int:
    """Wait for the end of the sound after a place; returns its milliseconds without silence."""
    assert recorder.wait_for_sound(place)
    assert recorder.wait_for_silence()
    return recorder.loud_milliseconds(place)


@ALL_OUTPUTS
@pytest.mark.parametrize("earcon", Earcon)
def test_earcon_is_played_without_a_text(
    speaker: Speaker, recorder: Recorder, earcon: Earcon
) -> None:
    """An earcon without a text is played within its length and peak limits."""
    for _ in range(ATTEMPTS):
        place = recorder.now()
        speaker.play(earcon)
        length = sound_since(recorder, place)
        # A tone that begins or is torn within a frame counts as one frame more.
        if 30 < length <= LONGEST_MS + 30:
            break
    else:
        pytest.fail(f"the earcon takes {length} ms")
    # The sink's converter may overshoot a little.
    assert 0.5 * PEAK < recorder.loudest() / 0x7FFF < 1.3 * PEAK


@ALL_OUTPUTS
def test_earcon_delays_its_text_by_its_own_length(speaker: Speaker, recorder: Recorder) -> None:
    """An earcon is played directly before its text."""

    def length_with(*earcons: Earcon) -> int:
        place = recorder.now()
        for earcon in earcons:
            speaker.play(earcon)
        speaker.say("Anna legt zwei R in Reihe vier.")
        # On a busy machine there may be a long silence between the earcon and its text, so the
        # recording alone does not tell when all is heard.
        assert wait_until(lambda: speaker.quiet_seconds() > 0.3)
        return sound_since(recorder, place)

    delays = []
    for _ in range(ATTEMPTS):
        delays.append(length_with(Earcon.YOUR_TURN) - length_with())
        # The recorder's clock and the start of a player add some milliseconds.
        if 60 < delays[-1] < LONGEST_MS + 30:
            break
    else:
        pytest.fail(f"the text is late by these milliseconds: {delays}")


def test_earcons_can_be_switched_off(speaker: Speaker, recorder: Recorder) -> None:
    """No earcon is played after earcons were switched off."""
    speaker.set(earcons=False)
    speaker.play(Earcon.YOUR_TURN)
    speaker.set(earcons=True)
    speaker.say("blau")
    with_text = sound_since(recorder, 0)
    place = recorder.now()
    speaker.set(earcons=False)
    for earcon in Earcon:
        speaker.play(earcon)
    assert recorder.wait_for_silence()
    assert not recorder.is_loud_since(place)
    assert with_text > LONGEST_MS


def test_silence_stops_earcons(speaker: Speaker, recorder: Recorder) -> None:
    """`silence` stops the current earcon without a click, and drops queued ones."""
    jumps = []
    for _ in range(3):
        recorder.forget()
        for _ in range(10):
            speaker.play(Earcon.YOUR_TURN)
        assert recorder.wait_for_sound(0)
        speaker.silence()
        assert sound_since(recorder, 0) < 600
        jumps.append(recorder.last_jump())
    # A busy machine may tear the end of one recording; a click would be in all of them.
    assert sorted(jumps)[1] < 0.03 * 0x8000


def test_only_the_newest_text_of_a_topic_is_played(speaker: Speaker, recorder: Recorder) -> None:
    """Of many queued texts of a topic only the last one is played."""
    speaker.set(rate=175)
    speaker.say("eins")
    for _ in range(20):
        speaker.say("blau", topic="turn")
    speaker.say("rot")
    speaker.close(drain_seconds=200)
    assert recorder.wait_for_silence()
    expected = spoken_milliseconds(["eins", "blau", "rot"], 175)
    assert recorder.loud_milliseconds() == pytest.approx(expected, rel=0.15)


def test_urgent_text_sounds_higher(speaker: Speaker, recorder: Recorder) -> None:
    """Urgent texts have a higher pitch than others."""

    def hertz(priority: Priority) -> float:
        place = recorder.now()
        speaker.say("a", priority=priority)
        sound_since(recorder, place)
        return recorder.pitch(place)

    speaker.set(urgent_pitch=40)
    assert hertz(Priority.URGENT) > hertz(Priority.GAME) * 1.1
