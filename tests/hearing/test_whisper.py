"""The real Whisper model, also in the recogniser's process and where it cannot be loaded."""

import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hearing_corpus import meanings, net_at
from hearing_people import Noise, digit_net, spoken_items
from hearing_people_packages import PYTHON_FOLDER
from hearing_people_voices import pico
from hearing_speech import at_table
from hearing_whisper import PARTS, whisper_base
from test_free_text import FakeEngine

from azul_access.hearing import engines
from azul_access.hearing.agreement import CLEAR_MARGIN
from azul_access.hearing.free_text import FreeTextReader
from azul_access.hearing.language_data import load_hearing_data
from azul_access.hearing.models.kinds import EngineError, EngineReason, has_libraries
from azul_access.hearing.recogniser_process import RecogniserProcess
from azul_access.hearing.whisper_model import WhisperModel
from azul_access.session.recognition import Certainty

MODEL = str(PARTS[0])
PICO = str(PYTHON_FOLDER / "py_nanotts" / "__init__.py")
TAKE = "azul-take"


@pytest.fixture(scope="module")
def model() -> WhisperModel:
    return WhisperModel(whisper_base())


def test_the_default_engine_loads_nothing_of_it() -> None:
    code = (
        "import sys; from azul_access.hearing import listener, recogniser_process, worker\n"
        "from azul_access.hearing.engines import open_engine; open_engine('de', None, None)\n"
        "print([it for it in sys.modules if 'ctranslate2' in it or 'whisper' in it "
        "or it.endswith(('free_text', 'paired_engine', 'repair', 'agreement'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_without_its_library_the_model_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("model.bin", "config.json", "vocabulary.json"):
        (tmp_path / name).touch()
    monkeypatch.setattr(engines, "has_libraries", lambda kind: not has_libraries(kind))
    with pytest.raises(EngineError) as caught:
        engines.open_engine("de", tmp_path, None)
    assert caught.value.reason is EngineReason.NO_WHISPER


@pytest.mark.needs(MODEL, PICO)
def test_a_german_command_is_written_and_understood(model: WhisperModel) -> None:
    audio = at_table(pico("Nimm rot von Manufaktur sechs in die Reihe zwei"), 40.0, 1)
    reader = FreeTextReader(model, "de", load_hearing_data("de").prompt)
    reading = reader.read(audio, net_at("de", TAKE)).reading
    assert reading
    heard: Any
    (heard,) = meanings("de", TAKE, " ".join(reading.words))
    typed: Any
    (typed,) = meanings("de", TAKE, "6r2")
    # The model sometimes writes "ein Rot", which is the same move.
    assert [replace(move, count=None) for move in heard.commands] == [*typed.commands]
    assert reading.cost < 0.1


@pytest.mark.needs(MODEL)
def test_digits_of_a_person_are_understood_in_a_net_of_digits(model: WhisperModel) -> None:
    """Also those that are longer than the usual window."""
    clock = [it for it in spoken_items("en") if it.speaker == "saytime" and it.section == "digits"]
    rows = [it for it in clock if len(it.said.split()) == 3]
    reader = FreeTextReader(model, "en", load_hearing_data("en").prompt)
    for item, pause in zip(rows[:2], (bytes(0), bytes(32_000 * 8)), strict=True):
        reading = reader.read(item.audio(Noise.QUIET) + pause, digit_net("en", 3)).reading
        assert reading
        assert reading.words == tuple(item.said.split())
        assert reading.margin >= CLEAR_MARGIN


@pytest.mark.needs(MODEL)
def test_the_window_is_as_short_as_commands_are(model: WhisperModel) -> None:
    assert model.features(bytes(32_000)).shape == (1, 80, 800)
    assert model.features(bytes(32_000 * 10)).shape == (1, 80, 1000)
    assert model.features(bytes(32_000 * 40)).shape == (1, 80, 3000)


@pytest.mark.needs(MODEL, PICO)
def test_text_does_not_repeat_itself(model: WhisperModel) -> None:
    """The same words again and again tempt the model to write them for ever."""
    audio = at_table(pico("eins drei zwei"), 40.0, 1) * 3
    (text,) = model.transcribe(model.hear(audio), "de")
    assert len(text.text.split()) < 20


@pytest.mark.needs(MODEL, PICO)
@pytest.mark.needs(MODEL)
def test_a_model_of_another_language_is_not_opened(tmp_path: Path) -> None:
    """So the process goes on without it, instead of failing at each sentence."""
    for file in whisper_base().iterdir():
        (tmp_path / file.name).symlink_to(file)
    vocabulary = tmp_path / "vocabulary.json"
    text = vocabulary.read_text(encoding="utf-8")
    vocabulary.unlink()
    vocabulary.write_text(text.replace("<|nl|>", "<|xx|>"), encoding="utf-8")
    engines.pair_with_whisper("de", tmp_path, FakeEngine())
    with pytest.raises(KeyError):
        engines.pair_with_whisper("nl", tmp_path, FakeEngine())


def test_the_recogniser_is_sure_of_what_both_engines_heard() -> None:
    recogniser = RecogniserProcess("de", whisper_base())
    try:
        audio = at_table(pico("Zwei schwarze aus Manufaktur vier in Reihe vier"), 40.0, 1)
        recognition = recogniser.recognise(audio, net_at("de", TAKE))
        talk = at_table(pico("Guten Morgen, wie geht es deiner Mutter?"), 40.0, 1)
        assert not recogniser.recognise(talk, net_at("de", TAKE)).guesses
        assert recogniser.dropped_model is None
    finally:
        recogniser.close()
    assert recognition.certainty is Certainty.SURE
    found = meanings("de", TAKE, recognition.guesses[0].text)
    assert found == meanings("de", TAKE, "2s f4 4")


@pytest.mark.needs(MODEL, PICO)
def test_a_cut_model_is_left_out_and_the_bundled_one_goes_on(tmp_path: Path) -> None:
    for path in whisper_base().iterdir():
        if path.name != "model.bin":
            shutil.copy(path, tmp_path)
    with (whisper_base() / "model.bin").open("rb") as whole:
        (tmp_path / "model.bin").write_bytes(whole.read(1_000_000))
    recogniser = RecogniserProcess("de", tmp_path)
    try:
        audio = at_table(pico("Zwei schwarze aus Manufaktur vier in Reihe vier"), 40.0, 1)
        assert recogniser.recognise(audio, net_at("de", TAKE)).guesses
        assert recogniser.dropped_model == tmp_path
    finally:
        recogniser.close()
