"""Heap in the registry, with its words and phrases in every language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from heap_game import VARIANTS
from program_runs import ProgramRunner

from azul_access.games import SYSTEMS, Game
from azul_access.games.system import System
from azul_access.language import languages
from azul_access.language.phrases import load_phrases

LANGUAGE_FILES = Path(__file__).parent / "language"


@pytest.fixture
def heap_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every language has the files of Heap, too."""
    monkeypatch.setattr(languages, "ROOTS", (*languages.ROOTS, LANGUAGE_FILES))
    load_phrases.cache_clear()
    yield
    load_phrases.cache_clear()


@pytest.fixture(params=VARIANTS)
def system(
    request: pytest.FixtureRequest, heap_words: None, monkeypatch: pytest.MonkeyPatch
) -> System:
    """Heap with and without what a game may leave out."""
    game = VARIANTS[request.param]
    row = Game(lambda: game, lambda: game.editions.CHOICES)
    monkeypatch.setitem(SYSTEMS.games, game.name, row)
    return game


@pytest.fixture
def program(tmp_path: Path) -> ProgramRunner:
    """The program, which saves its games in a folder of the test."""
    folder = tmp_path / "folder"
    folder.mkdir()
    return ProgramRunner(tmp_path / "home", folder)
