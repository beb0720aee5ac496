"""Passes audio on at once while there is something to hear, and in larger parts while it is quiet.

A game that only waits for a voice then wakes up a few times a second instead of two hundred times.
"""

from array import array

# So much quiet audio is passed on together.
GATHERED_SECONDS = 1.0
# After the last sound, audio is passed on at once for so long: the end of an utterance is a pause.
PROMPT_SECONDS = 2.0
# A sound is so many times louder than the quietest moment of the last seconds. The peaks of steady
# noise differ by less.
_SOUND_FACTOR, _SOUND_LEAST = 2, 20
_LOUDEST = 32768.0
# By so much the level that counts as quiet rises in a second, after the room has become louder.
_RISE = 1.2


class QuietAudio:
    """Audio (mono, signed 16-bit, in the byte order of the computer) at `rate` samples a second."""

    def __init__(self, rate: int) -> None:
        self._rate = rate
        self._floor = _LOUDEST  # the peak of the quietest moment lately
        self._quiet_samples = 0  # since the last sound
        self._gathered = bytearray()

    def add(self, samples: bytes) -> bytes:
        """Take samples; return what is to be passed on now, which may be nothing."""
        self._gathered += samples
        values = array("h", samples)
        is_sound = self._compare_with_room(values)
        self._quiet_samples = 0 if is_sound else self._quiet_samples + len(values)
        is_prompt = self._quiet_samples < PROMPT_SECONDS * self._rate
        if not is_prompt and len(self._gathered) < GATHERED_SECONDS * self._rate * values.itemsize:
            return b""
        audio = bytes(self._gathered)
        self._gathered.clear()
        return audio

    def _compare_with_room(self, values: "array[int]") -> bool:
        """Whether samples are louder than the room has been, whose level they change."""
        if not values:
            return False
        peak = max(max(values), -min(values))
        is_sound = peak > self._floor * _SOUND_FACTOR + _SOUND_LEAST
        risen = self._floor * _RISE ** (len(values) / self._rate) + 1
        self._floor = min(peak, risen)
        return is_sound
