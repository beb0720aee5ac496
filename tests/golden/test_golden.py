"""Narrated games, kept as prose to be read: what is typed (`> …`) and what is told.

The first line of each file says how the game was begun. `UPDATE_GOLDEN=1 pytest tests/golden`
writes the files anew; then read what changed as a player would.
"""

import os
from pathlib import Path

import pytest

from azul_access import session
from azul_access.cli.arguments import game_choices, parse
from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.record import setup
from azul_access.session import Session
from azul_access.session.controls import SpeechOutput
from azul_access.session.narration import Announcement, narrate
from azul_access.session.settings import Settings

FILES = sorted(Path(__file__).parent.glob("*.txt"))


def told(here: Session, announcements: tuple[Announcement, ...]) -> list[str]:
    phrases = load_phrases(here.settings.language)
    return [
        phrases.render_all(paragraph, here.settings.verbosity, Form.SHOW)
        for announcement in announcements
        for paragraph in narrate(here.setup.system, here.context, announcement)
        if paragraph
    ]


def played(first_line: str, typed: list[str]) -> list[str]:
    """The transcript of a game, line by line."""
    words = first_line.removeprefix("# azul-access ").split()
    language = words[words.index("--language") + 1]
    chosen = parse(words, load_phrases(language))
    names = chosen.players.split(",")
    game = setup.make_setup(
        game=chosen.game,
        names=names,
        starts=names.index(chosen.starts),
        chosen=game_choices(chosen),
        bag=chosen.bag,
        seed=chosen.seed or 0,
        language=language,
    )
    step = session.begin(
        game, Settings(language, Verbosity(chosen.verbosity or "normal"), speech=SpeechOutput.OFF)
    )
    lines = [first_line, *told(step.session, step.told)]
    for text in typed:
        step = session.handle(step.session, text, "keyboard")
        lines += [f"> {text}", *told(step.session, step.told)]
    return lines


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_game_is_told_as_it_was(path: Path) -> None:
    """The whole narration of a game, word for word."""
    kept = path.read_text(encoding="utf-8").splitlines()
    typed = [line.removeprefix("> ") for line in kept if line.startswith("> ")]
    lines = played(kept[0], typed)
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return
    assert lines == kept


def test_golden_games_exist() -> None:
    """All three languages and all three verbosities are told somewhere."""
    heads = [path.read_text(encoding="utf-8").splitlines()[0] for path in FILES]
    for language in ("de", "en", "nl"):
        assert any(f"--language {language}" in head for head in heads)
    for verbosity in ("terse", "normal", "verbose"):
        assert any(f"--verbosity {verbosity}" in head for head in heads)
