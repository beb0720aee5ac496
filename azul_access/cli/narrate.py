"""The command `narrate`: saved games become files to read, hear and emboss. Changes no game."""

from __future__ import annotations

import argparse
import datetime
import json
import os
import signal
import sys
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from azul_access.errors import AccessError
from azul_access.export.document import Document
from azul_access.export.errors import ExportError, ExportReason
from azul_access.export.formats import TEXTS, Format
from azul_access.export.story import About, tell
from azul_access.export.target import disk_errors_as_export_errors, writing
from azul_access.export.words import Words
from azul_access.games.context import NarrationContext
from azul_access.keyboard import Progress, TextOutput, open_progress
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record import ledger, setup
from azul_access.record.ledger import AppliedCorrection, Redo, Undo
from azul_access.record.saved_game import as_log_errors, read_game
from azul_access.record.setup import Setup
from azul_access.session.narration import describe_error
from azul_access.session.settings import Settings
from azul_access.storage import LogContents, is_locked, read_log
from azul_access.table import preferences

if TYPE_CHECKING:
    from azul_access.speech.rendering import Reader

FAULT_EXIT = 3
STDOUT = "-"
_NAMESPACE = uuid.UUID("6f0f3c0e-3f1a-4d56-9d0e-2a7f6c1b9e55")  # drawn once, for identities
# By what a voice lacks; see `speech.rendering.Lack`, which is loaded only where a voice reads.
_LACKS = {
    "library": ExportReason.NO_VOICE,
    "strength": ExportReason.VOICE_FAILED,
    "language": ExportReason.NO_LANGUAGE_VOICE,
    "voice": ExportReason.UNKNOWN_VOICE,
}


@dataclass(frozen=True, slots=True)
class _Wish:
    """What the command line and the kept settings ask for."""

    kind: Format
    language: str | None
    verbosity: Verbosity
    voice: str
    rate: int
    title: str
    author: str
    partial: bool
    tables: bool
    audio: bool
    cells: int
    lines: int


def run(chosen: argparse.Namespace, language: str) -> int:
    """Raises: AccessError when the only game cannot be narrated; of many, each fault is told."""
    wish = _wish(chosen)
    paths = [Path(file) for file in chosen.file]
    to_stdout = chosen.output == STDOUT
    if to_stdout and (wish.kind not in TEXTS or len(paths) > 1):
        raise ExportError(ExportReason.NO_STDOUT)
    folder = _folder(chosen.output, paths)
    scribe = _Scribe(wish, language)
    written: list[Path] = []
    faults = 0
    with _interruptible() as check:
        for path in paths:
            check()
            try:
                if to_stdout:
                    scribe.to_stdout(path)
                    continue
                target = _target(path, wish.kind, folder, chosen.output, written)
                scribe.to_file(path, target, check)
                written.append(target)
            except AccessError as why:
                if len(paths) == 1:
                    raise
                faults += 1
                print(_worded(language, *describe_error(None, None, why)), file=sys.stderr)
    out = TextOutput(sys.stdout)
    if len(paths) > 1 and written:
        told = phrase("transcript-written-many", count=len(written), folder=str(written[0].parent))
        out.write(_worded(language, told) + "\n")
    elif written:
        out.write(_worded(language, phrase("transcript-written", path=str(written[0]))) + "\n")
    return FAULT_EXIT if faults else 0


def _wish(chosen: argparse.Namespace) -> _Wish:
    kept = preferences.load_preferences()
    usual = Settings(chosen.language or "")
    return _Wish(
        kind=Format(chosen.to),
        language=chosen.language,
        verbosity=Verbosity(chosen.verbosity)
        if chosen.verbosity
        else kept.get("verbosity", Verbosity.NORMAL),
        voice=chosen.voice or str(kept.get("voice", usual.voice)),
        rate=chosen.rate or kept.get("rate", usual.rate),
        title=_printable(chosen.title),
        author=_printable(chosen.author),
        partial=chosen.partial,
        tables=chosen.tables,
        audio=not chosen.no_audio,
        cells=chosen.cells,
        lines=chosen.lines,
    )


def _printable(text: str | None) -> str:
    """Signs that no format can hold, such as control characters, fall out."""
    return " ".join("".join(sign for sign in text or "" if sign.isprintable()).split())


def _worded(language: str, *told: Phrase) -> str:
    return load_phrases(language).render_all(told, Verbosity.NORMAL, Form.SHOW)


# Where to


def _folder(output: str | None, paths: list[Path]) -> Path | None:
    """The folder that was asked for, made where it is missing; None where a file was named."""
    if output is None:
        return Path()
    if output == STDOUT:
        return None
    folder = Path(output)
    if len(paths) == 1 and not folder.is_dir() and not output.endswith(("/", os.sep)):
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise ExportError(ExportReason.NEEDS_FOLDER, path=output) from error
    except (OSError, ValueError) as error:
        raise ExportError(ExportReason.NOT_WRITABLE, path=output) from error
    return folder


def _target(
    path: Path, kind: Format, folder: Path | None, output: str | None, taken: list[Path]
) -> Path:
    """Raises: TaleError rather than that a game is overwritten."""
    if folder is None:
        target = Path(str(output))
    else:
        target = folder / f"{path.stem}.{kind.value}"
        number = 2
        while target in taken:  # games of the same name from several folders
            target = folder / f"{path.stem}-{number}.{kind.value}"
            number += 1
    if target.suffix == ".azul" or (target.exists() and path.exists() and target.samefile(path)):
        raise ExportError(ExportReason.IS_A_LOG, path=str(target))
    return target


# From what


class _Scribe:
    """Writes one game after the other, as it was wished."""

    def __init__(self, wish: _Wish, language: str) -> None:
        self._wish = wish
        self._language = language
        self._words: dict[str, Words] = {}
        self._reader: tuple[str, Reader] | None = None

    def to_stdout(self, path: Path) -> None:
        document, words, _ = self._told(path)
        text = self._text(document, words)
        out = TextOutput(sys.stdout)
        if self._wish.kind is Format.TXT:
            out.write(text)
        else:
            out.write_bytes(text.encode())
        if out.fault is not None:
            with disk_errors_as_export_errors(Path("stdout")):
                raise out.fault

    def to_file(self, path: Path, target: Path, check: Callable[[], None]) -> None:
        """Raises: AccessError; then the target is as it was."""
        document, words, game = self._told(path)
        if self._wish.kind in TEXTS:
            text = self._text(document, words).encode()
            with writing(target) as file:
                file.write(text)
            return
        from azul_access.speech.rendering import NoReaderError

        bar = open_progress(sys.stderr, os.environ)
        try:
            with writing(target) as file:
                self._sound(document, words, game, file, self._ticker(document, words, bar, check))
        except NoReaderError as why:
            language = phrase(f"language-{words.language}")
            reason = _LACKS[why.lack.value]
            raise ExportError(reason, language=language, voice=self._wish.voice) from why
        finally:
            bar.close()

    def _told(self, path: Path) -> tuple[Document, Words, dict[str, object]]:
        contents = self._read(path)
        with as_log_errors(path):
            game, entries = read_game(contents)
            book = ledger.add_entries(setup.start_ledger(game), entries)
        language = self._wish.language or _own_language(game, self._language)
        words = self._words.setdefault(language, Words(language, self._wish.verbosity))
        undone = sum(entry.count for entry in entries if isinstance(entry, Undo))
        redone = sum(entry.count for entry in entries if isinstance(entry, Redo))
        about = About(
            identity=self._identity(contents, language),
            title=self._wish.title,
            author=self._wish.author,
            played_on=_played_on(contents),
            undone=undone - redone,
            mended=sum(isinstance(deed, AppliedCorrection) for deed in book.history),
            damaged=bool(contents.torn_bytes),
            tables=self._wish.tables,
        )
        table = NarrationContext(game.names, game.options, self._wish.verbosity)
        return tell(book, table, about), words, contents.header

    def _read(self, path: Path) -> LogContents:
        """Raises: LogError, or TaleError for a game that is not all there and may become more."""
        contents = read_log(path, partial=self._wish.partial)
        if not self._wish.partial:
            if is_locked(path):
                raise ExportError(ExportReason.RUNNING, name=path.name)
            if contents.torn_bytes:
                raise ExportError(ExportReason.TORN, name=path.name)
        return contents

    def _identity(self, contents: LogContents, language: str) -> str:
        """The same for the same game, told in the same way: readers keep their place in a book."""
        wish = self._wish
        told = [contents.header, language, wish.verbosity.value, wish.audio, wish.tables]
        return str(uuid.uuid5(_NAMESPACE, json.dumps(told, sort_keys=True)))

    def _text(self, document: Document, words: Words) -> str:
        if self._wish.kind is Format.TXT:
            from azul_access.export.text import write_text

            return write_text(document, words)
        if self._wish.kind is Format.HTML:
            from azul_access.export.page import write_page

            return write_page(document, words)
        from azul_access.export.brf import write_brf

        return write_brf(document, words, self._wish.cells, self._wish.lines)

    def _sound(
        self,
        document: Document,
        words: Words,
        header: dict[str, object],
        file: BinaryIO,
        tick: Callable[[int, int, int], None],
    ) -> None:
        if self._wish.kind is Format.EPUB:
            from azul_access.export.book.binding import write_book

            voice = self._voice(words.language) if self._wish.audio else None
            now = datetime.datetime.now(datetime.UTC)
            write_book(document, words, voice, file, now, tick)
            return
        from azul_access.export.audio import write_audio

        voice = self._voice(words.language)
        year = str(header.get("begun", ""))[:4]
        write_audio(document, words, voice, self._wish.kind.value, file, year, tick)

    def _voice(self, language: str) -> Reader:
        """Raises: NoReaderError."""
        from azul_access.speech.rendering import Reader

        if self._reader is None or self._reader[0] != language:
            reader = Reader(LANGUAGES[language].voice, self._wish.voice, self._wish.rate)
            self._reader = (language, reader)
        return self._reader[1]

    def _ticker(
        self, document: Document, words: Words, bar: Progress, check: Callable[[], None]
    ) -> Callable[[int, int, int], None]:
        """Between two lines: whether somebody wants it to end, and how far it is."""
        count = len(document.chapters)
        parts = [
            _worded(
                self._language,
                phrase(
                    "transcript-progress",
                    done=number,
                    total=count,
                    part=words.show(chapter.heading),
                ),
            )
            for number, chapter in enumerate(document.chapters, 1)
        ]

        def tick(done: int, total: int, chapter: int) -> None:
            check()
            bar.at(done, total, parts[chapter])

        return tick


def _own_language(game: Setup, language: str) -> str:
    return game.language if game.language in LANGUAGES else language


def _played_on(contents: LogContents) -> datetime.date | None:
    """The day on which the game was begun, where this computer stands."""
    try:
        begun = datetime.datetime.fromisoformat(str(contents.header.get("begun", "")))
        return begun.astimezone().date()
    except (ValueError, OverflowError, OSError):
        return None


@contextmanager
def _interruptible() -> Iterator[Callable[[], None]]:
    """Ctrl-C and a request to end wait for a moment at which a file can be given up.

    libespeak calls back into Python; an exception that came there would be lost and shown.
    What is yielded raises TaleError when somebody asked.
    """
    asked: list[int] = []
    names = ("SIGINT", "SIGTERM", "SIGHUP")
    signals = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = {each: signal.signal(each, lambda number, _: asked.append(number)) for each in signals}

    def check() -> None:
        if asked:
            raise ExportError(ExportReason.INTERRUPTED)

    try:
        yield check
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
