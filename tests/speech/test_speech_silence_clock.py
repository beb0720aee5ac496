"""The time of silence since the last sound of the voice, which speech recognition needs."""

import math

from speech_simulation import READY, Simulation
from speech_sound_card import Recorder, wait_until

from azul_access.speech import Earcon, NullSpeaker, Speaker, SpeechFault
from azul_access.speech.protocol import Silenced
from azul_access.speech.reply_times import Awaited
from azul_access.speech.tones import LONGEST_MS


def test_voice_sounds_from_the_first_text_to_the_end_of_the_last(simulation: Simulation) -> None:
    """Between two queued texts the voice counts as sounding."""
    assert simulation.conductor.silent_since == -math.inf
    simulation.say("one")
    simulation.say("two")
    assert simulation.conductor.silent_since == math.inf
    simulation.finish_text()
    assert simulation.conductor.silent_since == math.inf
    simulation.now = 7.0
    simulation.finish_text()
    assert simulation.conductor.silent_since == 7.0


def test_silenced_text_sounds_until_the_worker_confirms(simulation: Simulation) -> None:
    """A silenced text counts as sounding until the worker confirms its end."""
    simulation.say("one")
    simulation.now = 3.0
    simulation.silence()
    assert simulation.conductor.silent_since == math.inf
    simulation.now = 3.1
    simulation.receive(Silenced(simulation.silence_requests()[-1]))
    assert simulation.conductor.silent_since == 3.1


def test_earcon_sounds_for_the_longest_length(simulation: Simulation) -> None:
    """An earcon counts for the longest length: the worker does not report its end."""
    simulation.now = 5.0
    simulation.play(Earcon.OK)
    assert simulation.conductor.silent_since == 5.0 + LONGEST_MS / 1000


def test_a_text_that_waits_for_its_worker_counts_as_sounding() -> None:
    """An answer that is given meanwhile is none: the question was not heard yet."""
    simulation = Simulation()
    simulation.say("one")
    assert simulation.conductor.silent_since == math.inf
    simulation.receive(READY)
    simulation.now = 4.0
    simulation.finish_text()
    assert simulation.conductor.silent_since == 4.0


def test_lost_worker_does_not_sound() -> None:
    """After the voice is lost nothing counts as sounding."""
    simulation = Simulation()
    simulation.receive(READY)
    simulation.say("one")
    simulation.wait(Awaited.STARTED.value * 4)
    assert simulation.notices() == [SpeechFault.VOICE_LOST]
    assert -math.inf < simulation.conductor.silent_since < simulation.now


def test_null_speaker_never_sounds() -> None:
    """A speaker that is switched off has always been quiet."""
    assert NullSpeaker().quiet_seconds() == math.inf


def test_quiet_seconds_follow_the_sound(recorder: Recorder) -> None:
    """`quiet_seconds` is infinite before the first sound, 0 during sound, and grows after it."""
    speaker = Speaker(language="de", notice=lambda _: None, rate=300)
    try:
        assert speaker.quiet_seconds() == math.inf
        speaker.say("Anna nimmt zwei R von Manufaktur drei und legt sie in Reihe vier. " * 3)
        assert recorder.wait_for_sound(0)
        assert speaker.quiet_seconds() == 0
        speaker.silence()
        assert wait_until(lambda: speaker.quiet_seconds() > 0.25)
        assert not recorder.is_loud_since(recorder.now() - 100)
    finally:
        speaker.close()
