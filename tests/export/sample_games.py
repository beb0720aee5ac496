"""Saved games for these tests, and documents and books made of them without files."""

import datetime
import io
from functools import cache
from pathlib import Path

import numpy as np

from azul_access.export.book.book_writer import write_book
from azul_access.export.document import FIGURES, Document, FigureKind, Length
from azul_access.export.document_builder import TranscriptDetails, build_document
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.export.rules_document import build_rule_book
from azul_access.games import SYSTEMS
from azul_access.games.context import NarrationContext
from azul_access.language.phrase import Verbosity
from azul_access.record import ledger, setup
from azul_access.record.ledger import Ledger
from azul_access.record.saved_game import load_game
from azul_access.record.setup import Setup

GAMES = Path(__file__).parent / "games"
AZUL, PAVILION, SHORT = (GAMES / f"{name}.azul" for name in ("azul", "summer-pavilion", "short"))
BOTH = (AZUL, PAVILION)
LANGUAGES = ("de", "en", "nl")
PLAYED_ON = datetime.date(2026, 3, 8)
MODIFIED = datetime.datetime(2026, 3, 9, 8, 30, tzinfo=datetime.UTC)
IDENTITY = "4f1c6a8e-0000-4000-8000-000000000001"


class Tone:
    """A voice without speech software: a tone for each text, as long as the text."""

    sample_rate = 22050
    engine = "tone"
    SAMPLES_PER_LETTER = 150
    AMPLITUDE = 9000

    def read(self, text: str) -> bytes:
        count = len(text) * self.SAMPLES_PER_LETTER
        samples = np.rint(self.AMPLITUDE * np.sin(np.arange(count) * 0.15))
        read: bytes = samples.astype(np.int16).tobytes()
        return read


@cache
def open_game(path: Path, entries: int | None = None) -> tuple[Setup, Ledger]:
    """Read a saved game, or its first `entries` entries."""
    saved = load_game(path)
    return saved.setup, ledger.add_entries(setup.start_ledger(saved.setup), saved.entries[:entries])


def sample_document(
    path: Path,
    language: str = "de",
    verbosity: Verbosity = Verbosity.NORMAL,
    *,
    entries: int | None = None,
    tables: bool = False,
    author: str = "",
    length: Length = Length.RECORD,
    figures: frozenset[FigureKind] = FIGURES,
) -> tuple[Document, PhraseRenderer]:
    """Build the document of a saved game, and the renderer of its phrases."""
    game, game_ledger = open_game(path, entries)
    details = TranscriptDetails(
        IDENTITY,
        played_on=PLAYED_ON,
        tables=tables,
        author=author,
        length=length,
        figures=figures,
    )
    context = NarrationContext(game.names, game.options, verbosity)
    return build_document(game_ledger, context, details), PhraseRenderer(language, verbosity)


def book_bytes(
    path: Path = SHORT,
    language: str = "de",
    *,
    voice: Tone | None = None,
    tables: bool = False,
    length: Length = Length.RECORD,
) -> bytes:
    """Return the EPUB file of a saved game."""
    document, renderer = sample_document(
        path, language, tables=tables, author="Ann & Co", length=length
    )
    file = io.BytesIO()
    write_book(document, renderer, voice, file, MODIFIED, lambda *_: None)
    return file.getvalue()


def rules_document(game: str, language: str) -> tuple[Document, PhraseRenderer]:
    """Build the rule book of a game with its usual options."""
    system = SYSTEMS[game]
    document = build_rule_book(system, system.editions.decode_options({}), language)
    return document, PhraseRenderer(language, Verbosity.NORMAL)


def rules_bytes(game: str, language: str) -> bytes:
    """Return the EPUB file of a rule book, without a voice."""
    file = io.BytesIO()
    write_book(*rules_document(game, language), None, file, MODIFIED, lambda *_: None)
    return file.getvalue()
