"""Narrated games, kept as prose to be read: what is typed (`> …`) and what is narrated.

The first line of each file is the command line of the game. `UPDATE_GOLDEN=1 pytest tests/golden`
writes the files anew; then read what changed as a player would.
"""

import os
from pathlib import Path

import pytest
from golden_games import FILES, replay

from azul_access.language.phrase import Form
from azul_access.language.phrases import load_phrases
from azul_access.session import Session
from azul_access.session.output.announcements import Announcement
from azul_access.session.output.narration import narrate


def narrated_lines(session: Session, announcements: tuple[Announcement, ...]) -> list[str]:
    phrases = load_phrases(session.settings.language)
    return [
        phrases.render_all(paragraph, session.settings.verbosity, Form.SHOW)
        for announcement in announcements
        for paragraph in narrate(session.setup.system, session.context, announcement)
        if paragraph
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_narration_of_a_game(path: Path) -> None:
    """The whole narration of a game is the same, word for word."""
    expected = path.read_text(encoding="utf-8").splitlines()
    lines = [expected[0]]
    for text, step in replay(expected):
        lines += [f"> {text}"] if text else []
        lines += narrated_lines(step.session, step.announcements)
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return
    assert lines == expected


def test_golden_games_exist() -> None:
    """Each language and each verbosity has a game."""
    commands = [path.read_text(encoding="utf-8").splitlines()[0] for path in FILES]
    for language in ("de", "en", "nl"):
        assert any(f"--language {language}" in command for command in commands)
    for verbosity in ("terse", "normal", "verbose"):
        assert any(f"--verbosity {verbosity}" in command for command in commands)


@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_newcomers_are_understood(language: str) -> None:
    """In games of people who ask whatever comes to mind, at most one line in ten is refused."""
    understood = []
    for path in FILES:
        if path.stem.startswith("asked_") and path.stem.endswith(f"_{language}"):
            lines = path.read_text(encoding="utf-8").splitlines()
            steps = [step for text, step in replay(lines) if text]
            understood += [step.understood for step in steps if not step.entries]
    assert len(understood) > 50
    assert understood.count(False) * 10 <= len(understood)
