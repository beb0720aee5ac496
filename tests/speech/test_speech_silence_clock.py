"""When our own voice sounds, for whoever listens meanwhile."""

import math

from speech_play import READY, Play
from speech_sound_card import Recorder, wait_until

from azul_access.speech import Earcon, NullSpeaker, Speaker, SpeechFault
from azul_access.speech.protocol import Silenced
from azul_access.speech.tones import LONGEST_MS


def test_it_sounds_from_the_first_text_to_the_end_of_the_last(play: Play) -> None:
    """Also between two texts, where the worker goes on without a gap."""
    assert play.conductor.silent_since == -math.inf
    play.say("one")
    play.say("two")
    assert play.conductor.silent_since == math.inf
    play.finish_text()
    assert play.conductor.silent_since == math.inf
    play.now = 7.0
    play.finish_text()
    assert play.conductor.silent_since == 7.0


def test_a_hushed_text_sounds_until_the_worker_says_so(play: Play) -> None:
    play.say("one")
    play.now = 3.0
    play.silence()
    assert play.conductor.silent_since == math.inf
    play.now = 3.1
    play.hear(Silenced(play.silence_requests()[-1]))
    assert play.conductor.silent_since == 3.1


def test_an_earcon_sounds_for_its_length(play: Play) -> None:
    """There is no news of its end."""
    play.now = 5.0
    play.play(Earcon.OK)
    assert play.conductor.silent_since == 5.0 + LONGEST_MS / 1000


def test_a_lost_worker_sounds_no_more() -> None:
    play = Play()
    play.hear(READY)
    play.say("one")
    play.wait(60.0)
    assert play.notices() == [SpeechFault.VOICE_LOST]
    assert -math.inf < play.conductor.silent_since < 60.0


def test_a_voice_that_is_off_never_sounds() -> None:
    assert NullSpeaker().quiet_seconds() == math.inf


def test_a_real_voice_tells_when_it_sounds(recorder: Recorder) -> None:
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
