"""Fixtures of the recognition tests: a stand-in for the game, and a software sound card."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "speech"))

from hearing_fake_game import FakeGame
from speech_sound_card import SoundCard, require_tools, sound_card

from azul_access.hearing import listener


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeGame]:
    monkeypatch.setattr(listener, "RETRY_SECONDS", 0.01)
    game = FakeGame()
    yield game
    game.close()


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> Iterator[SoundCard]:
    require_tools()
    with sound_card("Tischmikrofon") as card:
        monkeypatch.setenv("PULSE_SERVER", card.server)
        monkeypatch.setenv("ALSA_CONFIG_PATH", "/dev/null")
        yield card
