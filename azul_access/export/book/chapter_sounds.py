"""Reads a document aloud into one MP3 file for each chapter, for talking books."""

from collections.abc import Iterator
from io import BytesIO

from azul_access.export.audio import Progress, count_lines, level_voice, open_sound
from azul_access.export.book.overlay import Clip, build_clips
from azul_access.export.document import Chapter, Document
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.export.sound.recording import Voice, record_lines
from azul_access.export.sound.tags import Tags
from azul_access.values import frozen

# One file for each chapter, so that the delays of encoders do not add up.
_SOUND = "mp3"


@frozen
class ChapterSound:
    """A chapter's MP3 file, and its sentences in it without gaps."""

    chapter: Chapter
    mp3: bytes
    clips: tuple[Clip, ...]

    @property
    def milliseconds(self) -> int:
        return self.clips[-1].end


def record_chapters(
    document: Document, renderer: PhraseRenderer, voice: Voice, progress: Progress
) -> Iterator[ChapterSound]:
    """Yield the chapters in order. Raises: ExportError, and what `progress` raises."""
    rate = voice.sample_rate
    voice = level_voice(document, renderer, voice, open_sound(_SOUND, BytesIO(), rate))
    total, done = count_lines(document), 0
    for number, chapter in enumerate(document.chapters):

        def tick(number: int = number) -> None:
            nonlocal done
            done += 1
            progress(done, total, number)

        encoded = BytesIO()
        sound = open_sound(_SOUND, encoded, rate)
        lines = chapter.spoken_lines()
        marks = record_lines(lines, renderer, voice, sound.write, tick, tone=number > 0)
        sound.finish(
            Tags(
                renderer.show(chapter.heading),
                renderer.show(document.title),
                document.author,
                voice.engine,
                renderer.language,
                "",
                track=number + 1,
                tracks=len(document.chapters),
            )
        )
        chapter_clips = build_clips(marks, rate, sound.delay_samples)
        yield ChapterSound(chapter, encoded.getvalue(), tuple(chapter_clips))
