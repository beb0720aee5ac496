"""Tests in forked processes have the results of one process."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

HELPERS = Path(__file__).resolve().parent
CONFTEST = """
import os
from pathlib import Path

import pytest
from forked_processes import pytest_addoption, pytest_configure

NOTES = Path(__file__).with_name("notes")

@pytest.fixture(scope="session")
def shared():
    yield os.getpid()
    with NOTES.open("a") as notes:
        notes.write(f"{os.getpid()}\\n")
"""
MODULE = """
import os
import time

import pytest

processes = set()

@pytest.mark.parametrize("number", range(3))
def test_of_one_module(shared, number, tmp_path):
    processes.add(os.getpid())
    assert processes == {shared}
    time.sleep(0.05)
"""
MIXED = """
import os

import pytest

def test_failing():
    print("printed before")
    os.write(1, b"written before")
    assert 1 == 2

def test_skipped():
    pytest.skip("for a reason")
"""
ENDING = """
import os

def test_passing():
    pass

def test_ending():
    os._exit(0)

def test_after_it():
    pass
"""
WAITING = """
from pathlib import Path

FOLDER = Path(__file__).parent
(FOLDER / "collected").touch()

def test_one():
    assert (FOLDER / "installed").exists()
"""
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are forked on Linux")


def run_tests(folder: Path, *options: str, **modules: str) -> "subprocess.CompletedProcess[str]":
    """Run test modules with these texts in three processes."""
    (folder / "conftest.py").write_text(CONFTEST)
    for name, text in modules.items():
        (folder / f"test_{name}.py").write_text(text)
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "--processes", "3", *options],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(HELPERS)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_results_are_counted_and_output_is_shown(tmp_path: Path) -> None:
    """A module stays in one process; fixtures of the run are closed once in each process."""
    modules = {f"module_{number}": MODULE for number in range(6)}
    done = run_tests(tmp_path, mixed=MIXED, **modules)
    assert "1 failed, 18 passed, 1 skipped" in done.stdout
    assert "printed before" in done.stdout
    assert "written before" in done.stdout
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    closed = (tmp_path / "notes").read_text().splitlines()
    assert 2 <= len(closed) == len(set(closed)) <= 3


def test_a_process_that_ends_is_a_failure(tmp_path: Path) -> None:
    """Whatever its exit code; the others go on."""
    done = run_tests(tmp_path, ending=ENDING, module=MODULE)
    assert "1 failed, 4 passed" in done.stdout
    assert "test_ending.py::test_ending" in done.stdout
    assert done.returncode == pytest.ExitCode.TESTS_FAILED


def test_nothing_is_begun_after_the_first_failure_with_that_option(tmp_path: Path) -> None:
    modules = {f"module_{number}": MODULE for number in range(6)}
    done = run_tests(tmp_path, "-x", mixed=MIXED, **modules)
    assert "stopping after 1 failures" in done.stdout
    assert "1 failed" in done.stdout
    assert done.returncode != 0


def test_the_first_test_waits_for_a_signal(tmp_path: Path) -> None:
    """For what is still being installed while the tests are collected."""
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_one.py").write_text(WAITING)
    reader, writer = os.pipe()
    with subprocess.Popen(
        [sys.executable, "-m", "pytest", "--processes", "1", "--begin-at", str(reader)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(HELPERS)},
        pass_fds=(reader,),
        stdout=subprocess.DEVNULL,
    ) as process:
        os.close(reader)
        while not (tmp_path / "collected").exists() and process.poll() is None:
            time.sleep(0.01)
        (tmp_path / "installed").touch()
        os.close(writer)
    assert process.returncode == 0
