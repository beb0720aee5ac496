"""The recipes of CONTRIBUTING.md, carried out in a copy of the project."""

import doctest
import os
import re
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("azul_access", "firmware_protocol", "tests/third_game")
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
RECIPES = dict(re.findall(r"^### (.+?)\n(.*?)(?=^### |\Z)", GUIDE, re.M | re.S))
BLOCK = re.compile(r"^```(diff|console)\n(.*?)^```$", re.M | re.S)
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
COMMAND_SECONDS = 120.0


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the packages, with the commands of the recipes in a folder `bin`."""
    root = tmp_path / "project"
    for folder in COPIED:
        shutil.copytree(ROOT / folder, root / folder)
    commands = {"python": "", "azul-access": "-m azul_access"}
    (root / "bin").mkdir()
    for name, arguments in commands.items():
        command = root / "bin" / name
        command.write_text(f'#!/bin/sh\nexec "{sys.executable}" {arguments} "$@"\n')
        command.chmod(command.stat().st_mode | stat.S_IXUSR)
    return root


def apply_diff(project: Path, diff: str) -> None:
    """Make the change of one block; its context must occur once. A new file has no context."""
    header, *lines = diff.splitlines()
    path = project / header.removeprefix("+++ ")
    old = "".join(f"{line[1:]}\n" for line in lines if line[:1] in (" ", "-"))
    new = "".join(f"{line[1:]}\n" for line in lines if line[:1] in (" ", "+"))
    if old:
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{path.name} has this {text.count(old)} times:\n{old}"
        new = text.replace(old, new)
    path.write_text(new, encoding="utf-8")


def run_console(project: Path, console: str) -> None:
    """Run each command of a block; its output must match the lines below it."""
    for command, expected in re.findall(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", console, re.M):
        environment = {
            **os.environ,
            "PATH": f"{project / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(project),
            "PYTHONDONTWRITEBYTECODE": "1",
            "AZUL_ACCESS_HOME": str(project / "home"),
        }
        done = subprocess.run(
            ["sh", "-c", command],
            cwd=project,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            timeout=COMMAND_SECONDS,
            check=False,
        )
        output = done.stdout + done.stderr
        assert done.returncode == 0, f"{command}\n{output}"
        matches = doctest.OutputChecker().check_output(expected, output, OPTIONS)
        assert matches, f"{command}\nexpected:\n{expected}\ngot:\n{output}"


def test_there_are_seven_recipes() -> None:
    """Each has a change and a command that shows its effect."""
    assert len(RECIPES) == 7
    for name, recipe in RECIPES.items():
        assert {kind for kind, _ in BLOCK.findall(recipe)} == {"diff", "console"}, name


@pytest.mark.long
@pytest.mark.needs("sh")
@pytest.mark.parametrize("name", RECIPES)
def test_recipe(project: Path, name: str) -> None:
    """Every block applies or runs, in order."""
    for kind, block in BLOCK.findall(RECIPES[name]):
        if kind == "diff":
            apply_diff(project, block)
        else:
            run_console(project, block)
