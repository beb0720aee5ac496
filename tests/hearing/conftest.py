"""Fixtures for tests that listen: microphones of files, and one of a software sound card."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "speech"))

from hearing_room import Room
from speech_sound_card import SoundCard, require_tools, sound_card


@pytest.fixture(autouse=True)
def fakes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker finds our engine."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    room = Room(tmp_path)
    yield room
    room.close()


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> Iterator[SoundCard]:
    require_tools()
    with sound_card("Tischmikrofon") as card:
        monkeypatch.setenv("PULSE_SERVER", card.server)
        monkeypatch.setenv("ALSA_CONFIG_PATH", "/dev/null")
        yield card
