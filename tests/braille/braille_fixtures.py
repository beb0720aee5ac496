"""Fixtures: liblouis as the reference for our braille, and a game with displays."""

from collections.abc import Iterator

import pytest
from display_game import Game
from needed import lack

from azul_access.braille.cells.liblouis import Liblouis, load_liblouis


@pytest.fixture(scope="session")
def library() -> Liblouis:
    """The installed liblouis; a test is skipped without it, but fails on Linux in CI."""
    library = load_liblouis()
    if library is None:
        lack("liblouis20", "liblouis-data")
    return library


@pytest.fixture
def game() -> Iterator[Game]:
    game = Game()
    yield game
    game.close()
