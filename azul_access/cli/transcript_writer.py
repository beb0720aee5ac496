"""Saved games to transcripts: each game is read, narrated and written in one format."""

import datetime
import json
import sys
import uuid
from pathlib import Path

from azul_access.cli.document_writer import DocumentWriter, WritingOptions
from azul_access.cli.output_language import output_language
from azul_access.export.document import Document, Length
from azul_access.export.document_builder import TranscriptDetails, build_document
from azul_access.export.errors import ExportError, ExportReason
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.games.context import NarrationContext
from azul_access.keyboard import TextOutput
from azul_access.keyboard.characters import as_one_line
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record.incomplete import describe_incomplete
from azul_access.record.ledger import AppliedCorrection, Note, Redo, Undo
from azul_access.record.saved_game import SavedGame, load_game
from azul_access.record.times import read_begun
from azul_access.storage import LogContents, is_locked
from azul_access.story.evening import EarlierGame
from azul_access.values import frozen

# A random constant: the identities of all transcripts are derived from it.
_NAMESPACE = uuid.UUID("6f0f3c0e-3f1a-4d56-9d0e-2a7f6c1b9e55")
# When a game was begun, and its result.
_Played = tuple[datetime.datetime, EarlierGame]


@frozen
class TranscriptOptions:
    """`writing` is how documents are written; `language` is None for the language of each game."""

    writing: WritingOptions
    language: str | None
    verbosity: Verbosity
    title: str
    author: str
    partial: bool
    tables: bool
    length: Length
    has_opinion: bool


def read_result(saved: SavedGame) -> EarlierGame | None:
    """The points and winners of a finished game."""
    facts = saved.setup.system.facts
    last = saved.ledger.applied[-1].events if saved.ledger.applied else ()
    winners = next(
        (won for event in last if (won := facts.milestone(event).winners) is not None), None
    )
    if winners is None:
        return None
    names = saved.setup.names
    scores = dict(zip(names, facts.scores(saved.ledger.state), strict=True))
    return EarlierGame(scores, {names[seat] for seat in winners})


class TranscriptWriter:
    """Writes one game after another with the same options.

    `language` is that of messages, and of transcripts of games in a language that is not available.
    `has_left_out` tells whether something of a game could not be read.
    """

    def __init__(self, options: TranscriptOptions, language: str) -> None:
        self.has_left_out = False
        self._options = options
        self._language = language
        self._writer = DocumentWriter(options.writing, language)
        self._renderers: dict[str, PhraseRenderer] = {}
        self._days: dict[datetime.date, dict[Path, _Played]] = {}

    def write_to_stdout(self, path: Path) -> bool:
        """Whether the reader of the output was still there. Raises: AccessError."""
        document, renderer, _ = self._narrate(path)
        return self._writer.write_to_stdout(document, renderer)

    def write_to_file(self, path: Path, target: Path) -> None:
        """Write the game at `path` to `target`, which is unchanged if this raises.

        Raises: AccessError; KeyboardInterrupt, but not during a recording.
        """
        document, renderer, header = self._narrate(path)
        year = str(header.get("begun", ""))[:4]
        self._writer.write_to_file(document, renderer, target, year)

    def _narrate(self, path: Path) -> tuple[Document, PhraseRenderer, dict[str, object]]:
        """The document of a game, its language and the header of its log."""
        options = self._options
        saved = self._load(path)
        language = output_language(options.language, saved.setup, self._language)
        renderer = self._renderers.setdefault(language, PhraseRenderer(language, options.verbosity))
        undone = sum(entry.count for entry in saved.entries if isinstance(entry, Undo))
        redone = sum(entry.count for entry in saved.entries if isinstance(entry, Redo))
        written = sum(isinstance(entry, Note) for entry in saved.entries)
        details = TranscriptDetails(
            identity=self._identity(saved.contents, language),
            title=options.title,
            author=options.author,
            played_on=saved.played_on,
            undone=undone - redone - (written - len(saved.ledger.notes)),
            corrected=sum(isinstance(item, AppliedCorrection) for item in saved.ledger.history),
            damaged=bool(saved.contents.torn_bytes or saved.left_out),
            tables=options.tables,
            length=options.length,
            figures=options.writing.format.figures,
            earlier=self._earlier_games(path, saved),
            has_opinion=options.has_opinion,
        )
        context = NarrationContext(saved.setup.names, saved.setup.options, options.verbosity)
        return build_document(saved.ledger, context, details), renderer, saved.contents.header

    def _earlier_games(self, path: Path, saved: SavedGame) -> tuple[EarlierGame, ...]:
        """The games of this day that were begun before and are written already."""
        begun = read_begun(saved.contents.header)
        result = read_result(saved)
        if begun is None or result is None:
            return ()
        games = self._days.setdefault(begun.date(), {})
        games[path] = begun, result
        before = [item for item in games.values() if item[0] < begun]
        return tuple(game for _, game in sorted(before, key=lambda item: item[0]))

    def _load(self, path: Path) -> SavedGame:
        """Load a game, and print what is missing at its end.

        Raises: LogError, or ExportError for a running game unless `partial` is set.
        """
        saved = load_game(path)
        if is_locked(path):  # the last entry may just be being written
            if not self._options.partial:
                raise ExportError(ExportReason.RUNNING, name=path.name)
            return saved
        self.has_left_out |= bool(saved.left_out)
        missing = describe_incomplete(saved)
        if missing:
            text = [phrase("about-file", name=path.name), *missing]
            phrases = load_phrases(self._language)
            shown = phrases.render_all(text, Verbosity.NORMAL, Form.SHOW)
            TextOutput(sys.stderr).write(as_one_line(shown) + "\n")
        return saved

    def _identity(self, contents: LogContents, language: str) -> str:
        """The same for the same game and options, so that book readers keep their place."""
        options = self._options
        name = [
            contents.header,
            language,
            options.verbosity.value,
            options.writing.audio,
            options.tables,
            options.length.value,
            options.has_opinion,
        ]
        return str(uuid.uuid5(_NAMESPACE, json.dumps(name, sort_keys=True)))
