"""The kinds of models, recognised by the files in their folder, and what each one needs."""

import sys
from enum import Enum
from importlib.util import find_spec
from pathlib import Path

from azul_access.errors import AccessError


class ModelKind(Enum):
    """The kinds in the order in which they are preferred, the best first."""

    WHISPER = "whisper"
    VOSK = "vosk"
    SPHINX = "sphinx"
    BUNDLED = "bundled"


class EngineReason(Enum):
    """The folder of the model is in the slot `path`; the last three have no slot."""

    NO_FOLDER = "model-no-folder"
    UNKNOWN = "model-unknown"
    NO_DICTIONARY = "model-no-dictionary"
    NO_WHISPER = "model-no-whisper"
    NO_VOSK = "model-no-vosk"
    NO_SPHINX = "model-no-sphinx"


class EngineError(AccessError):
    """A model cannot be used."""


# The libraries that an engine imports.
LIBRARIES = {
    ModelKind.WHISPER: ("ctranslate2",),
    ModelKind.VOSK: ("vosk",),
    ModelKind.SPHINX: ("pocketsphinx",),
    ModelKind.BUNDLED: ("pocketsphinx",),
}
# What makes a folder a model of Whisper for CTranslate2; the vocabulary has either ending.
_WHISPER_FILES = ("model.bin", "config.json")
_WHISPER_VOCABULARIES = ("vocabulary.json", "vocabulary.txt")


def model_kind(model: Path | None) -> ModelKind:
    """Raises: EngineError."""
    if model is None:
        return ModelKind.BUNDLED
    if not model.is_dir():
        raise EngineError(EngineReason.NO_FOLDER, path=str(model))
    if (model / "am" / "final.mdl").is_file() or (model / "final.mdl").is_file():
        return ModelKind.VOSK
    if (model / "mdef").is_file() or (model / "mdef.txt").is_file():
        return ModelKind.SPHINX
    has_vocabulary = any((model / name).is_file() for name in _WHISPER_VOCABULARIES)
    if has_vocabulary and all((model / name).is_file() for name in _WHISPER_FILES):
        return ModelKind.WHISPER
    raise EngineError(EngineReason.UNKNOWN, path=str(model))


def is_addition(model: Path) -> bool:
    """Whether the bundled model is used beside it, and also without it."""
    try:
        return model_kind(model) is ModelKind.WHISPER
    except EngineError:
        return False


def has_libraries(kind: ModelKind) -> bool:
    """Whether the libraries for models of this kind are installed."""
    return all(find_spec(library) is not None for library in LIBRARIES[kind])


def has_package(kind: ModelKind) -> bool:
    """Whether the libraries for models of this kind can be had for this computer."""
    # Vosk has had no wheel for macOS since 0.3.42, and no source to build it from.
    return kind is not ModelKind.VOSK or sys.platform != "darwin" or has_libraries(kind)
