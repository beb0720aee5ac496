"""Files of the current folder that are named like modules are never run by child processes."""

import ast
import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from case_samples import sample
from program_runs import TIMEOUT_SECONDS, ProgramRunner

from azul_access import install, subprocesses
from azul_access.hearing import device_microphone, teaching_process
from azul_access.speech import player_output, process
from azul_access.speech.output import NoAudioError

ROOT = Path(__file__).parents[2]
LIBRARIES = ("cffi", "espeakng_loader", "filelock", "miniaudio", "numpy", "pocketsphinx", "prism")

# Commands of all child processes, and whether they write something before they are asked for it.
CHILDREN: dict[str, tuple[Sequence[str], bool]] = {
    "voice": (process.worker_command("--output", "player"), True),
    "screen reader": (process.worker_command("--engine", "screenreader"), True),
    "recogniser": (
        subprocesses.python_command("azul_access.hearing.worker", "--language", "de"),
        True,
    ),
    "microphone": (device_microphone.capture_command(""), False),
    "list of microphones": (
        subprocesses.python_command("azul_access.hearing.capture", "--list"),
        False,  # without a sound card there is no list
    ),
    "voice training": (teaching_process.teaching_command("de"), False),
    "computer player": (subprocesses.python_command("azul_access.computer.worker"), True),
}


@pytest.fixture
def ran(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file in which planted modules of the current folder write their names when they run."""
    folder, ran = tmp_path / "downloads", tmp_path / "ran"
    ran.touch()
    folder.mkdir()
    planted = f"with open({str(ran)!r}, 'a') as ran: ran.write(__file__ + '\\n')\n"
    for name in (*sys.stdlib_module_names, *LIBRARIES, "sitecustomize", "usercustomize"):
        (folder / f"{name}.py").write_text(planted, encoding="utf-8")
    own = [path.relative_to(ROOT) for path in (ROOT / "azul_access").rglob("*.py")]
    for path in own:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(planted, encoding="utf-8")
    monkeypatch.chdir(folder)
    return ran


@pytest.mark.parametrize(("child", "python_path"), sample(CHILDREN, ["", ".", os.pathsep]))
def test_no_planted_module_runs(
    ran: Path, monkeypatch: pytest.MonkeyPatch, child: str, python_path: str
) -> None:
    """Each child process starts with the program's own modules, from whatever folder."""
    monkeypatch.setenv("PYTHONPATH", python_path)
    command, writes = CHILDREN[child]
    process = subprocesses.launch(command)
    assert process.stdin is not None
    assert process.stdout is not None
    with process.stdout as output, process.stdin as typed:
        first = output.readline() if writes else b""
        typed.close()
        process.wait(TIMEOUT_SECONDS)
    assert (ran.read_text(encoding="utf-8"), bool(first)) == ("", writes)


def test_every_child_is_tested() -> None:
    """Whatever starts a module of the program is in the table above."""
    started = {
        node.args[0].value
        for path in (ROOT / "azul_access").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name | ast.Attribute)
        and "python_command" in (getattr(node.func, "attr", ""), getattr(node.func, "id", ""))
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert started == {word for command, _ in CHILDREN.values() for word in command} & started
    assert started


def test_no_planted_module_runs_in_the_program(program: ProgramRunner, ran: Path) -> None:
    """`play` and `doctor` themselves, started as the installed command, run no planted module."""
    script = Path(sys.prefix, "bin" if os.name == "posix" else "Scripts", "azul-access")
    for words in (("play", "--players", "Anna,Ben", "--starts", "Anna"), ("doctor",)):
        result = subprocess.run(
            [script, *words],
            env=program.environ(),
            input=b"2r1\n",
            capture_output=True,
            timeout=TIMEOUT_SECONDS,
            check=False,
        )
        assert result.stdout
    assert ran.read_text(encoding="utf-8") == ""


def test_installing_runs_no_planted_module(ran: Path) -> None:
    """The commands that make the environment and fill it look in no current folder either."""
    source = Path(install.__file__).read_text(encoding="utf-8")
    assert source.count('"-P", "-m"') == source.count('"-m"') == 2
    command = [sys.executable, "-P", "-m", "venv", "--help"]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    assert ran.read_text(encoding="utf-8") == ""


@pytest.mark.needs("a POSIX shell")
def test_no_planted_player_runs(ran: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program for sound in the current folder is not run, even if the path names that folder."""
    for name in player_output._OPTIONS:
        planted = Path(name)
        planted.write_text(f"#!/bin/sh\necho {name} >> {ran}\n", encoding="utf-8")
        planted.chmod(0o755)
    monkeypatch.setenv("PATH", f".{os.pathsep}{Path(shutil.which('sh') or '').parent}")
    with contextlib.suppress(NoAudioError):
        player_output.PlayerOutput(22050)
    assert ran.read_text(encoding="utf-8") == ""
