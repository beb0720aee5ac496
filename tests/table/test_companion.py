"""The companion: the order of the effects of an input, and what happens if one of them fails."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from scripted_conversation import FILLED_FACTORIES, begin_conversation

from azul_access.keyboard.characters import split_lines
from azul_access.language.phrase import Phrase
from azul_access.session import Session, Step
from azul_access.session.control.controls import ConfirmPolicy, ListeningMode, SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.output.announcements import Announcement
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition
from azul_access.speech import Earcon, NullSpeaker, SpeechFault
from azul_access.storage import GameLog, LogError, LogReason
from azul_access.table import companion as companion_module
from azul_access.table import screen_and_voice
from azul_access.table.companion import Companion
from azul_access.table.preferences import load_preferences


class Screen:
    """A console that records what is written."""

    is_output_closed = False

    def __init__(self, kind: str = "prompt") -> None:
        self.kind = kind
        self.lines: list[str] = []

    def read_line(self, prompt: Callable[[], str]) -> str:
        raise AssertionError

    def submit(self, line: str) -> None:
        raise AssertionError(line)

    def withdraw(self) -> None:
        """Nothing is submitted."""

    def write(self, text: str) -> None:
        self.lines += split_lines(text)

    def write_picture(self, rows: object) -> None:
        """Draws no pictures."""

    def refresh(self) -> None:
        """Draws no prompt."""

    def close(self) -> None:
        """Has nothing to release."""


class Microphone:
    """A microphone that records requests."""

    def __init__(self) -> None:
        self.requests: list[object] = []

    def listen_once(self) -> None:
        self.requests.append("listen")

    def calibrate(self) -> None:
        self.requests.append("calibrate")

    def set_mode(self, mode: ListeningMode) -> None:
        self.requests.append(mode)

    def fetch_model(self) -> None:
        self.requests.append("fetch-model")


class EarconRecorder(NullSpeaker):
    """A voice that records its earcons."""

    def __init__(self) -> None:
        self.played: list[Earcon] = []

    def play(self, earcon: Earcon) -> None:
        self.played.append(earcon)


class SilencedVoice(NullSpeaker):
    """A voice that has not said some texts."""

    def __init__(self, unsaid: int) -> None:
        self.count = unsaid

    def go_on(self) -> bool:
        self.count -= 1
        return self.count >= 0

    def unsaid(self) -> int:
        return self.count


class Output:
    """An output that records announcements, or raises an error for each."""

    def __init__(self, *, fails: bool = False) -> None:
        self.announcements: list[object] = []
        self._fails = fails

    def update_session(self, session: Session) -> None:
        self.session = session

    def announce(self, announcement: Announcement, *, is_shared: bool) -> None:
        if self._fails:
            raise OSError
        self.announcements.append(announcement)

    def announce_phrases(self, phrases: Sequence[Phrase]) -> None:
        self.announcements += phrases


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))


def start_companion(screen: Screen, log: GameLog | None = None) -> Companion:
    """A companion at the beginning of the first turn."""
    companion = Companion(screen, log)
    companion.start(Step(begin_conversation(FILLED_FACTORIES).session))
    return companion


def recognise(*texts: str) -> Recognition:
    return Recognition(tuple(Guess(text, 0.0) for text in texts), Certainty.SURE)


# Effects that fail


def test_a_move_that_cannot_be_saved_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The companion announces the failure, and accepts the same move later."""
    screen = Screen()
    log = GameLog.create(tmp_path / "game.azul", {})
    companion = start_companion(screen, log)
    before = companion.session

    def fail(*_: object, **__: object) -> None:
        raise LogError(LogReason.LOG_DISK_FULL, log.path)

    with monkeypatch.context() as patch:
        patch.setattr(log, "append", fail)
        patch.setattr(log, "write_anew", fail)
        assert companion.handle_line("3r4", "test")
    assert companion.session is before
    assert "Der Datenträger ist voll" in screen.lines[-1]
    assert companion.handle_line("3r4", "test")
    assert screen.lines[-1].startswith("Anna: 4 rote R")
    companion.close()


def test_an_error_in_the_narration_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A saved move counts, and a message replaces the traceback."""
    screen = Screen()
    companion = start_companion(screen)

    def fail(*_: object) -> None:
        raise KeyError("phrase")

    with monkeypatch.context() as patch:
        patch.setattr(companion_module, "narrate", fail)
        assert companion.handle_line("3r4", "test")
    assert "Nichts ist verloren" in screen.lines[-1]
    assert len(companion.session.ledger.applied) == 6
    assert companion.handle_line("w", "test")
    assert screen.lines[-1] == "Ben ist dran."


def test_an_error_in_one_output_does_not_stop_the_others() -> None:
    """Every other output gets the announcement, and the screen also a message about the error."""
    screen, working = Screen(), Output()
    companion = start_companion(screen)
    companion.add_output(Output(fails=True))
    companion.add_output(working)
    assert companion.handle_line("3r4", "test")
    assert len(working.announcements) == 1
    assert working.session is companion.session
    assert any("schiefgegangen" in line and "OSError" in line for line in screen.lines)
    assert screen.lines[-1].startswith("Anna: 4 rote R")


def test_an_error_in_the_microphone_does_not_end_the_game() -> None:
    """The companion reports the error and takes the next line."""

    class BrokenMicrophone(Microphone):
        def listen_once(self) -> None:
            raise OSError

    screen = Screen()
    companion = start_companion(screen)
    companion.set_microphone(BrokenMicrophone())
    assert companion.handle_line("hör zu", "keyboard")
    assert "schiefgegangen" in screen.lines[-1]
    assert companion.handle_line("1r2", "keyboard")
    assert screen.lines[-1].startswith("Anna: ")


def test_a_voice_that_cannot_be_opened_is_opened_at_the_next_input(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The setting counts at once; until the voice is open, every input tries again."""
    screen, voice = Screen(), EarconRecorder()
    companion = start_companion(screen)

    def fail(*_: object) -> None:
        raise OSError

    def open_speaker(settings: Settings, _: object) -> NullSpeaker:
        assert settings.speech is SpeechOutput.OWN
        return voice

    monkeypatch.setattr(screen_and_voice, "open_speaker", fail)
    assert companion.handle_line("Stimme an", "test")
    assert "schiefgegangen" in screen.lines[-1]
    assert companion.session.settings.speech is SpeechOutput.OWN
    monkeypatch.setattr(screen_and_voice, "open_speaker", open_speaker)
    assert companion.handle_line("3r4", "test")
    assert voice.played == [Earcon.YOUR_TURN]


def test_a_fault_of_the_voice_is_shown_by_all_outputs() -> None:
    """The voice cannot report its own fault."""
    screen, output = Screen(), Output()
    companion = start_companion(screen)
    companion.add_output(output)
    screen.lines.clear()
    companion.report_speech_fault(SpeechFault.NO_AUDIO)
    assert len(screen.lines) == len(output.announcements) == 1


# Voice input


def test_spoken_moves_count_like_typed_ones() -> None:
    """A clear move is made at once, and saved with its source; leaving needs a yes."""
    screen = Screen()
    companion = start_companion(screen)
    assert companion.handle_recognition(recognise("1r2"))
    assert companion.session.ledger.applied[-1].source == "microphone"
    companion.handle_recognition(recognise("Programm beenden"))
    assert not companion.handle_recognition(recognise("ja"))


def test_speech_that_is_no_command_plays_an_earcon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a user who asked the microphone to listen gets an answer in words."""
    screen, voice = Screen(), EarconRecorder()
    monkeypatch.setattr(screen_and_voice, "open_speaker", lambda *_: voice)
    companion = start_companion(screen)
    screen.lines.clear()
    companion.handle_recognition(NOTHING)
    companion.handle_recognition(recognise("gibt es noch Kaffee"))
    assert (screen.lines, voice.played) == ([], [Earcon.NO_COMMAND] * 2)
    companion.handle_recognition(NOTHING, requested=True)
    companion.handle_recognition(recognise("gibt es noch Kaffee"), requested=True)
    assert screen.lines == ["Das habe ich nicht verstanden."] * 2
    assert voice.played[-1] is Earcon.WRONG


@pytest.mark.parametrize(
    ("text", "possible"),
    [
        ("1r2", True),
        ("Stand", True),
        ("3 B von Manufaktur 1 in Reihe 2", False),
        ("Kaffee", False),
        ("ja", False),
    ],
)
def test_whether_a_text_is_possible(text: str, possible: bool) -> None:
    """The companion can tell without changing the session."""
    companion = start_companion(Screen())
    before = companion.session
    assert companion.is_possible(text) is possible
    assert companion.session is before


@pytest.mark.parametrize(
    ("text", "request_"),
    [
        ("hör zu", "listen"),
        ("einmessen", "calibrate"),
        ("Modell holen", "fetch-model"),
        ("zuhören aus", ListeningMode.OFF),
        ("zuhören auf Taste", ListeningMode.KEY),
        ("zuhören mit Rufwort", ListeningMode.WAKE),
        ("zuhören immer", ListeningMode.ALWAYS),
    ],
)
def test_users_control_the_microphone(text: str, request_: object) -> None:
    """By text and by voice; without a microphone the companion says how to get one."""
    screen = Screen()
    companion = start_companion(screen)
    companion.handle_line(text, "keyboard")
    assert screen.lines[-1].endswith("Bitte das Programm mit --listen starten.")
    microphone = Microphone()
    companion.set_microphone(microphone)
    companion.handle_line(text, "keyboard")
    companion.handle_recognition(recognise(text))
    assert microphone.requests == [request_, request_]


def test_help_mentions_the_microphone_only_if_there_is_one() -> None:
    """Help names only commands that work."""
    screen = Screen()
    companion = start_companion(screen)
    companion.handle_line("Hilfe", "keyboard")
    assert "Hör zu" not in "".join(screen.lines)
    companion.set_microphone(Microphone())
    companion.handle_line("Hilfe", "keyboard")
    assert "Hör zu" in screen.lines[-1]


# Preferences


@pytest.mark.parametrize(("kind", "saved"), [("prompt", {"rate": 200}), ("piped", {})])
def test_a_file_of_commands_does_not_change_preferences(kind: str, saved: dict[str, int]) -> None:
    """Only a setting that was changed at a prompt is saved for later games."""
    companion = start_companion(Screen(kind))
    companion.handle_line("schneller", "test")
    assert load_preferences() == saved


def test_a_change_of_the_language_is_not_saved(tmp_path: Path) -> None:
    """The language depends on the system or the game, so no file is written for it."""
    companion = start_companion(Screen())
    companion.handle_line("Englisch", "test")
    assert companion.session.settings.language == "en"
    assert list(tmp_path.iterdir()) == []


def test_the_confirm_policy_is_saved() -> None:
    """How spoken moves are confirmed is a preference, too."""
    companion = start_companion(Screen())
    companion.handle_line("bestätigen immer", "keyboard")
    assert load_preferences()["confirm"] is ConfirmPolicy.EVERY


@pytest.mark.parametrize("line", ["", "weiter"])
def test_voice_goes_on_before_a_step_is_announced(
    monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    """Enter and "weiter" say what was silenced, and only then do what they usually do."""
    voice = SilencedVoice(1)
    monkeypatch.setattr(screen_and_voice, "open_speaker", lambda *_: voice)
    screen = Screen()
    companion = start_companion(screen, None)
    before = len(screen.lines)
    assert companion.handle_line(line, "test")
    assert len(screen.lines) == before
    assert companion.handle_line(line, "test")
    assert len(screen.lines) > before


def test_stepping_back_begins_where_the_voice_was_silenced(monkeypatch: pytest.MonkeyPatch) -> None:
    """ "Before" is the paragraph before the one that was interrupted."""
    screen = Screen()
    companion = start_companion(screen, None)
    companion.handle_line("<", "test")
    heard = screen.lines[-1]
    monkeypatch.setattr(companion._screen, "speaker", SilencedVoice(2))
    companion.handle_line(".", "test")
    companion.handle_line("<", "test")
    companion.handle_line(">", "test")
    companion.handle_line(">", "test")
    assert screen.lines[-1] == heard
