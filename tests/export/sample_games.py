"""The saved games that these tests narrate, and narrations of them without files."""

import datetime
import math
import struct
from functools import cache
from pathlib import Path

from azul_access.export.document import Document
from azul_access.export.document_builder import TranscriptDetails, build_document
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.games.context import NarrationContext
from azul_access.language.phrase import Verbosity
from azul_access.record import ledger, setup
from azul_access.record.ledger import Ledger
from azul_access.record.saved_game import read_game
from azul_access.record.setup import Setup
from azul_access.storage import read_log

GAMES = Path(__file__).parent / "games"
AZUL, PAVILION, SHORT = (GAMES / f"{name}.azul" for name in ("azul", "summer-pavilion", "short"))
BOTH = (AZUL, PAVILION)
LANGUAGES = ("de", "en", "nl")
DAY = datetime.date(2026, 3, 8)
IDENTITY = "4f1c6a8e-0000-4000-8000-000000000001"


@cache
def opened(path: Path, entries: int | None = None) -> tuple[Setup, Ledger]:
    """A saved game, or how it stood after so many entries."""
    game, found = read_game(read_log(path))
    return game, ledger.add_entries(setup.start_ledger(game), found[:entries])


def narrated(
    path: Path,
    language: str = "de",
    verbosity: Verbosity = Verbosity.NORMAL,
    *,
    entries: int | None = None,
    tables: bool = False,
    author: str = "",
) -> tuple[Document, PhraseRenderer]:
    game, book = opened(path, entries)
    about = TranscriptDetails(IDENTITY, played_on=DAY, tables=tables, author=author)
    table = NarrationContext(game.names, game.options, verbosity)
    return build_document(book, table, about), PhraseRenderer(language, verbosity)


class Tone:
    """A voice without speech software: each text is a tone, as long as the text."""

    sample_rate = 22050
    engine = "tone"
    SAMPLES_A_LETTER = 300

    def read(self, text: str) -> bytes:
        count = len(text) * self.SAMPLES_A_LETTER
        return struct.pack(
            f"={count}h", *(round(9000 * math.sin(at * 0.15)) for at in range(count))
        )
