"""Writes a document in one of the formats that people read, hear or emboss."""

from __future__ import annotations

import datetime
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from azul_access.cli.deferred_interrupts import deferred_interrupts
from azul_access.export.document import Document
from azul_access.export.errors import ExportError, ExportReason
from azul_access.export.formats import TEXTS, Format
from azul_access.export.output_file import disk_errors_as_export_errors, write_atomically
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.keyboard import Progress, TextOutput, open_progress
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.values import frozen

if TYPE_CHECKING:
    from azul_access.speech.rendering import Reader

# By the value of `speech.rendering.MissingVoice`, which is imported only for formats with sound.
_VOICE_REASONS = {
    "library": ExportReason.NO_VOICE,
    "incomplete": ExportReason.VOICE_FAILED,
    "language": ExportReason.NO_LANGUAGE_VOICE,
    "voice": ExportReason.UNKNOWN_VOICE,
}


@frozen
class WritingOptions:
    """`voice` is a number or a name, `rate` is in words per minute, `cells` are per line of
    braille, `lines` per page. `force` replaces files that exist.
    """

    format: Format
    voice: str
    rate: int
    force: bool
    audio: bool
    cells: int
    lines: int
    braille_table: str


class DocumentWriter:
    """Writes one document after another with the same options.

    `language` is that of messages.
    """

    def __init__(self, options: WritingOptions, language: str) -> None:
        self._options = options
        self._language = language
        self._reader: tuple[str, Reader] | None = None

    def write_to_stdout(self, document: Document, renderer: PhraseRenderer) -> bool:
        """Whether the reader of the output was still there. Raises: AccessError."""
        text = self._as_text(document, renderer)
        output = TextOutput(sys.stdout)
        if self._options.format is Format.TXT:
            output.write(text)
        else:
            output.write_bytes(text.encode())
        if output.error is not None:
            with disk_errors_as_export_errors(Path("stdout")):
                raise output.error
        return not output.is_closed

    def write_to_file(
        self, document: Document, renderer: PhraseRenderer, target: Path, year: str = ""
    ) -> None:
        """Write to `target`, which is unchanged if this raises; `year` is for files with sound.

        Raises: AccessError; KeyboardInterrupt, but not during a recording.
        """
        if self._options.format in TEXTS:
            text = self._as_text(document, renderer).encode()
            with write_atomically(target, replace=self._options.force) as file:
                file.write(text)
            return
        if self._options.format is Format.PDF:
            content = self._as_pdf(document, renderer)
            with write_atomically(target, replace=self._options.force) as file:
                file.write(content)
            return
        from azul_access.speech.rendering import NoReaderError

        progress = open_progress(sys.stderr, os.environ)
        try:
            with (
                deferred_interrupts() as check_interrupt,
                write_atomically(target, replace=self._options.force) as file,
            ):
                report = self._progress_reporter(document, renderer, progress, check_interrupt)
                self._write_sound(document, renderer, year, file, report)
        except NoReaderError as error:
            language = phrase(f"language-{renderer.language}")
            reason = _VOICE_REASONS[error.lack.value]
            raise ExportError(reason, language=language, voice=self._options.voice) from error
        finally:
            progress.close()

    def _as_text(self, document: Document, renderer: PhraseRenderer) -> str:
        if self._options.format is Format.TXT:
            from azul_access.export.text import write_text

            return write_text(document, renderer)
        if self._options.format is Format.HTML:
            from azul_access.export.page import write_page

            return write_page(document, renderer)
        if self._options.format is Format.SVG:
            from azul_access.export.swell_svg import write_svg

            return write_svg(document, renderer)
        from azul_access.export.brf import write_brf

        options = self._options
        return write_brf(document, renderer, options.cells, options.lines, options.braille_table)

    def _as_pdf(self, document: Document, renderer: PhraseRenderer) -> bytes:
        try:
            from azul_access.export.pdf.pdf_writer import write_pdf
        except ImportError as error:  # its library is optional
            raise ExportError(ExportReason.NO_PDF) from error
        return write_pdf(document, renderer)

    def _write_sound(
        self,
        document: Document,
        renderer: PhraseRenderer,
        year: str,
        file: BinaryIO,
        report: Callable[[int, int, int], None],
    ) -> None:
        now = datetime.datetime.now(datetime.UTC)
        if self._options.format is Format.EPUB:
            from azul_access.export.book.book_writer import write_book

            reader = self._open_reader(renderer.language) if self._options.audio else None
            write_book(document, renderer, reader, file, now, report)
            return
        reader = self._open_reader(renderer.language)
        if self._options.format is Format.DAISY:
            from azul_access.export.book.daisy import write_daisy

            write_daisy(document, renderer, reader, file, now, report)
            return
        from azul_access.export.audio import write_audio

        write_audio(document, renderer, reader, self._options.format.value, file, year, report)

    def _open_reader(self, language: str) -> Reader:
        """Raises: NoReaderError."""
        from azul_access.speech.rendering import Reader

        if self._reader is None or self._reader[0] != language:
            voice = LANGUAGES[language].voice
            reader = Reader(voice, self._options.voice, self._options.rate)
            self._reader = (language, reader)
        return self._reader[1]

    def _progress_reporter(
        self,
        document: Document,
        renderer: PhraseRenderer,
        progress: Progress,
        check_interrupt: Callable[[], None],
    ) -> Callable[[int, int, int], None]:
        """A function of the lines done, all lines, and the chapter."""
        phrases = load_phrases(self._language)
        count = len(document.chapters)
        parts = [
            phrases.render(
                phrase(
                    "transcript-progress",
                    done=number,
                    total=count,
                    part=renderer.show(chapter.heading),
                ),
                Verbosity.NORMAL,
                Form.SHOW,
            )
            for number, chapter in enumerate(document.chapters, 1)
        ]

        def report(done: int, total: int, chapter: int) -> None:
            check_interrupt()
            progress.show(done, total, parts[chapter])

        return report
