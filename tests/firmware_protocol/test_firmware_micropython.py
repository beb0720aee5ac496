"""What a display's half needs is so little that MicroPython has it."""

import ast
import os
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
# Methods that MicroPython's str and bytes do not have, and syntax that its compiler does not.
LACKING_METHODS = {"ljust", "rjust", "zfill", "casefold", "removeprefix", "removesuffix"}
LACKING_METHODS |= {"translate", "maketrans", "isprintable", "isdecimal", "expandtabs", "title"}
LACKING_METHODS |= {"bit_count", "bit_length"}
LACKING_SYNTAX = (ast.Match, ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.TryStar)


def needed() -> list[Path]:
    """The files that device halves import, directly or not."""
    found: list[Path] = []
    waiting = [ROOT / "codecs" / name / "device.py" for name in CODECS]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.append(path)
            waiting += [file for name in imports(path) for file in files(name)]
    return sorted(found)


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
    """The modules of this package that a dotted name needs: itself or its owner, and packages."""
    parts = name.split(".")[1:]
    found = []
    for count in range(len(parts) + 1):
        place = ROOT.joinpath(*parts[:count])
        found += [
            file for file in (place / "__init__.py", place.with_suffix(".py")) if file.exists()
        ]
    return found


@pytest.mark.parametrize("path", needed(), ids=lambda path: str(path.relative_to(ROOT)))
def test_device_halves_import_nothing_but_this_package(path: Path) -> None:
    """No standard library at all, so nothing that a small computer lacks."""
    for name in imports(path):
        assert name.startswith("firmware_protocol."), name


@pytest.mark.parametrize("path", needed(), ids=lambda path: str(path.relative_to(ROOT)))
def test_device_halves_use_what_micropython_knows(path: Path) -> None:
    """Neither syntax nor methods of text and bytes that it lacks."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        assert not isinstance(node, LACKING_SYNTAX), f"{path}: line {node.lineno}"
        if isinstance(node, ast.Attribute):
            assert node.attr not in LACKING_METHODS, f"{path}: line {node.lineno}"
        if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict):
            parts = [*(node.keys if isinstance(node, ast.Dict) else node.elts)]
            assert not any(part is None or isinstance(part, ast.Starred) for part in parts), path
        if isinstance(node, ast.keyword):
            # zip(strict=True), and a key for the order of sets, are newer than MicroPython.
            assert node.arg != "strict", path


@pytest.mark.skipif(not MICROPYTHON, reason="there is no micropython on this machine")
def test_device_halves_in_micropython() -> None:
    """All golden vectors, in the real interpreter."""
    assert _in(str(MICROPYTHON)) == len(VECTORS)


def test_device_halves_in_the_same_way_here() -> None:
    """What runs in MicroPython when there is one is itself tested everywhere."""
    assert _in(sys.executable) == len(VECTORS)


def _in(interpreter: str) -> int:
    """How many vectors came out right."""
    paths = {"MICROPYPATH": str(ROOT.parent), "PYTHONPATH": str(ROOT.parent)}
    done = subprocess.run(
        [interpreter, HERE / "firmware_small.py", *VECTORS],
        env={**os.environ, **paths},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.count("good")


def test_what_is_needed_is_found() -> None:
    """The walk above sees the packages on the way, too."""
    names = {str(path.relative_to(ROOT)) for path in needed()}
    assert {"__init__.py", "codecs/__init__.py", "codecs/baum/wire.py", "keys.py"} <= names
    assert "codecs/registry.py" not in names
    assert not [name for name in names if name.endswith("host.py")]
