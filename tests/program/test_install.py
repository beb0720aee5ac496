"""The first command of the README: what it tells where something is missing.

That it sets the program up is tested with the other commands of docs/install.md.
"""

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections.abc import Callable
from pathlib import Path

import pip
import pytest
from program_runs import LANGUAGES
from program_runs import sentence as rendered

from azul_access import install
from azul_access.install import sentence

ROOT = Path(__file__).parents[2]
# Nothing listens there, so it is as if the internet were not to be reached.
NOWHERE = "http://127.0.0.1:9/simple"
# An environment takes a few seconds, and more than a minute where many programs run.
INSTALL_SECONDS = 240.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the folder that people have."""
    folder = tmp_path / "azul access"
    folder.mkdir()
    for name in ("azul_access", "firmware_protocol"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    return folder


@pytest.fixture
def environment(folder: Path) -> Path:
    """The environment of an earlier time, with nothing but pip in it; returns its modules."""
    base = str(folder / ".venv")
    venv.create(base)
    modules = Path(sysconfig.get_path("purelib", "venv", {"base": base}))
    shutil.copytree(Path(pip.__file__).parent, modules / "pip")
    return modules


def run(folder: Path, language: str, **environ: str) -> tuple[int, list[str]]:
    """The exit code and the lines of the first command, begun in a folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    result = subprocess.run(
        [sys.executable, "-m", "azul_access.install", "games"],
        cwd=folder,
        env={**kept, "PYTHONPATH": "", "LC_ALL": f"{language}.UTF-8", **environ},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=INSTALL_SECONDS,
        check=False,
    )
    assert result.stderr == ""
    return result.returncode, result.stdout.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_old_python(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever has an old Python hears it in three languages, before anything is done."""
    monkeypatch.setattr(install, "NEEDED_PYTHON", (9, 0))
    assert install.main() == 2
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    expected = sentence(language, "install-old-python", version=version)
    assert expected in capsys.readouterr().out.splitlines()
    assert version in expected


def test_an_old_python_can_read_it() -> None:
    """It uses no syntax that is newer than Python 3.8, and names the Python that is needed."""
    ast.parse(Path(install.__file__).read_text(encoding="utf-8"), feature_version=(3, 8))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = ".".join(map(str, install.NEEDED_PYTHON))
    assert project["requires-python"] == f">={needed}"
    assert all(needed in sentence(language, "install-old-python") for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_before_it_is_installed(folder: Path, language: str) -> None:
    """Whoever starts the program too early is told how to install it, and sees no traceback."""
    result = subprocess.run(
        [sys.executable, "-S", "-m", "azul_access", "games"],  # -S: without any library
        cwd=folder,
        env={**os.environ, "PYTHONPATH": "", "LC_ALL": f"{language}.UTF-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=INSTALL_SECONDS,
        check=False,
    )
    command = "py -m azul_access.install" if os.name == "nt" else "python3 -m azul_access.install"
    told = sentence(language, "install-missing", name="fluent", folder=folder, command=command)
    assert (result.returncode, result.stdout, result.stderr) == (1, "", told + "\n")


def test_other_errors_are_not_taken_for_a_missing_library() -> None:
    """A mistake in the program itself is not explained by its installation."""
    with pytest.raises(ModuleNotFoundError):
        install.explain_import_error(ModuleNotFoundError("no", name="azul_access.cli.nothing"))
    with pytest.raises(TypeError):
        install.explain_import_error(TypeError("no"))


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in which the first command runs in this process, in English."""
    monkeypatch.setattr(install, "FOLDER", tmp_path)
    monkeypatch.setattr(install, "ENVIRONMENT", tmp_path / ".venv")
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    return tmp_path


def told(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What the first command told after its first line."""
    return capsys.readouterr().out.splitlines()[1:]


def test_no_environment(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """If Python cannot make an environment, only the package that is missing is named."""
    monkeypatch.setattr(install, "find_spec", lambda name: None)
    assert install.main() == 1
    assert told(capsys) == [sentence("en", "install-no-environment")]


def test_a_folder_that_cannot_be_written(folder: Path) -> None:
    """Whoever may not write in the folder is told so in one sentence, and where it would work."""
    folder.chmod(0o555)
    try:
        if os.access(folder, os.W_OK):
            pytest.skip("permissions have no effect for root and for folders on Windows")
        code, lines = run(folder, "de")
    finally:
        folder.chmod(0o755)
    assert (code, lines[1:]) == (1, [sentence("de", "install-not-writable", folder=folder)])


@pytest.mark.parametrize("printed", ["ERROR: [Errno 28] No space left on device", ""])
def test_a_full_disk(
    here: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    printed: str,
) -> None:
    """A full disk is told in one sentence, also where Python does not name it."""

    def fail(command: list[str], follow: Callable[[str], None]) -> bool:
        follow(printed)
        return False

    monkeypatch.setattr(install, "_run", fail)
    if not printed:
        monkeypatch.setattr(install, "_free_megabytes", lambda: 20)
    assert install.main() == 1
    (line,) = told(capsys)
    assert "room on the disk" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_place_for_the_environment(folder: Path, language: str) -> None:
    """Another reason of Python is shown above the sentence that it failed."""
    (folder / ".venv").write_text("a file in its place", encoding="utf-8")
    code, lines = run(folder, language)
    assert code == 1
    assert lines[0] == sentence(language, "install-begins", folder=folder)
    assert lines[-1] == sentence(language, "install-failed")
    assert len(lines) > 2  # the reason of Python stands between


@pytest.mark.usefixtures("environment")
def test_no_network(folder: Path) -> None:
    """Without the internet only that is told, without the lines of pip."""
    nowhere = {"PIP_INDEX_URL": NOWHERE, "PIP_RETRIES": "1", "PIP_CONFIG_FILE": os.devnull}
    code, lines = run(folder, "de", **nowhere)
    assert code == 1
    expected = [sentence("de", "install-begins", folder=folder)]
    assert lines == [*expected, sentence("de", "install-no-network")]


@pytest.mark.usefixtures("environment")
def test_another_failure(folder: Path) -> None:
    """What else stops pip is shown, and is not taken for a missing connection."""
    (folder / "pyproject.toml").write_text("this is not TOML", encoding="utf-8")
    code, lines = run(folder, "nl")
    assert (code, lines[-1]) == (1, sentence("nl", "install-failed"))
    assert any("toml" in line.casefold() for line in lines[1:-1])


def test_an_environment_is_used_again(folder: Path, environment: Path) -> None:
    """That of an earlier time is kept, unless pip is not in it or its Python was removed."""
    scripts, ending = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    python = folder / ".venv" / scripts / f"python{ending}"
    assert install._is_environment(python)
    (environment / "pip" / "__init__.py").write_text("raise ImportError", encoding="utf-8")
    assert not install._is_environment(python)
    shutil.copy(pip.__file__, environment / "pip")
    assert install._is_environment(python)
    python.unlink()
    assert not install._is_environment(python)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["install-begins", "install-part", "install-done"])
def test_messages_are_read_as_fluent_reads_them(language: str, message: str) -> None:
    """The simple reading, for which no library is needed, gives the same sentence."""
    slots: dict[str, int | str] = {
        "folder": "/home/anna",
        "number": 3,
        "name": "numpy",
        "command": "bin/azul-access",
    }
    used = {
        name: value for name, value in slots.items() if f"${name}" in sentence(language, message)
    }
    assert used
    assert sentence(language, message, **used) == rendered(language, message, **used)
