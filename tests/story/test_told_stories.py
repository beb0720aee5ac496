"""Stories of ten games in three languages, word for word.

`UPDATE_GOLDEN=1 pytest tests/story` writes the files anew; then read them aloud.
"""

import os
from collections.abc import Iterable
from pathlib import Path

import pytest
from story_vectors import TOLD, load

from azul_access.games.context import NarrationContext
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record.ledger import Ledger
from azul_access.story.composer import tell_story

FILES = Path(__file__).parent.parent / "golden" / "told"


def told_text(name: str, language: str) -> str:
    return write_story(*load(name), language, has_opinion=True)


def write_story(
    ledger: Ledger, context: NarrationContext, language: str, *, has_opinion: bool = False
) -> str:
    """A paragraph on each line."""
    story = tell_story(ledger, context, has_opinion=has_opinion)
    assert story is not None
    rounds = [
        [phrase("story-in-round", round=told.number), *told.sentences] for told in story.rounds
    ]
    paragraphs: list[Iterable[Phrase]] = [
        story.opening,
        *rounds,
        [phrase("story-ending-title")],
        story.ending,
        [phrase("story-back-title")],
        story.back,
    ]
    phrases = load_phrases(language)
    return "".join(
        phrases.render_all(paragraph, Verbosity.NORMAL, Form.SHOW) + "\n"
        for paragraph in paragraphs
    )


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("name", TOLD)
def test_a_told_story(name: str, language: str) -> None:
    path = FILES / f"{name}_{language}.txt"
    told = told_text(name, language)
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(told, encoding="utf-8")
        return
    assert told == path.read_text(encoding="utf-8")


def test_no_other_stories_are_kept() -> None:
    expected = {f"{name}_{language}" for name in TOLD for language in LANGUAGES}
    assert {path.stem for path in FILES.glob("*.txt")} == expected
