"""The running table: the order of effects, and what happens when an effect fails."""

from pathlib import Path

import pytest
from table_talk import FILLED, talk

from azul_access.session import Step
from azul_access.session.controls import ConfirmPolicy, ListeningMode
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition
from azul_access.speech import Earcon, NullSpeaker
from azul_access.storage import GameLog, LogError, LogReason
from azul_access.table import companion, preferences
from azul_access.table.companion import Companion


class Screen:
    """A console that only listens."""

    def __init__(self, kind: str = "prompt") -> None:
        self.kind = kind
        self.lines: list[str] = []

    def read_line(self, _: object) -> str:
        raise AssertionError

    def write(self, text: str) -> None:
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
    here.start(Step(talk(FILLED).session))
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
        assert here.handle_line("3r4", "test")
    assert here.session is before
    assert "Der Datenträger ist voll" in screen.lines[-1]
    assert here.handle_line("3r4", "test")
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
        assert here.handle_line("3r4", "test")
    assert "Nichts ist verloren" in screen.lines[-1]
    assert len(here.session.ledger.applied) == 6
    assert here.handle_line("w", "test")
    assert screen.lines[-1] == "Ben ist dran."


@pytest.mark.parametrize(("kind", "kept"), [("prompt", {"rate": 200}), ("piped", {})])
def test_only_a_person_changes_what_is_kept(kind: str, kept: dict[str, int]) -> None:
    """A setting changed at the table is kept; one in a file of commands is not."""
    here = table(Screen(kind))
    here.handle_line("schneller", "test")
    assert preferences.load_preferences() == kept


class Microphone:
    """An ear that only notes what it is told."""

    def __init__(self) -> None:
        self.told: list[object] = []

    def listen_once(self) -> None:
        self.told.append("listen")

    def calibrate(self) -> None:
        self.told.append("calibrate")

    def set_mode(self, mode: ListeningMode) -> None:
        self.told.append(mode)


class Voice(NullSpeaker):
    """A voice that notes its short sounds."""

    def __init__(self) -> None:
        self.played: list[Earcon] = []

    def play(self, earcon: Earcon) -> None:
        self.played.append(earcon)


def heard(*texts: str, surely: Certainty = Certainty.SURE) -> Recognition:
    return Recognition(tuple(Guess(text, 0.0) for text in texts), surely)


def test_what_is_said_is_handled_like_what_is_typed() -> None:
    screen = Screen()
    here = table(screen)
    assert here.handle_recognition(heard("1r2"))
    assert screen.lines[-1] == "Also: 2 rote R von Manufaktur 1 in Reihe 2. Richtig?"
    assert here.handle_recognition(heard("ja"))
    assert here.session.ledger.applied[-1].source == "microphone"
    here.handle_recognition(heard("Programm beenden"))
    assert not here.handle_recognition(heard("ja"))


def test_what_was_no_command_has_a_soft_sound_only() -> None:
    """Words for every cough would be unbearable; who asked to be heard is told."""
    screen, voice = Screen(), Voice()
    here = table(screen)
    here._speaker = voice
    screen.lines.clear()
    here.handle_recognition(NOTHING)
    here.handle_recognition(heard("gibt es noch Kaffee"))
    assert (screen.lines, voice.played) == ([], [Earcon.NO_COMMAND] * 2)
    here.handle_recognition(NOTHING, requested=True)
    here.handle_recognition(heard("gibt es noch Kaffee"), requested=True)
    assert screen.lines == ["Das habe ich nicht verstanden."] * 2
    assert voice.played[-1] is Earcon.WRONG


def test_what_can_be_done_is_known_without_doing_it() -> None:
    here = table(Screen())
    before = here.session
    assert here.is_possible("1r2")
    assert here.is_possible("Stand")
    assert not here.is_possible("3 B von Manufaktur 1 in Reihe 2")
    assert not here.is_possible("Kaffee")
    assert not here.is_possible("ja")
    assert here.session is before


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hör zu", "listen"),
        ("einmessen", "calibrate"),
        ("zuhören aus", ListeningMode.OFF),
        ("zuhören auf Taste", ListeningMode.KEY),
        ("zuhören mit Rufwort", ListeningMode.WAKE),
        ("zuhören immer", ListeningMode.ALWAYS),
    ],
)
def test_the_microphone_is_switched_by_what_is_said(text: str, told: object) -> None:
    """Without one the remedy is told, and nothing else happens."""
    screen = Screen()
    here = table(screen)
    here.handle_line(text, "keyboard")
    assert screen.lines[-1].endswith("Bitte das Programm mit --listen starten.")
    ear = Microphone()
    here.set_microphone(ear)
    here.handle_line(text, "keyboard")
    here.handle_recognition(heard(text))
    assert ear.told == [told, told]


def test_help_tells_of_the_microphone_where_there_is_one() -> None:
    screen = Screen()
    here = table(screen)
    here.handle_line("Hilfe", "keyboard")
    assert "Hör zu" not in "".join(screen.lines)
    here.set_microphone(Microphone())
    here.handle_line("Hilfe", "keyboard")
    assert "Hör zu" in screen.lines[-1]


def test_a_broken_microphone_never_ends_the_game() -> None:
    class Broken(Microphone):
        def listen_once(self) -> None:
            raise OSError

    screen = Screen()
    here = table(screen)
    here.set_microphone(Broken())
    assert here.handle_line("hör zu", "keyboard")
    assert "schiefgegangen" in screen.lines[-1]
    assert here.handle_line("1r2", "keyboard")
    assert screen.lines[-1].startswith("Anna nimmt")


def test_how_moves_are_confirmed_is_kept() -> None:
    here = table(Screen())
    here.handle_line("bestätigen nur wenn unsicher", "keyboard")
    assert preferences.load_preferences()["confirm"] is ConfirmPolicy.UNSURE
