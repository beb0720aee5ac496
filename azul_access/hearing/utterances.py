"""Detects utterances in the audio of a microphone, with SpeechRecognition.

Importing this module imports SpeechRecognition, which takes time: do so on the listening thread.
"""

import math
import sys
from array import array
from collections.abc import Callable

import speech_recognition as sr

from azul_access.hearing.capture import RATE
from azul_access.hearing.microphone import CHUNK, WIDTH, Microphone
from azul_access.hearing.voice_detection import has_voice
from azul_access.values import frozen

PAUSE_SECONDS = 0.5  # silence that ends an utterance
BREATH_SECONDS = 0.2  # silence after which recognition may start in advance
# Silence after a gap in the audio without which the beginning of an utterance may be missing. There
# are shorter silences within words and between them ("nicht | richtig").
CLEAR_START_SECONDS = 0.16
MIN_SECONDS = 0.1  # "ja" is short, a click is shorter
MAX_SECONDS = 15.0  # longer than the contents of four factories in one breath
CALIBRATION_SECONDS = 1.0
MIN_THRESHOLD = 100.0  # so that a breath in a silent room is not an utterance
# The threshold is lowered when the room needs less than this fraction of it.
LOWER_BELOW = 0.5


@frozen
class Utterance:
    """Speech with some silence at its end; `is_cut` if it was still loud after MAX_SECONDS.

    If not `has_start`, somebody may have begun to speak before the microphone could hear it.
    """

    audio: bytes
    is_cut: bool
    has_start: bool = True

    @property
    def has_voice(self) -> bool:
        return has_voice(self.audio)


class UtteranceDetector:
    """Splits the audio of one microphone. All times are counted in samples."""

    def __init__(self, microphone: Microphone, threshold: float | None = None) -> None:
        """`threshold` is one that was measured earlier in the same room."""
        self._microphone = microphone
        self._recognizer = sr.Recognizer()
        # Measured: 40 of 40 utterances are cut correctly, with the library's defaults 32.
        self._recognizer.pause_threshold = PAUSE_SECONDS
        self._recognizer.dynamic_energy_threshold = False
        self._recognizer.phrase_threshold = MIN_SECONDS
        self._recognizer.non_speaking_duration = PAUSE_SECONDS
        if threshold is not None:
            self._recognizer.energy_threshold = threshold

    @property
    def threshold(self) -> float:
        """The minimum loudness of speech, see `loudness`."""
        return float(self._recognizer.energy_threshold)

    def calibrate(self) -> None:
        """Measure the noise of the room for a second. Raises: HearingError, Interrupted."""
        self._microphone.drop()
        previous = self.threshold
        try:
            self._recognizer.adjust_for_ambient_noise(self._microphone, CALIBRATION_SECONDS)
        except BaseException:
            self._recognizer.energy_threshold = previous
            raise
        self._recognizer.energy_threshold = max(MIN_THRESHOLD, self.threshold)
        self._microphone.drop()  # what began to be said meanwhile has no beginning

    def next(
        self,
        timeout: float,
        on_partial: Callable[[bytes], None] = lambda audio: None,
        on_begin: Callable[[], None] = lambda: None,
    ) -> Utterance | None:
        """Return the next utterance, or None if none begins within `timeout` seconds of audio.

        `on_begin` is called when an utterance begins, `on_partial` with its beginning, and
        at each short pause with the utterance so far; the last of these equals the audio of the
        returned utterance.
        Raises: HearingError, Interrupted.
        """
        audio = bytearray()
        spoken = b""
        silence = 0.0
        has_start = True
        chunks = self._recognizer.listen(
            self._microphone, timeout=timeout, phrase_time_limit=MAX_SECONDS, stream=True
        )
        try:
            for data in chunks:
                chunk: bytes = data.get_raw_data()
                if not audio or len(chunk) > CHUNK * WIDTH:
                    # A new utterance with the silence before it; the previous one was a click.
                    audio.clear()
                    has_start = self._is_start_heard()
                    on_begin()
                    on_partial(chunk)
                audio += chunk
                silence_before = silence
                silence = 0.0 if self._is_loud(chunk) else silence + CHUNK / RATE
                if silence_before < BREATH_SECONDS <= silence:
                    spoken = bytes(audio)
                    on_partial(spoken)
        except sr.WaitTimeoutError:
            self.lower_threshold()
            return None
        is_cut = silence < PAUSE_SECONDS
        return Utterance(bytes(audio) if is_cut else spoken, is_cut, has_start)

    def lower_threshold(self) -> None:
        """Lower the threshold if the room has become quieter.

        A room that has become louder shows by utterances that are cut.
        """
        noise = loudness(self._microphone.latest())
        needed = max(MIN_THRESHOLD, noise * self._recognizer.dynamic_energy_ratio)
        if needed < self.threshold * LOWER_BELOW:
            self._recognizer.energy_threshold = needed

    def _is_start_heard(self) -> bool:
        """Whether it was silent after the last gap; called after the first loud chunk."""
        return self._microphone.unbroken_seconds() - CHUNK / RATE >= CLEAR_START_SECONDS

    def _is_loud(self, chunk: bytes) -> bool:
        # SpeechRecognition compares whole numbers, so 100.5 is not above a threshold of 100.
        return int(loudness(chunk)) > self.threshold


def loudness(audio: bytes) -> float:
    """Root mean square of the samples, as SpeechRecognition computes it."""
    samples = array("h", audio)
    if sys.byteorder == "big":
        samples.byteswap()
    return math.sqrt(sum(value * value for value in samples) / max(1, len(samples)))
