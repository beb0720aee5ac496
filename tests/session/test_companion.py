"""The running table: the order of effects, and what happens when an effect fails."""

from pathlib import Path

import pytest
from table_talk import FILLED, talk

from azul_access import companion, preferences
from azul_access.companion import Companion
from azul_access.session import Step
from azul_access.storage import GameLog, LogError, LogReason


class Screen:
    """A console that only listens."""

    def __init__(self, kind: str = "prompt") -> None:
        self.kind = kind
        self.lines: list[str] = []

    def ask(self, _: object) -> str:
        raise AssertionError

    def tell(self, text: str) -> None:
        self.lines += text.splitlines()

    def refresh(self) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))


def table(screen: Screen, log: GameLog | None = None) -> Companion:
    here = Companion(screen, log)
    here.begin(Step(talk(FILLED).session))
    return here


def test_a_move_that_could_not_be_saved_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The failure is what is told; the same move can be made again."""
    screen = Screen()
    log = GameLog.create(tmp_path / "game.azul", {})
    here = table(screen, log)
    before = here.session

    def full(_: object) -> None:
        raise LogError(LogReason.LOG_DISK_FULL, log.path)

    with monkeypatch.context() as broken:
        broken.setattr(log, "append", full)
        assert here.hear("3r4", "test")
    assert here.session is before
    assert "Der Datenträger ist voll" in screen.lines[-1]
    assert here.hear("3r4", "test")
    assert screen.lines[-1].startswith("Anna nimmt 4 rote R")
    here.close()


def test_a_telling_that_breaks_never_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was saved stands, and a sentence comes in place of a traceback."""
    screen = Screen()
    here = table(screen)

    def broken(*_: object) -> None:
        raise KeyError("phrase")

    with monkeypatch.context() as patch:
        patch.setattr(companion, "narrate", broken)
        assert here.hear("3r4", "test")
    assert "Nichts ist verloren" in screen.lines[-1]
    assert len(here.session.ledger.turns) == 6
    assert here.hear("w", "test")
    assert screen.lines[-1] == "Ben ist dran."


@pytest.mark.parametrize(("kind", "kept"), [("prompt", {"rate": 200}), ("piped", {})])
def test_only_a_person_changes_what_is_kept(kind: str, kept: dict[str, int]) -> None:
    """A setting changed at the table is kept; one in a file of commands is not."""
    here = table(Screen(kind))
    here.hear("schneller", "test")
    assert preferences.load() == kept
