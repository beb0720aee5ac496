"""Golden transcripts: whole games in each language, and a short one at each verbosity.

`UPDATE_GOLDEN=1 pytest tests/export` writes the files again. Read the difference before committing.
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
def test_transcript_is_unchanged(game: Path, language: str, verbosity: Verbosity) -> None:
    """The text equals the golden file, word for word."""
    suffix = "" if verbosity is Verbosity.NORMAL else f"_{verbosity.value}"
    golden_file = GOLDEN / f"{game.stem}_{language}{suffix}.txt"
    text = write_text(*sample_document(game, language, verbosity))
    if os.environ.get("UPDATE_GOLDEN"):
        golden_file.write_text(text, encoding="utf-8")
        return
    assert text.splitlines() == golden_file.read_text(encoding="utf-8").splitlines()
