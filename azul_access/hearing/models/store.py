"""The models on this computer: one folder each, in the folder `models` of the user's data."""

import sys
from pathlib import Path

from azul_access.hearing.models import catalogue
from azul_access.hearing.models.catalogue import CatalogueModel
from azul_access.hearing.models.kinds import (
    EngineError,
    ModelKind,
    has_libraries,
    has_package,
    model_kind,
)
from azul_access.storage import data_folder


def models_folder() -> Path:
    """The folder of all models, which may not exist yet."""
    return data_folder() / "models"


def program_folder() -> Path:
    """The folder of models that came with the program, in a zip for Windows; mostly missing."""
    return Path(sys.prefix, "models")


def installed_names(folder: Path | None = None) -> list[str]:
    """The names of the models in `folder`; what is being downloaded begins with a full stop."""
    folder = folder or models_folder()
    try:
        names = [path.name for path in folder.iterdir() if path.is_dir()]
    except OSError:
        return []
    return sorted(name for name in names if not name.startswith("."))


def installed_models(language: str, folder: Path | None = None) -> list[Path]:
    """The folders of the models for a language that can be used here, the best first.

    Models that are not in the catalogue may be of any language; they are used only by name.
    """
    return [
        place / model.name
        for model in catalogue.models_for(language)
        for place in ([folder] if folder else [models_folder(), program_folder()])
        if _is_usable(place / model.name, model.kind)
    ]


def best_model(language: str, folder: Path | None = None) -> Path | None:
    """The folder of the best model for a language; None for the one in the program."""
    return next(iter(installed_models(language, folder)), None)


def choose_model(wanted: str | None, language: str, folder: Path | None = None) -> Path | None:
    """The folder of the model to hear a language with; None for the one in the program.

    `wanted` is the folder or the name of a model, or "bundled"; by default the best one is taken.
    """
    if wanted is None:
        return best_model(language, folder)
    if wanted == ModelKind.BUNDLED.value:
        return None
    path = Path(wanted)
    return path if path.exists() else find_installed(wanted, folder) or path


def best_offer(language: str) -> CatalogueModel | None:
    """The model to fetch for a language: the best one that can be used on this computer."""
    models = catalogue.models_for(language)
    return next((model for model in models if has_package(model.kind)), None)


def _is_usable(model: Path, kind: ModelKind) -> bool:
    try:
        return model_kind(model) is kind and has_libraries(kind)
    except EngineError:
        return False


def find_installed(name: str, folder: Path | None = None) -> Path | None:
    """The folder of an installed model by its name."""
    for place in [folder] if folder else [models_folder(), program_folder()]:
        if name in installed_names(place):
            return place / name
    return None
