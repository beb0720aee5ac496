"""The commands of docs/install.md that need no other system, carried out in a new home folder.

They fetch what the program needs from the internet, as tests/run.py does itself. Where it cannot be
reached they are skipped, but not in CI.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from player_pages import INSTALL_PAGES, ROOT, commands, inline_code, read

from azul_access.install import sentence

SECTIONS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", read(INSTALL_PAGES["en"]), re.M | re.S))
COMMAND_SECONDS = 240.0
pytestmark = [
    pytest.mark.long,
    pytest.mark.needs(
        "a POSIX shell", "links"
    ),  # the page has other commands where there is no shell
]


@dataclass(frozen=True)
class Newcomer:
    """Somebody with a new home folder and the folder of the project, in a terminal."""

    home: Path
    folder: Path
    tools: Path

    def environ(self) -> dict[str, str]:
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PYTHON", "PIPX_", "UV_", "XDG_", "AZUL_", "VIRTUAL_"))
        }
        path = [str(self.home / ".local" / "bin"), str(self.tools), kept["PATH"]]
        # What pip and uv fetch is kept, by tests/run.py as well.
        cache = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
        return {
            **kept,
            "PATH": os.pathsep.join(path),
            "HOME": str(self.home),
            "XDG_CACHE_HOME": cache,
            # Only what runs is compiled, which is little. By 0, pip understands: do not compile.
            "PIP_NO_COMPILE": "0",
            "SHELL": "/bin/bash",
            "LC_ALL": "C.UTF-8",
        }

    def type(self, command: str) -> str:
        """Run a command and return its output; it must succeed."""
        result = subprocess.run(
            command,
            shell=True,
            cwd=self.folder,
            env=self.environ(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=COMMAND_SECONDS,
            check=False,
        )
        signs = (sentence("en", "install-no-network"), "dns error", "NewConnectionError")
        is_offline = result.returncode and any(sign in result.stdout for sign in signs)
        if is_offline and not os.environ.get("CI"):
            pytest.skip("the internet cannot be reached")
        assert result.returncode == 0, f"{command}\n{result.stdout}"
        return result.stdout


@pytest.fixture
def newcomer(tmp_path: Path) -> Iterator[Newcomer]:
    """A copy of the project in a folder with a space in its name, and the tools pipx and uv.

    All of it is removed afterwards: it is some hundred megabytes.
    """
    home, folder, tools = tmp_path / "home", tmp_path / "azul access", tmp_path / "tools"
    for path in (home, folder, tools):
        path.mkdir()
    for name in ("azul_access", "firmware_protocol"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    for name in ("pipx", "uv"):
        (tools / name).symlink_to(Path(sys.executable).with_name(name))
    yield Newcomer(home, folder, tools)
    shutil.rmtree(tmp_path, ignore_errors=True)


def in_section(heading: str) -> list[str]:
    """The commands in the blocks of a section, of which there must be some."""
    found = commands(SECTIONS[heading])
    assert found
    return found


def updates() -> list[str]:
    return [line for line in inline_code(SECTIONS["Updating"]) if "install" in line]


def removals() -> list[str]:
    return [line for line in inline_code(SECTIONS["Removing"]) if "uninstall" in line]


def play(newcomer: Newcomer, program: str) -> str:
    """Begin a game, and return the command that the program names for going on with it."""
    output = newcomer.type(f"{program} play --players Anna,Ben --starts Anna --language en")
    return output.splitlines()[-1].removeprefix("To go on: ")


def saved_games(newcomer: Newcomer) -> list[Path]:
    """The games where the page says that this system has them."""
    system = "macOS" if sys.platform == "darwin" else "Linux"
    [place] = re.findall(
        rf"^- {system}: games in `~/(.+?)`", read(INSTALL_PAGES["en"]), re.MULTILINE
    )
    return list((newcomer.home / place).glob("*.azul"))


def test_in_the_folder(newcomer: Newcomer) -> None:
    """The first command tells each part and starts the program."""
    first, later = in_section("In the folder")
    output = newcomer.type(f"{first} games").splitlines()
    assert output[0] == sentence("en", "install-begins", folder=newcomer.folder)
    assert sentence("en", "install-part", number=2, name="argcomplete") in output
    assert sentence("en", "install-done", command=later) in output
    assert output[-1].startswith("No saved game yet")
    assert play(newcomer, later).startswith(f"{later} play --resume ")


@pytest.mark.thorough
def test_update_in_the_folder(newcomer: Newcomer) -> None:
    """An update is the first command once more."""
    first, later = in_section("In the folder")
    newcomer.type(f"{first} games")
    [update] = [line for line in updates() if line == first]
    assert newcomer.type(f"{update} games").splitlines()[-1].startswith(f"To go on: {later}")


@pytest.mark.thorough
def test_extras_in_the_folder(newcomer: Newcomer) -> None:
    """An extra joins what the first command has installed."""
    newcomer.type(f"{in_section('In the folder')[0]} games")
    [extra] = [line for line in in_section("Extras") if line.startswith(".venv")]
    newcomer.type(extra)
    newcomer.type(".venv/bin/python -c 'import prism'")


@pytest.mark.parametrize(
    ("tool", "heading"),
    [pytest.param("pipx", "With pipx", marks=pytest.mark.thorough), ("uv", "With uv")],
)
def test_with_a_tool(newcomer: Newcomer, tool: str, heading: str) -> None:
    """Installed, played, with an extra, updated and removed; games and settings remain."""
    for command in in_section(heading):
        newcomer.type(command)
    assert play(newcomer, "azul-access").startswith("azul-access play --resume ")
    [extra] = [line for line in in_section("Extras") if line.startswith(tool)]
    newcomer.type(extra)
    [site] = newcomer.home.rglob("site-packages/prism")
    [update] = [line for line in updates() if line.startswith(tool)]
    newcomer.type(update)
    assert site.parent.joinpath("azul_access").is_dir()
    assert "Anna" in newcomer.type("azul-access games")
    [removal] = [line for line in removals() if line.startswith(tool)]
    newcomer.type(removal)
    assert not (newcomer.home / ".local" / "bin" / "azul-access").exists()
    assert saved_games(newcomer)
