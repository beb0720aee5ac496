"""Fixtures: liblouis as the reference for our braille, and a game with displays."""

import os
import sys
from collections.abc import Iterator

import pytest
from display_game import Game

from azul_access.braille.liblouis import Liblouis, load_liblouis


@pytest.fixture(scope="session")
def library() -> Liblouis:
    """The installed liblouis; a test is skipped without it, but fails on Linux in CI."""
    library = load_liblouis()
    if library is None:
        reason = "not installed: liblouis20 liblouis-data"
        if os.environ.get("CI") and sys.platform == "linux":
            pytest.fail(reason)
        pytest.skip(reason)
    return library


@pytest.fixture
def game() -> Iterator[Game]:
    game = Game()
    yield game
    game.close()
