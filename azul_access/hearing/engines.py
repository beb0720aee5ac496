"""Which recogniser listens: the bundled one, or one for a model that a player has downloaded."""

from enum import Enum
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

from azul_access.errors import AccessError
from azul_access.heard import Heard
from azul_access.hearing.dictionary import Dictionary
from azul_access.hearing.judging import thresholds
from azul_access.hearing.net import Net


class Engine(Protocol):
    """To add a recogniser, add one of these, a kind of model and a row in `open_engine`."""

    def hear(self, audio: bytes, net: Net, most: int = 2) -> Heard:
        """At most `most` different meanings of 16 kHz mono, signed 16-bit little endian."""


class Model(Enum):
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


def kind_of(model: Path | None) -> Model:
    """Raises: EngineError."""
    if model is None:
        return Model.BUNDLED
    if not model.is_dir():
        raise EngineError(EngineReason.NO_FOLDER, path=str(model))
    if (model / "am" / "final.mdl").is_file() or (model / "final.mdl").is_file():
        return Model.VOSK
    if (model / "mdef").is_file() or (model / "mdef.txt").is_file():
        return Model.SPHINX
    raise EngineError(EngineReason.UNKNOWN, path=str(model))


def open_engine(language: str, model: Path | None, personal: Path | None) -> Engine:
    """Raises: EngineError; whatever a library raises at files that only look like a model."""
    kind = kind_of(model)
    if find_spec("pocketsphinx") is None:
        raise EngineError(EngineReason.NO_SPHINX)
    import pocketsphinx

    from azul_access.hearing.sphinx import Sphinx

    bundled = Path(str(pocketsphinx.__file__)).parent / "model" / "en-us"
    own = Dictionary(language, bundled, personal)
    return Sphinx(own.pronounce, thresholds(kind.value, language), bundled / "en-us")
