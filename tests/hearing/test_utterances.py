"""What a microphone leaves out, and how its audio is split into utterances."""

from array import array
from collections.abc import Iterator

import pytest
from hearing_fake_game import tone
from hearing_simulation import SimulatedRoom, let_pass

from azul_access.hearing import microphone as microphone_module
from azul_access.hearing import utterances
from azul_access.hearing.capture import RATE
from azul_access.hearing.microphone import CHUNK, WIDTH, Interrupted, Microphone
from azul_access.hearing.utterances import MIN_THRESHOLD, UtteranceDetector

SILENCE = tone(0.8, loudness=1)


class Voice:
    """The program's own voice."""

    sounds = False

    def begin(self) -> None:
        self.sounds = True

    def end(self) -> None:
        self.sounds = False


@pytest.fixture
def room() -> SimulatedRoom:
    return SimulatedRoom()


@pytest.fixture
def voice() -> Voice:
    return Voice()


@pytest.fixture
def microphone(room: SimulatedRoom, voice: Voice) -> Iterator[Microphone]:
    with room.open_microphone(lambda: voice.sounds) as microphone:
        yield microphone


@pytest.fixture
def detector(microphone: Microphone) -> UtteranceDetector:
    """After a second in the quiet room."""
    detector = UtteranceDetector(microphone)
    detector.calibrate()
    assert detector.threshold == MIN_THRESHOLD
    return detector


@pytest.mark.parametrize("seconds", [0.15, 0.6, 3.0])
def test_an_utterance_is_complete(
    room: SimulatedRoom, detector: UtteranceDetector, seconds: float
) -> None:
    room.add(SILENCE + tone(seconds))
    utterance = detector.next(5.0)
    assert utterance is not None
    assert not utterance.is_cut
    loud = [at for at, value in enumerate(array("h", utterance.audio)) if abs(value) > 300]
    assert (loud[-1] - loud[0]) / RATE == pytest.approx(seconds, abs=0.02)


@pytest.mark.parametrize(("silence", "has_start"), [(0.05, False), (0.3, True)])
def test_an_utterance_at_a_gap_may_lack_its_start(
    room: SimulatedRoom,
    microphone: Microphone,
    voice: Voice,
    detector: UtteranceDetector,
    silence: float,
    *,
    has_start: bool,
) -> None:
    """After the program's voice it has to be silent for a moment."""
    voice.begin()
    room.after(1.0, voice.end)
    room.add(tone(1.0 + silence, loudness=1) + tone(0.5))
    with pytest.raises(Interrupted):
        detector.next(5.0)
    utterance = detector.next(5.0)
    assert utterance is not None
    assert utterance.has_start is has_start


def test_partial_utterances(room: SimulatedRoom, detector: UtteranceDetector) -> None:
    """Its beginning, and everything up to each breath; the last one is the whole utterance."""
    room.add(SILENCE + tone(0.5) + tone(0.35, loudness=1) + tone(0.5))
    partial: list[bytes] = []
    utterance = detector.next(5.0, partial.append)
    assert utterance is not None
    beginning, first, whole = partial
    assert whole == utterance.audio
    assert whole.startswith(first)
    assert first.startswith(beginning)
    assert len(whole) - len(first) == pytest.approx(0.85 * RATE * WIDTH, abs=2 * CHUNK * WIDTH)


def test_silence_is_no_utterance(detector: UtteranceDetector) -> None:
    assert detector.next(0.3) is None


def test_audio_is_dropped_while_the_voice_sounds(
    room: SimulatedRoom, microphone: Microphone, detector: UtteranceDetector, voice: Voice
) -> None:
    """So is the audio from before that was not read."""
    room.add(tone(0.4))
    let_pass(microphone, 1.0)
    voice.begin()
    room.add(tone(0.4))
    with pytest.raises(Interrupted):
        let_pass(microphone, 1.0)
    let_pass(microphone, 1.0)
    voice.end()
    assert detector.next(0.5) is None


def test_the_voice_ends_an_utterance(
    room: SimulatedRoom, detector: UtteranceDetector, voice: Voice
) -> None:
    """What was said until then is incomplete."""
    room.add(tone(2.0))
    room.after(0.8, voice.begin)
    with pytest.raises(Interrupted):
        detector.next(5.0)


def test_the_buffer_keeps_the_newest_audio(
    room: SimulatedRoom, microphone: Microphone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(microphone_module, "BUFFER_SECONDS", 1)
    room.add(tone(2.0) + SILENCE)
    let_pass(microphone, 4.0)
    assert microphone.read(RATE) == bytes(WIDTH * RATE)
    start = room.seconds
    microphone.read(CHUNK)
    assert room.seconds > start


def test_endless_sound_is_cut(room: SimulatedRoom, detector: UtteranceDetector) -> None:
    room.noise = 5000.0
    start = room.seconds
    utterance = detector.next(5.0)
    assert utterance is not None
    assert utterance.is_cut
    assert room.seconds - start == pytest.approx(utterances.MAX_SECONDS, abs=0.1)


def test_a_voice_that_fades_to_the_threshold_ends_the_utterance(
    room: SimulatedRoom, detector: UtteranceDetector
) -> None:
    """SpeechRecognition compares whole numbers: half above the threshold is a pause."""
    fading = array("h", [int(MIN_THRESHOLD), int(MIN_THRESHOLD) + 1] * int(0.8 * RATE / 2))
    room.add(tone(0.6) + fading.tobytes())
    utterance = detector.next(5.0)
    assert utterance is not None
    assert not utterance.is_cut


def test_noise_raises_the_threshold_and_silence_lowers_it(
    room: SimulatedRoom, microphone: Microphone
) -> None:
    """In the noise only a loud voice is an utterance, and afterwards a soft one again."""
    detector = UtteranceDetector(microphone)
    room.noise = 5000.0
    detector.calibrate()
    assert detector.threshold > 3000
    room.add(tone(0.6, loudness=2000))
    assert detector.next(0.5) is None
    room.noise = 0.0
    assert detector.next(1.5) is None
    assert detector.threshold == MIN_THRESHOLD


def test_an_interrupted_calibration_leaves_the_threshold(
    room: SimulatedRoom, microphone: Microphone
) -> None:
    detector = UtteranceDetector(microphone, 250.0)
    room.after(0.3, microphone.interrupt)
    with pytest.raises(Interrupted):
        detector.calibrate()
    assert detector.threshold == 250.0


def test_unread_audio_can_be_dropped(
    room: SimulatedRoom, microphone: Microphone, detector: UtteranceDetector
) -> None:
    room.add(tone(0.5))
    let_pass(microphone, 0.7)
    microphone.drop()
    assert detector.next(0.5) is None
