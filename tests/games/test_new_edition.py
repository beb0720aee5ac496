"""An edition is one row: a made-up one of each game works everywhere."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from new_editions import add_editions

import azul_access
import firmware_protocol

HERE = Path(__file__).resolve().parent
TIMEOUT_SECONDS = 300.0


def test_new_editions_work_everywhere(tmp_path: Path) -> None:
    """A copy of the packages with two more rows describes, plays, saves, resumes and narrates."""
    for package in (azul_access, firmware_protocol):
        (source,) = map(Path, package.__path__)
        shutil.copytree(source, tmp_path / source.name)
    add_editions(tmp_path / "azul_access")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist"),
            *(f"--rootdir={HERE}", "-o", "addopts=", "-q", HERE / "new_edition_checks.py"),
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
