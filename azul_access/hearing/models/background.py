"""Fetches the best model for a language beside a running game, and checks it."""

import math
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence

from azul_access import subprocesses
from azul_access.hearing.models.catalogue import CatalogueModel
from azul_access.hearing.models.errors import ModelError, megabytes
from azul_access.hearing.models.install import Installer
from azul_access.hearing.models.kinds import has_libraries
from azul_access.hearing.models.store import best_offer, installed_names, program_folder
from azul_access.language.phrase import Phrase, describe_error, phrase

# Progress is told each time so many per cent more are there.
_PERCENT_STEP = 25
# Of a usual connection; told as minutes, so it need not be exact.
_BITS_A_SECOND = 16_000_000
_LIBRARIES_SECONDS = 600.0

Say = Callable[[Sequence[Phrase]], None]


class ModelFetcher:
    """Fetches one model at a time; `fetch` may be called by any thread.

    `language_of` tells the language to fetch for. `on_ready` is called on a thread of the fetcher
    when the model is there. `list_needed` tells what pip has to install for an extra.
    """

    def __init__(
        self,
        say: Say,
        language_of: Callable[[], str],
        on_ready: Callable[[], None],
        installer: Installer,
        list_needed: Callable[[str], Sequence[str]],
    ) -> None:
        self._say = say
        self._language_of = language_of
        self._on_ready = on_ready
        self._installer = installer
        self._list_needed = list_needed
        self._lock = threading.Lock()
        self._done: Phrase | None = None  # how far it is; None while nothing is fetched

    def fetch(self) -> None:
        """Begin, or tell how far it is. Returns at once."""
        language = self._language_of()
        model = best_offer(language)
        if model is None or not model.is_verifiable or self._is_here(model):
            self._say([phrase("models-best-here", language=phrase(f"language-{language}"))])
            return
        with self._lock:
            done = self._done
            self._done = done or _progress(0, model)
        if done is not None:
            self._say([done])
            return
        self._say([phrase("models-fetching", size=megabytes(model.size), minutes=minutes(model))])
        threading.Thread(target=self._run, args=(model,), name="models", daemon=True).start()

    def _is_here(self, model: CatalogueModel) -> bool:
        places = (self._installer.folder, program_folder())
        is_here = any(model.name in installed_names(place) for place in places)
        return is_here and has_libraries(model.kind)

    def _run(self, model: CatalogueModel) -> None:
        try:
            told = self._get(model)
        except ModelError as error:
            told = [describe_error(error), phrase("models-fetch-again")]
        finally:
            with self._lock:
                self._done = None
        self._say(told)

    def _get(self, model: CatalogueModel) -> list[Phrase]:
        """Returns what to tell. Raises: ModelError."""
        if model.name not in installed_names(self._installer.folder):
            self._installer.get(model, _Steps(model, self._note).show)
        # The extra of a kind has its name.
        extra = model.kind.value
        if not has_libraries(model.kind) and not _install(self._list_needed(extra)):
            return [phrase(f"models-needs-{extra}")]
        self._on_ready()
        return [phrase("models-ready")]

    def _note(self, done: Phrase) -> None:
        with self._lock:
            self._done = done
        self._say([done])


class _Steps:
    """Tells each step of progress, but not the last one: then the model is there."""

    def __init__(self, model: CatalogueModel, tell: Callable[[Phrase], None]) -> None:
        self._model = model
        self._tell = tell
        self._told: int | None = None

    def show(self, done: int) -> None:
        step = 100 * done // self._model.size // _PERCENT_STEP
        told, self._told = self._told, step
        if told is not None and told < step < 100 // _PERCENT_STEP:
            self._tell(_progress(done, self._model))


def minutes(model: CatalogueModel) -> int:
    """How long it takes to fetch a model over a usual connection, at least one."""
    return math.ceil(8 * model.size / _BITS_A_SECOND / 60)


def _progress(done: int, model: CatalogueModel) -> Phrase:
    percent = 100 * done // model.size
    return phrase("models-progress", percent=percent, size=megabytes(done) if done else 0)


def _install(needed: Sequence[str]) -> bool:
    """Install libraries beside this program; whether that succeeded."""
    command = [sys.executable, "-P", "-m", "pip", "install", "--quiet", *needed]
    try:
        finished = subprocess.run(
            [*command, "--disable-pip-version-check", "--no-input"],
            env=subprocesses.child_environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=_LIBRARIES_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return finished.returncode == 0
