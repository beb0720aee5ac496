"""Wine, and what runs there: made once for all tests of this folder, or kept for later runs."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from build_zip import ROOT, build, version
from windows_python import COMPILER, VERSION
from wine import WineError, make_wine

# Names a folder in which all that was made stays, so that it need not be made again.
KEPT = "AZUL_WINE"
_SOURCES = (ROOT / "azul_access", ROOT / "firmware_protocol", ROOT / "tests" / "windows")


@pytest.fixture(scope="session")
def work(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    if kept := os.environ.get(KEPT):
        folder = Path(kept).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        yield folder
    else:  # more than a gigabyte
        folder = tmp_path_factory.mktemp("windows")
        yield folder
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def wine(work: Path) -> Iterator[Path]:
    """The program that runs those for Windows. Tests are skipped where it cannot be made."""
    if not shutil.which(COMPILER):
        pytest.skip(f"not installed: {COMPILER}")
    try:
        run = make_wine(work / "wine")
    except WineError as error:
        pytest.skip(str(error))
    # Background programs of Wine keep the output of the program that was first, until their end.
    first = subprocess.Popen(
        [run, "cmd", "/c", "pause"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    _run_quietly(run, "cmd", "/c", "ver")
    yield run
    _run_quietly(work / "wine" / "stop")
    first.communicate()


@pytest.fixture(scope="session")
def archive(work: Path, wine: Path) -> Path:
    """The zip; a kept one only if nothing was changed since."""
    made = work / f"AzulAccess-{version()}-windows.zip"
    if made.exists() and made.stat().st_mtime > max(map(_changed, _SOURCES)):
        return made
    return build(work / "parts", work, _compiler(work, wine))


def _changed(folder: Path) -> float:
    """When a file in the folder was changed last."""
    return max(path.stat().st_mtime for path in folder.rglob("*.*") if path.suffix != ".pyc")


def _run_quietly(*command: str | Path) -> None:
    subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )


def _compiler(work: Path, wine: Path) -> list[str | Path]:
    own = shutil.which(f"python{VERSION}")
    if own and not subprocess.run([own, "--version"], capture_output=True, check=False).returncode:
        return [own]
    return [wine, work / "parts" / "folder" / "python" / "python.exe"]
