"""Models on this computer: which kind a folder is, and which one is the best for a language."""

from pathlib import Path

import pytest

from azul_access.hearing.models import kinds, store
from azul_access.hearing.models.catalogue import CATALOGUE, CatalogueModel
from azul_access.hearing.models.kinds import ModelKind

WHISPER_FILES = ("model.bin", "config.json", "tokenizer.json", "vocabulary.txt")


def put_model(folder: Path, name: str, *files: str) -> Path:
    """A folder with empty files, which has the look of a model."""
    model = folder / name
    for file in files:
        (model / file).parent.mkdir(parents=True, exist_ok=True)
        (model / file).touch()
    return model


@pytest.fixture
def every_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kinds, "find_spec", lambda name: object())


@pytest.mark.usefixtures("every_library")
def test_best_model_of_a_language_is_chosen(tmp_path: Path) -> None:
    """Whisper before Vosk, and only models of the language; without any the one in the program."""
    assert store.best_model("de", tmp_path) is None
    german = put_model(tmp_path, "vosk-model-small-de-0.15", "am/final.mdl")
    assert store.installed_models("de", tmp_path) == [german]
    assert store.best_model("nl", tmp_path) is None
    whisper = put_model(tmp_path, "whisper-base", *WHISPER_FILES)
    assert store.installed_models("de", tmp_path) == [whisper, german]
    assert store.best_model("nl", tmp_path) == whisper


@pytest.mark.usefixtures("every_library")
def test_models_that_cannot_be_used_are_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder that is not whole, one that is on its way, and one without its library."""
    put_model(tmp_path, "whisper-base", *WHISPER_FILES[:-1])
    put_model(tmp_path, ".whisper-base-int8", *WHISPER_FILES)
    german = put_model(tmp_path, "vosk-model-small-de-0.15", "am/final.mdl")
    assert store.installed_models("de", tmp_path) == [german]
    assert store.installed_names(tmp_path) == ["vosk-model-small-de-0.15", "whisper-base"]
    monkeypatch.setattr(kinds, "find_spec", lambda name: None if name == "vosk" else object())
    assert store.installed_models("de", tmp_path) == []


def test_models_lie_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the saved games, and also where a variable names another folder."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    model = put_model(tmp_path / "models", "mine", "mdef")
    assert store.find_installed("mine") == model
    assert kinds.model_kind(model) is ModelKind.SPHINX
    assert store.find_installed("..") is None


@pytest.mark.usefixtures("every_library")
def test_a_model_may_come_with_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The user's own one of the same name is preferred."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("sys.prefix", str(tmp_path / "python"))
    shipped = put_model(tmp_path / "python" / "models", "whisper-base", *WHISPER_FILES)
    assert store.best_model("nl") == store.find_installed("whisper-base") == shipped
    own = put_model(tmp_path / "home" / "models", "whisper-base", *WHISPER_FILES)
    assert store.best_model("nl") == store.find_installed("whisper-base") == own


@pytest.mark.parametrize("model", CATALOGUE, ids=lambda model: model.name)
def test_catalogue_agrees_with_itself(model: CatalogueModel) -> None:
    """Sizes add up, checksums are whole, and what has none is known by the sum of all files."""
    sizes = [file.size for file in model.files]
    assert sum(sizes) == model.size if all(sizes) else not any(sizes)
    assert all(len(file.sha256) == 64 for file in model.files) or model.crc_sum
    assert all(file.url.startswith("https://") for file in model.files)
