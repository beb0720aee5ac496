"""Fixtures of the conductor, sound cards and recorders."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from needed import require
from speech_simulation import READY, Simulation
from speech_sound_card import Recorder, SoundCard, require_tools, sound_card


@pytest.fixture
def simulation() -> Simulation:
    """A conductor whose worker is ready."""
    simulation = Simulation()
    simulation.receive(READY)
    return simulation


@pytest.fixture(scope="session")
def sound_tools() -> None:
    require_tools()


@pytest.fixture
def no_card(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No server answers and ALSA knows no device, whatever the machine has."""
    require("ALSA")  # elsewhere the system chooses the device
    monkeypatch.setenv("PULSE_SERVER", f"unix:{tmp_path}/nobody")
    monkeypatch.setenv("ALSA_CONFIG_PATH", os.devnull)


@pytest.fixture
def card(sound_tools: None, no_card: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[SoundCard]:
    """A sound card that a test plugs in and out."""
    with sound_card() as card:
        monkeypatch.setenv("PULSE_SERVER", card.server)
        yield card


@pytest.fixture(scope="session")
def shared_recorder(sound_tools: None) -> Iterator[Recorder]:
    """One server for all other tests, because its first sound takes two seconds."""
    with sound_card() as card:
        card.start()
        recorder = Recorder(card.server)
        yield recorder
        recorder.close()


@pytest.fixture
def recorder(shared_recorder: Recorder, no_card: None, monkeypatch: pytest.MonkeyPatch) -> Recorder:
    """A recorder of the shared sound card, with an empty recording."""
    monkeypatch.setenv("PULSE_SERVER", shared_recorder.server)
    assert shared_recorder.wait_for_silence(0.3)
    shared_recorder.forget()
    return shared_recorder
