"""Which recogniser listens: the bundled one, or one for a model that a player has downloaded."""

import math
from dataclasses import dataclass, replace
from enum import Enum
from importlib.util import find_spec
from pathlib import Path

from azul_access.errors import AccessError
from azul_access.hearing.dictionary import Dictionary, ModelDictionary
from azul_access.hearing.engine import Engine
from azul_access.hearing.language_data import load_hearing_data
from azul_access.hearing.net import Net
from azul_access.hearing.thresholds import VOSK_THRESHOLDS, Thresholds
from azul_access.session.recognition import Recognition


class ModelKind(Enum):
    """Kinds of models, told by the files in their folder."""

    BUNDLED = "bundled"
    SPHINX = "sphinx"
    VOSK = "vosk"


class EngineReason(Enum):
    NO_FOLDER = "model-no-folder"
    UNKNOWN = "model-unknown"
    NO_DICTIONARY = "model-no-dictionary"
    NO_VOSK = "model-no-vosk"
    NO_SPHINX = "model-no-sphinx"


class EngineError(AccessError):
    """A model cannot be used; `slots` has its folder."""


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
    raise EngineError(EngineReason.UNKNOWN, path=str(model))


def open_engine(language: str, model: Path | None, personal: Path | None) -> Engine:
    """Raises: EngineError; whatever a library raises at files that only look like a model."""
    kind = model_kind(model)
    thresholds = thresholds_for(kind, language)
    if kind is ModelKind.VOSK:
        if find_spec("vosk") is None:
            raise EngineError(EngineReason.NO_VOSK)
        from azul_access.hearing.vosk_engine import VoskEngine

        assert model is not None
        return VoskEngine(model, thresholds)
    if find_spec("pocketsphinx") is None:
        raise EngineError(EngineReason.NO_SPHINX)
    from azul_access.hearing.sphinx_engine import SphinxEngine

    if model is not None:
        own = ModelDictionary(_find_dictionaries(model))
        return UserSphinxEngine(SphinxEngine(own.pronounce, thresholds, model), own)
    bundled = bundled_models() / "en-us"
    spoken = Dictionary(language, bundled, personal)
    return SphinxEngine(spoken.pronounce, thresholds, bundled / "en-us")


def thresholds_for(kind: ModelKind, language: str) -> Thresholds:
    """Only the bundled model was measured, so no other one is ever sure."""
    if kind is ModelKind.VOSK:
        return VOSK_THRESHOLDS
    bundled = load_hearing_data(language).thresholds
    return bundled if kind is ModelKind.BUNDLED else replace(bundled, sure=math.inf)


def bundled_models() -> Path:
    """The folder of models and dictionaries that came with pocketsphinx."""
    import pocketsphinx

    return Path(str(pocketsphinx.__file__)).parent / "model"


def _find_dictionaries(model: Path) -> list[Path]:
    """In the model's folder, else beside it. Raises: EngineError."""
    for folder in (model, model.absolute().parent):
        found = sorted(path for ending in ("dict", "dic") for path in folder.glob(f"*.{ending}"))
        if found:
            return found
    raise EngineError(EngineReason.NO_DICTIONARY, path=str(model))


@dataclass(frozen=True, slots=True)
class UserSphinxEngine:
    """A recogniser with a player's own Sphinx model, whose dictionary is all that it knows."""

    engine: Engine
    words: ModelDictionary

    @property
    def missing(self) -> frozenset[str]:
        return frozenset(self.words.missing)

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        return self.engine.recognise(audio, net, max_guesses)
