"""How the folder of espeak-ng's data is named to a C library of Windows."""

import locale
import os
import sys
import tempfile
from pathlib import Path

import pytest

from azul_access.speech import c_paths
from azul_access.speech.c_paths import encode_folder

FOLDERS = ["Azul", "Azul für alle", "Azul für Ελένη"]


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows in Western Europe, with a disk that keeps no short names."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(locale, "getencoding", lambda: "cp1252")
    monkeypatch.setattr(c_paths, "_short_path", str)


def make_folder(path: Path) -> Path:
    path.mkdir()
    (path / "phontab").write_bytes(b"data")
    return path


@pytest.mark.parametrize("name", FOLDERS)
def test_other_systems_take_any_name(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Elsewhere a path is the bytes that the system has."""
    monkeypatch.setattr(sys, "platform", "linux")
    assert encode_folder(tmp_path / name) == os.fsencode(tmp_path / name)


@pytest.mark.usefixtures("windows")
@pytest.mark.parametrize("name", FOLDERS[:2])
def test_a_name_in_the_code_page(tmp_path: Path, name: str) -> None:
    """A path without short names is in the code page, not in UTF-8."""
    folder = make_folder(tmp_path / name)
    assert encode_folder(folder) == str(folder).encode("cp1252")


@pytest.mark.usefixtures("windows")
def test_a_short_name_is_preferred(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no letters that could be read in another code page."""
    monkeypatch.setattr(c_paths, "_short_path", lambda folder: r"D:\AZULFR~1")
    assert encode_folder(make_folder(tmp_path / FOLDERS[1])) == rb"D:\AZULFR~1"


@pytest.mark.usefixtures("windows")
def test_letters_that_the_code_page_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the data are copied to where the library finds them, once."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folder = make_folder(tmp_path / FOLDERS[2])
    encoded = encode_folder(folder)
    copy = Path(encoded.decode("ascii"))
    assert (copy / "phontab").read_bytes() == b"data"
    (copy / "phontab").write_bytes(b"kept")
    assert encode_folder(folder) == encoded
    assert (copy / "phontab").read_bytes() == b"kept"
