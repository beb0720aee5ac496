"""Writes a transcript as one sound file, with a chapter for each round and marks for sentences."""

from collections.abc import Callable
from typing import BinaryIO, Protocol

from azul_access.export.document import Document
from azul_access.export.errors import ExportError, ExportReason
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.export.sound.mp3 import Mp3Writer
from azul_access.export.sound.ogg import OggWriter
from azul_access.export.sound.recording import Voice, record_lines
from azul_access.export.sound.tags import Span, Tags
from azul_access.export.sound.wav import WavWriter


class SoundWriter(Protocol):
    """Encodes samples into a file; `delay_samples` is the delay that encoding adds."""

    @property
    def delay_samples(self) -> int: ...

    def write(self, samples: bytes) -> None: ...

    def finish(self, tags: Tags) -> None: ...


SOUNDS: dict[str, Callable[[BinaryIO, int], SoundWriter]] = {
    "mp3": Mp3Writer,
    "ogg": OggWriter,
    "wav": WavWriter,
}
_PACKAGES = {"mp3": "lameenc", "ogg": "soundfile"}

# Called after each line with the lines done, the total, and the index of the chapter.
Progress = Callable[[int, int, int], None]


def open_sound(kind: str, file: BinaryIO, rate: int) -> SoundWriter:
    """Raises: ExportError if an encoder is not installed."""
    try:
        return SOUNDS[kind](file, rate)
    except (ImportError, OSError) as error:
        if kind not in _PACKAGES:
            raise
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

    def milliseconds(samples: int) -> int:
        return (samples + sound.delay_samples) * 1000 // voice.sample_rate

    chapters: list[Span] = []
    sentences: list[Span] = []
    total = count_lines(document)
    done = at = 0
    for number, chapter in enumerate(document.chapters):

        def tick(number: int = number) -> None:
            nonlocal done
            done += 1
            progress(done, total, number)

        marks = record_lines(chapter.spoken_lines(), renderer, voice, sound.write, tick, at)
        start = milliseconds(at) if at else 0
        at = marks[-1].end
        chapters.append(Span(renderer.show(chapter.heading), start, milliseconds(at)))
        sentences += [
            Span(mark.text, milliseconds(mark.start) if mark.start else 0, milliseconds(mark.end))
            for mark in marks
        ]
    sound.finish(
        Tags(
            renderer.show(document.title),
            document.author,
            voice.engine,
            renderer.language,
            year,
            tuple(chapters),
            tuple(sentences),
        )
    )


def count_lines(document: Document) -> int:
    """Return the number of lines that are read aloud."""
    return sum(1 for chapter in document.chapters for _ in chapter.spoken_lines())
