"""The default folder of saved games, and the names of their files."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul_access.storage import GameLog, LogError, LogReason, create_unused, default_folder
from azul_access.storage.log_paths import saved_logs


def unused_path(folder: Path, stem: str) -> Path:
    return create_unused(folder, stem, lambda path: path)


def test_unused_paths_are_numbered(tmp_path: Path) -> None:
    """The second and third game with the same stem get -2 and -3."""
    names = []
    for _ in range(3):
        path = unused_path(tmp_path, "2026-11-21-anna-ben")
        GameLog.create(path, {}).close()
        names.append(path.name)
    stem = "2026-11-21-anna-ben"
    assert names == [f"{stem}.azul", f"{stem}-2.azul", f"{stem}-3.azul"]


@pytest.mark.parametrize(
    ("stem", "name"),
    [
        ("2026-11-21-Zoë-Jörg", "2026-11-21-Zoë-Jörg.azul"),
        ("Zoe\u0308", "Zoë.azul"),
        ("../../etc/passwd", "etc-passwd.azul"),
        ("C:\\games\\a.b", "C-games-a-b.azul"),
        ("-rf", "rf.azul"),
        (".hidden", "hidden.azul"),
        ("a  b\tc\nd\0e.", "a-b-c-d-e.azul"),
        ("CON", "game-CON.azul"),
        ("com1", "game-com1.azul"),
        ("❤️", "game.azul"),
        ("", "game.azul"),
        ("J\udcf6rg", "J-rg.azul"),
        ("明日", "明日.azul"),
        ("हिन्दी", "हिन्दी.azul"),
        ("x" * 300, "x" * 100 + ".azul"),
        ("ä" * 300, "ä" * 50 + ".azul"),
    ],
)
def test_safe_names(tmp_path: Path, stem: str, name: str) -> None:
    """Names keep letters of all scripts, and lose all that a system does not allow."""
    assert unused_path(tmp_path, stem) == tmp_path / name


@given(stem=st.text())
def test_any_stem(tmp_path_factory: pytest.TempPathFactory, stem: str) -> None:
    """Any text results in a valid file name for all systems."""
    folder = tmp_path_factory.getbasetemp()
    path = unused_path(folder, stem)
    assert path.parent == folder
    assert len(path.name.encode()) <= 110
    assert not set(path.name) & set('<>:"/\\|?*\0\n ')
    assert path.name[0] not in ".-"


def test_a_time_in_the_future_says_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks may differ by a minute; beyond that, a log is not the one that was changed last."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    (tmp_path / "games").mkdir()
    now = time.time()
    for name, changed in (("old", -100), ("new", -10), ("ahead", 40), ("wrong", 3600)):
        path = tmp_path / "games" / f"{name}.azul"
        path.touch()
        os.utime(path, (now + changed, now + changed))
    assert [path.stem for path in saved_logs()] == ["ahead", "new", "old", "wrong"]


def test_missing_folder(tmp_path: Path) -> None:
    """The folder of an unused path need not exist."""
    assert unused_path(tmp_path / "new", "a") == tmp_path / "new" / "a.azul"


def test_a_name_that_is_taken_meanwhile(tmp_path: Path) -> None:
    """A name that another program takes, or is about to, is not tried again."""
    tried = []

    def create(path: Path) -> Path:
        tried.append(path.name)
        if len(tried) < 3:
            reasons = (LogReason.LOG_EXISTS, LogReason.LOG_IN_USE)
            raise LogError(reasons[len(tried) - 1], path)
        return path

    assert create_unused(tmp_path, "a", create).name == "a-3.azul"
    assert tried == ["a.azul", "a-2.azul", "a-3.azul"]


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    """Any other error ends the search."""

    def create(path: Path) -> Path:
        raise LogError(LogReason.LOG_FOLDER_READ_ONLY, path)

    with pytest.raises(LogError):
        create_unused(tmp_path, "a", create)


def test_default_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saved games are in the user's data folder, or in that of AZUL_ACCESS_HOME."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    assert default_folder() == tmp_path / "games"
    monkeypatch.setenv("AZUL_ACCESS_HOME", "")
    folder = default_folder()
    assert folder.is_absolute()
    assert folder.parts[-2:] == ("azul-access", "games")
    monkeypatch.delenv("AZUL_ACCESS_HOME")
    assert default_folder() == folder


def test_slow_libraries_are_not_imported() -> None:
    """Reading a log imports neither filelock nor platformdirs."""
    code = "import sys, azul_access.storage; print({'filelock', 'platformdirs'} & {*sys.modules})"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "set()"


def test_reasons_name_phrases() -> None:
    """The value of each reason is its name in the style of phrase names."""
    assert all(reason.value == reason.name.lower().replace("_", "-") for reason in LogReason)
