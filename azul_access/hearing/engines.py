"""Chooses the engine: for the bundled model, or for a model that the user has downloaded."""

import math
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

from azul_access.hearing.dictionary import Dictionary, ModelDictionary
from azul_access.hearing.engine import Engine
from azul_access.hearing.language_data import load_hearing_data
from azul_access.hearing.models.kinds import (
    EngineError,
    EngineReason,
    ModelKind,
    has_libraries,
    model_kind,
)
from azul_access.hearing.net import Net
from azul_access.hearing.thresholds import VOSK_THRESHOLDS, Thresholds
from azul_access.session.recognition import Recognition
from azul_access.values import frozen


def open_engine(language: str, model: Path | None, personal: Path | None) -> Engine:
    """Open the engine for a model (the folder of a user's model, or None for the bundled one).

    `personal` is a file of taught words, which the bundled model uses. To add an engine, add a
    kind of model and its case here.

    Raises: EngineError, and any exception of a library for files that only look like a model.
    """
    kind = model_kind(model)
    if kind is ModelKind.WHISPER:
        assert model is not None
        return pair_with_whisper(language, model, open_engine(language, None, personal))
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
        model_dictionary = ModelDictionary(_find_dictionaries(model))
        engine = SphinxEngine(model_dictionary.pronounce, thresholds, model)
        return UserSphinxEngine(engine, model_dictionary)
    bundled = bundled_models() / "en-us"
    dictionary = Dictionary(language, bundled, personal)
    return SphinxEngine(dictionary.pronounce, thresholds, bundled / "en-us")


def pair_with_whisper(language: str, model: Path, engine: Engine) -> Engine:
    """A Whisper model and the engine of the bundled one. Raises: as `open_engine`."""
    if not has_libraries(ModelKind.WHISPER):
        raise EngineError(EngineReason.NO_WHISPER)
    from azul_access.hearing.free_text import FreeTextReader
    from azul_access.hearing.paired_engine import PairedEngine
    from azul_access.hearing.whisper_model import WhisperModel

    data = load_hearing_data(language)
    whisper = WhisperModel(model)
    whisper.tokens.language(language)  # fails at once if it is a model of another language
    reader = FreeTextReader(whisper, language, data.prompt)
    return PairedEngine(reader, engine, data.free_text)


def thresholds_for(kind: ModelKind, language: str) -> Thresholds:
    """Only the bundled model was measured, so no other one is ever sure."""
    if kind is ModelKind.VOSK:
        return VOSK_THRESHOLDS
    bundled = load_hearing_data(language).thresholds
    return bundled if kind is ModelKind.BUNDLED else replace(bundled, sure=math.inf)


def bundled_models() -> Path:
    """The folder of models and dictionaries in the wheel of pocketsphinx."""
    import pocketsphinx

    return Path(str(pocketsphinx.__file__)).parent / "model"


def _find_dictionaries(model: Path) -> list[Path]:
    """The dictionaries in the model's folder, otherwise beside it. Raises: EngineError."""
    for folder in (model, model.absolute().parent):
        paths = sorted(path for ending in ("dict", "dic") for path in folder.glob(f"*.{ending}"))
        if paths:
            return paths
    raise EngineError(EngineReason.NO_DICTIONARY, path=str(model))


@frozen
class UserSphinxEngine:
    """A Sphinx model of the user, which knows only the words of its own dictionary."""

    engine: Engine
    dictionary: ModelDictionary

    @property
    def missing(self) -> frozenset[str]:
        return frozenset(self.dictionary.missing)

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        return self.engine.recognise(audio, net, max_guesses)
