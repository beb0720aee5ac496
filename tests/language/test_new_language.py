"""A language is one folder and one row: a made-up fourth one works everywhere."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from new_language import TAG, add_language

import azul_access
import firmware_protocol

HERE = Path(__file__).resolve().parent
TIMEOUT_SECONDS = 300.0


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the project's packages to which the language is added."""
    folder = tmp_path_factory.mktemp("checkout")
    for package in (azul_access, firmware_protocol):
        (source,) = map(Path, package.__path__)
        shutil.copytree(source, folder / source.name)
    add_language(folder / "azul_access")
    return folder


def run_tests(checkout: Path, *arguments: str) -> str:
    """Run files of tests in a process of its own, with the packages of `checkout`.

    Returns: its output, in which each test stands that passed.
    """
    options = [HERE / word if word.endswith(".py") else word for word in arguments]
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist"),
            *(f"--rootdir={HERE}", "-o", "addopts=", "-q", "-rp"),
            *options,
        ],
        capture_output=True,
        text=True,
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout)},
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
def test_the_language_is_complete_and_works_everywhere(checkout: Path) -> None:
    """It passes the tests of every language, without a change to another folder.

    All commands, a braille display and speech recognition use it, and no other language.
    """
    complete = ("test_languages.py", "test_messages.py", "test_words.py")
    # In the other languages only what concerns the new one.
    selected = f"{TAG} or has_a_name or switched or checks"
    passed = run_tests(checkout, *complete, "new_language_checks.py", "-k", selected)
    assert f"test_every_language_has_the_same_messages[{TAG}]" in passed
