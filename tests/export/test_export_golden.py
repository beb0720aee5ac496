"""Narrated games, kept as prose to be read: whole games in each language, and each verbosity.

`UPDATE_GOLDEN=1 pytest tests/export` writes the files anew; then read what changed as somebody
would who was not there.
"""

import os
from pathlib import Path

import pytest
from sample_games import AZUL, LANGUAGES, PAVILION, SHORT, sample_document

from azul_access.export.text import write_text
from azul_access.language.phrase import Verbosity

GOLDEN = Path(__file__).parent / "golden"
CASES = [
    *((game, language, Verbosity.NORMAL) for game in (AZUL, PAVILION) for language in LANGUAGES),
    *((SHORT, language, Verbosity.TERSE) for language in LANGUAGES),
    *((SHORT, language, Verbosity.VERBOSE) for language in LANGUAGES),
]


@pytest.mark.parametrize(("game", "language", "verbosity"), CASES)
def test_a_game_is_narrated_as_it_was(game: Path, language: str, verbosity: Verbosity) -> None:
    """The whole text, word for word."""
    amount = "" if verbosity is Verbosity.NORMAL else f"_{verbosity.value}"
    kept = GOLDEN / f"{game.stem}_{language}{amount}.txt"
    text = write_text(*sample_document(game, language, verbosity))
    if os.environ.get("UPDATE_GOLDEN"):
        kept.write_text(text, encoding="utf-8")
        return
    assert text.splitlines() == kept.read_text(encoding="utf-8").splitlines()
