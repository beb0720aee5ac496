"""Writes an EPUB 3 book: all its files in one ZIP archive, in the order that EPUB requires."""

import datetime
import zipfile
from collections.abc import Iterable
from html import escape
from importlib.resources import files
from typing import BinaryIO

from azul_access.export.audio import Progress
from azul_access.export.book.archive import Archive
from azul_access.export.book.chapter_sounds import record_chapters
from azul_access.export.book.overlay import overlay_lines
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
from azul_access.export.sound.recording import Voice
from azul_access.language.phrase import phrase


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
        archive = Archive(opened, modified)
        # First and not compressed, so that programs recognise an EPUB by its first bytes.
        archive.add("mimetype", b"application/epub+zip", compressed=False)
        archive.add_lines("META-INF/container.xml", [CONTAINER])
        styles = (files("azul_access.export") / "drawing.css", files(__package__) / "book.css")
        archive.add("EPUB/style.css", b"".join(style.read_bytes() for style in styles))
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
    archive: Archive,
    progress: Progress,
) -> BookNarration:
    lengths: dict[str, int] = {}
    for sound in record_chapters(document, renderer, voice, progress):
        chapter = sound.chapter
        lengths[chapter.element_id] = sound.milliseconds
        archive.add(f"EPUB/audio/{chapter.element_id}.mp3", sound.mp3, compressed=False)
        archive.add_lines(f"EPUB/{chapter.element_id}.smil", overlay_lines(chapter, sound.clips))
    language = phrase(f"language-{renderer.language}")
    narrator = renderer.show(phrase("transcript-narrator", engine=voice.engine, language=language))
    return BookNarration(narrator, lengths)
