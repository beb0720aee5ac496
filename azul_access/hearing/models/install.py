"""Puts models into the folder of all models, checks them there, and removes them.

A model is made whole beside its place and renamed at the end, so a folder with the name of a model
is always whole.
"""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from azul_access.hearing.models import archive, catalogue, manifest
from azul_access.hearing.models.catalogue import CatalogueModel, ModelFile
from azul_access.hearing.models.download import Downloader, sha256_of
from azul_access.hearing.models.errors import ModelError, ModelReason, disk_error
from azul_access.hearing.models.kinds import EngineError, ModelKind, model_kind
from azul_access.hearing.models.store import find_installed
from azul_access.values import frozen

# Names that an archive may give to the folder of its model, although it is no name of a model.
_COMMON_NAMES = {"model", "models", "data"}
_DEPTH = 4

# Called with the bytes that are there.
Progress = Callable[[int], None]
# Whether to take a model that has no published checksums.
Trust = Callable[[CatalogueModel], bool]


@frozen
class Installer:
    """Works in the folder of all models, which it creates."""

    folder: Path
    downloader: Downloader

    def bytes_on_disk(self, model: CatalogueModel) -> int:
        """How much of a model was downloaded before, in bytes."""
        beside = self._beside(model.name, "download")
        try:
            return sum(p.stat().st_size for p in beside.iterdir() if p.suffix != ".version")
        except OSError:
            return 0

    def get(self, model: CatalogueModel, progress: Progress) -> Path:
        """Download a model and put it there; returns its folder.

        Raises: ModelError; what has come is kept.
        """
        with self._disk_errors(model.size):
            beside = self._beside(model.name, "download")
            beside.mkdir(parents=True, exist_ok=True)
            archive.check_free_space(self.folder, model.size - self.bytes_on_disk(model))
            done = 0
            for file in model.files:
                target = beside / file.name
                if not target.is_file():
                    most = file.size or model.size - done
                    self.downloader.fetch(file, target, most, partial(_add_to, progress, done))
                done += target.stat().st_size
                progress(done)
            if done != model.size:
                shutil.rmtree(beside)
                raise ModelError(ModelReason.SIZE, name=model.name, size=done, expected=model.size)
            try:
                folder = self._put(beside, model)
            except ModelError as error:
                if error.reason is not ModelReason.FULL:  # only then another attempt may help
                    shutil.rmtree(beside)
                raise
            shutil.rmtree(beside, ignore_errors=True)
        return folder

    def add(self, path: Path, trust: Trust = lambda model: True) -> Path:
        """Add a model from a zip file or a folder. One with a name of the catalogue must be it.

        `trust` is asked about a model of the catalogue that nobody can verify. Returns its folder.

        Raises: ModelError.
        """
        if not path.exists():
            raise ModelError(ModelReason.NO_FILE, path=str(path))
        with self._disk_errors():
            self.folder.mkdir(parents=True, exist_ok=True)
            model = _catalogue_entry(path)
            if model is not None and model.is_archive and path.is_file():
                _check_file(path, model.files[0])
            return self._put(path, model, trust)

    def _put(
        self, source: Path, model: CatalogueModel | None, trust: Trust = lambda model: True
    ) -> Path:
        """Copy or unpack a model beside its place, check it and rename it there.

        Raises: ModelError, OSError.
        """
        beside = self._beside(model.name if model else _name_of(source), "new")
        shutil.rmtree(beside, ignore_errors=True)
        try:
            found = _find_model(self._unpack(source, model, beside), source)
            model = model or _entry_with_sizes(found)
            name = model.name if model else self._choose_name(found, beside, source)
            if model is not None:
                _check_content(found, model)
                if not model.is_verifiable and not trust(model):
                    raise ModelError(ModelReason.NOT_TRUSTED, name=model.name)
            manifest.write_manifest(found)
            target = self.folder / name
            old = self._beside(name, "old")
            shutil.rmtree(old, ignore_errors=True)
            if target.exists():
                target.rename(old)
            found.rename(target)
            shutil.rmtree(old, ignore_errors=True)
        finally:
            shutil.rmtree(beside, ignore_errors=True)
        return target

    def _unpack(self, source: Path, model: CatalogueModel | None, beside: Path) -> Path:
        """The files of a model in the new folder `beside`. Raises: ModelError, OSError."""
        archives = [source] if source.is_file() else []
        if model is not None and model.is_archive and source.is_dir():
            archives = [
                source / file.name for file in model.files if (source / file.name).is_file()
            ]
        if archives:
            archive.unpack(archives[0], beside)
            return beside
        names = [file.name for file in model.files] if model and not model.is_archive else None
        files = manifest.model_files(source) if names is None else [source / n for n in names]
        for path in files:
            if path.is_symlink() or not path.is_file():
                raise ModelError(ModelReason.NO_FILE, path=str(path))
        size = sum(path.stat().st_size for path in files)
        if size > archive.MOST_BYTES:
            raise ModelError(ModelReason.TOO_LARGE, path=str(source))
        archive.check_free_space(self.folder, size)
        for path in files:
            target = beside / path.relative_to(source)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        return beside

    def _choose_name(self, found: Path, beside: Path, source: Path) -> str:
        """The name of the model's own folder, or that of the file it came in."""
        own = found.name if found != beside else ""
        return _name_of(source) if own.casefold() in _COMMON_NAMES | {""} else own

    def check(self, name: str) -> list[str] | None:
        """The damaged files of a model; None if nobody knows how they should be.

        Raises: ModelError.
        """
        model = self._find(name)
        listed = manifest.read_manifest(model)
        if listed is None:
            return None
        with self._disk_errors():
            return manifest.changed_files(model, listed)

    def remove(self, name: str) -> None:
        """Raises: ModelError."""
        model = self._find(name)
        with self._disk_errors():
            old = self._beside(name, "old")
            shutil.rmtree(old, ignore_errors=True)
            model.rename(old)
            shutil.rmtree(old)

    def remove_download(self, name: str) -> bool:
        """Delete what has come of a download that is not whole; whether there was any."""
        beside = self._beside(name, "download")
        if not beside.is_dir():
            return False
        with self._disk_errors():
            shutil.rmtree(beside)
        return True

    def _find(self, name: str) -> Path:
        model = find_installed(name, self.folder)
        if model is None:
            raise ModelError(ModelReason.NOT_INSTALLED, name=name)
        return model

    def _beside(self, name: str, purpose: str) -> Path:
        return self.folder / f".{name}.{purpose}"

    @contextmanager
    def _disk_errors(self, needed: int = 0) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise disk_error(error, self.folder, needed) from error


def _add_to(progress: Progress, before: int, size: int) -> None:
    """Report the size of one file as that of all files so far."""
    progress(before + size)


def _catalogue_entry(path: Path) -> CatalogueModel | None:
    """The model of the catalogue that a file or a folder is by its name."""
    for model in catalogue.CATALOGUE:
        if path.name == model.name or (model.is_archive and path.name == model.files[0].name):
            return model
    return None


def _entry_with_sizes(found: Path) -> CatalogueModel | None:
    """The model of the catalogue that unpacked files are by their sizes."""
    size = sum(path.stat().st_size for path in manifest.model_files(found))
    models = [model for model in catalogue.CATALOGUE if not model.is_archive and model.size == size]
    return models[0] if models else None


def _check_file(path: Path, file: ModelFile) -> None:
    """Raises: ModelError, OSError."""
    size = path.stat().st_size
    if size != file.size:
        raise ModelError(ModelReason.SIZE, name=path.name, size=size, expected=file.size)
    if file.sha256 and sha256_of(path) != file.sha256:
        raise ModelError(ModelReason.SUM, name=path.name)


def _check_content(found: Path, model: CatalogueModel) -> None:
    """Raises: ModelError, OSError."""
    if model_kind(found) is not model.kind:
        raise ModelError(ModelReason.NO_MODEL, path=model.name)
    if model.crc_sum and manifest.crc_sum_of(found) != model.crc_sum:
        raise ModelError(ModelReason.SUM, name=model.name)
    for file in model.files:
        if not model.is_archive and file.sha256 and sha256_of(found / file.name) != file.sha256:
            raise ModelError(ModelReason.SUM, name=file.name)


def _find_model(folder: Path, source: Path) -> Path:
    """The folder of the model, itself or a few levels down. Raises: ModelError."""
    level = [folder]
    for _ in range(_DEPTH):
        for path in level:
            try:
                if model_kind(path) is not ModelKind.BUNDLED:
                    return path
            except EngineError:
                continue
        level = sorted(below for path in level for below in path.iterdir() if below.is_dir())
    raise ModelError(ModelReason.NO_MODEL, path=str(source))


def _name_of(source: Path) -> str:
    """A name for the folder of a model from the name of its file."""
    name = re.sub(r"\.(zip|whl)$", "", source.name, flags=re.IGNORECASE)
    return re.sub(r"[^\w.+-]+", "-", name).strip(".-") or "model"
