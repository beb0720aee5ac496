"""The wheel that people install: it holds all data, and plays from there alone."""

import os
import shlex
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from case_samples import sample
from judged_warnings import JUDGED_WARNINGS
from program_runs import LANGUAGES, TIMEOUT_SECONDS, sentence, without_traceback
from program_runs import Result as Result

from azul_access.games import SYSTEMS

ROOT = Path(__file__).parent.parent.parent
PACKAGES = ("azul_access", "firmware_protocol")
BUILD_SECONDS = 300.0


def run(*command: str | Path, folder: Path, seconds: float = BUILD_SECONDS) -> None:
    """A tool of the build, which must succeed."""
    result = subprocess.run(
        [*map(str, command)],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=seconds,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this tree with what is installed here."""
    folder = tmp_path_factory.mktemp("wheel")
    build = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder)
    run(*build, ROOT, folder=folder)
    [path] = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel's content and nothing else."""
    target = tmp_path_factory.mktemp("installed")
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-index", "--no-compile")
    run(sys.executable, "-m", "pip", "install", *quiet, "--target", target, wheel, folder=target)
    return target


def tree() -> set[str]:
    """Every file of the packages that is not made by Python itself."""
    return {
        path.relative_to(ROOT).as_posix()
        for package in PACKAGES
        for path in (ROOT / package).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_wheel_holds_every_file(wheel: Path) -> None:
    """All code and data of the tree, byte for byte, and nothing but its own description."""
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
        assert held == tree()
        for name in held:
            assert archive.read(name) == (ROOT / name).read_bytes()


def test_wheel_holds_the_data_of_every_language(wheel: Path) -> None:
    """Said once more by kind, so that an empty tree would not pass."""
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    for language in LANGUAGES:
        folder = f"azul_access/language/{language}"
        for name in ("conversation.ftl", "words.toml"):
            assert f"{folder}/{name}" in held
        for game in SYSTEMS:
            for kind in ("ftl", "toml", "demo.txt"):
                assert f"{folder}/{game}.{kind}" in held
    assert "azul_access/py.typed" in held
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in held)
    assert any(name.endswith(".dist-info/entry_points.txt") for name in held)


def test_wheel_is_what_the_description_says(wheel: Path) -> None:
    """Its command, its Python and no platform: one wheel for all systems."""
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        [points] = [name for name in archive.namelist() if name.endswith("entry_points.txt")]
        text = archive.read(points).decode()
    assert "azul-access = azul_access.__main__:main" in text


def from_target(target: Path, folder: Path, *words: str) -> Result:
    """Python with the installed wheel and nothing of this tree on its path."""
    environ = {name: value for name, value in os.environ.items() if name != "LC_ALL"}
    environ |= {
        "PYTHONPATH": str(target),
        "PYTHONIOENCODING": "utf-8",
        "PYTHONWARNINGS": JUDGED_WARNINGS,
    }
    environ |= {"AZUL_ACCESS_HOME": str(folder / "home")}
    result = subprocess.run(
        [sys.executable, *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        cwd=folder,
        env=environ,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    return without_traceback(
        Result(result.returncode, result.stdout.decode(), result.stderr.decode())
    )


def test_it_is_the_installed_one(installed: Path, tmp_path: Path) -> None:
    """What the next tests run is the wheel's code, not the tree's."""
    result = from_target(
        installed, tmp_path, "-c", "import azul_access; print(azul_access.__file__)"
    )
    assert Path(result.out.strip()).is_relative_to(installed)


@pytest.mark.parametrize(("language", "game"), sample(LANGUAGES, SYSTEMS))
def test_installed_wheel_plays_the_demo(
    installed: Path, tmp_path: Path, language: str, game: str
) -> None:
    """The demo of every game in every language, from another folder, without the tree."""
    words = ("-m", "azul_access", "demo", "--speech", "off", "--language", language)
    result = from_target(installed, tmp_path, *words, "--game", game)
    assert (result.code, result.err) == (0, "")
    assert sentence(language, "game-agreed") in result.out.splitlines()[-1]


def script(installed: Path) -> Path:
    """The command `azul-access`, which installing makes."""
    [path] = (path for path in installed.glob("bin/azul-access*"))
    return path


def run_in_shell(command: str, folder: Path, installed: Path, path: str) -> str:
    """The output of a command that succeeds; `path` are the folders of programs."""
    environ = {**os.environ, "PYTHONPATH": str(installed), "PATH": path, "LC_ALL": "C.UTF-8"}
    result = subprocess.run(
        command,
        shell=True,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        cwd=folder,
        env={**environ, "AZUL_ACCESS_HOME": str(folder / "home")},
        encoding="utf-8",
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    assert (result.returncode, result.stderr) == (0, ""), command
    return result.stdout


@pytest.mark.long
@pytest.mark.needs("a POSIX shell", "links")
@pytest.mark.parametrize("way", ["on the path", "not on the path", "a path with a space", "module"])
def test_the_named_command_starts_the_program(installed: Path, tmp_path: Path, way: str) -> None:
    """The program names itself as it was started, and the command works as it is written."""
    own = script(installed)
    (tmp_path / "with space").mkdir()
    (tmp_path / "with space" / own.name).symlink_to(own)
    path = os.environ["PATH"]
    with_program = os.pathsep.join([str(own.parent), path])
    module = shlex.join([sys.executable, "-m", "azul_access"])
    typed, named, path = {
        "on the path": ("azul-access", "azul-access", with_program),
        "not on the path": (str(own), str(own), path),
        "a path with a space": ("./with\\ space/azul-access", "'with space/azul-access'", path),
        "module": (module, module, path),
    }[way]
    output = run_in_shell(
        f"{typed} play --players Anna,Ben --starts Anna --language en", tmp_path, installed, path
    )
    command = output.splitlines()[-1].removeprefix("To go on: ")
    assert command.startswith(f"{named} play --resume ")
    assert "Anna" in run_in_shell(command, tmp_path, installed, path)
