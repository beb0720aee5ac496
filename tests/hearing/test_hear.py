"""The command `hear` and the sound files that it reads."""

import math
import subprocess
import sys
from array import array
from itertools import pairwise
from pathlib import Path

import pytest
import soundfile
from hearing_speech import at_table, spoken

from azul_access.__main__ import main
from azul_access.cli import hear
from azul_access.hearing.recordings import RecordingError, read_recording, write_recording
from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition

RATE = 16_000
SECONDS = 0.5


def tone(path: Path, rate: int, channels: int, subtype: str) -> Path:
    """440 hertz at half of the full loudness."""
    values = [0.5 * math.sin(2 * math.pi * 440 * at / rate) for at in range(int(SECONDS * rate))]
    soundfile.write(path, [[value] * channels for value in values], rate, subtype)
    return path


@pytest.mark.parametrize(
    ("rate", "channels", "subtype"),
    [
        (16_000, 1, "PCM_16"),
        (8_000, 1, "PCM_U8"),
        (44_100, 2, "PCM_24"),
        (48_000, 2, "FLOAT"),
        (22_050, 1, "IMA_ADPCM"),
    ],
)
def test_any_wav_becomes_what_a_microphone_brings(
    tmp_path: Path, rate: int, channels: int, subtype: str
) -> None:
    """Rate, width, channels and compression of the file do not matter: pitch and loudness stay."""
    heard = array("h", read_recording(tone(tmp_path / "tone.wav", rate, channels, subtype)))
    assert abs(len(heard) - SECONDS * RATE) < RATE / 50
    middle = heard[1600:6400]
    rises = sum(one < 0 <= other for one, other in pairwise(middle))
    assert abs(rises - 440 * len(middle) / RATE) <= 2
    assert abs(max(middle) - 0.5 * 32767) < 800


def test_what_is_written_is_read(tmp_path: Path) -> None:
    """But for the breath under it, which keeps silence from being perfect."""
    audio = array("h", range(-2000, 2000))
    path = tmp_path / "kept" / "rot-1.wav"
    write_recording(path, audio.tobytes())
    read = array("h", read_recording(path))
    assert len(read) == len(audio)
    assert all(abs(one - other) < 40 for one, other in zip(read, audio, strict=True))


def test_silence_is_not_perfect(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "silence.wav", [0.0] * 1600, RATE)
    assert any(array("h", read_recording(tmp_path / "silence.wav")))


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "recording-missing"),
        (b"", "recording-unreadable"),
        (b"RIFF and nothing behind it", "recording-unreadable"),
    ],
)
def test_a_file_that_cannot_be_heard_says_why(
    tmp_path: Path, content: bytes | None, reason: str
) -> None:
    path = tmp_path / "x.wav"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(RecordingError) as raised:
        read_recording(path)
    assert raised.value.reason.value == reason


def test_a_file_without_sound_and_one_without_end(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "empty.wav", [], RATE)
    soundfile.write(tmp_path / "long.wav", [0.0] * 8000 * 61, 8000)
    for name, reason in (("empty", "recording-empty"), ("long", "recording-too-long")):
        with pytest.raises(RecordingError) as raised:
            read_recording(tmp_path / f"{name}.wav")
        assert raised.value.reason.value == reason


def told(heard: Recognition, language: str = "en") -> str:
    here = hear.open_session(None, None, language)
    report = hear.describe(here, "x.wav", heard)
    return load_phrases(language).render_all(report, Verbosity.NORMAL, Form.SHOW)


def test_a_move_is_told_with_its_score_and_its_rival() -> None:
    guesses = (Guess("orange from factory 1 to row 3", -900.4), Guess("whose turn", -950.0))
    text = told(Recognition(guesses, Certainty.LIKELY))
    assert text.startswith('x.wav: "orange from factory 1 to row 3". That means: ')
    assert "O from factory 1 into row 3. Likely. Score -900. 50 ahead of the second" in text
    assert '"whose turn", that means: a question' in text


@pytest.mark.parametrize(
    ("heard", "wanted"),
    [
        (NOTHING, "x.wav: No command."),
        (Recognition(woken=True), "x.wav: With the wake word. No command."),
    ],
)
def test_what_is_no_command(heard: Recognition, wanted: str) -> None:
    assert told(heard) == wanted


def test_one_guess_alone_and_what_cannot_be_done() -> None:
    text = told(Recognition((Guess("undo", -5.0),), Certainty.SURE))
    assert "but that is not possible now. Sure. Score -5. It can be nothing else." in text
    assert "nothing that can be said now" in told(Recognition((Guess("xyzzy", -5.0),)))


def test_what_is_doubtful_is_told() -> None:
    """It was as likely said to somebody else."""
    text = told(Recognition((Guess("whose turn", -5.0),), Certainty.LIKELY, doubtful=True))
    assert "Unclear: it counts only where the program was asked to listen." in text


def test_files_are_heard_and_broken_ones_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """End to end with the real recogniser: a good file is understood although another is broken."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    good, broken = tmp_path / "good.wav", tmp_path / "broken.wav"
    write_recording(good, at_table(spoken("red from factory two to row three", "en-us"), 40, 1))
    broken.write_text("no sound")
    code = main(["hear", str(broken), str(good), "--language", "en"])
    out, err = capsys.readouterr()
    assert code == 3
    assert err.startswith("broken.wav: broken.wav cannot be read as a recording.")
    first, _, second = out.partition(" ahead of the second guess")
    assert first.startswith("good.wav: ")
    assert "2 red R from factory 2 into row 3." in first
    assert second


def test_a_model_that_is_not_there_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    path = tone(tmp_path / "tone.wav", RATE, 1, "PCM_16")
    missing = tmp_path / "nowhere"
    code = main(["hear", str(path), "--language", "en", "--speech-model", str(missing)])
    assert code == 3
    assert f"There is no folder {missing}." in capsys.readouterr().err


def test_a_saved_game_brings_its_names_and_its_language(tmp_path: Path) -> None:
    game = tmp_path / "game.azul"
    subprocess.run(
        [
            *(sys.executable, "-m", "azul_access", "play", "--players", "Xaver,Yvonne"),
            *("--starts", "Xaver", "--language", "nl", "--log", str(game)),
        ],
        input="",
        text=True,
        check=True,
        capture_output=True,
        cwd=Path(__file__).parents[2],
    )
    here = hear.open_session(str(game), None, "de")
    assert here.setup.names == ("Xaver", "Yvonne")
    assert here.settings.language == "nl"
    assert hear.open_session(str(game), "en", "en").settings.language == "en"
