"""docs/speech-input.md is true: what it suggests to say is understood, and is listened for."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from azul_access import session
from azul_access.cli import hear
from azul_access.hearing.grammar_net import net_of
from azul_access.language.languages import DEFAULT, LANGUAGES
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.session import Session, interpret

DOCUMENT = Path(__file__).resolve().parent.parent.parent / "docs" / "speech-input.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")


def suggestions(language: str) -> list[str]:
    """The examples below the English name of the language."""
    name = phrase(f"language-{language}")
    heading = load_phrases(DEFAULT).render(name, Verbosity.NORMAL, Form.SHOW)
    assert f"\n{heading}:\n" in TEXT, f"docs/speech-input.md has no examples in {heading}"
    lines = TEXT.split(f"\n{heading}:\n")[1].strip().split("\n\n")[0]
    return re.findall(r"`([^`]+)`", lines)


def start_games(language: str) -> list[Session]:
    """A game at its first move, and one at its first factory to fill."""
    taking = hear.open_session(None, None, language)
    filling = replace(taking.setup, bag="table")
    return [taking, session.begin_game(filling, taking.settings).session]


@pytest.mark.parametrize("language", LANGUAGES)
def test_suggestions_are_understood_and_listened_for(language: str) -> None:
    """As typed text they have a meaning, and a net of these games has a path with their words."""
    games = start_games(language)
    nets = [net_of(game) for game in games]
    assert len(suggestions(language)) >= 8
    for text in suggestions(language):
        assert any(interpret(game, text, "").meanings for game in games), text
        assert any(net.meanings(text.lower().split()) for net in nets), text
