"""The commands that install the program again or with an extra, as people installed it."""

import json
import sys
from pathlib import Path

import pytest
from program_runs import LANGUAGES, outside_project, sentence

from azul_access import installation
from azul_access.installation import install_command
from azul_access.language.phrases import COMMANDS

PYTHON = installation._python_command()
pytestmark = pytest.mark.needs("a POSIX shell")


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment of Python in which the program is installed, and is not the tree's."""
    package = tmp_path / "environment" / "lib" / "azul_access"
    package.mkdir(parents=True)
    monkeypatch.setattr(installation, "__file__", str(package / "installation.py"))
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "environment"))
    monkeypatch.syspath_prepend(package.parent)
    return tmp_path / "environment"


def install(environment: Path, url: str, *, editable: bool = False) -> None:
    """Describe the installed program as pip does."""
    described = environment / "lib" / "azul_access-0.1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Name: azul-access\nVersion: 0.1.0\n", encoding="utf-8")
    details = {"editable": True} if editable else {}
    content = {"url": url, "dir_info": details} if url else {}
    (described / "direct_url.json").write_text(json.dumps(content), encoding="utf-8")


def make_folder(path: Path) -> Path:
    """The folder that people have."""
    path.mkdir()
    (path / "pyproject.toml").touch()
    return path


def test_pip_from_a_folder(environment: Path, tmp_path: Path) -> None:
    """An extra is installed from the folder, by the Python that runs the program."""
    folder = make_folder(tmp_path / "azul")
    install(environment, folder.as_uri())
    assert install_command("vosk") == f"{PYTHON} -m pip install '{folder}[vosk]'"
    assert install_command() == f"{PYTHON} -m pip install --force-reinstall {folder}"


def test_a_folder_with_a_space(environment: Path, tmp_path: Path) -> None:
    """The folder is quoted."""
    folder = make_folder(tmp_path / "azul main")
    install(environment, folder.as_uri())
    assert install_command() == f"{PYTHON} -m pip install --force-reinstall '{folder}'"


def test_within_the_folder(
    environment: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the folder itself the command is as short as the documents have it."""
    install(environment, make_folder(tmp_path / "azul").as_uri())
    monkeypatch.chdir(tmp_path / "azul")
    python = installation._python_command()
    assert install_command("screenreader") == f"{python} -m pip install '.[screenreader]'"


@pytest.mark.parametrize(
    ("file", "command"),
    [
        ("pipx_metadata.json", "pipx install --force"),
        ("uv-receipt.toml", "uv tool install --reinstall"),
    ],
)
def test_tools(environment: Path, tmp_path: Path, file: str, command: str) -> None:
    """What pipx or uv installed, they install again."""
    folder = make_folder(tmp_path / "azul")
    install(environment, folder.as_uri())
    (environment / file).touch()
    assert install_command("vosk") == f"{command} '{folder}[vosk]'"
    assert install_command() == f"{command} {folder}"


def test_editable(environment: Path, tmp_path: Path) -> None:
    """What was installed so that changes in the folder count stays so."""
    folder = make_folder(tmp_path / "azul")
    install(environment, folder.as_uri(), editable=True)
    assert install_command("vosk") == f"{PYTHON} -m pip install --editable '{folder}[vosk]'"


def test_the_folder_is_gone(environment: Path, tmp_path: Path) -> None:
    """No folder is named that is not there; the command works in a new one."""
    install(environment, (tmp_path / "gone").as_uri())
    assert install_command("vosk") == f"{PYTHON} -m pip install '.[vosk]'"


def test_from_an_index(environment: Path) -> None:
    """Only then the name alone is enough."""
    install(environment, "")
    assert install_command("vosk") == f"{PYTHON} -m pip install 'azul-access[vosk]'"


@pytest.mark.parametrize(
    ("path", "command"),
    [
        (r".venv\Scripts\azul-access", r".venv\Scripts\azul-access"),
        (r"C:\Azul für alle\azul-access.exe", r'C:\"Azul für alle"\azul-access.exe'),
        (r".\My (new) Azul\azul-access.exe", r'.\"My (new) Azul"\azul-access.exe'),
        (r"\\server\our games\azul.exe", r'\\server\"our games"\azul.exe'),
    ],
)
def test_paths_for_both_shells_of_windows(path: str, command: str) -> None:
    """No command begins with a quote, which PowerShell would show instead of starting it."""
    assert installation.quote_names(path) == command


def test_run_without_installing() -> None:
    """In a folder that runs without being installed, the command names that folder."""
    folder = Path(installation.__file__).parents[1]
    assert f"{folder}[vosk]" in install_command("vosk").replace(".[", f"{folder}[")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("extra", ["vosk", "screenreader"])
def test_sentences_name_the_command(language: str, extra: str) -> None:
    """What is missing is told with the command that works here, and no other."""
    message = {"vosk": "error-model-no-vosk", "screenreader": "remedy-no-screen-reader"}[extra]
    text = sentence(language, message)
    with outside_project():
        assert text.endswith(COMMANDS[f"install-{extra}"]())
