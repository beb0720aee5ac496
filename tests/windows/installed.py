"""A Python for Windows, and the program installed in it by its own installer, under Wine."""

import os
import shutil
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

from windows_python import VERSION, make_python

ROOT = Path(__file__).resolve().parents[2]
_TARGET = ("--python-platform", "x86_64-pc-windows-msvc", "--python-version", VERSION)
_WHEELS = ("--only-binary", ":all:")


class Installed(NamedTuple):
    """What the installer wrote, and the program that it made."""

    output: str
    program: Path

    @property
    def libraries(self) -> Path:
        return self.program.parents[1] / "Lib" / "site-packages"


def install(run: Path, work: Path) -> Installed:
    """Run the first command of README with that Python. `run` is the program of wine.py.

    pip fetches all packages from here: the way to the internet is that of the machine.
    """
    python = work / "Python313"
    if not python.exists():
        make_python(work / "parts", python, installer=True)
    packages = fetch_packages(work / "packages")
    project = work / "Projekt für alle"
    shutil.rmtree(project, ignore_errors=True)
    for name in ("azul_access", "firmware_protocol"):
        shutil.copytree(ROOT / name, project / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project)
    with serve(packages) as address:
        done = subprocess.run(
            [run, python / "python.exe", "-m", "azul_access.install", "--version"],
            cwd=project,
            env=pip_environ(address),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    return Installed(done.stdout, project / ".venv" / "Scripts" / "azul-access.exe")


def windows_path(path: Path) -> str:
    """The name that a program under Wine has for a path of the machine."""
    return "Z:" + str(path).replace("/", "\\")


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """Serve the files of a folder to programs of this computer; the address of their list."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, directory=folder)) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


class _Files(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


def pip_environ(packages: str) -> dict[str, str]:
    """Variables with which pip finds all packages in this folder, or at this address."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    return {**kept, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": packages}


def fetch_packages(folder: Path, extras: Sequence[str] = (), more: Sequence[str] = ()) -> Path:
    """Fetch the wheels for Windows of what the program and its extras need, and what builds it."""
    if folder.exists():
        return folder
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = [*project["project"]["dependencies"], *project["build-system"]["requires"], *more]
    for extra in extras:
        needed += project["project"]["optional-dependencies"][extra]
    part = folder.with_name(f"{folder.name}.part")  # until all is there
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir()
    exact = part / "exact.txt"
    uv = shutil.which("uv") or str(Path(sys.executable).with_name("uv"))
    subprocess.run(
        [uv, "pip", "compile", "--quiet", *_TARGET, *_WHEELS, "--output-file", str(exact), "-"],
        input="\n".join(needed),
        encoding="utf-8",
        check=True,
    )
    options = ["--no-deps", "--platform", "win_amd64", "--python-version", VERSION, *_WHEELS]
    options += ["--dest", str(part), "--requirement", str(exact)]
    subprocess.check_call([sys.executable, "-m", "pip", "download", "--quiet", *options])
    return part.rename(folder)
