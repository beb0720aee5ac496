"""Cuts phrases out of a microphone's sound, by SpeechRecognition. It knows loudness, never words.

Importing this module imports SpeechRecognition: only on the listening thread.
"""

import math
import sys
from array import array
from collections.abc import Callable
from dataclasses import dataclass

import speech_recognition as sr

from azul_access.hearing.capture import RATE
from azul_access.hearing.microphone import CHUNK, WIDTH, Microphone
from azul_access.hearing.voice_detection import has_voice

PAUSE_SECONDS = 0.5  # ends a phrase
BREATH_SECONDS = 0.2  # may end one: what was said until then can be looked at already
SHORTEST_SECONDS = 0.1  # "ja" is short, a click is shorter
LONGEST_SECONDS = 15.0  # four factories in one breath are not longer
CALIBRATION_SECONDS = 1.0
FLOOR = 100.0  # of the threshold: in a silent room a breath must not be a phrase
QUIETER = 0.5  # a threshold this much too high is lowered


@dataclass(frozen=True, slots=True)
class Utterance:
    """A phrase with a breath behind it.

    `is_cut` where it was still loud after the longest time that a phrase may take.
    """

    audio: bytes
    is_cut: bool

    @property
    def has_voice(self) -> bool:
        return has_voice(self.audio)


class UtteranceDetector:
    """What one microphone hears."""

    def __init__(self, microphone: Microphone, threshold: float | None = None) -> None:
        """`threshold` is one that was measured before in the same room."""
        self._microphone = microphone
        self._recognizer = sr.Recognizer()
        # Measured: with these 40 of 40 phrases were cut right, with the library's own 32.
        self._recognizer.pause_threshold = PAUSE_SECONDS
        self._recognizer.dynamic_energy_threshold = False
        self._recognizer.phrase_threshold = SHORTEST_SECONDS
        self._recognizer.non_speaking_duration = PAUSE_SECONDS
        if threshold is not None:
            self._recognizer.energy_threshold = threshold

    @property
    def threshold(self) -> float:
        """How loud a phrase is at least."""
        return float(self._recognizer.energy_threshold)

    def calibrate(self) -> None:
        """Listen to the room for a second. Raises: HearingError, Interrupted."""
        self._microphone.drop()
        before = self.threshold
        try:
            self._recognizer.adjust_for_ambient_noise(self._microphone, CALIBRATION_SECONDS)
        except BaseException:
            self._recognizer.energy_threshold = before
            raise
        self._recognizer.energy_threshold = max(FLOOR, self.threshold)

    def next(
        self, patience: float, early: Callable[[bytes], None] = lambda audio: None
    ) -> Utterance | None:
        """The next phrase, or None if none begins in that many seconds.

        `early` gets the beginning of the phrase, and at each breath what was said so far: what it
        gets last is the phrase that is returned. Raises: HearingError, Interrupted.
        """
        audio = bytearray()
        said = b""
        quiet = 0.0
        pieces = self._recognizer.listen(
            self._microphone, timeout=patience, phrase_time_limit=LONGEST_SECONDS, stream=True
        )
        try:
            for piece in pieces:
                chunk: bytes = piece.get_raw_data()
                if not audio or len(chunk) > CHUNK * WIDTH:
                    # A phrase begins, with what was before it; if one had begun, it was a click.
                    audio.clear()
                    early(chunk)
                audio += chunk
                before = quiet
                quiet = 0.0 if self._is_loud(chunk) else quiet + CHUNK / RATE
                if before < BREATH_SECONDS <= quiet:
                    said = bytes(audio)
                    early(said)
        except sr.WaitTimeoutError:
            self.follow()
            return None
        is_cut = quiet < PAUSE_SECONDS
        return Utterance(bytes(audio) if is_cut else said, is_cut)

    def _is_loud(self, chunk: bytes) -> bool:
        # Whole numbers, as SpeechRecognition counts: a voice that fades is no noise.
        return int(loudness(chunk)) > self.threshold

    def follow(self) -> None:
        """Hear soft voices again where the room has become quieter; noise is told by `is_cut`."""
        around = loudness(self._microphone.latest())
        wanted = max(FLOOR, around * self._recognizer.dynamic_energy_ratio)
        if wanted < self.threshold * QUIETER:
            self._recognizer.energy_threshold = wanted


def loudness(audio: bytes) -> float:
    """As SpeechRecognition counts it: the root of the mean of all squares."""
    samples = array("h", audio)
    if sys.byteorder == "big":
        samples.byteswap()
    return math.sqrt(sum(value * value for value in samples) / max(1, len(samples)))
