"""A software sound card in real time: the microphone hears what is played, and nothing else."""

import pytest
from hearing_fake_game import FakeGame, understood
from hearing_playback import playing
from speech_sound_card import SoundCard, wait_until

from azul_access.hearing.capture import RATE
from azul_access.hearing.device_microphone import DeviceMicrophone, capture_command
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.utterances import MIN_THRESHOLD, UtteranceDetector, loudness
from azul_access.session.control.controls import ListeningMode
from azul_access.speech import Speaker
from azul_access.speech.rendering import SAMPLE_BYTES, Reader

pytestmark = pytest.mark.long

LIMIT_SECONDS = 60.0
MOVE = "zwei rote von Manufaktur drei in Reihe vier"


@pytest.fixture(scope="module")
def reader() -> Reader:
    return Reader("de", "1", 160)


def listen(game: FakeGame, name: str) -> None:
    """Listen always at a real microphone, in a quiet room."""
    game.open_microphone = lambda is_muted: DeviceMicrophone(capture_command(name), is_muted)
    game.start(ListeningMode.ALWAYS)
    assert wait_until(lambda: game.listener._threshold is not None, LIMIT_SECONDS)


def test_utterances_are_complete(card: SoundCard, reader: Reader) -> None:
    """Each as long as it was spoken; the microphone is found by a part of its name."""
    card.start()
    with DeviceMicrophone(capture_command("tischmikro")) as microphone:
        detector = UtteranceDetector(microphone)
        detector.calibrate()
        assert detector.threshold == MIN_THRESHOLD
        for text in (MOVE, "ja"):
            samples = reader.read(text)
            with playing(card, samples, reader.sample_rate):
                utterance = detector.next(10.0)
            assert utterance is not None, text
            assert not utterance.is_cut
            seconds = len(samples) / SAMPLE_BYTES / reader.sample_rate
            # There is some silence before and after it.
            assert seconds < len(utterance.audio) / 2 / RATE < seconds + 1.3, text
            assert loudness(utterance.audio) > 300, text


def test_an_unknown_name_is_reported_with_the_known_ones(card: SoundCard) -> None:
    card.start()
    with (
        pytest.raises(HearingError) as caught,
        DeviceMicrophone(capture_command("studio")),
    ):
        pass
    assert caught.value.reason is HearingFault.UNKNOWN_MICROPHONE
    assert "Tischmikrofon" in str(caught.value.slots["known"])


def test_without_a_sound_server_there_is_no_microphone(card: SoundCard) -> None:
    with pytest.raises(HearingError) as caught, DeviceMicrophone(capture_command("")):
        pass
    assert caught.value.reason is HearingFault.NO_MICROPHONE


def test_the_program_does_not_hear_itself(card: SoundCard, game: FakeGame, reader: Reader) -> None:
    """Its voice sounds on the card that the microphone hears."""
    card.start()
    speaker = Speaker(language="de", notice=lambda _: None, rate=300)
    game.quiet_seconds = speaker.quiet_seconds  # type: ignore[method-assign]
    listen(game, "")
    try:
        speaker.say("Ja. Zwei rote von Manufaktur drei in Reihe vier. Nein.")
        assert wait_until(lambda: speaker.quiet_seconds() == 0, LIMIT_SECONDS)
        assert wait_until(lambda: speaker.quiet_seconds() > 1.2, LIMIT_SECONDS)
        assert game.recogniser.requests == []
        with playing(card, reader.read("ja"), reader.sample_rate):
            assert wait_until(lambda: len(game.recogniser.requests) == 1, LIMIT_SECONDS)
    finally:
        game.close()
        speaker.close()


def test_a_microphone_that_is_unplugged_and_plugged_in_again(
    card: SoundCard, game: FakeGame, reader: Reader
) -> None:
    card.start()
    listen(game, "tischmikrofon")
    card.stop()
    game.wait_for("fault-microphone-lost")
    card.start()
    game.wait_for("fault-microphone-lost", "microphone-back")
    # It has to be silent for a moment, or the beginning of what is said may be missing.
    silence = bytes(reader.sample_rate * SAMPLE_BYTES)
    game.recogniser.answers = [understood("2r34")]
    with playing(card, silence + reader.read(MOVE), reader.sample_rate):
        assert wait_until(lambda: game.recognitions, LIMIT_SECONDS)
    assert game.recognitions == [understood("2r34")]
