"""The command `hear` and the sound files that it reads."""

import math
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
from azul_access.record import setup
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition
from azul_access.storage import GameLog

RATE = 16_000
SECONDS = 0.5


def tone(path: Path, rate: int, channels: int, subtype: str) -> Path:
    """440 Hz at half of the maximum amplitude."""
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
def test_any_wav_file_is_read_as_audio_of_a_microphone(
    tmp_path: Path, rate: int, channels: int, subtype: str
) -> None:
    """Pitch and amplitude do not depend on rate, width, channels and compression."""
    samples = array("h", read_recording(tone(tmp_path / "tone.wav", rate, channels, subtype)))
    assert abs(len(samples) - SECONDS * RATE) < RATE / 50
    middle = samples[1600:6400]
    rises = sum(one < 0 <= other for one, other in pairwise(middle))
    assert abs(rises - 440 * len(middle) / RATE) <= 2
    assert abs(max(middle) - 0.5 * 32767) < 800


def test_a_written_recording_can_be_read(tmp_path: Path) -> None:
    """Except for the soft noise that is added to all files."""
    audio = array("h", range(-2000, 2000))
    path = tmp_path / "kept" / "rot-1.wav"
    write_recording(path, audio.tobytes())
    read = array("h", read_recording(path))
    assert len(read) == len(audio)
    assert all(abs(one - other) < 40 for one, other in zip(read, audio, strict=True))


def test_digital_silence_gets_soft_noise(tmp_path: Path) -> None:
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
def test_a_file_that_cannot_be_read_has_a_reason(
    tmp_path: Path, content: bytes | None, reason: str
) -> None:
    path = tmp_path / "x.wav"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(RecordingError) as raised:
        read_recording(path)
    assert raised.value.reason.value == reason


def test_an_empty_file_and_one_that_is_too_long(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "empty.wav", [], RATE)
    soundfile.write(tmp_path / "long.wav", [0.0] * 8000 * 61, 8000)
    for name, reason in (("empty", "recording-empty"), ("long", "recording-too-long")):
        with pytest.raises(RecordingError) as raised:
            read_recording(tmp_path / f"{name}.wav")
        assert raised.value.reason.value == reason


def describe(recognition: Recognition) -> str:
    session = hear.open_session(None, None, "en")
    phrases = hear.describe(session, "x.wav", recognition)
    return load_phrases("en").render_all(phrases, Verbosity.NORMAL, Form.SHOW)


def test_a_move_is_described_with_its_score_and_its_rival() -> None:
    guesses = (Guess("orange from factory 1 to row 3", -900.4), Guess("whose turn", -950.0))
    text = describe(Recognition(guesses, Certainty.LIKELY))
    assert text.startswith("x.wav: “orange from factory 1 to row 3”. That means: ")
    assert "O from factory 1 into row 3. Likely. Score -900. 50 ahead of the second" in text
    assert "“whose turn”, that means: a question" in text


@pytest.mark.parametrize(
    ("recognition", "text"),
    [
        (NOTHING, "x.wav: No command."),
        (Recognition(woken=True), "x.wav: With the wake word. No command."),
    ],
)
def test_no_command(recognition: Recognition, text: str) -> None:
    assert describe(recognition) == text


def test_a_single_guess_and_an_impossible_one() -> None:
    text = describe(Recognition((Guess("undo", -5.0),), Certainty.SURE))
    assert "but that is not possible now. Sure. Score -5. It can be nothing else." in text
    assert "nothing that can be said now" in describe(Recognition((Guess("xyzzy", -5.0),)))


def test_a_doubtful_guess() -> None:
    text = describe(Recognition((Guess("whose turn", -5.0),), Certainty.LIKELY, doubtful=True))
    assert "Unclear: it counts only where the program was asked to listen." in text


def test_a_broken_file_is_named_and_the_others_are_recognised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """End to end, with the bundled recogniser."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    good, broken = tmp_path / "good.wav", tmp_path / "broken.wav"
    write_recording(good, at_table(spoken("red from factory two to row three", "en-us"), 40, 1))
    broken.write_text("no sound")
    code = main(["hear", str(broken), str(good), "--language", "en"])
    output, errors = capsys.readouterr()
    assert code == 3
    assert errors.startswith("broken.wav: broken.wav cannot be read as a recording.")
    first, _, second = output.partition(" ahead of the second guess")
    assert first.startswith("good.wav: ")
    assert "2 red R from factory 2 into row 3." in first
    assert second


def test_a_missing_model_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    path = tone(tmp_path / "tone.wav", RATE, 1, "PCM_16")
    missing = tmp_path / "nowhere"
    code = main(["hear", str(path), "--language", "en", "--speech-model", str(missing)])
    assert code == 3
    assert f"There is no folder {missing}." in capsys.readouterr().err


def test_names_and_language_come_from_a_saved_game(tmp_path: Path) -> None:
    """An explicit language is preferred."""
    log = tmp_path / "game.azul"
    game = setup.make_setup(
        game="azul", names=("Xaver", "Yvonne"), first_seat=0, chosen={}, language="nl"
    )
    GameLog.create(log, setup.encode_setup(game)).close()
    session = hear.open_session(str(log), None, "de")
    assert session.setup.names == ("Xaver", "Yvonne")
    assert session.settings.language == "nl"
    assert hear.open_session(str(log), "en", "en").settings.language == "en"
