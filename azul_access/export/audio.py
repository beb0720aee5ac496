"""Writes a transcript as one sound file, with a chapter for each round and marks for sentences."""

from collections.abc import Callable, Iterator, Sequence
from typing import BinaryIO, Protocol

from azul_access.export.document import Chapter, Document, NavigationPoint
from azul_access.export.errors import ExportError, ExportReason
from azul_access.export.markup import sentence_id
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.export.sound.m4b import M4bWriter
from azul_access.export.sound.mp3 import Mp3Writer
from azul_access.export.sound.ogg import OggWriter
from azul_access.export.sound.recording import Voice, record_lines
from azul_access.export.sound.tags import Span, Tags
from azul_access.export.sound.wav import WavWriter


class SoundWriter(Protocol):
    """Encodes samples into a file.

    `delay_samples` is the delay that encoding adds, `gain` the factor by which it changes samples.
    """

    @property
    def delay_samples(self) -> int: ...

    @property
    def gain(self) -> float: ...

    def write(self, samples: bytes) -> None: ...

    def finish(self, tags: Tags) -> None: ...


SOUNDS: dict[str, Callable[[BinaryIO, int], SoundWriter]] = {
    "mp3": Mp3Writer,
    "ogg": OggWriter,
    "m4b": M4bWriter,
    "wav": WavWriter,
}
_PACKAGES = {"mp3": "lameenc", "ogg": "soundfile", "m4b": "av"}

# Called after each line with the lines done, the total, and the index of the chapter.
Progress = Callable[[int, int, int], None]


def open_sound(kind: str, file: BinaryIO, rate: int) -> SoundWriter:
    """Raises: ExportError if an encoder is not installed."""
    try:
        return SOUNDS[kind](file, rate)
    except (ImportError, OSError) as error:
        if kind not in _PACKAGES:
            raise
        if kind == "m4b":  # the only one that is not installed with the program
            raise ExportError(ExportReason.NO_M4B) from error
        package = _PACKAGES[kind]
        raise ExportError(ExportReason.NO_ENCODER, format=kind, package=package) from error


def write_audio(
    document: Document,
    renderer: PhraseRenderer,
    voice: Voice,
    kind: str,
    file: BinaryIO,
    year: str,
    progress: Progress,
) -> None:
    """Write a sound file; `kind` is a key of SOUNDS.

    Raises: ExportError, and what `progress` raises.
    """
    sound = open_sound(kind, file, voice.sample_rate)
    voice = level_voice(document, renderer, voice, sound)

    def milliseconds(samples: int) -> int:
        return (samples + sound.delay_samples) * 1000 // voice.sample_rate

    rounds: list[Span] = []
    chapters: list[Span] = []
    sentences: list[Span] = []
    total = count_lines(document)
    done = at = 0
    for number, chapter in enumerate(document.chapters):

        def tick(number: int = number) -> None:
            nonlocal done
            done += 1
            progress(done, total, number)

        marks = record_lines(
            chapter.spoken_lines(), renderer, voice, sound.write, tick, at, tone=number > 0
        )
        spans = [
            Span(mark.text, milliseconds(mark.start) if mark.start else 0, milliseconds(mark.end))
            for mark in marks
        ]
        at = marks[-1].end
        sentences += spans
        rounds.append(Span(renderer.show(chapter.heading), spans[0].start, spans[-1].end))
        ids = [mark.element_id for mark in marks]
        chapters += divide_chapter(chapter, renderer, ids, spans)
    title = renderer.show(document.title)
    sound.finish(
        Tags(
            title,
            title,
            document.author,
            voice.engine,
            renderer.language,
            year,
            tuple(rounds),
            tuple(chapters),
            tuple(sentences),
        )
    )


def level_voice(
    document: Document, renderer: PhraseRenderer, voice: Voice, sound: SoundWriter
) -> Voice:
    """The voice with the loudness of an audio book, for all of a document."""
    from azul_access.export.sound.level import LevelVoice  # numpy takes time to load

    texts = [
        renderer.say(sentence)
        for chapter in document.chapters
        for line in chapter.spoken_lines()
        for sentence in line.phrases
    ]
    return LevelVoice(voice, texts, sound.gain)


def divide_chapter(
    chapter: Chapter, renderer: PhraseRenderer, ids: Sequence[str], spans: Sequence[Span]
) -> Iterator[Span]:
    """Divide a chapter at its turns or moments, without gaps and in one level.

    Players show one list. `ids` and `spans` are those of the chapter's sentences.
    """
    heading = renderer.show(chapter.heading)
    starts = {0: heading}
    for point in chapter.navigation:
        first = find_sentence(point, ids)
        starts[first] = renderer.show(point.label)
    firsts = sorted(starts)
    for first, after in zip(firsts, [*firsts[1:], len(spans)], strict=True):
        yield Span(starts[first], spans[first].start, spans[after - 1].end)


def find_sentence(point: NavigationPoint, ids: Sequence[str]) -> int:
    """The index of the sentence where a point of the table of contents begins."""
    first = sentence_id(point.element_id, 1)
    return ids.index(first if first in ids else point.element_id)


def count_lines(document: Document) -> int:
    """Return the number of lines that are read aloud."""
    return sum(1 for chapter in document.chapters for _ in chapter.spoken_lines())
