"""The command `models`: models of speech recognition, fetched only when the user says so."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.parser import Parser
from azul_access.hearing.models import catalogue
from azul_access.hearing.models.catalogue import CatalogueModel
from azul_access.hearing.models.download import Downloader
from azul_access.hearing.models.errors import ModelError, ModelReason, megabytes
from azul_access.hearing.models.install import Installer
from azul_access.hearing.models.kinds import has_libraries, has_package
from azul_access.hearing.models.store import best_offer, installed_names, models_folder
from azul_access.keyboard import TextOutput
from azul_access.keyboard.characters import as_one_line
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import find_concepts
from azul_access.language.phrase import (
    Form,
    Phrase,
    Verbosity,
    describe_error,
    join_with_and,
    phrase,
)
from azul_access.language.phrases import load_phrases
from azul_access.session.control.controls import SimpleControl

# What can be done with models; the first is done if the command line names nothing.
ACTIONS = ("list", "get", "check", "remove", "add")
# These need to be told which model.
_NEEDS_MODEL = ("get", "remove", "add")
# Errors of the command line rather than of a file or the network.
_USAGE = (ModelReason.UNKNOWN, ModelReason.NOT_INSTALLED)
# After these errors it helps to fetch the files with another computer.
_ELSEWHERE = (
    ModelReason.NO_NETWORK,
    ModelReason.NO_PROXY,
    ModelReason.PROXY,
    ModelReason.CERTIFICATE,
    ModelReason.CUT,
)
# A line of progress is written each time so many per cent more are there.
_PERCENT_STEP = 10


def add_options(parser: Parser) -> None:
    parser.add_word("action", ACTIONS, phrase("cli-models-action"), nargs="?", default=ACTIONS[0])
    parser.add_argument(
        "model", metavar="MODEL", nargs="?", help=parser.explain(phrase("cli-models-model"))
    )
    parser.add_flag("yes")


def run(arguments: argparse.Namespace, language: str) -> int:
    """The exit code is REFUSED if the user says no, or a model that was checked is damaged; FAILED
    if a model cannot be fetched, read or written.
    """
    task = _Task(language, models_folder(), yes=arguments.yes)
    if arguments.action in _NEEDS_MODEL and arguments.model is None:
        task.write(phrase("cli-missing", arguments="MODEL"), to_errors=True)
        return ExitCode.USAGE
    try:
        return task.run(arguments.action, arguments.model)
    except ModelError as error:
        task.write(describe_error(error), to_errors=True)
        if error.reason is ModelReason.NOT_TRUSTED:
            return ExitCode.REFUSED
        return ExitCode.USAGE if error.reason in _USAGE else ExitCode.FAILED
    except KeyboardInterrupt:
        task.write(phrase("error-models-stopped"), to_errors=True)
        return ExitCode.FAILED


class _Task:
    """One call of the command."""

    def __init__(self, language: str, folder: Path, *, yes: bool) -> None:
        self._language = language
        self._phrases = load_phrases(language)
        self._folder = folder
        self._installer = Installer(folder, Downloader())
        self._yes = yes

    def write(self, *texts: Phrase, to_errors: bool = False) -> None:
        # The name of a file may have any characters in it.
        line = as_one_line(self._phrases.render_all(texts, Verbosity.NORMAL, Form.SHOW))
        TextOutput(sys.stderr if to_errors else sys.stdout).write(line + "\n")

    def run(self, action: str, name: str | None) -> int:
        """Raises: ModelError."""
        match action:
            case "get":
                return self._get(find_offer(name or ""))
            case "check":
                return self._check([name] if name else installed_names(self._folder))
            case "remove":
                return self._remove(name or "")
            case "add":
                return self._add(Path(name or ""))
        return self._list()

    def _list(self) -> int:
        self.write(phrase("models-folder", folder=str(self._folder)))
        names = installed_names(self._folder)
        for model in catalogue.CATALOGUE:
            doubt = [] if model.is_verifiable else [phrase("models-unverified")]
            self.write(describe(model), *doubt, self._describe_state(model, names))
        others = [
            name for name in names if name not in {model.name for model in catalogue.CATALOGUE}
        ]
        for name in others:
            self.write(phrase("models-own", name=name))
        return ExitCode.OK

    def _describe_state(self, model: CatalogueModel, installed: Sequence[str]) -> Phrase:
        if model.name in installed:
            return phrase("models-here") if has_libraries(model.kind) else missing_package(model)
        if not has_package(model.kind):
            return missing_package(model)
        done = self._installer.bytes_on_disk(model)
        if done:
            return phrase("models-begun", size=megabytes(done), name=model.name)
        return phrase("models-can-get", name=model.name)

    def _get(self, model: CatalogueModel) -> int:
        """Raises: ModelError."""
        if not has_package(model.kind):
            self.write(missing_package(model), to_errors=True)
            return ExitCode.REFUSED
        if model.name in installed_names(self._folder) and not self._installer.check(model.name):
            self.write(phrase("models-already", name=model.name))
            return ExitCode.OK
        self.write(describe(model))
        host = model.files[0].url.split("/")[2]
        is_trusted = model.is_verifiable or self._trust(model)
        if not is_trusted or not self._agree(
            phrase("models-ask", size=megabytes(model.size), host=host)
        ):
            self.write(phrase("models-declined"))
            return ExitCode.REFUSED
        done = self._installer.bytes_on_disk(model)
        if done:
            self.write(phrase("models-goes-on", percent=100 * done // model.size))
        try:
            installed = self._installer.get(model, _Steps(self, model.size, done).show)
        except ModelError as error:
            if error.reason not in _ELSEWHERE:
                raise
            self.write(describe_error(error), to_errors=True)
            self._tell_addresses(model)
            return ExitCode.FAILED
        self._tell_installed(installed, model)
        return ExitCode.OK

    def _tell_addresses(self, model: CatalogueModel) -> None:
        """Where somebody else can fetch the files, who then adds them from a memory stick."""
        count = len(model.files)
        self.write(phrase("models-addresses", count=count, name=model.name), to_errors=True)
        TextOutput(sys.stderr).write("".join(f"{file.url}\n" for file in model.files))

    def _agree(self, question: Phrase) -> bool:
        """Whether the user says yes; no answer is a no."""
        return self._yes or self._ask(question)

    def _trust(self, model: CatalogueModel) -> bool:
        """Whether the user takes a model that nobody can verify.

        `--yes` is one to fetching, not to trusting.
        """
        return self._ask(phrase("models-ask-unverified"))

    def _ask(self, question: Phrase) -> bool:
        self.write(question)
        return SimpleControl.YES.value in find_concepts(sys.stdin.readline())

    def _tell_installed(self, folder: Path, model: CatalogueModel | None) -> None:
        """Where a model lies now, whether it is surely the right one, and how it is used."""
        name = folder.name
        self.write(phrase("models-done", name=name, folder=str(folder)))
        if model is not None and not model.is_verifiable:
            self.write(phrase("models-unverified"))
        if model is None:
            self.write(phrase("models-how-by-name", name=name))
        elif has_libraries(model.kind):
            self.write(phrase("models-how"))
        else:
            self.write(missing_package(model))

    def _check(self, names: Sequence[str]) -> int:
        """Raises: ModelError."""
        if not names:
            self.write(phrase("models-none"))
        damaged = False
        for name in names:
            files = self._installer.check(name)
            if files is None:
                self.write(phrase("models-unchecked", name=name))
            elif files:
                damaged = True
                listed = join_with_and([phrase("name", name=file) for file in files])
                self.write(phrase("models-damaged", name=name, files=listed))
            else:
                self.write(phrase("models-sound", name=name))
        return ExitCode.REFUSED if damaged else ExitCode.OK

    def _remove(self, name: str) -> int:
        """Raises: ModelError."""
        was_begun = self._installer.remove_download(name)
        if not was_begun or name in installed_names(self._folder):
            self._installer.remove(name)
        self.write(phrase("models-removed", name=name))
        return ExitCode.OK

    def _add(self, path: Path) -> int:
        """Raises: ModelError."""
        installed = self._installer.add(path, self._trust)
        model = next((m for m in catalogue.CATALOGUE if m.name == installed.name), None)
        self._tell_installed(installed, model)
        return ExitCode.OK


class _Steps:
    """Writes a line for each step of progress: a bar would be read aloud at each change."""

    def __init__(self, task: _Task, total: int, done: int) -> None:
        self._task = task
        self._total = total
        self._told = 100 * done // total // _PERCENT_STEP

    def show(self, done: int) -> None:
        step = 100 * done // self._total // _PERCENT_STEP
        if step > self._told:
            self._told = step
            percent = step * _PERCENT_STEP
            self._task.write(phrase("models-progress", percent=percent, size=megabytes(done)))


def find_offer(text: str) -> CatalogueModel:
    """The model that a name, a part of one, or a language means. Raises: ModelError."""
    wanted = text.casefold()
    for tag, language in LANGUAGES.items():
        offer = best_offer(tag)
        if offer is not None and wanted in (tag, language.name.casefold()):
            return offer
    exact = [model for model in catalogue.CATALOGUE if model.name == wanted]
    fitting = exact or [model for model in catalogue.CATALOGUE if wanted and wanted in model.name]
    if len(fitting) != 1:
        known = join_with_and([phrase("name", name=model.name) for model in catalogue.CATALOGUE])
        raise ModelError(ModelReason.UNKNOWN, name=text, known=known)
    return fitting[0]


def describe(model: CatalogueModel) -> Phrase:
    """What a model is: for whom, how large, whose, and under which licence."""
    languages = join_with_and([phrase(f"language-{tag}") for tag in catalogue.languages_of(model)])
    return phrase(
        "models-model",
        name=model.name,
        languages=languages,
        size=megabytes(model.size),
        publishers=join_with_and([phrase("name", name=name) for name in model.publishers]),
        licence=model.licence,
    )


def missing_package(model: CatalogueModel) -> Phrase:
    """Why a model cannot be used, and what helps."""
    if not has_package(model.kind):
        return phrase("models-no-package")
    return phrase(f"models-needs-{model.kind.value}")
