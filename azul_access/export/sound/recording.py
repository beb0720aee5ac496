"""Reads lines aloud into one stream of samples, with a mark for each sentence.

Marks lie in the middle of the pauses between sentences, so that a player that is inaccurate by some
hundredths of a second does not cut a word.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Protocol

from azul_access.export.document import TextLine
from azul_access.export.markup import sentence_id
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.values import frozen

SAMPLE_BYTES = 2
# Seconds of silence.
LEAD = 0.3
AFTER_SENTENCE = 0.3
AFTER_LINE = 0.5
AFTER_HEADING = 0.8
# Before a chapter that follows another: a pause, a soft tone, and `LEAD`.
BEFORE_TONE = 0.5
_TONE_SECONDS, _TONE_HERTZ = 0.6, 523.25
_TONE_PEAK = 0.05  # of full scale: well below speech
_TONE_RISE_SECONDS, _TONE_DECAY_SECONDS = 0.02, 0.15


class Voice(Protocol):
    """A text-to-speech reader; samples are signed 16-bit mono in the machine's byte order."""

    @property
    def sample_rate(self) -> int:
        """In hertz."""

    @property
    def engine(self) -> str: ...

    def read(self, text: str) -> bytes: ...


@frozen
class Mark:
    """A sentence: its element id, its text as shown, and its position in samples.

    Marks of one stream follow each other without a gap.
    """

    element_id: str
    text: str
    start: int
    end: int


def record_lines(
    lines: Iterable[TextLine],
    renderer: PhraseRenderer,
    voice: Voice,
    write: Callable[[bytes], None],
    advance: Callable[[], None],
    at: int = 0,
    *,
    tone: bool = False,
) -> list[Mark]:
    """Read `lines` aloud from sample `at` of the stream; the first line is a heading.

    With `tone`, a pause and a soft tone come first. `advance` is called after each line. Exceptions
    of `write` and `advance` are passed on.
    """
    rate = voice.sample_rate
    marks: list[Mark] = []
    start = at
    if tone:
        at += _silence(BEFORE_TONE, rate, write)
        samples = _render_tone(rate)
        write(samples)
        at += len(samples) // SAMPLE_BYTES
    at += _silence(LEAD, rate, write)
    for index, line in enumerate(lines):
        last = len(line.phrases)
        for number, sentence in enumerate(line.phrases, 1):
            samples = voice.read(renderer.say(sentence))
            write(samples)
            at += len(samples) // SAMPLE_BYTES
            pause = AFTER_SENTENCE if number < last else AFTER_LINE if index else AFTER_HEADING
            silent = _silence(pause, rate, write)
            end = at + silent // 2
            at += silent
            marks.append(
                Mark(sentence_id(line.element_id, number), renderer.show(sentence), start, end)
            )
            start = end
        advance()
    if marks:  # the last pause belongs to the last sentence
        last_mark = marks[-1]
        marks[-1] = Mark(last_mark.element_id, last_mark.text, last_mark.start, at)
    return marks


def _silence(seconds: float, rate: int, write: Callable[[bytes], None]) -> int:
    """Write silence; returns its length in samples."""
    samples = round(seconds * rate)
    write(bytes(samples * SAMPLE_BYTES))
    return samples


@cache
def _render_tone(rate: int) -> bytes:
    """A note that begins softly and fades away."""
    import numpy as np  # takes time to load, and a book may have no sound

    count = round(_TONE_SECONDS * rate)
    seconds = np.arange(count) / rate
    rise = np.minimum(1, seconds / _TONE_RISE_SECONDS)
    fall = np.exp(-seconds / _TONE_DECAY_SECONDS) * (1 - seconds / _TONE_SECONDS)
    wave = np.sin(2 * np.pi * _TONE_HERTZ * seconds)
    return np.rint(0x7FFF * _TONE_PEAK * rise * fall * wave).astype(np.int16).tobytes()
