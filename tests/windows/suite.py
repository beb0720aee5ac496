"""The test suite under Wine, folder by folder: `suite.py WORK [FOLDER...]`. By hand; takes hours.

WORK keeps what was made: Wine, a Python for Windows with all packages of the tests, a copy of the
project, and for each folder a log and the results as XML. A line is printed for each folder. The
copy is on drive C, as the temporary files are. Wine finds Linux's /proc and /dev from there too.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

from installed import ROOT, fetch_packages, pip_environ, windows_path
from numpy_for_wine import prepare
from windows_python import make_python
from wine import DRIVE_C, make_wine

_EXTRAS = ("screenreader", "set", "m4b", "test")
_BUILDER = ("editables",)  # what hatchling asks for, by name, when it installs a folder
# pytest-timeout ends a whole process, so tests run in another one, which is then started again.
_OPTIONS = ("-vv", "-n", "1", "--max-worker-restart", "40", "-p", "no:cacheprovider")
_SECONDS_OF_TEST = 300
_SECONDS_OF_FOLDER = 3600


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("work", type=Path)
    parser.add_argument("folders", nargs="*", help="below tests, such as session; without: all")
    options = parser.parse_args()
    work = options.work.resolve()
    run = make_wine(work / "wine")
    project = copy_project(work / "wine" / DRIVE_C / "azul")
    python = install(run, work, project)
    failed = 0
    for folder in options.folders or folders():
        begun = time.monotonic()
        counts = try_folder(run, python, project, folder, work / "results")
        failed += counts["failed"]
        told = ", ".join(f"{count} {what}" for what, count in counts.items())
        print(f"{folder}: {told}, {time.monotonic() - begun:.0f} s", flush=True)
    return min(failed, 1)


def folders() -> list[str]:
    found = {path.parent.name for path in ROOT.glob("tests/*/test_*.py")}
    return sorted(found - {"windows"})


def copy_project(target: Path) -> Path:
    """Copy the files that git knows; what was installed there before stays."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=True,
    )
    for old in ("azul_access", "firmware_protocol", "tests", "docs"):
        shutil.rmtree(target / old, ignore_errors=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)
    return target


def install(run: Path, work: Path, project: Path) -> Path:
    """Make the environment that tests/run.py makes; returns its Python."""
    environment = project / ".venv-test"
    program = environment / "Scripts" / "python.exe"
    if (environment / "made").exists():
        return program
    python = work / "Python313"
    if not python.exists():
        make_python(work / "parts", python, installer=True)
    packages = fetch_packages(work / "packages-of-tests", _EXTRAS, _BUILDER)
    shutil.rmtree(environment, ignore_errors=True)
    environ = pip_environ(windows_path(packages))
    made: list[str | Path] = [run, python / "python.exe", "-m", "venv", ".venv-test"]
    pip: list[str | Path] = [run, program, "-m", "pip", "install", "--no-compile", "--editable"]
    for command in (made, [*pip, f".[{','.join(_EXTRAS)}]"]):
        with open(work / "install.log", "ab") as log:
            subprocess.run(
                command,
                cwd=project,
                env=environ,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                check=True,
            )
    prepare(environment / "Lib" / "site-packages")
    (environment / "made").touch()
    return program


def try_folder(run: Path, python: Path, project: Path, folder: str, results: Path) -> Counter[str]:
    """How many tests of the folder passed, failed and were skipped; "stopped" without an end."""
    results.mkdir(exist_ok=True)
    xml = results / f"{folder.replace('/', '-')}.xml"
    xml.unlink(missing_ok=True)
    words = (f"tests/{folder}", "--timeout", str(_SECONDS_OF_TEST), f"--junitxml=Z:{xml}")
    with open(xml.with_suffix(".log"), "wb") as log:
        process = subprocess.Popen(
            [run, python, "-m", "pytest", *_OPTIONS, *words],
            cwd=project,
            env={**os.environ, "PYTHONUTF8": "1"},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            process.wait(_SECONDS_OF_FOLDER)
        except subprocess.TimeoutExpired:
            subprocess.call([run.with_name("stop")])
            process.wait()
    return count(xml) if xml.exists() else Counter(stopped=1)


def count(xml: Path) -> Counter[str]:
    counts = Counter({"passed": 0, "failed": 0, "skipped": 0})
    for case in ElementTree.parse(xml).iter("testcase"):
        kinds = {child.tag for child in case}
        bad = kinds & {"failure", "error"}
        counts["failed" if bad else "skipped" if "skipped" in kinds else "passed"] += 1
    return counts


if __name__ == "__main__":
    sys.exit(main())
