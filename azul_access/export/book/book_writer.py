"""Writes an EPUB 3 book: all its files in one ZIP archive, in the order that EPUB requires."""

import datetime
import zipfile
from collections.abc import Iterable
from html import escape
from importlib.resources import files
from io import BytesIO
from typing import BinaryIO

from azul_access.export.audio import Progress, count_lines, level_voice, open_sound
from azul_access.export.book.overlay import build_clips, overlay_lines
from azul_access.export.book.package import (
    CONTAINER,
    BookNarration,
    head_lines,
    navigation_lines,
    package_lines,
)
from azul_access.export.document import Chapter, Document
from azul_access.export.markup import Markup
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.export.sound.recording import Voice, record_lines
from azul_access.export.sound.tags import Tags
from azul_access.language.phrase import phrase

# One sound file for each chapter, so that the delays of encoders do not add up.
_SOUND = "mp3"
_EARLIEST_YEAR = 1980  # of dates in a ZIP archive


def write_book(
    document: Document,
    renderer: PhraseRenderer,
    voice: Voice | None,
    file: BinaryIO,
    modified: datetime.datetime,
    progress: Progress,
) -> None:
    """Write a book, with sound if there is a voice. `modified` is in UTC.

    Raises: ExportError, and what `progress` raises.
    """
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as opened:
        archive = _Archive(opened, modified)
        # First and not compressed, so that programs recognise an EPUB by its first bytes.
        archive.add("mimetype", b"application/epub+zip", compressed=False)
        archive.add_lines("META-INF/container.xml", [CONTAINER])
        archive.add("EPUB/style.css", (files(__package__) / "book.css").read_bytes())
        voiced = (
            None if voice is None else _read_aloud(document, renderer, voice, archive, progress)
        )
        for chapter in document.chapters:
            archive.add_lines(f"EPUB/{chapter.element_id}.xhtml", _chapter(chapter, renderer))
        archive.add_lines("EPUB/nav.xhtml", navigation_lines(document, renderer))
        archive.add_lines("EPUB/package.opf", package_lines(document, renderer, voiced, modified))


def _chapter(chapter: Chapter, renderer: PhraseRenderer) -> Iterable[str]:
    yield from head_lines(renderer, escape(renderer.show(chapter.heading), quote=False))
    # Each chapter is a document of its own, so its heading has the highest level.
    yield from Markup(renderer, level=1, in_book=True).chapter(chapter)
    yield "</body>"
    yield "</html>"


def _read_aloud(
    document: Document,
    renderer: PhraseRenderer,
    voice: Voice,
    archive: "_Archive",
    progress: Progress,
) -> BookNarration:
    unused = open_sound(_SOUND, BytesIO(), voice.sample_rate)
    voice = level_voice(document, renderer, voice, unused)
    lengths: dict[str, int] = {}
    total, done = count_lines(document), 0
    for number, chapter in enumerate(document.chapters):

        def tick(number: int = number) -> None:
            nonlocal done
            done += 1
            progress(done, total, number)

        encoded = BytesIO()
        sound = open_sound(_SOUND, encoded, voice.sample_rate)
        marks = record_lines(chapter.spoken_lines(), renderer, voice, sound.write, tick)
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
        chapter_clips = build_clips(marks, voice.sample_rate, sound.delay_samples)
        lengths[chapter.element_id] = chapter_clips[-1].end
        archive.add(f"EPUB/audio/{chapter.element_id}.mp3", encoded.getvalue(), compressed=False)
        archive.add_lines(f"EPUB/{chapter.element_id}.smil", overlay_lines(chapter, chapter_clips))
    language = phrase(f"language-{renderer.language}")
    narrator = renderer.show(phrase("transcript-narrator", engine=voice.engine, language=language))
    return BookNarration(narrator, lengths)


class _Archive:
    def __init__(self, opened: zipfile.ZipFile, modified: datetime.datetime) -> None:
        self._zip = opened
        year = max(modified.year, _EARLIEST_YEAR)
        self._time = (year, *modified.timetuple()[1:6])

    def add(self, name: str, content: bytes, *, compressed: bool = True) -> None:
        entry = zipfile.ZipInfo(name, self._time)
        entry.compress_type = zipfile.ZIP_DEFLATED if compressed else zipfile.ZIP_STORED
        self._zip.writestr(entry, content)

    def add_lines(self, name: str, lines: Iterable[str]) -> None:
        self.add(name, ("\n".join(lines) + "\n").encode())
