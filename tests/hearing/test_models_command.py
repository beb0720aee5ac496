"""`azul-access models` in the three languages, and what the other commands do with models."""

import hashlib
import random
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from hearing_model_server import ModelServer, serving, zip_of
from program_runs import LANGUAGES, ProgramRunner, sentence
from speech_sound_card import wait_until

from azul_access.cli.doctor import check_model
from azul_access.cli.listening import offer_model
from azul_access.hearing.models import catalogue, kinds, store
from azul_access.hearing.models.background import ModelFetcher
from azul_access.hearing.models.catalogue import CatalogueModel, ModelFile
from azul_access.hearing.models.download import Downloader
from azul_access.hearing.models.install import Installer
from azul_access.hearing.models.kinds import ModelKind
from azul_access.installation import list_needed
from azul_access.language.phrase import Phrase, phrase
from azul_access.table import preferences
from azul_access.table.companion import Companion

NAME = "vosk-model-small-de-0.15"
ARCHIVE = zip_of({f"{NAME}/am/final.mdl": random.Random(1).randbytes(200_000)})


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ProgramRunner:
    monkeypatch.setattr(kinds, "find_spec", lambda name: object())
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path / "home"))
    return ProgramRunner(tmp_path / "home", tmp_path)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModelServer]:
    """A server with the one model of the catalogue."""
    with serving() as server:
        server.files[f"{NAME}.zip"] = ARCHIVE
        digest = hashlib.sha256(ARCHIVE).hexdigest()
        file = ModelFile(f"{NAME}.zip", server.url(f"{NAME}.zip"), len(ARCHIVE), digest)
        model = CatalogueModel(
            NAME, ModelKind.VOSK, "Apache-2.0", ("Somebody",), (file,), len(ARCHIVE), 0
        )
        monkeypatch.setattr(catalogue, "CATALOGUE", (model,))
        yield server


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_model_is_fetched_after_a_yes(
    program: ProgramRunner, server: ModelServer, language: str
) -> None:
    """Size and licence come before the question; afterwards the model is there and is used."""
    yes = {"de": "Ja", "en": "yes", "nl": "ja"}[language]
    words = ("--language", language)
    result = program.run("models", "get", "de", *words, typed=f"{yes}\n")
    assert (result.code, result.err) == (0, "")
    assert result.out.index("Apache-2.0") < result.out.index("127.0.0.1")
    assert sentence(language, "models-progress", percent=100, size=1) in result.out
    model = program.home / "models" / NAME
    assert store.best_model("de") == model
    listed = program.run("models", *words)
    assert sentence(language, "models-here") in listed.out
    checked = program.run("models", "check", *words)
    assert checked == (0, sentence(language, "models-sound", name=NAME) + "\n", "")
    (model / "am/final.mdl").write_bytes(b"damaged")
    checked = program.run("models", "check", NAME, *words)
    assert (checked.code, "am/final.mdl" in checked.out) == (1, True)
    assert program.run("models", "remove", NAME, *words).code == 0
    assert store.best_model("de") is None


@pytest.mark.parametrize("typed", ["no\n", "", "\n", "perhaps\n"])
def test_nothing_is_fetched_without_a_yes(
    program: ProgramRunner, server: ModelServer, typed: str
) -> None:
    result = program.run("models", "get", NAME, "--language", "en", typed=typed)
    assert (result.code, server.ranges) == (1, [])
    assert result.out.endswith(sentence("en", "models-declined") + "\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("trusts", [True, False])
def test_a_model_that_nobody_can_verify(
    program: ProgramRunner,
    server: ModelServer,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    trusts: bool,
) -> None:
    """Without a published checksum that is said in the list, and asked in spite of --yes."""
    model = catalogue.CATALOGUE[0]
    files = tuple(replace(file, sha256="") for file in model.files)
    monkeypatch.setattr(catalogue, "CATALOGUE", (replace(model, files=files),))
    words = ("--language", language)
    doubt = sentence(language, "models-unverified")
    assert doubt in program.run("models", *words).out
    answer = {"de": "ja", "en": "yes", "nl": "ja"}[language] if trusts else ""
    result = program.run("models", "get", NAME, "--yes", *words, typed=f"{answer}\n")
    assert sentence(language, "models-ask-unverified") in result.out
    assert (result.code, len(server.ranges)) == ((0, 1) if trusts else (1, 0))
    assert (program.home / "models" / NAME).exists() is trusts


@pytest.mark.parametrize("trusts", [True, False])
def test_an_added_model_that_nobody_can_verify(
    program: ProgramRunner,
    server: ModelServer,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    trusts: bool,
) -> None:
    """It is asked about as a fetched one is, and not taken without a yes."""
    model = catalogue.CATALOGUE[0]
    files = tuple(replace(file, sha256="") for file in model.files)
    monkeypatch.setattr(catalogue, "CATALOGUE", (replace(model, files=files),))
    path = tmp_path / f"{NAME}.zip"
    path.write_bytes(ARCHIVE)
    typed = "yes\n" if trusts else "\n"
    result = program.run("models", "add", str(path), "--language", "en", typed=typed)
    assert sentence("en", "models-ask-unverified") in result.out
    assert (result.code, result.err) == (
        (0, "") if trusts else (1, sentence("en", "error-models-not-trusted", name=NAME) + "\n")
    )
    assert (program.home / "models" / NAME).exists() is trusts
    assert server.ranges == []


def test_a_model_is_fetched_once(program: ProgramRunner, server: ModelServer) -> None:
    """A second time nothing is fetched, unless the model is damaged."""
    words = ("models", "get", "small-de", "--yes", "--language", "en")
    assert program.run(*words).code == 0
    assert program.run(*words).out == sentence("en", "models-already", name=NAME) + "\n"
    assert len(server.ranges) == 1
    (program.home / "models" / NAME / "am/final.mdl").unlink()
    assert program.run(*words).code == 0
    assert len(server.ranges) == 2


def test_what_has_come_is_kept_and_told(program: ProgramRunner, server: ModelServer) -> None:
    """After a failed download the list names the rest, and the command goes on with it."""
    server.cuts = [len(ARCHIVE) // 2 + 1, 0, 0, 0]
    words = ("models", "get", NAME, "--yes", "--language", "en")
    result = program.run(*words)
    assert result.code == 3
    reason = sentence("en", "error-models-cut", host="127.0.0.1", name=f"{NAME}.zip")
    assert result.err.startswith(reason)
    assert result.err.endswith(server.url(f"{NAME}.zip") + "\n")
    listed = program.run("models", "--language", "en")
    assert sentence("en", "models-begun", size=1, name=NAME) in listed.out
    again = program.run(*words)
    assert sentence("en", "models-goes-on", percent=50) in again.out
    assert sentence("en", "models-progress", percent=50, size=1) not in again.out
    assert again.code == 0


def test_a_begun_download_can_be_removed(program: ProgramRunner, server: ModelServer) -> None:
    server.cuts = [1000, 0, 0, 0]
    program.run("models", "get", NAME, "--yes", "--language", "en")
    assert program.run("models", "remove", NAME, "--language", "en").code == 0
    assert list((program.home / "models").iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "code", "reason"),
    [
        ("get chess", 2, "unknown"),
        ("get vosk", 2, "unknown"),
        ("remove chess", 2, "not-installed"),
        ("check chess", 2, "not-installed"),
        ("add nothing.zip", 3, "no-file"),
    ],
)
def test_errors_are_sentences(
    program: ProgramRunner, language: str, words: str, code: int, reason: str
) -> None:
    """One sentence with a remedy, and the exit code that the manual names."""
    result = program.run("models", *words.split(), "--language", language)
    assert (result.code, result.out, result.err.count("\n")) == (code, "", 1)
    name = words.split()[1]
    known = sentence(language, "error-models-unknown", name=name, known="@").partition("@")[0]
    expected = {
        "unknown": known,
        "not-installed": sentence(language, "error-models-not-installed", name=name),
        "no-file": sentence(language, "error-models-no-file", path=name),
    }[reason]
    assert result.err.startswith(expected)


def test_a_file_from_a_stick_is_used_by_its_name(program: ProgramRunner, tmp_path: Path) -> None:
    """A model that the program does not know is only used when it is named."""
    (tmp_path / "mine.zip").write_bytes(zip_of({"mine/am/final.mdl": b"model"}))
    result = program.run("models", "add", str(tmp_path / "mine.zip"), "--language", "en")
    assert sentence("en", "models-how-by-name", name="mine") in result.out
    assert "--speech-model mine" in program.run("models", "--language", "en").out
    model = program.home / "models" / "mine"
    assert store.best_model("de") is None
    assert store.choose_model("mine", "de") == model
    assert store.choose_model(str(model), "de") == model
    assert store.choose_model("yours", "de") == Path("yours")


def test_the_best_model_is_used_unless_another_is_named(
    program: ProgramRunner, server: ModelServer
) -> None:
    """`bundled` names the one in the program, however many models there are."""
    assert store.choose_model(None, "de") is None
    program.run("models", "get", "deutsch", "--yes", "--language", "de")
    assert store.choose_model(None, "de") == program.home / "models" / NAME
    assert store.choose_model(None, "nl") is None
    assert store.choose_model("bundled", "de") is None


def test_on_a_mac_whisper_is_named_instead_of_vosk(
    program: ProgramRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Vosk has no package there, so its models are not fetched."""
    monkeypatch.setattr(kinds, "find_spec", lambda name: None)
    monkeypatch.setattr(sys, "platform", "darwin")
    result = program.run("models", "get", NAME, "--yes", "--language", "en")
    assert (result.code, result.out) == (1, "")
    assert result.err == sentence("en", "models-no-package") + "\n"
    offer = store.best_offer("de")
    assert offer is not None
    assert offer.kind is ModelKind.WHISPER


def test_a_model_without_its_package_says_what_is_missing(
    program: ProgramRunner, server: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kinds, "find_spec", lambda name: None)
    result = program.run("models", "get", NAME, "--yes", "--language", "en")
    assert result.out.splitlines()[-1] == sentence("en", "models-needs-vosk")
    assert store.best_model("de") is None


def test_offers_are_kept_with_the_preferences(program: ProgramRunner) -> None:
    """They survive a change of other settings, and nonsense in the file is ignored."""
    assert preferences.load_offered_models() == ()
    assert preferences.save_offered_models(("de",))
    assert preferences.save_preferences({"rate": 200})
    assert preferences.load_offered_models() == ("de",)
    assert preferences.load_preferences()["rate"] == 200
    path = preferences.preferences_path()
    path.write_text('offered_models = "de"\n', encoding="utf-8")
    assert preferences.load_offered_models() == ()
    path.write_text('offered_models = ["nl", 3, "xx"]\n', encoding="utf-8")
    assert preferences.load_offered_models() == ("nl",)


class Announced:
    """Stands for a companion: what is said in turn."""

    def __init__(self) -> None:
        self.phrases: list[Phrase] = []

    def say_in_turn(self, phrases: Sequence[Phrase]) -> None:
        self.phrases += phrases


@pytest.mark.parametrize(("language", "count"), [("de", 1), ("nl", 1), ("en", 0)])
def test_a_better_model_is_offered_once(program: ProgramRunner, language: str, count: int) -> None:
    """In a language that the model in the program was not made for; the next games say nothing."""
    announced = Announced()
    for _ in range(2):
        offer_model(cast(Companion, announced), language)
    assert [said.name for said in announced.phrases] == ["models-offer"] * count
    assert preferences.load_offered_models() == (language,) * count


@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor_names_the_model_or_offers_one(
    program: ProgramRunner, server: ModelServer, language: str
) -> None:
    """For each language one line: with a model its name, without one how to get it."""
    offered = [check_model(tag).text.name for tag in LANGUAGES]
    assert offered == ["doctor-models-offer", "doctor-models-bundled", "doctor-models-bundled"]
    program.run("models", "get", "de", "--yes", "--language", language)
    assert check_model("de").text == phrase(
        "doctor-models", language=phrase("language-de"), name=NAME
    )


class Told:
    """What a fetcher says, and whether the model became ready."""

    def __init__(self, folder: Path) -> None:
        self.phrases: list[Phrase] = []
        self.is_ready = threading.Event()
        self.has_failed = threading.Event()
        installer = Installer(folder, Downloader(silence_seconds=0.2))
        self.fetcher = ModelFetcher(
            self._say, lambda: "de", self.is_ready.set, installer, list_needed
        )

    def _say(self, phrases: Sequence[Phrase]) -> None:
        self.phrases += phrases
        if any(said.name == "models-fetch-again" for said in phrases):
            self.has_failed.set()

    @property
    def names(self) -> list[str]:
        return [said.name for said in self.phrases]


def test_a_model_is_fetched_beside_the_game(program: ProgramRunner, server: ModelServer) -> None:
    """With its size first; it is checked before it is used, and afterwards nothing is fetched."""
    told = Told(store.models_folder())
    told.fetcher.fetch()
    assert told.names[0] == "models-fetching"
    assert told.is_ready.wait(60)
    assert store.best_model("de") == store.models_folder() / NAME
    again = Told(store.models_folder())
    again.fetcher.fetch()
    assert again.names == ["models-best-here"]


def test_a_model_that_cannot_be_had_can_be_asked_for_again(
    program: ProgramRunner, server: ModelServer
) -> None:
    """The game goes on without it; asking meanwhile tells how far it is."""
    server.status = 503
    told = Told(store.models_folder())
    told.fetcher.fetch()
    assert told.has_failed.wait(60)
    assert "error-models-server" in told.names
    assert store.best_model("de") is None
    server.status = 200
    told.fetcher.fetch()
    assert told.is_ready.wait(60)


@pytest.mark.parametrize("code", [0, 1])
def test_what_a_model_needs_is_installed_with_it(
    program: ProgramRunner, server: ModelServer, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    """In the versions of the extra; where that fails, the command for it is told."""
    commands: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        commands.append(command)
        return subprocess.CompletedProcess(command, code)

    monkeypatch.setattr(kinds, "find_spec", lambda name: None)
    monkeypatch.setattr(subprocess, "run", run)
    told = Told(store.models_folder())
    told.fetcher.fetch()
    last = "models-needs-vosk" if code else "models-ready"
    assert wait_until(lambda: told.names[-1] == last)
    assert told.is_ready.is_set() is (code == 0)
    assert any(it.startswith("vosk") and ">=" in it for it in commands[0])


def test_a_damaged_model_is_not_used(program: ProgramRunner, server: ModelServer) -> None:
    """Its checksum is wrong, so the program goes on hearing with its own model."""
    server.files[f"{NAME}.zip"] = ARCHIVE[:-1] + b"x"
    told = Told(store.models_folder())
    told.fetcher.fetch()
    assert told.has_failed.wait(60)
    assert "error-models-sum" in told.names
    assert not told.is_ready.is_set()
