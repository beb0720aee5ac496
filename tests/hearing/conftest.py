"""Fixtures for tests that listen: microphones of files, and one of a software sound card.

Whole games that are spoken take minutes in which little is computed: they begin before the first
test of all, and are judged after the last one.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "speech"))

from hearing_room import Room
from speech_sound_card import TOOLS, SoundCard, require_tools, sound_card

SPEAKERS = ("espeak-ng", "flite")
STOP_SECONDS = 90.0
NICENESS = 10
SPOKEN_GAMES = "spoken_games"


class SpokenGames:
    """The process that plays them, and its folder with their logs."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="spoken"))
        self._result: dict[str, Any] | None = None
        script = str(Path(__file__).parent / "hearing_spoken_games.py")
        self._process = subprocess.Popen(
            [sys.executable, script, str(self.folder), "0", "de", "en", "nl"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def result(self, language: str) -> dict[str, Any]:
        """Waits for the end of all games."""
        if self._result is None:
            assert self._process.stdout is not None
            self._result = json.loads(self._process.stdout.read())
        found: dict[str, Any] = self._result[language]
        return found

    def heads(self) -> list[str]:
        """How long each game took and how often somebody spoke, once they were judged."""
        return [game["head"] for game in (self._result or {}).values()]

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()
        shutil.rmtree(self.folder, ignore_errors=True)


PLAYING: pytest.StashKey[SpokenGames] = pytest.StashKey()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is judged last stands last."""
    items.sort(key=_waits)


def pytest_collection_finish(session: pytest.Session) -> None:
    tools = [*TOOLS, *SPEAKERS]
    if (
        any(_waits(item) for item in session.items)
        and not session.config.option.collectonly
        and sys.platform == "linux"
        and all(shutil.which(tool) for tool in tools)
    ):
        session.config.stash[PLAYING] = SpokenGames()
        # Sound that stutters is not understood; whatever else is tested here can wait.
        os.nice(NICENESS)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    playing = config.stash.get(PLAYING, None)
    for line in playing.heads() if playing is not None else ():
        terminalreporter.write_line(f"played by voice: {line}")


def pytest_sessionfinish(session: pytest.Session) -> None:
    playing = session.config.stash.get(PLAYING, None)
    if playing is not None:
        playing.close()


def _waits(item: pytest.Item) -> bool:
    return SPOKEN_GAMES in getattr(item, "fixturenames", ())


@pytest.fixture
def spoken_games(request: pytest.FixtureRequest) -> SpokenGames:
    """Games that were begun when the tests were."""
    require_tools(*SPEAKERS)
    return request.config.stash[PLAYING]


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
