"""Lines read aloud into one stream of samples, with a mark for each sentence.

Marks lie in the middle of the pauses between sentences, so that a player that is some hundredths of
a second off still cuts no word. It knows samples and texts, never formats or files.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from azul_access.export.document import Line
from azul_access.export.markup import sentence_ident
from azul_access.export.words import Words

SAMPLE_BYTES = 2
# Seconds of silence.
LEAD = 0.3
AFTER_SENTENCE = 0.3
AFTER_LINE = 0.5
AFTER_HEADING = 0.8


class Voice(Protocol):
    """Whoever reads: samples are signed 16-bit mono in the machine's byte order."""

    @property
    def sample_rate(self) -> int:
        """In hertz."""

    @property
    def engine(self) -> str: ...

    def read(self, text: str) -> bytes: ...


@dataclass(frozen=True, slots=True)
class Mark:
    """A sentence: the ident of its element, what is shown, and where it is heard, in samples.

    Marks of one stream follow each other without a gap.
    """

    ident: str
    text: str
    start: int
    end: int


def record(
    lines: Iterable[Line],
    words: Words,
    voice: Voice,
    write: Callable[[bytes], None],
    tick: Callable[[], None],
    at: int = 0,
) -> list[Mark]:
    """Read `lines` aloud; the stream stands at sample `at`. `tick` is called after each line.

    The first line is a heading. What `write` or `tick` raise ends it.
    """
    rate = voice.sample_rate
    marks: list[Mark] = []
    start = at
    at += _silence(LEAD, rate, write)
    for index, line in enumerate(lines):
        last = len(line.phrases)
        for number, told in enumerate(line.phrases, 1):
            samples = voice.read(words.say(told))
            write(samples)
            at += len(samples) // SAMPLE_BYTES
            pause = AFTER_SENTENCE if number < last else AFTER_LINE if index else AFTER_HEADING
            silent = _silence(pause, rate, write)
            end = at + silent // 2
            at += silent
            marks.append(Mark(sentence_ident(line.ident, number), words.show(told), start, end))
            start = end
        tick()
    if marks:  # the last pause belongs to the last sentence
        found = marks[-1]
        marks[-1] = Mark(found.ident, found.text, found.start, at)
    return marks


def _silence(seconds: float, rate: int, write: Callable[[bytes], None]) -> int:
    """Writes silence and returns its length in samples."""
    samples = round(seconds * rate)
    write(bytes(samples * SAMPLE_BYTES))
    return samples
