"""The device halves run in MicroPython, and in the files that docs/displays/makers.md lists."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import firmware_protocol
from firmware_protocol.codecs.registry import CODECS

HERE = Path(__file__).resolve().parent
ROOT = Path(firmware_protocol.__file__).parent
VECTORS = sorted((HERE / "vectors").glob("*.json"))
MICROPYTHON = shutil.which("micropython")
# Methods that MicroPython's str and bytes lack, and syntax that its compiler lacks.
LACKING_METHODS = {"ljust", "rjust", "zfill", "casefold", "removeprefix", "removesuffix"}
LACKING_METHODS |= {"translate", "maketrans", "isprintable", "isdecimal", "expandtabs", "title"}
LACKING_METHODS |= {"bit_count", "bit_length"}
LACKING_SYNTAX = (ast.Match, ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.TryStar)


def required_files() -> list[Path]:
    """The files that device halves import, directly or not."""
    required: list[Path] = []
    remaining = [ROOT / "codecs" / name / "device.py" for name in CODECS]
    while remaining:
        path = remaining.pop()
        if path not in required:
            required.append(path)
            remaining += [file for name in imports(path) for file in files(name)]
    return sorted(required)


def imports(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def files(name: str) -> list[Path]:
    """The files of this package that an imported name needs: its module and all packages."""
    parts = name.split(".")[1:]
    required = []
    for count in range(len(parts) + 1):
        place = ROOT.joinpath(*parts[:count])
        required += [
            file for file in (place / "__init__.py", place.with_suffix(".py")) if file.exists()
        ]
    return required


@pytest.mark.parametrize("path", required_files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_device_halves_import_nothing_but_this_package(path: Path) -> None:
    """They import nothing of the standard library, which a small computer lacks."""
    for name in imports(path):
        assert name.startswith("firmware_protocol."), name


@pytest.mark.parametrize("path", required_files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_device_halves_use_what_micropython_has(path: Path) -> None:
    """They use no syntax and no methods of str and bytes that it lacks."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        assert not isinstance(node, LACKING_SYNTAX), f"{path}: line {node.lineno}"
        if isinstance(node, ast.Attribute):
            assert node.attr not in LACKING_METHODS, f"{path}: line {node.lineno}"
        if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict):
            parts = [*(node.keys if isinstance(node, ast.Dict) else node.elts)]
            assert not any(part is None or isinstance(part, ast.Starred) for part in parts), path
        if isinstance(node, ast.keyword):
            # MicroPython has no zip(strict=True).
            assert node.arg != "strict", path


@pytest.mark.skipif(not MICROPYTHON, reason="there is no micropython on this machine")
def test_device_halves_in_micropython() -> None:
    """All conformance vectors, in the real interpreter."""
    assert _replay_in(str(MICROPYTHON)) == len(VECTORS)


def test_device_halves_in_this_interpreter() -> None:
    """The program for MicroPython itself is right, also where MicroPython is not installed."""
    assert _replay_in(sys.executable) == len(VECTORS)


def _replay_in(interpreter: str) -> int:
    """The number of vectors that the interpreter replayed."""
    paths = {"MICROPYPATH": str(ROOT.parent), "PYTHONPATH": str(ROOT.parent)}
    done = subprocess.run(
        [interpreter, HERE / "micropython_replay.py", *VECTORS],
        env={**os.environ, **paths},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.count("good")


def test_required_files_are_complete() -> None:
    """They include packages and shared modules, and no host halves."""
    names = {path.relative_to(ROOT).as_posix() for path in required_files()}
    assert {
        "__init__.py",
        "codecs/__init__.py",
        "codecs/framing.py",
        "codecs/baum/wire.py",
    } <= names
    assert "codecs/registry.py" not in names
    assert not [name for name in names if name.endswith("host.py")]


def test_the_files_for_a_board(tmp_path: Path) -> None:
    """The files that the maker's guide lists are enough for a device."""
    guide = (ROOT.parent / "docs" / "displays" / "makers.md").read_text(encoding="utf-8")
    listed = guide.split("Copy ")[1].split(" to your board")[0]
    names = [name.removeprefix("firmware_protocol/") for name in re.findall(r"`([^`]+)`", listed)]
    for name in names:
        source, target = ROOT / name, tmp_path / "firmware_protocol" / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("host.py", "__pycache__"))
        elif name != "host.py":
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    for codec in ("baum", "canute"):
        program = f"from firmware_protocol.codecs.{codec}.device import Device; Device().hello()"
        done = subprocess.run(
            [sys.executable, "-c", program], cwd=tmp_path, env={**os.environ, "PYTHONPATH": "."}
        )
        assert done.returncode == 0
