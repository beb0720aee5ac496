"""The zip for Windows, built from nothing and tried under Wine."""

from pathlib import Path

import pytest
from numpy_for_wine import prepare
from smoke import try_all, unpack

pytestmark = [pytest.mark.thorough, pytest.mark.long, pytest.mark.timeout(1800)]


def test_the_zip_plays(wine: Path, archive: Path, tmp_path: Path) -> None:
    """It plays and tells games from a folder with any name, twice at once, and after a move."""
    folder = unpack(archive, tmp_path)
    prepare(folder / "python" / "Lib" / "site-packages")
    try_all(folder, [str(wine)], tmp_path / "Spiele")


def test_the_zip_is_small(archive: Path) -> None:
    """It has at most 80 megabytes, as people download it."""
    assert archive.stat().st_size <= 80_000_000
