"""All files of a book in one archive, in the order that EPUB asks for."""

import datetime
import zipfile
from collections.abc import Iterable
from html import escape
from importlib.resources import files
from io import BytesIO
from typing import BinaryIO

from azul_access.export.audio import Progress, lines, open_sound
from azul_access.export.book.overlay import clips, smil
from azul_access.export.book.package import CONTAINER, Voiced, contents, head, package
from azul_access.export.document import Chapter, Document
from azul_access.export.markup import Markup
from azul_access.export.sound.recording import Voice, record
from azul_access.export.sound.tags import Tags
from azul_access.export.words import Words
from azul_access.language.phrase import phrase

# One sound file a chapter: what encoders add at either end would else add up.
_SOUND = "mp3"
_EARLIEST_YEAR = 1980  # ZIP knows no earlier one


def write_book(
    document: Document,
    words: Words,
    voice: Voice | None,
    file: BinaryIO,
    modified: datetime.datetime,
    progress: Progress,
) -> None:
    """A book with sound where there is a voice. `modified` is in UTC.

    Raises: TaleError, and what `progress` raises.
    """
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as opened:
        archive = _Archive(opened, modified)
        # First, and not compressed: so programs know an EPUB by its first bytes.
        archive.add("mimetype", b"application/epub+zip", compressed=False)
        archive.add_lines("META-INF/container.xml", [CONTAINER])
        archive.add("EPUB/style.css", (files(__package__) / "book.css").read_bytes())
        voiced = None if voice is None else _read_aloud(document, words, voice, archive, progress)
        for chapter in document.chapters:
            archive.add_lines(f"EPUB/{chapter.ident}.xhtml", _chapter(chapter, words))
        archive.add_lines("EPUB/nav.xhtml", contents(document, words))
        archive.add_lines("EPUB/package.opf", package(document, words, voiced, modified))


def _chapter(chapter: Chapter, words: Words) -> Iterable[str]:
    yield from head(words, escape(words.show(chapter.heading), quote=False))
    # Each chapter is a document of its own, and its first heading is its highest.
    yield from Markup(words, level=1, in_book=True).chapter(chapter)
    yield "</body>"
    yield "</html>"


def _read_aloud(
    document: Document, words: Words, voice: Voice, archive: "_Archive", progress: Progress
) -> Voiced:
    lengths: dict[str, int] = {}
    total, done = lines(document), 0
    for number, chapter in enumerate(document.chapters):

        def tick(number: int = number) -> None:
            nonlocal done
            done += 1
            progress(done, total, number)

        recorded = BytesIO()
        sound = open_sound(_SOUND, recorded, voice.sample_rate)
        marks = record(chapter.told(), words, voice, sound.write, tick)
        title = words.show(chapter.heading)
        sound.finish(Tags(title, document.author, voice.engine, words.language, "", (), ()))
        found = clips(marks, voice.sample_rate, sound.delay_samples)
        lengths[chapter.ident] = found[-1].end
        archive.add(f"EPUB/audio/{chapter.ident}.mp3", recorded.getvalue(), compressed=False)
        archive.add_lines(f"EPUB/{chapter.ident}.smil", smil(chapter, found))
    language = phrase(f"language-{words.language}")
    narrator = words.show(phrase("transcript-narrator", engine=voice.engine, language=language))
    return Voiced(narrator, lengths)


class _Archive:
    def __init__(self, opened: zipfile.ZipFile, modified: datetime.datetime) -> None:
        self._zip = opened
        year = max(modified.year, _EARLIEST_YEAR)
        self._time = (year, *modified.timetuple()[1:6])

    def add(self, name: str, content: bytes, *, compressed: bool = True) -> None:
        entry = zipfile.ZipInfo(name, self._time)
        entry.compress_type = zipfile.ZIP_DEFLATED if compressed else zipfile.ZIP_STORED
        self._zip.writestr(entry, content)

    def add_lines(self, name: str, told: Iterable[str]) -> None:
        self.add(name, ("\n".join(told) + "\n").encode())
