"""The whole way over a software sound card: what is played is what is heard."""

import random
import threading
import time

import pytest
from hearing_room import Room, heard
from speech_sound_card import SoundCard, wait_until

from azul_access.hearing import listener
from azul_access.hearing.capture import RATE
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.microphone import Microphone, capture_command
from azul_access.hearing.utterances import FLOOR, UtteranceDetector, loudness
from azul_access.session.controls import ListeningMode
from azul_access.speech import Speaker
from azul_access.speech.rendering import SAMPLE_BYTES, Reader

MOVES = ("zwei rote von Manufaktur drei in Reihe vier", "ja", "nein", "blau", "zurück")


@pytest.fixture(scope="module")
def reader() -> Reader:
    return Reader("de", "1", 160)


@pytest.fixture(autouse=True)
def short_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "TRY_AGAIN_SECONDS", 0.5)
    monkeypatch.setattr("azul_access.hearing.utterances.LONGEST_SECONDS", 4.5)


@pytest.fixture
def hearing(card: SoundCard, room: Room) -> Room:
    """A table at whose real microphone somebody listens all the time."""
    card.start()
    room.listen(ListeningMode.ALWAYS, capture_command("tischmikrofon"))
    assert wait_until(lambda: room.listener._threshold is not None)
    return room


def test_phrases_arrive_whole(card: SoundCard, reader: Reader) -> None:
    """Each as long as it was spoken, the short ones too; the microphone is found by a part of
    its name."""
    card.start()
    with Microphone("tischmikro") as mike:
        phrases = UtteranceDetector(mike)
        phrases.calibrate()
        assert phrases.threshold == FLOOR
        for text in MOVES:
            samples = reader.read(text)
            playing = threading.Thread(target=card.play, args=(samples, reader.sample_rate))
            playing.start()
            spoken = phrases.next(10.0)
            playing.join()
            assert spoken is not None, text
            assert not spoken.is_cut
            seconds = len(samples) / SAMPLE_BYTES / reader.sample_rate
            # It begins and ends with the silence that belongs to a phrase.
            assert seconds < len(spoken.audio) / 2 / RATE < seconds + 1.3, text
            assert loudness(spoken.audio) > 300, text


def test_an_unknown_name_tells_the_names_there_are(card: SoundCard) -> None:
    card.start()
    with pytest.raises(HearingError) as caught, Microphone("studio"):
        pass
    assert caught.value.reason is HearingFault.UNKNOWN_MICROPHONE
    assert "Tischmikrofon" in str(caught.value.slots["known"])


def test_without_a_sound_server_there_is_no_microphone(card: SoundCard) -> None:
    with pytest.raises(HearingError) as caught, Microphone():
        pass
    assert caught.value.reason is HearingFault.NO_MICROPHONE


def test_what_is_spoken_at_the_table_is_handed_on(
    card: SoundCard, hearing: Room, reader: Reader
) -> None:
    hearing.recogniser.answers = [heard("2r34")]
    card.play(reader.read(MOVES[0]), reader.sample_rate)
    assert wait_until(lambda: hearing.heard == [heard("2r34")])
    assert len(hearing.recogniser.asked) == 1


def test_the_program_does_not_hear_itself(card: SoundCard, room: Room, reader: Reader) -> None:
    """The voice sounds on the same card that the microphone hears."""
    card.start()
    speaker = Speaker(language="de", notice=lambda _: None, rate=200)
    room.quiet_seconds = speaker.quiet_seconds  # type: ignore[method-assign]
    room.listen(ListeningMode.ALWAYS, capture_command(""))
    try:
        assert wait_until(lambda: room.listener._threshold is not None)
        for _ in range(3):
            speaker.say("Ja. Zwei rote von Manufaktur drei in Reihe vier. Nein.")
            assert wait_until(lambda: speaker.quiet_seconds() == 0)
            assert wait_until(lambda: speaker.quiet_seconds() > 1.2)
        assert room.recogniser.asked == []
        card.play(reader.read("ja"), reader.sample_rate)
        assert wait_until(lambda: len(room.recogniser.asked) == 1)
    finally:
        room.close()
        speaker.close()


def test_unplugged_and_plugged_in_again(card: SoundCard, hearing: Room, reader: Reader) -> None:
    card.stop()
    assert wait_until(lambda: hearing.told == ["fault-microphone-lost"])
    time.sleep(2.0)
    card.start()
    assert wait_until(lambda: hearing.told == ["fault-microphone-lost", "microphone-back"])
    hearing.recogniser.answers = [heard("2r34")]
    card.play(reader.read(MOVES[0]), reader.sample_rate)
    assert wait_until(lambda: hearing.heard == [heard("2r34")])


def test_noise_that_does_not_end(card: SoundCard, hearing: Room, reader: Reader) -> None:
    """One notice, and then even a voice over the noise is a phrase again."""
    noise = b"".join(
        random.randint(-1000, 1000).to_bytes(2, "little", signed=True) for _ in range(20 * RATE)
    )
    fan = threading.Thread(target=card.play, args=(noise, RATE))
    calm = hearing.listener._threshold
    fan.start()
    assert wait_until(lambda: hearing.told == ["fault-noise"])
    assert wait_until(lambda: hearing.listener._threshold > calm)
    hearing.recogniser.answers = [heard("2r34")]
    card.play(reader.read(MOVES[0]), reader.sample_rate)
    assert wait_until(lambda: hearing.heard == [heard("2r34")])
    assert hearing.told == ["fault-noise"]
    fan.join()
