"""docs/speech-input.md is true: what it proposes to say is understood, and is listened for."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from azul_access import session
from azul_access.cli import hear
from azul_access.hearing.grammar_net import net_of
from azul_access.session import Session, interpret

DOCUMENT = Path(__file__).resolve().parent.parent.parent / "docs" / "speech-input.md"
HEADINGS = {"de": "German:", "en": "English:", "nl": "Dutch:"}


def proposed(language: str) -> list[str]:
    text = DOCUMENT.read_text(encoding="utf-8").split(f"\n{HEADINGS[language]}\n")[1]
    lines = text.strip().split("\n\n")[0].splitlines()
    return re.findall(r"`([^`]+)`", "\n".join(lines))


def moments(language: str) -> list[Session]:
    """A first move, and a first factory to be filled."""
    taking = hear.open_session(None, None, language)
    game = replace(taking.setup, bag="table")
    return [taking, session.begin_game(game, taking.settings).session]


@pytest.mark.parametrize("language", HEADINGS)
def test_what_is_proposed_is_understood_and_listened_for(language: str) -> None:
    """Typed it means something, and the net of that moment has a path with these words."""
    here = moments(language)
    nets = [net_of(moment) for moment in here]
    said = proposed(language)
    assert len(said) >= 8
    for text in said:
        assert any(interpret(moment, text, "").meanings for moment in here), text
        assert any(net.marks(text.lower().split()) for net in nets), text
