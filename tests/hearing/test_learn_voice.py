"""The command `learn-voice` and its process, and whether teaching helps."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from hearing_fake_game import tone
from hearing_simulation import SimulatedRoom
from hearing_speech import at_table, spoken

from azul_access.__main__ import main
from azul_access.cli import hear
from azul_access.cli.spoken_console import SpokenConsole
from azul_access.cli.voice_training import VoiceTraining
from azul_access.hearing import device_microphone, taught_words, teaching_process
from azul_access.hearing.engines import open_engine
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.grammar_net import net_of
from azul_access.hearing.language_data import load_hearing_data
from azul_access.hearing.net import Net, Transition
from azul_access.hearing.recordings import read_recording, write_recording
from azul_access.hearing.teaching_process import learn_in_process
from azul_access.keyboard.characters import split_lines
from azul_access.language.languages import LANGUAGES
from azul_access.session import begin_game, interpret
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.speech import NullSpeaker

# Somebody who speaks German with Turkish sounds: the dictionary fits badly.
ACCENT = "tr"
COLOURS, NUMBERS = ("rot", "schwarz"), ("eins", "drei")
WORDS = (*COLOURS, "reihe", *NUMBERS)
NET = Net(
    3,
    (
        *(Transition(0, 1, word, marks=(f"colour={word}",)) for word in COLOURS),
        Transition(1, 2, "reihe"),
        *(Transition(2, 3, word, marks=(f"line={word}",)) for word in NUMBERS),
    ),
)


def record(word: str) -> bytes:
    return at_table(spoken(word, ACCENT, 150), 35, 150)


def count_recognised(taught: Path | None) -> int:
    """Of two commands at another pace and in more noise than the recordings."""
    engine = open_engine("de", None, taught)
    count = 0
    for seed, (colour, number) in enumerate(zip(COLOURS, NUMBERS[::-1], strict=True), 1):
        text = f"{colour} reihe {number}"
        recognition = engine.recognise(at_table(spoken(text, ACCENT, 160), 30, seed), NET)
        count += bool(recognition.guesses) and recognition.guesses[0].text == text
    return count


@pytest.mark.long
def test_taught_words_are_recognised_better(tmp_path: Path) -> None:
    """Whole commands of a voice that the dictionary fits badly, before and after.

    One recording of each word is enough here; see test_pronunciation_learning.py for several.
    """
    path = taught_words.taught_path(tmp_path, "de")
    taught_words.save(path, learn_in_process("de", {word: [record(word)] for word in WORDS}))
    assert count_recognised(None) == 0
    assert count_recognised(path) == 2


@pytest.mark.parametrize("code", ["import os; os.abort()", "print('noise')", "pass"])
def test_a_crash_while_learning_is_reported(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        teaching_process, "teaching_command", lambda _: [sys.executable, "-c", code]
    )
    with pytest.raises(HearingError) as raised:
        learn_in_process("de", {"rot": [bytes(3200)]})
    assert raised.value.reason is HearingFault.RECOGNISER_LOST


@pytest.fixture
def learn_voice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str]]:
    """The command without typed input and without a sound card; returns exit code and output."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere")
    monkeypatch.setenv("ALSA_CONFIG_PATH", "/dev/null")

    def run(*arguments: str) -> tuple[int, str]:
        code = main(["learn-voice", *arguments])
        output, errors = capsys.readouterr()
        assert errors == ""
        return code, output

    return run


def test_recordings_in_a_folder_are_learned_and_forgotten(
    tmp_path: Path, learn_voice: Callable[..., tuple[int, str]]
) -> None:
    """Files are named after their words, with or without a number; other files are reported."""
    folder = tmp_path / "recordings"
    write_recording(folder / "Rot-2.wav", record("rot"))
    write_recording(folder / "xyz.wav", bytes(3200))
    path = taught_words.taught_path(tmp_path, "de")
    taught_words.save(path, {"drei": [("D", "R", "AY")]})
    code, output = learn_voice("--language", "de", "--from", str(folder))
    assert code == 0
    assert "xyz.wav" in output
    assert str(path) in output
    assert set(taught_words.load(path)) == {"rot", "drei"}  # earlier words are kept
    code, output = learn_voice("--language", "de", "--forget")
    assert (code, path.exists()) == (0, False)
    assert "gelöscht" in output
    assert "nichts beigebracht" in learn_voice("--language", "de", "--forget")[1]


def test_from_an_empty_folder_nothing_is_learned(
    tmp_path: Path, learn_voice: Callable[..., tuple[int, str]]
) -> None:
    (tmp_path / "recordings").mkdir()
    code, output = learn_voice("--language", "en", "--from", str(tmp_path / "recordings"))
    assert code == 0
    assert "Nothing was learned." in output
    assert not taught_words.taught_path(tmp_path, "en").exists()


@pytest.mark.needs("ALSA")
def test_a_missing_microphone_is_the_only_output(
    learn_voice: Callable[..., tuple[int, str]],
) -> None:
    assert learn_voice("--language", "nl") == (3, "Er is geen microfoon te vinden.\n")


class Learner:
    """Implements `Console`: somebody presses Enter and speaks, and stops before the last word."""

    kind = "piped"
    is_output_closed = False

    def __init__(
        self, room: SimulatedRoom, words: int, answers: Mapping[str, str] | None = None
    ) -> None:
        """`answers` are given to prompts that begin so; Enter is pressed at all others."""
        self.texts: list[str] = []
        self._answers = answers or {}
        self._room = room
        self._enters_left = words + 1  # the first one is for the calibration

    def read_line(self, prompt: Callable[[], str]) -> str:
        for beginning, answer in self._answers.items():
            if prompt().startswith(beginning):
                return answer
        self._enters_left -= 1
        if self._enters_left < 0:
            return "q"
        if any("please say" in text or "then say" in text for text in self.texts):
            self._speak()
        return ""

    def submit(self, line: str) -> None:
        raise AssertionError(line)

    def withdraw(self) -> None:
        """Nothing is submitted."""

    def write(self, text: str) -> None:
        self.texts += split_lines(text)
        if text.startswith("Once more"):
            self._speak()

    def write_picture(self, rows: object) -> None:
        """Draws no pictures."""

    def refresh(self) -> None:
        pass

    def close(self) -> None:
        pass

    def _speak(self) -> None:
        self._room.after(0.2, lambda: self._room.add(tone(0.5)))


def test_words_are_recorded_from_the_microphone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each word twice; files are kept only on request; q keeps what was recorded before."""
    room = SimulatedRoom()
    monkeypatch.setattr(
        device_microphone, "DeviceMicrophone", lambda _, is_muted: room.open_microphone(is_muted)
    )
    learner = Learner(room, words=2)
    settings = Settings("en", speech=SpeechOutput.OFF)
    training = VoiceTraining(SpokenConsole(learner, settings, NullSpeaker()))
    kept = tmp_path / "kept"
    recordings = training.record(["red", "two", "blue"], "", kept)
    assert {word: len(audio) for word, audio in recordings.items()} == {"red": 2, "two": 2}
    files = sorted(path.name for path in kept.iterdir())
    assert files == ["red-1.wav", "red-2.wav", "two-1.wav", "two-2.wav"]
    assert "Everything stays on this computer." in learner.texts[0]
    assert str(kept) in learner.texts[0]


def give(room: SimulatedRoom, folder: Path, words: int, answers: Mapping[str, str]) -> list[str]:
    """Record two words and what belongs to a gift; returns what was shown."""
    learner = Learner(room, words, answers)
    settings = Settings("en", speech=SpeechOutput.OFF)
    training = VoiceTraining(SpokenConsole(learner, settings, NullSpeaker()))
    training.record(["red", "two"], "", folder)
    return learner.texts


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> SimulatedRoom:
    room = SimulatedRoom()
    monkeypatch.setattr(
        device_microphone, "DeviceMicrophone", lambda _, is_muted: room.open_microphone(is_muted)
    )
    return room


def test_recordings_are_given_with_spoken_consent(room: SimulatedRoom, tmp_path: Path) -> None:
    """Words, whole commands, and the consent as sound and text; all are deleted by one command."""
    kept = tmp_path / "kept"
    commands = load_hearing_data("en").commands
    texts = give(room, kept, 2 + 1 + len(commands), {"Yes or no": "yes", "Name": "Anna"})
    assert any("CC0" in text for text in texts)
    assert {path.name for path in (kept / "commands").iterdir()} == {f"{c}.wav" for c in commands}
    assert read_recording(kept / "consent.wav")
    consent = (kept / "consent.txt").read_text(encoding="utf-8").splitlines()
    assert consent[0] == "I give these recordings to everybody, licence CC0."
    assert consent[2:4] == ["Anna", "English"]
    assert consent[7:] == ["red", "two", *commands]
    assert any("--delete-audio" in text for text in texts)
    (kept / "holiday.wav").write_bytes(b"")
    assert main(["learn-voice", "--language", "en", "--delete-audio", str(kept)]) == 0
    assert [path.name for path in kept.iterdir()] == ["holiday.wav"]


@pytest.mark.parametrize(
    ("words", "answers"), [(2, {"Yes or no": "no"}), (2, {"Yes or no": "yes", "Name": ""})]
)
def test_without_spoken_consent_nothing_is_given(
    room: SimulatedRoom, tmp_path: Path, words: int, answers: dict[str, str]
) -> None:
    """A no, or a yes without the sentence: the words stay, and nothing calls them a gift."""
    kept = tmp_path / "kept"
    texts = give(room, kept, words, answers)
    assert texts[-1].startswith("Fine")
    assert len(list(kept.iterdir())) == 4
    assert all(path.suffix == ".wav" for path in kept.iterdir())


def test_the_consent_is_no_word_to_learn(room: SimulatedRoom, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    give(room, kept, 2 + 1, {"Yes or no": "yes", "Name": ""})
    assert "no name" in (kept / "consent.txt").read_text(encoding="utf-8")
    learner = Learner(room, 0)
    settings = Settings("en", speech=SpeechOutput.OFF)
    training = VoiceTraining(SpokenConsole(learner, settings, NullSpeaker()))
    assert set(training.read_folder(kept, ["red", "two"], None)) == {"red", "two"}
    assert learner.texts == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_to_record_are_commands(language: str) -> None:
    """Each is understood, and is listened for in a game."""
    taking = hear.open_session(None, None, language)
    filling = begin_game(replace(taking.setup, bag="table"), taking.settings).session
    for command in load_hearing_data(language).commands:
        understood = [
            session for session in (taking, filling) if interpret(session, command, "t").meanings
        ]
        assert understood, command
        assert any(
            list(net_of(session).meanings(tuple(command.split()))) for session in understood
        ), command
