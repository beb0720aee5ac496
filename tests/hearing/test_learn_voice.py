"""The command `learn-voice`, its process, and whether it helps."""

import os
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from hearing_fake_game import tone
from hearing_simulation import SimulatedRoom
from hearing_speech import at_table, spoken

from azul_access.cli.spoken_console import SpokenConsole
from azul_access.cli.voice_training import VoiceTraining
from azul_access.hearing import device_microphone, taught_words, teaching_process
from azul_access.hearing.engines import open_engine
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.net import Net, Transition
from azul_access.hearing.recordings import write_recording
from azul_access.hearing.teaching_process import learn_in_process
from azul_access.session.controls import SpeechOutput
from azul_access.session.settings import Settings
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


def record(word: str) -> list[bytes]:
    return [at_table(spoken(word, ACCENT, pace), 35, pace) for pace in (140, 150)]


def count_recognised(taught: Path | None) -> int:
    """Of four commands at another pace and in more noise than the recordings."""
    engine = open_engine("de", None, taught)
    count = 0
    for seed, (colour, number) in enumerate(product(COLOURS, NUMBERS)):
        text = f"{colour} reihe {number}"
        recognition = engine.recognise(at_table(spoken(text, ACCENT, 160), 30, seed), NET)
        count += bool(recognition.guesses) and recognition.guesses[0].text == text
    return count


def test_taught_words_are_recognised_better(tmp_path: Path) -> None:
    """Whole commands of a voice that the dictionary fits badly, before and after."""
    path = taught_words.taught_path(tmp_path, "de")
    taught_words.save(path, learn_in_process("de", {word: record(word) for word in WORDS}))
    assert count_recognised(None) <= 1
    assert count_recognised(path) == 4


@pytest.mark.parametrize("code", ["import os; os.abort()", "print('noise')", "pass"])
def test_a_crash_while_learning_is_reported(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        teaching_process, "teaching_command", lambda _: [sys.executable, "-c", code]
    )
    with pytest.raises(HearingError) as raised:
        learn_in_process("de", {"rot": [bytes(3200)]})
    assert raised.value.reason is HearingFault.RECOGNISER_LOST


def learn_voice(home: Path, *words: str) -> tuple[int, str]:
    """The program with nobody at its keyboard and no sound card: exit code and what it said."""
    done = subprocess.run(
        [sys.executable, "-m", "azul_access", "learn-voice", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        cwd=Path(__file__).parents[2],
        env={
            **os.environ,
            "AZUL_ACCESS_HOME": str(home),
            "PULSE_SERVER": "unix:/nowhere",
            "ALSA_CONFIG_PATH": "/dev/null",
            "PYTHONIOENCODING": "utf-8",
        },
        timeout=100,
        check=False,
    )
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_learned_from_a_folder_and_forgotten(tmp_path: Path) -> None:
    """Files are named after their words, with a number or not; what is no word is named."""
    for number, audio in enumerate(record("schwarz"), 1):
        write_recording(tmp_path / "said" / f"Schwarz-{number}.wav", audio)
    write_recording(tmp_path / "said" / "xyz.wav", bytes(3200))
    path = taught_words.taught_path(tmp_path, "de")
    taught_words.save(path, {"rot": [("R", "OW", "T")]})
    code, told = learn_voice(tmp_path, "--language", "de", "--from", str(tmp_path / "said"))
    assert code == 0
    assert "xyz.wav" in told
    assert str(path) in told
    assert set(taught_words.load(path)) == {"rot", "schwarz"}  # what was taught before stays
    code, told = learn_voice(tmp_path, "--language", "de", "--forget")
    assert (code, path.exists()) == (0, False)
    assert "gelöscht" in told
    assert "nichts beigebracht" in learn_voice(tmp_path, "--language", "de", "--forget")[1]


def test_an_empty_folder_teaches_nothing(tmp_path: Path) -> None:
    (tmp_path / "said").mkdir()
    code, told = learn_voice(tmp_path, "--language", "en", "--from", str(tmp_path / "said"))
    assert code == 0
    assert "Nothing was learned." in told
    assert not taught_words.taught_path(tmp_path, "en").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system chooses the device")
def test_without_a_microphone_nobody_is_asked(tmp_path: Path) -> None:
    told = learn_voice(tmp_path, "--language", "nl")
    assert told == (3, "Er is geen microfoon te vinden.\n")


class Pupil:
    """A console where somebody presses Enter and speaks, and stops before the last word."""

    kind = "piped"

    def __init__(self, room: SimulatedRoom, words: int) -> None:
        self.texts: list[str] = []
        self._room = room
        self._left = words + 1  # the first Enter is for the room to be measured

    def read_line(self, prompt: Callable[[], str]) -> str:
        self._left -= 1
        if self._left < 0:
            return "q"
        if any("please say" in text for text in self.texts):
            self._speak()
        return ""

    def write(self, text: str) -> None:
        self.texts.append(text)
        if text.startswith("Once more"):
            self._speak()

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
    pupil = Pupil(room, words=2)
    settings = Settings("en", speech=SpeechOutput.OFF)
    training = VoiceTraining(SpokenConsole(pupil, settings, NullSpeaker()))
    kept = tmp_path / "kept"
    recordings = training.record(["red", "two", "blue"], "", kept)
    assert {word: len(audio) for word, audio in recordings.items()} == {"red": 2, "two": 2}
    files = sorted(path.name for path in kept.iterdir())
    assert files == ["red-1.wav", "red-2.wav", "two-1.wav", "two-2.wav"]
    assert "Everything stays on this computer." in pupil.texts[0]
    assert str(kept) in pupil.texts[0]
